#include "engine/rules/trail_frontier.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <unordered_map>

namespace isle {
namespace {

using Node = std::uint16_t;

[[nodiscard]] Node across(const TrailGraph& graph, std::uint16_t edge, Node node) {
    const auto& ends = graph.edges[edge];
    return ends[0] == node ? ends[1] : ends[0];
}

/// An order of the nodes of one component and what sweeping in it costs at most.
struct Order {
    std::vector<Node> nodes;
    double cost = 0;
};

/// Works out orders in which few edges lead from the swept nodes to the rest at any time.
class Orders {
  public:
    explicit Orders(const TrailGraph& graph) : graph_(graph), swept_(graph.nodes.size(), false) {}

    /// Starting at a node, always goes on with the node that leaves the fewest edges open.
    [[nodiscard]] Order from(Node start) {
        Order order;
        std::vector<Node> rim{start};
        int open = 0;
        while (!rim.empty()) {
            const auto next = std::min_element(rim.begin(), rim.end(),
                                               [&](Node a, Node b) { return growth(a) < growth(b); });
            const Node node = *next;
            rim.erase(next);
            open += growth(node);
            swept_[node] = true;
            order.nodes.push_back(node);
            order.cost += std::pow(2.5, open);
            eachNeighbour(node, [&](Node other) {
                if (!swept_[other] && std::find(rim.begin(), rim.end(), other) == rim.end())
                    rim.push_back(other);
            });
        }
        for (const Node node : order.nodes)
            swept_[node] = false;
        return order;
    }

  private:
    template <class Visit>
    void eachNeighbour(Node node, Visit&& visit) const {
        for (std::size_t i = 0; i < graph_.nodes[node].degree; ++i)
            visit(across(graph_, graph_.nodes[node].edges[i], node));
    }
    /// How many more edges are open once the node is swept too.
    [[nodiscard]] int growth(Node node) const {
        int growth = 0;
        eachNeighbour(node, [&](Node other) { growth += swept_[other] ? -1 : 1; });
        return growth;
    }

    const TrailGraph& graph_;
    std::vector<bool> swept_;
};

/// Sweeps one component. A partial solution is a set of the edges seen so far, in strands that will be parts
/// of the one trail. All that counts of it is, for each open edge, whether it is used and where its strand
/// goes: a string with a byte for each slot an open edge can have.
class Sweep {
  public:
    Sweep(const TrailGraph& graph, std::size_t& visited)
        : graph_(graph), visited_(visited), slotOf_(graph.edges.size(), noSlot) {}

    [[nodiscard]] int best() const { return best_; }

    void run(const Order& order) {
        std::size_t edges = 0;
        for (const Node node : order.nodes)
            edges += graph_.nodes[node].degree;
        left_ = static_cast<int>(edges / 2);
        states_.clear();
        states_.emplace(std::string(), 0);
        for (const Node node : order.nodes)
            sweep(node);
    }

  private:
    using States = std::unordered_map<std::string, int>; ///< the most edges used

    static constexpr std::size_t noSlot = 0xFFFF;
    static constexpr std::uint8_t unused = 0;
    static constexpr std::uint8_t ended = 0xFF; ///< the strand begins or ends at a swept node
    // Any other label is one more than the slot in which the strand comes out again.

    struct Limb {
        std::size_t slot = 0;
        bool fresh = false; ///< leads on to the rest
    };

    [[nodiscard]] static std::uint8_t label(const std::string& state, std::size_t slot) {
        return static_cast<std::uint8_t>(state[slot]);
    }
    static void setLabel(std::string& state, std::size_t slot, std::size_t value) {
        state[slot] = static_cast<char>(static_cast<unsigned char>(value));
    }

    [[nodiscard]] std::size_t takeSlot() {
        const auto free = std::find(taken_.begin(), taken_.end(), false);
        const auto slot = static_cast<std::size_t>(free - taken_.begin());
        if (free == taken_.end())
            taken_.push_back(true);
        else
            *free = true;
        return slot;
    }

    void sweep(Node node) {
        limbs_.clear();
        for (std::size_t i = 0; i < graph_.nodes[node].degree; ++i) {
            std::size_t& slot = slotOf_[graph_.nodes[node].edges[i]];
            const bool fresh = slot == noSlot;
            if (fresh)
                slot = takeSlot();
            limbs_.push_back({slot, fresh});
        }
        left_ -= static_cast<int>(
            std::count_if(limbs_.begin(), limbs_.end(), [](const Limb& limb) { return limb.fresh; }));
        next_.clear();
        for (const auto& [state, used] : states_)
            widen(state, used);
        states_.swap(next_);
        for (const Limb& limb : limbs_)
            if (!limb.fresh)
                taken_[limb.slot] = false;
    }

