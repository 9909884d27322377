#include "app/window/checks.h"

#include "app/window/profilecomparisondialog.h"
#include "core/workspace/workspace.h"
#include "views/problems/rulecataloguewindow.h"

namespace overmantel {

namespace {

void bringForward(QWidget *window)
{
    window->show();
    window->raise();
    window->activateWindow();
}

} // namespace

Checks::Checks(Workspace *workspace, QWidget *window) : QObject(window), m_workspace(workspace), m_window(window)
{
    connect(workspace, &Workspace::analysisChanged, this, &Checks::showAnalysis);
}

void Checks::setProfile(Profile profile)
{
    if (const Result<void> kept = m_workspace->setProfile(profile); !kept)
        Q_EMIT said(kept.error().sentence(), Severity::Warning);
}

void Checks::showComparison()
{
    if (!m_comparison) {
        m_comparison = new ProfileComparisonDialog(m_workspace, m_window);
        connect(m_comparison, &ProfileComparisonDialog::locationActivated, this, &Checks::locationActivated);
        connect(m_comparison, &ProfileComparisonDialog::ruleRequested, this, &Checks::showRule);
        connect(m_comparison, &ProfileComparisonDialog::profileRequested, this, &Checks::setProfile);
    }
    bringForward(m_comparison);
}

void Checks::showRule(const QString &code)
{
    if (!m_catalogue) {
        m_catalogue = new RuleCatalogueWindow(m_window);
        connect(m_catalogue, &RuleCatalogueWindow::locationActivated, this, &Checks::locationActivated);
        showAnalysis();
    }
    m_catalogue->showRule(code);
    bringForward(m_catalogue);
}

void Checks::showAnalysis()
{
    if (!m_catalogue)
        return;
    m_catalogue->setAnalysis(m_workspace->analysis(), [workspace = m_workspace](const Location &place) {
        return workspace->snapshot(place.file).position(place.range.start);
    });
}

} // namespace overmantel
