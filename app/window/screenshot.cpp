#include "app/window/screenshot.h"

#include "app/window/commands.h"
#include "app/window/documents.h"
#include "app/window/mainwindow.h"
#include "app/window/perspectives.h"
#include "app/window/prompts.h"
#include "core/workspace/workspace.h"
#include "views/editor/noticebar.h"
#include "views/graph/graphview.h"
#include "views/preview/previewpanel.h"

#include <QApplication>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QImage>
#include <QSet>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <utility>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

namespace {

class ScreenshotWords
{
    Q_DECLARE_TR_FUNCTIONS(Screenshot)
};

// The block that has most to show in little room: many kinds of steps, then few steps.
const Block *tellingBlock(const Project &project)
{
    const Block *best = nullptr;
    std::pair<qsizetype, qsizetype> most{-1, 0};
    for (const Skill &skill : project.skills) {
        for (const Block &block : skill.blocks) {
            QSet<StepKind> kinds;
            for (const Step &step : block.steps)
                kinds += step.kind;
            const std::pair<qsizetype, qsizetype> worth{kinds.size(), -block.steps.size()};
            if (worth > most) {
                best = &block;
                most = worth;
            }
        }
    }
    return best;
}

// A step in the middle that branches; else the middle one.
Location tellingStep(const Block &block)
{
    for (qsizetype i = block.steps.size() / 3; i < block.steps.size(); ++i) {
        if (!block.steps.at(i).branches.isEmpty())
            return block.steps.at(i).id.where;
    }
    return block.steps.isEmpty() ? block.where : block.steps.at(block.steps.size() / 2).id.where;
}

// The response with most conditions to decide.
const Response *tellingResponse(const Project &project)
{
    const Response *best = nullptr;
    qsizetype most = -1;
    const auto look = [&](const QList<Response> &responses) {
        for (const Response &response : responses) {
            const qsizetype conditions = std::count_if(response.variants.cbegin(), response.variants.cend(),
                                                       [](const ResponseVariant &v) { return v.condition.has_value(); });
            if (conditions > most) {
                best = &response;
                most = conditions;
            }
        }
    };
    for (const Skill &skill : project.skills)
        look(skill.responses);
    look(project.responses);
    return best;
}

// Values where an agent starts without any, so that conditions have something to decide and texts
// something to fill in.
MemoryState tellingMemory(const Project &project, const Response &response)
{
    MemoryState state = MemoryState::initial(project);
    const auto fill = [&state](const QList<MemoryEntry> &entries) {
        for (const MemoryEntry &entry : entries) {
            if (!state.value(entry.ns, entry.name.text).isNone())
                continue;
            if (!entry.enumValues.isEmpty())
                state.set(entry.ns, entry.name.text, entry.enumValues.first().value);
            else if (entry.type == MemoryType::Float)
                state.set(entry.ns, entry.name.text, Value::floating(4.5));
        }
    };
    fill(project.memory);
    if (const Skill *skill = project.skill(response.skillId))
        fill(skill->memory);
    return state;
}

void showBlock(MainWindow &window, const Project &project)
{
    if (const Block *block = tellingBlock(project))
        window.documents()->goTo(tellingStep(*block));
}

void showResponse(MainWindow &window, const Project &project)
{
    const Response *response = tellingResponse(project);
    if (!response)
        return;
    window.documents()->goTo(response->name.where);
    window.preview()->setResponse(response->name.text);
    window.preview()->setSkill(response->skillId);
    window.preview()->setMemoryState(tellingMemory(project, *response));
}

void arrange(MainWindow &window, ScreenshotView view, const Project &project)
{
    Perspectives *perspectives = window.perspectives();
    switch (view) {
    case ScreenshotView::Write:
        perspectives->apply(Perspective::Write);
        return showBlock(window, project);
    case ScreenshotView::Flow:
        perspectives->apply(Perspective::Flow);
        return showBlock(window, project);
    case ScreenshotView::Graph:
        perspectives->apply(Perspective::Flow);
        window.documents()->setGraphShare(0.75);
        return showBlock(window, project);
    case ScreenshotView::Matrix:
        perspectives->apply(Perspective::Flow);
        return window.documents()->showMatrix();
    case ScreenshotView::Preview:
        perspectives->apply(Perspective::Preview);
        return showResponse(window, project);
    }
}

// Layouts and pictures that are made in the background arrive when they like: the window counts as
// drawn when two looks at it, some time apart, are the same.
class Settling : public QObject
{
public:
    Settling(QWidget &window, QImage &picture) : m_window(window), m_picture(picture)
    {
        m_clock.start();
        connect(&m_timer, &QTimer::timeout, this, &Settling::look);
        m_timer.start(150);
    }

private:
    void look()
    {
        constexpr qint64 longest = 10'000;
        const QImage now = m_window.grab().toImage();
        if (m_clock.elapsed() > 400 && now == m_picture)
            ++m_same;
        else
            m_same = 0;
        m_picture = now;
        if (m_same >= 2 || m_clock.elapsed() > longest)
            QCoreApplication::exit(0);
    }

    QWidget &m_window;
    QImage &m_picture;
    QTimer m_timer;
    QElapsedTimer m_clock;
    int m_same = 0;
};

} // namespace

Result<void> takeScreenshot(const CommandLine &line)
{
    QTemporaryDir settings;
    Session session(settings.filePath(u"session.ini"_s));
    Workspace workspace;
    DialogPrompts prompts;
    QApplication::setCursorFlashTime(0);
    MainWindow window(workspace, prompts, session);
    window.resize(line.size);
    window.show();
    window.openPath(line.path, line.line, line.column);
    if (!workspace.isOpen()) {
        const auto *notice = window.findChild<NoticeBar *>(u"windowNotice"_s);
        return failure(notice ? notice->text() : ScreenshotWords::tr("The folder cannot be opened."));
    }
    const AnalysisPtr analysis = workspace.waitForAnalysis();
    if (!analysis)
        return failure(ScreenshotWords::tr("The folder cannot be checked."), line.path);

    QImage picture;
    const Settling settling(window, picture);
    QTimer::singleShot(0, &window, [&] {
        arrange(window, line.view, analysis->project);
        if (line.line > 0)
            window.openPath(line.path, line.line, line.column);
        if (DocumentPage *page = window.documents()->current(); page && page->graph() && line.view != ScreenshotView::Write)
            page->graph()->fit();
    });
    QCoreApplication::exec();
    if (!picture.save(line.screenshotFile, "PNG"))
        return failure(ScreenshotWords::tr("The picture cannot be written."), line.screenshotFile,
                       ScreenshotWords::tr("Check that its folder exists and may be written."));
    return {};
}

} // namespace overmantel
