#include "editor/tools/consequences.h"

#include "editor/document/text.h"
#include "editor/tools/paint.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <set>
#include <utility>

namespace isle {
namespace {

struct Consequences {
    Q_DECLARE_TR_FUNCTIONS(Consequences)
};

/// The name of an island, else where it lies.
QString islandName(const Map& map, const Topology& topology, std::size_t island) {
    for (const MapIsland& entry : map.islands) {
        const HexId hex = topology.hexAt(entry.hex);
        if (hex.valid() && topology[hex].island == IslandId(island) && !entry.name.empty())
            return QString::fromStdString(entry.name);
    }
    const Cell first = topology[topology.islands()[island].front()].cell;
    return Consequences::tr("the island at %1").arg(displayName(first));
}

/// The islands of one topology that have hexes in common with each island of another.
std::vector<std::set<std::size_t>> overlaps(const Topology& of, const Topology& with) {
    std::vector<std::set<std::size_t>> result(of.islands().size());
    for (std::size_t island = 0; island < result.size(); ++island) {
        for (const HexId hex : of.islands()[island]) {
            const HexId same = with.hexAt(of[hex].cell);
            if (same.valid() && with[same].island.valid())
                result[island].insert(with[same].island.index());
        }
    }
    return result;
}

QString listed(const QStringList& names) {
    if (names.size() < 2)
        return names.join(QString());
    return Consequences::tr("%1 and %2", "the end of a list")
        .arg(names.mid(0, names.size() - 1).join(Consequences::tr(", ", "between the parts of a list")),
             names.last());
}

QStringList islandConsequences(const Map& before, const Topology& was, const Topology& is) {
    QStringList parts;
    for (const auto& former : overlaps(is, was)) {
        QStringList names;
        for (const std::size_t island : former)
            names.append(islandName(before, was, island));
        if (names.size() > 1)
            parts.append(Consequences::tr("joins %1").arg(listed(names)));
        else if (names.isEmpty())
            parts.append(Consequences::tr("makes a new island"));
    }
    const auto rests = overlaps(was, is);
    for (std::size_t island = 0; island < rests.size(); ++island) {
        if (rests[island].size() > 1)
            parts.append(Consequences::tr("splits %1").arg(islandName(before, was, island)));
        else if (rests[island].empty())
            parts.append(Consequences::tr("removes %1").arg(islandName(before, was, island)));
    }
    parts.removeDuplicates();
    return parts;
}

QString harbourConsequence(const Map& before, const Map& after) {
    QStringList lost;
    for (const MapHarbour& harbour : before.harbours) {
        if (!after.harbourAt(harbour.edge))
            lost.append(displayName(harbour.edge));
    }
    if (lost.isEmpty())
        return {};
    if (lost.size() == 1)
        return Consequences::tr("removes the harbour at %1").arg(lost.first());
    return Consequences::tr("removes %n harbours", nullptr, static_cast<int>(lost.size()));
}

} // namespace

QString whereText(std::span<const Cell> cells) {
    if (cells.empty())
        return {};
    if (cells.size() == 1)
        return displayName(cells.front());
    return Consequences::tr("%n hexes", nullptr, static_cast<int>(cells.size()));
}

QString withCapital(QString text) {
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

QString consequences(const Map& before, const Topology& topology, const Map& after) {
    Shape shape = shapeOf(after);
    if (shape == topology.shape())
        return {};
    return consequences(before, topology, after, Topology(std::move(shape)));
}

QString consequences(const Map& before, const Topology& topology, const Map& after,
                     const Topology& topologyAfter) {
    if (topologyAfter.shape() == topology.shape())
        return {};
    QStringList parts = islandConsequences(before, topology, topologyAfter);
    const QString harbours = harbourConsequence(before, after);
    if (!harbours.isEmpty())
        parts.append(harbours);
    return parts.join(Consequences::tr(", ", "between the parts of a list"));
}

Ghost ghostOf(const Map& before, const Topology& topology, const Map& after) {
    Ghost ghost;
    const BoardPicture picture = pictureOf(after);
    for (const Cell cell : changedCells(before, after))
        ghost.hexes.push_back(picture.hexes[static_cast<std::size_t>(cell.row * after.cols + cell.col)]);
    for (const HarbourPicture& harbour : picture.harbours) {
        const MapHarbour* old = before.harbourAt(harbour.edge);
        if (!old || old->kind != harbour.kind)
            ghost.harbours.push_back(harbour);
    }
    ghost.tipDetail = consequences(before, topology, after);
    return ghost;
}

QString numberRefusal(Terrain terrain) {
    if (takesNumber(terrain))
        return {};
    switch (terrain) {
    case Terrain::Void:
        return Consequences::tr("There is no hex here.");
    case Terrain::Sea:
        return Consequences::tr("Sea takes no number.");
    case Terrain::Fog:
        return Consequences::tr("Fog gets its number when it is found, from the fog pool.");
    default:
        return Consequences::tr("%1 takes no number.", "a terrain").arg(withCapital(displayName(terrain)));
    }
}

} // namespace isle
