#include "core/syntax/yaml/yamledit.h"
#include "core/syntax/yaml/yamlreader.h"

#include <QtTest>

using namespace overmantel;
using namespace overmantel::yaml;
using namespace Qt::Literals::StringLiterals;

namespace {

Value text(const QString &words)
{
    return Value::text(words);
}

Value object(const QList<Value::Member> &members)
{
    return Value::object(members);
}

// The node that a path of keys and indices leads to: "a/0/b".
const Node *nodeAt(const Tree &tree, const QString &path)
{
    const Node *node = tree.root ? &*tree.root : nullptr;
    for (const QString &step : path.split(u'/', Qt::SkipEmptyParts)) {
        if (!node)
            return nullptr;
        node = node->isSequence() ? &node->items.at(size_t(step.toInt())) : node->find(step);
    }
    return node;
}

QString afterSet(const QString &before, const QString &path, const Value &value)
{
    const Tree tree = read(before);
    return setScalar(before, *nodeAt(tree, path), value).appliedTo(before);
}

QString afterEntry(const QString &before, const QString &path, qsizetype index, const QString &key, const Value &value)
{
    const Tree tree = read(before);
    return insertEntry(before, {0, before.size()}, *nodeAt(tree, path), index, key, value).appliedTo(before);
}

QString afterItem(const QString &before, const QString &path, qsizetype index, const Value &value)
{
    const Tree tree = read(before);
    return insertItem(before, {0, before.size()}, *nodeAt(tree, path), index, value).appliedTo(before);
}

QString afterRemoval(const QString &before, const QString &path, qsizetype index)
{
    const Tree tree = read(before);
    const Node &node = *nodeAt(tree, path);
    const TextRange part{0, before.size()};
    return (node.isSequence() ? removeItem(before, part, node, index) : removeEntry(before, part, node, index)).appliedTo(before);
}

QString afterMove(const QString &before, const QString &path, qsizetype from, qsizetype to)
{
    const Tree tree = read(before);
    return moveItem(before, {0, before.size()}, *nodeAt(tree, path), from, to).appliedTo(before);
}

QString afterRename(const QString &before, const QString &key, const QString &newKey)
{
    const Tree tree = read(before);
    return renameKey(before, tree.root->entry(key)->key, newKey).appliedTo(before);
}

} // namespace

class TestYamlEdit : public QObject
{
    Q_OBJECT

private slots:
    void scalarTextQuotesOnlyWhereNeeded_data();
    void scalarTextQuotesOnlyWhereNeeded();
    void setKeepsQuotesAndComments();
    void setTheSameValueIsTheEmptyEdit();
    void setChangesOnlyTheCharactersThatDiffer();
    void setInsideFoldedTextKeepsItsLines();
    void setBlockScalars();
    void setTextOfSeveralLines();
    void setValuesThatAreNotWritten();
    void setKeepsOrDropsTags();
    void setCollections();
    void insertEntryInheritsIndentation();
    void insertEntryAtBothEnds();
    void insertEntryIntoFlow();
    void insertEntryIntoEmptyMappings();
    void insertKeepsEmptyLinesBetweenSiblings();
    void insertItems();
    void insertAtTheEndWithoutLineEnd();
    void removeTakesItsComments();
    void removeTheOnlyChild();
    void removeFirstOfCompactMapping();
    void removeFromFlowCollections();
    void removeLeavesOneEmptyLine();
    void moveTakesComments();
    void moveCompactAndFlow();
    void moveBlockScalarsWithoutLineEnd();
    void renameKeepsQuotes();
    void editsInFrontMatterStayInside();
};

