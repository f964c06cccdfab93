#include "engine/deal/apart.h"

#include "engine/deal/urn.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <numeric>

namespace isle {
namespace {

/// A set that is apart at every moment, with the hexes that could be added and those that touch just one of
/// it.
class Walk {
  public:
    explicit Walk(const ApartGraph& graph)
        : graph_(graph),
          touching_(graph.size(), 0),
          chosen_(graph.size(), false),
          free_(graph.size()),
          tight_(graph.size()) {
        for (std::size_t hex = 0; hex < graph.size(); ++hex)
            free_.put(static_cast<std::uint16_t>(hex));
    }

    [[nodiscard]] std::size_t size() const { return size_; }

    /// Adds a hex, or slides one when none can be added. False when neither is possible.
    bool step(Random& random) {
        if (!free_.empty()) {
            add(free_.draw(random));
            return true;
        }
        if (tight_.empty())
            return false;
        const std::uint16_t hex = tight_.draw(random);
        const auto near = graph_.neighbours(hex);
        remove(*std::find_if(near.begin(), near.end(), [&](std::uint16_t other) { return chosen_[other]; }));
        add(hex);
        return true;
    }

    [[nodiscard]] ApartSet set() const {
        ApartSet result;
        for (std::size_t hex = 0; hex < graph_.size(); ++hex)
            if (chosen_[hex])
                result.push_back(static_cast<std::uint16_t>(hex));
        return result;
    }

  private:
    void leave(std::uint16_t hex) { // the urn its number of touching hexes puts it in
        if (touching_[hex] == 0)
            free_.take(hex);
        else if (touching_[hex] == 1)
            tight_.take(hex);
    }
    void enter(std::uint16_t hex) {
        if (touching_[hex] == 0)
            free_.put(hex);
        else if (touching_[hex] == 1)
            tight_.put(hex);
    }
    void add(std::uint16_t hex) {
        leave(hex);
        chosen_[hex] = true;
        ++size_;
        for (const std::uint16_t other : graph_.neighbours(hex)) {
            leave(other);
            ++touching_[other];
            enter(other);
        }
    }
    void remove(std::uint16_t hex) {
        chosen_[hex] = false;
        --size_;
        for (const std::uint16_t other : graph_.neighbours(hex)) {
            leave(other);
            --touching_[other];
            enter(other);
        }
        enter(hex);
    }

    const ApartGraph& graph_;
    std::vector<std::uint8_t> touching_; ///< how many chosen hexes a hex touches
    std::vector<bool> chosen_;
    Urn free_;
    Urn tight_;
    std::size_t size_ = 0;
};

} // namespace

ApartGraph::ApartGraph(std::vector<Cell> cells) : cells_(std::move(cells)), neighbours_(cells_.size()) {
    assert(std::is_sorted(cells_.begin(), cells_.end()));
    for (std::size_t hex = 0; hex < cells_.size(); ++hex) {
        for (const Direction direction : allDirections) {
            const Cell cell = neighbour(cells_[hex], direction);
            const auto found = std::lower_bound(cells_.begin(), cells_.end(), cell);
            if (found != cells_.end() && *found == cell)
                neighbours_[hex].push_back(static_cast<std::uint16_t>(found - cells_.begin()));
        }
    }
}

std::optional<ApartSet> drawApart(const ApartGraph& graph, std::size_t wanted, int tries, Random& random) {
    if (wanted > graph.size())
        return std::nullopt;
    std::vector<std::uint16_t> order(graph.size());
    std::iota(order.begin(), order.end(), std::uint16_t{0});
    std::vector<int> chosenIn(graph.size(), -1); // the try that chose the hex
    for (int attempt = 0; attempt < tries; ++attempt) {
        std::size_t drawn = 0;
        for (; drawn < wanted; ++drawn) {
            const auto left = static_cast<std::uint32_t>(order.size() - drawn);
            std::swap(order[drawn], order[drawn + random.below(left)]);
            const auto near = graph.neighbours(order[drawn]);
            if (std::any_of(near.begin(), near.end(), [&](auto hex) { return chosenIn[hex] == attempt; }))
                break;
            chosenIn[order[drawn]] = attempt;
        }
        if (drawn == wanted) {
            ApartSet set(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(wanted));
            std::sort(set.begin(), set.end());
            return set;
        }
    }
    return std::nullopt;
}

ApartSet walkApart(const ApartGraph& graph, std::size_t wanted, Random& random) {
    Walk walk(graph);
    std::size_t largest = 0; // a walk never shrinks
    std::size_t waited = 0;  // steps since it last grew
    const std::size_t patience = 1000 + 30 * graph.size();
    while (walk.size() < wanted && waited < patience && walk.step(random)) {
        ++waited;
        if (walk.size() > largest) {
            largest = walk.size();
            waited = 0;
        }
    }
    return walk.set();
}

void mixApart(const ApartGraph& graph, ApartSet& set, Random& random) {
    if (set.empty() || set.size() == graph.size())
        return;
    std::vector<bool> chosen(graph.size(), false);
    for (const std::uint16_t hex : set)
        chosen[hex] = true;
    const std::size_t steps = 100 * set.size() + 10 * graph.size();
    for (std::size_t step = 0; step < steps; ++step) {
        std::uint16_t& from = set[random.below(static_cast<std::uint32_t>(set.size()))];
        const auto to = static_cast<std::uint16_t>(random.below(static_cast<std::uint32_t>(graph.size())));
        if (chosen[to])
            continue;
        const auto near = graph.neighbours(to);
        if (std::any_of(near.begin(), near.end(), [&](auto hex) { return chosen[hex] && hex != from; }))
            continue;
        chosen[from] = false;
        chosen[to] = true;
        from = to;
    }
    std::sort(set.begin(), set.end());
}

} // namespace isle
