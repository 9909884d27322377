#include "core/rules/keychecks.h"

#include "core/base/nearest.h"
#include "core/syntax/yaml/yamledit.h"

#include <algorithm>
#include <optional>

namespace overmantel {

namespace {

// What somebody meant who wrote a truth value as a word of another language or in quotes.
std::optional<bool> meantBool(const yaml::Node &value)
{
    static const QStringList yes{QStringLiteral("true"), QStringLiteral("yes"), QStringLiteral("on"), QStringLiteral("y"), QStringLiteral("1")};
    static const QStringList no{QStringLiteral("false"), QStringLiteral("no"), QStringLiteral("off"), QStringLiteral("n"), QStringLiteral("0")};
    const QString word = value.value.trimmed().toLower();
    if (!value.isScalar())
        return std::nullopt;
    if (yes.contains(word))
        return true;
    return no.contains(word) ? std::optional(false) : std::nullopt;
}

} // namespace

TextRange yamlPart(const SourceFile &file)
{
    return file.kind == FileKind::SkillText ? file.document.frontMatter : TextRange{0, file.snapshot.text().size()};
}

QString meantKey(const yaml::Node &mapping, QStringView written, const QStringList &known)
{
    if (known.contains(written))
        return {};
    const QString near = nearestName(written, known);
    return near.isEmpty() || mapping.entry(near) ? QString() : near;
}

bool isMisspelt(const yaml::Node &mapping, const QString &key, const QStringList &known)
{
    return !mapping.entry(key) && std::any_of(mapping.entries.begin(), mapping.entries.end(), [&](const yaml::Entry &entry) {
        return meantKey(mapping, entry.key.value, known) == key;
    });
}

bool suggestKey(Diagnostic &found, const SourceFile &file, const yaml::Node &mapping, const yaml::Node &key, const QStringList &known)
{
    const QString near = meantKey(mapping, key.value, known);
    if (near.isEmpty())
        return false;
    //: %1: an existing name
    found.message += u' ' + Rules::tr("Did you mean %1?").arg(quoted(near));
    //: %1: the name that is written, %2: the existing name
    addFix(found, Rules::tr("Change %1 to %2").arg(quoted(key.value), quoted(near)), file.path, yaml::renameKey(file.snapshot.text(), key, near));
    return true;
}

void suggestValue(Diagnostic &found, const SourceFile &file, const yaml::Node &value, const QStringList &known)
{
    const QString near = value.isScalar() ? nearestName(value.value, known) : QString();
    if (near.isEmpty() || near == value.value)
        return;
    found.message += u' ' + Rules::tr("Did you mean %1?").arg(quoted(near));
    addFix(found, Rules::tr("Change %1 to %2").arg(quoted(value.value), quoted(near)), file.path,
           yaml::setScalar(file.snapshot.text(), value, Value::text(near)));
}

void addFix(Diagnostic &found, const QString &title, const QString &file, const TextEdit &edit)
{
    if (edit.isEmpty())
        return;
    Fix fix{.title = title, .edit = {.label = title, .files = {}}};
    fix.edit.files.insert(file, edit);
    found.fixes.append(fix);
}

void addBoolFix(Diagnostic &found, const SourceFile &file, const yaml::Node &value)
{
    const std::optional<bool> meant = meantBool(value);
    if (!meant || !isPlainlyWritten(value))
        return;
    const QString word = *meant ? QStringLiteral("true") : QStringLiteral("false");
    //: %1: true or false
    addFix(found, Rules::tr("Write %1 instead").arg(quoted(word)), file.path, TextEdit::replace(value.range, word));
}

QString problemSentence(const condition::ConditionProblem &problem)
{
    QString sentence = problem.message;
    if (!sentence.endsWith(u'.'))
        sentence += u'.';
    return problem.hint.isEmpty() ? sentence : sentence + u' ' + problem.hint;
}

void addQuotesFix(Diagnostic &found, const SourceFile &file, const yaml::Node &value)
{
    if (!value.isScalar() || value.value.isEmpty() || value.style != yaml::ScalarStyle::Plain || !isPlainlyWritten(value)
        || value.value.contains(u'"') || value.value.contains(u'\\'))
        return;
    addFix(found, Rules::tr("Put it in quotes"), file.path, TextEdit::replace(value.range, u'"' + value.value + u'"'));
}

} // namespace overmantel