void TestYamlEdit::scalarTextQuotesOnlyWhereNeeded_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("expected");
    const QList<std::pair<QString, QString>> rows = {
        {u"hello"_s, u"hello"_s},           {u"Hello, {name}!"_s, u"Hello, {name}!"_s}, {u"it's"_s, u"it's"_s},
        {u"a: b"_s, u"\"a: b\""_s},         {u"a:b"_s, u"a:b"_s},                       {u"ends:"_s, u"\"ends:\""_s},
        {u"x # y"_s, u"\"x # y\""_s},       {u"x#y"_s, u"x#y"_s},                       {u"5"_s, u"\"5\""_s},
        {u"true"_s, u"\"true\""_s},         {u"null"_s, u"\"null\""_s},                 {u"~"_s, u"\"~\""_s},
        {u""_s, u"\"\""_s},                 {u"yes"_s, u"\"yes\""_s},                   {u"on"_s, u"\"on\""_s},
        {u"2024-01-01"_s, u"\"2024-01-01\""_s}, {u"12:30"_s, u"\"12:30\""_s},           {u"1_000"_s, u"\"1_000\""_s},
        {u"3 apples"_s, u"3 apples"_s},     {u"- dash"_s, u"\"- dash\""_s},             {u"[x]"_s, u"\"[x]\""_s},
        {u"{name} hi"_s, u"\"{name} hi\""_s}, {u"say \"hi\": x"_s, u"'say \"hi\": x'"_s}, {u"say \"hi\""_s, u"say \"hi\""_s},
        {u" lead"_s, u"\" lead\""_s},       {u"tab\tx"_s, u"\"tab\\tx\""_s},            {u"a\nb"_s, u"\"a\\nb\""_s},
        {u"\u0007"_s, u"\"\\x07\""_s},      {u"\u2028"_s, u"\"\\u2028\""_s},            {u"\U0001F600"_s, u"\U0001F600"_s},
        {u"\"x\": it's"_s, u"\"\\\"x\\\": it's\""_s},
    };
    for (const auto &[words, expected] : rows)
        QTest::newRow(qPrintable(expected)) << words << expected;
}

void TestYamlEdit::scalarTextQuotesOnlyWhereNeeded()
{
    QFETCH(QString, words);
    QFETCH(QString, expected);
    QCOMPARE(scalarText(text(words)), expected);
    const QString document = u"k: "_s + scalarText(text(words)) + u"\n"_s;
    QCOMPARE(toValue(*read(document).root->find(u"k")), text(words));
    QCOMPARE(scalarText(text(words), ScalarStyle::DoubleQuoted).front(), QChar(u'"'));
}

void TestYamlEdit::setKeepsQuotesAndComments()
{
    QCOMPARE(afterSet(u"a: one  # c\n"_s, u"a"_s, text(u"two"_s)), u"a: two  # c\n"_s);
    QCOMPARE(afterSet(u"a: 'one'  # c\n"_s, u"a"_s, text(u"it's"_s)), u"a: 'it''s'  # c\n"_s);
    QCOMPARE(afterSet(u"a: \"one\"\n"_s, u"a"_s, text(u"say \"x\""_s)), u"a: \"say \\\"x\\\"\"\n"_s);
    QCOMPARE(afterSet(u"a: 'one'#c\n"_s, u"a"_s, Value::integer(5)), u"a: 5 #c\n"_s);
    QCOMPARE(afterSet(u"a: one\n"_s, u"a"_s, text(u"5"_s)), u"a: \"5\"\n"_s);
    QCOMPARE(afterSet(u"a: '5'\n"_s, u"a"_s, Value::integer(6)), u"a: 6\n"_s);
    QCOMPARE(afterSet(u"a: one\n"_s, u"a"_s, Value::boolean(true)), u"a: true\n"_s);
    QCOMPARE(afterSet(u"a: 1\n"_s, u"a"_s, Value::none()), u"a: null\n"_s);
    QCOMPARE(afterSet(u"a: 1\n"_s, u"a"_s, Value::floating(2)), u"a: 2.0\n"_s);
    QCOMPARE(afterSet(u"a: [one, two]\n"_s, u"a/0"_s, text(u"x, y"_s)), u"a: [\"x, y\", two]\n"_s);
    QCOMPARE(afterSet(u"a: one\n"_s, u"a"_s, text(u"x, y"_s)), u"a: x, y\n"_s);
}

