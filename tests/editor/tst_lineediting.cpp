#include "views/editor/lineediting.h"

#include <QTest>

using namespace Qt::Literals::StringLiterals;
using namespace overmantel;

namespace {

// "|" is where the cursor stands, "^" where the selection began.
struct Marked
{
    Snapshot text;
    EditorSelection selection;
};

Marked marked(QString text)
{
    const qsizetype anchor = text.indexOf(u'^');
    const qsizetype position = text.indexOf(u'|');
    EditorSelection selection{anchor, position};
    if (anchor < 0)
        selection.anchor = position;
    else if (anchor < position)
        --selection.position;
    else
        --selection.anchor;
    text.remove(u'^').remove(u'|');
    return {Snapshot(text), selection};
}

QString shown(const Snapshot &before, const LineEdit &edit)
{
    QString text = edit.edit.appliedTo(before.text());
    const EditorSelection now = edit.selection;
    if (now.anchor == now.position)
        return text.insert(now.position, u'|');
    const bool isForward = now.anchor < now.position;
    text.insert(std::max(now.anchor, now.position), isForward ? u'|' : u'^');
    return text.insert(std::min(now.anchor, now.position), isForward ? u'^' : u'|');
}

const QString skill = u"---\nname: A\n---\nProse:\n\n:::ordered_block id=main\nsteps:\n  - id: a\n:::\nMore:\n"_s;

} // namespace

class LineEditingTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void comments_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::newRow("one line") << u"a:\n  b: |1\n"_s << u"a:\n  # b: |1\n"_s;
        QTest::newRow("back") << u"a:\n  # b: |1\n"_s << u"a:\n  b: |1\n"_s;
        QTest::newRow("without a space") << u"#b|\n"_s << u"b|\n"_s;
        QTest::newRow("several, at the least indentation")
            << u"^a:\n  b: 1\n\nc: 2|\n"_s << u"# ^a:\n#   b: 1\n\n# c: 2|\n"_s;
        QTest::newRow("mixed become comments") << u"^# a\nb|"_s << u"# ^# a\n# b|"_s;
        QTest::newRow("the line where the selection ends at column 0 is not in it")
            << u"^a: 1\n|b: 2"_s << u"# ^a: 1\n|b: 2"_s;
        QTest::newRow("empty") << u"|"_s << u"|"_s;
    }

    void comments()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        const Marked start = marked(before);
        QCOMPARE(shown(start.text, toggledComment(start.text, start.selection, Language::Yaml)), after);
    }

    void proseHasNoComments()
    {
        const Snapshot text(skill);
        for (int line = 0; line < text.lineCount(); ++line) {
            const qsizetype at = text.lineStart(line);
            const bool isYaml = line == 1 || line == 6 || line == 7;
            QCOMPARE(isYamlLine(text, line, Language::Skill), isYaml);
            QCOMPARE(!toggledComment(text, {at, at}, Language::Skill).edit.isEmpty(), isYaml);
        }
    }

    void moves_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("up");
        QTest::addColumn<QString>("down");
        QTest::newRow("middle") << u"a\nb|b\nc\n"_s << u"b|b\na\nc\n"_s << u"a\nc\nb|b\n"_s;
        QTest::newRow("first") << u"|a\nb"_s << u"|a\nb"_s << u"b\n|a"_s;
        QTest::newRow("last without a line end") << u"a\nb|"_s << u"b|\na"_s << u"a\nb|"_s;
        QTest::newRow("a selection of lines") << u"a\n^b\nc|\nd\n"_s << u"^b\nc|\na\nd\n"_s << u"a\nd\n^b\nc|\n"_s;
        QTest::newRow("over an empty line") << u"a\n\nb|"_s << u"a\nb|\n"_s << u"a\n\nb|"_s;
    }

    void moves()
    {
        QFETCH(QString, before);
        QFETCH(QString, up);
        QFETCH(QString, down);
        const Marked start = marked(before);
        QCOMPARE(shown(start.text, movedLines(start.text, start.selection, VerticalMove::Up)), up);
        QCOMPARE(shown(start.text, movedLines(start.text, start.selection, VerticalMove::Down)), down);
    }

    void duplicates()
    {
        const Marked one = marked(u"a|b\nc"_s);
        QCOMPARE(shown(one.text, duplicatedLines(one.text, one.selection)), u"ab\na|b\nc"_s);
        const Marked last = marked(u"a\n^b|"_s);
        QCOMPARE(shown(last.text, duplicatedLines(last.text, last.selection)), u"a\nb\n^b|"_s);
    }

    void indents()
    {
        const Marked start = marked(u"^a\n\n   b|"_s);
        const LineEdit more = indentedLines(start.text, start.selection, IndentChange::More, 2);
        QCOMPARE(more.edit.appliedTo(start.text.text()), u"  a\n\n     b"_s);
        const LineEdit less = indentedLines(start.text, start.selection, IndentChange::Less, 2);
        QCOMPARE(less.edit.appliedTo(start.text.text()), u"a\n\n b"_s);
    }

    void lineEnds_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<Language>("language");
        QTest::addColumn<int>("indent");
        QTest::newRow("key and value") << u"a:\n  b: 1|"_s << Language::Yaml << 2;
        QTest::newRow("key that opens") << u"a:\n  b:|"_s << Language::Yaml << 4;
        QTest::newRow("block text") << u"  b: >-|"_s << Language::Yaml << 4;
        QTest::newRow("list item with a key") << u"  - id: a|"_s << Language::Yaml << 4;
        QTest::newRow("list item that opens") << u"  - set_memory:|"_s << Language::Yaml << 6;
        QTest::newRow("list item of words") << u"  - lost|"_s << Language::Yaml << 2;
        QTest::newRow("before the text") << u"|  a: 1"_s << Language::Yaml << 0;
        QTest::newRow("prose") << u"Ask this:|"_s << Language::Markdown << 0;
        QTest::newRow("prose list") << u"  - Ask: this|"_s << Language::Markdown << 2;
        QTest::newRow("Python") << u"def a():|"_s << Language::Python << 4;
        QTest::newRow("prose of a skill") << u"---\nname: A\n---\nAsk:|"_s << Language::Skill << 0;
        QTest::newRow("block of a skill")
            << u"---\nname: A\n---\n:::ordered_block id=main\nsteps:|"_s << Language::Skill << 2;
        QTest::newRow("front matter") << u"---\ncomplete_when:|"_s << Language::Skill << 2;
    }

    void lineEnds()
    {
        QFETCH(QString, before);
        QFETCH(Language, language);
        QFETCH(int, indent);
        const Marked start = marked(before);
        QCOMPARE(indentAfter(start.text, start.selection.position, language), QString(indent, u' '));
    }

    void brackets()
    {
        const QString text = u"a(b[c]d(e)f)g"_s;
        QCOMPARE(bracketPair(text, 1), (BracketPair{1, 11}));
        QCOMPARE(bracketPair(text, 12), (BracketPair{1, 11})); // just behind it
        QCOMPARE(bracketPair(text, 5), (BracketPair{3, 5}));
        QVERIFY(!bracketPair(text, 0));
        QVERIFY(!bracketPair(u"(("_s, 0));
        QVERIFY(!bracketPair({}, 0));
    }

    void languages()
    {
        QCOMPARE(languageOf(u"skills/a/skill.md"_s), Language::Skill);
        QCOMPARE(languageOf(u"references/a.md"_s), Language::Markdown);
        QCOMPARE(languageOf(u"memory.yml"_s), Language::Yaml);
        QCOMPARE(languageOf(u"tools/a.py"_s), Language::Python);
        QCOMPARE(languageOf(u"a.txt"_s), Language::PlainText);
    }
};

QTEST_GUILESS_MAIN(LineEditingTest)
#include "tst_lineediting.moc"
