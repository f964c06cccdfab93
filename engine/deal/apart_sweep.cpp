#include "engine/deal/apart_sweep.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <limits>

namespace isle {
namespace {

constexpr std::uint16_t nowhere = 0xFFFF;

/// How many states one search may look at: some seconds of work, counted so that every machine stops alike.
/// Only maps with thousands of ragged hexes of which every third is to be red get there.
constexpr std::size_t mostStates = 5'000'000;

using State = ApartSweepState;

bool better(const State& a, const State& b) {
    return a.mask != b.mask ? a.mask < b.mask : a.count != b.count ? a.count > b.count : a.step < b.step;
}

/// Whether some state without one of the chosen hexes on the frontier has as many hexes: it can do whatever
/// this one can.
bool dominated(const std::vector<State>& states, const State& state) {
    for (std::size_t word = 0; word < state.mask.bits.size(); ++word) {
        for (std::uint64_t rest = state.mask.bits[word]; rest != 0; rest &= rest - 1) {
            State smaller = state;
            smaller.mask.bits[word] &= ~(rest & (~rest + 1)); // without the lowest bit of the rest
            const auto found =
                std::lower_bound(states.begin(), states.end(), smaller,
                                 [](const State& a, const State& b) { return a.mask < b.mask; });
            if (found != states.end() && found->mask == smaller.mask && found->count >= state.count)
                return true;
        }
    }
    return false;
}

/// Of states with the same mask the best stays; none stays that another makes needless.
void prune(std::vector<State>& states) {
    std::sort(states.begin(), states.end(), better);
    states.erase(std::unique(states.begin(), states.end(),
                             [](const State& a, const State& b) { return a.mask == b.mask; }),
                 states.end());
    std::vector<State> kept;
    kept.reserve(states.size());
    for (const State& state : states)
        if (!dominated(states, state))
            kept.push_back(state);
    states = std::move(kept);
}

} // namespace

ApartSweep::ApartSweep(const ApartGraph& graph, ApartSet hexes)
    : graph_(&graph), hexes_(std::move(hexes)), position_(graph.size(), nowhere) {
    chooseOrder();
    layFrontier();
    countGroups();
}

std::vector<std::uint16_t> ApartSweep::inner(std::uint16_t hex) const {
    std::vector<std::uint16_t> near;
    for (const std::uint16_t other : graph_->neighbours(hex))
        if (position_[other] != nowhere)
            near.push_back(other);
    return near;
}

/// Sweeps along each of the lattice's lines and across them; the narrowest is taken.
void ApartSweep::chooseOrder() {
    std::size_t narrowest = std::numeric_limits<std::size_t>::max();
    std::vector<std::uint16_t> bestOrder;
    constexpr std::array<std::array<int, 2>, 6> sweeps{{{0, 1}, {1, 0}, {3, 1}, {3, -1}, {1, 1}, {1, -1}}};
    for (const auto& sweep : sweeps) {
        order_.assign(hexes_.begin(), hexes_.end());
        const auto rank = [&](std::uint16_t hex) {
            const LatticePoint at = centreOf(graph_->cells()[hex]);
            return sweep[0] * at.x + sweep[1] * at.y;
        };
        std::stable_sort(order_.begin(), order_.end(), [&](auto a, auto b) { return rank(a) < rank(b); });
        for (std::size_t place = 0; place < order_.size(); ++place)
            position_[order_[place]] = static_cast<std::uint16_t>(place);

        std::vector<std::size_t> last(order_.size()); // the place after which a hex leaves the frontier
        std::vector<std::size_t> leaves(order_.size(), 0);
        for (std::size_t place = 0; place < order_.size(); ++place) {
            last[place] = place;
            for (const std::uint16_t other : inner(order_[place]))
                last[place] = std::max(last[place], std::size_t{position_[other]});
            ++leaves[last[place]];
        }
        std::size_t open = 0;
        std::size_t width = 0;
        for (std::size_t place = 0; place < order_.size(); ++place) {
            width = std::max(width, ++open);
            open -= leaves[place];
        }
        if (width < narrowest) {
            narrowest = width;
            bestOrder = order_;
        }
    }
    width_ = hexes_.empty() ? 0 : narrowest;
    order_ = std::move(bestOrder);
    for (std::size_t place = 0; place < order_.size(); ++place)
        position_[order_[place]] = static_cast<std::uint16_t>(place);
}

void ApartSweep::layFrontier() {
    if (width_ > widest)
        return;
    slot_.resize(order_.size());
    blockers_.resize(order_.size());
    leaving_.resize(order_.size());
    std::vector<std::uint8_t> unused;
    for (std::size_t slot = widest; slot > 0; --slot)
        unused.push_back(static_cast<std::uint8_t>(slot - 1));
    std::vector<std::vector<std::uint16_t>> leavers(order_.size());
    for (std::size_t place = 0; place < order_.size(); ++place) {
        slot_[place] = unused.back();
        unused.pop_back();
        std::size_t last = place;
        for (const std::uint16_t other : inner(order_[place])) {
            const std::size_t at = position_[other];
            last = std::max(last, at);
            if (at < place)
                blockers_[place].push_back(slot_[at]);
        }
        leavers[last].push_back(static_cast<std::uint16_t>(place));
        for (const std::uint16_t leaver : leavers[place]) {
            leaving_[place].push_back(slot_[leaver]);
            unused.push_back(slot_[leaver]);
        }
    }
}

/// Groups of up to three mutual neighbours, taken from the end of the sweep so that few of them straddle its
/// frontier. Of a group at most one hex is chosen.
void ApartSweep::countGroups() {
    groupsFrom_.assign(order_.size() + 1, 0);
    std::vector<bool> grouped(order_.size(), false);
    for (std::size_t place = order_.size(); place-- > 0;) {
        groupsFrom_[place] = groupsFrom_[place + 1];
        if (grouped[place])
            continue;
        ++groupsFrom_[place];
        grouped[place] = true;
        std::vector<std::uint16_t> open;
        for (const std::uint16_t other : inner(order_[place]))
            if (!grouped[position_[other]])
                open.push_back(other);
        std::uint16_t partner = nowhere;
        std::uint16_t third = nowhere;
        for (const std::uint16_t other : open) {
            if (partner == nowhere)
                partner = other;
            const auto near = graph_->neighbours(other);
            const auto shared = std::find_if(open.begin(), open.end(), [&](std::uint16_t hex) {
                return std::find(near.begin(), near.end(), hex) != near.end();
            });
            if (shared != open.end()) {
                partner = other;
                third = *shared;
                break;
            }
        }
        for (const std::uint16_t member : {partner, third})
            if (member != nowhere)
                grouped[position_[member]] = true;
    }
}

/// The states once the hex at a place is taken or left, those that cannot lead above the floor left out.
std::vector<ApartSweepState> ApartSweep::statesAfter(std::size_t place,
                                                     const std::vector<ApartSweepState>& states,
                                                     std::size_t floor) const {
    std::vector<State> next;
    next.reserve(states.size() * 2);
    const auto add = [&](State state) {
        for (const std::uint8_t slot : leaving_[place])
            state.mask.clear(slot);
        if (state.count + groupsFrom_[place + 1] > floor)
            next.push_back(state);
    };
    for (std::size_t from = 0; from < states.size(); ++from) {
        State state = states[from];
        state.step = static_cast<std::uint32_t>(from * 2);
        add(state);
        if (std::any_of(blockers_[place].begin(), blockers_[place].end(),
                        [&](std::uint8_t slot) { return state.mask.has(slot); }))
            continue;
        state.mask.set(slot_[place]);
        ++state.count;
        ++state.step;
        add(state);
    }
    prune(next);
    return next;
}

/// Follows the steps back from the one state left when nothing is on the frontier any more.
ApartSet ApartSweep::retrace(const std::vector<std::vector<std::uint32_t>>& steps) const {
    ApartSet set;
    std::size_t at = 0;
    for (std::size_t place = order_.size(); place-- > 0;) {
        if ((steps[place][at] & 1U) != 0)
            set.push_back(order_[place]);
        at = steps[place][at] / 2;
    }
    std::sort(set.begin(), set.end());
    return set;
}

ApartSweep::Outcome ApartSweep::largestAbove(std::size_t floor) const {
    assert(width_ <= widest);
    if (bound() <= floor)
        return {};
    std::vector<State> states{State{}};
    std::vector<std::vector<std::uint32_t>> steps(order_.size());
    std::size_t work = 0;
    for (std::size_t place = 0; place < order_.size(); ++place) {
        work += states.size();
        if (work > mostStates)
            return {std::nullopt, false};
        std::vector<State> next = statesAfter(place, states, floor);
        if (next.empty())
            return {};
        steps[place].reserve(next.size());
        for (const State& state : next)
            steps[place].push_back(state.step);
        states = std::move(next);
    }
    return {retrace(steps), true};
}

} // namespace isle
