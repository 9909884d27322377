#include "core/workspace/workspace.h"
#include "views/editor/codeeditor.h"
#include "views/editor/fileeditor.h"
#include "views/editor/findbar.h"

#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace Qt::Literals::StringLiterals;
using namespace overmantel;

class FindBarTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<FileEditor> m_page;
    const QString m_file = u"memory.yml"_s;

    QLineEdit *field() const { return m_page->findChild<QLineEdit *>(u"findField"_s); }
    QLineEdit *replacement() const { return m_page->findChild<QLineEdit *>(u"replaceField"_s); }
    QString count() const { return m_page->findChild<QLabel *>(u"findCount"_s)->text(); }
    void click(const QString &name) const { QTest::mouseClick(m_page->findChild<QToolButton *>(name), Qt::LeftButton); }
    TextRange selected() const { return m_page->editor()->selectedRange(); }
    QString text() const { return m_workspace->snapshot(m_file).text(); }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        for (const auto &[name, bytes] :
             {std::pair{u"agent.yml"_s, "agent: {}\n"_ba}, std::pair{m_file, "card: Card\ncards: card1\n"_ba}}) {
            QFile disk(m_folder->filePath(name));
            QVERIFY(disk.open(QIODevice::WriteOnly));
            disk.write(bytes);
        }
        m_workspace = std::make_unique<Workspace>(Workspace::Mode::Background);
        QVERIFY(m_workspace->open(m_folder->path()).has_value());
        m_page = std::make_unique<FileEditor>(m_workspace.get(), m_file);
        m_page->resize(700, 400);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        m_page->editor()->setFocus();
        QTest::keyClick(m_page->editor(), Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(field()->hasFocus());
    }

    void cleanup()
    {
        m_page.reset();
        m_workspace.reset();
    }

    void countsAndWalks()
    {
        QTest::keyClicks(field(), u"card"_s);
        QCOMPARE(count(), u"1 of 4"_s);
        QCOMPARE(selected(), (TextRange{0, 4}));
        QTest::keyClick(field(), Qt::Key_Return);
        QCOMPARE(count(), u"2 of 4"_s);
        QCOMPARE(selected(), (TextRange{6, 10}));
        QTest::keyClick(field(), Qt::Key_Return);
        QTest::keyClick(field(), Qt::Key_Return);
        QCOMPARE(count(), u"4 of 4"_s);
        QTest::keyClick(field(), Qt::Key_Return);
        QCOMPARE(count(), u"1 of 4"_s);
        QTest::keyClick(field(), Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(count(), u"4 of 4"_s);
        click(u"findNext"_s);
        QCOMPARE(count(), u"1 of 4"_s);
        click(u"findPrevious"_s);
        QCOMPARE(count(), u"4 of 4"_s);
    }

    void optionsNarrow()
    {
        QTest::keyClicks(field(), u"card"_s);
        click(u"findCaseSensitive"_s);
        QCOMPARE(count(), u"1 of 3"_s);
        click(u"findWholeWords"_s);
        QCOMPARE(count(), u"1 of 1"_s);
        click(u"findCaseSensitive"_s);
        QCOMPARE(count(), u"1 of 2"_s);
    }

    void regularExpressions()
    {
        click(u"findRegularExpression"_s);
        field()->setText(u"^\\w+:"_s);
        QCOMPARE(count(), u"1 of 2"_s);
        field()->setText(u"x*"_s); // matches nothing at all, everywhere
        QCOMPARE(count(), u"No match"_s);
        field()->setText(u"("_s);
        QVERIFY2(count().startsWith(u"This is no regular expression"_s), qPrintable(count()));
        QTest::keyClick(field(), Qt::Key_Return);
        click(u"findRegularExpression"_s);
        QCOMPARE(count(), u"No match"_s);
    }

    void escapeGoesBackToTheText()
    {
        QTest::keyClicks(field(), u"cards"_s);
        QTest::keyClick(field(), Qt::Key_Escape);
        QVERIFY(m_page->findBar()->isHidden());
        QTRY_VERIFY(m_page->editor()->hasFocus());
        QCOMPARE(selected(), (TextRange{11, 16})); // one goes on where one has found
        QTest::keyClick(m_page->editor(), Qt::Key_F, Qt::ControlModifier);
        QCOMPARE(field()->text(), u"cards"_s);
        QCOMPARE(field()->selectedText(), u"cards"_s);
    }

    void theSelectionIsWhatIsLookedFor()
    {
        QTest::keyClick(field(), Qt::Key_Escape);
        m_page->goTo({18, 22});
        m_page->showFindBar();
        QCOMPARE(field()->text(), u"card"_s);
        QCOMPARE(count(), u"4 of 4"_s);
    }

    void editsAreFollowed()
    {
        QTest::keyClicks(field(), u"card"_s);
        m_workspace->apply({u"x"_s, {{m_file, TextEdit::insert(0, u"card "_s)}}});
        QTRY_VERIFY(count().contains(u"5"_s));
        QTest::keyClick(field(), Qt::Key_Return);
        QCOMPARE(count(), u"3 of 5"_s); // the first match is now the second
        m_workspace->undo();
        QTRY_VERIFY(count().contains(u"4"_s));
    }

    void replaceOneAndAll()
    {
        QTest::keyClicks(field(), u"card"_s);
        replacement()->setText(u"account"_s);
        click(u"replaceCurrent"_s);
        QCOMPARE(text(), u"account: Card\ncards: card1\n"_s);
        QCOMPARE(count(), u"1 of 3"_s);
        click(u"replaceAll"_s);
        QCOMPARE(text(), u"account: account\naccounts: account1\n"_s);
        QCOMPARE(m_workspace->undoLabel(), u"Replace All"_s);
        m_workspace->undo();
        m_workspace->undo();
        QCOMPARE(text(), u"card: Card\ncards: card1\n"_s);
        QVERIFY(!m_workspace->canUndo());
    }

    void replacementsMayUseWhatWasFound()
    {
        click(u"findRegularExpression"_s);
        field()->setText(u"(\\w+): (\\w+)"_s);
        replacement()->setText(u"\\2: \\1"_s);
        click(u"replaceAll"_s);
        QCOMPARE(text(), u"Card: card\ncard1: cards\n"_s);
    }
};

QTEST_MAIN(FindBarTest)
#include "tst_findbar.moc"