void TestYamlEdit::setTheSameValueIsTheEmptyEdit()
{
    const QString before = u"a: 'x'\nb: 0x10\nc:\nd: >-\n  p\n  q\ne: ~\n"_s;
    const Tree tree = read(before);
    QVERIFY(setScalar(before, *tree.root->find(u"a"), text(u"x"_s)).isEmpty());
    QVERIFY(setScalar(before, *tree.root->find(u"b"), Value::integer(16)).isEmpty());
    QVERIFY(setScalar(before, *tree.root->find(u"c"), Value::none()).isEmpty());
    QVERIFY(setScalar(before, *tree.root->find(u"d"), text(u"p q"_s)).isEmpty());
    QVERIFY(setScalar(before, *tree.root->find(u"e"), Value::none()).isEmpty());
    QVERIFY(renameKey(before, tree.root->entries[0].key, u"a"_s).isEmpty());
    const Tree list = read(u"[a, b]"_s);
    QVERIFY(moveItem(u"[a, b]"_s, {0, 6}, *list.root, 1, 1).isEmpty());
}

void TestYamlEdit::setChangesOnlyTheCharactersThatDiffer()
{
    const QString before = u"when: slots.ask_reason == 'x' # c\n"_s;
    const TextEdit edit = setScalar(before, *nodeAt(read(before), u"when"_s), text(u"slots.ask_cause == 'x'"_s));
    QCOMPARE(edit.appliedTo(before), u"when: slots.ask_cause == 'x' # c\n"_s);
    QVERIFY(edit.replacements().first().range.length() < 7);
    const QString escapes = u"a: \"x \\u00e9 \\\n  y\"\n"_s;
    QCOMPARE(afterSet(escapes, u"a"_s, text(u"x \u00e9 z"_s)), u"a: \"x \\u00e9 \\\n  z\"\n"_s);
}

void TestYamlEdit::setInsideFoldedTextKeepsItsLines()
{
    const QString before = u"a: >-\n  [laughs] one two\n  three four # no comment\n\n  five\n# c\nb: 1\n"_s;
    QCOMPARE(afterSet(before, u"a"_s, text(u"[laughs] one 2 three four # no comment\nfive"_s)),
             u"a: >-\n  [laughs] one 2\n  three four # no comment\n\n  five\n# c\nb: 1\n"_s);
    QCOMPARE(afterSet(u"a: one two\n  three # c\n"_s, u"a"_s, text(u"one two 3"_s)), u"a: one two\n  3 # c\n"_s);
}

void TestYamlEdit::setBlockScalars()
{
    const QString before = u"a: | # c\n    one\n    two\n\nb: 1\n"_s;
    QCOMPARE(afterSet(before, u"a"_s, text(u"one\n2\n"_s)), u"a: | # c\n    one\n    2\n\nb: 1\n"_s);
    QCOMPARE(afterSet(before, u"a"_s, text(u"x"_s)), u"a: |- # c\n    x\n\nb: 1\n"_s);
    QCOMPARE(afterSet(before, u"a"_s, text(u"  x\ny\n"_s)), u"a: |4 # c\n      x\n    y\n\nb: 1\n"_s);
    // Empty lines below count from now on, so that there are as many as the value has.
    QCOMPARE(afterSet(before, u"a"_s, text(u"x\n\n"_s)), u"a: |+ # c\n    x\n\nb: 1\n"_s);
    QCOMPARE(afterSet(before, u"a"_s, text(u""_s)), u"a: \"\" # c\n\nb: 1\n"_s);
    QCOMPARE(afterSet(before, u"a"_s, Value::integer(5)), u"a: 5 # c\n\nb: 1\n"_s);
    QCOMPARE(afterSet(u"a: >\n  one\n"_s, u"a"_s, text(u"two\nthree\n"_s)), u"a: >\n  two\n\n  three\n"_s);
    QCOMPARE(afterSet(u"a: |\n  x"_s, u"a"_s, text(u"y\n"_s)), u"a: |\n  y\n"_s);
}

void TestYamlEdit::setTextOfSeveralLines()
{
    QCOMPARE(afterSet(u"a: x # c\nb: 1\n"_s, u"a"_s, text(u"p\nq\n"_s)), u"a: | # c\n  p\n  q\nb: 1\n"_s);
    QCOMPARE(afterSet(u"- a: x\n"_s, u"0/a"_s, text(u"p\nq"_s)), u"- a: |-\n    p\n    q\n"_s);
    QCOMPARE(afterSet(u"a: 'x'\n"_s, u"a"_s, text(u"p\nq"_s)), u"a: \"p\\nq\"\n"_s);
    QCOMPARE(afterSet(u"a: [x]\n"_s, u"a/0"_s, text(u"p\nq"_s)), u"a: [\"p\\nq\"]\n"_s);
}

