// Aliases and merge keys: what the engine's loader makes of them, where they say to stand, what edits
// may touch. Expected values are those of the YAML 1.1 merge key page and of YAML 1.2, chapter 7.1.
#include "core/syntax/yaml/yamledit.h"
#include "core/syntax/yaml/yamlreader.h"

#include <QElapsedTimer>
#include <QtTest>

#include <functional>

using namespace overmantel;
using namespace overmantel::yaml;
using namespace Qt::Literals::StringLiterals;

namespace {

void forEachNode(const Node &node, const std::function<void(const Node &)> &visit)
{
    visit(node);
    for (const Node &item : node.items)
        forEachNode(item, visit);
    for (const Entry &entry : node.entries) {
        forEachNode(entry.key, visit);
        forEachNode(entry.value, visit);
    }
}

QStringList keysOf(const Node &mapping)
{
    QStringList keys;
    for (const Entry &entry : mapping.entries)
        keys.append(entry.key.value);
    return keys;
}

} // namespace

class TestYamlAliases : public QObject
{
    Q_OBJECT

private slots:
    void readAs_data();
    void readAs();
    void rangesStayWhereTheAliasIsWritten();
    void aValueAsLongAsItsAliasIsStillTheWholeAlias();
    void asWrittenKeepsAliases();
    void aCycleEnds();
    void mergeFaults_data();
    void mergeFaults();
    void nothingIsBlownUp_data();
    void nothingIsBlownUp();
    void editsTouchWhatIsWritten_data();
    void editsTouchWhatIsWritten();
    void editsRefuseWhatIsNotWrittenThere();
    void anchorsInUseStay();
    void inAPartOfALargerText();
};

void TestYamlAliases::readAs_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("json");
    const auto row = [](const char *name, const QString &text, const QString &json) { QTest::newRow(name) << text << json; };
    row("text", u"a: &x hello\nb: *x\n"_s, uR"({"a": "hello", "b": "hello"})"_s);
    row("typed", u"a: &x 5\nb: *x\nc: &y \"5\"\nd: *y\n"_s, uR"({"a": 5, "b": 5, "c": "5", "d": "5"})"_s);
    row("tagged", u"a: &x !!str 5\nb: *x\n"_s, uR"({"a": "5", "b": "5"})"_s);
    row("null", u"a: &x\nb: *x\n"_s, uR"({"a": null, "b": null})"_s);
    row("list", u"a: &x [s, m]\nb: *x\n"_s, uR"({"a": ["s", "m"], "b": ["s", "m"]})"_s);
    row("mapping", u"a: &x\n  type: text\nb: *x\n"_s, uR"({"a": {"type": "text"}, "b": {"type": "text"}})"_s);
    row("block scalar", u"a: &x |\n  one\n  two\nb: *x\n"_s, uR"({"a": "one\ntwo\n", "b": "one\ntwo\n"})"_s);
    row("in a list", u"- &x 1\n- *x\n- [*x, {k: *x}]\n"_s, uR"([1, 1, [1, {"k": 1}]])"_s);
    row("as a key", u"a: &x k\n*x : 1\n"_s, uR"({"a": "k", "k": 1})"_s);
    row("of an alias's content", u"a: &x {k: &y 1}\nb: *x\nc: *y\n"_s, uR"({"a": {"k": 1}, "b": {"k": 1}, "c": 1})"_s);
    row("the nearest above", u"a: &x 1\nb: *x\nc: &x 2\nd: *x\n"_s, uR"({"a": 1, "b": 1, "c": 2, "d": 2})"_s);
    row("aliases in what is repeated", u"a: &x 1\nb: &y [*x]\nc: *y\n"_s, uR"({"a": 1, "b": [1], "c": [1]})"_s);
    row("of a key", u"- &x a: 1\n- *x\n"_s, uR"([{"a": 1}, "a"])"_s);
    row("of a key at the top", u"&x a: 1\nb: *x\n"_s, uR"({"a": 1, "b": "a"})"_s);
    row("of a mapping and its key", u"m: &m\n  &k a: 1\nb: [*m, *k]\n"_s, uR"({"m": {"a": 1}, "b": [{"a": 1}, "a"]})"_s);
    row("of a key in braces", u"m: {&k a: 1}\nb: *k\n"_s, uR"({"m": {"a": 1}, "b": "a"})"_s);
    row("of a block scalar in a list", u"a:\n  - &x |\n    one\n  - *x\n"_s, uR"({"a": ["one\n", "one\n"]})"_s);
    row("of a block scalar on its own line", u"a:\n  &x >-\n  one\n  two\nb: *x\n"_s, uR"({"a": "one two", "b": "one two"})"_s);
    row("merge", u"x: &x {a: 1, c: 1}\nz:\n  <<: *x\n  b: 2\n"_s, uR"({"x": {"a": 1, "c": 1}, "z": {"b": 2, "a": 1, "c": 1}})"_s);
    row("merge: written wins", u"x: &x {a: 1}\nz:\n  <<: *x\n  a: 9\n"_s, uR"({"x": {"a": 1}, "z": {"a": 9}})"_s);
    row("merge of a list: first wins", u"x: &x {a: 1, c: 1}\ny: &y {a: 2, d: 2}\nz: {<<: [*x, *y], c: 9}\n"_s,
        uR"({"x": {"a": 1, "c": 1}, "y": {"a": 2, "d": 2}, "z": {"c": 9, "a": 1, "d": 2}})"_s);
    row("merge of what is written there", u"z: {<<: {a: 1}, b: 2}\n"_s, uR"({"z": {"b": 2, "a": 1}})"_s);
    row("merge of a merge", u"x: &x {a: 1}\ny: &y {<<: *x, b: 2}\nz: {<<: *y}\n"_s,
        uR"({"x": {"a": 1}, "y": {"b": 2, "a": 1}, "z": {"b": 2, "a": 1}})"_s);
    row("merge into an aliased mapping", u"x: &x {a: 1}\ny: &y {<<: *x}\nz: *y\n"_s, uR"({"x": {"a": 1}, "y": {"a": 1}, "z": {"a": 1}})"_s);
    row("merge of nothing", u"x: &x {}\nz: {<<: *x, b: 2}\n"_s, uR"({"x": {}, "z": {"b": 2}})"_s);
    row("quoted it is a key", u"x: &x {a: 1}\nz: {\"<<\": *x}\n"_s, uR"({"x": {"a": 1}, "z": {"<<": {"a": 1}}})"_s);
}

