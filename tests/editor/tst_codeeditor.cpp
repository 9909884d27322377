#include "core/workspace/workspace.h"
#include "views/editor/codeeditor.h"
#include "views/editor/fileeditor.h"
#include "views/editor/highlighting.h"
#include "views/editor/noticebar.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMainWindow>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextLayout>
#include <QToolButton>
#include <QToolTip>
#include <QWheelEvent>

using namespace Qt::Literals::StringLiterals;
using namespace overmantel;

class CodeEditorTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<QMainWindow> m_window;
    FileEditor *m_page = nullptr;
    CodeEditor *m_editor = nullptr;
    const QString m_memory = u"memory.yml"_s;
    const QString m_skill = u"skills/card/skill.md"_s;

    void write(const QString &file, const QByteArray &bytes) const
    {
        QDir().mkpath(QFileInfo(m_folder->filePath(file)).absolutePath());
        QFile disk(m_folder->filePath(file));
        QVERIFY(disk.open(QIODevice::WriteOnly));
        disk.write(bytes);
    }

    void show(const QString &file)
    {
        m_workspace->waitForAnalysis(); // its problems do not come in between those of the test
        m_window = std::make_unique<QMainWindow>();
        m_page = new FileEditor(m_workspace.get(), file);
        m_editor = m_page->editor();
        m_window->setCentralWidget(m_page);
        m_window->resize(700, 400);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        m_editor->setFocus();
        QTRY_VERIFY(m_editor->hasFocus());
    }

    QString text(const QString &file) const { return m_workspace->snapshot(file).text(); }

    static Diagnostic problem(const QString &file, TextRange range, Severity severity, const QString &message,
                              const QString &code)
    {
        Diagnostic diagnostic;
        diagnostic.code = code;
        diagnostic.severity = severity;
        diagnostic.where = {file, range};
        diagnostic.message = message;
        return diagnostic;
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        write(u"agent.yml"_s, "agent:\n  persona: x\n");
        write(m_memory, "name:\n  type: text\n");
        write(m_skill, "---\nname: Card\ndescription: Cards.\n---\nAsk @memory.card.reason now.\n\n"
                       "if: session.card.reason == 'lost'\nSay sorry.\n\n"
                       ":::ordered_block id=main\nsteps:\n  - id: ask\n    collect: reason\n:::\n");
        m_workspace = std::make_unique<Workspace>(Workspace::Mode::Background);
        QVERIFY(m_workspace->open(m_folder->path()).has_value());
    }

    void cleanup()
    {
        m_window.reset();
        m_workspace.reset();
    }

    // The first test of an editor: its own undo is off, and the window hears the keys.
    void undoAndRedoBelongToTheWindow()
    {
        show(m_memory);
        QAction undo;
        undo.setShortcut(QKeySequence::Undo);
        QAction redo;
        redo.setShortcut(QKeySequence::Redo);
        m_window->addActions({&undo, &redo});
        connect(&undo, &QAction::triggered, this, [this] { m_workspace->undo(); });
        connect(&redo, &QAction::triggered, this, [this] { m_workspace->redo(); });
        QSignalSpy undone(&undo, &QAction::triggered);
        const QString before = text(m_memory);

        QTest::keyClicks(m_editor, u"abc"_s);
        QCOMPARE(text(m_memory), u"abc"_s + before);
        QCOMPARE(m_editor->document()->toPlainText(), u"abc"_s + before);
        QVERIFY(!m_editor->document()->isUndoAvailable());
        QTest::keySequence(m_editor, QKeySequence::Undo);
        QCOMPARE(undone.size(), 1);
        QCOMPARE(text(m_memory), before);
        QCOMPARE(m_editor->document()->toPlainText(), before);
        QTest::keySequence(m_editor, QKeySequence::Redo);
        QCOMPARE(m_editor->document()->toPlainText(), u"abc"_s + before);
    }

    void ctrlKReachesTheWindow()
    {
        show(m_memory);
        QAction locator;
        locator.setShortcut(Qt::CTRL | Qt::Key_K);
        m_window->addAction(&locator);
        QSignalSpy triggered(&locator, &QAction::triggered);
        QTest::keyClick(m_editor, Qt::Key_K, Qt::ControlModifier);
        QCOMPARE(triggered.size(), 1);
        QCOMPARE(text(m_memory), u"name:\n  type: text\n"_s);
    }

    void typingMergesAndNamesItself()
    {
        show(m_memory);
        QTest::keyClicks(m_editor, u"one two"_s);
        QCOMPARE(m_workspace->undoLabel(), u"Typing"_s);
        m_workspace->undo();
        QCOMPARE(text(m_memory), u"one name:\n  type: text\n"_s);
        QTest::keyClick(m_editor, Qt::Key_Backspace);
        QCOMPARE(m_workspace->undoLabel(), u"Delete"_s);
    }

    void enterKeepsTheIndentation()
    {
        show(m_memory);
        m_editor->goTo({18, 18}); // behind "type: text"
        QTest::keyClick(m_editor, Qt::Key_Return);
        QTest::keyClicks(m_editor, u"pii: true"_s);
        QCOMPARE(text(m_memory), u"name:\n  type: text\n  pii: true\n"_s);
        m_editor->goTo({5, 5});
        QTest::keyClick(m_editor, Qt::Key_Return, Qt::ShiftModifier); // no U+2028
        QCOMPARE(text(m_memory), u"name:\n  \n  type: text\n  pii: true\n"_s);
    }

    void tabIsSpaces()
    {
        show(m_memory);
        QTest::keyClick(m_editor, Qt::Key_Tab);
        QCOMPARE(text(m_memory), u"  name:\n  type: text\n"_s);
        m_editor->selectAll();
        QTest::keyClick(m_editor, Qt::Key_Tab);
        QCOMPARE(text(m_memory), u"    name:\n    type: text\n"_s);
        QTest::keyClick(m_editor, Qt::Key_Backtab);
        QTest::keyClick(m_editor, Qt::Key_Backtab);
        QCOMPARE(text(m_memory), u"name:\ntype: text\n"_s);
    }

    void keysForLines()
    {
        show(m_memory);
        m_editor->goTo({8, 8});
        QTest::keyClick(m_editor, Qt::Key_Slash, Qt::ControlModifier);
        QCOMPARE(text(m_memory), u"name:\n  # type: text\n"_s);
        QCOMPARE(m_workspace->undoLabel(), u"Toggle Comment"_s);
        QTest::keyClick(m_editor, Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(text(m_memory), u"  # type: text\nname:\n"_s);
        QCOMPARE(m_editor->textCursor().blockNumber(), 0);
        QTest::keyClick(m_editor, Qt::Key_Down, Qt::AltModifier);
        QTest::keyClick(m_editor, Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(text(m_memory), u"name:\n  # type: text\n  # type: text\n"_s);
        QCOMPARE(m_editor->textCursor().blockNumber(), 2);
        for (int step = 0; step < 4; ++step)
            m_workspace->undo();
        QCOMPARE(text(m_memory), u"name:\n  type: text\n"_s);
    }

    void copyAndPasteChangeNoCharacter()
    {
        show(m_memory);
        const QString strange = u"a\u00A0b\u2028c\u2029d\n"_s;
        QGuiApplication::clipboard()->setText(strange);
        m_editor->paste();
        QCOMPARE(text(m_memory), strange + u"name:\n  type: text\n"_s);
        m_editor->goTo({0, strange.size()});
        QGuiApplication::clipboard()->clear();
        m_editor->copy();
        QCOMPARE(QGuiApplication::clipboard()->text(), strange);
    }

    void squigglesStandWhereTheProblemsAre()
    {
        show(m_skill);
        const qsizetype at = text(m_skill).indexOf(u"@memory"_s);
        const TextRange token{at, at + 19};
        m_editor->setDiagnostics(
            {problem(m_skill, token, Severity::Error, u"Nothing is called reason."_s, u"overmantel.test"_s),
             problem(m_memory, {0, 4}, Severity::Error, u"Elsewhere."_s, u"x"_s)});
        QCOMPARE(m_editor->diagnostics().size(), 1);
        const auto squiggles = [this] {
            QList<TextRange> ranges;
            const QList<QTextEdit::ExtraSelection> selections = m_editor->extraSelections();
            for (const QTextEdit::ExtraSelection &one : selections) {
                if (one.format.underlineStyle() == QTextCharFormat::WaveUnderline)
                    ranges.append({one.cursor.selectionStart(), one.cursor.selectionEnd()});
            }
            return ranges;
        };
        QTRY_COMPARE(squiggles(), QList<TextRange>{token});
        // They move along with the text, before the next analysis is there.
        m_editor->goTo({0, 0});
        m_workspace->apply({u"x"_s, {{m_skill, TextEdit::insert(4, u"# a\n"_s)}}});
        QCOMPARE(m_editor->visibleSquiggles(), QList<TextRange>{token.shifted(4)});
    }

    void squigglesOutOfSightAreNotDrawn()
    {
        QByteArray many;
        for (int line = 0; line < 2000; ++line)
            many += "key" + QByteArray::number(line) + ": 1\n";
        write(m_memory, many);
        QVERIFY(m_workspace->open(m_folder->path()).has_value());
        show(m_memory);
        QList<Diagnostic> problems;
        for (int line = 0; line < 2000; ++line) {
            const TextRange range = m_workspace->snapshot(m_memory).lineRange(line);
            problems.append(problem(m_memory, range, Severity::Warning, u"x"_s, u"x"_s));
        }
        m_editor->setDiagnostics(problems);
        QTRY_VERIFY(m_editor->extraSelections().size() > 2);
        QVERIFY(m_editor->extraSelections().size() < 100);
        m_editor->verticalScrollBar()->setValue(1500);
        QTRY_VERIFY(!m_editor->visibleSquiggles().isEmpty());
        const TextRange first = m_editor->visibleSquiggles().constFirst();
        QVERIFY(m_workspace->snapshot(m_memory).position(first.start).line >= 1490);
    }

    void hoverSaysWhatIsWrong()
    {
        show(m_memory);
        m_editor->setDiagnostics({problem(m_memory, {8, 12}, Severity::Warning, u"Use <string>."_s, u"memory.type"_s)});
        QCOMPARE(m_editor->hoverText(8), u"Use <string>.\n[memory.type]"_s);
        QCOMPARE(m_editor->hoverText(12), QString());
        m_editor->setHoverProvider([](qsizetype offset) { return offset == 9 ? u"A type."_s : QString(); });
        QCOMPARE(m_editor->hoverText(9), u"Use <string>.\n[memory.type]\n\nA type."_s);
        // An empty place shows at the character beside it.
        m_editor->setDiagnostics({problem(m_memory, {5, 5}, Severity::Error, u"Missing."_s, {})});
        QCOMPARE(m_editor->hoverText(4), u"Missing."_s);

        const QTextCursor cursor = [this] {
            QTextCursor place(m_editor->document());
            place.setPosition(4);
            return place;
        }();
        const QRect rect = m_editor->cursorRect(cursor);
        const QPoint mouse = rect.center() + QPoint(3, 0);
        QHelpEvent help(QEvent::ToolTip, mouse, m_editor->viewport()->mapToGlobal(mouse));
        QApplication::sendEvent(m_editor->viewport(), &help);
        QTRY_VERIFY(QToolTip::text().contains(u"Missing."_s));
        QToolTip::hideText();
    }

    void goToSelectsAndTellsThePlace()
    {
        show(m_memory);
        QSignalSpy moved(m_page, &FileEditor::cursorMoved);
        m_page->goTo({8, 12});
        QCOMPARE(m_editor->selectedRange(), (TextRange{8, 12}));
        QCOMPARE(moved.constLast()[0].toString(), m_memory);
        QCOMPARE(moved.constLast()[1].value<qsizetype>(), 12);
        m_page->goTo({500, 900}); // beyond the end
        QCOMPARE(m_editor->offset(), text(m_memory).size());
    }

    void theWheelZooms()
    {
        show(m_memory);
        const qreal before = m_editor->font().pointSizeF();
        const QPointF place = m_editor->viewport()->rect().center();
        QWheelEvent wheel(place, m_editor->viewport()->mapToGlobal(place), {}, {0, 120}, Qt::NoButton,
                          Qt::ControlModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(m_editor->viewport(), &wheel);
        QVERIFY(m_editor->font().pointSizeF() > before);
    }

    void theGutterShowsNumbersAndMarks()
    {
        show(m_memory);
        auto *gutter = m_editor->findChild<QWidget *>(u"lineNumberGutter"_s);
        QVERIFY(gutter);
        QVERIFY(gutter->width() > 20);
        const QImage before = gutter->grab().toImage();
        m_editor->setDiagnostics({problem(m_memory, {8, 12}, Severity::Error, u"x"_s, u"x"_s)});
        const QImage after = gutter->grab().toImage();
        QVERIFY(before != after);
        // A click beside a line selects it.
        QTest::mouseClick(gutter, Qt::LeftButton, {}, {5, m_editor->cursorRect().center().y()});
        QCOMPARE(m_editor->selectedRange(), (TextRange{0, 5}));
    }

    void aChangeOnTheDiskIsOfferedInTheBar()
    {
        show(m_memory);
        QVERIFY(m_page->notice()->isHidden());
        QTest::keyClicks(m_editor, u"x"_s);
        write(m_memory, "theirs: {}\n");
        m_workspace->checkDisk();
        QVERIFY(m_page->notice()->isVisible());
        QVERIFY(m_editor->hasFocus()); // the bar takes no focus
        QTest::mouseClick(m_page->findChild<QToolButton *>(u"noticeReload"_s), Qt::LeftButton);
        QCOMPARE(m_editor->toPlainText(), u"theirs: {}\n"_s);
        QVERIFY(m_page->notice()->isHidden());

        QTest::keyClicks(m_editor, u"y"_s);
        write(m_memory, "again: {}\n");
        m_workspace->checkDisk();
        QVERIFY(m_page->notice()->isVisible());
        QTest::mouseClick(m_page->findChild<QToolButton *>(u"noticeKeepMine"_s), Qt::LeftButton);
        QVERIFY(m_page->notice()->isHidden());
        QVERIFY(m_workspace->save(m_memory).has_value());
    }

    void whatIsNoTextSaysSoAndCannotBeTypedInto()
    {
        write(m_memory, QByteArray("\x00\x01\xff", 3));
        QVERIFY(m_workspace->open(m_folder->path()).has_value());
        show(m_memory);
        QVERIFY(m_page->notice()->isVisible());
        QVERIFY(m_page->notice()->text().contains(u"no UTF-8 text"_s));
        QVERIFY(m_editor->isReadOnly());
        QTest::keyClicks(m_editor, u"x"_s);
        QCOMPARE(m_editor->toPlainText(), QString());
        QVERIFY(!m_workspace->isModified());
    }

    void aVanishedFileSaysSo()
    {
        show(m_memory);
        QVERIFY(QFile::remove(m_folder->filePath(m_memory)));
        m_workspace->checkDisk();
        QVERIFY(m_page->notice()->isVisible());
        QVERIFY(m_editor->isReadOnly());
        QCOMPARE(m_editor->toPlainText(), u"name:\n  type: text\n"_s);
        write(m_memory, "new: {}\n");
        m_workspace->checkDisk();
        QVERIFY(m_page->notice()->isHidden());
        QCOMPARE(m_editor->toPlainText(), u"new: {}\n"_s);
    }

    void textsAreColoured()
    {
        if (const QString reason = highlightingUnavailableReason(); !reason.isEmpty()) {
            QVERIFY(reason.contains(u"KSyntaxHighlighting"_s));
            return;
        }
        show(m_skill);
        const auto formatAt = [this](const QString &part) {
            const qsizetype at = text(m_skill).indexOf(part);
            const QTextBlock block = m_editor->document()->findBlock(int(at));
            const QList<QTextLayout::FormatRange> formats = block.layout()->formats();
            for (const QTextLayout::FormatRange &range : formats) {
                if (at - block.position() >= range.start && at - block.position() < range.start + range.length)
                    return range.format;
            }
            return QTextCharFormat();
        };
        QTRY_VERIFY(formatAt(u"@memory"_s).hasProperty(QTextFormat::ForegroundBrush));
        const QColor reference = formatAt(u"@memory"_s).foreground().color();
        QVERIFY(formatAt(u"if:"_s).fontWeight() > QFont::Normal);
        QCOMPARE(formatAt(u"session.card"_s).foreground().color(), reference); // both name memory
        QVERIFY(formatAt(u"'lost'"_s).foreground().color() != reference);
        QVERIFY(formatAt(u":::ordered_block"_s).fontWeight() > QFont::Normal);
        QVERIFY(formatAt(u"id=main"_s).hasProperty(QTextFormat::ForegroundBrush));
        QVERIFY(formatAt(u"name: Card"_s).fontWeight() > QFont::Normal); // a key of the front matter
        QVERIFY(formatAt(u"collect:"_s).fontWeight() > QFont::Normal);   // and one in the block
        QVERIFY(formatAt(u"Say sorry"_s).fontWeight() <= QFont::Normal);
    }

    void everyWidgetHasAName()
    {
        show(m_memory);
        const QList<QAbstractButton *> buttons = m_page->findChildren<QAbstractButton *>();
        for (const QAbstractButton *button : buttons) {
            if (button->objectName().startsWith(u"qt_"_s) || button->inherits("QLineEditIconButton"))
                continue;
            QVERIFY(!button->objectName().isEmpty());
            QVERIFY2(!button->accessibleName().isEmpty(), qPrintable(button->objectName()));
        }
        QCOMPARE(m_editor->objectName(), u"codeEditor"_s);
        QVERIFY(!m_editor->accessibleName().isEmpty());
    }
};

QTEST_MAIN(CodeEditorTest)
#include "tst_codeeditor.moc"