void TestYamlEdit::setValuesThatAreNotWritten()
{
    QCOMPARE(afterSet(u"a:\nb: 1\n"_s, u"a"_s, text(u"x"_s)), u"a: x\nb: 1\n"_s);
    QCOMPARE(afterSet(u"a: # c\n"_s, u"a"_s, text(u"x"_s)), u"a: x # c\n"_s);
    QCOMPARE(afterSet(u"- \n- b\n"_s, u"0"_s, text(u"x"_s)), u"- x \n- b\n"_s);
    QCOMPARE(afterSet(u"{a: , b}"_s, u"a"_s, Value::integer(1)), u"{a: 1 , b}"_s);
    QCOMPARE(afterSet(u"{a: , b}"_s, u"b"_s, Value::integer(1)), u"{a: , b: 1}"_s);
    // A key may end in what introduces others.
    QCOMPARE(afterSet(u"{a? }"_s, u"a?"_s, Value::integer(1)), u"{a?: 1 }"_s);
    QCOMPARE(afterSet(u"{a-, b}"_s, u"a-"_s, Value::integer(1)), u"{a-: 1, b}"_s);
    // A colon right behind an alias would be part of its name.
    QCOMPARE(afterSet(u"x: &k b\ny: {*k}\n"_s, u"y/b"_s, Value::integer(1)), u"x: &k b\ny: {*k : 1}\n"_s);
}

void TestYamlEdit::setKeepsOrDropsTags()
{
    QCOMPARE(afterSet(u"a: !!str 5\n"_s, u"a"_s, text(u"6"_s)), u"a: !!str \"6\"\n"_s);
    QCOMPARE(afterSet(u"a: !!str 5\n"_s, u"a"_s, Value::integer(6)), u"a: 6\n"_s);
    QCOMPARE(afterSet(u"a: &x 5\n"_s, u"a"_s, Value::integer(6)), u"a: &x 6\n"_s);
}

void TestYamlEdit::setCollections()
{
    QCOMPARE(afterSet(u"a: x # c\nb: 1\n"_s, u"a"_s, object({{u"p"_s, text(u"q"_s)}})), u"a: # c\n  p: q\nb: 1\n"_s);
    QCOMPARE(afterSet(u"a:\n"_s, u"a"_s, Value::list({text(u"p"_s), Value::integer(1)})), u"a: [p, 1]\n"_s);
    QCOMPARE(afterSet(u"- a\n"_s, u"0"_s, object({{u"p"_s, text(u"q"_s)}, {u"r"_s, Value::list({})}})), u"- p: q\n  r: []\n"_s);
    // An anchor that ends in a dash is no dash; and beside "---" no block may begin.
    QCOMPARE(afterSet(u"a: &x- b\n"_s, u"a"_s, object({{u"p"_s, text(u"q"_s)}})), u"a: &x-\n  p: q\n"_s);
    QCOMPARE(afterSet(u"--- a\n"_s, QString(), object({{u"p"_s, text(u"q"_s)}})), u"--- {p: q}\n"_s);
    QCOMPARE(afterEntry(u"--- {}\n"_s, QString(), 0, u"p"_s, text(u"q"_s)), u"--- {p: q}\n"_s);
}

