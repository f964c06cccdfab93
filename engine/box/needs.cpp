#include "engine/box/needs.h"

#include "engine/base/text.h"
#include "engine/map/pools.h"

#include <algorithm>

namespace isle {
namespace {

int& usesOf(Needs& needs, ChitUse use) {
    return needs.chits[static_cast<std::size_t>(use)];
}

void addTiles(ComponentCounts& counts, const TerrainPool& pool) {
    for (const Terrain terrain : allTerrains)
        if (const auto tile = tileOf(terrain); tile && terrain != Terrain::Sea)
            counts[*tile] += pool[terrain];
}

void addNumbers(ComponentCounts& counts, const NumberPool& pool) {
    for (const int value : tokenValues)
        counts[tokenOf(value)] += pool[value];
}

/// Whether a hex has no hex beyond it on some side: there the frame lies.
bool onRim(const Topology::Hex& hex) {
    return std::any_of(hex.neighbours.begin(), hex.neighbours.end(),
                       [](HexId neighbour) { return !neighbour.valid(); });
}

void addHexes(const Map& map, Needs& needs) {
    for (const MapHex& hex : map.cells) {
        if (const auto tile = tileOf(hex.terrain); tile && hex.terrain != Terrain::Sea)
            ++needs.counts[*tile];
        if (takesNumber(hex.terrain) && hex.number.isFixed())
            ++needs.counts[tokenOf(hex.number.value())];
    }
    for (const MapHarbour& harbour : map.harbours)
        if (harbour.kind != HarbourKind::Shuffled)
            ++needs.counts[harbourOf(harbour.kind)];
}

void addPools(const Map& map, Needs& needs) {
    const DealtPools pools = resolvedPools(map);
    addTiles(needs.counts, pools.terrain);
    addNumbers(needs.counts, pools.numbers);
    for (const DealtPools::Group& group : pools.groups) {
        addTiles(needs.counts, group.terrain);
        addNumbers(needs.counts, group.numbers);
    }
    for (const HarbourKind kind : allHarbourKinds)
        if (kind != HarbourKind::Shuffled)
            needs.counts[harbourOf(kind)] += pools.harbours[kind];
    addTiles(needs.counts, pools.fogTerrain);
    addNumbers(needs.counts, pools.fogNumbers);
    usesOf(needs, ChitUse::TribeChips) += pools.chips.total();
}

void addCards(const Rules& rules, Needs& needs) { // B-14, B-15
    for (const Component card : {Component::CardBrick, Component::CardLumber, Component::CardWool,
                                 Component::CardGrain, Component::CardOre})
        needs.counts[card] = rules[Option::Bank];
    needs.counts[Component::CardKnight] = rules[Option::DevDeckKnight];
    needs.counts[Component::CardVictoryPoint] = rules[Option::DevDeckVictoryPoint];
    needs.counts[Component::CardRoadBuilding] = rules[Option::DevDeckRoadBuilding];
    needs.counts[Component::CardYearOfPlenty] = rules[Option::DevDeckYearOfPlenty];
    needs.counts[Component::CardMonopoly] = rules[Option::DevDeckMonopoly];
}

void addPieces(const Rules& rules, Needs& needs) { // B-12, S-10
    needs.counts[Component::Settlement] = needs.seats * rules[Option::PiecesSettlements];
    needs.counts[Component::City] = needs.seats * rules[Option::PiecesCities];
    needs.counts[Component::Road] = needs.seats * rules[Option::PiecesRoads];
    needs.counts[Component::Ship] = needs.seaRules ? needs.seats * rules[Option::PiecesShips] : 0;
    needs.counts[Component::Robber] = 1;
    const bool pirate = needs.seaRules && rules.as<PirateStart>(Option::PirateStart) != PirateStart::None;
    needs.counts[Component::Pirate] = pirate ? 1 : 0;
}

/// C-1 to C-4: knights and walls of each seat, and the cards that take the place of the development cards.
void addKnights(const Rules& rules, Needs& needs) {
    const auto expansions = rules.as<Expansions>(Option::Expansions);
    if (expansions != Expansions::Knights && expansions != Expansions::Both)
        return;
    for (const Component card :
         {Component::CardKnight, Component::CardVictoryPoint, Component::CardRoadBuilding,
          Component::CardYearOfPlenty, Component::CardMonopoly})
        needs.counts[card] = 0;
    for (const Component card : {Component::CardPaper, Component::CardCloth, Component::CardCoin})
        needs.counts[card] = needs.seats <= 4 ? 12 : needs.seats <= 6 ? 18 : 24; // C-2
    for (const Component card : {Component::CardTrade, Component::CardPolitics, Component::CardScience})
        needs.counts[card] = 18;
    for (const Component knight : {Component::BasicKnight, Component::StrongKnight, Component::MightyKnight})
        needs.counts[knight] = 2 * needs.seats;
    needs.counts[Component::Wall] = 3 * needs.seats;
}

/// S-72 to S-76, S-142: the points all seats together can get for landing, at the most.
int islandPoints(const Map& map, const Topology& topology, const Rules& rules, int seats) {
    const std::vector<IslandRole> roles = islandRoles(map, topology);
    const std::vector<bool> divided = dividedIslands(map, topology);
    const bool perSeat = rules.as<HomeRule>(Option::HomeRule) == HomeRule::PerSeat;
    // Where home is by seat, each has one home island at least (S-74).
    int islands = perSeat ? std::max(static_cast<int>(roles.size()) - 1, 0)
                          : static_cast<int>(std::count(roles.begin(), roles.end(), IslandRole::New));
    if (rules.as<DesertFarSide>(Option::DesertFarSide) == DesertFarSide::Foreign)
        islands += static_cast<int>(std::count(divided.begin(), divided.end(), true));
    if (const auto list = rules.islandBonusList(); !list.empty()) {
        int points = 0;
        for (std::size_t i = 0; i < list.size() && static_cast<int>(i) < islands; ++i)
            points += std::max(list[i], 0);
        return points * seats;
    }
    switch (rules.as<IslandBonus>(Option::IslandBonus)) {
    case IslandBonus::FirstLanding:
        return islands * (perSeat ? seats : 1) * rules[Option::IslandBonusPoints];
    case IslandBonus::EachPlayer:
        return islands * seats * rules[Option::IslandBonusPoints];
    case IslandBonus::None:
        break;
    }
    return 0;
}

/// The chits that lie on the board or may be won, at the most.
void addChits(const Map& map, const Topology& topology, const Rules& rules, Needs& needs) {
    const auto hexesOf = [&](Component tile) { return needs.counts[tile]; };
    if (needs.seaRules) {
        usesOf(needs, ChitUse::IslandPoints) = islandPoints(map, topology, rules, needs.seats);
        if (rules.on(Option::Wonders))
            usesOf(needs, ChitUse::WonderStages) = static_cast<int>(wonderStages) * needs.seats;
    }
    usesOf(needs, ChitUse::Cloth) = hexesOf(Component::Village) * rules[Option::VillageStock];
    usesOf(needs, ChitUse::FortressStrength) = hexesOf(Component::Fortress) * rules[Option::FortressStrength];
    usesOf(needs, ChitUse::FortressPoints) = hexesOf(Component::Fortress) * rules[Option::FortressPoints];
    usesOf(needs, ChitUse::CanalUnits) = hexesOf(Component::Canal) * rules[Option::CanalUnits];
    for (const MapHex& hex : map.cells) {
        const bool chip = isProducing(hex.terrain)
                          && (hex.marker == Marker::ChipPoint || hex.marker == Marker::ChipHarbour
                              || hex.marker == Marker::ChipGold);
        usesOf(needs, ChitUse::TribeChips) += chip ? 1 : 0;
    }
    usesOf(needs, ChitUse::Chests) = rules[Option::Chests];
    for (const int uses : needs.chits)
        needs.counts[Component::Chit] += uses;
}

void addSea(const Topology& topology, Needs& needs) {
    for (const Topology::Hex& hex : topology.hexes()) {
        if (hex.ground != Ground::Sea)
            continue;
        if (onRim(hex)) {
            ++needs.rimSea;
            continue;
        }
        ++needs.counts[Component::Sea];
        const bool coast = std::any_of(hex.neighbours.begin(), hex.neighbours.end(), [&](HexId neighbour) {
            return topology[neighbour].ground == Ground::Land;
        });
        needs.openSea += coast ? 0 : 1;
    }
}

} // namespace

std::string_view labelOf(ChitUse use) {
    switch (use) {
    case ChitUse::IslandPoints:
        return ISLE_TEXT("checks", "points for new islands");
    case ChitUse::Cloth:
        return ISLE_TEXT("checks", "cloth");
    case ChitUse::TribeChips:
        return ISLE_TEXT("checks", "tribe chips");
    case ChitUse::FortressStrength:
        return ISLE_TEXT("checks", "strength of fortresses");
    case ChitUse::FortressPoints:
        return ISLE_TEXT("checks", "points for fortresses");
    case ChitUse::Chests:
        return ISLE_TEXT("checks", "chests");
    case ChitUse::WonderStages:
        return ISLE_TEXT("checks", "stages of wonders");
    case ChitUse::CanalUnits:
        break;
    }
    return ISLE_TEXT("checks", "dug canal");
}

Needs needsOf(const Map& map) {
    return needsOf(map, Topology(shapeOf(map)));
}

Needs needsOf(const Map& map, const Topology& topology) {
    const Rules rules = map.rulesFor(map.maxSeats);
    Needs needs;
    needs.seats = map.maxSeats;
    needs.seaRules = rules.sea();
    addHexes(map, needs);
    addPools(map, needs);
    addSea(topology, needs);
    addCards(rules, needs);
    addPieces(rules, needs);
    addKnights(rules, needs);
    addChits(map, topology, rules, needs);
    return needs;
}

std::vector<ComponentLine> componentList(const Needs& needs) {
    std::vector<ComponentLine> lines;
    for (const Component component : allComponents())
        if (needs.counts[component] > 0)
            lines.push_back({component, needs.counts[component]});
    return lines;
}

} // namespace isle
