#include "editor/canvas/map_canvas.h"
#include "editor/panels/palette.h"
#include "editor/panels/tool_options.h"
#include "editor/panels/tool_strip.h"
#include "editor/playtest/playtest_mode.h"
#include "editor/tools/tool_manager.h"
#include "editor/window/board_view.h"
#include "editor/window/documents_controller.h"
#include "editor/window/file_controller.h"
#include "editor/window/main_window.h"
#include "editor/window/messages.h"
#include "editor/window/notice_strip.h"
#include "editor/window/side_docks.h"
#include "editor/window/status_line.h"
#include "editor/window/top_bar.h"

#include <QAction>
#include <QLayout>

namespace isle {
namespace {

constexpr std::array buildActions{"playtest.road", "playtest.settlement", "playtest.city", "playtest.ship",
                                  "playtest.card", "playtest.raid",       "playtest.dig",  "playtest.stage"};

bool sameView(const ViewTransform& a, const ViewTransform& b) {
    return qFuzzyCompare(a.hexPixels(), b.hexPixels()) && (a.origin() - b.origin()).manhattanLength() < 0.01;
}

} // namespace

void MainWindow::connectPlaytest() {
    on("mode.draw", [this] { stopPlaytest(); });
    on("mode.playtest", [this] { startPlaytest(); });
    on("playtest.roll", [this] { playtest_->roll(); });
    on("playtest.endTurn", [this] { playtest_->endTurn(); });
    on("playtest.trade", [this] { playtest_->openTrade(); });
    on("playtest.sail", [this] { playtest_->toggleSail(); });
    on("playtest.newDeal", [this] { playtest_->newDeal(); });
    on("playtest.restart", [this] { playtest_->restart(); });
    on("playtest.toEnd", [this] { playtest_->playToEnd(); });
    for (std::size_t i = 0; i < buildActions.size(); ++i)
        on(buildActions[i], [this, i] { playtest_->chooseBuild(static_cast<int>(i)); });
    connect(playtest_, &PlaytestMode::availabilityChanged, this, &MainWindow::showPlayActions);
    connect(playtest_, &PlaytestMode::hintChanged, this, [this](const QString& name, const QString& hint) {
        if (playing_)
            setHint(name, hint);
    });
    on("playtest.openGame", [this] { files_->openGame(); });
    on("playtest.saveGame", [this] { saveGame(); });
    connect(playtest_, &PlaytestMode::saveWanted, this, &MainWindow::saveGame);
    connect(files_, &FileController::gameOpened, this, &MainWindow::resumeGame);
    connect(playtest_, &PlaytestMode::statusChanged, this, [this](const QString& text) {
        if (playing_)
            status_->setCounts(text);
    });
    (*actions_)["mode.draw"]->setChecked(true);
}

void MainWindow::showPlayActions() {
    if (!playing_)
        return;
    actions_->setAvailable("playtest.roll", playtest_->canRoll());
    actions_->setAvailable("playtest.endTurn", playtest_->canEndTurn());
    actions_->setAvailable("playtest.trade", playtest_->canTrade());
    actions_->setAvailable("playtest.sail", playtest_->canSail());
    for (std::size_t i = 0; i < buildActions.size(); ++i) {
        actions_->setAvailable(buildActions[i], playtest_->canChooseBuild(static_cast<int>(i)));
        (*actions_)[buildActions[i]]->setVisible(playtest_->isOnMap(static_cast<int>(i)));
    }
}

bool MainWindow::startPlaytest() {
    if (playing_)
        return true;
    (*actions_)["mode.draw"]->setChecked(true); // until the game has really started
    std::vector<Problem> problems = document_.playErrors();
    for (const Problem& problem : document_.problems()) { // what is untidy or unbalanced plays all the same
        const Check* check = checkNamed(problem.check);
        if (problem.severity == Severity::Warning && problem.open() && check
            && check->group == CheckGroup::Rules)
            problems.push_back(problem);
    }
    if (!problems.empty()) {
        const PlayAnswer answer = askAboutProblems(this, problems);
        if (answer == PlayAnswer::ShowProblems)
            showProblems(hasErrors(problems) ? Severity::Error : Severity::Warning);
        if (answer != PlayAnswer::Play)
            return false;
    }
    leaveDrawing();
    playtest_->setSeed(boardView_->seed());
    if (const auto refusal =
            playtest_->start(boardView_->dealShown() ? boardView_->deals().dealtMap() : document_.map())) {
        playing_ = false;
        boardView_->setActive(true);
        tools_->attach();
        showFailure(this, tr("The game cannot begin."), *refusal);
        return false;
    }
    showGame();
    return true;
}

void MainWindow::leaveDrawing() {
    drawnView_ = canvas_->view();
    drawnExtras_ = {(*actions_)["view.coordinates"]->isChecked(), (*actions_)["view.minimap"]->isChecked()};
    tools_->detach();
    boardView_->setActive(false);
    playing_ = true; // so that hints of the first turn are shown
}

void MainWindow::showGame() {
    showMode();
    (*actions_)["view.coordinates"]->setChecked(
        false); // a game has its own things to show; they can be had back
    (*actions_)["view.minimap"]->setChecked(false);
    canvas_->setFocus(Qt::MouseFocusReason); // no keyboard cursor until keys are used
}

void MainWindow::resumeGame(const RecordedGame& recorded, const Game& start) {
    boardView_->setSeed(recorded.dealSeed);
    leaveDrawing();
    playtest_->resume(recorded, start);
    showGame();
}

void MainWindow::saveGame() {
    const auto recorded = playtest_->record();
    if (!recorded)
        return showFailure(this, tr("The game was not saved."), recorded.error());
    if (files_->saveGame(recorded.value()))
        setHint(tr("Game saved"), tr("Open it again with Open game in the Playtest menu."));
}

void MainWindow::stopPlaytest() {
    if (!playing_)
        return;
    boardView_->setSeed(playtest_->seed());
    playtest_->stop();
    playing_ = false;
    boardView_->setActive(true);
    showMode();
    (*actions_)["view.coordinates"]->setChecked(drawnExtras_.rulers);
    (*actions_)["view.minimap"]->setChecked(drawnExtras_.minimap);
    // The canvas has its old size again; what the game moved goes back where it was.
    centralWidget()->layout()->activate();
    if (!sameView(canvas_->view(), drawnView_))
        canvas_->setView(drawnView_);
    tools_->attach();
    setHint(drawHintName_, drawHint_);
    showCounts();
}

void MainWindow::showMode() {
    (*actions_)[playing_ ? "mode.playtest" : "mode.draw"]->setChecked(true);
    actions_->setContextEnabled(ActionContext::Draw, !playing_);
    actions_->setContextEnabled(ActionContext::Playtest, playing_);
    const auto wanted = [this](const char* id) { return (*actions_)[id]->isChecked() && !playing_; };
    options_->setVisible(!playing_);
    strip_->setVisible(wanted("view.tools"));
    palette_->setVisible(wanted("view.palette"));
    docks_->setVisible(wanted("view.panels"));
    notice_->setVisible(!playing_ && boardView_->dealShown());
    playtest_->seatsBar()->setVisible(playing_);
    playtest_->handBar()->setVisible(playing_);
    playtest_->sideDock()->setVisible(playing_);
    top_->setPlaying(playing_);
    maps_->setPlaying(playing_);
    showPlayActions();
}

} // namespace isle
