#include "core/queries/matrixexport.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

namespace {

QString exportWords(const char *text)
{
    return QCoreApplication::translate("MatrixExport", text);
}

bool isDenied(const MemoryAccess &access)
{
    return access.readReason == AccessReason::DenyRead || access.writeReason == AccessReason::DenyWrite;
}

// "RW", "R D", "-": what is allowed, and D where a deny list takes something away.
QString cellText(const MemoryAccess &access)
{
    QString text = accessLetters(access);
    if (text.isEmpty())
        text = u"-"_s;
    return isDenied(access) ? text + u" D"_s : text;
}

QStringList flags(const MemoryEntry &entry)
{
    QStringList words;
    if (entry.llmSettable)
        words += u"llm"_s;
    if (entry.pii)
        words += u"pii"_s;
    if (entry.immutable)
        words += u"immutable"_s;
    return words;
}

QString asText(const MemoryMatrix &matrix, const Project &project)
{
    QList<QStringList> lines;
    QStringList head{exportWords(QT_TRANSLATE_NOOP("MatrixExport", "entry")), exportWords(QT_TRANSLATE_NOOP("MatrixExport", "scope")),
                     exportWords(QT_TRANSLATE_NOOP("MatrixExport", "type")), exportWords(QT_TRANSLATE_NOOP("MatrixExport", "flags"))};
    for (const Skill &skill : project.skills)
        head += skill.id;
    lines += head;
    for (const MatrixRow &row : matrix.rows) {
        QStringList line{row.entry->fullName(), memoryScopeWord(row.entry->scope), memoryTypeWord(row.entry->type),
                         flags(*row.entry).join(u' ')};
        for (const MemoryAccess &access : row.cells)
            line += cellText(access);
        lines += line;
    }

    QList<qsizetype> widths(head.size(), 0);
    for (const QStringList &line : lines) {
        for (qsizetype column = 0; column < line.size(); ++column)
            widths[column] = qMax(widths.at(column), line.at(column).size());
    }
    QString text;
    for (const QStringList &line : lines) {
        QString written;
        for (qsizetype column = 0; column < line.size(); ++column)
            written += line.at(column).leftJustified(widths.at(column) + 2);
        while (written.endsWith(u' '))
            written.chop(1);
        text += written + u'\n';
    }
    return text + u'\n' + exportWords(QT_TRANSLATE_NOOP("MatrixExport",
        "R reads, W writes, - neither, D denied by the skill's access lists")) + u'\n';
}

// The line that matters for the cell: a denial where there is one, else the declaration.
const Location &decidingPlace(const MemoryAccess &access)
{
    return access.readReason != AccessReason::DenyRead && access.writeReason == AccessReason::DenyWrite
        ? access.writeAt : access.readAt;
}

Value placeValue(const Location &place, const Project &project)
{
    const SourceFile *file = place.isValid() ? project.file(place.file) : nullptr;
    if (!file)
        return Value::none();
    return Value::object({{u"file"_s, Value::text(place.file)},
                          {u"line"_s, Value::integer(file->snapshot.position(place.range.start).line + 1)}});
}

// One object per line: readable, and small when compared.
QString arrayLines(const QString &key, const QStringList &objects)
{
    if (objects.isEmpty())
        return u" \"%1\": []"_s.arg(key);
    return u" \"%1\": [\n  "_s.arg(key) + objects.join(u",\n  "_s) + u"\n ]"_s;
}

QString asJson(const MemoryMatrix &matrix, const Project &project)
{
    QList<Value> skills;
    for (const Skill &skill : project.skills)
        skills += Value::text(skill.id);
    QStringList entries;
    QStringList cells;
    for (const MatrixRow &row : matrix.rows) {
        const MemoryEntry &entry = *row.entry;
        entries += Value::object({{u"name"_s, Value::text(entry.fullName())},
                                  {u"scope"_s, Value::text(memoryScopeWord(entry.scope))},
                                  {u"type"_s, Value::text(memoryTypeWord(entry.type))},
                                  {u"pii"_s, Value::boolean(entry.pii)},
                                  {u"immutable"_s, Value::boolean(entry.immutable)},
                                  {u"llmSettable"_s, Value::boolean(entry.llmSettable)}}).toJson();
        for (qsizetype i = 0; i < row.cells.size(); ++i) {
            const MemoryAccess &access = row.cells.at(i);
            QList<Value> channels;
            for (const WriteChannel channel : access.channels)
                channels += Value::text(writeChannelKey(channel));
            cells += Value::object({{u"entry"_s, Value::text(entry.fullName())},
                                    {u"skill"_s, Value::text(project.skills.at(i).id)},
                                    {u"read"_s, Value::boolean(access.read)},
                                    {u"write"_s, Value::boolean(access.write)},
                                    {u"readReason"_s, Value::text(accessReasonKey(access.readReason))},
                                    {u"writeReason"_s, Value::text(accessReasonKey(access.writeReason))},
                                    {u"at"_s, placeValue(decidingPlace(access), project)},
                                    {u"channels"_s, Value::list(channels)}}).toJson();
        }
    }
    return u"{\n \"skills\": "_s + Value::list(skills).toJson() + u",\n"_s + arrayLines(u"entries"_s, entries) + u",\n"_s
        + arrayLines(u"cells"_s, cells) + u"\n}\n"_s;
}

// A spreadsheet takes a cell that begins with one of these for a formula; an apostrophe keeps it text.
QString csvCell(QString text)
{
    static constexpr QStringView formulaStarts = u"=+-@\t\r\uFF1D\uFF0B\uFF0D\uFF20";
    if (!text.isEmpty() && formulaStarts.contains(text.front()))
        text.prepend(u'\'');
    if (text.contains(u',') || text.contains(u'"') || text.contains(u'\n') || text.contains(u'\r'))
        text = u'"' + text.replace(u'"', u"\"\""_s) + u'"';
    return text;
}

// Cells are "R", "W", "RW" or empty, and say which denial there is.
QString csvAccess(const MemoryAccess &access)
{
    QStringList words;
    if (const QString letters = accessLetters(access); !letters.isEmpty())
        words += letters;
    if (access.readReason == AccessReason::DenyRead)
        words += u"(deny_read)"_s;
    if (access.writeReason == AccessReason::DenyWrite)
        words += u"(deny_write)"_s;
    return words.join(u' ');
}

QString asCsv(const MemoryMatrix &matrix, const Project &project)
{
    QStringList head{u"entry"_s, u"scope"_s, u"type"_s, u"llm_settable"_s, u"pii"_s, u"immutable"_s};
    for (const Skill &skill : project.skills)
        head += csvCell(skill.id);
    QString text = head.join(u',') + u"\r\n"_s;
    const auto word = [](bool value) { return value ? u"true"_s : u"false"_s; };
    for (const MatrixRow &row : matrix.rows) {
        const MemoryEntry &entry = *row.entry;
        QStringList line{csvCell(entry.fullName()), memoryScopeWord(entry.scope), memoryTypeWord(entry.type),
                         word(entry.llmSettable), word(entry.pii), word(entry.immutable)};
        for (const MemoryAccess &access : row.cells)
            line += csvAccess(access);
        text += line.join(u',') + u"\r\n"_s;
    }
    return text;
}

constexpr auto style = R"(
:root { color-scheme: light dark; --bg:#fff; --ink:#1f2430; --muted:#5b6472; --line:#d9dee6; --head:#f6f7f9;
  --r:#2a63c9; --w:#1b7548; --rw:#0c6f75; --d:#c62828; }
@media (prefers-color-scheme: dark) { :root { --bg:#22262e; --ink:#e6e9ef; --muted:#9aa4b2; --line:#363c47;
  --head:#1b1e24; --r:#6ea8fe; --w:#6ccb9a; --rw:#62c9cf; --d:#ff7b72; } }
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem; background: var(--bg); color: var(--ink); }
h1 { font-size: 1.3rem; }
table { border-collapse: collapse; }
th, td { border: 1px solid var(--line); padding: .3rem .6rem; text-align: left; }
thead th { position: sticky; top: 0; background: var(--head); }
tbody th { position: sticky; left: 0; background: var(--head); font-weight: 500; }
td.cell { text-align: center; font-weight: 600; color: var(--muted); }
td.r { color: var(--r); } td.w { color: var(--w); } td.rw { color: var(--rw); }
td.denied { color: var(--d); background-image: repeating-linear-gradient(45deg, transparent 0 5px,
  color-mix(in srgb, var(--d) 22%, transparent) 5px 7px); }
p, small { color: var(--muted); }
)";

QString htmlCell(const MemoryAccess &access, const Skill &skill, const MemoryEntry &entry)
{
    const QString letters = accessLetters(access);
    QString kind = letters.toLower();
    if (isDenied(access))
        kind += u" denied"_s;
    const QString why = readSentence(access, skill, entry) + u'\n' + writeSentence(access, skill, entry);
    QString text = letters.isEmpty() ? u"–"_s : letters;
    if (isDenied(access))
        text += u" D"_s;
    return u"<td class=\"cell %1\" title=\"%2\">%3</td>"_s.arg(kind, why.toHtmlEscaped(), text);
}

QString asHtml(const MemoryMatrix &matrix, const Project &project)
{
    //: %1 the name of an agent
    const QString title = exportWords(QT_TRANSLATE_NOOP("MatrixExport", "Memory matrix of %1")).arg(project.name).toHtmlEscaped();
    QString html = u"<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n<title>"_s + title + u"</title>\n<style>"_s
        + QString::fromLatin1(style) + u"</style>\n</head>\n<body>\n<h1>"_s + title + u"</h1>\n<table>\n<thead><tr>"_s;
    for (const char *head : {QT_TRANSLATE_NOOP("MatrixExport", "entry"), QT_TRANSLATE_NOOP("MatrixExport", "scope"),
                             QT_TRANSLATE_NOOP("MatrixExport", "type"), QT_TRANSLATE_NOOP("MatrixExport", "flags")})
        html += u"<th scope=\"col\">"_s + exportWords(head).toHtmlEscaped() + u"</th>"_s;
    for (const Skill &skill : project.skills)
        html += u"<th scope=\"col\">"_s + skill.id.toHtmlEscaped() + u"</th>"_s;
    html += u"</tr></thead>\n<tbody>\n"_s;
    for (const MatrixRow &row : matrix.rows) {
        const MemoryEntry &entry = *row.entry;
        html += u"<tr><th scope=\"row\">"_s + entry.fullName().toHtmlEscaped() + u"</th><td>"_s
            + memoryScopeWord(entry.scope) + u"</td><td>"_s + memoryTypeWord(entry.type) + u"</td><td>"_s
            + flags(entry).join(u", "_s) + u"</td>"_s;
        for (qsizetype i = 0; i < row.cells.size(); ++i)
            html += htmlCell(row.cells.at(i), project.skills.at(i), entry);
        html += u"</tr>\n"_s;
    }
    const QString legend = exportWords(QT_TRANSLATE_NOOP("MatrixExport",
        "R reads, W writes, – neither, D denied by the skill's access lists. Point at a cell for the reason."));
    return html + u"</tbody>\n</table>\n<p>"_s + legend.toHtmlEscaped() + u"</p>\n</body>\n</html>\n"_s;
}

} // namespace

QString exportMatrix(const MemoryMatrix &matrix, MatrixFormat format, const Project &project)
{
    switch (format) {
    case MatrixFormat::Text: return asText(matrix, project);
    case MatrixFormat::Json: return asJson(matrix, project);
    case MatrixFormat::Csv: return asCsv(matrix, project);
    case MatrixFormat::Html: return asHtml(matrix, project);
    }
    return {};
}

} // namespace overmantel
