#include "core/syntax/yaml/yamledit.h"
#include "core/syntax/yaml/yamlreader.h"
#include "core/text/snapshot.h"

#include <QtTest>

using namespace overmantel;
using namespace overmantel::yaml;
using namespace Qt::Literals::StringLiterals;

namespace {

QString sourceOf(const QString &text, const Node &node)
{
    return textIn(text, node.range).toString();
}

int lineOf(const QString &text, qsizetype offset)
{
    return int(text.left(offset).count(u'\n')) + 1;
}

} // namespace

class TestYamlReader : public QObject
{
    Q_OBJECT

private slots:
    void rangesOfAMapping();
    void collectionsEndWhereTheirLastChildEnds();
    void valuesThatAreNotWritten();
    void scalarStyles_data();
    void scalarStyles();
    void valuesMapToTheirCharacters();
    void escapesAndFoldsMapAsAWhole();
    void blockScalarsMapLineByLine();
    void astralCharactersCountTwoUnits();
    void typesOfPlainScalars_data();
    void typesOfPlainScalars();
    void yaml11WordsAreText();
    void tagsDecideTheType();
    void commentsWithTheirPlaces();
    void anchorsAndAliases();
    void partOfALargerText();
    void questionMarksInFlow();
    void documents();
    void tabsThatStopTheLoader_data();
    void tabsThatStopTheLoader();
    void duplicatesAreEqualValues();
    void yaml11WordsCanBeFoundAndQuoted();
    void rangesBehindEverything();
    void problems_data();
    void problems();
    void oneRootCauseGivesOneProblem();
    void duplicateKeysPointAtTheFirst();
};

void TestYamlReader::rangesOfAMapping()
{
    const QString text = u"name: Ada  # who\nlist:\n  - 'x'\n  - {a: 1}\n"_s;
    const Tree tree = read(text);
    QVERIFY(tree.parsed && tree.root && tree.problems.isEmpty());
    QCOMPARE(sourceOf(text, *tree.root), u"name: Ada  # who\nlist:\n  - 'x'\n  - {a: 1}"_s);
    const Entry *name = tree.root->entry(u"name");
    QVERIFY(name);
    QCOMPARE(sourceOf(text, name->key), u"name"_s);
    QCOMPARE(sourceOf(text, name->value), u"Ada"_s);
    QCOMPARE(textIn(text, name->range), u"name: Ada"_s);
    const Node *list = tree.root->find(u"list");
    QVERIFY(list && list->isSequence());
    QCOMPARE(sourceOf(text, *list), u"- 'x'\n  - {a: 1}"_s);
    QCOMPARE(sourceOf(text, list->items[0]), u"'x'"_s);
    QCOMPARE(sourceOf(text, list->items[1]), u"{a: 1}"_s);
    QCOMPARE(list->items[1].collectionStyle, CollectionStyle::Flow);
    QVERIFY(list->items[1].entries[0].value.inFlow);
    QVERIFY(!tree.root->find(u"none"));
}

void TestYamlReader::collectionsEndWhereTheirLastChildEnds()
{
    const QString text = u"a:\n- b:\n    c: |\n      x\n\n# end\nd:\n"_s;
    const Tree tree = read(text);
    QVERIFY(tree.root);
    QCOMPARE(sourceOf(text, *tree.root->find(u"a")), u"- b:\n    c: |\n      x"_s);
    QCOMPARE(textIn(text, tree.root->entries[1].range), u"d:"_s);
}

void TestYamlReader::valuesThatAreNotWritten()
{
    const QString text = u"a:\nb: # later\nc: [x, , ]\nd:\n  -\n  - y\n? e\nf: !!str\n"_s;
    const Tree tree = read(text);
    QVERIFY2(tree.root, qPrintable(tree.problems.value(0).message));
    const Node &a = *tree.root->find(u"a");
    QVERIFY(a.isNull() && !a.isText());
    QCOMPARE(a.range, (TextRange{2, 2}));
    QCOMPARE(tree.root->find(u"b")->range, (TextRange{5, 5}));
    QVERIFY(tree.root->find(u"d")->items[0].isNull());
    QCOMPARE(tree.root->find(u"d")->items[0].range.start, text.indexOf(u"-\n") + 1);
    QVERIFY(tree.root->find(u"e")->isNull());
    QVERIFY(tree.root->find(u"f")->isText());
    QCOMPARE(read(u"{a, b: }"_s).root->entries.size(), size_t(2));
}

