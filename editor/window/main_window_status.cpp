#include "editor/canvas/map_canvas.h"
#include "editor/canvas/picture_text.h"
#include "editor/document/text.h"
#include "editor/panels/parts.h"
#include "editor/panels/problems.h"
#include "editor/panels/tool_options.h"
#include "editor/playtest/playtest_mode.h"
#include "editor/window/board_view.h"
#include "editor/window/main_window.h"
#include "editor/window/notice_strip.h"
#include "editor/window/side_docks.h"
#include "editor/window/status_line.h"
#include "editor/window/top_bar.h"

#include <QAction>
#include <QSignalBlocker>
#include <QTimer>

namespace isle {

void MainWindow::connectStatus() {
    connect(canvas_, &MapCanvas::hovered, this, &MainWindow::showHex);
    connect(canvas_, &MapCanvas::zoomChanged, status_, &StatusLine::setZoom);
    connect(&selection_, &Selection::changed, this, &MainWindow::showSelected);
    connect(&document_, &MapDocument::changed, this, &MainWindow::showCounts);
    connect(problems_, &ProblemsPanel::problemsChanged, this, &MainWindow::showCounts);
    connect(&document_, &MapDocument::changed, this, &MainWindow::refreshHex);
    connect(boardView_, &BoardView::dealChanged, this, &MainWindow::refreshHex);
    connect(playtest_, &PlaytestMode::gameChanged, this, &MainWindow::refreshHex);
    status_->setZoom(canvas_->zoomPercent());
    showSelected();
    showCounts();
}

void MainWindow::showHex(Cell cell, bool onMap) {
    hoveredHex_ = onMap ? std::optional(cell) : std::nullopt;
    refreshHex();
}

void MainWindow::refreshHex() {
    if (!hoveredHex_)
        return status_->setHex({});
    const Cell cell = *hoveredHex_;
    // What is shown is what is told: the dealt hex when a deal or a game is on the canvas.
    const BoardPicture& picture = canvas_->picture();
    const auto index = static_cast<std::size_t>(cell.row * picture.cols + cell.col);
    if (cell.row >= picture.rows || cell.col >= picture.cols || index >= picture.hexes.size())
        return status_->setHex({});
    const HexPicture& hex = picture.hexes[index];
    QStringList parts{displayName(cell), displayName(hex.terrain)};
    if (hex.face == TokenFace::Value && isToken(hex.number))
        parts.append(displayName(CellNumber::fixed(hex.number)));
    else if (hex.face == TokenFace::Shuffled)
        parts.append(displayName(CellNumber::shuffled()));
    else if (hex.face == TokenFace::Back)
        parts.append(tr("hidden number"));
    if (const QString counted = counterText(hex.plate); !counted.isEmpty())
        parts.append(counted);
    if (hex.marker != Marker::None)
        parts.append(displayName(hex.marker));
    status_->setHex(parts.join(tr(", ", "between the facts of a hex")));
}

void MainWindow::showSelected() {
    const std::size_t count = selection_.cells().size();
    status_->setSelected(count == 0 ? QString() : tr("%1 selected").arg(count));
}

void MainWindow::showCounts() {
    int land = 0;
    int sea = 0;
    for (const MapHex& hex : document_.map().cells) {
        land += isLand(hex.terrain) ? 1 : 0;
        sea += hex.terrain == Terrain::Sea ? 1 : 0;
    }
    if (!playing_)
        status_->setCounts(tr("%1 land, %2 sea").arg(land).arg(sea));
    top_->setCounts(problems_->count(Severity::Error), problems_->count(Severity::Warning),
                    problems_->count(Severity::Hint));
    docks_->setProblemCount(problems_->count());
}

void MainWindow::showDeal() {
    const bool shown = boardView_->dealShown();
    const std::uint64_t seed = boardView_->seed();
    top_->setDealShown(shown);
    top_->setSeed(seed);
    (*actions_)[shown ? "view.deal" : "view.design"]->setChecked(true);
    const QString refusal = boardView_->refusal();
    if (!shown)
        notice_->setNotice({}, false);
    else if (!refusal.isEmpty())
        notice_->setNotice(tr("This map cannot be dealt: %1").arg(refusal), true);
    else
        notice_->setNotice(tr("The deal of seed %1. Tools go on changing the design.").arg(seed), false);
}

void MainWindow::setHint(const QString& name, const QString& hint) {
    if (!playing_) {
        drawHintName_ = name;
        drawHint_ = hint;
        options_->setToolName(name);
    }
    status_->setHint(name, hint);
}

void MainWindow::tell(const QString& sentence) {
    if (sentence.isEmpty())
        return;
    constexpr int tellingTime = 6000;
    status_->setMenuTip(sentence);
    QTimer::singleShot(tellingTime, this, [this, told = ++told_] {
        if (told == told_)
            status_->setMenuTip({});
    });
}

} // namespace isle
