#include "core/syntax/condition/conditionevaluator.h"
#include "core/syntax/condition/conditionparser.h"

#include <QMap>
#include <QTest>

using namespace Qt::Literals::StringLiterals;
using namespace overmantel::condition;
using overmantel::Value;

namespace {

const QMap<QString, Value> memory{
    {u"card.reason"_s, Value::text(u"lost"_s)}, {u"card.fee"_s, Value::integer(12)},
    {u"card.limit"_s, Value::integer(20)},      {u"card.locked"_s, Value::boolean(false)},
    {u"card.open"_s, Value::boolean(true)},     {u"card.zero"_s, Value::integer(0)},
};

Evaluation evaluated(const QString &text)
{
    const ParsedCondition parsed = parse(text);
    if (!parsed.isValid())
        qFatal("%s", qPrintable(text));
    return evaluate(*parsed.expression, [](QStringView ns, QStringView entry) {
        return memory.value(ns.toString() + u'.' + entry.toString());
    });
}

} // namespace

class TestConditionEvaluator : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void yieldsTheDecidingOperand()
    {
        QCOMPARE(evaluated(u"session.card.reason and session.card.fee"_s).value, Value::integer(12));
        QCOMPARE(evaluated(u"session.card.zero or session.card.none"_s).value, Value::none());
        QCOMPARE(evaluated(u"not session.card.reason"_s).value, Value::boolean(false));
    }

    void keepsWhatWasSeen()
    {
        const Evaluation evaluation =
            evaluated(u"session.card.fee < 10 and session.card.reason or not session.card.locked"_s);
        QVERIFY(evaluation.truth);
        const Explanation &all = evaluation.explanation;
        QCOMPARE(all.kind, Explanation::Kind::Or);
        QVERIFY(all.reached && all.truth);
        const Explanation &both = all.children[0];
        QCOMPARE(both.kind, Explanation::Kind::And);
        QCOMPARE(both.text, u"session.card.fee < 10 and session.card.reason"_s);
        QVERIFY(both.reached && !both.truth);
        const Explanation &comparison = both.children[0];
        QCOMPARE(comparison.left, Value::integer(12));
        QCOMPARE(comparison.right, Value::integer(10));
        QVERIFY(!comparison.truth);
        QCOMPARE(comparison.children[0].value, Value::integer(12));
        QVERIFY(!both.children[1].reached);
        const Explanation &negation = all.children[1];
        QVERIFY(negation.reached && negation.truth);
        QCOMPARE(negation.children[0].value, Value::boolean(false));
    }

    void marksWhatWasNotReached()
    {
        const Evaluation evaluation = evaluated(u"session.card.open or (session.card.none < 3 < session.card.fee)"_s);
        QVERIFY(evaluation.truth && !evaluation.raises);
        const Explanation &chain = evaluation.explanation.children[1];
        QVERIFY(!chain.reached);
        QCOMPARE(chain.children.size(), 2u);
        QVERIFY(!chain.children[1].reached);
        QVERIFY(!chain.children[1].children[0].reached);
    }

    void chainsStopAtTheFirstFailure()
    {
        const Evaluation evaluation = evaluated(u"20 < session.card.fee < session.card.none"_s);
        QVERIFY(!evaluation.raises && !evaluation.truth);
        const Explanation &chain = evaluation.explanation;
        QCOMPARE(chain.kind, Explanation::Kind::And);
        QCOMPARE(chain.children[0].text, u"20 < session.card.fee"_s);
        QVERIFY(chain.children[0].reached);
        QVERIFY(!chain.children[1].reached);
    }

    void readsTheMiddleOfAChainOnce()
    {
        int reads = 0;
        const ParsedCondition parsed = parse(u"1 < session.a.b < 9");
        const Evaluation evaluation = evaluate(*parsed.expression, [&reads](QStringView, QStringView) {
            ++reads;
            return Value::integer(5);
        });
        QVERIFY(evaluation.truth);
        QCOMPARE(reads, 1);
    }

    void raisesWherePythonDoes()
    {
        const Evaluation evaluation = evaluated(u"session.card.open and session.card.none < 3"_s);
        QVERIFY(evaluation.raises && !evaluation.truth);
        QCOMPARE(evaluation.errorType, u"TypeError"_s);
        QCOMPARE(evaluation.errorMessage,
                 u"‘session.card.none < 3’ raises an error: “unset” and “whole number” cannot be put in order"_s);
        QCOMPARE(explain(evaluation), evaluation.errorMessage);
        QVERIFY(evaluation.explanation.raises);
        QVERIFY(!evaluation.explanation.children[0].raises);
        QVERIFY(evaluation.explanation.children[1].raises);
        const QList<SeenReference> seen = because(evaluation);
        QCOMPARE(seen.size(), 1);
        QCOMPARE(seen.first().reference, u"session.card.none"_s);
        QCOMPARE(seen.first().text, evaluation.errorMessage);

        QVERIFY(evaluated(u"(session.card.none < 3) == True"_s).raises);
        QVERIFY(evaluated(u"not session.card.reason < 3"_s).raises);
    }

    void explains_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const QString &text, const QString &sentence) {
            QTest::newRow(qPrintable(text)) << text << sentence;
        };
        row(u"session.card.reason == 'stolen'"_s, u"session.card.reason is 'lost', needs 'stolen'"_s);
        row(u"'stolen' == session.card.reason"_s, u"session.card.reason is 'lost', needs 'stolen'"_s);
        row(u"session.card.reason == 'lost'"_s, u"session.card.reason is 'lost'"_s);
        row(u"session.card.reason != 'lost'"_s, u"session.card.reason is 'lost', needs anything but 'lost'"_s);
        row(u"session.card.reason != 'stolen'"_s, u"session.card.reason is 'lost', not 'stolen'"_s);
        row(u"not session.card.reason == 'lost'"_s, u"session.card.reason is 'lost', needs anything but 'lost'"_s);
        row(u"session.card.none == 'lost'"_s, u"session.card.none is unset, needs 'lost'"_s);
        row(u"session.card.none is not None"_s, u"session.card.none is unset, needs a value"_s);
        row(u"session.card.fee is None"_s, u"session.card.fee is 12, needs to be unset"_s);
        row(u"10 > session.card.fee"_s, u"session.card.fee is 12, needs less than 10"_s);
        row(u"10 <= session.card.fee < 50"_s, u"session.card.fee is 12, at least 10 and less than 50"_s);
        row(u"session.card.fee > session.card.limit"_s,
            u"session.card.fee is 12, needs more than 20 (session.card.limit)"_s);
        row(u"session.card . locked"_s, u"session.card.locked is False, needs True"_s);
        row(u"session.card.zero"_s, u"session.card.zero is 0, needs a value that counts as true"_s);
        row(u"not session.card.open"_s, u"session.card.open is True, needs False or unset"_s);
        row(u"session.card.open and session.card.reason"_s,
            u"session.card.open is True and session.card.reason is 'lost'"_s);
        row(u"session.card.open and session.card.none"_s,
            u"session.card.none is unset, needs a value that counts as true"_s);
        row(u"session.card.reason == 'a' or session.card.reason == 'b'"_s,
            u"session.card.reason is 'lost', needs 'a' or 'b'"_s);
        row(u"session.card.reason == 'a' or session.card.fee < 3"_s,
            u"session.card.reason is 'lost', needs 'a'; or session.card.fee is 12, needs less than 3"_s);
        row(u"False and session.card.open"_s, u"False is always false"_s);
    }
    void explains()
    {
        QFETCH(QString, text);
        QTEST(explain(evaluated(text)), "sentence");
    }

    void namesTheReferencesThatDecided()
    {
        const QList<SeenReference> seen =
            because(evaluated(u"session.card.open and session.card.fee > session.card.limit"_s));
        QCOMPARE(seen.size(), 2);
        QCOMPARE(seen[0].reference, u"session.card.fee"_s);
        QCOMPARE(seen[0].value, Value::integer(12));
        QCOMPARE(seen[1].reference, u"session.card.limit"_s);
        QCOMPARE(seen[1].text, u"session.card.fee is 12, needs more than 20 (session.card.limit)"_s);
        QVERIFY(because(evaluated(u"1 == 2"_s)).isEmpty());
    }

    void walksDeepTrees()
    {
        const QString deep =
            u"(not "_s.repeated(deepestNesting / 2) + u"session.card.open"_s + QString(deepestNesting / 2, u')');
        const Evaluation evaluation = evaluated(deep);
        QCOMPARE(evaluation.truth, deepestNesting / 2 % 2 == 0);
        QVERIFY(!explain(evaluation).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestConditionEvaluator)
#include "tst_conditionevaluator.moc"
