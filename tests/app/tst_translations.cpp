// Collects the words for people from the sources, as the translators' tool does, and says which of them
// German lacks.
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace Qt::Literals::StringLiterals;

namespace {

struct Message
{
    QString context;
    QString source;
    QString translation; // of a plural: its forms joined
    bool isFinished = true;
    bool isObsolete = false;

    QString key() const { return context + u": "_s + source; }
};

QList<Message> messagesOf(const QString &path)
{
    QList<Message> messages;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (!xml.readNextStartElement())
            continue;
        if (xml.name() == u"name")
            context = xml.readElementText();
        else if (xml.name() == u"message")
            messages.append({.context = context, .source = {}, .translation = {}});
        else if (xml.name() == u"source")
            messages.last().source = xml.readElementText();
        else if (xml.name() == u"translation") {
            const auto type = xml.attributes().value(u"type"_s);
            messages.last().isFinished = type != u"unfinished";
            messages.last().isObsolete = type == u"obsolete" || type == u"vanished";
            messages.last().translation = xml.readElementText(QXmlStreamReader::IncludeChildElements);
        }
    }
    return messages;
}

QStringList placeholdersOf(const QString &text)
{
    static const QRegularExpression pattern(u"%(?:\\d+|n|L\\d)"_s);
    QStringList found;
    for (auto it = pattern.globalMatch(text); it.hasNext();)
        found.append(it.next().captured());
    found.removeDuplicates();
    found.sort();
    return found;
}

const QString german = QStringLiteral(OVERMANTEL_SOURCE_DIR "/translations/overmantel_de.ts");

} // namespace

class TranslationsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void germanHasEveryWord()
    {
        QTemporaryDir folder;
        const QString collected = folder.filePath(u"now.ts"_s);
        const QString root = QStringLiteral(OVERMANTEL_SOURCE_DIR "/");
        QProcess lupdate;
        lupdate.start(QStringLiteral(OVERMANTEL_LUPDATE), {u"-silent"_s, u"-I"_s, root, root + u"core"_s, root + u"views"_s, root + u"app"_s, u"-ts"_s, collected});
        QVERIFY(lupdate.waitForFinished(120000));
        QVERIFY2(lupdate.exitCode() == 0, lupdate.readAllStandardError().constData());

        QSet<QString> translated;
        for (const Message &message : messagesOf(german)) {
            if (message.isFinished && !message.isObsolete && !message.translation.trimmed().isEmpty())
                translated.insert(message.key());
        }
        QStringList missing;
        const QList<Message> now = messagesOf(collected);
        QVERIFY(now.size() > 300);
        for (const Message &message : now) {
            if (!translated.contains(message.key()))
                missing.append(message.key());
        }
        QVERIFY2(missing.isEmpty(), qPrintable(u"not in translations/overmantel_de.ts:\n"_s + missing.join(u'\n')));
    }

    // A translation that loses a %1 loses what the sentence is about.
    void germanKeepsPlaceholders()
    {
        for (const Message &message : messagesOf(german)) {
            if (message.isFinished && !message.isObsolete)
                QVERIFY2(placeholdersOf(message.source) == placeholdersOf(message.translation), qPrintable(message.key()));
        }
    }
};

QTEST_GUILESS_MAIN(TranslationsTest)
#include "tst_translations.moc"
