#include "core/analysis/aliasfindings.h"

#include <QSet>

#include <algorithm>

namespace overmantel {

namespace {

class AliasFindings
{
public:
    explicit AliasFindings(const FileLookup &fileAt) : m_fileAt(fileAt) {}

    void settle(QList<Diagnostic> &findings)
    {
        // Hardly any agent has aliases at all.
        if (std::none_of(findings.cbegin(), findings.cend(), [this](const Diagnostic &found) { return concerns(found); }))
            return;
        QSet<QString> toldElsewhere;
        for (const Diagnostic &found : std::as_const(findings)) {
            if (!isForeign(found))
                toldElsewhere.insert(wordsOf(found));
        }
        findings.removeIf([&](const Diagnostic &found) { return isForeign(found) && toldElsewhere.contains(wordsOf(found)); });
        for (Diagnostic &found : findings)
            found.fixes.removeIf([this](const Fix &fix) { return touches(fix); });
    }

private:
    bool isInAlias(const QString &path, TextRange range) const
    {
        const SourceFile *file = m_fileAt(path);
        return file && file->hasAliases() && file->isInAlias(range);
    }
    bool isForeign(const Diagnostic &found) const { return isInAlias(found.where.file, found.where.range); }
    bool touches(const Fix &fix) const
    {
        for (auto it = fix.edit.files.begin(); it != fix.edit.files.end(); ++it) {
            const QList<TextReplacement> &replacements = it->replacements();
            if (std::any_of(replacements.begin(), replacements.end(), [&](const TextReplacement &one) { return isInAlias(it.key(), one.range); }))
                return true;
        }
        return false;
    }
    bool concerns(const Diagnostic &found) const
    {
        return isForeign(found) || std::any_of(found.fixes.begin(), found.fixes.end(), [this](const Fix &fix) { return touches(fix); });
    }
    static QString wordsOf(const Diagnostic &found) { return found.where.file + u'\n' + found.code + u'\n' + found.message; }

    const FileLookup &m_fileAt;
};

} // namespace

void settleAliases(QList<Diagnostic> &findings, const FileLookup &fileAt)
{
    AliasFindings(fileAt).settle(findings);
}

} // namespace overmantel
