#include "editor/window/deal_controller.h"

#include "editor/canvas/map_canvas.h"
#include "editor/document/map_document.h"
#include "editor/document/selection.h"
#include "editor/window/actions.h"
#include "editor/window/board_view.h"
#include "editor/window/compare_deals_dialog.h"

#include <QAction>
#include <QKeyEvent>

#include <functional>

namespace isle {
namespace {

bool isReroll(const QEvent& event) {
    const auto& key = static_cast<const QKeyEvent&>(event);
    return key.key() == Qt::Key_R && key.modifiers() == Qt::NoModifier;
}

} // namespace

DealController::DealController(MapDocument& document, Selection& selection, BoardView& board,
                               MapCanvas& canvas, ActionRegistry& actions, QObject* parent)
    : QObject(parent),
      document_(document),
      selection_(selection),
      board_(board),
      canvas_(canvas),
      actions_(actions) {
    connectActions();
    canvas_.installEventFilter(this);
    connect(&board_, &BoardView::dealChanged, this, &DealController::refresh);
    connect(&selection_, &Selection::changed, this, &DealController::refresh);
    refresh();
}

void DealController::connectActions() {
    const auto on = [this](const char* id, const std::function<void()>& does) {
        connect(actions_[id], &QAction::triggered, this, does);
    };
    DealPreview& deals = board_.deals();
    on("view.nextDeal", [this] { next(); });
    on("deal.back", [&deals] { deals.back(); });
    on("deal.forward", [&deals] { deals.forward(); });
    on("deal.lock", [this] { toggleLock(); });
    on("deal.unlockAll", [&deals] { deals.unlockAll(); });
    on("deal.pin", [this, &deals] {
        if (deals.pin({}))
            board_.setDealShown(false); // the design looks like the deal now
    });
    on("deal.pinSelected", [this, &deals] { deals.pin(selection_.cells()); });
    on("deal.keep", [&deals] { deals.keep(); });
    on("deal.compare", [this] { compare(); });
}

void DealController::next() {
    board_.deals().reroll();
    board_.setDealShown(true);
}

void DealController::toggleLock() {
    std::vector<Cell> cells = selection_.cells();
    if (cells.empty())
        cells = {canvas_.cursorCell()};
    board_.deals().toggleLock(cells);
}

void DealController::compare() {
    CompareDealsDialog dialog(document_, board_.deals(), canvas_.window());
    dialog.exec();
}

void DealController::refresh() {
    const DealPreview& deals = board_.deals();
    const bool shown = board_.dealShown() && board_.refusal().isEmpty();
    actions_.setAvailable("deal.back", shown && deals.canGoBack());
    actions_.setAvailable("deal.forward", shown && deals.canGoForward());
    actions_.setAvailable("deal.lock", shown);
    actions_.setAvailable("deal.unlockAll", !deals.locked().empty());
    actions_.setAvailable("deal.pin", shown);
    actions_.setAvailable("deal.pinSelected", shown && !selection_.cells().empty());
    actions_.setAvailable("deal.keep", shown);
    actions_.setAvailable("deal.compare", shown);
}

bool DealController::eventFilter(QObject* watched, QEvent* event) {
    const bool key = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (watched != &canvas_ || !key || !board_.dealShown() || !actions_["view.nextDeal"]->isEnabled()
        || !isReroll(*event))
        return QObject::eventFilter(watched, event);
    // Taken before the shortcut of the select tool sees it.
    event->accept();
    if (event->type() == QEvent::KeyPress)
        next();
    return true;
}

} // namespace isle
