// What a rule is: one row of the table in ruletable.cpp and one small function. To add one, see
// ARCHITECTURE.md, "A new rule".
#pragma once

#include "core/diagnostics/diagnostic.h"
#include "core/model/project.h"
#include "core/rules/profile.h"

#include <QCoreApplication>

#include <span>

namespace overmantel {

using ProfileSet = unsigned;
constexpr ProfileSet inProfile(Profile profile) { return 1u << unsigned(profile); }
inline constexpr ProfileSet inAllProfiles = ~0u;

// Where a rule puts what it finds. Code, severity and family come from the row.
class Report
{
public:
    explicit Report(QList<Diagnostic> &into) : m_into(into) {}
    // The diagnostic may be given related places and fixes until the next add().
    Diagnostic &add(const Location &where, const QString &message);
    void setRule(const struct Rule *rule) { m_rule = rule; }

private:
    QList<Diagnostic> &m_into;
    const struct Rule *m_rule = nullptr;
};

// A file rule sees one file and nothing else, so its findings are kept as long as the text is the same.
// A project rule sees the model.
using FileRule = void (*)(const SourceFile &file, Report &report);
using ProjectRule = void (*)(const Project &project, Report &report);

struct Rule
{
    const char16_t *code;
    bool engineCode = false;
    const char16_t *family = u"";
    Severity severity = Severity::Error;
    ProfileSet profiles = inAllProfiles;
    const char *summary = ""; // one line for the catalogue, translated in the context "Rules"
    FileRule inFile = nullptr;
    ProjectRule inProject = nullptr;
};

std::span<const Rule> ruleTable();
const Rule *ruleByCode(QStringView code);

QList<Diagnostic> checkFile(const SourceFile &file, Profile profile);
QList<Diagnostic> checkProject(const Project &project, Profile profile);

// The context of all words that rules say to people.
struct Rules
{
    Q_DECLARE_TR_FUNCTIONS(Rules)
};

// ‘name’: how messages quote the author's words; long ones are cut.
QString quoted(QStringView words);
// Skills (and "project") whose memory declares an entry of that name.
QStringList namespacesWith(const Project &project, QStringView entry);
Fix replaceFix(const QString &title, const Location &where, const QString &text);
// " Did you mean ‘x’?" with its fix added to the diagnostic; nothing when no candidate is near.
void suggestName(Diagnostic &diagnostic, const Location &where, QStringView written, const QStringList &candidates);

} // namespace overmantel
