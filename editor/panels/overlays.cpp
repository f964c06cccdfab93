#include "editor/panels/overlays.h"

#include "editor/document/text.h"
#include "editor/panels/parts.h"
#include "engine/checks/measures.h"
#include "engine/checks/places.h"
#include "engine/checks/spot_value.h"
#include "engine/map/layouts.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <set>

namespace isle {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Overlays)
};

using Pattern = MapOverlay::Pattern;

/// Okabe and Ito's colours; with the patterns they give more pairs than maps have islands.
constexpr std::array<QRgb, 6> areaColours{0xFFE69F00, 0xFF56B4E9, 0xFF009E73,
                                          0xFFF0E442, 0xFFD55E00, 0xFFCC79A7};
constexpr std::array areaPatterns{Pattern::None, Pattern::Rising, Pattern::Falling, Pattern::Dots,
                                  Pattern::Crossed};

/// "D5 N": a crossing by a hex and its corner.
QString crossingName(CrossingPlace place) {
    const std::string_view corner = nameOf(place.corner);
    return QStringLiteral("%1 %2").arg(
        displayName(place.cell), QString::fromLatin1(corner.data(), static_cast<qsizetype>(corner.size())));
}

QString pipsText(int pips) {
    return pips == 1 ? Words::tr("1 pip") : Words::tr("%1 pips").arg(pips);
}

/// What the numbers are of.
QString numbersNote(const OverlaySource& source) {
    if (source.dealt)
        return Words::tr("Of the deal that is shown.");
    if (!source.ground.whole())
        return Words::tr(
            "Of what is fixed: terrain and numbers that are dealt count nothing. Show a deal to see "
            "its values.");
    return {};
}

MapOverlay pipsOverlay(const OverlaySource& source) {
    MapOverlay overlay;
    overlay.title = Words::tr("Pips per crossing");
    overlay.note = numbersNote(source);
    const std::vector<CrossingPips> pips = pipsAtCrossings(source.topology, source.ground);
    int most = 0;
    for (const CrossingPips& each : pips)
        most = std::max(most, each.known);
    for (std::size_t i = 0; i < pips.size(); ++i) {
        const Topology::Crossing& crossing = source.topology.crossings()[i];
        if (!crossing.land)
            continue;
        MapOverlay::Spot spot;
        spot.crossing = crossing.place;
        spot.colour = scaleColour(most > 0 ? static_cast<double>(pips[i].known) / most : 0);
        spot.label = QString::number(pips[i].known) + (pips[i].whole ? QString() : QStringLiteral("+"));
        spot.tip =
            Words::tr("%1: %2", "D5 N: 11 pips").arg(crossingName(crossing.place), pipsText(pips[i].known));
        if (!pips[i].whole)
            spot.tipDetail = Words::tr("and what the deal brings");
        overlay.spots.push_back(std::move(spot));
    }
    const int steps = std::min(4, most);
    for (int i = 0; i <= steps; ++i) {
        const int value = steps > 0 ? most * i / steps : 0;
        overlay.keys.push_back(
            {scaleColour(most > 0 ? static_cast<double>(value) / most : 0), Pattern::None, pipsText(value)});
    }
    return overlay;
}

QString joined(const std::vector<Text>& reasons, std::size_t most) {
    QStringList parts;
    for (std::size_t i = 0; i < std::min(most, reasons.size()); ++i)
        parts.append(translated(reasons[i]));
    return parts.join(Words::tr(", ", "between reasons"));
}

/// The best free crossings in turn; none beside one that was taken before (B-103).
std::vector<std::pair<CrossingId, double>> bestSpots(const OverlaySource& source, const SpotBook& book) {
    std::vector<std::pair<CrossingId, double>> all;
    for (const CrossingId crossing : startCrossings(source.map, source.topology))
        all.emplace_back(crossing, book.worth(crossing).total());
    std::stable_sort(all.begin(), all.end(),
                     [](const auto& a, const auto& b) { return a.second > b.second; });
    std::vector<std::pair<CrossingId, double>> best;
    std::set<CrossingId> closed;
    for (const auto& [crossing, worth] : all) {
        if (best.size() == bestSpotCount || worth <= 0)
            break;
        if (closed.count(crossing))
            continue;
        best.emplace_back(crossing, worth);
        for (const CrossingId next : source.topology[crossing].neighbours)
            if (next.valid())
                closed.insert(next);
    }
    return best;
}