void TestYamlEdit::insertEntryInheritsIndentation()
{
    const QString before = u"a:\n    x: 1\n    y:\n        z: 1\nb: 2\n"_s;
    QCOMPARE(afterEntry(before, u"a"_s, 1, u"n"_s, object({{u"p"_s, text(u"q"_s)}})),
             u"a:\n    x: 1\n    n:\n        p: q\n    y:\n        z: 1\nb: 2\n"_s);
    // Sequences that stand below their key without indentation.
    const Value list = Value::list({object({{u"text"_s, text(u"Hi"_s)}, {u"condition"_s, text(u"a"_s)}})});
    QCOMPARE(afterEntry(u"r:\n  u:\n  - text: x\n"_s, u"r"_s, 9, u"v"_s, list), u"r:\n  u:\n  - text: x\n  v:\n  - text: Hi\n    condition: a\n"_s);
    QCOMPARE(afterEntry(u"r:\n  u:\n    - text: x\n"_s, u"r"_s, 9, u"v"_s, list), u"r:\n  u:\n    - text: x\n  v:\n    - text: Hi\n      condition: a\n"_s);
    QCOMPARE(afterEntry(u"a: 1\n"_s, u""_s, 1, u"5"_s, Value::none()), u"a: 1\n\"5\": null\n"_s);
    QCOMPARE(afterEntry(u"a: 1\n"_s, u""_s, 1, u"on"_s, text(u"activate"_s)), u"a: 1\non: activate\n"_s);
}

void TestYamlEdit::insertEntryAtBothEnds()
{
    const QString before = u"# file\n\n# about a\na: 1 # one\n# about b\nb: 2\n  # deeper\n\n# end\n"_s;
    QCOMPARE(afterEntry(before, u""_s, 0, u"n"_s, Value::integer(0)),
             u"# file\n\nn: 0\n# about a\na: 1 # one\n# about b\nb: 2\n  # deeper\n\n# end\n"_s);
    QCOMPARE(afterEntry(before, u""_s, 1, u"n"_s, Value::integer(0)),
             u"# file\n\n# about a\na: 1 # one\nn: 0\n# about b\nb: 2\n  # deeper\n\n# end\n"_s);
    QCOMPARE(afterEntry(before, u""_s, 99, u"n"_s, Value::integer(0)),
             u"# file\n\n# about a\na: 1 # one\n# about b\nb: 2\n  # deeper\nn: 0\n\n# end\n"_s);
    QCOMPARE(afterEntry(u"- a: 1\n  b: 2\n"_s, u"0"_s, 0, u"n"_s, Value::integer(0)), u"- n: 0\n  a: 1\n  b: 2\n"_s);
}

void TestYamlEdit::insertEntryIntoFlow()
{
    QCOMPARE(afterEntry(u"m: {a: 1}\n"_s, u"m"_s, 0, u"b"_s, text(u"x, y"_s)), u"m: {b: \"x, y\", a: 1}\n"_s);
    QCOMPARE(afterEntry(u"m: {a: 1}\n"_s, u"m"_s, 1, u"b"_s, object({{u"c"_s, Value::list({text(u"d"_s)})}})), u"m: {a: 1, b: {c: [d]}}\n"_s);
    QCOMPARE(afterEntry(u"[a: 1]\n"_s, u"0"_s, 1, u"b"_s, Value::integer(2)), u"[{a: 1, b: 2}]\n"_s);
    QCOMPARE(afterRemoval(u"[a: 1, c]\n"_s, u"0"_s, 0), u"[{}, c]\n"_s);
    QCOMPARE(afterEntry(u"[{}]\n"_s, u"0"_s, 0, u"b"_s, Value::integer(2)), u"[{b: 2}]\n"_s);
}

void TestYamlEdit::insertEntryIntoEmptyMappings()
{
    QCOMPARE(afterEntry(u"m: {} # c\nn: 1\n"_s, u"m"_s, 0, u"a"_s, Value::integer(2)), u"m: # c\n  a: 2\nn: 1\n"_s);
    QCOMPARE(afterEntry(u"- {}\n"_s, u"0"_s, 0, u"a"_s, object({{u"b"_s, text(u"c"_s)}})), u"- a:\n    b: c\n"_s);
    QCOMPARE(afterEntry(u"{}\n"_s, u""_s, 0, u"a"_s, object({{u"b"_s, text(u"c"_s)}})), u"a:\n  b: c\n"_s);
    QCOMPARE(afterEntry(u"m: { # c\n  }\n"_s, u"m"_s, 0, u"a"_s, Value::integer(2)), u"m: { # c\n  a: 2}\n"_s);
}

