// Small pieces of HTML that the details of a problem and the pages of the catalogue share. Everything that
// comes from outside is escaped here.
#pragma once

#include "core/rules/rulecatalogue.h"
#include "views/common/theme.h"

#include <QString>

namespace overmantel::problems {

QString html(const QString &text); // escaped; line breaks stay
QString inked(const QString &text, theme::Role role);
QString code(const QString &text); // in the fixed font
QString link(const QString &target, const QString &text);
// Around the body of a page: the colours and fonts of the present theme.
QString page(const QString &body);

QString severityHtml(Severity severity); // word and colour
QString ownerHtml(bool engineCode, const QString &family);

} // namespace overmantel::problems