    /// Every choice of fresh edges at the node.
    void widen(const std::string& state, int used) {
        for (unsigned choice = 0; choice < 1U << limbs_.size(); ++choice) {
            std::vector<Limb>& in = used_;
            in.clear();
            bool sound = true;
            int more = 0;
            for (std::size_t i = 0; i < limbs_.size(); ++i) {
                const bool chosen = ((choice >> i) & 1U) != 0;
                const Limb& limb = limbs_[i];
                if (limb.fresh)
                    more += chosen ? 1 : 0;
                else
                    sound = sound && chosen == (label(state, limb.slot) != unused);
                if (chosen)
                    in.push_back(limb);
            }
            if (sound && used + more + left_ > best_)
                meet(state, used + more);
        }
    }

    /// Every way in which the used edges at the node belong together: one ends there, two are joined, of
    /// three one ends and two are joined. (Two that both end there make the same set as two joined.)
    void meet(const std::string& state, int used) {
        const std::vector<Limb>& in = used_;
        switch (in.size()) {
        case 0:
            return keep(state, used, in.size(), in.size(), in.size());
        case 1:
            return keep(state, used, 0, 1, 1);
        case 2:
            return keep(state, used, 2, 0, 1);
        default:
            for (std::size_t end = 0; end < 3; ++end)
                keep(state, used, end, (end + 1) % 3, (end + 2) % 3);
        }
    }

    /// The slot where the strand of a limb goes on, or noSlot when it has ended.
    [[nodiscard]] static std::size_t farEnd(const std::string& state, const Limb& limb) {
        const std::uint8_t at = label(state, limb.slot);
        if (at == ended)
            return noSlot;
        return limb.fresh && at == unused ? limb.slot : std::size_t{at} - 1;
    }

    /// Ends a strand at the node; true when its other end has ended before, so that the trail is complete.
    [[nodiscard]] static bool endStrand(std::string& state, const Limb& limb) {
        const std::size_t far = farEnd(state, limb);
        if (far == noSlot)
            return true;
        setLabel(state, far, ended);
        return false;
    }

    /// Joins two strands; true when that completes a trail or closes a ring.
    [[nodiscard]] static bool join(std::string& state, const Limb& a, const Limb& b) {
        const std::size_t farA = farEnd(state, a);
        const std::size_t farB = farEnd(state, b);
        if (farA == b.slot && !b.fresh)
            return true; // a ring
        if (farA == noSlot && farB == noSlot)
            return true;
        if (farA == noSlot || farB == noSlot) {
            setLabel(state, farA == noSlot ? farB : farA, ended);
            return false;
        }
        setLabel(state, farA, farB + 1);
        setLabel(state, farB, farA + 1);
        return false;
    }

    /// Takes over the state with the limb `end` ended and the limbs a and b joined, where they are.
    void keep(const std::string& before, int used, std::size_t end, std::size_t a, std::size_t b) {
        ++visited_;
        std::string state = before;
        state.resize(taken_.size(), static_cast<char>(unused));
        bool complete = end < used_.size() && endStrand(state, used_[end]);
        if (complete && a < used_.size() && b < used_.size())
            return; // something is left over
        if (a < used_.size() && b < used_.size())
            complete = join(state, used_[a], used_[b]);
        for (const Limb& limb : limbs_)
            if (!limb.fresh)
                setLabel(state, limb.slot, unused);
        if (complete) {
            if (std::all_of(state.begin(), state.end(), [](char at) { return at == char{unused}; }))
                best_ = std::max(best_, used);
            return;
        }
        if (std::count(state.begin(), state.end(), static_cast<char>(ended)) > 2)
            return; // a trail has two ends
        int& most = next_[std::move(state)];
        most = std::max(most, used);
    }

    const TrailGraph& graph_;
    std::size_t& visited_;
    std::vector<std::size_t> slotOf_; ///< by edge
    std::vector<bool> taken_;         ///< by slot
    std::vector<Limb> limbs_;         ///< at the node swept now
    std::vector<Limb> used_;          ///< those of them a partial solution uses
    States states_;
    States next_;
    int left_ = 0; ///< edges of the component not seen yet
    int best_ = 0;
};

} // namespace

int longestTrailBySweep(const TrailGraph& graph, std::size_t& visited) {
    Orders orders(graph);
    Sweep sweep(graph, visited);
    std::vector<bool> done(graph.nodes.size(), false);
    for (std::size_t first = 0; first < graph.nodes.size(); ++first) {
        if (done[first])
            continue;
        Order best = orders.from(static_cast<Node>(first));
        for (const Node start : std::vector<Node>(best.nodes)) {
            done[start] = true;
            if (Order order = orders.from(start); order.cost < best.cost)
                best = std::move(order);
        }
        sweep.run(best);
    }
    return sweep.best();
}

} // namespace isle