void TestYamlEdit::insertKeepsEmptyLinesBetweenSiblings()
{
    QCOMPARE(afterEntry(u"a: 1\n\nb: 2\n"_s, u""_s, 9, u"c"_s, Value::integer(3)), u"a: 1\n\nb: 2\n\nc: 3\n"_s);
    QCOMPARE(afterEntry(u"a: 1\n\nb: 2\n"_s, u""_s, 1, u"c"_s, Value::integer(3)), u"a: 1\n\nc: 3\n\nb: 2\n"_s);
    QCOMPARE(afterEntry(u"a: 1\n\nb: 2\n"_s, u""_s, 0, u"c"_s, Value::integer(3)), u"c: 3\n\na: 1\n\nb: 2\n"_s);
}

void TestYamlEdit::insertItems()
{
    const QString before = u"a:\n- x\n# about y\n- y\nb: 1\n"_s;
    QCOMPARE(afterItem(before, u"a"_s, 1, text(u"new"_s)), u"a:\n- x\n- new\n# about y\n- y\nb: 1\n"_s);
    QCOMPARE(afterItem(before, u"a"_s, 2, object({{u"p"_s, Value::integer(1)}, {u"q"_s, Value::integer(2)}})),
             u"a:\n- x\n# about y\n- y\n- p: 1\n  q: 2\nb: 1\n"_s);
    QCOMPARE(afterItem(u"a: [x]\n"_s, u"a"_s, 1, text(u"z"_s)), u"a: [x, z]\n"_s);
    QCOMPARE(afterItem(u"a: []\n"_s, u"a"_s, 0, text(u"z"_s)), u"a: [z]\n"_s);
    QCOMPARE(afterItem(u"a: []\nb: 1\n"_s, u"a"_s, 0, object({{u"p"_s, Value::integer(1)}})), u"a:\n  - p: 1\nb: 1\n"_s);
    QCOMPARE(afterItem(u"a: [\n  x, # c\n  y # d\n]\n"_s, u"a"_s, 1, text(u"new"_s)), u"a: [\n  x, # c\n  new,\n  y # d\n]\n"_s);
    QCOMPARE(afterItem(u"a: [\n  x, # c\n  y # d\n]\n"_s, u"a"_s, 2, text(u"new"_s)), u"a: [\n  x, # c\n  y, # d\n  new\n]\n"_s);
    QCOMPARE(afterItem(u"- - a\n  - b\n- c\n"_s, u"0"_s, 0, text(u"new"_s)), u"- - new\n  - a\n  - b\n- c\n"_s);
    QCOMPARE(afterItem(u"- a\n"_s, u""_s, 1, text(u"p\nq\n"_s)), u"- a\n- |\n  p\n  q\n"_s);
}

void TestYamlEdit::insertAtTheEndWithoutLineEnd()
{
    QCOMPARE(afterEntry(u"a: 1"_s, u""_s, 1, u"b"_s, Value::integer(2)), u"a: 1\nb: 2"_s);
    QCOMPARE(afterEntry(u"a: 1 # c"_s, u""_s, 1, u"b"_s, Value::integer(2)), u"a: 1 # c\nb: 2"_s);
    // The text of a block scalar at the very end has no line end, and must not get one.
    QCOMPARE(afterEntry(u"a: |\n  x"_s, u""_s, 1, u"b"_s, Value::integer(2)), u"a: |-\n  x\nb: 2"_s);
    QCOMPARE(afterItem(u"- a"_s, u""_s, 1, text(u"p\nq\n"_s)), u"- a\n- |\n  p\n  q\n"_s);
}

void TestYamlEdit::removeTakesItsComments()
{
    const QString before = u"# file\n\n# about a\na: 1 # one\n# about b\n# more\nb: 2 # two\n  # deeper\n# about c\nc: 3\n"_s;
    QCOMPARE(afterRemoval(before, u""_s, 0), u"# file\n\n# about b\n# more\nb: 2 # two\n  # deeper\n# about c\nc: 3\n"_s);
    QCOMPARE(afterRemoval(before, u""_s, 1), u"# file\n\n# about a\na: 1 # one\n# about c\nc: 3\n"_s);
    QCOMPARE(afterRemoval(before, u""_s, 2), u"# file\n\n# about a\na: 1 # one\n# about b\n# more\nb: 2 # two\n  # deeper\n"_s);
    QCOMPARE(afterRemoval(u"a:\n  - x: 1\n    y: 2\n  - z\nb: 1\n"_s, u"a"_s, 0), u"a:\n  - z\nb: 1\n"_s);
}

