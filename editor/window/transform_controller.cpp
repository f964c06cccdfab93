#include "editor/window/transform_controller.h"

#include "editor/canvas/map_canvas.h"
#include "editor/document/text.h"
#include "editor/panels/frame_dialog.h"
#include "editor/panels/replace_dialog.h"
#include "editor/tools/hex_edits.h"
#include "editor/tools/patch_edits.h"
#include "editor/tools/tool_manager.h"
#include "editor/window/main_window.h"
#include "engine/map/resize.h"

#include <QAction>

namespace isle {
namespace {

/// New hexes are sea where the rim is hexes, void where the map has a shape of its own.
Terrain fillOf(const Map& map) {
    for (int row = 0; row < map.rows; ++row)
        for (int col = 0; col < map.cols; ++col)
            if ((row == 0 || col == 0 || row == map.rows - 1 || col == map.cols - 1)
                && map.at({static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)}).terrain
                       == Terrain::Void)
                return Terrain::Void;
    return Terrain::Sea;
}

struct FrameAction {
    const char* id;
    const char* name;
    FrameChange change;
};
constexpr std::array frameActions{
    FrameAction{
        "map.addRowTop", QT_TRANSLATE_NOOP("isle::TransformController", "Add a row on top"), {1, 0, 0, 0}},
    FrameAction{"map.addRowBottom",
                QT_TRANSLATE_NOOP("isle::TransformController", "Add a row at the bottom"),
                {0, 1, 0, 0}},
    FrameAction{"map.addColumnLeft",
                QT_TRANSLATE_NOOP("isle::TransformController", "Add a column at the left"),
                {0, 0, 1, 0}},
    FrameAction{"map.addColumnRight",
                QT_TRANSLATE_NOOP("isle::TransformController", "Add a column at the right"),
                {0, 0, 0, 1}},
    FrameAction{
        "map.cutRowTop", QT_TRANSLATE_NOOP("isle::TransformController", "Cut the first row"), {-1, 0, 0, 0}},
    FrameAction{"map.cutRowBottom",
                QT_TRANSLATE_NOOP("isle::TransformController", "Cut the last row"),
                {0, -1, 0, 0}},
    FrameAction{"map.cutColumnLeft",
                QT_TRANSLATE_NOOP("isle::TransformController", "Cut the first column"),
                {0, 0, -1, 0}},
    FrameAction{"map.cutColumnRight",
                QT_TRANSLATE_NOOP("isle::TransformController", "Cut the last column"),
                {0, 0, 0, -1}},
};

} // namespace

TransformController::TransformController(MainWindow& window)
    : QObject(&window), window_(window), actions_(window.actions()) {
    connectSelection();
    connectMap();
    connectFrame();
    connect(&window_.selection(), &Selection::changed, this, &TransformController::showSelection);
    connect(&window_.document(), &MapDocument::changed, this, &TransformController::showMap);
    showSelection();
    showMap();
}

void TransformController::on(const char* id, const std::function<void()>& does) {
    connect(actions_[id], &QAction::triggered, this, [does] { does(); });
}

void TransformController::connectSelection() {
    MapDocument& document = window_.document();
    Selection& selection = window_.selection();
    on("edit.turnLeft", [&] { window_.tell(turnSelection(document, selection, -1)); });
    on("edit.turnRight", [&] { window_.tell(turnSelection(document, selection, 1)); });
    on("edit.mirrorLeftRight", [&] { window_.tell(mirrorSelection(document, selection, Axis::Vertical)); });
    on("edit.mirrorTopBottom", [&] { window_.tell(mirrorSelection(document, selection, Axis::Horizontal)); });
    on("edit.fill", [&] {
        paintHexes(document, selection.cells(), window_.toolSettings().terrain(),
                   window_.toolSettings().shuffledNumbers());
    });
    on("edit.replace", [this] { askForReplacement(); });
}

