// Every condition of the collection in tests/data/conditions, each judged by CPython.
#include "core/syntax/condition/conditionevaluator.h"
#include "core/syntax/condition/conditionparser.h"

#include <QFile>
#include <QTest>

using namespace Qt::Literals::StringLiterals;
using overmantel::Value;
namespace condition = overmantel::condition;

namespace {

Value member(const Value &object, QStringView name)
{
    for (const Value::Member &member : object.members()) {
        if (member.first == name)
            return member.second;
    }
    return {};
}

// Empty when the condition behaves as the vector says; otherwise what differs.
QString difference(const Value &vector)
{
    const condition::ParsedCondition parsed = condition::parse(member(vector, u"expr").toText());
    if (parsed.isValid() != member(vector, u"valid").toBool())
        return parsed.isValid() ? u"is taken for valid"_s : u"is refused: "_s + parsed.problems.first().message;
    if (parsed.isValid() != parsed.problems.isEmpty())
        return u"has a tree and problems, or neither"_s;
    if (!parsed.isValid())
        return {};

    const Value memory = member(vector, u"memory");
    const condition::ReadEntry read = [&](QStringView ns, QStringView entry) { return member(member(memory, ns), entry); };
    const condition::Evaluation evaluation = condition::evaluate(*parsed.expression, read);
    const std::optional<Value> value = condition::valueOf(*parsed.expression, read);
    if (value.has_value() == evaluation.raises || (value && *value != evaluation.value))
        return u"has another value without its explanation"_s;
    if (evaluation.errorType != member(vector, u"raises").toText())
        return u"raises '%1'"_s.arg(evaluation.errorType);
    if (evaluation.truth != member(vector, u"result").toBool())
        return u"is %1"_s.arg(evaluation.truth ? u"true"_s : u"false"_s);
    if (condition::explain(evaluation).isEmpty())
        return u"has no explanation"_s;
    return {};
}

} // namespace

class TestConditionVectors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreesWithPython()
    {
        QFile file(QStringLiteral(OVERMANTEL_TEST_DATA "/conditions/dev.jsonl"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        int count = 0;
        QStringList differences;
        while (!file.atEnd()) {
            const std::optional<Value> vector = Value::fromJson(file.readLine());
            QVERIFY2(vector, qPrintable(u"line %1 is not JSON"_s.arg(count + 1)));
            ++count;
            if (const QString text = difference(*vector); !text.isEmpty())
                differences +=
                    u"%1: %2 %3"_s.arg(member(*vector, u"id").toText(), member(*vector, u"expr").toText(), text);
        }
        QVERIFY2(differences.isEmpty(), qPrintable(u"\n"_s + differences.join(u'\n')));
        QCOMPARE(count, 3526);
    }
};

QTEST_GUILESS_MAIN(TestConditionVectors)
#include "tst_conditionvectors.moc"
