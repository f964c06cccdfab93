#include "editor/tools/hex_edits.h"

#include "editor/document/map_document.h"
#include "editor/document/text.h"
#include "editor/tools/consequences.h"
#include "editor/tools/paint.h"

#include <QCoreApplication>

#include <utility>

namespace isle {
namespace {

struct HexEdits {
    Q_DECLARE_TR_FUNCTIONS(HexEdits)
};

bool apply(MapDocument& document, const QString& name, Map next) {
    const QString where = whereText(changedCells(document.map(), next));
    return document.edit(name, where, [&next](Map& map) { map = std::move(next); });
}

} // namespace

bool paintHexes(MapDocument& document, std::span<const Cell> cells, Terrain terrain, bool poolNumbers) {
    Map next = document.map();
    paintTerrain(next, document.topology(), cells, terrain, poolNumbers);
    return apply(document, paintStepName(terrain), std::move(next));
}

bool eraseHexes(MapDocument& document, std::span<const Cell> cells, Terrain to) {
    Map next = document.map();
    if (to == Terrain::Void)
        eraseToVoid(next, document.topology(), cells);
    else
        eraseToSea(next, document.topology(), cells);
    return apply(document, to == Terrain::Void ? HexEdits::tr("Erase to void") : HexEdits::tr("Erase to sea"),
                 std::move(next));
}

bool numberHexes(MapDocument& document, std::span<const Cell> cells, CellNumber number) {
    Map next = document.map();
    setNumbers(next, cells, number);
    return apply(document, numberStepName(number), std::move(next));
}

QString paintStepName(Terrain terrain) {
    return HexEdits::tr("Paint %1").arg(paintName(terrain));
}

QString numberStepName(CellNumber number) {
    if (number.none())
        return HexEdits::tr("Remove number");
    if (number.isShuffled())
        return HexEdits::tr("Set number from the pool");
    return HexEdits::tr("Set number %1").arg(number.value());
}

QString paintName(Terrain terrain) {
    if (terrain == Terrain::Any)
        return HexEdits::tr("%1, shuffled", "a terrain").arg(displayName(terrain));
    if (isProducing(terrain))
        return HexEdits::tr("%1, fixed", "a terrain").arg(displayName(terrain));
    return displayName(terrain);
}

} // namespace isle
