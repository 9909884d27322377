#include "core/base/numbertext.h"
#include "core/base/value.h"

#include <QCoreApplication>
#include <QStringDecoder>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

namespace overmantel {

using namespace Qt::Literals::StringLiterals;

namespace {

// The reader refuses numbers that its float type cannot hold, so that type is the widest one: whole
// numbers of thousands of digits and 1e400 arrive here as text, and we read that text ourselves.
using Json = nlohmann::basic_json<std::map, std::vector, std::string, bool, std::int64_t, std::uint64_t, long double>;

// Values nest as deep as a file says, and walks over them recurse.
constexpr int deepest = 500;

// Unlike QString::fromUtf8 this keeps a byte order mark: inside JSON it is a character as any other.
QString fromUtf8(const std::string &utf8)
{
    QStringDecoder decode(QStringDecoder::Utf8, QStringConverter::Flag::ConvertInitialBom);
    return decode(QByteArrayView(utf8.data(), static_cast<qsizetype>(utf8.size())));
}

class ValueBuilder final : public nlohmann::json_sax<Json>
{
public:
    Value result;
    std::size_t errorAt = 0; // count of bytes read when the text turned out wrong
    bool tooDeep = false;

    bool null() override { return put(Value::none()); }
    bool boolean(bool value) override { return put(Value::boolean(value)); }
    bool number_integer(std::int64_t value) override { return put(Value::integer(value)); }
    bool number_unsigned(std::uint64_t value) override
    {
        return put(Value::integer(Integer::fromDecimal(QString::number(value)).value_or(Integer())));
    }
    bool number_float(long double, const std::string &digits) override
    {
        const QByteArray text = QByteArray::fromStdString(digits);
        if (const std::optional<Integer> whole = Integer::fromDecimal(QString::fromLatin1(text)))
            return put(Value::integer(*whole));
        return put(Value::floating(decimalToDouble(text)));
    }
    bool string(std::string &value) override { return put(Value::text(fromUtf8(value))); }
    bool binary(Json::binary_t &) override { return false; }

    bool start_object(std::size_t) override { return open(true); }
    bool key(std::string &name) override
    {
        m_open.back().names += fromUtf8(name);
        return true;
    }
    bool end_object() override
    {
        const Container done = close();
        QList<Value::Member> members;
        std::map<QString, qsizetype> places;
        for (qsizetype i = 0; i < done.names.size(); ++i) {
            const auto [place, isNew] = places.emplace(done.names[i], members.size());
            if (isNew)
                members.emplaceBack(done.names[i], done.items[i]);
            else
                members[place->second].second = done.items[i]; // a repeated name: the last one counts
        }
        return put(Value::object(members));
    }
    bool start_array(std::size_t) override { return open(false); }
    bool end_array() override { return put(Value::list(close().items)); }
    bool parse_error(std::size_t position, const std::string &, const nlohmann::detail::exception &) override
    {
        errorAt = position;
        return false;
    }

private:
    struct Container
    {
        bool isObject = false;
        QStringList names;
        QList<Value> items;
    };

    bool put(Value value)
    {
        if (m_open.empty())
            result = std::move(value);
        else
            m_open.back().items += std::move(value);
        return true;
    }

    bool open(bool isObject)
    {
        tooDeep = m_open.size() >= deepest;
        m_open.push_back({isObject, {}, {}});
        return !tooDeep;
    }

    Container close()
    {
        Container done = std::move(m_open.back());
        m_open.pop_back();
        return done;
    }

    std::vector<Container> m_open;
};

QString jsonText(const QString &text)
{
    return fromUtf8(nlohmann::json(text.toStdString()).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

QString jsonNumber(double value)
{
    if (std::isnan(value))
        return u"null"_s; // JSON has no word for it
    if (std::isinf(value))
        return value < 0 ? u"-1e999"_s : u"1e999"_s;
    return pythonFloatText(value);
}

} // namespace

QString Value::toJson() const
{
    switch (m_kind) {
    case Kind::None: return u"null"_s;
    case Kind::Bool: return m_bool ? u"true"_s : u"false"_s;
    case Kind::Int: return m_integer.toString();
    case Kind::Float: return jsonNumber(m_double);
    case Kind::Text: return jsonText(m_text);
    case Kind::List: {
        QStringList parts;
        for (const Value &item : items())
            parts += item.toJson();
        return u'[' + parts.join(u", "_s) + u']';
    }
    case Kind::Object: {
        QStringList parts;
        for (const Member &member : members())
            parts += jsonText(member.first) + u": "_s + member.second.toJson();
        return u'{' + parts.join(u", "_s) + u'}';
    }
    }
    Q_UNREACHABLE();
}

std::optional<Value> Value::fromJson(const QByteArray &utf8, QString *error)
{
    ValueBuilder builder;
    if (Json::sax_parse(utf8.constData(), utf8.constData() + utf8.size(), &builder))
        return builder.result;
    if (error == nullptr)
        return std::nullopt;
    if (builder.tooDeep) {
        *error = QCoreApplication::translate("Value", "The JSON text has lists or objects nested too deeply.");
        return std::nullopt;
    }
    const qsizetype read = std::clamp(static_cast<qsizetype>(builder.errorAt) - 1, qsizetype(0), utf8.size());
    const QByteArray before = utf8.left(read);
    //: %1 is a line number, %2 a column number
    *error = QCoreApplication::translate("Value", "This is not JSON: look at line %1, column %2.")
                 .arg(before.count('\n') + 1)
                 .arg(QString::fromUtf8(before.mid(before.lastIndexOf('\n') + 1)).size() + 1);
    return std::nullopt;
}

} // namespace overmantel
