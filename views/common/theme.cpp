#include "views/common/theme.h"

#include "views/common/iconengine.h"
#include "views/common/studiostyle.h"

#include <QApplication>
#include <QPalette>

#include <array>

using namespace Qt::Literals::StringLiterals;

namespace overmantel::theme {

namespace {

// One row per role: the colour on light and on dark ground.
struct RoleRow
{
    Role role;
    QRgb light;
    QRgb dark;
};

constexpr std::array roleRows{
    RoleRow{Role::Window, 0xF6F7F9, 0x1B1E24},
    RoleRow{Role::Surface, 0xFFFFFF, 0x22262E},
    RoleRow{Role::Border, 0xD9DEE6, 0x363C47},
    RoleRow{Role::Text, 0x1F2430, 0xE6E9EF},
    RoleRow{Role::Muted, 0x5B6472, 0x9AA4B2},
    RoleRow{Role::Accent, 0x2A63C9, 0x6EA8FE},
    RoleRow{Role::AccentText, 0xFFFFFF, 0x10151D},
    RoleRow{Role::Error, 0xC62828, 0xFF7B72},
    RoleRow{Role::Warning, 0x8A5A00, 0xE3B341},
    RoleRow{Role::Info, 0x1F6FB2, 0x78B9EE},
    RoleRow{Role::Success, 0x1B7548, 0x6CCB9A},
    RoleRow{Role::CurrentLine, 0xF1F5FC, 0x282D37},
    RoleRow{Role::LineNumber, 0x5B6472, 0x9AA4B2},
    RoleRow{Role::Selection, 0xDFEAFD, 0x24385A},
    RoleRow{Role::SelectionText, 0x1F2430, 0xF2F5FA},
    RoleRow{Role::MatrixRead, 0x1F6FB2, 0x78B9EE},
    RoleRow{Role::MatrixWrite, 0x1B7548, 0x6CCB9A},
    RoleRow{Role::MatrixBoth, 0x0C6F75, 0x62C9CF},
    RoleRow{Role::MatrixDenied, 0xC62828, 0xFF7B72},
};

struct StepRow
{
    StepKind kind;
    const char16_t *icon;
    QRgb lightInk, lightFill;
    QRgb darkInk, darkFill;
};

constexpr std::array stepRows{
    StepRow{StepKind::Instructions, u"step-instructions", 0x6D4AC9, 0xF1EDFB, 0xB79CF5, 0x2D2540},
    StepRow{StepKind::Collect, u"step-collect", 0x1F6FB2, 0xE8F2FA, 0x78B9EE, 0x1E2F3E},
    StepRow{StepKind::Action, u"step-action", 0x1B7548, 0xE7F5EE, 0x6CCB9A, 0x1D3329},
    StepRow{StepKind::ExecuteTool, u"step-execute-tool", 0x9C5400, 0xFCF1E3, 0xF0AE5E, 0x3A2C1A},
    StepRow{StepKind::Noop, u"step-noop", 0x5B6472, 0xF0F2F5, 0xA9B2C0, 0x2A2F38},
    StepRow{StepKind::SetMemory, u"step-set-memory", 0x0C6F75, 0xE4F4F5, 0x62C9CF, 0x1A3335},
    StepRow{StepKind::Call, u"step-call", 0x3F51B5, 0xEBEDF9, 0x9AA7F0, 0x262B47},
    StepRow{StepKind::Link, u"step-link", 0xA3316F, 0xFAEAF3, 0xEE8FC0, 0x3D2233},
    StepRow{StepKind::End, u"step-end", 0x5B6472, 0xF0F2F5, 0xA9B2C0, 0x2A2F38},
    StepRow{StepKind::Unknown, u"step-unknown", 0xC62828, 0xFCEBEA, 0xFF7B72, 0x3B2325},
};

bool darkIsApplied = false;

const StepRow &stepRow(StepKind kind)
{
    for (const StepRow &row : stepRows) {
        if (row.kind == kind)
            return row;
    }
    return stepRows.back();
}

QColor roleColor(Role role, bool dark)
{
    for (const RoleRow &row : roleRows) {
        if (row.role == role)
            return QColor::fromRgb(dark ? row.dark : row.light);
    }
    return {};
}

QPalette paletteFor(bool dark)
{
    const auto c = [dark](Role role) { return roleColor(role, dark); };
    QPalette palette;
    palette.setColor(QPalette::Window, c(Role::Window));
    palette.setColor(QPalette::WindowText, c(Role::Text));
    palette.setColor(QPalette::Base, c(Role::Surface));
    palette.setColor(QPalette::AlternateBase, c(Role::Window));
    palette.setColor(QPalette::Text, c(Role::Text));
    palette.setColor(QPalette::PlaceholderText, c(Role::Muted));
    palette.setColor(QPalette::Button, dark ? QColor(0x2A2F39) : c(Role::Surface));
    palette.setColor(QPalette::ButtonText, c(Role::Text));
    palette.setColor(QPalette::BrightText, c(Role::Error));
    palette.setColor(QPalette::Highlight, c(Role::Selection));
    palette.setColor(QPalette::HighlightedText, c(Role::SelectionText));
    palette.setColor(QPalette::Link, c(Role::Accent));
    palette.setColor(QPalette::LinkVisited, c(Role::Accent));
    palette.setColor(QPalette::ToolTipBase, c(Role::Surface));
    palette.setColor(QPalette::ToolTipText, c(Role::Text));
    palette.setColor(QPalette::Light, dark ? QColor(0x3B424E) : QColor(0xFFFFFF));
    palette.setColor(QPalette::Midlight, dark ? QColor(0x2F3540) : QColor(0xECEFF3));
    palette.setColor(QPalette::Mid, c(Role::Border));
    palette.setColor(QPalette::Dark, dark ? QColor(0x12151A) : QColor(0xB4BCC8));
    palette.setColor(QPalette::Shadow, dark ? QColor(0x0B0D11) : QColor(0x8C95A3));
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, dark ? QColor(0x6C7686) : QColor(0x8A93A1));
    palette.setColor(QPalette::Disabled, QPalette::Highlight, c(Role::Border));
    return palette;
}

// Only what a palette cannot say: flat bars, quiet titles, one accent under the current tab.
QString styleSheetFor(bool dark)
{
    QString sheet = uR"(
QToolTip { color: @text; background: @surface; border: 1px solid @border; padding: 4px 6px; }
QMenuBar { background: @window; padding: 2px 4px; }
QMenuBar::item { background: transparent; padding: 4px 9px; border-radius: 4px; }
QMenuBar::item:selected { background: @selection; color: @selectiontext; }
QToolBar { background: @window; border: none; border-bottom: 1px solid @border; padding: 3px 6px; spacing: 2px; }
QToolBar::separator { background: @border; width: 1px; margin: 5px 6px; }
QToolButton { border: 1px solid transparent; border-radius: 5px; padding: 3px 6px; background: transparent; }
QToolButton:hover { background: @hover; }
QToolButton:pressed, QToolButton:checked { background: @selection; color: @selectiontext; }
QToolButton:checked:disabled { background: transparent; }
QToolButton:focus { border-color: @accent; }
QToolButton[popupMode="2"] { padding-right: 18px; }
QToolButton::menu-indicator { subcontrol-origin: padding; subcontrol-position: center right; right: 4px; }
QPushButton { background: @surface; border: 1px solid @outline; border-radius: 5px; padding: 5px 14px; }
QPushButton:hover { background: @hover; }
QPushButton:pressed { background: @selection; }
QPushButton:focus, QPushButton:default { border-color: @accent; }
QPushButton:disabled { color: @muted; border-color: @border; }
QStatusBar { background: @window; border-top: 1px solid @border; }
QStatusBar::item { border: none; }
QDockWidget { color: @muted; }
QDockWidget::title { background: @window; padding: 5px 8px; border-bottom: 1px solid @border; }
QMainWindow::separator { background: @border; width: 1px; height: 1px; }
QMainWindow::separator:hover { background: @accent; }
QSplitter::handle { background: @border; }
QSplitter::handle:hover { background: @accent; }
QTabWidget::pane { border: none; border-top: 1px solid @border; }
QTabBar { background: @window; }
QTabBar::tab { background: @window; color: @muted; padding: 6px 10px; border: none; border-bottom: 2px solid transparent; }
QTabBar::tab:selected { background: @surface; color: @text; border-bottom: 2px solid @accent; }
QTabBar::tab:hover:!selected { color: @text; background: @hover; }
QTabBar::tab:focus { color: @accent; }
QHeaderView::section { background: @window; color: @muted; border: none; border-bottom: 1px solid @border;
  padding: 4px 8px; }
QScrollBar { background: transparent; border: none; margin: 0; }
QScrollBar:vertical { width: 12px; }
QScrollBar:horizontal { height: 12px; }
QScrollBar::handle { background: @grip; border-radius: 4px; margin: 2px; }
QScrollBar::handle:hover, QScrollBar::handle:pressed { background: @muted; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
)"_s;
    const auto fill = [&sheet](const QString &name, const QColor &color) { sheet.replace(name, color.name()); };
    // Longer names first: @selectiontext begins with @selection.
    fill(u"@selectiontext"_s, roleColor(Role::SelectionText, dark));
    fill(u"@selection"_s, roleColor(Role::Selection, dark));
    fill(u"@surface"_s, roleColor(Role::Surface, dark));
    fill(u"@window"_s, roleColor(Role::Window, dark));
    fill(u"@border"_s, roleColor(Role::Border, dark));
    fill(u"@accent"_s, roleColor(Role::Accent, dark));
    fill(u"@muted"_s, roleColor(Role::Muted, dark));
    fill(u"@hover"_s, dark ? QColor(0x2C323C) : QColor(0xE9EDF3));
    fill(u"@outline"_s, dark ? QColor(0x6C7686) : QColor(0x8C95A3));
    fill(u"@grip"_s, dark ? QColor(0x4A5261) : QColor(0xC3CAD4));
    fill(u"@text"_s, roleColor(Role::Text, dark));
    return sheet;
}

bool desktopIsDark(QApplication &application)
{
    // Qt 6.4 has no colour scheme to ask for. Without a palette of ours the desktop's shows through.
    application.setPalette(QPalette());
    const QPalette desktop = application.palette();
    return desktop.color(QPalette::Window).lightness() < desktop.color(QPalette::WindowText).lightness();
}

} // namespace

