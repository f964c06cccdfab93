#include "engine/rules/flow.h"

namespace isle {
namespace {

/// Adds the edges at a crossing that are of the kind in question.
void addEdgesAt(std::uint64_t* reach, const Plan& plan, const std::uint64_t* allowed, std::size_t crossing) {
    for (const std::uint16_t edge : plan.crossing[crossing].edges)
        if (edge != nowhere && hasBit(allowed, edge))
            addBit(reach, edge);
}

void recompute(const Position& position, std::size_t s, std::uint64_t* reach, const std::uint64_t* net,
               const std::uint64_t* allowed) {
    const Plan& plan = position.plan();
    for (std::size_t w = 0; w < plan.edgeWords; ++w)
        reach[w] = 0;
    eachBit(net, plan.crossingWords, [&](std::size_t crossing) {
        if (!position.opponentsTown(s, crossing))
            addEdgesAt(reach, plan, allowed, crossing);
    });
    eachBit(position.towns(s), plan.crossingWords,
            [&](std::size_t crossing) { addEdgesAt(reach, plan, allowed, crossing); });
}

} // namespace

void extendReach(Play& play, std::size_t s, std::size_t crossing, bool ships) {
    const Plan& plan = play.plan();
    if (ships)
        addEdgesAt(play.shipReachBits(s), plan, plan.shipBits.data(), crossing);
    else
        addEdgesAt(play.roadReachBits(s), plan, plan.roadBits.data(), crossing);
}

void recomputeRoadReach(Play& play, std::size_t s) {
    recompute(play, s, play.roadReachBits(s), play.roadNet(s), play.plan().roadBits.data());
}

void recomputeShipReach(Play& play, std::size_t s) {
    recompute(play, s, play.shipReachBits(s), play.shipNet(s), play.plan().shipBits.data());
}

void recomputeShipNetAt(Play& play, std::size_t s, std::size_t crossing) {
    dropBit(play.shipNetBits(s), crossing);
    for (const std::uint16_t edge : play.plan().crossing[crossing].edges)
        if (edge != nowhere && play.piece(edge) == codeOf(s, true))
            addBit(play.shipNetBits(s), crossing);
}

void recomputeShipsBeside(Play& play, std::size_t edge) {
    const Plan& plan = play.plan();
    for (const std::uint16_t hex : plan.edgeHexes[edge]) {
        if (hex == nowhere || plan.grounds[hex] != onSea)
            continue;
        std::uint8_t seats = 0;
        for (const std::uint16_t side : plan.hexEdges[hex]) {
            const Code code = play.piece(side);
            if (code != 0 && isSecond(code))
                seats = static_cast<std::uint8_t>(seats | bitOf(ownerOf(code)));
        }
        play.besideBytes()[hex] = seats;
    }
}

} // namespace isle
