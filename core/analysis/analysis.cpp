#include "core/analysis/analysis.h"

#include "core/analysis/aliasfindings.h"
#include "core/analysis/consequences.h"
#include "core/analysis/filecache.h"
#include "core/analysis/skillcache.h"
#include "core/rules/rule.h"

#include <QCoreApplication>
#include <QLocale>

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

// The file rules tell why it is not read. It has no kind, so that they look for nothing in it.
QList<Diagnostic> unreadFindings(const QString &path, const Unread &why, Profile profile)
{
    SourceFile file;
    file.path = path;
    file.unread = why;
    return checkFile(file, profile);
}

Unread tooLarge(const QString &path)
{
    //: %1: a file, %2: a number of characters
    const QString sentence = QCoreApplication::translate("Analysis", "The file ‘%1’ is too large to be checked; the limit is %2 characters. "
                                                                     "Split it, or move what no skill needs out of it.");
    return {sentence.arg(path, QLocale().toString(largestParsed)), Severity::Warning};
}

// What could not be read, with files of more characters than are parsed.
struct Texts
{
    QMap<QString, Snapshot> files;
    QMap<QString, Unread> unread;
};

Texts textsOf(const AnalysisInput &input)
{
    Texts texts{.files = input.files, .unread = input.unreadableFiles};
    for (auto it = input.files.begin(); it != input.files.end(); ++it) {
        if (isTooLarge(fileKind(it.key()), it.value())) {
            texts.files.remove(it.key());
            texts.unread.insert(it.key(), tooLarge(it.key()));
        }
    }
    return texts;
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
    const Texts texts = textsOf(input);
    if (!kept.files.update(texts.files, profile, stop))
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
    for (auto it = texts.unread.begin(); it != texts.unread.end(); ++it) {
        const QStringList hidden = filesHiddenBy(it.key());
        for (const QString &path : hidden)
            files.unreadableFiles.insert(path);
        QList<Diagnostic> findings = unreadFindings(it.key(), it.value(), profile);
        if (!findings.isEmpty())
            addConsequence(findings.first(), fileKind(hidden.first()), skillIdOf(hidden.first()), false);
        ofFiles.append(findings);
    }
    if (stop.stop_requested())
        return nullptr;
    analysis->project = kept.builder.build(files);
    if (!kept.skills.update(analysis->project, kept.builder, profile, stop))
        return nullptr;
    QList<Diagnostic> ofProject = checkProject({analysis->project, kept.skills.usage()}, profile);
    settleAliases(ofProject, [&](const QString &path) { return analysis->project.file(path); });

    // Positions in a stale file are those of its last good text; its own fault is reported already.
    std::vector<const QList<Diagnostic> *> ofModel{&ofProject};
    kept.skills.forEachFindings([&](const QList<Diagnostic> &found) { ofModel.push_back(&found); });
    const QList<Diagnostic> model = sorted(ofModel, files.staleFiles);
    analysis->diagnostics = sorted({&ofFiles, &model}, {});
    return analysis;
}

} // namespace overmantel
