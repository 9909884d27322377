#include "core/rules/sectionmoves.h"

#include <algorithm>

namespace overmantel {

namespace {

// Works on the lines of a file; `first` and `last` of a stretch are both in it.
class Lines
{
public:
    explicit Lines(const SourceFile &file) : m_snapshot(file.snapshot) {}

    int of(qsizetype offset) const { return m_snapshot.position(offset).line; }
    qsizetype start(int line) const { return m_snapshot.lineStart(line); }
    // Behind the line end, or the end of the text.
    qsizetype behind(int line) const { return line + 1 < m_snapshot.lineCount() ? start(line + 1) : m_snapshot.text().size(); }
    QStringView text(int line) const { return m_snapshot.lineText(line); }
    bool isBlank(int line) const { return text(line).trimmed().isEmpty(); }
    bool isComment(int line) const { return text(line).trimmed().startsWith(u'#'); }
    qsizetype indent(int line) const
    {
        const QStringView line_ = text(line);
        const auto it = std::find_if(line_.begin(), line_.end(), [](QChar c) { return c != u' '; });
        return it - line_.begin();
    }
    // The last line of a node, with the deeper comments that follow it.
    int last(TextRange node, qsizetype depth) const
    {
        const qsizetype end = std::max(node.start, node.end);
        int line = of(end > node.start && m_snapshot.text()[end - 1] == u'\n' ? end - 1 : end);
        while (line + 1 < m_snapshot.lineCount() && isComment(line + 1) && indent(line + 1) > depth)
            ++line;
        return line;
    }
    // Comments right above, as deep as the line itself.
    int firstWithComments(int line, int atLeast) const
    {
        while (line - 1 >= atLeast && isComment(line - 1) && indent(line - 1) == indent(line))
            --line;
        return line;
    }
    // The lines with more or fewer spaces before them, each with its line end.
    QString shifted(int first, int last, qsizetype by) const
    {
        QString moved;
        for (int line = first; line <= last; ++line) {
            if (isBlank(line))
                moved += text(line);
            else if (by >= 0)
                moved += QString(by, u' ') + text(line).toString();
            else
                moved += text(line).mid(std::min(-by, indent(line)));
            moved += u'\n';
        }
        return moved;
    }

private:
    const Snapshot &m_snapshot;
};

bool isPlainSection(const SourceFile &file, const yaml::Entry &section)
{
    const yaml::Node &value = section.value;
    // What an alias stands for must stay before it.
    return file.tree.aliases.isEmpty() && value.isMapping() && value.collectionStyle == yaml::CollectionStyle::Block && value.properties.isEmpty() && !value.entries.empty()
        && file.snapshot.position(section.key.range.start).column == 0;
}

} // namespace

std::optional<TextEdit> moveToTopLevel(const SourceFile &file, const yaml::Entry &section, qsizetype index)
{
    if (!isPlainSection(file, section) || section.value.entries.size() < 2)
        return std::nullopt;
    const Lines lines(file);
    const yaml::Entry &entry = section.value.entries[size_t(index)];
    const int keyLine = lines.of(entry.key.range.start);
    const qsizetype depth = lines.indent(keyLine);
    if (depth == 0 || lines.start(keyLine) + depth != entry.key.range.start)
        return std::nullopt;
    const int first = lines.firstWithComments(keyLine, lines.of(section.key.range.start) + 1);
    const int last = lines.last(entry.range, depth);
    const int sectionEnd = std::max(last, lines.last(section.range, 0));
    const QString moved = lines.shifted(first, last, -depth);
    const TextRange old{lines.start(first), lines.behind(last)};
    if (last == sectionEnd)
        return TextEdit::replace(old, u'\n' + moved);
    TextEdit edit = TextEdit::remove(old);
    const qsizetype at = lines.behind(sectionEnd);
    const bool isLineOpen = at > 0 && file.snapshot.text()[at - 1] != u'\n';
    edit.add({at, at}, (isLineOpen ? QStringLiteral("\n\n") : QStringLiteral("\n")) + moved);
    return edit;
}

std::optional<TextEdit> moveToModelGroup(const SourceFile &file, const yaml::Entry &llm, const QString &group)
{
    if (!isPlainSection(file, llm))
        return std::nullopt;
    const Lines lines(file);
    const int first = lines.of(llm.key.range.start) + 1;
    const int keyLine = lines.of(llm.value.entries.front().key.range.start);
    const int last = lines.last(llm.range, 0);
    if (keyLine < first || lines.indent(keyLine) == 0)
        return std::nullopt;
    // The dash goes before the first key; comments above that one stand above the dash.
    constexpr qsizetype depth = 8;
    const qsizetype by = depth - lines.indent(keyLine);
    QString item = lines.shifted(keyLine, last, by);
    item[depth - 2] = u'-';
    const QString head = QStringLiteral("  model_group: %1\n\nmodel_groups:\n  - id: %1\n    models:\n").arg(group);
    return TextEdit::replace({lines.start(first), lines.behind(last)}, head + (keyLine > first ? lines.shifted(first, keyLine - 1, by - 2) : QString()) + item);
}

} // namespace overmantel
