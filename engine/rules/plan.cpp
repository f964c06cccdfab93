#include "engine/rules/plan.h"

#include "engine/rules/block.h"

#include <algorithm>

namespace isle {
namespace {

template <class Tag>
std::uint16_t compact(Id<Tag> id) {
    return id.value(); // an id that names nothing is 0xFFFF already
}

void copyGraph(Plan& plan, const Topology& topology) {
    static_assert(nowhere == HexId::none);
    for (const Topology::Crossing& crossing : topology.crossings()) {
        Plan::Links links{};
        for (std::size_t i = 0; i < 3; ++i) {
            const bool present = i < crossing.neighbourCount;
            links.edges[i] = present ? compact(crossing.edges[i]) : nowhere;
            links.neighbours[i] = present ? compact(crossing.neighbours[i]) : nowhere;
            links.hexes[i] = compact(crossing.hexes[i]);
        }
        plan.crossing.push_back(links);
    }
    for (const Topology::Edge& edge : topology.edges()) {
        plan.edgeEnds.push_back({compact(edge.ends[0]), compact(edge.ends[1])});
        plan.edgeAcross.push_back(static_cast<std::uint16_t>(edge.ends[0].value() ^ edge.ends[1].value()));
        plan.edgeHexes.push_back({compact(edge.hexes[0]), compact(edge.hexes[1])});
    }
    for (const Topology::Hex& hex : topology.hexes()) {
        std::array<std::uint16_t, 6> crossings{};
        std::array<std::uint16_t, 6> edges{};
        std::transform(hex.crossings.begin(), hex.crossings.end(), crossings.begin(), compact<CrossingTag>);
        std::transform(hex.edges.begin(), hex.edges.end(), edges.begin(), compact<EdgeTag>);
        plan.hexCrossings.push_back(crossings);
        plan.hexEdges.push_back(edges);
    }
}

void markPlaces(Plan& plan, const Table& table) {
    const Topology& topology = table.topology();
    const bool rim = table.rules.on(Option::RimShips); // S-6
    plan.landBits.assign(plan.crossingWords, 0);
    plan.startBits.assign(plan.crossingWords, 0);
    plan.roadBits.assign(plan.edgeWords, 0);
    plan.shipBits.assign(plan.edgeWords, 0);
    for (std::size_t c = 0; c < plan.crossings; ++c) {
        if (topology.crossings()[c].land)
            addBit(plan.landBits.data(), c);
        if (table.startCrossings[c])
            addBit(plan.startBits.data(), c);
    }
    for (std::size_t e = 0; e < plan.edges; ++e) {
        const Topology::Edge& edge = topology.edges()[e];
        if (edge.road)
            addBit(plan.roadBits.data(), e);
        if (plan.sea && (edge.ship || (rim && edge.rimShip)))
            addBit(plan.shipBits.data(), e);
    }
}

void listHexes(Plan& plan, const Table& table) {
    std::array<std::vector<std::uint16_t>, 13> byNumber;
    for (std::size_t h = 0; h < plan.hexes; ++h) {
        const auto id = static_cast<std::uint16_t>(h);
        const BoardHex& hex = table.board.hexes[h];
        const bool land = table.topology().hexes()[h].ground == Ground::Land;
        (land ? plan.landHexes : plan.seaHexes).push_back(id);
        plan.grounds.push_back(groundFrom(hex.terrain));
        plan.yields.push_back(yieldFrom(hex.terrain));
        if (isToken(hex.number) && plan.yields.back() != yieldsNothing)
            byNumber[hex.number].push_back(id);
    }
    for (std::size_t n = 0; n < byNumber.size(); ++n) {
        plan.numberedFrom[n] = static_cast<std::uint16_t>(plan.numbered.size());
        plan.numbered.insert(plan.numbered.end(), byNumber[n].begin(), byNumber[n].end());
    }
    plan.numberedFrom[13] = static_cast<std::uint16_t>(plan.numbered.size());
}

/// Hexes that change during the game get a state of their own.
void listSpots(Plan& plan, const Table& table) {
    for (std::size_t h = 0; h < plan.hexes; ++h) {
        const BoardHex& hex = table.board.hexes[h];
        const bool fog = hex.terrain == Terrain::Fog;
        const bool canal = hex.terrain == Terrain::Canal;
        const bool chip = hex.chip != Marker::None;
        const bool village = hex.terrain == Terrain::Village;
        const bool fortress = hex.terrain == Terrain::Fortress;
        if (!fog && !canal && !chip && !village && !fortress)
            continue;
        const auto spot = static_cast<std::uint16_t>(plan.spotHex.size());
        plan.spotHex.push_back(static_cast<std::uint16_t>(h));
        plan.fogHexes += fog ? 1 : 0;
        plan.chips = plan.chips || chip;
        plan.bars = plan.bars || fog || fortress;
        if (fog || canal)
            plan.growing.push_back(spot);
        if (village)
            plan.villages.push_back(spot);
        if (fortress)
            plan.fortresses.push_back(spot);
    }
    if (plan.spotHex.empty())
        return;
    plan.spotOf.assign(plan.hexes, nowhere);
    for (std::size_t i = 0; i < plan.spotHex.size(); ++i)
        plan.spotOf[plan.spotHex[i]] = static_cast<std::uint16_t>(i);
    if (!plan.fortresses.empty())
        for (const Topology::Crossing& crossing : table.topology().crossings())
            plan.islandOf.push_back(crossing.land ? compact(crossing.island) : nowhere);
    if (table.secrets)
        plan.chestCount =
            static_cast<std::size_t>(std::count_if(table.secrets->chests.begin(), table.secrets->chests.end(),
                                                   [](Chest chest) { return chest != Chest::None; }));
}

void layOut(Plan& plan, const Rules& rules) {
    constexpr std::size_t word = sizeof(std::uint64_t);
    const std::size_t crossingBytes = plan.crossingWords * word;
    const std::size_t edgeBytes = plan.edgeWords * word;
    BlockLayout& at = plan.at;
    at.seats = sizeof(Head);
    at.closed = at.seats + plan.seats * sizeof(SeatState);
    at.taken = at.closed + crossingBytes;
    at.freshShips = at.taken + edgeBytes;
    at.barred = at.freshShips + (plan.sea ? edgeBytes : 0);
    at.seatBits = at.barred + (plan.bars ? crossingBytes : 0);

    at.roadNet = crossingBytes;
    at.roads = at.roadNet + crossingBytes;
    at.roadReach = at.roads + edgeBytes;
    at.shipNet = at.roadReach + edgeBytes;
    at.shipJoints = at.shipNet + (plan.sea ? crossingBytes : 0);
    at.ships = at.shipJoints + (plan.sea ? crossingBytes : 0);
    at.shipReach = at.ships + (plan.sea ? edgeBytes : 0);
    at.landed = at.shipReach + (plan.sea ? edgeBytes : 0);
    at.seatBitsStep = at.landed + plan.islandWords * word;

    at.shares = at.seatBits + plan.seats * at.seatBitsStep;
    at.towns = at.shares + plan.hexes * sizeof(Shares);
    at.pieces = at.towns + plan.crossings;
    at.beside = at.pieces + plan.edges;
    at.spots = at.beside + plan.hexes;
    at.hidden = at.spots + plan.spotHex.size() * sizeof(Spot);
    at.pile = at.hidden + plan.spotHex.size() * sizeof(Hidden);
    at.dice = at.pile + plan.fogHexes * sizeof(FogTile);
    const bool deck = rules.as<DiceKind>(Option::Dice) == DiceKind::Deck;
    const std::size_t raw = at.dice + (deck ? 36 : 0);
    at.offers = (raw + word - 1) / word * word;

    if (rules.on(Option::DomesticTrade)) { // B-82, B-88
        const auto open = static_cast<std::size_t>(rules[Option::MaxOpenOffers]);
        plan.offerRoom = open + (plan.seats - 1) * (open + 1);
    }
    at.end = at.offers + plan.offerRoom * sizeof(Offer);
}

} // namespace

Plan makePlan(const Table& table) {
    const Topology& topology = table.topology();
    Plan plan;
    plan.seats = static_cast<std::size_t>(table.seats);
    plan.crossings = topology.crossings().size();
    plan.edges = topology.edges().size();
    plan.hexes = topology.hexes().size();
    plan.islands = table.newIslands.size();
    plan.crossingWords = wordsFor(plan.crossings);
    plan.edgeWords = wordsFor(plan.edges);
    plan.islandWords = wordsFor(plan.islands);
    plan.sea = table.rules.sea();
    plan.pirate = plan.sea && table.rules.as<PirateStart>(Option::PirateStart) != PirateStart::None;
    copyGraph(plan, topology);
    markPlaces(plan, table);
    listHexes(plan, table);
    listSpots(plan, table);
    layOut(plan, table.rules);
    return plan;
}

} // namespace isle
