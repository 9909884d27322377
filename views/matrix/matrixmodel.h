// The memory matrix as an item model: a row per memory entry, a column for its initial value, then one
// per skill. Cells are asked for when they are shown, so a large agent costs no more than its visible
// part. It never changes anything itself: an entered value leaves as a signal.
#pragma once

#include "core/analysis/analysis.h"
#include "core/queries/memoryaccess.h"

#include <QAbstractTableModel>

#include <optional>

namespace overmantel {

class MatrixModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { InitialValueColumn = 0, FirstSkillColumn = 1 };
    // Of cells.
    enum Role { LettersRole = Qt::UserRole, DeniedRole, LlmRole, CollectRole, ChoicesRole };
    // Of rows: "card", "reason", "public · categorical", "PII · immutable" and whether the file does not
    // parse at present.
    enum HeaderRole { NamespaceRole = Qt::UserRole, NameRole, DetailsRole, FlagsRole, StaleRole };

    explicit MatrixModel(QObject *parent = nullptr);

    // Keeps selection and editors where entries and skills are the same as before.
    void setAnalysis(AnalysisPtr analysis);
    const MemoryEntry *entry(int row) const; // nullptr outside
    const Skill *skill(int column) const;    // nullptr for other columns
    bool isStale(const MemoryEntry &entry) const; // its file does not parse at present
    std::optional<MemoryAccess> access(const QModelIndex &index) const;
    // The line that decides the cell; for the other column the declaration.
    Location decidingPlace(const QModelIndex &index) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

signals:
    void valueEntered(const QString &ns, const QString &entry, const overmantel::Value &value);
    // A sentence: what was wrong with the input.
    void inputRefused(const QString &sentence);

private:
    QVariant skillData(const QModelIndex &index, int role) const;
    QVariant rowHeaderData(const MemoryEntry &entry, int role) const;
    QVariant initialValueData(const MemoryEntry &entry, int role) const;
    QString spokenAccess(const MemoryAccess &access, const Skill &skill, const MemoryEntry &entry) const;
    QString reasons(const QModelIndex &index) const;
    QString placeText(const Location &place) const;

    AnalysisPtr m_analysis;
    std::unique_ptr<AccessIndex> m_access;
    QList<const MemoryEntry *> m_entries; // into m_analysis
};

} // namespace overmantel
