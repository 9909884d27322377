// Which variant of a response is spoken, why, and in what words: for a skill and a memory state that a
// person tries out. Everything follows the analysis and the memory fields at once. It changes no file;
// the memory it holds is a trial and belongs to the session.
#pragma once

#include "core/analysis/analysis.h"
#include "core/queries/responseselection.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace overmantel {

class MemoryEditor;
class SpokenCard;
class VariantList;

class PreviewPanel : public QWidget
{
    Q_OBJECT

public:
    explicit PreviewPanel(QWidget *parent = nullptr);

    void setAnalysis(overmantel::AnalysisPtr analysis);
    // Shows that response; a name that is declared nowhere is shown as what it would speak.
    void setResponse(const QString &name);
    QString response() const { return m_response; }
    // Empty: no skill is active.
    void setSkill(const QString &id);
    QString skill() const { return m_skill; }

    // For the session: what was tried out. Restoring works before the first analysis as well.
    MemoryState memoryState() const;
    void setMemoryState(const overmantel::MemoryState &state);
    void resetMemory();

signals:
    void locationActivated(const overmantel::Location &location);
    void responseChanged(const QString &name);
    void memoryStateChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *buildUpperPart();
    QWidget *buildLowerPart();
    void connectParts();
    void refresh();
    void refreshResponses();
    void refreshSkills();
    void refreshNotes(const Response *response);
    void chooseTypedResponse();
    void changeValue(const QString &ns, const QString &entry, const Value &value);
    void adopt(const MemoryState &state);

    AnalysisPtr m_analysis;
    QStringList m_names; // of all responses, as offered
    QString m_response;
    QString m_skill;
    // What differs from the initial values, so that an initial value edited in the text shows at once
    // where nothing was tried out. None is a value here: unset by hand.
    QMap<std::pair<QString, QString>, Value> m_changes;
    std::optional<MemoryState> m_pending; // restored before there was an analysis

    QStackedWidget *m_pages = nullptr;
    QLabel *m_empty = nullptr;
    QComboBox *m_responseBox = nullptr;
    QLabel *m_source = nullptr;
    QComboBox *m_skillBox = nullptr;
    QCheckBox *m_activation = nullptr;
    SpokenCard *m_spoken = nullptr;
    VariantList *m_variants = nullptr;
    MemoryEditor *m_memory = nullptr;
    QPushButton *m_reset = nullptr;
};

} // namespace overmantel
