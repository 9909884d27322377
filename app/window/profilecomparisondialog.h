// "Ready to upgrade?": what appears and what vanishes in the open agent under another profile. Stays open
// beside the work and follows the texts; the comparison runs on a thread of its own. It asks for places,
// rules and the other profile; it changes nothing itself.
#pragma once

#include "core/analysis/profilecomparison.h"
#include "core/workspace/analysisscheduler.h"

#include <QDialog>

#include <memory>

class QComboBox;
class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace overmantel {

class Workspace;

class ProfileComparisonDialog : public QDialog
{
    Q_OBJECT
public:
    // Tests pass an analyzer of their own.
    explicit ProfileComparisonDialog(Workspace *workspace, QWidget *parent = nullptr, AnalysisScheduler::Analyzer analyzer = analyze);
    ~ProfileComparisonDialog() override;

    const ProfileComparison &comparison() const { return m_comparison; }
    bool isComparing() const { return m_isComparing; }

Q_SIGNALS:
    void locationActivated(const overmantel::Location &location);
    void ruleRequested(const QString &code);
    void profileRequested(overmantel::Profile profile);

private:
    enum class CopyAs { Text, Markdown };

    QWidget *buildHead();
    QWidget *buildButtons();
    void listProfiles();
    void compare(); // while it is seen
    void accept(const AnalysisPtr &other);
    void showComparison();
    void addGroup(const QString &title, const QList<Diagnostic> &findings);
    QTreeWidgetItem *findingItem(const Diagnostic &finding) const;
    const Diagnostic *findingOf(const QTreeWidgetItem *item) const;
    void activate();
    void copy(CopyAs form);
    QString wanted() const;
    TextPosition positionOf(const Location &place) const;
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

    Workspace *m_workspace;
    std::unique_ptr<AnalysisScheduler> m_scheduler;
    ProfileComparison m_comparison;
    QList<Diagnostic> m_shown; // in the order of the items
    bool m_isComparing = false;

    QComboBox *m_profiles = nullptr;
    QLabel *m_summary = nullptr;
    QTreeWidget *m_list = nullptr;
    QPushButton *m_use = nullptr;
    QList<QPushButton *> m_copyButtons;
};

} // namespace overmantel