void apply(QApplication &application, Mode mode)
{
    if (application.style()->objectName() != StudioStyle::name())
        application.setStyle(new StudioStyle);
    darkIsApplied = mode == Mode::Dark || (mode == Mode::System && desktopIsDark(application));
    application.setPalette(paletteFor(darkIsApplied));
    application.setStyleSheet(styleSheetFor(darkIsApplied));
}

bool isDark()
{
    return darkIsApplied;
}

QColor color(Role role)
{
    return roleColor(role, darkIsApplied);
}

Role severityRole(Severity severity)
{
    switch (severity) {
    case Severity::Error: return Role::Error;
    case Severity::Warning: return Role::Warning;
    case Severity::Info: return Role::Info;
    case Severity::Hint: return Role::Muted;
    }
    return Role::Error;
}

QColor severityColor(Severity severity)
{
    return color(severityRole(severity));
}

InkOnFill stepColors(StepKind kind)
{
    const StepRow &row = stepRow(kind);
    if (darkIsApplied)
        return {QColor::fromRgb(row.darkInk), QColor::fromRgb(row.darkFill)};
    return {QColor::fromRgb(row.lightInk), QColor::fromRgb(row.lightFill)};
}

QIcon icon(const QString &name, QColor ink)
{
    return QIcon(new IconEngine(name, ink));
}

QIcon icon(const QString &name, Role role)
{
    return QIcon(new IconEngine(name, role));
}

QString stepIconName(StepKind kind)
{
    return QString::fromUtf16(stepRow(kind).icon);
}

QString severityIconName(Severity severity)
{
    return u"severity-"_s + severityKey(severity);
}

} // namespace overmantel::theme
