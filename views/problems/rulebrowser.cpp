#include "views/problems/rulebrowser.h"

#include "views/problems/rulepage.h"

#include <QEvent>
#include <QScrollBar>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

RuleBrowser::RuleBrowser(PageOf pageOf, QWidget *parent) : QTextBrowser(parent), m_pageOf(std::move(pageOf))
{
    setObjectName(u"rulePage"_s);
    setAccessibleName(tr("Rule"));
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false);
    document()->setDocumentMargin(18);
    document()->setIndentWidth(18);
}

void RuleBrowser::showRule(const QString &code)
{
    setSource(QUrl(ruleUrl(code)), QTextDocument::HtmlResource);
}

QString RuleBrowser::code() const
{
    return source().path();
}

void RuleBrowser::refresh()
{
    if (source().isEmpty())
        return;
    const int at = verticalScrollBar()->value();
    reload();
    verticalScrollBar()->setValue(at);
}

QVariant RuleBrowser::loadResource(int type, const QUrl &url)
{
    if (type != QTextDocument::HtmlResource || url.scheme() != u"rule"_s)
        return {};
    return m_pageOf(url.path());
}

void RuleBrowser::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        refresh();
}

} // namespace overmantel
