#include "views/problems/problemhtml.h"

#include "views/problems/problemsmodel.h"

#include <QCoreApplication>
#include <QFontDatabase>

using namespace Qt::Literals::StringLiterals;

namespace overmantel::problems {

namespace {

class HtmlWords
{
    Q_DECLARE_TR_FUNCTIONS(Problems)
};

QString fixedFamily()
{
    return QFontDatabase::systemFont(QFontDatabase::FixedFont).family();
}

} // namespace

QString html(const QString &text)
{
    return text.toHtmlEscaped().replace(u'\n', u"<br/>"_s);
}

QString inked(const QString &text, theme::Role role)
{
    return u"<span style=\"color:%1\">%2</span>"_s.arg(theme::color(role).name(), html(text));
}

QString code(const QString &text)
{
    return u"<span style=\"font-family:'%1'\">%2</span>"_s.arg(fixedFamily(), html(text));
}

QString link(const QString &target, const QString &text)
{
    return u"<a href=\"%1\">%2</a>"_s.arg(target.toHtmlEscaped(), html(text));
}

QString page(const QString &body)
{
    return u"<html><head><style>"
           "body { color: %1; } a { color: %2; text-decoration: none; }"
           "h1 { font-size: large; margin-bottom: 4px; } h2 { font-size: medium; margin-top: 18px; margin-bottom: 4px; }"
           "p { margin-top: 4px; margin-bottom: 6px; line-height: 130%; } li { margin-bottom: 3px; }"
           "pre { font-family: '%3'; }"
           "</style></head><body>%4</body></html>"_s.arg(theme::color(theme::Role::Text).name(), theme::color(theme::Role::Accent).name(),
                                                          fixedFamily(), body);
}

QString severityHtml(Severity severity)
{
    return u"<b>"_s + inked(severityWord(severity), theme::severityRole(severity)) + u"</b>"_s;
}

QString ownerHtml(bool engineCode, const QString &family)
{
    if (engineCode)
        return html(HtmlWords::tr("The engine's own code"));
    if (family.isEmpty())
        return html(HtmlWords::tr("A code of Overmantel"));
    //: %1 is a family of codes such as "mantle.validation.response.*"
    return html(HtmlWords::tr("A code of Overmantel, in the engine's family %1")).arg(code(family));
}

} // namespace overmantel::problems
