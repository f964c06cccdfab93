#include "engine/map/transformed.h"

#include <algorithm>
#include <limits>

namespace isle {
namespace {

struct Extent {
    int top = std::numeric_limits<int>::max();
    int bottom = std::numeric_limits<int>::min();
    int left = std::numeric_limits<int>::max();
    int right = std::numeric_limits<int>::min();

    void include(Cell cell) {
        top = std::min<int>(top, cell.row);
        bottom = std::max<int>(bottom, cell.row);
        left = std::min<int>(left, cell.col);
        right = std::max<int>(right, cell.col);
    }
    [[nodiscard]] bool empty() const { return top > bottom; }
    [[nodiscard]] int rows() const { return bottom - top + 1; }
    [[nodiscard]] int cols() const { return right - left + 1; }
};

Cell cellOf(int row, int col) {
    return {static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)};
}

template <class Use>
void forEachCell(const MapLayout& map, Use use) {
    for (int row = 0; row < map.rows; ++row)
        for (int col = 0; col < map.cols; ++col)
            use(cellOf(row, col));
}

/// The three cells that touch a crossing, in the map or not.
std::vector<Cell> cellsAt(CrossingPlace crossing) {
    const LatticePoint point = pointOf(crossing);
    std::vector<Cell> cells;
    for (const Cell cell : disc(crossing.cell, 1)) {
        if (std::any_of(allCorners.begin(), allCorners.end(), [&](Corner corner) {
                return pointOf({cell, corner}) == point;
            }))
            cells.push_back(cell);
    }
    return cells;
}

/// The cells that have to be in the frame for nothing to be lost: hexes, and void cells that something names.
std::vector<Cell> contentOf(const Map& map) {
    std::vector<Cell> cells;
    const auto add = [&](Cell cell) {
        if (map.contains(cell))
            cells.push_back(cell);
    };
    forEachCell(map, [&](Cell cell) {
        if (map.at(cell) != MapHex())
            cells.push_back(cell);
    });
    for (const MapHarbour& harbour : map.harbours)
        add(harbour.edge.cell);
    for (const MapIsland& island : map.islands)
        add(island.hex);
    for (const CrossingPlace crossing : map.forbiddenStarts) {
        const std::vector<Cell> around = cellsAt(crossing);
        // All of them, also outside: what counts must not depend on the frame, or turns would not add up.
        if (std::none_of(around.begin(), around.end(),
                         [&](Cell cell) { return map.at(cell).terrain != Terrain::Void; }))
            cells.insert(cells.end(), around.begin(), around.end());
    }
    for (const Cell cell : map.farSide)
        add(cell);
    if (map.robberStart)
        add(*map.robberStart);
    if (map.pirateStart)
        add(*map.pirateStart);
    return cells;
}

void placePlaces(Map& result, const LatticeTransform& transform) {
    const auto outside = [&](Cell cell) { return !result.contains(cell); };
    for (MapHarbour& harbour : result.harbours)
        harbour.edge = transform.apply(harbour.edge);
    std::erase_if(result.harbours, [&](const MapHarbour& harbour) { return outside(harbour.edge.cell); });
    std::sort(result.harbours.begin(), result.harbours.end());

    for (MapIsland& island : result.islands)
        island.hex = transform.apply(island.hex);
    std::erase_if(result.islands, [&](const MapIsland& island) { return outside(island.hex); });
    std::stable_sort(result.islands.begin(), result.islands.end(),
                     [](const MapIsland& a, const MapIsland& b) { return a.hex < b.hex; });

    for (CrossingPlace& crossing : result.forbiddenStarts)
        crossing = canonical(transform.apply(crossing));
    // The first cell of a crossing on the rim lies outside: look at all that touch it.
    std::erase_if(result.forbiddenStarts, [&](CrossingPlace crossing) {
        const std::vector<Cell> around = cellsAt(crossing);
        return std::all_of(around.begin(), around.end(), outside);
    });
    std::sort(result.forbiddenStarts.begin(), result.forbiddenStarts.end());

    for (Cell& cell : result.farSide)
        cell = transform.apply(cell);
    std::erase_if(result.farSide, outside);
    std::sort(result.farSide.begin(), result.farSide.end());

    for (std::optional<Cell>* piece : {&result.robberStart, &result.pirateStart}) {
        if (*piece)
            *piece = transform.apply(**piece);
        if (*piece && outside(**piece))
            piece->reset();
    }
}

/// The cell a token of a problem's key names ("C4"); nothing where it names none.
std::optional<Cell> cellNamed(std::string_view token) {
    std::size_t letters = 0;
    int col = 0;
    for (; letters < token.size() && token[letters] >= 'A' && token[letters] <= 'Z'; ++letters)
        col = col * 26 + (token[letters] - 'A' + 1);
    if (letters == 0 || letters > 2 || letters == token.size() || token.size() > letters + 2)
        return std::nullopt;
    int row = 0;
    for (const char digit : token.substr(letters)) {
        if (digit < '0' || digit > '9')
            return std::nullopt;
        row = row * 10 + (digit - '0');
    }
    return cellOf(row - 1, col - 1);
}

/// A problem's key after the transform. A shift keeps the order of the places in it and the directions after
/// them; a turn keeps neither, and a key that names a place would come to mean another problem: nothing then.
std::optional<std::string> keyAfter(std::string_view key, const LatticeTransform& transform,
                                    const MapLayout& target) {
    const auto isWord = [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
    };
    const bool turned = transform.turns() != 0 || transform.mirrors();
    std::string result;
    for (std::size_t at = 0; at < key.size();) {
        std::size_t end = at;
        while (end < key.size() && isWord(key[end]))
            ++end;
        end = std::max(end, at + 1);
        const std::string_view token = key.substr(at, end - at);
        at = end;
        const std::optional<Cell> cell = cellNamed(token);
        if (!cell) {
            result += token;
            continue;
        }
        const Cell to = transform.apply(*cell);
        if (turned || !target.contains(to))
            return std::nullopt;
        result += nameOf(to);
    }
    return result;
}

void placeAccepted(Map& result, const LatticeTransform& transform) {
    std::vector<AcceptedProblem> kept;
    for (AcceptedProblem& problem : result.accepted)
        if (std::optional<std::string> key = keyAfter(problem.key, transform, result))
            kept.push_back({*std::move(key), std::move(problem.reason)});
    std::sort(kept.begin(), kept.end());
    result.accepted = std::move(kept);
}

Text tooLarge(int rows, int cols) {
    return {ISLE_TEXT("checks", "The map would need %1 rows and %2 columns; %3 of each is the most."),
            {std::to_string(rows), std::to_string(cols), std::to_string(maxMapSide)}};
}

/// Whether a frame would cut off a hex that is more than fill.
bool loses(const Map& map, const LatticeTransform& transform, int rows, int cols, Terrain fill) {
    bool lost = false;
    forEachCell(map, [&](Cell cell) {
        const Cell to = transform.apply(cell);
        const bool inside = to.row >= 0 && to.col >= 0 && to.row < rows && to.col < cols;
        MapHex hex = map.at(cell);
        if (hex.terrain == fill)
            hex.terrain = Terrain::Void;
        lost = lost || (!inside && hex != MapHex());
    });
    return lost;
}

/// An odd number of rows on top: every hex moves south-east or south-west by one of those rows, whichever
/// loses nothing, else with a column more.
Result<Map, Text> withOddRowsOnTop(const Map& map, int rowShift, int rows, int cols, Terrain fill) {
    const LatticeTransform right = LatticeTransform::translation({0, 0}, cellOf(rowShift, 0));
    const LatticeTransform left = LatticeTransform::translation({1, 0}, cellOf(rowShift + 1, 0));
    for (const LatticeTransform& shift : {right, left}) {
        // What the cut takes away on purpose does not count.
        Map kept = map;
        forEachCell(map, [&](Cell cell) {
            const int row = cell.row + rowShift;
            if (row < 0 || row >= rows)
                kept.set(cell, MapHex());
        });
        if (!loses(kept, shift, rows, cols, fill))
            return placed(map, shift, rows, cols, fill);
    }
    if (cols + 1 > maxMapSide)
        return tooLarge(rows, cols + 1);
    return placed(map, right, rows, cols + 1, fill);
}

} // namespace

