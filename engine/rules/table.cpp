#include "engine/rules/table.h"

#include "engine/rules/plan.h"

#include <algorithm>
#include <optional>

namespace isle {
namespace {

std::string notInThisVersion(std::string_view what, std::string_view rule) {
    return "The map has " + std::string(what) + ", which this version cannot play yet (" + std::string(rule)
           + ").";
}

/// B-19, B-23, B-32.
std::optional<std::string> whyNotSeats(const Map& map, const Rules& rules, int seats) {
    if (seats < 2 || seats > static_cast<int>(maxSeats))
        return "A game has 2 to 8 seats, not " + std::to_string(seats) + " (B-19).";
    if (seats < map.minSeats || seats > map.maxSeats)
        return "This map is meant for "
               + (map.minSeats == map.maxSeats
                      ? std::to_string(map.minSeats)
                      : std::to_string(map.minSeats) + " to " + std::to_string(map.maxSeats))
               + " seats, not for " + std::to_string(seats) + " (B-23).";
    if (seats > 4)
        return "This version plays games of 2 to 4 seats, not of " + std::to_string(seats)
               + ": it has no extra building yet (B-170).";
    if (rules[Option::FirstSeat] >= seats)
        return "The option first_seat names seat " + std::to_string(rules[Option::FirstSeat])
               + ", but a game of " + std::to_string(seats) + " seats has only the seats 0 to "
               + std::to_string(seats - 1) + " (B-32).";
    return std::nullopt;
}

/// S-17, and what later versions will play.
std::optional<std::string> whyNotTerrain(Terrain terrain, bool sea) {
    switch (terrain) {
    case Terrain::Fog:
        return notInThisVersion("fog", "S-60");
    case Terrain::Village:
        return notInThisVersion("villages", "S-180");
    case Terrain::Fortress:
        return notInThisVersion("fortresses", "S-220");
    case Terrain::Canal:
        return notInThisVersion("canal tiles", "S-300");
    default:
        break;
    }
    if (needsSea(terrain) && !sea) // gold is what is left of these
        return "The map has a " + std::string(nameOf(terrain))
               + " field, so its option expansions has to name sea (S-17).";
    return std::nullopt;
}

std::optional<std::string> whyNotSpecials(const Map& map, const Board& board, const Rules& rules) {
    const auto expansions = rules.as<Expansions>(Option::Expansions);
    if (expansions == Expansions::Knights || expansions == Expansions::Both)
        return "The option expansions names Cities & Knights, which this version cannot play yet (C-1).";
    if (rules.on(Option::Wonders))
        return notInThisVersion("wonders", "S-241");
    const auto marked = [&](auto test) {
        return std::any_of(map.cells.begin(), map.cells.end(),
                           [&](const MapHex& hex) { return test(hex.marker); });
    };
    const auto isChest = [](Marker marker) { return marker == Marker::Chest; };
    const auto isChip = [](Marker marker) { return marker != Marker::None && marker != Marker::Chest; };
    if (rules[Option::Chests] > 0 || marked(isChest))
        return notInThisVersion("chests", "S-261");
    if (marked(isChip) || std::any_of(board.hexes.begin(), board.hexes.end(), [&](const BoardHex& hex) {
            return isChip(hex.chip);
        }))
        return notInThisVersion("tribe chips", "S-200");
    for (const MapHex& hex : map.cells)
        if (auto why = whyNotTerrain(hex.terrain, rules.sea()))
            return why;
    for (const BoardHex& hex : board.hexes)
        if (auto why = whyNotTerrain(hex.terrain, rules.sea()))
            return why;
    return std::nullopt;
}

std::optional<std::string> whyNotBoard(const Map& map, const Board& board) {
    if (!board.topology || board.topology->hexes().empty())
        return "The map has no hex to play on.";
    if (board.topology->shape() != shapeOf(map) || board.hexes.size() != board.topology->hexes().size())
        return "The board was not dealt from this map.";
    return std::nullopt;
}

/// B-29: the harbour at each crossing. Harbours that share a crossing break the rule; the last one serves it
/// then.
void placeHarbours(Table& table) {
    const Topology& topology = table.topology();
    table.harbours.assign(topology.crossings().size(), HarbourKind::Shuffled);
    for (const BoardHarbour& harbour : table.board.harbours)
        for (const CrossingId end : topology[harbour.edge].ends)
            table.harbours[end.index()] = harbour.kind;
}

struct Sides {
    bool far = false;
    bool near = false;
};

/// S-142: on which sides of the desert a crossing lies; deserts belong to neither.
Sides sidesOf(const Map& map, const Table& table, const Topology::Crossing& crossing) {
    Sides sides;
    for (const HexId hex : crossing.hexes) {
        if (!hex.valid() || table.topology()[hex].ground != Ground::Land)
            continue;
        if (std::binary_search(map.farSide.begin(), map.farSide.end(), table.topology()[hex].cell))
            sides.far = true;
        else if (table.board.hexes[hex.index()].terrain != Terrain::Desert)
            sides.near = true;
    }
    return sides;
}

/// B-34, S-70, S-71, S-142: where set-up towns may stand and which islands count as new.
void placeStarts(Table& table, const Map& map) {
    const Topology& topology = table.topology();
    const std::vector<IslandRole> roles = islandRoles(map, topology);
    const bool foreign = table.rules.sea() && !map.farSide.empty()
                         && table.rules.as<DesertFarSide>(Option::DesertFarSide) == DesertFarSide::Foreign;
    table.newIslands.clear();
    for (const IslandRole role : roles)
        table.newIslands.push_back(role == IslandRole::New);
    const IslandId farSide(roles.size());
    std::vector<bool> divided(roles.size(), false);
    if (foreign) {
        table.newIslands.push_back(true);
        divided = dividedIslands(map, topology);
    }

    table.startCrossings.assign(topology.crossings().size(), false);
    table.bonusIsland.assign(topology.crossings().size(), IslandId());
    for (std::size_t c = 0; c < topology.crossings().size(); ++c) {
        const Topology::Crossing& crossing = topology.crossings()[c];
        if (!crossing.land)
            continue;
        bool start = roles[crossing.island.index()] == IslandRole::Start;
        IslandId island = crossing.island;
        if (start && divided[crossing.island.index()]) {
            const Sides sides = sidesOf(map, table, crossing);
            start = sides.near && !sides.far;
            island = sides.far ? farSide : sides.near ? crossing.island : IslandId(); // S-143
        }
        const bool forbidden = std::binary_search(map.forbiddenStarts.begin(), map.forbiddenStarts.end(),
                                                  canonical(crossing.place));
        table.startCrossings[c] = start && !forbidden;
        table.bonusIsland[c] = island;
    }
}

} // namespace

Result<std::shared_ptr<const Table>, TableRefusal> setTable(const Map& map, Board board, int seats) {
    const Rules rules = map.rulesFor(seats);
    if (auto why = whyNotSeats(map, rules, seats))
        return TableRefusal{std::move(*why)};
    if (auto why = whyNotBoard(map, board))
        return TableRefusal{std::move(*why)};
    if (auto why = whyNotSpecials(map, board, rules))
        return TableRefusal{std::move(*why)};

    auto table = std::make_shared<Table>();
    table->board = std::move(board);
    table->rules = rules;
    table->seats = seats;
    placeHarbours(*table);
    placeStarts(*table, map);
    table->plan = std::make_shared<const Plan>(makePlan(*table));
    return std::shared_ptr<const Table>(std::move(table));
}

} // namespace isle
