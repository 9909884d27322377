#include "views/editor/highlighting.h"

#include <QCoreApplication>

#ifdef OVERMANTEL_HIGHLIGHTING
#include "views/common/theme.h"

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/SyntaxHighlighter>
#include <KSyntaxHighlighting/Theme>

// A resource is named outside of any namespace.
static void initialiseDefinitions()
{
    Q_INIT_RESOURCE(mantlesyntax);
    Q_INIT_RESOURCE(mantlethemes);
}
#endif

namespace overmantel {

using namespace Qt::Literals::StringLiterals;

#ifdef OVERMANTEL_HIGHLIGHTING

namespace {

// One for the whole program: reading the list of definitions takes tens of milliseconds.
KSyntaxHighlighting::Repository &repository()
{
    static KSyntaxHighlighting::Repository *const repository = [] {
        initialiseDefinitions();
        return new KSyntaxHighlighting::Repository; // lives as long as the program
    }();
    return *repository;
}

QString definitionNameOf(Language language)
{
    switch (language) {
    case Language::Skill: return u"Mantle Skill"_s;
    case Language::Yaml: return u"Mantle YAML"_s;
    case Language::Markdown: return u"Markdown"_s;
    case Language::Python: return u"Python"_s;
    case Language::PlainText: return {};
    }
    return {};
}

KSyntaxHighlighting::Theme currentTheme()
{
    using KSyntaxHighlighting::Repository;
    // Our own (resources/syntax): every colour keeps 4.5:1 on our surfaces.
    const KSyntaxHighlighting::Theme chosen =
        repository().theme(theme::isDark() ? u"Overmantel Dark"_s : u"Overmantel Light"_s);
    if (chosen.isValid())
        return chosen;
    return repository().defaultTheme(theme::isDark() ? Repository::DarkTheme : Repository::LightTheme);
}

} // namespace

QString highlightingUnavailableReason()
{
    return {};
}

QSyntaxHighlighter *createHighlighter(QTextDocument *document, Language language)
{
    const QString name = definitionNameOf(language);
    if (name.isEmpty())
        return nullptr;
    const KSyntaxHighlighting::Definition definition = repository().definitionForName(name);
    if (!definition.isValid())
        return nullptr;
    auto *highlighter = new KSyntaxHighlighting::SyntaxHighlighter(document);
    highlighter->setTheme(currentTheme());
    highlighter->setDefinition(definition);
    return highlighter;
}

void refreshHighlighter(QSyntaxHighlighter *highlighter)
{
    auto *own = qobject_cast<KSyntaxHighlighting::SyntaxHighlighter *>(highlighter);
    if (!own || own->theme().name() == currentTheme().name())
        return;
    own->setTheme(currentTheme());
    own->rehighlight();
}

QString definitionName(const QSyntaxHighlighter *highlighter)
{
    const auto *own = qobject_cast<const KSyntaxHighlighting::SyntaxHighlighter *>(highlighter);
    return own ? own->definition().name() : QString();
}

#else

QString highlightingUnavailableReason()
{
    return QCoreApplication::translate(
        "Highlighting", "Text is shown without colours, because this program was built without KSyntaxHighlighting. "
                        "Run scripts/setup and build again.");
}

QSyntaxHighlighter *createHighlighter(QTextDocument *, Language)
{
    return nullptr;
}

void refreshHighlighter(QSyntaxHighlighter *) {}

QString definitionName(const QSyntaxHighlighter *)
{
    return {};
}

#endif

} // namespace overmantel
