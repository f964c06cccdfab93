#include "engine/arrange/measure.h"

#include <algorithm>

namespace isle {
namespace {

/// Pairs of numbers that must not touch.
template <class Question>
class PairMeter final : public WishMeter {
  public:
    PairMeter(const Puzzle& puzzle, Question question) : puzzle_(puzzle), question_(question) {}

    [[nodiscard]] double excess(const Arrangement& arrangement) const override {
        int pairs = 0;
        for (const auto& [a, b] : puzzle_.borders()) {
            const KnownHex& first = arrangement.hexes[a.index()];
            const KnownHex& second = arrangement.hexes[b.index()];
            pairs += first.number > 0 && second.number > 0 && question_(first.number, second.number) ? 1 : 0;
        }
        return pairs;
    }

  private:
    const Puzzle& puzzle_;
    Question question_;
};

/// terrain-clump
class ClumpMeter final : public WishMeter {
  public:
    ClumpMeter(const Puzzle& puzzle, int limit)
        : puzzle_(puzzle), limit_(limit), seen_(puzzle.hexes().size()) {}

    [[nodiscard]] double excess(const Arrangement& arrangement) const override {
        std::fill(seen_.begin(), seen_.end(), false);
        int sum = 0;
        for (std::size_t first = 0; first < seen_.size(); ++first) {
            if (seen_[first] || !resourceOf(arrangement.hexes[first].terrain))
                continue;
            sum += std::max(0, walk(arrangement, first) - limit_);
        }
        return sum;
    }

  private:
    [[nodiscard]] int walk(const Arrangement& arrangement, std::size_t first) const {
        const Terrain terrain = arrangement.hexes[first].terrain;
        queue_.assign(1, HexId(first));
        seen_[first] = true;
        for (std::size_t at = 0; at < queue_.size(); ++at) {
            for (const HexId next : puzzle_.topology()[queue_[at]].neighbours) {
                if (!next.valid() || seen_[next.index()]
                    || arrangement.hexes[next.index()].terrain != terrain)
                    continue;
                seen_[next.index()] = true;
                queue_.push_back(next);
            }
        }
        return static_cast<int>(queue_.size());
    }

    const Puzzle& puzzle_;
    int limit_;
    mutable std::vector<bool> seen_; // kept only so that measuring allocates nothing
    mutable std::vector<HexId> queue_;
};

} // namespace

std::unique_ptr<WishMeter> neighbourMeterFor(const Wish& wish, const Puzzle& puzzle) {
    const auto pairs = [&](auto question) -> std::unique_ptr<WishMeter> {
        return std::make_unique<PairMeter<decltype(question)>>(puzzle, question);
    };
    if (wish.check == "red-adjacent")
        return pairs([](int a, int b) { return isRed(a) && isRed(b); });
    if (wish.check == "edge-adjacent")
        return pairs([](int a, int b) { return (a == 2 || a == 12) && (b == 2 || b == 12); });
    if (wish.check == "same-number-adjacent")
        return pairs([](int a, int b) { return a == b; });
    if (wish.check == "terrain-clump")
        return std::make_unique<ClumpMeter>(puzzle, static_cast<int>(wish.limits[0]));
    return nullptr;
}

} // namespace isle
