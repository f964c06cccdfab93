#include "editor/tools/patch_edits.h"

#include "editor/document/map_document.h"
#include "editor/document/selection.h"
#include "editor/tools/consequences.h"
#include "editor/tools/tool.h"

#include <QCoreApplication>

#include <algorithm>

namespace isle {
namespace {

struct PatchEdits {
    Q_DECLARE_TR_FUNCTIONS(PatchEdits)
};

constexpr PatchLayers allLayers{};

/// The axis through the middle of some cells: exactly where the lattice has one there, else through the
/// pivot.
LatticeTransform mirrorAbout(std::span<const Cell> cells, Cell pivot, Axis axis) {
    int low = centreOf(cells.front()).x;
    int high = low;
    for (const Cell cell : cells) {
        low = std::min(low, centreOf(cell).x);
        high = std::max(high, centreOf(cell).x);
    }
    // Upright axes lie on whole half widths: through hexes of one kind of row and edges of the other.
    if (axis == Axis::Vertical && (low + high) % 2 == 0) {
        const int x = (low + high) / 2;
        const Cell beside{0, static_cast<std::int16_t>(x >> 1)};
        const auto mirror = x % 2 == 0 ? LatticeTransform::mirror(beside, axis)
                                       : LatticeTransform::mirror(EdgePlace{beside, Direction::E}, axis);
        if (mirror)
            return *mirror;
    }
    return LatticeTransform::mirror(pivot, axis).value_or(LatticeTransform());
}

QString moveSelection(MapDocument& document, Selection& selection, const LatticeTransform& transform,
                      Cell pivot, const QString& name) {
    const Map& map = document.map();
    const std::vector<Cell> cells = selection.cells();
    const int leaving = landLeaving(map, cells, transform);
    if (leaving > 0)
        return leavingText(leaving);
    std::vector<Cell> after = cellsAfter(map, cells, transform);
    Map next = afterMove(map, document.topology(), cells, transform, false);
    document.edit(name, whereText(cells), [&next](Map& changed) { changed = std::move(next); });
    selection.setTurned(std::move(after), pivot);
    return {};
}

} // namespace

Map afterPaste(const Map& map, const Topology& topology, const MapPatch& patch, Cell anchor,
               const PatchLayers& layers) {
    Map next = map;
    paste(next, topology, patch, anchor, layers);
    return next;
}

Map afterMove(const Map& map, const Topology& topology, std::span<const Cell> cells,
              const LatticeTransform& transform, bool copy) {
    const MapPatch patch = transformed(cutOf(map, cells, {0, 0}), transform);
    Map next = map;
    if (!copy)
        clearCells(next, topology, cells);
    const Topology cleared(shapeOf(next));
    paste(next, cleared, patch, {0, 0}, allLayers);
    return next;
}

int landLeaving(const Map& map, std::span<const Cell> cells, const LatticeTransform& transform) {
    return static_cast<int>(std::count_if(cells.begin(), cells.end(), [&](Cell cell) {
        return isLand(map.at(cell).terrain) && !map.contains(transform.apply(cell));
    }));
}

QString leavingText(int hexes) {
    return hexes == 0 ? QString() : PatchEdits::tr("%n hexes of land would leave the map.", nullptr, hexes);
}

std::vector<Cell> cellsAfter(const Map& map, std::span<const Cell> cells, const LatticeTransform& transform) {
    std::vector<Cell> after;
    for (const Cell cell : cells)
        if (const Cell to = transform.apply(cell); map.contains(to))
            after.push_back(to);
    std::sort(after.begin(), after.end());
    return after;
}

Ghost fullGhost(const Map& before, const Topology& topology, const Map& after, std::span<const Cell> cells) {
    Ghost ghost = ghostOf(before, topology, after);
    const auto shown = [&](Cell cell) {
        return std::any_of(ghost.hexes.begin(), ghost.hexes.end(),
                           [cell](const HexPicture& hex) { return hex.cell == cell; });
    };
    const BoardPicture picture = pictureOf(after);
    for (const Cell cell : cells)
        if (after.contains(cell) && after.at(cell).terrain != Terrain::Void && !shown(cell))
            ghost.hexes.push_back(picture.hexes[static_cast<std::size_t>(cell.row * after.cols + cell.col)]);
    const auto among = [cells](Cell cell) {
        return std::find(cells.begin(), cells.end(), cell) != cells.end();
    };
    for (const HarbourPicture& harbour : picture.harbours) {
        const bool known =
            std::find(ghost.harbours.begin(), ghost.harbours.end(), harbour) != ghost.harbours.end();
        if (!known && among(harbour.edge.cell))
            ghost.harbours.push_back(harbour);
    }
    if (after.robberStart && among(*after.robberStart))
        ghost.robber = after.robberStart;
    if (after.pirateStart && among(*after.pirateStart))
        ghost.pirate = after.pirateStart;
    return ghost;
}

std::vector<Cell> pastePatch(MapDocument& document, const MapPatch& patch, Cell anchor,
                             const PatchLayers& layers) {
    std::vector<Cell> cells = cellsUnder(document.map(), patch, anchor);
    Map next = afterPaste(document.map(), document.topology(), patch, anchor, layers);
    document.edit(PatchEdits::tr("Paste"), whereText(cells), [&next](Map& map) { map = std::move(next); });
    return cells;
}

QString turnSelection(MapDocument& document, Selection& selection, int sixths) {
    if (selection.cells().empty())
        return {};
    const Cell pivot = selection.pivot().value_or(middleOf(selection.cells()));
    const auto turn = LatticeTransform::rotation(pivot, sixths);
    return moveSelection(document, selection, turn.value_or(LatticeTransform()), pivot,
                         sixths > 0 ? PatchEdits::tr("Turn right") : PatchEdits::tr("Turn left"));
}

QString mirrorSelection(MapDocument& document, Selection& selection, Axis axis) {
    if (selection.cells().empty())
        return {};
    const Cell pivot = selection.pivot().value_or(middleOf(selection.cells()));
    return moveSelection(document, selection, mirrorAbout(selection.cells(), pivot, axis), pivot,
                         axis == Axis::Vertical ? PatchEdits::tr("Mirror left to right")
                                                : PatchEdits::tr("Mirror top to bottom"));
}

bool turnKey(ToolHost& host, int key, Qt::KeyboardModifiers modifiers) {
    Selection& selection = host.selection();
    if (selection.cells().empty() || !turnOfKey(key, modifiers, {0, 0}))
        return false;
    const QString refusal =
        key == Qt::Key_Z
            ? turnSelection(host.document(), selection, modifiers.testFlag(Qt::ShiftModifier) ? -1 : 1)
            : mirrorSelection(host.document(), selection,
                              key == Qt::Key_X ? Axis::Vertical : Axis::Horizontal);
    if (!refusal.isEmpty()) {
        Ghost ghost;
        ghost.refused = selection.cells();
        ghost.tip = refusal;
        host.showGhost(std::move(ghost));
    }
    return true;
}

std::optional<LatticeTransform> turnOfKey(int key, Qt::KeyboardModifiers modifiers, Cell about) {
    if (modifiers & ~Qt::KeyboardModifiers(Qt::ShiftModifier))
        return std::nullopt;
    const bool shift = modifiers.testFlag(Qt::ShiftModifier);
    if (key == Qt::Key_Z)
        return LatticeTransform::rotation(about, shift ? -1 : 1);
    if (key == Qt::Key_X && !shift)
        return LatticeTransform::mirror(about, Axis::Vertical);
    if (key == Qt::Key_Y && !shift)
        return LatticeTransform::mirror(about, Axis::Horizontal);
    return std::nullopt;
}

} // namespace isle
