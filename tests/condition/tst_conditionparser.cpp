#include "core/syntax/condition/conditionlexer.h"
#include "core/syntax/condition/conditionparser.h"

#include <QTest>

using namespace Qt::Literals::StringLiterals;
using namespace overmantel::condition;
using overmantel::TextRange;
using overmantel::Value;

namespace {

QString covered(const QString &text, TextRange range)
{
    return overmantel::textIn(text, range).toString();
}

} // namespace

class TestConditionParser : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void buildsTheTree()
    {
        const QString text = u"not session.a.b == 'x' 'y' and (session.a.c or -1 < session.a.d <= 0x10)"_s;
        const ParsedCondition parsed = parse(text);
        QVERIFY(parsed.isValid());
        const Expression &all = *parsed.expression;
        QCOMPARE(all.kind, Expression::Kind::And);
        QCOMPARE(all.text(), text);
        QCOMPARE(all.operands.size(), 2u);

        const Expression &negation = all.operands[0];
        QCOMPARE(negation.kind, Expression::Kind::Not);
        QCOMPARE(negation.text(), u"not session.a.b == 'x' 'y'"_s);
        const Expression &equality = negation.operands[0];
        QCOMPARE(equality.kind, Expression::Kind::Comparison);
        QCOMPARE(equality.operands[1].literal, Value::text(u"xy"_s));
        QCOMPARE(equality.operands[1].text(), u"'x' 'y'"_s);
        QCOMPARE(covered(text, equality.operatorRanges[0]), u"=="_s);

        const Expression &alternatives = all.operands[1];
        QCOMPARE(alternatives.kind, Expression::Kind::Or);
        QVERIFY(alternatives.text().startsWith(u"session"_s));
        QVERIFY(covered(text, alternatives.outerRange).startsWith(u"(session"_s));
        const Expression &chain = alternatives.operands[1];
        QCOMPARE(chain.operators, (QList{ComparisonOperator::Less, ComparisonOperator::LessEqual}));
        QCOMPARE(chain.operands[0].literal, Value::integer(-1));
        QCOMPARE(chain.operands[0].text(), u"-1"_s);
        QCOMPARE(chain.operands[2].literal, Value::integer(16));
    }

    void findsReferencesInTextOrder()
    {
        const QString text = u"session.card.reason == session . project . x"_s;
        const ParsedCondition parsed = parse(text);
        QVERIFY(parsed.isValid());
        QCOMPARE(parsed.references.size(), 2);
        QCOMPARE(parsed.references[0].toString(), u"session.card.reason"_s);
        QCOMPARE(parsed.references[0].whole, (TextRange{0, 19}));
        QCOMPARE(covered(text, parsed.references[0].nsRange), u"card"_s);
        QCOMPARE(covered(text, parsed.references[0].entryRange), u"reason"_s);
        QCOMPARE(parsed.references[1].toString(), u"session.project.x"_s);
        QCOMPARE(covered(text, parsed.references[1].whole), u"session . project . x"_s);
    }

    void findsReferencesInBrokenText()
    {
        const ParsedCondition parsed = parse(
            u"session.a.b == ) and len(session.c.d) or session.e or 'session.x.y' or session.g.h.i or session.p.q-r");
        QVERIFY(!parsed.isValid());
        QStringList found;
        for (const Reference &reference : parsed.references)
            found += reference.toString();
        QCOMPARE(found, (QStringList{u"session.a.b"_s, u"session.c.d"_s}));
    }

    void comparesNamesInTheirNormalForm()
    {
        QCOMPARE(parse(u"session.s.\ufb01").references.first().entry, u"fi"_s);
        QCOMPARE(parse(u"\u017fession.s.x").references.first().toString(), u"session.s.x"_s);
    }

    void findsBareNames()
    {
        const ParsedCondition parsed = parse(u"reason == 'lost' and not locked == true");
        QCOMPARE(parsed.bareNames, (QList<BareName>{{u"reason"_s, {0, 6}}, {u"locked"_s, {25, 31}}}));
        QCOMPARE(parsed.problems.size(), 3);
        QCOMPARE(parsed.problems[0].message, u"Unknown name 'reason' in condition expression"_s);
        QCOMPARE(parsed.problems[2].replacement, u"True"_s);
    }

    void pairsReferencesWithLiterals()
    {
        const QString text =
            u"session.a.b == 'x' or ('y') != session.a.c or session.a.d < 3 or session.a.e == session.a.f or session.a.g is None"_s;
        const ParsedCondition parsed = parse(text);
        QVERIFY(parsed.isValid());
        QCOMPARE(parsed.literalComparisons.size(), 2);
        QCOMPARE(parsed.literalComparisons[0].reference.toString(), u"session.a.b"_s);
        QCOMPARE(parsed.literalComparisons[0].literal, Value::text(u"x"_s));
        QCOMPARE(parsed.literalComparisons[1].op, ComparisonOperator::NotEqual);
        QCOMPARE(parsed.literalComparisons[1].reference.toString(), u"session.a.c"_s);
        QCOMPARE(covered(text, parsed.literalComparisons[1].literalRange), u"'y'"_s);
    }

    void tellsOneProblemPerMistake_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("where");
        QTest::addColumn<QString>("replacement");
        const auto row = [](const QString &text, const QString &key, const QString &where,
                            const QString &replacement = {}) {
            QTest::newRow(qPrintable(text)) << text << u"condition."_s + key << where << replacement;
        };
        row(u"session.s.x = 'lost'"_s, u"comparisonSpelling"_s, u"="_s, u"=="_s);
        row(u"session.s.x === 'lost'"_s, u"comparisonSpelling"_s, u"==="_s, u"=="_s);
        row(u"session.s.x <> 1"_s, u"comparisonSpelling"_s, u"<>"_s, u"!="_s);
        row(u"session.s.x => 1"_s, u"comparisonSpelling"_s, u"=>"_s, u">="_s);
        row(u"session.s.x && session.s.y"_s, u"operatorSpelling"_s, u"&&"_s, u"and"_s);
        row(u"session.s.x || session.s.y"_s, u"operatorSpelling"_s, u"||"_s, u"or"_s);
        row(u"session.s.x AND session.s.y"_s, u"operatorSpelling"_s, u"AND"_s, u"and"_s);
        row(u"!session.s.x"_s, u"operatorSpelling"_s, u"!"_s, u"not "_s);
        row(u"session.s.x == true"_s, u"constantSpelling"_s, u"true"_s, u"True"_s);
        row(u"session.s.x == null"_s, u"constantSpelling"_s, u"null"_s, u"None"_s);
        row(u"session.s.x == undefined"_s, u"constantSpelling"_s, u"undefined"_s, u"None"_s);
        row(u"session.s.x is null"_s, u"constantSpelling"_s, u"null"_s, u"None"_s);
        row(u"session.s.x contains 'a'"_s, u"oldOperator"_s, u"contains"_s);
        row(u"session.s.x matches '/a/'"_s, u"oldOperator"_s, u"matches"_s);
        row(u"session.s.x in ('a', 'b')"_s, u"membership"_s, u"in"_s);
        row(u"session.s.x not in ('a', 'b')"_s, u"membership"_s, u"not in"_s);
        row(u"{'a' 'b'} contains session.s.x"_s, u"collection"_s, u"{"_s);
        row(u"(1, 2) == session.s.x"_s, u"collection"_s, u","_s);
        row(u"len(session.s.x) > 0"_s, u"call"_s, u"len"_s);
        row(u"session.s.x == 'a'.upper()"_s, u"call"_s, u"upper"_s);
        row(u"session.s.x[0] == 1"_s, u"index"_s, u"session.s.x"_s);
        row(u"session.s.x + 1 == 2"_s, u"arithmetic"_s, u"+"_s);
        row(u"session.s.x-1 == 2"_s, u"arithmetic"_s, u"-"_s);
        row(u"--1 == 1"_s, u"sign"_s, u"-"_s);
        row(u"-True"_s, u"sign"_s, u"-"_s);
        row(u"lost"_s, u"unknownName"_s, u"lost"_s);
        row(u"project.locked == True"_s, u"missingSession"_s, u"project.locked"_s, u"session.project.locked"_s);
        row(u"Session.a.b"_s, u"missingSession"_s, u"Session.a.b"_s, u"session.a.b"_s);
        row(u"session.s == 1"_s, u"referenceParts"_s, u"session.s"_s);
        row(u"session.s.x.y == 1"_s, u"referenceParts"_s, u"session.s.x.y"_s);
        row(u"session.s. == 1"_s, u"referenceParts"_s, u"session.s."_s);
        row(u"session.card-replace.x == 1"_s, u"dashedName"_s, u"session.card-replace.x"_s);
        row(u"session.card-2.x == 1"_s, u"dashedName"_s, u"session.card-2.x"_s);
        row(u"session.s.my-entry"_s, u"dashedName"_s, u"session.s.my-entry"_s);
        row(u"session.s.if == 1"_s, u"keywordAsName"_s, u"if"_s);
        row(u"session.1s.x == 1"_s, u"digitFirst"_s, u"1s"_s);
        row(u"session.s.x is 'lost'"_s, u"isOperand"_s, u"is"_s, u"=="_s);
        row(u"session.s.x is not 3"_s, u"isOperand"_s, u"is not"_s, u"!="_s);
        row(u"session.s.x == not True"_s, u"notOperand"_s, u"not"_s);
        row(u"session.s.x == f'a'"_s, u"textPrefix"_s, u"f'a'"_s, u"'a'"_s);
        row(u"b'a' == session.s.x"_s, u"textPrefix"_s, u"b'a'"_s, u"'a'"_s);
        row(u"session.s.x == 'lost"_s, u"textNotClosed"_s, u"'lost"_s);
        row(u"(session.s.x == 'lost"_s, u"textNotClosed"_s, u"'lost"_s);
        row(u"session.s.x == 'a\\x4'"_s, u"escape"_s, u"\\x"_s);
        row(u"session.s.x == “lost”"_s, u"typographicQuotes"_s, u"“lost”"_s, u"'lost'"_s);
        row(u"01 == 1"_s, u"number"_s, u"01"_s, u"1"_s);
        row(u"session.s.x == 1j"_s, u"number"_s, u"1j"_s, u"1"_s);
        row(u"1__0"_s, u"number"_s, u"1__0"_s);
        row(u"session.s.x =="_s, u"missingOperand"_s, u"=="_s);
        row(u"not and session.s.x"_s, u"missingOperand"_s, u"and"_s);
        row(u"session.s.x == 'a' session.s.y"_s, u"missingOperator"_s, u"session"_s);
        row(u"(session.s.x"_s, u"parenthesis"_s, u"("_s);
        row(u"session.s.x)"_s, u"parenthesis"_s, u")"_s);
        row(u"session.s.x == ()"_s, u"emptyParentheses"_s, u"()"_s);
        row(u"session.s.x\nand True"_s, u"lineBreak"_s, u"\n"_s);
        row(u"session.s.x if True else False"_s, u"ifElse"_s, u"if"_s);
        row(u"lambda: True"_s, u"pythonWord"_s, u"lambda"_s);
        row(u"session.s.x; True"_s, u"separator"_s, u";"_s);
        row(u"$session.s.x"_s, u"unexpected"_s, u"$"_s);
        row(u"session.s.x\u00a0== 1"_s, u"invisibleCharacter"_s, u"\u00a0"_s, u" "_s);
        row(u">"_s, u"foldMarker"_s, u">"_s);
        row(u" |- "_s, u"foldMarker"_s, u"|-"_s);
        row(u"  "_s, u"empty"_s, u"  "_s);
        row(u"# nothing"_s, u"empty"_s, u"# nothing"_s);
    }
    void tellsOneProblemPerMistake()
    {
        QFETCH(QString, text);
        QFETCH(QString, where);
        const ParsedCondition parsed = parse(text);
        QVERIFY(!parsed.isValid());
        QCOMPARE(parsed.problems.size(), 1);
        const ConditionProblem &problem = parsed.problems.first();
        QTEST(problem.key, "key");
        QCOMPARE(covered(text, problem.where), where);
        QTEST(problem.replacement, "replacement");
        QVERIFY(!problem.message.isEmpty());
        QVERIFY(!problem.hint.isEmpty());
    }

    void tellsIndependentMistakesTogether()
    {
        const ParsedCondition parsed = parse(u"session.s.x = 'a' && session.s.y == true");
        QStringList keys;
        for (const ConditionProblem &problem : parsed.problems)
            keys += problem.key.section(u'.', 1);
        QCOMPARE(keys, (QStringList{u"comparisonSpelling"_s, u"operatorSpelling"_s, u"constantSpelling"_s}));
    }

    void replacementsMendTheCondition_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text :
             {"session.s.x = 'lost' && !session.s.y", "session.s.x == null OR project.y == TRUE", "session.s.x === 007",
              "session.s.x is not 3", "session.s.x == \u2018lost\u2019", "session.s.x == b'a'", "!(session.s.x <> 1)"})
            QTest::newRow(text) << QString::fromUtf8(text);
    }
    void replacementsMendTheCondition()
    {
        QFETCH(QString, text);
        const ParsedCondition broken = parse(text);
        QVERIFY(!broken.isValid());
        for (auto problem = broken.problems.crbegin(); problem != broken.problems.crend(); ++problem)
            text.replace(problem->where.start, problem->where.length(), problem->replacement);
        QVERIFY2(parse(text).isValid(), qPrintable(text));
    }

    void readsTextsAsPythonDoes_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("value");
        QTest::newRow("escapes") << uR"('\\ \' \" \n\t\x41\u00e9\101')"_s << u"\\ ' \" \n\tAéA"_s;
        QTest::newRow("pair") << uR"("\U0001F600")"_s << u"\U0001F600"_s;
        QTest::newRow("unknown escape stays") << uR"('\q')"_s << u"\\q"_s;
        QTest::newRow("named") << uR"('\N{BULLET}\N{euro sign}')"_s << u"•€"_s;
        QTest::newRow("raw") << uR"(r'a\'b\n')"_s << u"a\\'b\\n"_s;
        QTest::newRow("triple") << u"'''it's\r\nso'''"_s << u"it's\nso"_s;
        QTest::newRow("continued") << u"'a\\\nb'"_s << u"ab"_s;
        QTest::newRow("joined") << u"'a' \"b\"'''c'''"_s << u"abc"_s;
        QTest::newRow("unicode prefix") << u"U'a'"_s << u"a"_s;
        QTest::newRow("hash") << u"'#' # comment"_s << u"#"_s;
    }
    void readsTextsAsPythonDoes()
    {
        QFETCH(QString, text);
        const ParsedCondition parsed = parse(text);
        QVERIFY2(parsed.isValid(), parsed.isValid() ? "" : qPrintable(parsed.problems.first().message));
        QTEST(parsed.expression->literal.toText(), "value");
    }

    void readsNumbersAsPythonDoes_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("value");
        for (const auto &[text, value] : std::initializer_list<std::pair<const char *, const char *>>{
                 {"00", "0"},
                 {"1_000", "1000"},
                 {"0x_1F", "31"},
                 {"0o17", "15"},
                 {"0b1_0", "2"},
                 {"1.", "1.0"},
                 {".5", "0.5"},
                 {"1e5", "100000.0"},
                 {"1_0.0_1", "10.01"},
                 {"09.5", "9.5"},
                 {"- 1", "-1"},
                 {"-0", "0"},
                 {"-0.0", "-0.0"},
                 {"1e400", "inf"},
                 {"123456789012345678901234567890", "123456789012345678901234567890"}})
            QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(value);
    }
    void readsNumbersAsPythonDoes()
    {
        QFETCH(QString, text);
        const ParsedCondition parsed = parse(text);
        QVERIFY(parsed.isValid());
        QTEST(parsed.expression->literal.toLiteral(), "value");
    }

    void allowsLineBreaksOnlyInParentheses()
    {
        QVERIFY(parse(u"(session.a.b\nand # why\n  True)").isValid());
        QVERIFY(parse(u"session.a.b and \\\n True").isValid());
        QVERIFY(parse(u"\n session.a.b \n").isValid());
        QVERIFY(parse(u"# first\nTrue").isValid());
        QVERIFY(!parse(u"# first\n True").isValid());
        QVERIFY(!parse(u"session.a.b and\nTrue").isValid());
        QVERIFY(!parse(u"True \\").isValid());
    }

    void nestsDeeplyButNotEndlessly()
    {
        const auto nested = [](int parentheses, int nots) {
            return parse(QString(parentheses, u'(') + u"not "_s.repeated(nots) + u"True"_s
                         + QString(parentheses, u')'));
        };
        QVERIFY(nested(150, 80).isValid());
        QVERIFY(nested(deepestNesting, 0).isValid());
        QVERIFY(nested(0, deepestNesting).isValid());
        for (const ParsedCondition &parsed :
             {nested(deepestNesting + 1, 0), nested(0, deepestNesting + 1), nested(100'000, 0), nested(0, 100'000),
              parse(u"("_s.repeated(100'000)), parse(u"not("_s.repeated(100'000))}) {
            QCOMPARE(parsed.problems.size(), 1);
            QCOMPARE(parsed.problems.first().key, u"condition.tooDeep"_s);
        }
        QVERIFY(parse(u"session.a.b == 1 or "_s.repeated(20'000) + u"True"_s).isValid());
    }

    void survivesEveryPrefix()
    {
        const QString text =
            u"not session.card.reason == r'lo\\'st' \"x\\u00e9\" and (1_0 <= session.ünï.é != 0x1F or session.p.q is not None) # end"_s;
        for (qsizetype length = 0; length <= text.size(); ++length) {
            const ParsedCondition parsed = parse(QStringView(text).left(length));
            QCOMPARE(parsed.isValid(), parsed.problems.isEmpty());
            for (const ConditionProblem &problem : parsed.problems)
                QVERIFY(problem.where.start <= problem.where.end && problem.where.end <= length);
        }
    }

    void knowsNames()
    {
        QVERIFY(isIdentifier(u"card_replace"));
        QVERIFY(isIdentifier(u"ünï"));
        QVERIFY(isIdentifier(u"match"));
        for (const QStringView text : {u"card-replace", u"1a", u"", u"if", u"None", u"a b", u"\u20ac"})
            QVERIFY(!isIdentifier(text));
    }
};

QTEST_GUILESS_MAIN(TestConditionParser)
#include "tst_conditionparser.moc"