void TestYamlReader::scalarStyles_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("source");
    const auto row = [](const char *name, const QString &text, const QString &value, const QString &source) {
        QTest::newRow(name) << text << value << source;
    };
    row("plain", u"k: hello world # c"_s, u"hello world"_s, u"hello world"_s);
    row("plain folded", u"k: one\n  two\n\n  three\nj: x"_s, u"one two\nthree"_s, u"one\n  two\n\n  three"_s);
    row("plain with colons", u"k: http://x:80/#a"_s, u"http://x:80/#a"_s, u"http://x:80/#a"_s);
    row("plain before a comment line", u"k: one\n  # c\nj: x"_s, u"one"_s, u"one"_s);
    row("single", u"k: 'it''s'"_s, u"it's"_s, u"'it''s'"_s);
    row("single folded", u"k: 'a  \n   b\n\n  c'"_s, u"a b\nc"_s, u"'a  \n   b\n\n  c'"_s);
    row("single empty", u"k: ''"_s, QString(), u"''"_s);
    row("double escapes", u"k: \"\\t\\\"\\\\\\x41\\u00e9\\U0001F600\\/\\ \\_\""_s, u"\t\"\\A\u00e9\U0001F600/ \u00a0"_s,
        u"\"\\t\\\"\\\\\\x41\\u00e9\\U0001F600\\/\\ \\_\""_s);
    row("double folded", u"k: \"a \\\n   b\n  c\n\n  d\""_s, u"a b c\nd"_s, u"\"a \\\n   b\n  c\n\n  d\""_s);
    row("double escaped end and empty lines", u"k: \"a\\\n\n  b\""_s, u"a\nb"_s, u"\"a\\\n\n  b\""_s);
    row("literal", u"k: |\n  a\n   b\n\n  c\n\nj: x"_s, u"a\n b\n\nc\n"_s, u"|\n  a\n   b\n\n  c"_s);
    row("literal strip", u"k: |-\n  a\n\n"_s, u"a"_s, u"|-\n  a"_s);
    row("literal keep", u"k: |+\n  a\n\n\nj: x"_s, u"a\n\n\n"_s, u"|+\n  a\n\n"_s);
    row("literal indicator", u"k: |2\n   a\n  b\n"_s, u" a\nb\n"_s, u"|2\n   a\n  b"_s);
    row("literal header comment", u"k: | # why\n  # not a comment\n"_s, u"# not a comment\n"_s, u"| # why\n  # not a comment"_s);
    row("literal at the end of the text", u"k: |\n  a"_s, u"a"_s, u"|\n  a"_s);
    row("literal empty", u"k: |\nj: x"_s, QString(), u"|"_s);
    row("literal of white space", u"k: |-\n    \n  \nj: x"_s, QString(), u"|-"_s);
    row("literal kept white space", u"k: |+\n    \n  \nj: x"_s, u"\n\n"_s, u"|+\n    \n  "_s);
    row("folded", u"k: >\n  a\n  b\n\n  c\n"_s, u"a b\nc\n"_s, u">\n  a\n  b\n\n  c"_s);
    row("folded more indented", u"k: >-\n  a\n    b\n  c\n"_s, u"a\n  b\nc"_s, u">-\n  a\n    b\n  c"_s);
    row("folded beginning with a bracket", u"k: >-\n  [laughs] hi\n  there\n"_s, u"[laughs] hi there"_s, u">-\n  [laughs] hi\n  there"_s);
    row("folded then a comment", u"k: >-\n  a\n# c\nj: x"_s, u"a"_s, u">-\n  a"_s);
    row("folded without lines, then a comment", u"k: >-\n# c\nj: x"_s, QString(), u">-"_s);
}

void TestYamlReader::scalarStyles()
{
    QFETCH(QString, text);
    QFETCH(QString, value);
    QFETCH(QString, source);
    const Tree tree = read(text);
    QVERIFY2(tree.root, qPrintable(tree.problems.value(0).message));
    const Node &node = *tree.root->find(u"k");
    QCOMPARE(node.value, value);
    QCOMPARE(sourceOf(text, node), source);
    // Pieces of equal length are copies (a folded line end excepted), and they cover the value.
    qsizetype covered = 0;
    for (const SourceMap::Piece &piece : node.source.pieces()) {
        QCOMPARE(piece.valueStart, covered);
        covered += piece.valueLength;
        if (piece.valueLength == piece.source.length())
            QCOMPARE(textIn(text, piece.source), QStringView(value).mid(piece.valueStart, piece.valueLength));
    }
    QCOMPARE(covered, value.size());
}

