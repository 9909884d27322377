#include "tests/support/fixture.h"

#include "core/workspace/filestore.h"

#include <QDir>
#include <QFile>

namespace overmantel::testing {

namespace {

// Takes « and » out of a text. They may nest; ranges are listed by where they begin.
QString withoutMarks(const QString &marked, QList<TextRange> &ranges)
{
    QString text;
    QList<qsizetype> open;
    for (const QChar c : marked) {
        if (c == u'«') {
            open.append(ranges.size());
            ranges.append({text.size(), text.size()});
        } else if (c == u'»') {
            if (open.isEmpty())
                qFatal("a fixture closes a mark that it never opened");
            ranges[open.takeLast()].end = text.size();
        } else {
            text += c;
        }
    }
    if (!open.isEmpty())
        qFatal("a fixture opens a mark that it never closes");
    return text;
}

} // namespace

AnalysisInput Fixture::input(const QString &profile) const
{
    AnalysisInput input;
    input.folderName = QStringLiteral("agent");
    input.profile = profile;
    for (auto it = files.begin(); it != files.end(); ++it)
        input.files.insert(it.key(), Snapshot(it.value()));
    return input;
}

AnalysisPtr Fixture::analysis(const QString &profile) const
{
    AnalysisCache cache;
    return analyze(input(profile), cache);
}

Location Fixture::mark(const QString &file, int index) const
{
    const QList<TextRange> ranges = marks.value(file);
    if (index >= ranges.size())
        qFatal("the fixture has no mark %d in %s", index, qPrintable(file));
    return {file, ranges[index]};
}

Fixture fixture(QStringView text)
{
    Fixture result;
    QString path;
    QString content;
    const auto finish = [&] {
        if (!path.isEmpty())
            result.files.insert(path, withoutMarks(content, result.marks[path]));
        content.clear();
    };
    for (qsizetype start = 0; start < text.size();) {
        qsizetype end = text.indexOf(u'\n', start);
        end = end < 0 ? text.size() : end + 1;
        const QStringView line = text.mid(start, end - start);
        if (line.startsWith(u"//- ")) {
            finish();
            path = line.mid(4).trimmed().toString();
        } else {
            content += line;
        }
        start = end;
    }
    finish();
    return result;
}

AnalysisPtr analysisOfFolder(const QString &path, const QString &profile)
{
    const Result<LoadedFolder> folder = loadFolder(path);
    if (!folder)
        qFatal("%s", qPrintable(folder.error().sentence()));
    AnalysisInput input;
    input.folderName = QDir(path).dirName();
    input.profile = profile;
    input.unreadableFiles = folder->unreadable;
    for (auto it = folder->files.constBegin(); it != folder->files.constEnd(); ++it)
        input.files.insert(it.key(), it->snapshot);
    AnalysisCache cache;
    return analyze(input, cache);
}

QString readText(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    return QString::fromUtf8(file.readAll());
}

QString listing(const AnalysisPtr &analysis)
{
    QString text;
    for (const Diagnostic &found : analysis->diagnostics) {
        const SourceFile *file = analysis->project.file(found.where.file);
        const TextPosition start = file ? file->snapshot.position(found.where.range.start) : TextPosition{};
        const TextPosition end = file ? file->snapshot.position(found.where.range.end) : TextPosition{};
        text += QStringLiteral("%1:%2:%3-%4:%5 %6 %7\n").arg(found.where.file).arg(start.line + 1).arg(start.column + 1)
                    .arg(end.line + 1).arg(end.column + 1).arg(severityKey(found.severity), found.code);
    }
    return text;
}

} // namespace overmantel::testing