void TestYamlAliases::readAs()
{
    QFETCH(QString, text);
    QFETCH(QString, json);
    const Tree tree = read(text);
    QVERIFY2(tree.parsed && tree.root && tree.problems.isEmpty(), qPrintable(tree.problems.value(0).message));
    QCOMPARE(toValue(*tree.root).toJson(), json);
    // Nothing of it stands anywhere but where the text has it.
    forEachNode(*tree.root, [&](const Node &node) {
        QVERIFY(node.kind != Kind::Alias);
        if (node.origin != Origin::Written)
            QVERIFY2(tree.aliases.contains(node.range), qPrintable(node.value));
    });
}

void TestYamlAliases::rangesStayWhereTheAliasIsWritten()
{
    const QString text = u"a: &x\n  - text: 'it''s {name}'\nb: *x\nc:\n  <<: {d: *x}\n"_s;
    const Tree tree = read(text);
    QVERIFY(tree.root && tree.problems.isEmpty());
    QCOMPARE(tree.aliases.size(), 2);
    const Node &b = *tree.root->find(u"b");
    QVERIFY(b.isSequence() && b.origin == Origin::Alias && b.hasForeign);
    QCOMPARE(b.anchor, u"x"_s);
    QCOMPARE(textIn(text, b.range), u"*x"_s);
    const Entry &inner = b.items[0].entries[0];
    for (const Node *node : {&b.items[0], &inner.key, &inner.value}) {
        QCOMPARE(node->origin, Origin::Content);
        QCOMPARE(node->range, b.range);
    }
    QCOMPARE(inner.range, b.range);
    QCOMPARE(inner.value.value, u"it's {name}"_s);
    QCOMPARE(inner.value.toSource({5, 11}), b.range); // {name}
    // Where the anchor stands, everything is at its own place.
    const Node &a = *tree.root->find(u"a");
    QVERIFY(a.origin == Origin::Written && !a.hasForeign);
    QCOMPARE(textIn(text, a.items[0].entries[0].value.toSource({5, 11})), u"{name}"_s);
    // What a merge key brings from its own place is written there.
    const Entry *d = tree.root->find(u"c")->entry(u"d");
    QVERIFY(d && d->key.origin == Origin::Written);
    QCOMPARE(textIn(text, d->key.range), u"d"_s);
    QVERIFY(tree.root->hasForeign);
}

