#include "engine/players/spot_value.h"

#include <algorithm>

namespace isle {

namespace {

struct Producer {
    std::size_t resource = 0;
    int number = 0;
};

/// The producing hexes at a crossing that have a token.
std::size_t producersAt(const Game& game, const Topology& topology, CrossingId crossing,
                        std::array<Producer, 3>& out) {
    std::size_t count = 0;
    for (const HexId hex : topology[crossing].hexes) {
        if (!hex.valid())
            break;
        const auto resource = resourceOf(game.terrain(hex));
        const int number = game.number(hex);
        if (resource && isToken(number))
            out[count++] = {indexOf(*resource), number};
    }
    return count;
}

bool isPair(std::size_t a, std::size_t b, Resource first, Resource second) {
    return (a == indexOf(first) && b == indexOf(second)) || (a == indexOf(second) && b == indexOf(first));
}

void weighNumbers(SpotValue& value, std::span<const Producer> producers, const SpotOwner& owner) {
    for (std::size_t i = 0; i < producers.size(); ++i) {
        if ((owner.numbers >> producers[i].number & 1U) != 0)
            value.repeats -= 0.3F;
        for (std::size_t j = i + 1; j < producers.size(); ++j) {
            if (producers[i].number != producers[j].number)
                continue;
            const std::size_t a = producers[i].resource;
            const std::size_t b = producers[j].resource;
            if (isPair(a, b, Resource::Brick, Resource::Lumber)
                || isPair(a, b, Resource::Ore, Resource::Grain))
                value.pairs += 1.5F;
            else
                value.repeats -= 0.5F;
        }
    }
}

float harbourWorth(const BoardSense& board, CrossingId crossing, const SpotYield& here,
                   const SpotOwner& owner) {
    const HarbourKind kind = board.harbour(crossing);
    if (kind == HarbourKind::Shuffled)
        return 0;
    if (kind == HarbourKind::Generic)
        return 0.3F;
    const auto resource =
        static_cast<std::size_t>(kind); // the special kinds come in the order of the resources
    return here.pips[resource] + owner.pips[resource] >= 4 ? 1.0F : 0.2F;
}

/// Good free places two edges away.
float roomAround(const Game& game, const BoardSense& board, CrossingId crossing) {
    float pips = 0;
    for (const auto& first : board.links(crossing)) {
        float best = 0;
        for (const auto& second : board.links(first.to))
            if (second.to != crossing && board.topology()[second.to].land && spotFree(game, board, second.to))
                best = std::max(best, board.yield(second.to).total());
        pips += best;
    }
    return std::min(0.8F, pips * 0.04F);
}

/// Cloth, places to dig, and fog that a first road or ship may reach.
float specialsAround(const Game& game, const BoardSense& board, CrossingId crossing) {
    float worth = 0;
    for (const HexId hex : board.topology()[crossing].hexes) {
        if (!hex.valid())
            break;
        const Terrain terrain = game.terrain(hex);
        if (terrain == Terrain::Village) // a stock is soon shared out: more pips only win the race
            worth += 0.7F * static_cast<float>(std::min(4, pipsOf(game.number(hex))));
        else if (terrain == Terrain::Canal)
            worth += 0.5F;
    }
    if (game.fogLeft() == 0)
        return worth;
    float fog = 0;
    for (const auto& first : board.links(crossing))
        for (const auto& second : board.links(first.to))
            for (const HexId hex : board.topology()[second.to].hexes)
                if (hex.valid() && game.terrain(hex) == Terrain::Fog)
                    fog = std::max(fog, 0.5F);
    return worth + fog;
}

} // namespace

bool spotFree(const Game& game, const BoardSense& board, CrossingId crossing) {
    if (game.town(crossing))
        return false;
    for (const CrossingId next : board.neighbours(crossing))
        if (game.town(next))
            return false;
    return true;
}

SpotOwner spotOwner(const Game& game, const BoardSense& board, Seat seat) {
    SpotOwner owner;
    std::array<Producer, 3> producers{};
    for (const CrossingId c : board.landCrossings()) {
        if (game.town(c).seat != seat)
            continue;
        owner.any = true;
        for (std::size_t r = 0; r < resourceCount; ++r)
            owner.pips[r] += board.yield(c).pips[r];
        const std::size_t count = producersAt(game, board.topology(), c, producers);
        for (std::size_t i = 0; i < count; ++i)
            owner.numbers = static_cast<std::uint16_t>(owner.numbers | 1U << producers[i].number);
    }
    return owner;
}

SpotValue spotValue(const Game& game, const BoardSense& board, CrossingId crossing, const SpotOwner& owner) {
    SpotValue value;
    const SpotYield& here = board.yield(crossing);
    value.pips = here.total();

    int kinds = 0;
    int fresh = 0;
    int settlementKinds = 0;
    for (const Resource resource : allResources) {
        const std::size_t r = indexOf(resource);
        const bool has = here.pips[r] > 0;
        kinds += has ? 1 : 0;
        fresh += has && owner.pips[r] == 0 ? 1 : 0;
        settlementKinds += resource != Resource::Ore && (has || owner.pips[r] > 0) ? 1 : 0;
        value.scarcity += 0.1F * here.pips[r] * board.scarcity(resource);
    }
    value.variety =
        owner.any ? 0.9F * static_cast<float>(fresh) : 0.5F * static_cast<float>(std::max(0, kinds - 1));
    value.allFour = settlementKinds == 4 ? 0.5F : 0.0F;
    value.harbour = harbourWorth(board, crossing, here, owner);
    value.room = roomAround(game, board, crossing);
    value.specials = specialsAround(game, board, crossing);

    std::array<Producer, 3> producers{};
    const std::size_t count = producersAt(game, board.topology(), crossing, producers);
    weighNumbers(value, std::span(producers).first(count), owner);
    return value;
}

} // namespace isle
