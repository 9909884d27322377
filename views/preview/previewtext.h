// Small things that the parts of the preview share: coloured words, names that may wrap, cards.
#pragma once

#include "views/common/theme.h"

#include <QString>

class QLabel;
class QPainter;
class QRectF;
class QWidget;

namespace overmantel::preview {

// Escaped HTML in the colour of a role.
QString inked(const QString &text, theme::Role role);
// Escaped HTML; line breaks stay.
QString html(const QString &text);
// Allows a line break behind each '.' and '_' of a long name. For showing only, never for copying.
QString breakable(QString text);
// A label with wrapping rich text that does not keep its panel from getting narrow.
QLabel *wrappingLabel(QWidget *parent);
// A section title in small muted letters.
QLabel *sectionTitle(const QString &text, QWidget *parent);

struct CardLook
{
    theme::Role border = theme::Role::Border;
    bool dashed = false;
    bool tinted = false;
    bool focused = false;
};
void paintCard(QPainter *painter, const QRectF &rect, const CardLook &look);

} // namespace overmantel::preview
