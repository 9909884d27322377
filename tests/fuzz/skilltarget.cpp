#include "tests/fuzz/targets.h"
#include "tests/fuzz/yamlfaults.h"
#include "tests/skill/documentfault.h"

namespace overmantel::fuzz {

QString skillFault(const QByteArray &input)
{
    const QString text = textOf(input);
    const skill::Document document = skill::read(text);
    if (const QString fault = skill::documentFault(text, document); !fault.isEmpty())
        return fault;
    if (const QString fault = treeFault(text, document.frontMatter, document.tree); !fault.isEmpty())
        return QStringLiteral("front matter: ") + fault;
    for (const skill::Fence &fence : document.fences) {
        if (const QString fault = treeFault(text, fence.body, fence.tree); !fault.isEmpty())
            return QStringLiteral("fence: ") + fault;
    }
    const TextRange whole{0, text.size()};
    for (const skill::Token &token : skill::proseTokens(text, whole)) {
        if (token.where.isEmpty() || !whole.contains(token.where))
            return QStringLiteral("a token out of bounds");
    }
    for (const skill::StrayMarker &marker : skill::instructionMarkers(text)) {
        if (!whole.contains(marker.where))
            return QStringLiteral("a marker out of bounds");
    }
    return {};
}

} // namespace overmantel::fuzz
