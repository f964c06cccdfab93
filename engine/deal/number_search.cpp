#include "engine/deal/number_search.h"

#include "engine/deal/value_matching.h"

#include <algorithm>
#include <numeric>

namespace isle {
namespace {

constexpr ValueMask otherValues = static_cast<ValueMask>(allValues & ~redValues);

/// Slots looked at by the first run and by all runs together; each run has twice as many as the one before.
constexpr std::uint64_t firstRun = 200'000;
constexpr std::uint64_t lastRun = 25'600'000;

class Search {
  public:
    Search(const NumberPuzzle& puzzle, std::uint64_t limit, Random& random)
        : puzzle_(puzzle), matching_(puzzle), limit_(limit), rank_(puzzle.slots.size()) {
        for (std::size_t slot = 0; slot < puzzle.slots.size(); ++slot)
            matching_.setDomain(slot, puzzle.possible(slot));
        matching_.mix(random);
        std::iota(rank_.begin(), rank_.end(), std::uint16_t{0});
        random.shuffle(rank_);
    }

    enum class Outcome : std::uint8_t { Found, None, GivenUp };
    Outcome run() {
        for (std::size_t slot = 0; slot < puzzle_.slots.size(); ++slot)
            if (onlyRed(slot) && !separate(slot))
                return Outcome::None;
        return consistent() ? descend() : Outcome::None;
    }
    [[nodiscard]] const NumberDeal& deal() const { return matching_.values(); }

  private:
    struct Change {
        std::uint16_t slot;
        ValueMask before;
    };

    [[nodiscard]] bool mayBeRed(std::size_t slot) const { return (matching_.domain(slot) & redValues) != 0; }
    [[nodiscard]] bool onlyRed(std::size_t slot) const { return (matching_.domain(slot) & otherValues) == 0; }
    [[nodiscard]] bool open(std::size_t slot) const { return mayBeRed(slot) && !onlyRed(slot); }
    [[nodiscard]] bool overworked() const { return work_ + matching_.steps() > limit_; }

    bool restrict(std::size_t slot, ValueMask values);
    bool separate(std::size_t slot);
    void undo(std::size_t changes);
    bool consistent();
    [[nodiscard]] bool roomFor(int reds, std::optional<std::uint8_t> group);
    [[nodiscard]] std::optional<std::uint16_t> nextSlot();
    Outcome descend();

    const NumberPuzzle& puzzle_;
    ValueMatching matching_;
    std::uint64_t limit_;
    std::uint64_t work_ = 0;
    std::vector<std::uint16_t> rank_; ///< breaks ties between slots
    std::vector<Change> changes_;
    std::vector<std::uint8_t> covered_;
};

/// Narrows a slot, and its neighbours when only red is left for it.
bool Search::restrict(std::size_t slot, ValueMask values) {
    const ValueMask before = matching_.domain(slot);
    const auto after = static_cast<ValueMask>(before & values);
    if (after == before)
        return true;
    if (after == 0)
        return false;
    changes_.push_back({static_cast<std::uint16_t>(slot), before});
    matching_.setDomain(slot, after);
    return !onlyRed(slot) || separate(slot);
}

bool Search::separate(std::size_t slot) {
    const auto& near = puzzle_.neighbours[slot];
    return std::all_of(near.begin(), near.end(),
                       [this](std::uint16_t other) { return restrict(other, otherValues); });
}

void Search::undo(std::size_t changes) {
    while (changes_.size() > changes) { // a wider domain keeps the token a slot has
        matching_.setDomain(changes_.back().slot, changes_.back().before);
        changes_.pop_back();
    }
}

/// Whether so many red tokens could be apart, by covering the slots that may have one with groups of mutual
/// neighbours, each of which holds one at most.
bool Search::roomFor(int reds, std::optional<std::uint8_t> group) {
    covered_.assign(puzzle_.slots.size(), 0);
    const auto counts = [&](std::size_t slot) {
        return covered_[slot] == 0 && mayBeRed(slot) && (!group || puzzle_.slots[slot].group == *group);
    };
    int room = 0;
    work_ += puzzle_.slots.size();
    for (std::size_t slot = 0; slot < puzzle_.slots.size() && room < reds; ++slot) {
        if (!counts(slot))
            continue;
        ++room;
        covered_[slot] = 1;
        std::optional<std::uint16_t> partner;
        for (const std::uint16_t other : puzzle_.neighbours[slot]) {
            if (!counts(other))
                continue;
            const auto& near = puzzle_.neighbours[other];
            if (!partner) {
                partner = other;
            } else if (std::find(near.begin(), near.end(), *partner) != near.end()) {
                covered_[other] = 1;
                break;
            }
        }
        if (partner)
            covered_[*partner] = 1;
    }
    return room >= reds;
}

bool Search::consistent() {
    if (!matching_.fitAll())
        return false;
    int all = 0;
    for (std::size_t group = 0; group < puzzle_.supply.size(); ++group) {
        const int reds = puzzle_.supply[group][valueIndex(6)] + puzzle_.supply[group][valueIndex(8)];
        if (reds > 0 && !roomFor(reds, static_cast<std::uint8_t>(group)))
            return false;
        all += reds;
    }
    return puzzle_.supply.size() < 2 || roomFor(all, std::nullopt);
}

/// The open slot with the fewest open neighbours: a red token there costs the others least.
std::optional<std::uint16_t> Search::nextSlot() {
    std::optional<std::uint16_t> best;
    std::ptrdiff_t fewest = 0;
    work_ += rank_.size();
    for (const std::uint16_t slot : rank_) {
        if (!open(slot))
            continue;
        const auto& near = puzzle_.neighbours[slot];
        const std::ptrdiff_t beside =
            std::count_if(near.begin(), near.end(), [this](std::uint16_t other) { return mayBeRed(other); });
        if (!best || beside < fewest) {
            best = slot;
            fewest = beside;
        }
        if (fewest == 0)
            break;
    }
    return best;
}

Search::Outcome Search::descend() {
    const auto slot = nextSlot();
    if (!slot)
        return Outcome::Found; // all tokens go round, and which of them are red is settled
    for (const ValueMask choice : {redValues, otherValues}) {
        if (overworked())
            return Outcome::GivenUp;
        const std::size_t before = changes_.size();
        if (restrict(*slot, choice) && consistent())
            if (const Outcome outcome = descend(); outcome != Outcome::None)
                return outcome;
        undo(before);
    }
    return Outcome::None;
}

} // namespace

NumberSearch searchNumbers(const NumberPuzzle& puzzle, Random& random) {
    for (std::uint64_t limit = firstRun; limit <= lastRun; limit *= 2) {
        Search search(puzzle, limit, random);
        const Search::Outcome outcome = search.run();
        if (outcome == Search::Outcome::Found)
            return {search.deal(), true};
        if (outcome == Search::Outcome::None)
            return {std::nullopt, true};
    }
    return {};
}

} // namespace isle
