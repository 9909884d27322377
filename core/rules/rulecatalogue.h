// The rule table as something to read: one entry per code, in the words of the person's language. What the
// command line prints, SARIF carries and the catalogue window shows. Pure; it checks nothing.
#pragma once

#include "core/rules/rule.h"

#include <optional>

namespace overmantel {

// One row of the table.
struct RuleText
{
    Severity severity = Severity::Error;
    ProfileSet profiles = inAllProfiles;
    QString summary; // what it finds, one sentence
    QString why;     // what happens when nobody mends it
    QString example; // lines of a file, may be empty
    QString remedy;  // what to do
    bool isRuntime = false; // only the running engine can find it; here for reading
};

// Several rows may report one code: the engine's codes are coarser than its rules.
struct CatalogueEntry
{
    QString code;
    bool engineCode = false;
    QString family;
    QList<RuleText> rules;

    Severity severity() const; // the worst of its rows
    QString codeOwner() const; // "engine", the family, or "studio"
    QString descriptionText() const;
    QString helpText() const;
    QString helpMarkdown() const; // without heading and without HTML
    // Every word must stand somewhere in the entry. Nothing to look for: true.
    bool matches(const QString &words) const;
};

QList<CatalogueEntry> ruleCatalogue(); // in the order of the table
std::optional<CatalogueEntry> catalogueEntry(QStringView code);
QStringList profileNames(ProfileSet profiles);
bool isInAllProfiles(ProfileSet profiles);

} // namespace overmantel
