#include "engine/deal/apart.h"
#include "engine/deal/apart_sweep.h"

#include <algorithm>
#include <deque>

namespace isle {
namespace {

/// Up to this width of its frontier a sweep takes milliseconds, whatever it has to prove.
constexpr std::size_t quickWidth = 14;

/// Leaves out every hex that has a neighbour which is never worse: one whose own neighbours are all
/// neighbours of the hex as well. What is left holds a largest set of the whole graph.
std::vector<bool> withoutDominated(const ApartGraph& graph) {
    std::vector<bool> left(graph.size(), true);
    std::deque<std::uint16_t> queue;
    for (std::size_t hex = 0; hex < graph.size(); ++hex)
        queue.push_back(static_cast<std::uint16_t>(hex));
    while (!queue.empty()) {
        const std::uint16_t hex = queue.front();
        queue.pop_front();
        if (!left[hex])
            continue;
        const auto near = graph.neighbours(hex);
        const auto covers = [&](std::uint16_t other) { // every neighbour of other is hex or a neighbour of it
            const auto around = graph.neighbours(other);
            return std::all_of(around.begin(), around.end(), [&](std::uint16_t third) {
                return !left[third] || third == hex
                       || std::find(near.begin(), near.end(), third) != near.end();
            });
        };
        if (std::none_of(near.begin(), near.end(), [&](auto other) { return left[other] && covers(other); }))
            continue;
        left[hex] = false;
        // Hexes that are dominated only now lie within two steps.
        for (const std::uint16_t other : near) {
            queue.push_back(other);
            for (const std::uint16_t third : graph.neighbours(other))
                queue.push_back(third);
        }
    }
    return left;
}

/// The connected parts of what is left.
std::vector<ApartSet> partsOf(const ApartGraph& graph, std::vector<bool> left) {
    std::vector<ApartSet> parts;
    for (std::size_t first = 0; first < graph.size(); ++first) {
        if (!left[first])
            continue;
        left[first] = false;
        ApartSet part{static_cast<std::uint16_t>(first)};
        for (std::size_t at = 0; at < part.size(); ++at) {
            for (const std::uint16_t other : graph.neighbours(part[at])) {
                if (left[other]) {
                    left[other] = false;
                    part.push_back(other);
                }
            }
        }
        std::sort(part.begin(), part.end());
        parts.push_back(std::move(part));
    }
    return parts;
}

ApartSet walkWithin(const ApartGraph& graph, const ApartSet& part, Random& random) {
    std::vector<Cell> cells;
    for (const std::uint16_t hex : part)
        cells.push_back(graph.cells()[hex]);
    const ApartGraph inner(std::move(cells));
    ApartSet set;
    for (int walk = 0; walk < 8; ++walk) {
        ApartSet other = walkApart(inner, part.size(), random);
        if (other.size() > set.size())
            set = std::move(other);
    }
    for (std::uint16_t& hex : set)
        hex = part[hex];
    return set;
}

/// A part with the largest set known and what is proved of it.
struct Part {
    ApartSweep sweep;
    ApartSet set;
    std::size_t atMost;

    [[nodiscard]] bool open() const { return set.size() < atMost; }
    /// Looks for a set of more than `floor` hexes, at least as many as are known.
    void search(std::size_t floor) {
        ApartSweep::Outcome outcome = sweep.largestAbove(floor);
        if (outcome.set) {
            set = std::move(*outcome.set);
            atMost = set.size();
        } else if (outcome.complete) {
            atMost = floor;
        }
    }
};

} // namespace

LargestApart searchApart(const ApartGraph& graph, std::size_t wanted, Random& random) {
    std::vector<Part> parts;
    std::size_t found = 0;
    std::size_t atMost = 0;
    for (ApartSet& hexes : partsOf(graph, withoutDominated(graph))) {
        ApartSet set = walkWithin(graph, hexes, random);
        ApartSweep sweep(graph, std::move(hexes));
        const std::size_t bound = std::max(set.size(), sweep.bound());
        parts.push_back({std::move(sweep), std::move(set), bound});
        found += parts.back().set.size();
        atMost += bound;
    }
    // Narrow parts first: they may decide it.
    std::stable_sort(parts.begin(), parts.end(),
                     [](const Part& a, const Part& b) { return a.sweep.width() < b.sweep.width(); });
    for (Part& part : parts) {
        const bool quick = part.sweep.width() <= quickWidth;
        if (!part.open() || (!quick && (found >= wanted || atMost < wanted)))
            continue;
        found -= part.set.size();
        atMost -= part.atMost;
        // A wide part is only asked whether it gives what must come from it at least.
        const std::size_t needed = wanted > atMost ? wanted - atMost : 0;
        part.search(quick || needed <= part.set.size() ? part.set.size() : needed - 1);
        found += part.set.size();
        atMost += part.atMost;
    }
    LargestApart result;
    for (const Part& part : parts)
        result.set.insert(result.set.end(), part.set.begin(), part.set.end());
    std::sort(result.set.begin(), result.set.end());
    result.atMost = atMost;
    return result;
}

} // namespace isle