Map placed(const Map& map, const LatticeTransform& transform, int rows, int cols, Terrain fill) {
    Map result = map;
    result.rows = rows;
    result.cols = cols;
    result.cells = blankMap(rows, cols, fill).cells;
    forEachCell(map, [&](Cell from) {
        const Cell to = transform.apply(from);
        if (result.contains(to))
            result.set(to, map.at(from));
    });
    placePlaces(result, transform);
    placeAccepted(result, transform);
    return result;
}

Result<Map, Text> transformed(const Map& map, const LatticeTransform& transform) {
    const std::vector<Cell> content = contentOf(map);
    if (content.empty())
        return map;
    const auto extentAfter = [&](const LatticeTransform& full) {
        Extent extent;
        for (const Cell cell : content)
            extent.include(full.apply(cell));
        return extent;
    };
    // First into the first row, which may change the columns by half a hex, then into the first column.
    const Cell first = cellOf(extentAfter(transform).top, 0);
    const LatticeTransform up = LatticeTransform::translation(first, {0, 0}).after(transform);
    const Extent raised = extentAfter(up);
    const LatticeTransform full = LatticeTransform::translation(cellOf(0, raised.left), {0, 0}).after(up);
    if (raised.rows() > maxMapSide || raised.cols() > maxMapSide)
        return tooLarge(raised.rows(), raised.cols());
    return placed(map, full, raised.rows(), raised.cols(), Terrain::Void);
}

Result<Map, Text> withFrame(const Map& map, FrameChange change, Terrain fill) {
    const int rows = map.rows + change.top + change.bottom;
    const int cols = map.cols + change.left + change.right;
    if (rows < 1 || cols < 1)
        return Text{ISLE_TEXT("checks", "A map must keep at least one row and one column."), {}};
    if (rows > maxMapSide || cols > maxMapSide)
        return tooLarge(rows, cols);
    const LatticeTransform sideways = LatticeTransform::translation({0, 0}, cellOf(0, change.left));
    if (change.top % 2 == 0)
        return placed(map, LatticeTransform::translation({0, 0}, cellOf(change.top, change.left)), rows, cols,
                      fill);
    // Sides first, top after that: a column that is taken away must not come back for the sake of its hexes.
    const Map wide = placed(map, sideways, map.rows, cols, fill);
    return withOddRowsOnTop(wide, change.top, rows, cols, fill);
}

FrameChange cropToLand(const Map& map) {
    Extent land;
    forEachCell(map, [&](Cell cell) {
        if (isLand(map.at(cell).terrain))
            for (const Cell around : disc(cell, 1))
                if (map.contains(around))
                    land.include(around);
    });
    if (land.empty())
        return {};
    land.top -= land.top % 2;
    return {-land.top, land.bottom + 1 - map.rows, -land.left, land.right + 1 - map.cols};
}

} // namespace isle
