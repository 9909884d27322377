// A document and its file stay the same, whoever changes either. 10,000 random cases, seeded; a case that
// fails prints its seed, and OVERMANTEL_SEED=<number> runs that one alone.
#include "core/workspace/workspace.h"
#include "views/editor/documentbinding.h"

#include <QDir>
#include <QFile>
#include <QPlainTextDocumentLayout>
#include <QTemporaryDir>
#include <QTest>
#include <QTextCursor>
#include <QTextDocument>

#include <random>

using namespace Qt::Literals::StringLiterals;
using namespace overmantel;

namespace {

constexpr int caseCount = 10'000;

class Dice
{
public:
    explicit Dice(quint32 seed) : m_engine(seed) {}
    // 0 to limit - 1
    int below(qsizetype limit) { return limit <= 1 ? 0 : int(m_engine() % quint32(limit)); }

    // Every character that documents are known to treat in a way of their own, among plain ones.
    QString text(int longest)
    {
        static const QStringList pieces = {u"a"_s,
                                           u"b"_s,
                                           u"key: value"_s,
                                           u" "_s,
                                           u"\t"_s,
                                           u"\n"_s,
                                           u"\n"_s,
                                           u"\n\n"_s,
                                           u"é"_s,
                                           u"😀"_s,
                                           QString(QChar(0x00A0)),
                                           QString(QChar(0x2028)),
                                           QString(QChar(0xFEFF)),
                                           QString(QChar(0xFFFC)),
                                           u"- "_s,
                                           u"'"_s,
                                           u"字"_s,
                                           QString(QChar(0x0301))};
        QString result;
        for (int count = 1 + below(longest); count > 0; --count)
            result += pieces[below(pieces.size())];
        return result;
    }

private:
    std::mt19937 m_engine;
};

// Never between the halves of a surrogate pair: no cursor stands there.
qsizetype place(const QString &text, qsizetype at)
{
    return at > 0 && at < text.size() && text[at].isLowSurrogate() ? at - 1 : at;
}

TextRange randomRange(Dice &dice, const QString &text, int longest)
{
    const qsizetype start = place(text, dice.below(text.size() + 1));
    const qsizetype end = place(text, std::min<qsizetype>(text.size(), start + dice.below(longest + 1)));
    return {std::min(start, end), std::max(start, end)};
}

QTextCursor cursorOver(QTextDocument *document, TextRange range)
{
    QTextCursor cursor(document);
    cursor.setPosition(int(range.start));
    cursor.setPosition(int(range.end), QTextCursor::KeepAnchor);
    return cursor;
}

} // namespace

class DocumentBindingTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    const QString m_file = u"references/notes.md"_s;
    const QString m_other = u"references/other.md"_s;

    void write(const QString &file, const QByteArray &bytes) const
    {
        QDir().mkpath(QFileInfo(m_folder->filePath(file)).absolutePath());
        QFile disk(m_folder->filePath(file));
        QVERIFY(disk.open(QIODevice::WriteOnly));
        disk.write(bytes);
    }

    void act(Dice &dice, Workspace &workspace, QTextDocument *document)
    {
        const QString text = workspace.snapshot(m_file).text();
        switch (dice.below(10)) {
        case 0:
        case 1: // typing
            cursorOver(document, randomRange(dice, text, 0)).insertText(dice.text(1));
            break;
        case 2: // typing over a selection
            cursorOver(document, randomRange(dice, text, 12)).insertText(dice.text(2));
            break;
        case 3: // pasting several lines
            cursorOver(document, randomRange(dice, text, 6)).insertText(dice.text(12));
            break;
        case 4: // deleting, also over line ends
            cursorOver(document, randomRange(dice, text, 15)).removeSelectedText();
            break;
        case 5: { // several changes in one edit block, which the document reports as one
            QTextCursor cursor(document);
            cursor.beginEditBlock();
            for (int count = 1 + dice.below(3); count > 0; --count) {
                const int size = document->characterCount() - 1;
                cursor.setPosition(dice.below(size + 1));
                if (dice.below(2) == 0)
                    cursor.insertText(u"x\ny"_s);
                else if (size > 0)
                    cursor.deletePreviousChar();
            }
            cursor.endEditBlock();
            break;
        }
        case 6: { // an act of somebody else, at several places and in two files
            TextEdit edit;
            for (int count = 1 + dice.below(3); count > 0; --count)
                edit.add(randomRange(dice, text, 8), dice.below(3) == 0 ? QString() : dice.text(4));
            workspace.apply({u"Act"_s, {{m_file, edit}, {m_other, TextEdit::insert(0, u"o"_s)}}});
            break;
        }
        case 7: { // one that brings what a document takes for a line end
            const TextRange range = randomRange(dice, text, 3);
            workspace.apply({u"Act"_s, {{m_file, TextEdit::replace(range, u"p\u2029q\uFDD0\uFDD1r\uFDD2"_s)}}});
            break;
        }
        case 8: workspace.undo(); break;
        case 9: workspace.redo(); break;
        }
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        write(u"agent.yml"_s, "agent:\n  persona: x\n");
        write(m_file, "one\ntwo\nthree\n");
        write(m_other, "other\n");
    }

    void randomChangesFromAllSides()
    {
        bool isGiven = false;
        const int given = qEnvironmentVariableIntValue("OVERMANTEL_SEED", &isGiven);
        const int first = isGiven ? given : 1;
        const int last = isGiven ? given : caseCount;
        qInfo("seeds %d to %d", first, last);
        Workspace workspace;
        for (int seed = first; seed <= last; ++seed) {
            if (seed == first || seed % 500 == 0)
                QVERIFY(workspace.open(m_folder->path()).has_value()); // a fresh history
            Dice dice{quint32(seed)};
            QTextDocument one;
            QTextDocument two;
            one.setDocumentLayout(new QPlainTextDocumentLayout(&one));
            DocumentBinding bindingOne(&one, &workspace, m_file);
            DocumentBinding bindingTwo(&two, &workspace, m_file);
            const QString start = workspace.snapshot(m_file).text();
            const bool wasBlank = !workspace.canUndo();
            for (int step = 0; step < 8; ++step) {
                act(dice, workspace, dice.below(2) == 0 ? &one : &two);
                const QString text = workspace.snapshot(m_file).text();
                if (bindingOne.text() != text || bindingTwo.text() != text)
                    QFAIL(qPrintable(u"seed %1, step %2:\n file %3\n one  %4\n two  %5"_s.arg(
                        QString::number(seed), QString::number(step), text, bindingOne.text(), bindingTwo.text())));
                // Positions of the document are offsets of the text.
                QCOMPARE(one.characterCount() - 1, text.size());
                QCOMPARE(one.blockCount(), int(text.count(u'\n')) + 1);
            }
            if (!wasBlank)
                continue;
            while (workspace.canUndo())
                workspace.undo();
            QCOMPARE(workspace.snapshot(m_file).text(), start);
            QCOMPARE(bindingOne.text(), start);
            QCOMPARE(bindingTwo.text(), start);
        }
    }

    void lineSeparatorsOfTheAuthorSurvive()
    {
        const QString text = u"a\u2028b\u2029c\u00A0d\uFDD0e\uFDD1f\uFDD2g\n"_s;
        write(m_file, text.toUtf8());
        Workspace workspace;
        QVERIFY(workspace.open(m_folder->path()).has_value());
        QTextDocument document;
        DocumentBinding binding(&document, &workspace, m_file);
        QCOMPARE(document.blockCount(), 2);
        QCOMPARE(binding.text(), text);
        QTextCursor cursor(&document);
        cursor.setPosition(1);
        cursor.insertText(u"X"_s);
        QCOMPARE(workspace.snapshot(m_file).text(), u"aX"_s + text.mid(1));
        // A deletion that takes them all in, and back.
        cursorOver(&document, {0, text.size()}).removeSelectedText();
        workspace.undo();
        QCOMPARE(workspace.snapshot(m_file).text(), u"aX"_s + text.mid(1));
        QCOMPARE(binding.text(), u"aX"_s + text.mid(1));
        QVERIFY(workspace.save(m_file).has_value());
        QFile disk(m_folder->filePath(m_file));
        QVERIFY(disk.open(QIODevice::ReadOnly));
        QCOMPARE(disk.readAll(), (u"aX"_s + text.mid(1)).toUtf8());
    }

    void pastedLineSeparatorsAreMadeFit()
    {
        Workspace workspace;
        QVERIFY(workspace.open(m_folder->path()).has_value());
        QTextDocument document;
        DocumentBinding binding(&document, &workspace, m_file);
        const QString pasted = binding.textToInsert(u"x\u2029y\r\nz\uFDD2\rw"_s);
        cursorOver(&document, {0, 3}).insertText(pasted);
        QCOMPARE(workspace.snapshot(m_file).text(), u"x\u2029y\nz\uFDD2\nw\ntwo\nthree\n"_s);
        QCOMPARE(binding.text(), workspace.snapshot(m_file).text());
    }

    void typingIsOneStepAndKnowsTheCursor()
    {
        Workspace workspace;
        QVERIFY(workspace.open(m_folder->path()).has_value());
        QTextDocument document;
        DocumentBinding binding(&document, &workspace, m_file);
        QVERIFY(!document.isUndoRedoEnabled());
        QTextCursor cursor(&document);
        cursor.setPosition(3);
        binding.noteCursor(3, 3);
        for (const QChar character : u"abc"_s) {
            cursor.insertText(QString(character));
            binding.noteCursor(cursor.anchor(), cursor.position());
        }
        QCOMPARE(workspace.snapshot(m_file).text(), u"oneabc\ntwo\nthree\n"_s);
        const std::optional<Cursor> back = workspace.undo();
        QCOMPARE(workspace.snapshot(m_file).text(), u"one\ntwo\nthree\n"_s);
        QVERIFY(back && back->position == 3);
        const std::optional<Cursor> forth = workspace.redo();
        QVERIFY(forth && forth->position == 6);
    }

    void movingTheCursorEndsTheStep()
    {
        Workspace workspace;
        QVERIFY(workspace.open(m_folder->path()).has_value());
        QTextDocument document;
        DocumentBinding binding(&document, &workspace, m_file);
        QTextCursor cursor(&document);
        cursor.insertText(u"a"_s);
        binding.noteCursor(1, 1);
        binding.noteCursor(5, 5);
        binding.noteCursor(1, 1);
        cursor.insertText(u"b"_s);
        workspace.undo();
        QCOMPARE(workspace.snapshot(m_file).text(), u"aone\ntwo\nthree\n"_s);
    }

    void aRefusedEditIsTakenBackInTheDocument()
    {
        write(m_file, QByteArray("\x00\xff", 2));
        Workspace workspace;
        QVERIFY(workspace.open(m_folder->path()).has_value());
        QTextDocument document;
        DocumentBinding binding(&document, &workspace, m_file);
        QTextCursor(&document).insertText(u"no"_s);
        QTRY_COMPARE(binding.text(), QString());
        QVERIFY(!workspace.canUndo());
    }

    // Somebody changes the file while the document is telling of its change.
    void aListenerThatEditsAtOnceIsHeard()
    {
        Workspace workspace;
        QVERIFY(workspace.open(m_folder->path()).has_value());
        bool isDone = false;
        QTextDocument document;
        DocumentBinding binding(&document, &workspace, m_file);
        connect(&workspace, &Workspace::textChanged, this, [&](const QString &file) {
            if (!std::exchange(isDone, true))
                workspace.apply({u"Act"_s, {{file, TextEdit::insert(0, u"# first\n"_s)}}});
        });
        QTextCursor(&document).insertText(u"x"_s);
        QTRY_COMPARE(binding.text(), u"# first\nxone\ntwo\nthree\n"_s);
        QCOMPARE(workspace.snapshot(m_file).text(), binding.text());
    }
};

QTEST_MAIN(DocumentBindingTest)
#include "tst_documentbinding.moc"
