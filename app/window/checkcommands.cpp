// The acts of Commands that are about checking: problems, profiles, rules.
#include "app/window/checks.h"
#include "app/window/commands.h"
#include "app/window/documents.h"
#include "views/editor/fileeditor.h"
#include "views/problems/problemsview.h"

#include <QMenu>

namespace overmantel {

void Commands::showFixes()
{
    DocumentPage *page = m_parts.documents->current();
    if (!page)
        return;
    QMenu *menu = m_parts.problems->fixesMenu(page->cursor());
    if (!menu) {
        say(tr("There is no ready-made fix at the cursor."), Severity::Info);
        return;
    }
    menu->popup(page->editor()->mapToGlobal(QPoint(80, 60)));
}

void Commands::walkProblems(int direction)
{
    const auto next = m_parts.problems->neighbour(here(), direction > 0 ? ProblemsView::Direction::Next
                                                                        : ProblemsView::Direction::Previous);
    if (!next)
        return;
    goTo(*next);
    m_parts.problems->select(*next);
}

void Commands::nextProblem()
{
    walkProblems(+1);
}

void Commands::previousProblem()
{
    walkProblems(-1);
}

void Commands::useMaestro()
{
    m_parts.checks->setProfile(Profile::Maestro);
}

void Commands::useReference()
{
    m_parts.checks->setProfile(Profile::Reference);
}

void Commands::useNext()
{
    m_parts.checks->setProfile(Profile::Next);
}

void Commands::compareProfiles()
{
    m_parts.checks->showComparison();
}

void Commands::showRules()
{
    m_parts.checks->showRule(m_parts.problems->codeAt(here()));
}

} // namespace overmantel
