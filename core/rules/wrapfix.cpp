#include "core/rules/wrapfix.h"

#include "core/rules/keychecks.h"

namespace overmantel {

void addWrapFix(Diagnostic &found, const QString &title, const SourceFile &file, const yaml::Node &mapping, const QStringList &keys)
{
    constexpr qsizetype step = 2;
    const QString &text = file.snapshot.text();
    const qsizetype start = mapping.range.start > 0 ? text.lastIndexOf(u'\n', mapping.range.start - 1) + 1 : 0;
    const qsizetype column = mapping.range.start - start;
    const bool beginsLine = textIn(text, {start, mapping.range.start}).trimmed().isEmpty();
    if (!mapping.isMapping() || mapping.collectionStyle != yaml::CollectionStyle::Block || !beginsLine || !mapping.properties.isEmpty())
        return;
    QString header;
    for (qsizetype i = 0; i < keys.size(); ++i)
        header += QString(column + i * step, u' ') + keys[i] + QStringLiteral(":\n");
    const QString indent(keys.size() * step, u' ');
    TextEdit edit = TextEdit::insert(start, header + indent);
    for (qsizetype line = text.indexOf(u'\n', start) + 1; line > 0 && line < mapping.range.end; line = text.indexOf(u'\n', line) + 1) {
        if (text[line] != u'\n')
            edit.add({line, line}, indent);
    }
    addFix(found, title, file.path, edit);
}

} // namespace overmantel
