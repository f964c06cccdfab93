#include "editor/tools/replace.h"

#include "editor/document/text.h"
#include "editor/tools/marks.h"
#include "editor/tools/paint.h"

#include <QCoreApplication>

#include <algorithm>

namespace isle {
namespace {

struct Replace {
    Q_DECLARE_TR_FUNCTIONS(Replace)
};

using What = Replacement::What;

bool inside(const Replacement& replacement, Cell cell) {
    const std::vector<Cell>& within = replacement.within;
    return within.empty() || std::binary_search(within.begin(), within.end(), cell);
}

template <class Matches>
std::vector<Cell> cellsWhere(const Map& map, const Replacement& replacement, Matches matches) {
    std::vector<Cell> cells;
    for (std::int16_t row = 0; row < map.rows; ++row)
        for (std::int16_t col = 0; col < map.cols; ++col)
            if (const Cell cell{row, col}; inside(replacement, cell) && matches(map.at(cell)))
                cells.push_back(cell);
    return cells;
}

Replaced replacedHarbours(const Map& map, const Replacement& replacement) {
    Replaced result{map, {}, 0};
    for (MapHarbour& harbour : result.map.harbours) {
        if (harbour.kind != replacement.harbourFrom || replacement.harbourFrom == replacement.harbourTo
            || !inside(replacement, harbour.edge.cell))
            continue;
        harbour.kind = replacement.harbourTo;
        result.cells.push_back(harbour.edge.cell);
        ++result.count;
    }
    result.cells.erase(std::unique(result.cells.begin(), result.cells.end()), result.cells.end());
    return result;
}

} // namespace

Replaced replaced(const Map& map, const Topology& topology, const Replacement& replacement) {
    Replaced result{map, {}, 0};
    switch (replacement.what) {
    case What::Terrain:
        paintTerrain(result.map, topology,
                     cellsWhere(map, replacement,
                                [&](const MapHex& hex) { return hex.terrain == replacement.terrainFrom; }),
                     replacement.terrainTo, true);
        break;
    case What::Number:
        setNumbers(result.map,
                   cellsWhere(map, replacement,
                              [&](const MapHex& hex) { return hex.number == replacement.numberFrom; }),
                   replacement.numberTo);
        break;
    case What::Marker:
        setMarkers(result.map,
                   cellsWhere(map, replacement,
                              [&](const MapHex& hex) { return hex.marker == replacement.markerFrom; }),
                   replacement.markerTo);
        break;
    case What::Harbour:
        return replacedHarbours(map, replacement);
    }
    result.cells = changedCells(map, result.map);
    result.count = static_cast<int>(result.cells.size());
    return result;
}

QString replaceStepName(const Replacement& replacement) {
    const QString text = Replace::tr("Replace %1 by %2");
    switch (replacement.what) {
    case What::Terrain:
        return text.arg(displayName(replacement.terrainFrom), displayName(replacement.terrainTo));
    case What::Number:
        return text.arg(displayName(replacement.numberFrom), displayName(replacement.numberTo));
    case What::Marker:
        return text.arg(displayName(replacement.markerFrom), displayName(replacement.markerTo));
    case What::Harbour:
        break;
    }
    return text.arg(displayName(replacement.harbourFrom), displayName(replacement.harbourTo));
}

} // namespace isle