void TestYamlAliases::aValueAsLongAsItsAliasIsStillTheWholeAlias()
{
    const QString text = u"a: &xyz four\nb: *xyz\n"_s;
    const Tree tree = read(text);
    const Node &b = *tree.root->find(u"b");
    QCOMPARE(b.value.size(), b.range.length());
    for (qsizetype at = 0; at < 4; ++at)
        QCOMPARE(b.toSource({at, at + 1}), b.range);
}

void TestYamlAliases::asWrittenKeepsAliases()
{
    const Tree tree = read(u"x: &x {a: 1}\nz: {<<: *x, b: *x}\n"_s, Aliases::AsWritten);
    QVERIFY(tree.root && tree.aliases.isEmpty());
    const Node &z = *tree.root->find(u"z");
    QCOMPARE(keysOf(z), (QStringList{u"<<"_s, u"b"_s}));
    QCOMPARE(z.find(u"b")->kind, Kind::Alias);
    QVERIFY(toValue(*z.find(u"b")).isNone());
}

void TestYamlAliases::aCycleEnds()
{
    for (const QString &text : {u"x: &a [*a]\n"_s, u"x: &a {b: {c: *a}}\n"_s, u"x: &a {<<: *a}\n"_s, u"a: &a 1\nx: &a [*a]\n"_s}) {
        const Tree tree = read(text);
        QVERIFY(tree.root);
        QCOMPARE(tree.problems.size(), 1);
        QCOMPARE(tree.problems.first().key, u"yaml.aliasCycle"_s);
        QVERIFY(tree.aliases.isEmpty());
    }
}

void TestYamlAliases::mergeFaults_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("where");
    QTest::newRow("text") << u"z: {<<: words}\n"_s << u"yaml.mergeValue"_s << u"words"_s;
    QTest::newRow("nothing") << u"z:\n  <<:\n  b: 1\n"_s << u"yaml.mergeValue"_s << u"<<"_s;
    QTest::newRow("list of texts") << u"z: {<<: [words]}\n"_s << u"yaml.mergeValue"_s << u"words"_s;
    QTest::newRow("alias of a list") << u"x: &x [1]\nz: {<<: *x}\n"_s << u"yaml.mergeValue"_s << u"*x"_s;
    QTest::newRow("told where it is written") << u"x: &x {<<: 1}\nz: *x\n"_s << u"yaml.mergeValue"_s << u"1"_s;
    QTest::newRow("twice") << u"x: &x {a: 1}\nz: {<<: *x, <<: *x}\n"_s << u"yaml.duplicateKey"_s << u"<<"_s;
}

void TestYamlAliases::mergeFaults()
{
    QFETCH(QString, text);
    QFETCH(QString, key);
    QFETCH(QString, where);
    const Tree tree = read(text);
    QVERIFY(tree.root);
    QCOMPARE(tree.problems.size(), 1);
    QCOMPARE(tree.problems.first().key, key);
    QCOMPARE(textIn(text, tree.problems.first().where), where);
}

void TestYamlAliases::nothingIsBlownUp_data()
{
    QTest::addColumn<QString>("text");
    QString laughs = u"a0: &a0 [x, x]\n"_s;
    for (int level = 1; level < 100; ++level)
        laughs += u"a%1: &a%1 [*a%2, *a%2]\n"_s.arg(level).arg(level - 1);
    QTest::newRow("each twice the one above") << laughs;
    QString merges = u"a0: &a0 {k0: 1, l0: 1}\n"_s;
    for (int level = 1; level < 2000; ++level)
        merges += u"a%1: &a%1 {<<: [*a%2], k%1: 1}\n"_s.arg(level).arg(level - 1);
    QTest::newRow("each merged into the next") << merges;
    QString many = u"a: &a x\nb:\n"_s;
    for (int index = 0; index < 10000; ++index)
        many += u"  - *a\n"_s;
    QTest::newRow("ten thousand of one") << many;
    QString large = u"a: &a ["_s + u"x, "_s.repeated(4000) + u"x]\n"_s;
    for (int index = 0; index < 10000; ++index)
        large += u"b%1: *a\n"_s.arg(index);
    QTest::newRow("a large list ten thousand times") << large;
    QString nested = u"a: &a ["_s;
    for (int level = 0; level < 150; ++level)
        nested += u"&n%1 [*n%2, "_s.arg(level).arg(level == 0 ? u"x"_s : QString::number(level - 1)).replace(u"*nx"_s, u"x"_s);
    QTest::newRow("cycles all the way down") << nested + u"y"_s + QString(151, u']');
}