MapOverlay bestSpotsOverlay(const OverlaySource& source) {
    MapOverlay overlay;
    overlay.title = Words::tr("Best starting places");
    overlay.note = numbersNote(source);
    const SpotBook book(source.topology, source.ground);
    const auto best = bestSpots(source, book);
    for (std::size_t i = 0; i < best.size(); ++i) {
        const auto& [crossing, worth] = best[i];
        const CrossingPlace place = source.topology[crossing].place;
        const std::vector<Text> reasons = book.reasons(crossing);
        MapOverlay::Spot spot;
        spot.crossing = place;
        spot.colour = scaleColour(worth / best.front().second);
        spot.label = QString::number(i + 1);
        spot.large = i < 3;
        spot.tip = Words::tr("Place %1: %2, worth %3", "Place 1: D5 N, worth 15.5")
                       .arg(i + 1)
                       .arg(crossingName(place))
                       .arg(worth, 0, 'f', 1);
        spot.tipDetail = joined(reasons, reasons.size());
        overlay.keys.push_back({spot.colour, Pattern::None,
                                Words::tr("%1  %2: %3", "1  D5 N: 13 pips, Ore and grain")
                                    .arg(i + 1)
                                    .arg(crossingName(place), joined(reasons, 2))});
        overlay.spots.push_back(std::move(spot));
    }
    if (best.empty())
        overlay.note = Words::tr("No place to start on has a number yet.");
    return overlay;
}

MapOverlay islandsOverlay(const OverlaySource& source) {
    MapOverlay overlay;
    overlay.title = Words::tr("Islands");
    const std::vector<IslandRole> roles = islandRoles(source.map, source.topology);
    const auto islands = source.topology.islands();
    std::vector<QString> names(islands.size());
    for (const MapIsland& island : source.map.islands)
        if (const HexId hex = source.topology.hexAt(island.hex);
            hex.valid() && source.topology[hex].island.valid())
            names[source.topology[hex].island.index()] = QString::fromStdString(island.name);
    for (std::size_t i = 0; i < islands.size(); ++i) {
        MapOverlay::Area area;
        for (const HexId hex : islands[i])
            area.hexes.push_back(source.topology[hex].cell);
        area.colour = QColor::fromRgb(areaColours[i % areaColours.size()]);
        area.pattern = areaPatterns[i / areaColours.size() % areaPatterns.size()];
        area.label = QString::number(i + 1);
        const QString name = names[i].isEmpty() ? Words::tr("island without a name") : names[i];
        const QString role =
            roles[i] == IslandRole::Start ? Words::tr("start island") : Words::tr("new island");
        overlay.keys.push_back({area.colour, area.pattern,
                                Words::tr("%1  %2, %3, %4", "2  Ember Isle, 5 hexes, new island")
                                    .arg(i + 1)
                                    .arg(name, hexCount(islands[i].size()), role)});
        overlay.areas.push_back(std::move(area));
    }
    // A long list does not fit beside a map; the numbers on the islands go on.
    constexpr std::size_t mostKeys = 18;
    if (overlay.keys.size() > mostKeys) {
        overlay.note = Words::tr("and %1 more").arg(overlay.keys.size() - mostKeys);
        overlay.keys.resize(mostKeys);
    } else if (overlay.keys.empty()) {
        overlay.note = Words::tr("There is no land yet.");
    }
    return overlay;
}

IslandRole roleAt(const std::vector<IslandRole>& roles, const Topology::Crossing& crossing) {
    return crossing.island.valid() ? roles[crossing.island.index()] : IslandRole::New;
}

QString shipsText(int ships) {
    if (ships == 0)
        return Words::tr("no ship needed");
    return ships == 1 ? Words::tr("1 ship") : Words::tr("%1 ships").arg(ships);
}

