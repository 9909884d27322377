#include "app/cli/checkreports.h"

#include <QDateTime>
#include <QDir>
#include <QMap>
#include <QXmlStreamWriter>

using namespace Qt::Literals::StringLiterals;

namespace overmantel::cli {

namespace {

struct FileFindings
{
    QList<const Diagnostic *> failing;
    QList<const Diagnostic *> others;
};

// XML cannot hold every character that a file name or a message can.
QString forXml(const QString &text)
{
    QString fit;
    fit.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        const bool isPair = c.isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate();
        const bool isControl = c < u' ' && c != u'\n' && c != u'\t';
        if (isPair)
            fit += text.mid(i++, 2);
        else
            fit += isControl || c.isSurrogate() || c >= QChar(0xFFFE) ? QChar(QChar::ReplacementCharacter) : c;
    }
    return fit;
}

// "card_services.skills.card_replace": readers group tests by what stands before the last dot.
QString classNameOf(const LoadedAgent &agent, const QString &file)
{
    QStringList parts = file.split(u'/');
    parts.removeLast();
    parts.prepend(QDir(agent.folder.path).dirName());
    for (QString &part : parts)
        part.replace(u'.', u'_');
    return parts.join(u'.');
}

QString linesOf(const QList<const Diagnostic *> &findings, const LoadedAgent &agent)
{
    QString lines;
    for (const Diagnostic *found : findings)
        lines += findingLine(*found, agent.position(found->where)) + u'\n';
    return lines;
}

QMap<QString, FileFindings> findingsByFile(const LoadedAgent &agent, const JunitStyle &style)
{
    QMap<QString, FileFindings> files;
    for (auto it = agent.folder.files.constBegin(); it != agent.folder.files.constEnd(); ++it)
        files.insert(it.key(), {});
    for (auto it = agent.folder.unreadable.constBegin(); it != agent.folder.unreadable.constEnd(); ++it)
        files.insert(it.key(), {});
    for (const Diagnostic &found : agent.analysis->diagnostics) {
        FileFindings &file = files[found.where.file];
        if (found.severity <= style.failsFrom)
            file.failing.append(&found);
        else if (style.showsNotes || !isNote(found))
            file.others.append(&found);
    }
    return files;
}

void writeFailure(QXmlStreamWriter &xml, const QList<const Diagnostic *> &failing, const LoadedAgent &agent)
{
    const auto count = [&failing](Severity severity) {
        return int(std::count_if(failing.begin(), failing.end(), [severity](const Diagnostic *d) { return d->severity == severity; }));
    };
    const int errors = count(Severity::Error);
    const bool isOne = failing.size() == 1;
    xml.writeStartElement(u"failure"_s);
    xml.writeAttribute(u"message"_s, forXml(isOne ? onOneLine(failing.first()->message) : countedProblems(errors, count(Severity::Warning))));
    xml.writeAttribute(u"type"_s, isOne ? failing.first()->code : severityKey(errors > 0 ? Severity::Error : Severity::Warning));
    xml.writeCharacters(forXml(linesOf(failing, agent)));
    xml.writeEndElement();
}

void writeProperty(QXmlStreamWriter &xml, const QString &name, const QString &value)
{
    xml.writeEmptyElement(u"property"_s);
    xml.writeAttribute(u"name"_s, name);
    xml.writeAttribute(u"value"_s, forXml(value));
}

} // namespace

QString junitReport(const LoadedAgent &agent, JunitStyle style)
{
    const QMap<QString, FileFindings> files = findingsByFile(agent, style);
    const auto failures = std::count_if(files.begin(), files.end(), [](const FileFindings &file) { return !file.failing.isEmpty(); });
    const QString seconds = QString::number(style.seconds, 'f', 3);

    QString text;
    QXmlStreamWriter xml(&text);
    xml.setAutoFormatting(true);
    xml.setAutoFormattingIndent(2);
    xml.writeStartDocument();
    xml.writeStartElement(u"testsuites"_s);
    xml.writeStartElement(u"testsuite"_s);
    xml.writeAttribute(u"name"_s, u"overmantel check"_s);
    xml.writeAttribute(u"package"_s, u"overmantel"_s);
    xml.writeAttribute(u"id"_s, u"0"_s);
    xml.writeAttribute(u"tests"_s, QString::number(files.size()));
    xml.writeAttribute(u"failures"_s, QString::number(failures));
    xml.writeAttribute(u"errors"_s, u"0"_s);
    xml.writeAttribute(u"skipped"_s, u"0"_s);
    xml.writeAttribute(u"time"_s, seconds);
    xml.writeAttribute(u"timestamp"_s, QDateTime::currentDateTimeUtc().toString(u"yyyy-MM-ddTHH:mm:ss"_s));
    xml.writeAttribute(u"hostname"_s, u"localhost"_s);

    xml.writeStartElement(u"properties"_s);
    writeProperty(xml, u"version"_s, QStringLiteral(OVERMANTEL_VERSION));
    writeProperty(xml, u"profile"_s, agent.analysis->profile);
    writeProperty(xml, u"folder"_s, agent.folder.path);
    xml.writeEndElement();

    QList<const Diagnostic *> others;
    for (auto it = files.begin(); it != files.end(); ++it) {
        xml.writeStartElement(u"testcase"_s);
        xml.writeAttribute(u"name"_s, forXml(onOneLine(it.key())));
        xml.writeAttribute(u"classname"_s, forXml(onOneLine(classNameOf(agent, it.key()))));
        xml.writeAttribute(u"time"_s, u"0"_s);
        if (!it->failing.isEmpty())
            writeFailure(xml, it->failing, agent);
        xml.writeEndElement();
        others += it->others;
    }
    xml.writeTextElement(u"system-out"_s, forXml(linesOf(others, agent)));
    xml.writeTextElement(u"system-err"_s, {});
    xml.writeEndDocument();
    return text;
}

} // namespace overmantel::cli