void TestYamlAliases::nothingIsBlownUp()
{
    QFETCH(QString, text);
    QElapsedTimer timer;
    timer.start();
    const Tree tree = read(text);
    QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
    if (tree.parsed) // only cycles, which stand for nothing
        QVERIFY(std::all_of(tree.problems.begin(), tree.problems.end(), [](const SyntaxProblem &p) { return p.key == u"yaml.aliasCycle"; }));
    else
        QCOMPARE(tree.problems.size(), 1);
    QVERIFY(!tree.problems.isEmpty());
    if (!tree.parsed) {
        QCOMPARE(tree.problems.first().key, u"yaml.tooManyAliases"_s);
        QVERIFY(textIn(text, tree.problems.first().where).startsWith(u'*'));
        QVERIFY(!tree.root && tree.problems.first().message.contains(QLocale().toString(maxAliased)));
    }
}

// The edit and what the whole text reads as afterwards.
void TestYamlAliases::editsTouchWhatIsWritten_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("after");
    const QString merged = u"x: &x {a: 1}\nz:\n  b: 2\n  <<: *x\n  c: 3 # last\n"_s;
    QTest::newRow("entry behind the last") << merged << u"insert 9"_s << u"x: &x {a: 1}\nz:\n  b: 2\n  <<: *x\n  c: 3 # last\n  new: 7\n"_s;
    QTest::newRow("entry as the first") << merged << u"insert 0"_s << u"x: &x {a: 1}\nz:\n  new: 7\n  b: 2\n  <<: *x\n  c: 3 # last\n"_s;
    QTest::newRow("entry before the second") << merged << u"insert 1"_s << u"x: &x {a: 1}\nz:\n  b: 2\n  <<: *x\n  new: 7\n  c: 3 # last\n"_s;
    QTest::newRow("removes beside a merge") << merged << u"remove c"_s << u"x: &x {a: 1}\nz:\n  b: 2\n  <<: *x\n"_s;
    QTest::newRow("removes nothing that is merged") << merged << u"remove a"_s << merged;
    QTest::newRow("sets beside a merge") << merged << u"set c"_s << u"x: &x {a: 1}\nz:\n  b: 2\n  <<: *x\n  c: 7 # last\n"_s;
    QTest::newRow("sets nothing that is merged") << merged << u"set a"_s << merged;
    const QString aliased = u"x: &x\n  - |\n    text\nz:\n  b: *x\n  c: 3\n"_s;
    QTest::newRow("behind an alias") << aliased << u"insert 1"_s << u"x: &x\n  - |\n    text\nz:\n  b: *x\n  new: 7\n  c: 3\n"_s;
    QTest::newRow("removes an alias") << aliased << u"remove b"_s << u"x: &x\n  - |\n    text\nz:\n  c: 3\n"_s;
    QTest::newRow("sets an alias") << aliased << u"set b"_s << u"x: &x\n  - |\n    text\nz:\n  b: 7\n  c: 3\n"_s;
}

void TestYamlAliases::editsTouchWhatIsWritten()
{
    QFETCH(QString, text);
    QFETCH(QString, action);
    QFETCH(QString, after);
    const Tree tree = read(text);
    const Node &z = *tree.root->find(u"z");
    const TextRange whole{0, text.size()};
    const QString what = action.section(u' ', 1);
    TextEdit edit;
    if (action.startsWith(u"insert"))
        edit = insertEntry(text, whole, z, what.toInt(), u"new"_s, Value::integer(7));
    else if (action.startsWith(u"set"))
        edit = setScalar(text, *z.find(what), Value::integer(7));
    else
        edit = removeEntry(text, whole, z, z.entry(what) - z.entries.data());
    QCOMPARE(edit.appliedTo(text), after);
    QVERIFY(read(after).parsed);
}