void TestYamlReader::valuesMapToTheirCharacters()
{
    const QString text = u"when: >-\n  slots.a == 1\n  and slots.b\n"_s;
    const Tree tree = read(text);
    const Node &when = *tree.root->find(u"when");
    QCOMPARE(when.value, u"slots.a == 1 and slots.b"_s);
    const qsizetype word = when.value.indexOf(u"slots.b");
    QCOMPARE(textIn(text, when.toSource({word, word + 7})), u"slots.b"_s);
    QCOMPARE(when.source.toValue(text.indexOf(u"slots.b")), word);
    QCOMPARE(textIn(text, when.toSource({11, 16})), u"1\n  and"_s);
}

void TestYamlReader::escapesAndFoldsMapAsAWhole()
{
    const QString text = u"k: \"x\\u00e9y\""_s;
    const Node k = *read(text).root->find(u"k");
    QCOMPARE(textIn(text, k.toSource({1, 2})), u"\\u00e9"_s);
    QCOMPARE(textIn(text, k.toSource({2, 3})), u"y"_s);
    const QString quoted = u"k: 'it''s'"_s;
    QCOMPARE(textIn(quoted, read(quoted).root->find(u"k")->toSource({2, 3})), u"''"_s);
}

void TestYamlReader::blockScalarsMapLineByLine()
{
    const QString text = u"k: |\n    one\n      two\n"_s;
    const Node k = *read(text).root->find(u"k");
    QCOMPARE(k.value, u"one\n  two\n"_s);
    QCOMPARE(textIn(text, k.toSource({4, 9})), u"  two"_s);
    QCOMPARE(textIn(text, k.toSource({9, 10})), u"\n"_s);
}

void TestYamlReader::astralCharactersCountTwoUnits()
{
    const QString text = u"\U0001F600: \U0001F601 \U0001F602\nb: {\"\U0001F603\": x}\nc: c\n"_s;
    const Tree tree = read(text);
    QVERIFY(tree.root);
    QCOMPARE(sourceOf(text, tree.root->entries[0].key), u"\U0001F600"_s);
    QCOMPARE(sourceOf(text, tree.root->entries[0].value), u"\U0001F601 \U0001F602"_s);
    QCOMPARE(sourceOf(text, *tree.root->find(u"c")), u"c"_s);
    const QString broken = u"a: \U0001F600\u00e9\u20ac\nb: c: d\n"_s;
    const Tree refused = read(broken);
    QVERIFY(!refused.parsed);
    QCOMPARE(refused.problems.first().where.start, broken.indexOf(u": d"));
}

void TestYamlReader::typesOfPlainScalars_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("json");
    const QList<std::pair<const char *, const char *>> rows = {
        {"", "null"},        {"~", "null"},      {"null", "null"},    {"Null", "null"},   {"NULL", "null"},        {"nULL", "\"nULL\""},
        {"true", "true"},    {"True", "true"},   {"TRUE", "true"},    {"false", "false"}, {"tRUE", "\"tRUE\""},    {"0", "0"},
        {"-12", "-12"},      {"+7", "7"},        {"007", "7"},        {"0x1F", "31"},     {"0o17", "15"},          {"0b1", "\"0b1\""},
        {"1_000", "\"1_000\""}, {"1.5", "1.5"},  {"-.5", "-0.5"},     {"1.", "1.0"},      {"1e3", "1000.0"},       {"1e", "\"1e\""},
        {".", "\".\""},      {"-", "\"-\""},     {"12:30", "\"12:30\""}, {"2024-01-01", "\"2024-01-01\""},
        {"123456789012345678901234567890", "123456789012345678901234567890"},
    };
    for (const auto &[text, json] : rows)
        QTest::newRow(*text ? text : "empty") << QString::fromLatin1(text) << QString::fromLatin1(json);
}

void TestYamlReader::typesOfPlainScalars()
{
    QFETCH(QString, text);
    QFETCH(QString, json);
    QCOMPARE(plainScalarValue(text).toJson(), json);
}

void TestYamlReader::yaml11WordsAreText()
{
    for (const QString &word : {u"yes"_s, u"No"_s, u"ON"_s, u"off"_s, u"y"_s, u"N"_s}) {
        QVERIFY(isYaml11Bool(word));
        QCOMPARE(plainScalarValue(word).kind(), Value::Kind::Text);
    }
    QVERIFY(!isYaml11Bool(u"true"_s) && !isYaml11Bool(u"yEs"_s));
    const Tree tree = read(u"utter:\n  on: activate\n"_s);
    QVERIFY(tree.root->find(u"utter")->find(u"on"));
    QCOMPARE(toValue(*tree.root).toJson(), u"{\"utter\": {\"on\": \"activate\"}}"_s);
}

