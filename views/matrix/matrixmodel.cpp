#include "views/matrix/matrixmodel.h"

#include "core/queries/memoryinput.h"
#include "core/queries/memorystate.h"
#include "views/common/theme.h"

#include <QFont>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

namespace {

QStringList names(const QList<const MemoryEntry *> &entries)
{
    QStringList result;
    for (const MemoryEntry *entry : entries)
        result += entry->fullName();
    return result;
}

QStringList skillIds(const AnalysisPtr &analysis)
{
    QStringList ids;
    if (analysis) {
        for (const Skill &skill : analysis->project.skills)
            ids += skill.id;
    }
    return ids;
}

bool isDenied(const MemoryAccess &access)
{
    return access.readReason == AccessReason::DenyRead || access.writeReason == AccessReason::DenyWrite;
}

QString channelName(WriteChannel channel)
{
    switch (channel) {
    case WriteChannel::Tool: return MatrixModel::tr("a tool");
    case WriteChannel::Llm: return MatrixModel::tr("the language model");
    case WriteChannel::Collect: return MatrixModel::tr("a collect step");
    case WriteChannel::SetMemory: return MatrixModel::tr("a set_memory step");
    case WriteChannel::Button: return MatrixModel::tr("a button");
    }
    return {};
}

} // namespace

MatrixModel::MatrixModel(QObject *parent) : QAbstractTableModel(parent)
{
}

void MatrixModel::setAnalysis(AnalysisPtr analysis)
{
    const QList<const MemoryEntry *> entries = analysis ? analysis->project.allEntries() : QList<const MemoryEntry *>();
    const bool sameShape = names(entries) == names(m_entries) && skillIds(analysis) == skillIds(m_analysis);
    if (!sameShape)
        beginResetModel();
    m_access.reset();
    m_entries = entries;
    m_analysis = std::move(analysis);
    if (m_analysis)
        m_access = std::make_unique<AccessIndex>(m_analysis->project);
    if (!sameShape)
        return endResetModel();
    if (rowCount() > 0) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
    }
}

const MemoryEntry *MatrixModel::entry(int row) const
{
    return row >= 0 && row < m_entries.size() ? m_entries.at(row) : nullptr;
}

const Skill *MatrixModel::skill(int column) const
{
    const int index = column - FirstSkillColumn;
    return m_analysis && index >= 0 && index < m_analysis->project.skills.size() ? &m_analysis->project.skills.at(index)
                                                                                 : nullptr;
}

bool MatrixModel::isStale(const MemoryEntry &entry) const
{
    return m_analysis->project.staleFiles.contains(entry.where.file);
}

std::optional<MemoryAccess> MatrixModel::access(const QModelIndex &index) const
{
    const MemoryEntry *at = entry(index.row());
    if (!at || !skill(index.column()))
        return std::nullopt;
    return m_access->access(index.column() - FirstSkillColumn, *at);
}

Location MatrixModel::decidingPlace(const QModelIndex &index) const
{
    const MemoryEntry *at = entry(index.row());
    if (!at)
        return {};
    const std::optional<MemoryAccess> cell = access(index);
    if (!cell)
        return at->initialValueWhere.isValid() ? at->initialValueWhere : at->name.where;
    const bool onlyWriteDenied = cell->readReason != AccessReason::DenyRead && cell->writeReason == AccessReason::DenyWrite;
    return onlyWriteDenied ? cell->writeAt : cell->readAt;
}

int MatrixModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_entries.size());
}

int MatrixModel::columnCount(const QModelIndex &parent) const
{
    if (parent.isValid() || !m_analysis)
        return 0;
    return FirstSkillColumn + int(m_analysis->project.skills.size());
}

QString MatrixModel::placeText(const Location &place) const
{
    const SourceFile *file = place.isValid() ? m_analysis->project.file(place.file) : nullptr;
    if (!file)
        return place.file;
    return place.file + u':' + QString::number(file->snapshot.position(place.range.start).line + 1);
}

QString MatrixModel::spokenAccess(const MemoryAccess &access, const Skill &skill, const MemoryEntry &entry) const
{
    QString text;
    if (access.read && access.write)
        //: %1 a skill, %2 a memory entry
        text = tr("%1 can read and write %2");
    else if (access.read)
        text = tr("%1 can read, not write %2");
    else if (access.write)
        text = tr("%1 can write, not read %2");
    else
        text = tr("%1 can neither read nor write %2");
    text = text.arg(skill.id, entry.fullName());
    if (access.readReason == AccessReason::DenyRead)
        text += tr(", denied by deny_read");
    if (access.writeReason == AccessReason::DenyWrite)
        text += tr(", denied by deny_write");
    return text;
}

QString MatrixModel::reasons(const QModelIndex &index) const
{
    const MemoryEntry &at = *entry(index.row());
    const Skill &active = *skill(index.column());
    const MemoryAccess cell = *access(index);
    QStringList lines{readSentence(cell, active, at), writeSentence(cell, active, at)};
    if (!cell.channels.isEmpty()) {
        QStringList channels;
        for (const WriteChannel channel : cell.channels)
            channels += channelName(channel);
        //: %1 a list such as "a tool, a button"
        lines += tr("While it is active, the value can come from: %1.").arg(channels.join(u", "_s));
    }
    if (cell.write && at.immutable)
        lines += tr("It is immutable: it can be written once.");
    const QString readAt = placeText(cell.readAt);
    const QString writeAt = placeText(cell.writeAt);
    if (readAt == writeAt) {
        //: %1 a file with a line, such as memory.yml:12
        lines += tr("Decided by %1").arg(readAt);
    } else {
        //: %1 and %2 are files with a line
        lines += tr("Reading is decided by %1, writing by %2").arg(readAt, writeAt);
    }
    return lines.join(u'\n');
}