void TestYamlAliases::editsRefuseWhatIsNotWrittenThere()
{
    const QString text = u"x: &x {a: [1, 2], k: v}\nb: *x\n*x : 5\nc: {<<: *x}\n"_s;
    const Tree tree = read(text);
    QVERIFY2(tree.root, qPrintable(tree.problems.value(0).message));
    const TextRange whole{0, text.size()};
    const Node &b = *tree.root->find(u"b");
    const Node &list = *b.find(u"a");
    QVERIFY(insertEntry(text, whole, b, 0, u"n"_s, Value::none()).isEmpty());
    QVERIFY(removeEntry(text, whole, b, 0).isEmpty());
    QVERIFY(insertItem(text, whole, list, 0, Value::none()).isEmpty());
    QVERIFY(removeItem(text, whole, list, 0).isEmpty());
    QVERIFY(moveItem(text, whole, list, 0, 1).isEmpty());
    QVERIFY(setScalar(text, list.items[0], Value::integer(9)).isEmpty());
    QVERIFY(renameKey(text, b.entries[0].key, u"n"_s).isEmpty());
    const Node &c = *tree.root->find(u"c");
    QCOMPARE(keysOf(c), (QStringList{u"a"_s, u"k"_s}));
    QVERIFY(renameKey(text, c.entries[1].key, u"n"_s).isEmpty());
    QVERIFY(setScalar(text, c.entries[1].value, Value::integer(9)).isEmpty());
    QVERIFY(quoteScalar(c.entries[1].value).isEmpty());
    QCOMPARE(insertEntry(text, whole, c, 5, u"n"_s, Value::integer(1)).appliedTo(text),
             u"x: &x {a: [1, 2], k: v}\nb: *x\n*x : 5\nc: {<<: *x, n: 1}\n"_s);
    const QString deep = u"x: &x 1\nb:\n  c: *x\n  d: [*x]\n"_s;
    const Tree below = read(deep);
    const Value object = Value::object({{u"k"_s, Value::integer(1)}});
    QCOMPARE(setScalar(deep, *below.root->find(u"b")->find(u"c"), object).appliedTo(deep), u"x: &x 1\nb:\n  c:\n    k: 1\n  d: [*x]\n"_s);
    QCOMPARE(setScalar(deep, below.root->find(u"b")->find(u"d")->items[0], object).appliedTo(deep), u"x: &x 1\nb:\n  c: *x\n  d: [{k: 1}]\n"_s);
    // Setting an alias to what it stands for changes nothing.
    const QString same = u"a: &x 1\nb: *x\n"_s;
    QVERIFY(setScalar(same, *read(same).root->find(u"b"), Value::integer(1)).isEmpty());
}

void TestYamlAliases::anchorsInUseStay()
{
    const QString text = u"a: &x 1\nb: [*x]\nlist: [&y 1, 2, *y]\nc: &z 2\n"_s;
    const TextRange whole{0, text.size()};
    const Tree tree = read(text);
    QVERIFY(removeEntry(text, whole, *tree.root, 0).isEmpty());
    QCOMPARE(removeEntry(text, whole, *tree.root, 1).appliedTo(text), u"a: &x 1\nlist: [&y 1, 2, *y]\nc: &z 2\n"_s);
    QCOMPARE(removeEntry(text, whole, *tree.root, 3).appliedTo(text), u"a: &x 1\nb: [*x]\nlist: [&y 1, 2, *y]\n"_s);
    const Node &list = *tree.root->find(u"list");
    QVERIFY(removeItem(text, whole, list, 0).isEmpty());
    QVERIFY(moveItem(text, whole, list, 0, 2).isEmpty());
    QVERIFY(!moveItem(text, whole, list, 0, 1).isEmpty());
}

void TestYamlAliases::inAPartOfALargerText()
{
    const QString text = u"---\nname: &n \U0001F600\nlist: [*n]\n---\n*n: not [yaml\n"_s;
    const TextRange part{4, text.indexOf(u"---", 4)};
    const Tree tree = read(text, part);
    QVERIFY(tree.root && tree.problems.isEmpty());
    const Node &list = *tree.root->find(u"list");
    QCOMPARE(list.items[0].value, u"\U0001F600"_s);
    QCOMPARE(textIn(text, list.items[0].range), u"*n"_s);
    QCOMPARE(insertItem(text, part, list, 1, Value::integer(1)).appliedTo(text).mid(4, 27), u"name: &n \U0001F600\nlist: [*n, 1]\n-"_s);
    // An anchor of the front matter is none of a fence.
    QCOMPARE(read(text, {part.end + 4, text.size()}).problems.first().key, u"yaml.unknownAlias"_s);
}

QTEST_GUILESS_MAIN(TestYamlAliases)
#include "tst_yamlaliases.moc"
