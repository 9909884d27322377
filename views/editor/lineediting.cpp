#include "views/editor/lineediting.h"

#include <QList>

#include <algorithm>

namespace overmantel {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr qsizetype bracketSearchLength = 20'000; // characters looked at for the partner of a bracket

struct Lines
{
    int first = 0;
    int last = 0;
};

// A selection that ends at the very beginning of a line does not take that line in.
Lines linesOf(const Snapshot &text, EditorSelection selection)
{
    const TextRange range = selection.range();
    const int first = text.position(range.start).line;
    int last = text.position(range.end).line;
    if (last > first && text.lineStart(last) == range.end)
        --last;
    return {first, last};
}

qsizetype indentOf(QStringView line)
{
    const auto end =
        std::find_if(line.begin(), line.end(), [](QChar character) { return character != u' ' && character != u'\t'; });
    return std::distance(line.begin(), end);
}

EditorSelection mapped(EditorSelection selection, const TextEdit &edit)
{
    return {edit.mapped(selection.anchor), edit.mapped(selection.position)};
}

// "key: value" or "key:", as far as a glance tells.
bool hasKey(QStringView item)
{
    const qsizetype colon = item.indexOf(u':');
    return colon > 0 && (colon + 1 == item.size() || item[colon + 1] == u' ') && item[0] != u'"' && item[0] != u'\''
           && item[0] != u'#';
}

bool opensDeeperLines(QStringView line)
{
    static const QStringList ends = {u":"_s, u": |"_s, u": >"_s, u": |-"_s, u": >-"_s, u": |+"_s, u": >+"_s};
    return std::any_of(ends.begin(), ends.end(), [line](const QString &end) { return line.endsWith(end); });
}

} // namespace

Language languageOf(const QString &file)
{
    if (file.endsWith(u"/skill.md"_s) || file == u"skill.md")
        return Language::Skill;
    if (file.endsWith(u".md"_s))
        return Language::Markdown;
    if (file.endsWith(u".yml"_s) || file.endsWith(u".yaml"_s))
        return Language::Yaml;
    if (file.endsWith(u".py"_s))
        return Language::Python;
    return Language::PlainText;
}

int indentWidth(Language language)
{
    return language == Language::Python ? 4 : 2;
}

bool isYamlLine(const Snapshot &text, int line, Language language)
{
    if (language == Language::Yaml)
        return true;
    if (language != Language::Skill || text.lineText(0).trimmed() != u"---" || line == 0)
        return false;
    int at = 1;
    for (; at < text.lineCount() && text.lineText(at).trimmed() != u"---"; ++at) {
        if (at == line)
            return true;
    }
    bool isInFence = false;
    for (++at; at <= line && at < text.lineCount(); ++at) {
        const QStringView content = text.lineText(at);
        if (!isInFence && content.startsWith(u":::ordered_block")) {
            isInFence = true;
            continue;
        }
        if (isInFence && content.trimmed() == u":::")
            isInFence = false;
        if (at == line)
            return isInFence;
    }
    return false;
}

LineEdit toggledComment(const Snapshot &text, EditorSelection selection, Language language)
{
    const Lines lines = linesOf(text, selection);
    qsizetype indent = -1;
    bool isAllComment = true;
    QList<int> concerned;
    for (int line = lines.first; line <= lines.last; ++line) {
        const QStringView content = text.lineText(line);
        if (content.trimmed().isEmpty() || (language != Language::Python && !isYamlLine(text, line, language)))
            continue;
        concerned.append(line);
        const qsizetype own = indentOf(content);
        indent = indent < 0 ? own : std::min(indent, own);
        isAllComment = isAllComment && content.mid(own).startsWith(u'#');
    }
    LineEdit result{.edit = {}, .selection = selection};
    for (const int line : std::as_const(concerned)) {
        const QStringView content = text.lineText(line);
        const qsizetype start = text.lineStart(line);
        if (!isAllComment) {
            result.edit.add({start + indent, start + indent}, u"# "_s);
            continue;
        }
        const qsizetype mark = indentOf(content);
        const qsizetype length = content.mid(mark).startsWith(u"# ") ? 2 : 1;
        result.edit.add({start + mark, start + mark + length}, {});
    }
    result.selection = mapped(selection, result.edit);
    return result;
}

