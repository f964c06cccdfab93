#include "engine/rules/predicates.h"

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

namespace {

void recomputeShipNetAt(Play& play, std::size_t s, std::size_t crossing) {
    int ships = 0;
    for (const std::uint16_t edge : play.plan().crossing[crossing].edges)
        ships += edge != nowhere && play.piece(edge) == codeOf(s, true) ? 1 : 0;
    if (ships < 2)
        dropBit(play.shipJointBits(s), crossing);
    if (ships == 0)
        dropBit(play.shipNetBits(s), crossing);
}

/// Edges at a crossing that nothing else of the seat joins are out of reach (S-12).
void shrinkShipReach(Play& play, std::size_t s, std::size_t crossing) {
    if (joinsShips(play, s, crossing))
        return;
    for (const std::uint16_t edge : play.plan().crossing[crossing].edges)
        if (edge != nowhere && !joinsShips(play, s, play.plan().edgeAcross[edge] ^ crossing))
            dropBit(play.shipReachBits(s), edge);
}

void recomputeShipsBeside(Play& play, std::size_t s, std::size_t hex) {
    for (const std::uint16_t side : play.plan().hexEdges[hex])
        if (play.piece(side) == codeOf(s, true))
            return;
    play.besideBytes()[hex] = static_cast<std::uint8_t>(play.beside(hex) & ~bitOf(s));
}

} // namespace

void forgetShip(Play& play, std::size_t s, std::size_t edge) {
    const Plan& plan = play.plan();
    for (const std::size_t end : plan.edgeEnds[edge])
        recomputeShipNetAt(play, s, end);
    for (const std::size_t end : plan.edgeEnds[edge])
        shrinkShipReach(play, s, end);
    for (const std::uint16_t hex : plan.edgeHexes[edge])
        if (hex != nowhere && plan.grounds[hex] == onSea)
            recomputeShipsBeside(play, s, hex);
}

} // namespace isle
