#include "engine/deal/specials.h"

#include <algorithm>
#include <array>

namespace isle {
namespace {

constexpr std::array chestTurn{Chest::Goods, Chest::Choice, Chest::Card, Chest::Roads}; // S-262
constexpr std::size_t leastChests = 5; // S-262: fewer are the first of the shuffled five

Rules rulesOf(const Map& map) {
    return map.rulesFor(map.minSeats);
}

/// The first hex, in reading order, that the question holds for.
template <class Question>
HexId firstHex(const Board& board, Question question) {
    for (std::size_t i = 0; i < board.hexes.size(); ++i)
        if (question(board.hexes[i]))
            return HexId(i);
    return {};
}

} // namespace

void dealChips(const Map& map, std::vector<Marker> kinds, Random random, Board& board) {
    std::vector<std::size_t> anyKind;
    for (std::size_t i = 0; i < board.hexes.size(); ++i) {
        const MapHex hex = map.at(board.topology->hexes()[i].cell);
        if (!isProducing(hex.terrain)) // S-3: chips lie on producing hexes only
            continue;
        if (hex.marker == Marker::ChipAny)
            anyKind.push_back(i);
        else if (hex.marker != Marker::Chest)
            board.hexes[i].chip = hex.marker;
    }
    random.shuffle(kinds);
    for (std::size_t i = 0; i < anyKind.size(); ++i)
        board.hexes[anyKind[i]].chip = kinds[i];
}

void dealChests(const Map& map, Random random, Board& board) {
    std::vector<std::size_t> marked;
    std::vector<std::size_t> others;
    for (std::size_t i = 0; i < board.hexes.size(); ++i) {
        const MapHex hex = map.at(board.topology->hexes()[i].cell);
        if (hex.terrain == Terrain::Fog)
            (hex.marker == Marker::Chest ? marked : others).push_back(i);
    }
    random.shuffle(others);
    const auto asked = static_cast<std::size_t>(rulesOf(map)[Option::Chests]);
    others.resize(std::min(others.size(), asked));
    marked.insert(marked.end(), others.begin(), others.end());
    if (marked.empty())
        return;

    std::vector<Chest> kinds;
    for (std::size_t i = 0; i < std::max(leastChests, marked.size()); ++i)
        kinds.push_back(chestTurn[i % chestTurn.size()]);
    random.shuffle(kinds);
    board.chests.assign(board.hexes.size(), Chest::None);
    for (std::size_t i = 0; i < marked.size(); ++i)
        board.chests[marked[i]] = kinds[i];
}

HexId robberStartOf(const Map& map, const Board& board) {
    if (map.robberStart) {
        const HexId hex = board.topology->hexAt(*map.robberStart);
        const Terrain terrain = hex.valid() ? board.hexes[hex.index()].terrain : Terrain::Sea;
        if (isLand(terrain) && terrain != Terrain::Fog && terrain != Terrain::Fortress) // S-107
            return hex;
    }
    const HexId desert = firstHex(board, [](const BoardHex& hex) { return hex.terrain == Terrain::Desert; });
    if (desert.valid() || rulesOf(map).as<RobberStart>(Option::RobberStart) != RobberStart::Lowest)
        return desert;
    for (const int lowest : {12, 2}) { // the number of a canal tile is hidden (S-300)
        const HexId found = firstHex(board, [&](const BoardHex& hex) {
            return hex.number == lowest && hex.terrain != Terrain::Canal;
        });
        if (found.valid())
            return found;
    }
    return {};
}

HexId pirateStartOf(const Map& map, const Board& board) {
    const Rules rules = rulesOf(map);
    if (!rules.sea() || rules.as<PirateStart>(Option::PirateStart) != PirateStart::Map || !map.pirateStart)
        return {};
    const HexId hex = board.topology->hexAt(*map.pirateStart);
    return hex.valid() && board.hexes[hex.index()].terrain == Terrain::Sea ? hex : HexId();
}

} // namespace isle
