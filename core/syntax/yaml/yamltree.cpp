#include "core/syntax/yaml/yamltree.h"

#include <QHash>

#include <limits>

namespace overmantel::yaml {

using namespace Qt::Literals::StringLiterals;

namespace {

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

bool isNullWord(QStringView text)
{
    return text.isEmpty() || text == u"~" || text == u"null" || text == u"Null" || text == u"NULL";
}

bool isStringTag(QStringView tag)
{
    return tag == u"!" || tag == u"!!str" || tag == u"!<tag:yaml.org,2002:str>";
}

std::optional<Value> integerValue(QStringView text)
{
    if (text.startsWith(u"0x") || text.startsWith(u"0o")) {
        if (const auto integer = Integer::fromDigits(text.mid(2), text[1] == u'x' ? 16 : 8))
            return Value::integer(*integer);
        return std::nullopt;
    }
    const QStringView digits = text[0] == u'-' || text[0] == u'+' ? text.mid(1) : text;
    if (digits.isEmpty() || !std::all_of(digits.begin(), digits.end(), isDigit))
        return std::nullopt;
    if (const auto integer = Integer::fromDecimal(text))
        return Value::integer(*integer);
    return std::nullopt;
}

// [-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?
bool isFloatText(QStringView text)
{
    qsizetype at = text[0] == u'-' || text[0] == u'+' ? 1 : 0;
    const auto digits = [&at, text] {
        const qsizetype from = at;
        while (at < text.size() && isDigit(text[at]))
            ++at;
        return at - from;
    };
    const qsizetype whole = digits();
    qsizetype fraction = 0;
    if (at < text.size() && text[at] == u'.') {
        ++at;
        fraction = digits();
    }
    if (whole + fraction == 0)
        return false;
    if (at < text.size() && (text[at] == u'e' || text[at] == u'E')) {
        ++at;
        if (at < text.size() && (text[at] == u'-' || text[at] == u'+'))
            ++at;
        if (digits() == 0)
            return false;
    }
    return at == text.size();
}

std::optional<Value> floatValue(QStringView text)
{
    const bool isSigned = text[0] == u'-' || text[0] == u'+';
    const QStringView word = isSigned ? text.mid(1) : text;
    if (word == u".inf" || word == u".Inf" || word == u".INF") {
        const double infinity = std::numeric_limits<double>::infinity();
        return Value::floating(text[0] == u'-' ? -infinity : infinity);
    }
    if (text == u".nan" || text == u".NaN" || text == u".NAN")
        return Value::floating(std::numeric_limits<double>::quiet_NaN());
    if (!isFloatText(text))
        return std::nullopt;
    return Value::floating(text.toDouble());
}

Value scalarValue(const Node &node)
{
    if (node.isText())
        return Value::text(node.value);
    return plainScalarValue(node.value);
}

} // namespace

Value plainScalarValue(QStringView text)
{
    if (isNullWord(text))
        return Value::none();
    if (text == u"true" || text == u"True" || text == u"TRUE")
        return Value::boolean(true);
    if (text == u"false" || text == u"False" || text == u"FALSE")
        return Value::boolean(false);
    if (const std::optional<Value> integer = integerValue(text))
        return *integer;
    if (const std::optional<Value> number = floatValue(text))
        return *number;
    return Value::text(text.toString());
}

bool isYaml11Bool(QStringView plainText)
{
    static constexpr QStringView words[] = {u"y", u"Y", u"yes", u"Yes", u"YES", u"n", u"N", u"no", u"No", u"NO",
                                            u"on", u"On", u"ON", u"off", u"Off", u"OFF"};
    return std::find(std::begin(words), std::end(words), plainText) != std::end(words);
}

bool Node::isYaml11Bool() const
{
    return kind == Kind::Scalar && style == ScalarStyle::Plain && tag.isEmpty() && yaml::isYaml11Bool(value);
}

bool Node::isNull() const
{
    return kind == Kind::Scalar && !isText() && isNullWord(value);
}

bool Node::isText() const
{
    if (kind != Kind::Scalar)
        return false;
    if (isStringTag(tag))
        return true;
    if (!tag.isEmpty() && tag.startsWith(u"!!"_s)) // an explicit type, even of a quoted scalar
        return plainScalarValue(value).kind() == Value::Kind::Text;
    return style != ScalarStyle::Plain || plainScalarValue(value).kind() == Value::Kind::Text;
}

const Entry *Node::entry(QStringView key) const
{
    for (const Entry &one : entries) {
        if (one.key.kind == Kind::Scalar && one.key.value == key)
            return &one;
    }
    return nullptr;
}

const Node *Node::find(QStringView key) const
{
    const Entry *found = entry(key);
    return found ? &found->value : nullptr;
}

Value toValue(const Node &node)
{
    switch (node.kind) {
    case Kind::Alias:
        return Value::none();
    case Kind::Scalar:
        return scalarValue(node);
    case Kind::Sequence: {
        QList<Value> items;
        items.reserve(qsizetype(node.items.size()));
        for (const Node &item : node.items)
            items.append(toValue(item));
        return Value::list(std::move(items));
    }
    case Kind::Mapping: {
        QList<Value::Member> members;
        members.reserve(qsizetype(node.entries.size()));
        QHash<QString, qsizetype> places; // of a key that stands twice, the last value counts
        for (const Entry &entry : node.entries) {
            const QString key = entry.key.isScalar() ? entry.key.value : toValue(entry.key).toJson();
            const auto known = places.constFind(key);
            if (known != places.constEnd()) {
                members[*known].second = toValue(entry.value);
                continue;
            }
            places.insert(key, members.size());
            members.append({key, toValue(entry.value)});
        }
        return Value::object(std::move(members));
    }
    }
    return {};
}

} // namespace overmantel::yaml
