#include "engine/deal/value_matching.h"

#include <numeric>

namespace isle {

ValueMatching::ValueMatching(const NumberPuzzle& puzzle)
    : puzzle_(puzzle), value_(puzzle.slots.size(), noValue), left_(puzzle.supply), order_(puzzle.members) {
    domain_.reserve(puzzle.slots.size());
    for (const NumberPuzzle::Slot& slot : puzzle.slots)
        domain_.push_back(slot.allowed);
    std::iota(valueOrder_.begin(), valueOrder_.end(), std::uint8_t{0});
}

void ValueMatching::setDomain(std::size_t slot, ValueMask domain) {
    domain_[slot] = domain;
    if (value_[slot] != noValue && (domain & valueBit(value_[slot])) == 0)
        take(slot);
}

void ValueMatching::mix(Random& random) {
    for (std::vector<std::uint16_t>& members : order_)
        random.shuffle(members);
    random.shuffle(valueOrder_);
}

void ValueMatching::give(std::size_t slot, std::uint8_t value) {
    value_[slot] = value;
    --left_[puzzle_.slots[slot].group][value];
}

void ValueMatching::take(std::size_t slot) {
    ++left_[puzzle_.slots[slot].group][value_[slot]];
    value_[slot] = noValue;
}

/// Each slot on the way to a value moves on to the next one, until the slot itself has one.
void ValueMatching::moveAlong(const std::array<std::uint16_t, valueCount>& via, std::size_t slot,
                              std::uint8_t value) {
    for (;;) {
        const std::uint16_t mover = via[value];
        const std::uint8_t before = value_[mover];
        if (before != noValue)
            take(mover);
        give(mover, value);
        if (mover == slot)
            return;
        value = before;
    }
}

/// A breadth-first search over the values: from those the slot may take, through slots that have one of them
/// and could take another, to one of which a token is left.
bool ValueMatching::fit(std::size_t slot) {
    const std::uint8_t group = puzzle_.slots[slot].group;
    std::array<std::uint16_t, valueCount> via{}; // the slot that would move to the value
    std::array<std::uint8_t, valueCount> queue{};
    std::size_t end = 0;
    ValueMask seen = 0;
    std::uint8_t spare = noValue; // a value reached of which a token is left
    const auto reach = [&](std::uint16_t from) {
        for (const std::uint8_t value : valueOrder_) {
            if (spare != noValue || (domain_[from] & valueBit(value) & ~seen) == 0)
                continue;
            seen = static_cast<ValueMask>(seen | valueBit(value));
            via[value] = from;
            queue[end++] = value;
            if (left_[group][value] > 0)
                spare = value;
        }
    };
    reach(static_cast<std::uint16_t>(slot));
    for (std::size_t at = 0; at < end && spare == noValue; ++at) {
        steps_ += order_[group].size();
        for (const std::uint16_t other : order_[group])
            if (value_[other] == queue[at])
                reach(other);
    }
    if (spare != noValue) {
        moveAlong(via, slot, spare);
        return true;
    }
    shortage_ = {seen, group};
    return false;
}

bool ValueMatching::fitAll() {
    for (const std::vector<std::uint16_t>& members : order_)
        for (const std::uint16_t slot : members)
            if (value_[slot] == noValue && !fit(slot))
                return false;
    return true;
}

} // namespace isle