LineEdit movedLines(const Snapshot &text, EditorSelection selection, VerticalMove move)
{
    const Lines lines = linesOf(text, selection);
    const int other = move == VerticalMove::Up ? lines.first - 1 : lines.last + 1;
    if (other < 0 || other >= text.lineCount())
        return {.edit = {}, .selection = selection};
    const int first = std::min(lines.first, other);
    const int last = std::max(lines.last, other);
    const QString block =
        textIn(text.text(), {text.lineRange(lines.first).start, text.lineRange(lines.last).end}).toString();
    const QString neighbour = text.lineText(other).toString();
    const TextRange range{text.lineRange(first).start, text.lineRange(last).end};
    const bool isUp = move == VerticalMove::Up;
    const qsizetype shift = isUp ? -(neighbour.size() + 1) : neighbour.size() + 1;
    const qsizetype size = text.text().size();
    return {.edit = TextEdit::replace(range, isUp ? block + u'\n' + neighbour : neighbour + u'\n' + block),
            .selection = {qBound(qsizetype(0), selection.anchor + shift, size),
                          qBound(qsizetype(0), selection.position + shift, size)}};
}

LineEdit duplicatedLines(const Snapshot &text, EditorSelection selection)
{
    const Lines lines = linesOf(text, selection);
    const TextRange range{text.lineRange(lines.first).start, text.lineRange(lines.last).end};
    const QString copy = u'\n' + textIn(text.text(), range).toString();
    return {.edit = TextEdit::insert(range.end, copy),
            .selection = {selection.anchor + copy.size(), selection.position + copy.size()}};
}

LineEdit indentedLines(const Snapshot &text, EditorSelection selection, IndentChange change, int width)
{
    const Lines lines = linesOf(text, selection);
    LineEdit result{.edit = {}, .selection = selection};
    for (int line = lines.first; line <= lines.last; ++line) {
        const QStringView content = text.lineText(line);
        const qsizetype start = text.lineStart(line);
        if (change == IndentChange::More) {
            if (!content.isEmpty())
                result.edit.add({start, start}, QString(width, u' '));
            continue;
        }
        const qsizetype spaces = content.startsWith(u'\t') ? 1 : std::min<qsizetype>(width, indentOf(content));
        result.edit.add({start, start + spaces}, {});
    }
    result.selection = mapped(selection, result.edit);
    return result;
}

QString indentAfter(const Snapshot &text, qsizetype offset, Language language)
{
    const TextPosition position = text.position(offset);
    const QStringView line = text.lineText(position.line).left(position.column);
    const qsizetype indent = indentOf(line);
    QString result = line.left(indent).toString();
    const QStringView content = line.mid(indent).trimmed();
    if (language == Language::Python)
        return content.endsWith(u':') ? result + QString(indentWidth(language), u' ') : result;
    if (!isYamlLine(text, position.line, language))
        return result;
    // The keys of a list item stand under its first key.
    QStringView item = content;
    while (item.startsWith(u"- ") && hasKey(item.mid(2).trimmed())) {
        const qsizetype dash = 2 + indentOf(item.mid(2));
        result += QString(dash, u' ');
        item = item.mid(dash);
    }
    return opensDeeperLines(content) ? result + QString(indentWidth(language), u' ') : result;
}

std::optional<BracketPair> bracketPair(QStringView text, qsizetype offset)
{
    constexpr QStringView opening = u"([{";
    constexpr QStringView closing = u")]}";
    const auto isBracket = [&](qsizetype at) {
        return at >= 0 && at < text.size() && (opening.contains(text[at]) || closing.contains(text[at]));
    };
    const qsizetype start = isBracket(offset) ? offset : offset - 1;
    if (!isBracket(start))
        return {};
    const QChar own = text[start];
    const bool isForward = opening.contains(own);
    const QChar partner = isForward ? closing[opening.indexOf(own)] : opening[closing.indexOf(own)];
    const int step = isForward ? 1 : -1;
    int depth = 0;
    for (qsizetype at = start; at >= 0 && at < text.size() && qAbs(at - start) < bracketSearchLength; at += step) {
        depth += text[at] == own ? 1 : text[at] == partner ? -1 : 0;
        if (depth == 0)
            return isForward ? BracketPair{start, at} : BracketPair{at, start};
    }
    return {};
}

} // namespace overmantel
