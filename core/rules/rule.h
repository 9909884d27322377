// What a rule is: one row of a table and one small function beside it. To add one, see ARCHITECTURE.md,
// "A new rule".
#pragma once

#include "core/diagnostics/diagnostic.h"
#include "core/diagnostics/profile.h"
#include "core/model/project.h"

#include <QCoreApplication>

#include <vector>

namespace overmantel {

class SkillScope;
class UsageCounts;
struct Rule;

using ProfileSet = unsigned;
constexpr ProfileSet inProfile(Profile profile) { return 1u << unsigned(profile); }
inline constexpr ProfileSet inAllProfiles = ~0u;
inline constexpr ProfileSet onlyMaestro = inProfile(Profile::Maestro);
inline constexpr ProfileSet onlyNext = inProfile(Profile::Next);
inline constexpr ProfileSet notNext = inAllProfiles & ~onlyNext;
inline constexpr ProfileSet notMaestro = inAllProfiles & ~onlyMaestro;
inline constexpr ProfileSet onlyReference = inProfile(Profile::Reference);
inline constexpr ProfileSet notReference = inAllProfiles & ~onlyReference;

// Where a rule puts what it finds. Code, severity, family and profile come from the row.
class Report
{
public:
    Report(QList<Diagnostic> &into, Profile profile) : m_into(into), m_profile(profile) {}
    // The diagnostic may be given related places and fixes until the next add().
    Diagnostic &add(const Location &where, const QString &message);
    void setRule(const Rule *rule) { m_rule = rule; }
    Profile profile() const { return m_profile; }

private:
    QList<Diagnostic> &m_into;
    Profile m_profile;
    const Rule *m_rule = nullptr;
};

// What a rule about the agent as a whole may look at.
struct ProjectScope
{
    const Project &project;
    const UsageCounts &usage;
};

// A file rule sees one file and nothing else, so its findings are kept as long as the text is the same.
// A skill rule sees one skill, and of the others what SkillScope answers; its findings are kept until the
// skill or an answer changes. A project rule runs each time, so it must not walk through every skill
// where a lookup does.
using FileRule = void (*)(const SourceFile &file, Report &report);
using SkillRule = void (*)(const SkillScope &scope, Report &report);
using ProjectRule = void (*)(const ProjectScope &scope, Report &report);

// A row. Several rows may share a code, when the engine's code covers several faults or a profile has
// another severity. A row without a function is about what only happens while the agent runs: it is
// documentation.
struct Rule
{
    const char16_t *code;
    bool engineCode = false;
    const char16_t *family = u"";
    Severity severity = Severity::Error;
    ProfileSet profiles = inAllProfiles;
    // For the catalogue, translated in the context "Rules": what it finds (one line), why that matters,
    // what to do. `example` is a text with the fault.
    const char *summary = "";
    const char *why = "";
    const char16_t *example = u"";
    const char *remedy = "";
    FileRule inFile = nullptr;
    SkillRule inSkill = nullptr;
    ProjectRule inProject = nullptr;

    bool isRuntime() const { return !inFile && !inSkill && !inProject; }
};
using RuleList = std::vector<Rule>;

// The catalogue: the groups of rulegroups.h in their order.
const RuleList &ruleTable();
const Rule *ruleByCode(QStringView code); // the first row of that code, or nullptr

QList<Diagnostic> checkFile(const SourceFile &file, Profile profile);
QList<Diagnostic> checkSkill(const SkillScope &scope, Profile profile);
QList<Diagnostic> checkProject(const ProjectScope &scope, Profile profile);

// The context of all words that rules say to people.
struct Rules
{
    Q_DECLARE_TR_FUNCTIONS(Rules)
};

// ‘name’: how messages quote the author's words; long ones are cut.
QString quoted(QStringView words);
Fix replaceFix(const QString &title, const Location &where, const QString &text);
// " Did you mean ‘x’?" with its fix added to the diagnostic; nothing when no candidate is near.
void suggestName(Diagnostic &diagnostic, const Location &where, QStringView written, const QStringList &candidates);

} // namespace overmantel
