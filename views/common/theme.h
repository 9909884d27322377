// The colours of the studio, defined once, in a light and a dark set (4.5:1 and better), and the family
// of drawn icons. Views ask here by role and never name a colour themselves.
#pragma once

#include "core/diagnostics/diagnostic.h"
#include "core/model/skill.h"

#include <QColor>
#include <QIcon>

class QApplication;

namespace overmantel::theme {

enum class Mode { Light, Dark, System };

enum class Role { Window, Surface, Border, Text, Muted, Accent, AccentText, Error, Warning, Info, Success,
                  CurrentLine, LineNumber, Selection, SelectionText, MatrixRead, MatrixWrite, MatrixBoth, MatrixDenied };

struct InkOnFill
{
    QColor ink;
    QColor fill;
};

// Sets palette and style sheet of the application; System follows the desktop's palette.
void apply(QApplication &application, Mode mode);
bool isDark(); // of what was applied last
QColor color(Role role);
Role severityRole(Severity severity);
QColor severityColor(Severity severity);
InkOnFill stepColors(StepKind kind);

// A drawn icon by name (resources/icons/<name>.svg), inked in the text colour or in `ink`.
QIcon icon(const QString &name, QColor ink = {});
// The same, inked in a role's colour of the theme in which it is painted.
QIcon icon(const QString &name, Role role);
QString stepIconName(StepKind kind);
QString severityIconName(Severity severity);

} // namespace overmantel::theme