void TestYamlReader::tagsDecideTheType()
{
    const Tree tree = read(u"a: !!str 5\nb: ! 5\nc: !!int \"5\"\nd: !mine 5\ne: '5'\nf: &x !!str\n"_s);
    QCOMPARE(toValue(*tree.root).toJson(), u"{\"a\": \"5\", \"b\": \"5\", \"c\": 5, \"d\": 5, \"e\": \"5\", \"f\": \"\"}"_s);
    QCOMPARE(tree.root->find(u"a")->tag, u"!!str"_s);
    QCOMPARE(tree.root->find(u"f")->anchor, u"x"_s);
}

void TestYamlReader::commentsWithTheirPlaces()
{
    const QString text = u"# top\na: 'x # no' # one\nb: | # two\n  # no\n# three\nc: [1, # four\n  2]\n  # five"_s;
    const Tree tree = read(text);
    QVERIFY(tree.root);
    QStringList found;
    for (const Comment &comment : tree.comments)
        found.append((comment.ownLine ? u"own "_s : u""_s) + textIn(text, comment.range).toString());
    QCOMPARE(found, (QStringList{u"own # top"_s, u"# one"_s, u"# two"_s, u"own # three"_s, u"# four"_s, u"own # five"_s}));
    QCOMPARE(read(u"# only\n"_s).comments.size(), 1);
    QVERIFY(!read(u"# only\n"_s).root);
}

void TestYamlReader::anchorsAndAliases()
{
    const QString text = u"a: &x [1]\nb: *x\n"_s;
    const Tree tree = read(text, Aliases::AsWritten);
    QVERIFY(tree.root && tree.problems.isEmpty());
    QCOMPARE(tree.root->find(u"a")->anchor, u"x"_s);
    QCOMPARE(sourceOf(text, *tree.root->find(u"a")), u"[1]"_s);
    QCOMPARE(textIn(text, tree.root->find(u"a")->properties), u"&x"_s);
    const Node &alias = *tree.root->find(u"b");
    QCOMPARE(alias.kind, Kind::Alias);
    QCOMPARE(alias.anchor, u"x"_s);
    QCOMPARE(sourceOf(text, alias), u"*x"_s);
}

void TestYamlReader::partOfALargerText()
{
    const QString text = u"---\nname: A\nlist: [\"\U0001F600\"]\n---\n: not [yaml\n"_s;
    const TextRange part{4, text.indexOf(u"---", 4)};
    const Tree tree = read(text, part);
    QVERIFY(tree.parsed && tree.root);
    QCOMPARE(sourceOf(text, *tree.root->find(u"name")), u"A"_s);
    QCOMPARE(sourceOf(text, tree.root->find(u"list")->items[0]), u"\"\U0001F600\""_s);
    const QString broken = u"text\n\na: b: c\nend"_s;
    const Tree refused = read(broken, {6, 13});
    QVERIFY(!refused.parsed);
    QCOMPARE(refused.problems.first().where.start, broken.indexOf(u": c"));
    QVERIFY(!read(text, {4, 4}).root);
    QVERIFY(read(text, {4, 4}).parsed);
}

void TestYamlReader::questionMarksInFlow()
{
    const Tree tree = read(u"a: [Ready?, What? now, x?y]\nb: {? k : v}\n"_s);
    QVERIFY2(tree.root, qPrintable(tree.problems.value(0).message));
    QCOMPARE(toValue(*tree.root).toJson(), u"{\"a\": [\"Ready?\", \"What? now\", \"x?y\"], \"b\": {\"k\": \"v\"}}"_s);
}

void TestYamlReader::documents()
{
    QVERIFY(!read(QString()).root);
    QVERIFY(read(QString()).parsed);
    QVERIFY(!read(u"---\n"_s).root);
    QCOMPARE(read(u"--- x\n...\n# c\n"_s).root->value, u"x"_s);
    QVERIFY(read(u"%YAML 1.2\n---\na: 1\n"_s).root);
    const Tree two = read(u"a: 1\n---\nb: [\n"_s);
    QVERIFY(two.parsed && two.root && two.root->find(u"a"));
    QCOMPARE(two.problems.size(), 1);
    QCOMPARE(two.problems.first().key, u"yaml.multipleDocuments"_s);
    QCOMPARE(two.problems.first().where, (TextRange{5, 8}));
    // Behind the end of a document a second one needs no mark.
    const QString ended = u"a: 1\n...\n# c\n  b: 2\n"_s;
    const Tree bare = read(ended);
    QVERIFY(bare.parsed && bare.root && !bare.root->find(u"b"));
    QCOMPARE(bare.problems.size(), 1);
    QCOMPARE(bare.problems.first().key, u"yaml.multipleDocuments"_s);
    QCOMPARE(textIn(ended, bare.problems.first().where), u"b: 2"_s);
    // Where the first one is empty, nothing is known of what was meant.
    const Tree second = read(u"---\n---\na: 1\n"_s);
    QVERIFY(!second.parsed && !second.root);
    QCOMPARE(second.problems.size(), 1);
    QCOMPARE(second.problems.first().key, u"yaml.multipleDocuments"_s);
}