QVariant MatrixModel::skillData(const QModelIndex &index, int role) const
{
    switch (role) {
    case Qt::DisplayRole: {
        const QString letters = accessLetters(*access(index));
        return letters.isEmpty() ? u"–"_s : letters;
    }
    case Qt::ToolTipRole:
        return reasons(index);
    case Qt::AccessibleTextRole:
        return spokenAccess(*access(index), *skill(index.column()), *entry(index.row()));
    case Qt::AccessibleDescriptionRole:
        return reasons(index);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(Qt::AlignCenter));
    case LettersRole:
        return accessLetters(*access(index));
    case DeniedRole:
        return isDenied(*access(index));
    case LlmRole:
        return access(index)->channels.contains(WriteChannel::Llm);
    case CollectRole:
        return access(index)->channels.contains(WriteChannel::Collect);
    default:
        return {};
    }
}

QVariant MatrixModel::initialValueData(const MemoryEntry &entry, int role) const
{
    const Value value = entry.initialValue.value_or(Value());
    switch (role) {
    case Qt::DisplayRole:
        return value.isNone() ? tr("unset") : inputFromValue(entry, value);
    case Qt::EditRole:
        return inputFromValue(entry, value);
    case ChoicesRole: {
        QStringList inputs;
        for (const Value &choice : choices(entry))
            inputs += inputFromValue(entry, choice);
        return inputs;
    }
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(Qt::AlignCenter));
    case Qt::ForegroundRole:
        return value.isNone() ? QVariant(theme::color(theme::Role::Muted)) : QVariant();
    case Qt::ToolTipRole:
        return tr("The value before anything writes to the entry. Double-click or press F2 to change it.");
    case Qt::AccessibleTextRole:
        //: %1 a memory entry, %2 its initial value or "unset"
        return tr("Initial value of %1: %2").arg(entry.fullName(), value.isNone() ? tr("unset") : value.toDisplay());
    default:
        return {};
    }
}

QVariant MatrixModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    if (index.column() == InitialValueColumn)
        return initialValueData(*m_entries.at(index.row()), role);
    return skillData(index, role);
}

QVariant MatrixModel::rowHeaderData(const MemoryEntry &entry, int role) const
{
    QStringList flags;
    if (entry.pii)
        flags += tr("PII");
    if (entry.immutable)
        flags += tr("immutable");
    const QStringList details{memoryScopeWord(entry.scope), memoryTypeWord(entry.type)};
    switch (role) {
    case Qt::DisplayRole:
        return entry.fullName();
    case Qt::AccessibleTextRole:
        return (QStringList{entry.fullName()} + details + flags).join(u", "_s);
    case Qt::ToolTipRole: {
        QStringList lines{entry.fullName(), (details + flags).join(u", "_s)};
        if (!entry.description.isEmpty())
            lines += entry.description;
        if (isStale(entry)) {
            //: %1 a file
            lines += tr("%1 cannot be read at present; this is its last good state.").arg(entry.where.file);
        }
        return lines.join(u'\n');
    }
    case NamespaceRole:
        return entry.ns;
    case NameRole:
        return entry.name.text;
    case DetailsRole:
        return details.join(u" · "_s);
    case FlagsRole:
        return flags.join(u" · "_s);
    case StaleRole:
        return isStale(entry);
    default:
        return {};
    }
}

QVariant MatrixModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical) {
        const MemoryEntry *at = entry(section);
        return at ? rowHeaderData(*at, role) : QVariant();
    }
    if (section == InitialValueColumn && (role == Qt::DisplayRole || role == Qt::AccessibleTextRole))
        return m_analysis ? QVariant(tr("Initial value")) : QVariant();
    const Skill *at = skill(section);
    if (at && (role == Qt::DisplayRole || role == Qt::AccessibleTextRole || role == Qt::ToolTipRole))
        return at->id;
    return {};
}

Qt::ItemFlags MatrixModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    // A file that does not parse has no place to write to.
    return index.column() == InitialValueColumn && !isStale(*entry(index.row())) ? flags | Qt::ItemIsEditable : flags;
}

bool MatrixModel::setData(const QModelIndex &index, const QVariant &input, int role)
{
    const MemoryEntry *at = entry(index.row());
    if (!at || role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable))
        return false;
    const Result<Value> value = valueFromInput(*at, input.toString());
    if (!value) {
        emit inputRefused(value.error().sentence());
        return false;
    }
    if (const QString mismatch = typeMismatch(*at, *value); !mismatch.isEmpty()) {
        emit inputRefused(mismatch);
        return false;
    }
    if (!(*value == at->initialValue.value_or(Value())))
        emit valueEntered(at->ns, at->name.text, *value);
    return true;
}

} // namespace overmantel
