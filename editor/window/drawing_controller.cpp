#include "editor/window/drawing_controller.h"

#include "editor/document/map_document.h"
#include "editor/document/selection.h"
#include "editor/panels/select_terrain_dialog.h"
#include "editor/tools/select_mode.h"
#include "editor/tools/selection_edits.h"
#include "editor/tools/tool_manager.h"
#include "editor/tools/tool_settings.h"
#include "editor/window/actions.h"

#include <QAction>
#include <QActionGroup>
#include <QUndoStack>

#include <array>

namespace isle {
namespace {

struct ShapeAction {
    const char* id;
    ShapeKind kind;
};
constexpr std::array shapeActions{
    ShapeAction{"shape.line", ShapeKind::Line}, ShapeAction{"shape.circle", ShapeKind::Circle},
    ShapeAction{"shape.hexagon", ShapeKind::Hexagon}, ShapeAction{"shape.triangle", ShapeKind::Triangle}};

/// In the order of SymmetryKind.
constexpr std::array symmetryActions{"symmetry.off",
                                     "symmetry.turns2",
                                     "symmetry.turns3",
                                     "symmetry.turns6",
                                     "symmetry.mirrorVertical",
                                     "symmetry.mirrorSteep",
                                     "symmetry.mirrorShallow",
                                     "symmetry.mirrorHorizontal",
                                     "symmetry.mirrorShallowBack",
                                     "symmetry.mirrorSteepBack",
                                     "symmetry.crossUpright",
                                     "symmetry.crossSteep",
                                     "symmetry.crossShallow",
                                     "symmetry.starCorners",
                                     "symmetry.starEdges",
                                     "symmetry.star6"};
static_assert(symmetryActions.size() == allSymmetryKinds.size());

template <class Change>
void change(ToolSettings& settings, Change how) {
    DrawOptions options = settings.draw();
    how(options);
    settings.setDraw(options);
}

} // namespace

DrawingController::DrawingController(ActionRegistry& actions, MapDocument& document, Selection& selection,
                                     ToolSettings& settings, ToolManager& tools, QWidget& window)
    : QObject(&window),
      actions_(actions),
      document_(document),
      selection_(selection),
      settings_(settings),
      tools_(tools),
      window_(window) {
    connectShapes();
    connectSymmetry();
    connectSelecting();
    connect(&settings_, &ToolSettings::changed, this, &DrawingController::showSettings);
    connect(&selection_, &Selection::changed, this, &DrawingController::showSelection);
    connect(&selection_, &Selection::historyChanged, this, &DrawingController::showSelection);
    connect(&document_, &MapDocument::changed, this, [this](const MapChange& change) {
        if (change.everything && document_.undoStack().count() == 0)
            selection_.forget(); // another map: what was selected there means nothing here
    });
    showSettings();
    showSelection();
}

void DrawingController::stop() {
    settings_.disconnect(this);
    selection_.disconnect(this);
    document_.disconnect(this);
}

void DrawingController::on(const char* id, const std::function<void()>& does) {
    connect(actions_[id], &QAction::triggered, this, [does] { does(); });
}

void DrawingController::connectShapes() {
    on("tool.shape", [this] {
        if (tools_.current() != ToolId::Shape)
            return; // the tool is only now taken up
        change(settings_, [](DrawOptions& options) {
            options.shape =
                static_cast<ShapeKind>((static_cast<std::size_t>(options.shape) + 1) % allShapeKinds.size());
        });
    });
    auto* group = new QActionGroup(this);
    for (const ShapeAction& shape : shapeActions) {
        group->addAction(actions_[shape.id]);
        on(shape.id, [this, kind = shape.kind] {
            change(settings_, [kind](DrawOptions& options) { options.shape = kind; });
            tools_.setCurrent(ToolId::Shape);
        });
    }
    on("shape.filled",
       [this] { change(settings_, [](DrawOptions& options) { options.filled = !options.filled; }); });
    on("paint.mixed",
       [this] { change(settings_, [](DrawOptions& options) { options.mixed = !options.mixed; }); });
}

void DrawingController::connectSymmetry() {
    auto* group = new QActionGroup(this);
    for (std::size_t i = 0; i < symmetryActions.size(); ++i) {
        group->addAction(actions_[symmetryActions[i]]);
        on(symmetryActions[i], [this, kind = allSymmetryKinds[i]] {
            change(settings_, [kind](DrawOptions& options) { options.symmetry = kind; });
        });
    }
    on("symmetry.middle",
       [this] { change(settings_, [](DrawOptions& options) { options.centre.reset(); }); });
}

void DrawingController::connectSelecting() {
    const auto select = [this](const char* id, auto cells) {
        on(id, [this, cells] { selection_.set(cells(document_.map(), selection_.cells())); });
    };
    select("edit.invertSelection", invertedSelection);
    select("edit.growSelection", grownSelection);
    select("edit.shrinkSelection", shrunkSelection);
    select("edit.selectRim", rimOfSelection);
    select("edit.selectIsland", islandsOfSelection);
    select("edit.selectCoast", [](const Map& map, const std::vector<Cell>&) { return coastOf(map); });
    on("edit.selectTerrain", [this] { selectByTerrain(); });
    on("edit.previousSelection", [this] { travel(&Selection::goBack); });
    on("edit.nextSelection", [this] { travel(&Selection::goForward); });
}

void DrawingController::travel(void (Selection::*there)()) {
    (selection_.*there)();
    // The map may have become smaller since.
    std::vector<Cell> cells = selection_.cells();
    std::erase_if(cells, [this](Cell cell) { return !document_.map().contains(cell); });
    selection_.show(cells);
}

void DrawingController::selectByTerrain() {
    SelectTerrainDialog dialog(document_.map(), &window_);
    if (dialog.exec() == QDialog::Accepted)
        selection_.set(combined(selection_.cells(), dialog.cells(), dialog.mode()));
}

void DrawingController::showSettings() {
    const DrawOptions& options = settings_.draw();
    actions_[shapeActions[static_cast<std::size_t>(options.shape)].id]->setChecked(true);
    actions_["shape.filled"]->setChecked(options.filled);
    actions_["paint.mixed"]->setChecked(options.mixed);
    actions_[symmetryActions[static_cast<std::size_t>(options.symmetry)]]->setChecked(true);
    const bool symmetric = options.symmetry != SymmetryKind::Off;
    actions_.setAvailable("tool.centre", symmetric);
    actions_.setAvailable("symmetry.middle", symmetric && options.centre.has_value());
}

void DrawingController::showSelection() {
    const bool some = !selection_.cells().empty();
    for (const char* id :
         {"edit.growSelection", "edit.shrinkSelection", "edit.selectRim", "edit.selectIsland"})
        actions_.setAvailable(id, some);
    actions_.setAvailable("edit.previousSelection", selection_.canGoBack());
    actions_.setAvailable("edit.nextSelection", selection_.canGoForward());
}

} // namespace isle