// A tab that begins a line outside of quotes, brackets and texts of several lines stops the loader,
// also where the line is empty or a comment.
void TestYamlReader::tabsThatStopTheLoader_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qsizetype>("at"); // -1: nothing to say
    const auto row = [](const char *name, const QString &text, qsizetype at) { QTest::newRow(name) << text << at; };
    row("empty line", u"a: 1\n\t\nb: 2\n"_s, 5);
    row("empty line with a space behind", u"a: 1\n\t \nb: 2\n"_s, 5);
    row("empty line below a key", u"a:\n\t\n  b: 2\n"_s, 3);
    row("comment", u"a: 1\n\t# c\nb: 2\n"_s, 5);
    row("last line", u"a: 1\n\t"_s, 5);
    row("first line", u"\t\na: 1\n"_s, 0);
    row("only line", u"\t"_s, 0);
    row("empty line behind quotes", u"a: 'x'\n\t\nb: 2\n"_s, 7);
    row("empty line behind brackets", u"a: [1]\n\t\nb: 2\n"_s, 7);
    row("line that goes on", u"a: b\n\tc\n"_s, 5);
    row("empty line of a text", u"a: |\n  x\n\t\n  y\n"_s, 9);
    row("indentation of a text", u"a: |\n\tx\n"_s, 5);
    row("behind a text", u"a: >-\n  x\n\t\nb: 2\n"_s, 10);
    row("behind a dash", u"a:\n  - b\n  -\tc\n"_s, 12);
    row("behind a dash and a space", u"- \ta: 1\n"_s, 2);
    row("only the first", u"a: 1\n\t\n\t\n"_s, 5);
    row("inside brackets", u"a: [1,\n\t2]\n"_s, -1);
    row("inside quotes", u"a: 'b\n\tc'\nd: \"e\n\tf\"\n"_s, -1);
    row("inside a text", u"a: |\n  x\n  \ty\n"_s, -1);
    row("between words", u"a: b\tc\n"_s, -1);
    row("behind a value", u"a: b\t\nc: d\t# e\n"_s, -1);
}

void TestYamlReader::tabsThatStopTheLoader()
{
    QFETCH(QString, text);
    QFETCH(qsizetype, at);
    const Tree tree = read(text);
    QCOMPARE(tree.problems.size(), at < 0 ? 0 : 1);
    if (at < 0)
        return;
    QCOMPARE(tree.problems.first().key, u"yaml.tab"_s);
    QCOMPARE(tree.problems.first().where, (TextRange{at, at + 1}));
}

// The loader compares keys by what they are read as.
void TestYamlReader::duplicatesAreEqualValues()
{
    for (const QString &text : {u"1: x\n\"1\": y\n"_s, u"true: x\n'true': y\n"_s, u"~: x\n\"~\": y\n"_s, u"on: x\nOn: y\n"_s})
        QVERIFY2(read(text).problems.isEmpty(), qPrintable(text));
    for (const QString &text : {u"1: x\n0x1: y\n"_s, u"true: x\nTrue: y\n"_s, u"~: x\nnull: y\n"_s, u"a: x\n'a': y\n"_s, u"on: x\n\"on\": y\n"_s}) {
        QCOMPARE(read(text).problems.size(), 1);
        QCOMPARE(read(text).problems.first().key, u"yaml.duplicateKey"_s);
        QCOMPARE(lineOf(text, read(text).problems.first().where.start), 2);
    }
    // A file that repeats one key for ever is told so, not a million times.
    QCOMPARE(read(u"a: 1\n"_s.repeated(50000)).problems.size(), maxDuplicates);
}

