// What belongs to checking beside the list of problems: the folder's profile, the comparison with another
// one, the catalogue of rules. Makes its windows when they are first asked for. Owned by MainWindow.
#pragma once

#include "core/diagnostics/diagnostic.h"

#include <QObject>
#include <QPointer>

class QWidget;

namespace overmantel {

class ProfileComparisonDialog;
class RuleCatalogueWindow;
class Workspace;

class Checks : public QObject
{
    Q_OBJECT
public:
    Checks(Workspace *workspace, QWidget *window);

    void setProfile(Profile profile);
    void showComparison();
    void showRule(const QString &code); // empty: the overview

Q_SIGNALS:
    void said(const QString &sentence, overmantel::Severity severity);
    void locationActivated(const overmantel::Location &location);

private:
    void showAnalysis();

    Workspace *m_workspace;
    QWidget *m_window;
    QPointer<ProfileComparisonDialog> m_comparison;
    QPointer<RuleCatalogueWindow> m_catalogue;
};

} // namespace overmantel
