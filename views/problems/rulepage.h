// The pages of the rule catalogue as HTML, in the colours of the present theme. Links: "rule:CODE" to a rule,
// "place:N" to the N-th of the places that were given. Nothing is loaded from anywhere.
#pragma once

#include "core/rules/rulecatalogue.h"

#include <QStringList>

namespace overmantel {

// Where the catalogue is cut into chapters: "skill.md", "Memory", …, translated.
QString ruleChapter(const QString &code);
QString ruleUrl(const QString &code);

// `places`: where the open agent has the problem, as "file:line:column".
QString rulePage(const CatalogueEntry &entry, const QStringList &places);
QString ruleOverviewPage(const QList<CatalogueEntry> &catalogue);
// For a code that the catalogue does not have.
QString unknownRulePage(const QString &code);

} // namespace overmantel