// What a rule needs to say that a word should stand in quotes.
void TestYamlReader::yaml11WordsCanBeFoundAndQuoted()
{
    const QString text = u"v: [on, Off, 'no', \"y\", yes, true, !!str n, none, |]\n"_s;
    const QString block = u"v:\n  - on # c\n  - >-\n    off\n  - N\n  - &a NO\n  - *a\n"_s;
    const Tree tree = read(block);
    QVERIFY2(tree.root, qPrintable(tree.problems.value(0).message));
    QList<bool> found;
    QString after = block;
    const std::vector<Node> items = tree.root->find(u"v")->items;
    for (auto item = items.rbegin(); item != items.rend(); ++item) {
        found.prepend(item->isYaml11Bool());
        if (item->isYaml11Bool())
            after = quoteScalar(*item).appliedTo(after);
    }
    QCOMPARE(found, (QList<bool>{true, false, true, true, true}));
    // An alias cannot be quoted; the word that it repeats can.
    QCOMPARE(after, u"v:\n  - \"on\" # c\n  - >-\n    off\n  - \"N\"\n  - &a \"NO\"\n  - *a\n"_s);
    const Tree quoted = read(after);
    for (const Node &item : quoted.root->find(u"v")->items)
        QVERIFY(!item.isYaml11Bool());
    QCOMPARE(toValue(*quoted.root), toValue(*tree.root));

    const Tree flow = read(text.chopped(4) + u"]\n"_s);
    QVERIFY2(flow.root, qPrintable(flow.problems.value(0).message));
    QStringList words;
    for (const Node &item : flow.root->find(u"v")->items) {
        if (item.isYaml11Bool())
            words.append(quoteScalar(item).appliedTo(textIn(text, item.range).toString().prepend(QString(item.range.start, u' '))).trimmed());
    }
    QCOMPARE(words, (QStringList{u"\"on\""_s, u"\"Off\""_s, u"\"yes\""_s}));
    // Other words and numbers, too: a text like the one that is written.
    const QString typed = u"[12, null, 1.50, a\n b]"_s;
    QString quotedTyped = typed;
    const Tree typedTree = read(typed);
    for (auto item = typedTree.root->items.rbegin(); item != typedTree.root->items.rend(); ++item)
        quotedTyped = quoteScalar(*item).appliedTo(quotedTyped);
    QCOMPARE(quotedTyped, u"[\"12\", \"null\", \"1.50\", \"a b\"]"_s);
}

// A file read from the disk: line ends and byte order mark are gone before ranges count.
void TestYamlReader::rangesBehindEverything()
{
    const QByteArray bytes = "\xEF\xBB\xBF# \xF0\x9F\x98\x80\r\nk\xC3\xA9y: \"\xF0\x9F\x98\x80 a\"\r\nfold: >-\r\n  one \xF0\x9F\x98\x80\r\n  two {x}\r\n\r\nlit: |\r\n  a\r\n   b {y}\r\nlast: z\r\n";
    const Snapshot snapshot = Snapshot::fromBytes(bytes);
    QVERIFY(snapshot.isText() && snapshot.hasByteOrderMark());
    QCOMPARE(snapshot.lineEnding(), LineEnding::CrLf);
    const QString &text = snapshot.text();
    const Tree tree = read(text);
    QVERIFY(tree.root && tree.problems.isEmpty());
    QCOMPARE(sourceOf(text, tree.root->entries[0].key), u"k\u00e9y"_s);
    QCOMPARE(sourceOf(text, tree.root->entries[0].value), u"\"\U0001F600 a\""_s);
    const Node &fold = *tree.root->find(u"fold");
    QCOMPARE(fold.value, u"one \U0001F600 two {x}"_s);
    QCOMPARE(textIn(text, fold.toSource({fold.value.indexOf(u'{'), fold.value.size()})), u"{x}"_s);
    QCOMPARE(textIn(text, fold.toSource({4, 6})), u"\U0001F600"_s);
    const Node &lit = *tree.root->find(u"lit");
    QCOMPARE(lit.value, u"a\n b {y}\n"_s);
    QCOMPARE(textIn(text, lit.toSource({lit.value.indexOf(u'{'), lit.value.indexOf(u'}') + 1})), u"{y}"_s);
    QCOMPARE(snapshot.position(tree.root->find(u"last")->range.start), (TextPosition{9, 6}));
    // A byte order mark in the text itself hides nothing either.
    const QString marked = QChar(QChar::ByteOrderMark) + u"a: {b: c}\n"_s;
    QCOMPARE(sourceOf(marked, read(marked).root->find(u"a")->entries[0].value), u"c"_s);
}

