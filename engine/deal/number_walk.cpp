#include "engine/deal/number_walk.h"

#include <algorithm>

namespace isle {
namespace {

constexpr std::uint16_t nowhere = 0xFFFF;
constexpr int candidates = 24; ///< places looked at for each token that is moved
constexpr int rotations = 8;   ///< third slots tried where two cannot exchange their tokens

} // namespace

NumberWalk::NumberWalk(const NumberPuzzle& puzzle, NumberDeal deal)
    : puzzle_(puzzle),
      deal_(std::move(deal)),
      redBeside_(puzzle.slots.size(), 0),
      touching_(puzzle.slots.size()) {
    for (std::size_t slot = 0; slot < deal_.size(); ++slot)
        if (red(slot))
            for (const std::uint16_t other : puzzle_.neighbours[slot])
                ++redBeside_[other];
    for (std::size_t slot = 0; slot < deal_.size(); ++slot)
        if (red(slot) && redBeside_[slot] > 0)
            touching_.put(static_cast<std::uint16_t>(slot));
}

void NumberWalk::setRed(std::size_t slot, bool red) {
    const auto refresh = [this](std::uint16_t other, bool touches) {
        if (touches && !touching_.has(other))
            touching_.put(other);
        else if (!touches && touching_.has(other))
            touching_.take(other);
    };
    for (const std::uint16_t other : puzzle_.neighbours[slot]) {
        redBeside_[other] = static_cast<std::uint8_t>(redBeside_[other] + (red ? 1 : -1));
        refresh(other, this->red(other) && redBeside_[other] > 0);
    }
    refresh(static_cast<std::uint16_t>(slot), red && redBeside_[slot] > 0);
}

void NumberWalk::put(std::size_t slot, std::uint8_t value) {
    const bool before = red(slot);
    deal_[slot] = value;
    if (before != red(slot))
        setRed(slot, !before);
}

void NumberWalk::exchange(std::uint16_t a, std::uint16_t b) {
    const std::uint8_t first = deal_[a];
    put(a, deal_[b]);
    put(b, first);
}

void NumberWalk::rotate(std::uint16_t a, std::uint16_t b, std::uint16_t c) {
    const std::uint8_t last = deal_[c];
    put(c, deal_[b]);
    put(b, deal_[a]);
    put(a, last);
}

/// Of some slots of the group without a red token that may take this one, the one with the fewest red
/// neighbours.
std::uint16_t NumberWalk::bestPlaceFor(std::uint16_t from, Random& random) const {
    const std::vector<std::uint16_t>& members = puzzle_.members[puzzle_.slots[from].group];
    std::uint16_t best = nowhere;
    int fewest = 0;
    for (int i = 0; i < candidates; ++i) {
        const std::uint16_t to = members[random.below(static_cast<std::uint32_t>(members.size()))];
        if (red(to) || !may(to, deal_[from]))
            continue;
        const auto& near = puzzle_.neighbours[to];
        const int beside = redBeside_[to] - (std::find(near.begin(), near.end(), from) != near.end() ? 1 : 0);
        if (best == nowhere || beside < fewest) {
            best = to;
            fewest = beside;
        }
    }
    // Sideways is fine, now and then even a step back.
    if (best != nowhere && fewest > redBeside_[from] && random.below(50) != 0)
        return nowhere;
    return best;
}

bool NumberWalk::moveRed(std::uint16_t from, std::uint16_t to, Random& random) {
    if (may(from, deal_[to])) {
        exchange(from, to);
        return true;
    }
    const std::vector<std::uint16_t>& members = puzzle_.members[puzzle_.slots[from].group];
    for (int i = 0; i < rotations; ++i) {
        const std::uint16_t third = members[random.below(static_cast<std::uint32_t>(members.size()))];
        if (third == from || third == to || red(third) || !may(third, deal_[to]) || !may(from, deal_[third]))
            continue;
        rotate(from, to, third);
        return true;
    }
    return false;
}

bool NumberWalk::part(Random& random) {
    std::size_t fewest = touching();
    std::size_t waited = 0;
    const std::size_t patience = 2000 + 30 * deal_.size();
    while (touching() > 0 && waited < patience) {
        ++waited;
        const std::uint16_t from = touching_.draw(random);
        const std::uint16_t to = bestPlaceFor(from, random);
        if (to == nowhere || !moveRed(from, to, random))
            continue;
        if (touching() < fewest) {
            fewest = touching();
            waited = 0;
        }
    }
    return touching() == 0;
}

void NumberWalk::mix(Random& random) {
    const std::size_t steps = deal_.empty() ? 0 : 40 * deal_.size() + 200;
    for (std::size_t step = 0; step < steps; ++step) {
        const auto a = static_cast<std::uint16_t>(random.below(static_cast<std::uint32_t>(deal_.size())));
        const std::vector<std::uint16_t>& members = puzzle_.members[puzzle_.slots[a].group];
        const auto draw = [&] { return members[random.below(static_cast<std::uint32_t>(members.size()))]; };
        const std::uint16_t b = draw();
        const std::uint16_t c = random.below(4) == 0 ? draw() : b;
        if (a == b || a == c)
            continue;
        const bool three = c != b;
        if (!may(b, deal_[a]) || !may(three ? c : a, deal_[b]) || (three && !may(a, deal_[c])))
            continue;
        three ? rotate(a, b, c) : exchange(a, b);
        if (puzzle_.apart && touching() > 0)
            three ? rotate(c, b, a) : exchange(a, b);
    }
}

} // namespace isle
