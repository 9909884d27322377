#include "core/base/numbertext.h"
#include "core/base/value.h"

#include <QTest>

#include <limits>

using namespace Qt::Literals::StringLiterals;
using overmantel::Integer;
using overmantel::Value;

namespace {

Value fromJson(const char *text)
{
    QString error;
    const std::optional<Value> value = Value::fromJson(text, &error);
    if (!value)
        qFatal("%s: %s", text, qPrintable(error));
    return *value;
}

} // namespace

class TestValue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void integersReadDigits()
    {
        QCOMPARE(Integer::fromDecimal(u"-0012")->toString(), u"-12"_s);
        QCOMPARE(Integer::fromDecimal(u"-0")->toString(), u"0"_s);
        QVERIFY(!Integer::fromDecimal(u"-0")->isNegative());
        QVERIFY(!Integer::fromDecimal(u""));
        QVERIFY(!Integer::fromDecimal(u"1.5"));
        QVERIFY(!Integer::fromDecimal(u"--1"));
        QCOMPARE(Integer::fromDigits(u"ff", 16)->toString(), u"255"_s);
        QCOMPARE(Integer::fromDigits(u"100000000000000000000", 16)->toString(), u"1208925819614629174706176"_s);
        QCOMPARE(Integer::fromDigits(u"777", 8)->toString(), u"511"_s);
        QVERIFY(!Integer::fromDigits(u"102", 2));
        QCOMPARE(Integer(std::numeric_limits<qint64>::min()).toString(), u"-9223372036854775808"_s);
        QCOMPARE(Integer::fromDecimal(u"9223372036854775807")->toInt64(), std::numeric_limits<qint64>::max());
        QVERIFY(!Integer::fromDecimal(u"9223372036854775808")->toInt64());
    }

    void integersHaveAnOrder()
    {
        const QStringList ascending{u"-100000000000000000000"_s, u"-20"_s, u"-3"_s, u"0"_s, u"7"_s, u"10"_s,
                                    u"99999999999999999999"_s};
        for (qsizetype i = 0; i < ascending.size(); ++i) {
            for (qsizetype j = 0; j < ascending.size(); ++j)
                QVERIFY((Integer::fromDecimal(ascending[i])->compare(*Integer::fromDecimal(ascending[j])) < 0)
                        == (i < j));
        }
    }

    void integersAndFloatsCompareExactly()
    {
        QVERIFY(Integer(9007199254740993).compare(9007199254740992.0) > 0);
        QVERIFY(Integer(9007199254740992).compare(9007199254740992.0) == 0);
        QVERIFY(Integer(2).compare(2.5) < 0);
        QVERIFY(Integer(-2).compare(-2.5) > 0);
        QVERIFY(Integer(0).compare(-0.0) == 0);
        QVERIFY(Integer::fromDecimal(u"1000000000000000000000000")->compare(1e24) > 0); // 1e24 is a little less
        QVERIFY(Integer::fromDecimal(u'1' + QString(400, u'0'))->compare(std::numeric_limits<double>::infinity()) < 0);
        QVERIFY(Integer(1).compare(std::numeric_limits<double>::quiet_NaN()) == std::partial_ordering::unordered);
    }

    void knowsWhatIsFalse_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<bool>("truthy");
        for (const char *text : {"null", "false", "0", "-0", "0.0", "-0.0", "\"\"", "[]", "{}"})
            QTest::newRow(text) << QByteArray(text) << false;
        for (const char *text : {"true", "1", "-1", "0.1", "1e400", "\" \"", "\"False\"", "[null]", "{\"a\": null}"})
            QTest::newRow(text) << QByteArray(text) << true;
    }
    void knowsWhatIsFalse()
    {
        QFETCH(QByteArray, json);
        QTEST(fromJson(json.constData()).isTruthy(), "truthy");
    }

    void equalsAcrossKinds_data()
    {
        QTest::addColumn<QByteArray>("a");
        QTest::addColumn<QByteArray>("b");
        QTest::addColumn<bool>("equal");
        const auto row = [](const char *a, const char *b, bool equal) {
            QTest::addRow("%s and %s", a, b) << QByteArray(a) << QByteArray(b) << equal;
        };
        row("true", "1", true);
        row("true", "1.0", true);
        row("false", "0.0", true);
        row("1", "1.0", true);
        row("true", "\"True\"", false);
        row("null", "false", false);
        row("null", "null", true);
        row("\"a\"", "\"A\"", false);
        row("9007199254740993", "9007199254740992.0", false);
        row("[1, true]", "[1.0, 1]", true);
        row("[1]", "[1, 2]", false);
        row("{\"a\": 1, \"b\": [2]}", "{\"b\": [2.0], \"a\": true}", true);
        row("{\"a\": 1}", "{\"b\": 1}", false);
        row("{}", "[]", false);
    }
    void equalsAcrossKinds()
    {
        QFETCH(QByteArray, a);
        QFETCH(QByteArray, b);
        QTEST(fromJson(a.constData()).equals(fromJson(b.constData())), "equal");
        QTEST(fromJson(b.constData()).equals(fromJson(a.constData())), "equal");
    }

    void ordersOnlyWhatHasAnOrder_data()
    {
        QTest::addColumn<QByteArray>("a");
        QTest::addColumn<QByteArray>("b");
        QTest::addColumn<QString>("order");
        const auto row = [](const char *a, const char *b, const QString &order) {
            QTest::addRow("%s and %s", a, b) << QByteArray(a) << QByteArray(b) << order;
        };
        row("1", "2.5", u"less"_s);
        row("true", "0", u"greater"_s);
        row("1e400", "1e308", u"greater"_s);
        row("\"Z\"", "\"a\"", u"less"_s);
        row("\"z\"", "\"\u00e9\"", u"less"_s);
        row("\"\uffff\"", "\"\U0001F600\"", u"less"_s); // code points, not UTF-16
        row("\"ab\"", "\"abc\"", u"less"_s);
        row("[1, 2]", "[1, 3]", u"less"_s);
        row("[1]", "[1, 0]", u"less"_s);
        row("[null]", "[null]", u"equal"_s);
        row("[null, 1]", "[null, 2]", u"less"_s);
        row("[null]", "[1]", u"raises"_s);
        row("null", "3", u"raises"_s);
        row("\"3\"", "3", u"raises"_s);
        row("{}", "{}", u"raises"_s);
        row("null", "null", u"raises"_s);
    }
    void ordersOnlyWhatHasAnOrder()
    {
        QFETCH(QByteArray, a);
        QFETCH(QByteArray, b);
        const std::optional<std::partial_ordering> order = fromJson(a.constData()).compare(fromJson(b.constData()));
        const QString found = !order        ? u"raises"_s
                              : *order < 0  ? u"less"_s
                              : *order > 0  ? u"greater"_s
                              : *order == 0 ? u"equal"_s
                                            : u"unordered"_s;
        QTEST(found, "order");
    }

    void notANumberIsNeverEqualOutsideAList()
    {
        const Value nan = Value::floating(std::numeric_limits<double>::quiet_NaN());
        QVERIFY(!nan.equals(nan));
        QVERIFY(nan == nan); // nothing has changed
        QVERIFY(*nan.compare(Value::integer(1)) == std::partial_ordering::unordered);
        QVERIFY(Value::list({nan}).equals(Value::list({nan})));
    }

    void identicalIsNarrowerThanEqual()
    {
        QVERIFY(Value::integer(1) == Value::integer(1));
        QVERIFY(!(Value::integer(1) == Value::boolean(true)));
        QVERIFY(!(fromJson("{\"a\": 1, \"b\": 2}") == fromJson("{\"b\": 2, \"a\": 1}")));
        QVERIFY(Value() == Value::none());
    }

    // Expected texts as CPython's str() and repr() print them.
    void showsValuesAsPythonDoes()
    {
        QCOMPARE(Value().toDisplay(), u"None"_s);
        QCOMPARE(fromJson("true").toDisplay(), u"True"_s);
        QCOMPARE(fromJson("\"it's\"").toDisplay(), u"it's"_s);
        QCOMPARE(fromJson("\"it's\"").toLiteral(), u"\"it's\""_s);
        const Value bothQuotes = fromJson("\"it's \\\"so\\\"\"");
        QCOMPARE(bothQuotes.toLiteral(), u"'it\\'s \"so\"'"_s);
        QCOMPARE(fromJson("\"a\\n\\u0007\\u200b\\u00e9\"").toLiteral(), u"'a\\n\\x07\\u200b\u00e9'"_s);
        QCOMPARE(fromJson("[\"a\", 1, 2.0, null, {\"k\": false}]").toDisplay(), u"['a', 1, 2.0, None, {'k': False}]"_s);
    }

    void showsFloatsAsPythonDoes_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("text");
        QTest::newRow("whole") << 1.0 << u"1.0"_s;
        QTest::newRow("negative zero") << -0.0 << u"-0.0"_s;
        QTest::newRow("tenth") << 0.1 << u"0.1"_s;
        QTest::newRow("last plain") << 1234567890123456.0 << u"1234567890123456.0"_s;
        QTest::newRow("first exponent") << 1e16 << u"1e+16"_s;
        QTest::newRow("last plain small") << 0.0001 << u"0.0001"_s;
        QTest::newRow("first exponent small") << 0.00001 << u"1e-05"_s;
        QTest::newRow("digits and exponent") << -1.5e300 << u"-1.5e+300"_s;
        QTest::newRow("infinity") << -std::numeric_limits<double>::infinity() << u"-inf"_s;
    }
    void showsFloatsAsPythonDoes()
    {
        QFETCH(double, value);
        QTEST(overmantel::pythonFloatText(value), "text");
    }

    void readsDecimalsBeyondTheRange()
    {
        const double infinity = std::numeric_limits<double>::infinity();
        QCOMPARE(overmantel::decimalToDouble("1e400"), infinity);
        QCOMPARE(overmantel::decimalToDouble("-0.001e999999999999999999999"), -infinity);
        QCOMPARE(overmantel::decimalToDouble("1e-400"), 0.0);
        QCOMPARE(overmantel::decimalToDouble("1.e2"), 100.0);
        QCOMPARE(overmantel::decimalToDouble(".5"), 0.5);
        QCOMPARE(overmantel::decimalToDouble("5."), 5.0);
        QCOMPARE(overmantel::decimalToDouble("5e-324"), std::numeric_limits<double>::denorm_min());
    }

    void keepsJsonAsItIs_data()
    {
        QTest::addColumn<QByteArray>("json");
        for (const char *text : {"null", "true", "12345678901234567890123456789012345678901234567890",
                                 "-18446744073709551616", "0.1", "1e+16", "\"\\u0001 \\\" \\\\ \u00e9\"",
                                 "[1, [2.0, \"x\"], {}]", R"({"z": 1, "a": {"k": [null]}})", "\"\ufeffx\""})
            QTest::newRow(text) << QByteArray(text);
    }
    void keepsJsonAsItIs()
    {
        QFETCH(QByteArray, json);
        QCOMPARE(fromJson(json.constData()).toJson().toUtf8(), json);
    }

    void wholeNumbersInJsonAreIntegers()
    {
        QCOMPARE(fromJson("18446744073709551615").kind(), Value::Kind::Int);
        QCOMPARE(fromJson(QByteArray(400, '9').constData()).toInteger().toString(), QString(400, u'9'));
        QCOMPARE(fromJson("1.0").kind(), Value::Kind::Float);
        QCOMPARE(fromJson("1e2").kind(), Value::Kind::Float);
        QCOMPARE(fromJson("1e999").toJson(), u"1e999"_s);
        QCOMPARE(Value::floating(std::numeric_limits<double>::quiet_NaN()).toJson(), u"null"_s);
    }

    void theLastOfRepeatedNamesCounts()
    {
        QCOMPARE(fromJson("{\"a\": 1, \"b\": 2, \"a\": 3}").toJson(), u"{\"a\": 3, \"b\": 2}"_s);
    }

    void saysWhereJsonIsWrong()
    {
        QString error;
        QVERIFY(!Value::fromJson("{\"a\": 1,\n \"b\" 2}", &error));
        QVERIFY2(error.contains(u"line 2"_s), qPrintable(error));
        for (const char *text : {"", "1 2", "{'a': 1}", "[1,]", "nul", "\"\xff\"", "NaN"})
            QVERIFY2(!Value::fromJson(text), text);
    }

    void refusesEndlessNesting()
    {
        QString error;
        QVERIFY(Value::fromJson(QByteArray(400, '[') + QByteArray(400, ']')));
        QVERIFY(!Value::fromJson(QByteArray(100'000, '['), &error));
        QVERIFY2(error.contains(u"deep"_s), qPrintable(error));
    }
};

QTEST_GUILESS_MAIN(TestValue)
#include "tst_value.moc"
