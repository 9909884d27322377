#include "core/analysis/analysis.h"

#include "core/analysis/consequences.h"
#include "core/analysis/filecache.h"
#include "core/analysis/skillcache.h"
#include "core/rules/rule.h"

#include <algorithm>

namespace overmantel {

struct AnalysisCache::Data
{
    FileCache files;
    ProjectBuilder builder;
    SkillCache skills;
};

AnalysisCache::AnalysisCache() : m_data(std::make_unique<Data>()) {}
AnalysisCache::~AnalysisCache() = default;
AnalysisCache::AnalysisCache(AnalysisCache &&) noexcept = default;
AnalysisCache &AnalysisCache::operator=(AnalysisCache &&) noexcept = default;

int Analysis::count(Severity severity) const
{
    return int(std::count_if(diagnostics.begin(), diagnostics.end(), [&](const Diagnostic &d) { return d.severity == severity; }));
}

namespace {

Diagnostic unreadable(const QString &path, const QString &sentence, Profile profile)
{
    return {.code = QStringLiteral("overmantel.file.unreadable"), .engineCode = false, .family = {}, .severity = Severity::Error,
            .profile = profile, .where = {path, {0, 0}}, .message = sentence, .related = {}, .fixes = {}};
}

// One fault, one finding: it also says what could not be checked.
void addConsequence(Diagnostic &finding, FileKind kind, const QString &skillId, bool hasEarlierState)
{
    const QString sentence = consequence(kind, skillId, hasEarlierState);
    if (!sentence.isEmpty())
        finding.message += u' ' + sentence;
}

// Sorted by reference: a diagnostic is heavy to move.
QList<Diagnostic> sorted(const std::vector<const QList<Diagnostic> *> &lists, const QSet<QString> &hiddenIn)
{
    std::vector<const Diagnostic *> order;
    for (const QList<Diagnostic> *list : lists) {
        for (const Diagnostic &found : *list) {
            if (!hiddenIn.contains(found.where.file))
                order.push_back(&found);
        }
    }
    std::stable_sort(order.begin(), order.end(), [](const Diagnostic *a, const Diagnostic *b) { return diagnosticLess(*a, *b); });
    order.erase(std::unique(order.begin(), order.end(), [](const Diagnostic *a, const Diagnostic *b) { return *a == *b; }), order.end());
    QList<Diagnostic> result;
    result.reserve(qsizetype(order.size()));
    for (const Diagnostic *found : order)
        result.append(*found);
    return result;
}

} // namespace

AnalysisPtr analyze(const AnalysisInput &input, AnalysisCache &cache, std::stop_token stop)
{
    const Profile profile = profileFromName(input.profile).value_or(Profile::Reference);
    AnalysisCache::Data &kept = cache.data();
    if (!kept.files.update(input.files, profile, stop))
        return nullptr;

    auto analysis = std::make_shared<Analysis>();
    analysis->revision = input.revision;
    analysis->profile = profileName(profile);
    ProjectInput files;
    files.name = input.folderName;
    QList<Diagnostic> ofFiles;
    for (const auto &[path, slot] : kept.files.all()) {
        const qsizetype first = ofFiles.size();
        ofFiles.append(slot.findings);
        const auto fault = std::find_if(ofFiles.begin() + first, ofFiles.end(), [](const Diagnostic &d) { return d.severity == Severity::Error; });
        if (!slot.current->isParsed() && fault != ofFiles.end())
            addConsequence(*fault, slot.current->kind, slot.current->skillId, slot.lastGood != nullptr);
        // While a file cannot be read, its last good state stands in, so that the rest of the agent
        // and every view keep working.
        const bool isStale = !slot.current->isParsed() && slot.lastGood;
        files.files.insert(files.files.cend(), path, isStale ? slot.lastGood : slot.current);
        if (isStale)
            files.staleFiles.insert(path);
    }
    for (auto it = input.unreadableFiles.begin(); it != input.unreadableFiles.end(); ++it) {
        files.unreadableFiles.insert(it.key());
        ofFiles.append(unreadable(it.key(), it.value(), profile));
        addConsequence(ofFiles.last(), fileKind(it.key()), skillIdOf(it.key()), false);
    }
    if (stop.stop_requested())
        return nullptr;
    analysis->project = kept.builder.build(files);
    if (!kept.skills.update(analysis->project, kept.builder, profile, stop))
        return nullptr;
    const QList<Diagnostic> ofProject = checkProject({analysis->project, kept.skills.usage()}, profile);

    // Positions in a stale file are those of its last good text; its own fault is reported already.
    std::vector<const QList<Diagnostic> *> ofModel{&ofProject};
    kept.skills.forEachFindings([&](const QList<Diagnostic> &found) { ofModel.push_back(&found); });
    const QList<Diagnostic> model = sorted(ofModel, files.staleFiles);
    analysis->diagnostics = sorted({&ofFiles, &model}, {});
    return analysis;
}

} // namespace overmantel
