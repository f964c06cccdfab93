#include "engine/rules/table.h"

#include "engine/rules/plan.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace isle {
namespace {

/// B-19, B-23, B-32.
std::optional<Text> whyNotSeats(const Map& map, const Rules& rules, int seats) {
    const std::string asked = std::to_string(seats);
    if (seats < 2 || seats > static_cast<int>(maxSeats))
        return Text{ISLE_TEXT("checks", "A game has 2 to 8 seats, not %1 (B-19)."), {asked}};
    const bool meant = seats >= map.minSeats && seats <= map.maxSeats;
    if (!meant && map.minSeats == map.maxSeats)
        return Text{ISLE_TEXT("checks", "This map is meant for %1 seats, not for %2 (B-23)."),
                    {std::to_string(map.minSeats), asked}};
    if (!meant)
        return Text{ISLE_TEXT("checks", "This map is meant for %1 to %2 seats, not for %3 (B-23)."),
                    {std::to_string(map.minSeats), std::to_string(map.maxSeats), asked}};
    if (rules[Option::FirstSeat] >= seats)
        return Text{ISLE_TEXT("checks",
                              "The option first_seat names seat %1, but a game of %2 seats has only the "
                              "seats 0 to %3 (B-32)."),
                    {std::to_string(rules[Option::FirstSeat]), asked, std::to_string(seats - 1)}};
    return std::nullopt;
}

/// S-17: what the base game lacks; Cities & Knights has rules of its own.
std::optional<Text> whyNotExpansions(const Board& board, const Rules& rules) {
    const auto expansions = rules.as<Expansions>(Option::Expansions);
    if (expansions == Expansions::Knights || expansions == Expansions::Both)
        return Text{ISLE_TEXT("checks",
                              "The option expansions names Cities & Knights, which this version cannot "
                              "play yet (C-1)."),
                    {}};
    if (rules.sea())
        return std::nullopt;
    for (const BoardHex& hex : board.hexes)
        if (needsSea(hex.terrain))
            return Text{ISLE_TEXT("checks",
                                  "The map has a hex of the kind %1, so its option expansions has to name "
                                  "sea (S-17)."),
                        {std::string(nameOf(hex.terrain))}};
    return std::nullopt;
}

std::optional<Text> whyNotBoard(const Map& map, const Board& board) {
    if (!board.topology || board.topology->hexes().empty())
        return Text{ISLE_TEXT("checks", "The map has no hex to play on."), {}};
    if (board.topology->shape() != shapeOf(map) || board.hexes.size() != board.topology->hexes().size())
        return Text{ISLE_TEXT("checks", "The board was not dealt from this map."), {}};
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

/// S-88: no set-up town beside a chip or on an island with a fortress. Fog moves during set-up (S-65); the
/// game itself keeps towns away from it.
bool isKeptFree(const Table& table, const Topology::Crossing& crossing, const std::vector<bool>& fortified) {
    if (fortified[crossing.island.index()])
        return true;
    return std::any_of(crossing.hexes.begin(), crossing.hexes.end(), [&](HexId hex) {
        return hex.valid() && table.board.hexes[hex.index()].chip != Marker::None;
    });
}

/// By IslandId: whether a fortress stands on it.
std::vector<bool> fortifiedIslands(const Table& table, std::size_t islands) {
    std::vector<bool> fortified(islands, false);
    for (std::size_t h = 0; h < table.board.hexes.size(); ++h)
        if (table.board.hexes[h].terrain == Terrain::Fortress)
            fortified[table.topology().hexes()[h].island.index()] = true;
    return fortified;
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
    const std::vector<bool> fortified = fortifiedIslands(table, roles.size());
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
        table.startCrossings[c] = start && !forbidden && !isKeptFree(table, crossing, fortified);
        table.bonusIsland[c] = island;
    }
}

/// B-180: takes what nobody may know out of the board.
std::shared_ptr<const Secrets> hide(Board& board) {
    Secrets secrets;
    secrets.fogPile = std::exchange(board.fogPile, {});
    secrets.chests = std::exchange(board.chests, {});
    for (std::size_t h = 0; h < board.hexes.size(); ++h) {
        if (board.hexes[h].terrain != Terrain::Canal)
            continue;
        secrets.canalNumbers.resize(board.hexes.size());
        secrets.canalNumbers[h] = std::exchange(board.hexes[h].number, std::uint8_t{0});
    }
    if (secrets.fogPile.empty() && secrets.chests.empty() && secrets.canalNumbers.empty())
        return nullptr;
    return std::make_shared<const Secrets>(std::move(secrets));
}

} // namespace

Result<std::shared_ptr<const Table>, TableRefusal> setTable(const Map& map, Board board, int seats) {
    const Rules rules = map.rulesFor(seats);
    if (auto why = whyNotSeats(map, rules, seats))
        return TableRefusal{*why, why->english()};
    if (auto why = whyNotBoard(map, board))
        return TableRefusal{*why, why->english()};
    if (auto why = whyNotExpansions(board, rules))
        return TableRefusal{*why, why->english()};

    auto table = std::make_shared<Table>();
    table->board = std::move(board);
    table->secrets = hide(table->board);
    table->rules = rules;
    table->seats = seats;
    placeHarbours(*table);
    placeStarts(*table, map);
    table->wonderCosts = map.wonderCosts.value_or(standardWonderCosts);
    table->plan = std::make_shared<const Plan>(makePlan(*table));
    if (table->secrets) {
        auto open = std::make_shared<Table>(*table);
        open->secrets = nullptr;
        table->open = std::move(open);
    }
    return std::shared_ptr<const Table>(std::move(table));
}

} // namespace isle
