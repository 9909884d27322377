#include "core/workspace/history.h"

#include <QTest>

using namespace Qt::Literals::StringLiterals;
using namespace overmantel;

namespace {

// A text under a History, as Workspace keeps one: what the tests need of it in a few lines.
class Sheet
{
public:
    void edit(const TextEdit &edit, bool isTyping, const QString &label = u"Edit"_s)
    {
        HistoryEntry entry;
        entry.forward = {label, {{u"a"_s, edit}}};
        entry.inverse = {label, {{u"a"_s, edit.inverse(text)}}};
        entry.isTyping = isTyping;
        text = edit.appliedTo(text);
        history.push(std::move(entry));
    }
    void type(const QString &characters)
    {
        for (const QChar character : characters)
            edit(TextEdit::insert(text.size(), QString(character)), true);
    }
    void undo()
    {
        if (const HistoryEntry *entry = history.undo())
            text = entry->inverse.files.value(u"a"_s).appliedTo(text);
    }
    void redo()
    {
        if (const HistoryEntry *entry = history.redo())
            text = entry->forward.files.value(u"a"_s).appliedTo(text);
    }

    QString text;
    History history;
};

} // namespace

class HistoryTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void typingGoesBackWordByWord()
    {
        Sheet sheet;
        sheet.type(u"lost or stolen"_s);
        sheet.undo();
        QCOMPARE(sheet.text, u"lost or "_s);
        sheet.undo();
        QCOMPARE(sheet.text, u"lost "_s);
        sheet.undo();
        QCOMPARE(sheet.text, u""_s);
        QVERIFY(!sheet.history.canUndo());
        sheet.redo();
        sheet.redo();
        sheet.redo();
        QCOMPARE(sheet.text, u"lost or stolen"_s);
        QVERIFY(!sheet.history.canRedo());
    }

    void aLineEndIsAStepOfItsOwn()
    {
        Sheet sheet;
        sheet.type(u"a\nb"_s);
        sheet.undo();
        QCOMPARE(sheet.text, u"a\n"_s);
        sheet.undo();
        QCOMPARE(sheet.text, u"a"_s);
    }

    void backspacesMerge()
    {
        Sheet sheet;
        sheet.text = u"abcdef"_s;
        for (int i = 0; i < 3; ++i)
            sheet.edit(TextEdit::remove({sheet.text.size() - 1, sheet.text.size()}), true);
        QCOMPARE(sheet.text, u"abc"_s);
        sheet.undo();
        QCOMPARE(sheet.text, u"abcdef"_s);
        sheet.redo();
        QCOMPARE(sheet.text, u"abc"_s);
    }

    void deletesMerge()
    {
        Sheet sheet;
        sheet.text = u"abcdef"_s;
        for (int i = 0; i < 3; ++i)
            sheet.edit(TextEdit::remove({1, 2}), true);
        QCOMPARE(sheet.text, u"aef"_s);
        sheet.undo();
        QCOMPARE(sheet.text, u"abcdef"_s);
    }

    void typingOverASelectionIsOneStep()
    {
        Sheet sheet;
        sheet.text = u"one two"_s;
        sheet.edit(TextEdit::replace({4, 7}, u"x"_s), true);
        sheet.edit(TextEdit::insert(5, u"y"_s), true);
        QCOMPARE(sheet.text, u"one xy"_s);
        sheet.undo();
        QCOMPARE(sheet.text, u"one two"_s);
    }

    void typingElsewhereAPasteOrAnActStartsAnew()
    {
        Sheet sheet;
        sheet.type(u"ab"_s);
        sheet.edit(TextEdit::insert(0, u"c"_s), true); // elsewhere
        sheet.undo();
        QCOMPARE(sheet.text, u"ab"_s);
        sheet.redo();
        sheet.edit(TextEdit::insert(1, u"pasted"_s), true);
        sheet.undo();
        QCOMPARE(sheet.text, u"cab"_s);
        sheet.edit(TextEdit::insert(3, u"!"_s), false, u"Rename Step"_s);
        QCOMPARE(sheet.history.undoLabel(), u"Rename Step"_s);
        sheet.edit(TextEdit::insert(4, u"?"_s), true);
        sheet.undo();
        QCOMPARE(sheet.text, u"cab!"_s);
    }

    void breakMergingSeparates()
    {
        Sheet sheet;
        sheet.type(u"a"_s);
        sheet.history.breakMerging();
        sheet.type(u"b"_s);
        sheet.undo();
        QCOMPARE(sheet.text, u"a"_s);
    }

    void aSurrogatePairIsOneCharacter()
    {
        Sheet sheet;
        sheet.edit(TextEdit::insert(0, u"a"_s), true);
        sheet.edit(TextEdit::insert(1, u"😀"_s), true);
        sheet.undo();
        QCOMPARE(sheet.text, u""_s);
    }

    void cleanIsDerived()
    {
        Sheet sheet;
        const QString file = u"a"_s;
        QVERIFY(sheet.history.isClean(file));
        sheet.type(u"x"_s);
        QVERIFY(!sheet.history.isClean(file));
        sheet.undo();
        QVERIFY(sheet.history.isClean(file));
        sheet.redo();
        sheet.history.markClean(file);
        QVERIFY(sheet.history.isClean(file));
        // Saving ends the step: what is typed now does not melt into what was saved.
        sheet.type(u"y"_s);
        QVERIFY(!sheet.history.isClean(file));
        sheet.undo();
        QCOMPARE(sheet.text, u"x"_s);
        QVERIFY(sheet.history.isClean(file));
        sheet.undo();
        QVERIFY(!sheet.history.isClean(file));
        sheet.redo();
        QVERIFY(sheet.history.isClean(file));
    }

    void aLostSavedStateIsNeverCleanAgain()
    {
        Sheet sheet;
        const QString file = u"a"_s;
        sheet.type(u"x"_s);
        sheet.history.markClean(file);
        sheet.undo();
        sheet.type(u"z"_s); // the saved state can no longer be reached
        QVERIFY(!sheet.history.isClean(file));
        sheet.undo();
        QVERIFY(!sheet.history.isClean(file));
    }

    void filesAreCleanEachForItself()
    {
        History history;
        HistoryEntry both;
        both.forward = {u"Rename"_s, {{u"a"_s, TextEdit::insert(0, u"1"_s)}, {u"b"_s, TextEdit::insert(0, u"1"_s)}}};
        both.inverse = {u"Rename"_s, {{u"a"_s, TextEdit::remove({0, 1})}, {u"b"_s, TextEdit::remove({0, 1})}}};
        history.push(both);
        QVERIFY(!history.isClean(u"a"_s));
        QVERIFY(!history.isClean(u"b"_s));
        QVERIFY(history.isClean(u"c"_s));
        history.markClean(u"a"_s);
        QVERIFY(history.isClean(u"a"_s));
        QVERIFY(!history.isClean(u"b"_s));
        history.undo();
        QVERIFY(!history.isClean(u"a"_s));
        QVERIFY(history.isClean(u"b"_s));
    }

    void nothingToDoAnswersNothing()
    {
        History history;
        QVERIFY(!history.undo());
        QVERIFY(!history.redo());
        QCOMPARE(history.undoLabel(), QString());
        QCOMPARE(history.redoLabel(), QString());
    }
};

QTEST_GUILESS_MAIN(HistoryTest)
#include "tst_history.moc"