void TestYamlReader::problems_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("key");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("where");   // the characters that are marked
    QTest::addColumn<QString>("word");    // a word of the message
    QTest::addColumn<bool>("parsed");
    const auto row = [](const char *name, const QString &text, const QString &key, int line, const QString &where, const QString &word,
                        bool parsed = false) { QTest::newRow(name) << text << key << line << where << word << parsed; };
    const QString syntax = u"yaml.syntax"_s;
    row("quote open to the end", u"a: \"x\nb: 1\n"_s, u"yaml.unclosedQuote"_s, 1, u"\"x"_s, u"not closed"_s);
    row("quote closed by the next one", u"a: \"x\nb: \"y\"\nc: 1\n"_s, u"yaml.unclosedQuote"_s, 1, u"\"x"_s, u"not closed"_s);
    row("single quote open", u"a: 1\nb: 'x\nc: 'y'\n"_s, u"yaml.unclosedQuote"_s, 2, u"'x"_s, u"not closed"_s);
    row("apostrophe", u"a: 'it's fine'\n"_s, syntax, 1, u"'s fine'"_s, u"apostrophe twice"_s);
    row("inner quotes", u"a: \"say \"hi\" now\"\n"_s, syntax, 1, u"\"hi\" now\""_s, u"\\\""_s);
    row("tab", u"a:\n\tb: 1\n"_s, u"yaml.tab"_s, 2, u"\t"_s, u"spaces"_s);
    row("tab that is read nevertheless", u"a:\n\tb\n"_s, u"yaml.tab"_s, 2, u"\t"_s, u"spaces"_s, true);
    row("dash without space", u"a:\n  - text: x\n  -text: y\n"_s, u"yaml.missingSpace"_s, 3, u"-"_s, u"dash"_s);
    row("first dash without space", u"a:\n  -text: x\n  - text: y\n"_s, u"yaml.missingSpace"_s, 2, u"-"_s, u"dash"_s);
    row("only dash without space", u"a:\n  -text: x\n"_s, u"yaml.missingSpace"_s, 2, u"-"_s, u"dash"_s, true);
    row("items without space", u"a:\n  -x\n  -y\n"_s, u"yaml.missingSpace"_s, 2, u"-"_s, u"dash"_s, true);
    row("colon without space", u"a: 1\nb:2\nc: 3\n"_s, u"yaml.missingSpace"_s, 2, u"b:"_s, u"colon"_s);
    row("colon without space alone", u"a:\n  name:text\n"_s, u"yaml.missingSpace"_s, 2, u"name:"_s, u"colon"_s, true);
    row("second colon", u"a: b: c\n"_s, syntax, 1, u":"_s, u"second colon"_s);
    row("too deep below a value", u"a: x\n  b: y\n"_s, syntax, 2, u"  b"_s, u"deeper"_s);
    row("indentation", u"a:\n    b: 1\n  c: 2\n"_s, syntax, 3, u"c: 2"_s, u"indentation"_s);
    row("bracket open", u"a: [1, 2\nb: 3\n"_s, syntax, 1, u"["_s, u"not closed"_s);
    row("bracket too many", u"a: ]\n"_s, syntax, 1, u"]"_s, u"No bracket"_s);
    row("placeholder first", u"a: {name} hi\n"_s, syntax, 1, u"{name} hi"_s, u"quotes"_s);
    row("between brackets", u"a: [1, {b: c]}\n"_s, syntax, 1, u"]}"_s, u"comma"_s);
    row("at sign", u"a: @x\n"_s, syntax, 1, u"@"_s, u"cannot begin"_s);
    row("asterisk", u"a: *bold* x\n"_s, u"yaml.unknownAlias"_s, 1, u"*bold*"_s, u"quotes"_s);
    row("greater than", u"a: > 18 years\n"_s, syntax, 1, u">"_s, u"quotes"_s);
    row("no comment behind a header", u"a: >-#b\n  c\n"_s, syntax, 1, u">"_s, u"announces"_s);
    row("no space behind a tag", u"a: !!str\"b\"\n"_s, syntax, 1, u"\"b\""_s, u"cannot be read"_s);
    row("escape", u"a: \"\\q\"\n"_s, syntax, 1, u"\\q"_s, u"backslash"_s);
    row("key without colon", u"a: 1\nb\nc: 2\n"_s, syntax, 2, u"b"_s, u"colon is missing"_s);
    row("last key without colon", u"a: 1\nbc\n"_s, syntax, 2, u"bc"_s, u"colon is missing"_s);
    row("item among keys", u"a:\n  b: 1\n  - c\n"_s, syntax, 3, u"- c"_s, u"list item"_s);
    row("key among items", u"a:\n  - c\n  b: 1\n"_s, syntax, 3, u"b: 1"_s, u"key stands"_s);
    row("item behind its key", u"a: - b\n"_s, syntax, 1, u"- b"_s, u"list item"_s);
    row("two commas", u"a: [b, , c]\n"_s, syntax, 1, u","_s, u"Nothing stands before this ,"_s, true);
    row("comma first", u"a: {, b: c}\n"_s, syntax, 1, u","_s, u"Nothing stands"_s, true);
    row("colon first", u"a: {: b}\n"_s, syntax, 1, u":"_s, u"Nothing stands"_s, true);
    row("key and colon on two lines", u"a: 1\nbc\n: 2\n"_s, syntax, 2, u"bc"_s, u"colon is missing"_s);
    row("question marks", u"a: 1\n???\n"_s, syntax, 2, u"???"_s, u"colon is missing"_s);
    row("key on two lines", u"a: 1\nb\n c: 2\n"_s, syntax, 2, u"b"_s, u"colon is missing"_s);
    row("no key", u"a: 1\n: b\n"_s, syntax, 2, u":"_s, u"Nothing stands before this :"_s, true);
    row("comma", u"a: ,b\n"_s, syntax, 1, u","_s, u"cannot begin"_s);
    row("escaped apostrophe", u"a: \"it\\'s\"\n"_s, syntax, 1, u"\\'"_s, u"backslash"_s);
    row("escaped question mark", u"a: \"so\\?\"\n"_s, syntax, 1, u"\\?"_s, u"backslash"_s);
    row("brackets below their key", u"a:\n[b]\n"_s, syntax, 2, u"[b]"_s, u"column of its key"_s);
    row("alias where a key would stand", u"a: &x 1\nb:\n*x\n"_s, syntax, 3, u"*x"_s, u"column of its key"_s);
    row("alias cycle", u"x: &a [*a]\n"_s, u"yaml.aliasCycle"_s, 1, u"*a"_s, u"never end"_s, true);
    row("duplicate", u"a: 1\n'a': 2\n"_s, u"yaml.duplicateKey"_s, 2, u"'a'"_s, u"twice"_s, true);
    row("control character", u"a: 1\nb: \u0007\n"_s, u"yaml.character"_s, 2, u"\u0007"_s, u"U+0007"_s);
    row("NUL", u"a: "_s + QChar(0), u"yaml.character"_s, 1, QString(QChar(0)), u"U+0000"_s);
    row("lone surrogate", u"a: "_s + QChar(0xD800), u"yaml.character"_s, 1, QString(QChar(0xD800)), u"U+D800"_s);
}