MapOverlay shipsOverlay(const OverlaySource& source) {
    MapOverlay overlay;
    overlay.title = Words::tr("Ships from the start area");
    if (!shipsSail(source.map)) {
        overlay.note = Words::tr("There are no ships on this map: the sea expansion is off.");
        return overlay;
    }
    const std::vector<CrossingId> starts = startCrossings(source.map, source.topology);
    const std::vector<IslandRole> roles = islandRoles(source.map, source.topology);
    const bool rim = largestGame(source.map).on(Option::RimShips);
    const auto distances = shipDistances(source.topology, starts, rim);
    int most = 0;
    for (const auto& distance : distances)
        most = std::max(most, distance.value_or(0));
    std::set<int> seen;
    bool unreached = false;
    for (std::size_t i = 0; i < distances.size(); ++i) {
        const Topology::Crossing& crossing = source.topology.crossings()[i];
        if (!distances[i]) {
            unreached |= crossing.land;
            continue;
        }
        const int ships = *distances[i];
        if (crossing.land && ships == 0 && roleAt(roles, crossing) == IslandRole::Start)
            continue; // the start area itself needs no marks
        MapOverlay::Spot spot;
        spot.crossing = crossing.place;
        // Near is light: what is easy to get to stands out.
        spot.colour = scaleColour(most > 0 ? 1.0 - static_cast<double>(ships) / most : 1.0);
        spot.label = QString::number(ships);
        spot.large = crossing.land;
        spot.tip = Words::tr("%1: %2", "D5 N: 3 ships").arg(crossingName(crossing.place), shipsText(ships));
        seen.insert(ships);
        overlay.spots.push_back(std::move(spot));
    }
    for (const int ships : seen)
        if (ships == most || ships % std::max(1, (most + 4) / 5) == 0)
            overlay.keys.push_back({scaleColour(most > 0 ? 1.0 - static_cast<double>(ships) / most : 1.0),
                                    Pattern::None, shipsText(ships)});
    overlay.note =
        starts.empty() ? Words::tr("No crossing may be started on.")
        : unreached ? Words::tr("The fewest ships; roads cost nothing. Land without a mark is out of reach.")
                    : Words::tr("The fewest ships; roads cost nothing. Land has the larger marks.");
    return overlay;
}

MapOverlay neverSettledOverlay(const OverlaySource& source) {
    MapOverlay overlay;
    overlay.title = Words::tr("Ground that can never be settled");
    const std::vector<CrossingId> closed = neverSettled(source.map, source.topology);
    const std::set<CrossingId> never(closed.begin(), closed.end());
    const QColor colour(0xD5, 0x5E, 0x00);
    MapOverlay::Area area;
    area.colour = colour;
    area.pattern = Pattern::Crossed;
    for (const Topology::Hex& hex : source.topology.hexes())
        if (hex.ground == Ground::Land
            && std::all_of(hex.crossings.begin(), hex.crossings.end(),
                           [&](CrossingId crossing) { return never.count(crossing) > 0; }))
            area.hexes.push_back(hex.cell);
    for (const CrossingId crossing : closed)
        overlay.spots.push_back(
            {source.topology[crossing].place, colour, QStringLiteral("×"), false,
             Words::tr("%1: nobody can ever settle here").arg(crossingName(source.topology[crossing].place)),
             Words::tr("no road and no ship comes here from where seats may start")});
    if (closed.empty()) {
        overlay.note = Words::tr("Every crossing of land can be settled.");
        return overlay;
    }
    if (!area.hexes.empty())
        overlay.keys.push_back(
            {colour, Pattern::Crossed,
             Words::tr("%1 without a corner to settle on", "7 hexes").arg(hexCount(area.hexes.size()))});
    overlay.keys.push_back({colour, Pattern::None,
                            closed.size() == 1 ? Words::tr("1 crossing out of reach")
                                               : Words::tr("%1 crossings out of reach").arg(closed.size())});
    overlay.areas.push_back(std::move(area));
    return overlay;
}

} // namespace

Map mapAsShown(const Map& map, const BoardPicture& shown) {
    Map fixed = map;
    if (shown.design || shown.rows != map.rows || shown.cols != map.cols)
        return fixed;
    for (const HexPicture& hex : shown.hexes) {
        MapHex now = map.at(hex.cell);
        now.terrain = hex.terrain;
        if (hex.face == TokenFace::Value && isToken(hex.number))
            now.number = CellNumber::fixed(hex.number);
        fixed.set(hex.cell, now);
    }
    for (const HarbourPicture& harbour : shown.harbours)
        fixed.setHarbour({harbour.edge, harbour.kind});
    return fixed;
}

std::optional<MapOverlay> makeOverlay(OverlayKind kind, const OverlaySource& source) {
    switch (kind) {
    case OverlayKind::None:
        break;
    case OverlayKind::Pips:
        return pipsOverlay(source);
    case OverlayKind::BestSpots:
        return bestSpotsOverlay(source);
    case OverlayKind::Islands:
        return islandsOverlay(source);
    case OverlayKind::ShipDistances:
        return shipsOverlay(source);
    case OverlayKind::NeverSettled:
        return neverSettledOverlay(source);
    }
    return std::nullopt;
}

} // namespace isle
