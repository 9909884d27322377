// The catalogue of rules as a window of its own beside the work: contents with a filter, and a page for each
// rule with what, why, example and fix, with a way back and forward. It is written from the rule table;
// nothing is loaded from the net or the disk.
#pragma once

#include "core/analysis/analysis.h"
#include "core/diagnostics/findingtext.h"
#include "core/rules/rulecatalogue.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace overmantel {

class RuleBrowser;
class RuleContents;

class RuleCatalogueWindow : public QWidget
{
    Q_OBJECT
public:
    explicit RuleCatalogueWindow(QWidget *parent = nullptr);

    void showRule(const QString &code); // empty: the overview
    QString currentCode() const;        // empty on the overview
    // Where the open agent has the problem of the page is part of it.
    void setAnalysis(const AnalysisPtr &analysis, const PositionOf &positionOf);

Q_SIGNALS:
    void locationActivated(const overmantel::Location &location);

private:
    QToolButton *makeButton(const QString &name, const QString &icon, const QString &words);
    QWidget *buildContents();
    QWidget *buildPage();
    void filterBy(const QString &words);
    void follow(const QUrl &url);
    void showPage(const QUrl &url);
    QList<Location> placesOf(const QString &code) const;
    QString htmlOf(const QString &code);
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

    QList<CatalogueEntry> m_catalogue;
    AnalysisPtr m_analysis;
    PositionOf m_positionOf;
    QList<Location> m_places; // of the page that is shown

    QLineEdit *m_words = nullptr;
    QLabel *m_count = nullptr;
    RuleContents *m_list = nullptr;
    RuleBrowser *m_page = nullptr;
    QToolButton *m_back = nullptr;
    QToolButton *m_forward = nullptr;
    QToolButton *m_overview = nullptr;
};

} // namespace overmantel