void TestYamlReader::problems()
{
    QFETCH(QString, text);
    QFETCH(QString, key);
    QFETCH(int, line);
    QFETCH(QString, where);
    QFETCH(QString, word);
    QFETCH(bool, parsed);
    const Tree tree = read(text);
    QVERIFY(!tree.problems.isEmpty());
    const SyntaxProblem &problem = tree.problems.first();
    QCOMPARE(problem.key, key);
    QCOMPARE(textIn(text, problem.where), where);
    QCOMPARE(lineOf(text, problem.where.start), line);
    QVERIFY2(problem.message.contains(word), qPrintable(problem.message));
    QVERIFY2(problem.message.endsWith(u'.'), qPrintable(problem.message));
    QCOMPARE(tree.parsed, parsed);
    QCOMPARE(tree.root.has_value(), parsed);
    QCOMPARE(tree.problems.size(), 1);
}

void TestYamlReader::oneRootCauseGivesOneProblem()
{
    QCOMPARE(read(u"a:\n\tb: 1\n\tc: 2\n\td: 3\n"_s).problems.size(), 1);
    QCOMPARE(read(u"a:\n\tb\nc:\n\td\n"_s).problems.size(), 1);
    // Two faults are two.
    const Tree tree = read(u"a: 1\na: 2\nb: \"x\n"_s);
    QCOMPARE(tree.problems.size(), 2);
    QCOMPARE(tree.problems[0].key, u"yaml.duplicateKey"_s);
    QCOMPARE(tree.problems[1].key, u"yaml.unclosedQuote"_s);
}

void TestYamlReader::duplicateKeysPointAtTheFirst()
{
    const QString text = u"a: 1\nb:\n  a: 2\na: 3\n\"a\": 4\n"_s;
    const Tree tree = read(text);
    QCOMPARE(tree.problems.size(), 2);
    for (const SyntaxProblem &problem : tree.problems)
        QCOMPARE(problem.related, (TextRange{0, 1}));
    QCOMPARE(tree.root->entries.size(), size_t(4));
    QCOMPARE(sourceOf(text, *tree.root->find(u"a")), u"1"_s);
}

QTEST_GUILESS_MAIN(TestYamlReader)
#include "tst_yamlreader.moc"