void TransformController::connectMap() {
    const auto turn = [this](int sixths, const QString& name) {
        if (const auto transform = LatticeTransform::rotation(Cell{0, 0}, sixths))
            apply(name, transformed(window_.document().map(), *transform));
    };
    const auto mirror = [this](Axis axis, const QString& name) {
        if (const auto transform = LatticeTransform::mirror(Cell{0, 0}, axis))
            apply(name, transformed(window_.document().map(), *transform));
    };
    on("map.turnLeft", [=] { turn(-1, tr("Turn the map left")); });
    on("map.turnRight", [=] { turn(1, tr("Turn the map right")); });
    on("map.mirrorLeftRight", [=] { mirror(Axis::Vertical, tr("Mirror the map left to right")); });
    on("map.mirrorTopBottom", [=] { mirror(Axis::Horizontal, tr("Mirror the map top to bottom")); });
}

void TransformController::connectFrame() {
    for (const FrameAction& action : frameActions)
        on(action.id,
           [this, action] { changeFrame(tr(action.name), action.change, fillOf(window_.document().map())); });
    on("map.frame", [this] { askForFrame(); });
    on("map.crop",
       [this] { changeFrame(tr("Crop to the land"), cropToLand(window_.document().map()), Terrain::Sea); });
    on("map.grow",
       [this] { window_.document().edit(tr("Grow the frame"), {}, [](Map& map) { growFrame(map); }); });
}

void TransformController::apply(const QString& name, const Result<Map, Text>& next) {
    if (!next)
        return window_.tell(translated(next.error()));
    window_.selection().clear(); // its places mean others now
    window_.document().edit(name, {}, [&](Map& map) { map = next.value(); });
    window_.canvas().fit();
}

void TransformController::changeFrame(const QString& name, const FrameChange& change, Terrain fill) {
    const int columns = window_.document().map().cols + change.left + change.right;
    const auto next = withFrame(window_.document().map(), change, fill);
    apply(name, next);
    if (next.ok() && next.value().cols > columns)
        window_.tell(oddRowsText(change));
}

void TransformController::askForFrame() {
    FrameDialog dialog(window_.document().map(), &window_);
    if (dialog.exec() == QDialog::Accepted)
        changeFrame(tr("Rows and columns"), dialog.change(), dialog.fill());
}

void TransformController::askForReplacement() {
    MapDocument& document = window_.document();
    ReplaceDialog dialog(document.map(), document.topology(), window_.selection().cells(), &window_);
    connect(&dialog, &ReplaceDialog::previewed, this, [&](const Replaced& result) {
        Ghost ghost = fullGhost(document.map(), document.topology(), result.map, result.cells);
        ghost.outlined = result.cells;
        window_.canvas().setGhost(std::move(ghost));
    });
    // The tool in use would clear the preview when the pointer leaves the canvas for the dialog.
    window_.tools().detach();
    window_.canvas().setSelection(window_.selection().cells());
    const bool accepted = dialog.exec() == QDialog::Accepted;
    window_.canvas().setGhost(std::nullopt);
    window_.tools().attach();
    if (!accepted)
        return;
    Replaced result = replaced(document.map(), document.topology(), dialog.replacement());
    document.edit(replaceStepName(dialog.replacement()), tr("%n places", nullptr, result.count),
                  [&](Map& map) { map = std::move(result.map); });
}

void TransformController::showSelection() {
    const bool some = !window_.selection().cells().empty();
    for (const char* id :
         {"edit.turnLeft", "edit.turnRight", "edit.mirrorLeftRight", "edit.mirrorTopBottom", "edit.fill"})
        actions_.setAvailable(id, some);
}

void TransformController::showMap() {
    const Map& map = window_.document().map();
    Map grown = map;
    const bool grows = canGrowFrame(map) && (growFrame(grown), grown != map);
    actions_.setAvailable("map.grow", grows);
    actions_.setAvailable("map.crop", cropToLand(map) != FrameChange());
}

} // namespace isle