void TestYamlEdit::removeTheOnlyChild()
{
    QCOMPARE(afterRemoval(u"a: # c\n  # about x\n  - x # one\nb: 1\n"_s, u"a"_s, 0), u"a: [] # c\nb: 1\n"_s);
    QCOMPARE(afterRemoval(u"a:\n- x\nb: 1\n"_s, u"a"_s, 0), u"a: []\nb: 1\n"_s);
    QCOMPARE(afterRemoval(u"a:\n  x: |\n    p\n\nb: 1\n"_s, u"a"_s, 0), u"a: {}\n\nb: 1\n"_s);
    QCOMPARE(afterRemoval(u"- a: 1 # c\n- b\n"_s, u"0"_s, 0), u"- {}\n- b\n"_s);
    QCOMPARE(afterRemoval(u"# file\n\na: 1\n"_s, u""_s, 0), u"# file\n\n{}\n"_s);
    QCOMPARE(afterRemoval(u"a: &x\n  b: 1"_s, u"a"_s, 0), u"a: &x {}"_s);
    QCOMPARE(afterRemoval(u"a: [ x ]\n"_s, u"a"_s, 0), u"a: []\n"_s);
}

void TestYamlEdit::removeFirstOfCompactMapping()
{
    QCOMPARE(afterRemoval(u"- a: 1 # c\n  b: 2\n- x\n"_s, u"0"_s, 0), u"- b: 2\n- x\n"_s);
    QCOMPARE(afterRemoval(u"- a: 1\n  # about b\n  b: 2\n"_s, u"0"_s, 0), u"- # about b\n  b: 2\n"_s);
    QCOMPARE(afterRemoval(u"- - a\n  - b\n"_s, u"0"_s, 0), u"- - b\n"_s);
}

void TestYamlEdit::removeFromFlowCollections()
{
    QCOMPARE(afterRemoval(u"[a, b, c]"_s, u""_s, 0), u"[b, c]"_s);
    QCOMPARE(afterRemoval(u"[a, b, c]"_s, u""_s, 1), u"[a, c]"_s);
    QCOMPARE(afterRemoval(u"[a, b, c]"_s, u""_s, 2), u"[a, b]"_s);
    QCOMPARE(afterRemoval(u"{a: 1, b: 2}"_s, u""_s, 1), u"{a: 1}"_s);
    QCOMPARE(afterRemoval(u"[\n  a, # one\n  # about b\n  b, # two\n  c # three\n]"_s, u""_s, 1), u"[\n  a, # one\n  c # three\n]"_s);
    QCOMPARE(afterRemoval(u"[\n  a, # one\n  b # two\n]"_s, u""_s, 1), u"[\n  a # one\n]"_s);
}

void TestYamlEdit::removeLeavesOneEmptyLine()
{
    QCOMPARE(afterRemoval(u"a: 1\n\nb: 2\n\nc: 3\n"_s, u""_s, 1), u"a: 1\n\nc: 3\n"_s);
    QCOMPARE(afterRemoval(u"a: 1\n\nb: 2\n\nc: 3\n"_s, u""_s, 2), u"a: 1\n\nb: 2\n"_s);
    // Empty lines that a block scalar above would take for its own go too.
    QCOMPARE(afterRemoval(u"a: |+\n  x\nb: 2\n\nc: 3\n"_s, u""_s, 1), u"a: |+\n  x\nc: 3\n"_s);
}

