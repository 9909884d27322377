#include "views/problems/problemdetails.h"

#include "views/problems/problemhtml.h"

#include <QEvent>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

ProblemDetails::ProblemDetails(QWidget *parent) : QTextBrowser(parent)
{
    setObjectName(u"problemDetails"_s);
    setAccessibleName(tr("About the selected problem"));
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false);
    document()->setDocumentMargin(8);
    connect(this, &QTextBrowser::anchorClicked, this, &ProblemDetails::follow);
}

void ProblemDetails::setProblem(const Diagnostic *problem, const PositionOf &positionOf)
{
    m_positionOf = positionOf;
    const std::optional<Diagnostic> now = problem ? std::optional(*problem) : std::nullopt;
    if (now == m_problem)
        return; // a selection of words or a link with the keyboard on it stays
    m_problem = now;
    write();
}

void ProblemDetails::write()
{
    using namespace problems;
    if (!m_problem)
        return clear();
    const Diagnostic &problem = *m_problem;
    const auto line = [](const QString &text) { return u"<p style=\"margin-top: 1px; margin-bottom: 3px; line-height: 115%;\">"_s + text + u"</p>"_s; };
    const QString dot = inked(u"  ·  "_s, theme::Role::Muted);
    const QString place = findingPlace(problem.where.file, m_positionOf ? m_positionOf(problem.where) : TextPosition{});

    QString body = line(severityHtml(problem.severity) + dot + link(u"place:"_s, place) + dot + link(u"rule:"_s, tr("About this rule (F1)")));
    body += line(html(problem.message));
    for (qsizetype i = 0; i < problem.related.size(); ++i) {
        const RelatedPlace &related = problem.related.at(i);
        const QString there = findingPlace(related.where.file, m_positionOf ? m_positionOf(related.where) : TextPosition{});
        body += line(html(related.message) + u' ' + link(u"related:%1"_s.arg(i), there));
    }
    for (qsizetype i = 0; i < problem.fixes.size(); ++i)
        //: %1 is an act such as "Change ‘txet’ to ‘text’", as a link
        body += line(html(tr("Fix: %1")).arg(link(u"fix:%1"_s.arg(i), problem.fixes.at(i).title)));
    //: %1 is the name of a set of rules such as "reference"
    const QString profile = tr("Profile: %1").arg(profileName(problem.profile));
    body += line(code(problem.code) + dot + ownerHtml(problem.engineCode, problem.family) + dot + inked(profile, theme::Role::Muted));
    setHtml(page(body));
}

void ProblemDetails::follow(const QUrl &url)
{
    if (!m_problem)
        return;
    // A copy: what the link leads to may bring another problem here.
    const Diagnostic problem = *m_problem;
    const qsizetype index = url.path().toInt();
    if (url.scheme() == u"place"_s)
        Q_EMIT locationActivated(problem.where);
    else if (url.scheme() == u"rule"_s)
        Q_EMIT ruleRequested(problem.code);
    else if (url.scheme() == u"related"_s && index < problem.related.size())
        Q_EMIT locationActivated(problem.related.at(index).where);
    else if (url.scheme() == u"fix"_s && index < problem.fixes.size())
        Q_EMIT editRequested(problem.fixes.at(index).edit);
}

void ProblemDetails::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange)
        write();
}

} // namespace overmantel
