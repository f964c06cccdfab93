#include "engine/rules/trail_forest.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace isle {

// NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): cleared as far as the map needs
TrailForest::TrailForest(const Position& position, std::size_t seat)
    : p_(position), seat_(seat), road_(codeOf(seat, false)) {
    assert(p_.plan().crossingWords <= mostCrossingWords && p_.plan().edgeWords <= mostEdgeWords);
    std::fill_n(byRoad_.begin(), p_.plan().crossingWords, 0U);
    std::fill_n(byShip_.begin(), p_.plan().crossingWords, 0U);
    std::fill_n(walked_.begin(), p_.plan().edgeWords, 0U);
}

std::optional<int> TrailForest::longest() {
    const auto visit = [&](std::size_t edge) {
        if (!ring_ && !hasBit(walked_.data(), edge))
            best_ = std::max(best_, both(edge));
    };
    eachBit(p_.roads(seat_), p_.plan().edgeWords, visit);
    if (p_.plan().sea)
        eachBit(p_.ships(seat_), p_.plan().edgeWords, visit);
    return ring_ ? std::nullopt : std::optional(best_);
}

std::optional<int> TrailForest::through(std::size_t edge) {
    const int length = both(edge);
    return ring_ ? std::nullopt : std::optional(length);
}

int TrailForest::both(std::size_t edge) {
    const auto& ends = p_.plan().edgeEnds[edge];
    addBit(walked_.data(), edge);
    const int one = onward(ends[0], edge);
    return 1 + one + onward(ends[1], edge);
}

bool TrailForest::enter(std::size_t crossing, bool ship, bool town) {
    bool seen = false;
    if (!ship || town) { // at an own town both kinds meet
        seen = hasBit(byRoad_.data(), crossing);
        addBit(byRoad_.data(), crossing);
    }
    if (ship || town) {
        seen = seen || hasBit(byShip_.data(), crossing);
        addBit(byShip_.data(), crossing);
    }
    return !seen;
}

int TrailForest::onward(std::size_t crossing, std::size_t edge) {
    ++steps_;
    const Code town = p_.town(crossing);
    if (town != 0 && ownerOf(town) != seat_) // B-141
        return 0;
    const Code kind = p_.piece(edge);
    if (!enter(crossing, kind != road_, town != 0)) {
        ring_ = true;
        return 0;
    }
    int first = 0;
    int second = 0;
    for (const std::uint16_t next : p_.plan().crossing[crossing].edges) {
        if (next == nowhere || next == edge)
            continue;
        const Code code = p_.piece(next);
        if (code != kind && (town == 0 || static_cast<Code>(code - road_) > 1)) // S-80
            continue;
        addBit(walked_.data(), next);
        const int length = 1 + onward(p_.plan().edgeAcross[next] ^ crossing, next);
        if (length > first)
            second = std::exchange(first, length);
        else
            second = std::max(second, length);
    }
    best_ = std::max(best_, first + second);
    return first;
}

} // namespace isle