void TestYamlEdit::moveTakesComments()
{
    const QString before = u"s:\n  # about a\n  - a # one\n  - b\n\n  # about c\n  - c: 1\n    d: 2 # two\nt: 1\n"_s;
    QCOMPARE(afterMove(before, u"s"_s, 0, 1), u"s:\n  - b\n  # about a\n  - a # one\n\n  # about c\n  - c: 1\n    d: 2 # two\nt: 1\n"_s);
    QCOMPARE(afterMove(before, u"s"_s, 2, 0), u"s:\n  # about c\n  - c: 1\n    d: 2 # two\n  # about a\n  - a # one\n\n  - b\nt: 1\n"_s);
    QCOMPARE(afterMove(before, u"s"_s, 0, 2), u"s:\n  - b\n  # about c\n  - c: 1\n    d: 2 # two\n\n  # about a\n  - a # one\nt: 1\n"_s);
    QCOMPARE(afterMove(u"- a\n- b"_s, u""_s, 0, 1), u"- b\n- a"_s);
    QCOMPARE(afterMove(u"s:\n# left\n  - a\n  - b\n"_s, u"s"_s, 1, 0), u"s:\n  - b\n# left\n  - a\n"_s);
}

void TestYamlEdit::moveCompactAndFlow()
{
    QCOMPARE(afterMove(u"- - a # one\n  # about b\n  - b\n"_s, u"0"_s, 1, 0), u"- # about b\n  - b\n  - a # one\n"_s);
    QCOMPARE(afterMove(u"x: [a, 'b', {c: 1}]\n"_s, u"x"_s, 2, 0), u"x: [{c: 1}, a, 'b']\n"_s);
    QCOMPARE(afterMove(u"[\n  a, # one\n  # about b\n  b # two\n]"_s, u""_s, 1, 0), u"[\n  # about b\n  b, # two\n  a # one\n]"_s);
}

void TestYamlEdit::moveBlockScalarsWithoutLineEnd()
{
    QCOMPARE(afterMove(u"- a\n- |\n  x"_s, u""_s, 1, 0), u"- |-\n  x\n- a"_s);
    QCOMPARE(afterMove(u"- |\n  x\n- a"_s, u""_s, 0, 1), u"- a\n- |\n  x\n"_s);
    QCOMPARE(afterMove(u"s:\n- |+\n  x\n\n- a\n\nt: 1\n"_s, u"s"_s, 0, 1), u"s:\n- a\n- |+\n  x\n\nt: 1\n"_s);
}

void TestYamlEdit::renameKeepsQuotes()
{
    QCOMPARE(afterRename(u"a: 1\nb: 2\n"_s, u"a"_s, u"new"_s), u"new: 1\nb: 2\n"_s);
    QCOMPARE(afterRename(u"'a': 1\n"_s, u"a"_s, u"it's"_s), u"'it''s': 1\n"_s);
    QCOMPARE(afterRename(u"{\"a\":1}"_s, u"a"_s, u"b"_s), u"{\"b\":1}"_s);
    QCOMPARE(afterRename(u"a: 1\n"_s, u"a"_s, u"x: y"_s), u"\"x: y\": 1\n"_s);
    QCOMPARE(afterRename(u"a: 1\n"_s, u"a"_s, u"true"_s), u"\"true\": 1\n"_s);
    QCOMPARE(afterRename(u"a: 1\n"_s, u"a"_s, u"on"_s), u"on: 1\n"_s);
    QCOMPARE(afterRename(u"? a\n: 1\n"_s, u"a"_s, u"b"_s), u"? b\n: 1\n"_s);
}

void TestYamlEdit::editsInFrontMatterStayInside()
{
    const QString before = u"---\nname: x\ntools: [a]\n---\n# Title\n- list: of text\n"_s;
    const TextRange part{4, before.indexOf(u"---", 4)};
    const Tree tree = read(before, part);
    QCOMPARE(insertEntry(before, part, *tree.root, 9, u"d"_s, text(u"p\nq\n"_s)).appliedTo(before),
             u"---\nname: x\ntools: [a]\nd: |\n  p\n  q\n---\n# Title\n- list: of text\n"_s);
    QCOMPARE(removeEntry(before, part, *tree.root, 1).appliedTo(before), u"---\nname: x\n---\n# Title\n- list: of text\n"_s);
    QCOMPARE(setScalar(before, *tree.root->find(u"name"), text(u"z"_s)).appliedTo(before),
             u"---\nname: z\ntools: [a]\n---\n# Title\n- list: of text\n"_s);
}

QTEST_GUILESS_MAIN(TestYamlEdit)
#include "tst_yamledit.moc"
