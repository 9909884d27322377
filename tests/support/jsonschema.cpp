#include "tests/support/jsonschema.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QUrl>

#include <cmath>

using namespace Qt::Literals::StringLiterals;

namespace overmantel::testing {

namespace {

class SchemaChecker
{
public:
    explicit SchemaChecker(const QJsonObject &root) : m_root(root) {}

    QStringList check(const QJsonValue &value, const QJsonObject &schema, const QString &place)
    {
        if (schema.contains(u"$ref"_s))
            return check(value, referenced(schema[u"$ref"_s].toString()), place); // draft 4: what stands beside it is ignored
        QStringList faults;
        for (auto it = schema.begin(); it != schema.end(); ++it)
            faults += checkKeyword(it.key(), it.value(), value, schema, place);
        return faults;
    }

private:
    QJsonObject referenced(const QString &reference) const
    {
        QJsonValue at = m_root;
        for (const QString &part : reference.mid(2).split(u'/')) // behind "#/"
            at = at.toObject()[part];
        return at.toObject();
    }

    static bool hasType(const QJsonValue &value, const QString &type)
    {
        if (type == u"integer"_s)
            return value.isDouble() && std::floor(value.toDouble()) == value.toDouble();
        return (type == u"object"_s && value.isObject()) || (type == u"array"_s && value.isArray()) || (type == u"string"_s && value.isString())
            || (type == u"number"_s && value.isDouble()) || (type == u"boolean"_s && value.isBool()) || (type == u"null"_s && value.isNull());
    }

    static bool hasFormat(const QString &text, const QString &format)
    {
        static const QRegularExpression characters(u"^([A-Za-z0-9._~:/?#@!$&'()*+,;=\\[\\]-]|%[0-9A-Fa-f]{2})*$"_s);
        if (format == u"date-time"_s)
            return QDateTime::fromString(text, Qt::ISODate).isValid();
        if (format == u"uri-reference"_s || format == u"uri"_s) {
            const QUrl url(text, QUrl::StrictMode);
            return characters.match(text).hasMatch() && url.isValid() && (format == u"uri-reference"_s || !url.isRelative());
        }
        return false;
    }

    QStringList checkObject(const QJsonObject &object, const QJsonObject &schema, const QString &place)
    {
        QStringList faults;
        const QJsonObject properties = schema[u"properties"_s].toObject();
        const QJsonValue others = schema[u"additionalProperties"_s];
        for (auto it = object.begin(); it != object.end(); ++it) {
            const QString here = place + u'/' + it.key();
            if (properties.contains(it.key()))
                faults += check(it.value(), properties[it.key()].toObject(), here);
            else if (others.isObject())
                faults += check(it.value(), others.toObject(), here);
            else if (others.isBool() && !others.toBool())
                faults += here + u" is not a known property"_s;
        }
        return faults;
    }

    QStringList checkItems(const QJsonArray &array, const QJsonObject &schema, const QString &place)
    {
        QStringList faults;
        for (qsizetype i = 0; i < array.size(); ++i)
            faults += check(array[i], schema, place + u'/' + QString::number(i));
        return faults;
    }

    int countValid(const QJsonArray &schemas, const QJsonValue &value, const QString &place)
    {
        return int(std::count_if(schemas.begin(), schemas.end(), [&](const QJsonValue &one) { return check(value, one.toObject(), place).isEmpty(); }));
    }

    QStringList checkKeyword(const QString &keyword, const QJsonValue &argument, const QJsonValue &value, const QJsonObject &schema,
                             const QString &place)
    {
        static const QSet<QString> silent{u"$schema"_s, u"id"_s, u"$id"_s, u"title"_s, u"description"_s, u"default"_s, u"definitions"_s};
        const auto unless = [&place](bool holds, const QString &what) { return holds ? QStringList() : QStringList{place + u' ' + what}; };
        if (silent.contains(keyword))
            return {};
        if (keyword == u"type"_s) {
            const QJsonArray types = argument.isArray() ? argument.toArray() : QJsonArray{argument};
            return unless(std::any_of(types.begin(), types.end(), [&](const QJsonValue &type) { return hasType(value, type.toString()); }), u"has another type"_s);
        }
        if (keyword == u"enum"_s)
            return unless(argument.toArray().contains(value), u"is none of the values"_s);
        if (keyword == u"properties"_s)
            return checkObject(value.toObject(), schema, place);
        if (keyword == u"additionalProperties"_s)
            return schema.contains(u"properties"_s) ? QStringList() : checkObject(value.toObject(), schema, place);
        if (keyword == u"required"_s) {
            QStringList faults;
            for (const QJsonValue &name : argument.toArray())
                faults += unless(!value.isObject() || value.toObject().contains(name.toString()), u"lacks "_s + name.toString());
            return faults;
        }
        if (keyword == u"items"_s)
            return checkItems(value.toArray(), argument.toObject(), place);
        if (keyword == u"minItems"_s)
            return unless(!value.isArray() || value.toArray().size() >= argument.toInt(), u"has too few items"_s);
        if (keyword == u"uniqueItems"_s)
            return unless(!argument.toBool() || areUnique(value.toArray()), u"has an item twice"_s);
        if (keyword == u"minimum"_s)
            return unless(!value.isDouble() || value.toDouble() >= argument.toDouble(), u"is too small"_s);
        if (keyword == u"maximum"_s)
            return unless(!value.isDouble() || value.toDouble() <= argument.toDouble(), u"is too large"_s);
        if (keyword == u"pattern"_s)
            return unless(!value.isString() || QRegularExpression(argument.toString()).match(value.toString()).hasMatch(), u"does not match its pattern"_s);
        if (keyword == u"format"_s)
            return unless(!value.isString() || hasFormat(value.toString(), argument.toString()), u"is no "_s + argument.toString());
        if (keyword == u"anyOf"_s)
            return unless(countValid(argument.toArray(), value, place) > 0, u"fits none of the alternatives"_s);
        if (keyword == u"oneOf"_s)
            return unless(countValid(argument.toArray(), value, place) == 1, u"does not fit exactly one of the alternatives"_s);
        return {place + u": the checker does not know the keyword "_s + keyword};
    }

    static bool areUnique(const QJsonArray &array)
    {
        for (qsizetype i = 0; i < array.size(); ++i) {
            for (qsizetype j = i + 1; j < array.size(); ++j) {
                if (array[i] == array[j])
                    return false;
            }
        }
        return true;
    }

    const QJsonObject &m_root;
};

} // namespace

QStringList schemaFaults(const QJsonValue &document, const QJsonObject &schema)
{
    return SchemaChecker(schema).check(document, schema, {});
}

} // namespace overmantel::testing
