#include "editor/window/arrange_controller.h"

#include "editor/panels/parts.h"
#include "editor/window/actions.h"
#include "editor/window/arrange_dialog.h"
#include "editor/window/main_window.h"

#include <QAction>

namespace isle {
namespace {

std::vector<Cell> changedHexes(const Map& before, const Map& after) {
    std::vector<Cell> cells;
    for (int row = 0; row < after.rows; ++row)
        for (int col = 0; col < after.cols; ++col) {
            const Cell cell{static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)};
            if (before.at(cell) != after.at(cell))
                cells.push_back(cell);
        }
    return cells;
}

} // namespace

ArrangeController::ArrangeController(MainWindow& window) : QObject(&window), window_(window) {
    connect(window.actions()["map.arrange"], &QAction::triggered, this, &ArrangeController::arrange);
}

void ArrangeController::arrange() {
    MapDocument& document = window_.document();
    ArrangeDialog dialog(document.map(), window_.selection().cells(), document.profile(), &window_);
    const bool accepted = dialog.exec() == QDialog::Accepted;
    if (!dialog.marked().empty())
        window_.selection().set(dialog.marked());
    if (!accepted || !dialog.arranged())
        return;
    const Map arranged = *dialog.arranged();
    document.edit(tr("Arrange"), whereOf(changedHexes(document.map(), arranged)),
                  [&](Map& map) { map = arranged; });
}

} // namespace isle
