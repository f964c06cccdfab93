#include "engine/arrange/measure.h"

#include <algorithm>

namespace isle {
namespace {

struct Sums {
    std::array<int, resourceCount> hexes{};
    std::array<int, resourceCount> pips{};
    std::array<int, resourceCount> reds{};
    std::array<std::array<int, 13>, resourceCount> onNumber{}; ///< hexes
    int allHexes = 0;
    int allPips = 0;
    int allReds = 0;
    bool whole = true; ///< nothing but fog is left to chance
    bool open = false; ///< some terrain is left to the deal
    bool fog = false;

    explicit Sums(const Arrangement& arrangement) {
        for (const KnownHex& hex : arrangement.hexes) {
            fog = fog || hex.terrain == Terrain::Fog;
            open = open || hex.terrain == Terrain::Any;
            whole = whole && (hex.terrain == Terrain::Fog || hex.whole());
            const auto resource = resourceOf(hex.terrain);
            if (!resource)
                continue;
            const auto r = static_cast<std::size_t>(*resource);
            ++hexes[r];
            ++allHexes;
            pips[r] += hex.pips();
            allPips += hex.pips();
            if (hex.pips() > 0)
                ++onNumber[r][static_cast<std::size_t>(hex.number)];
            if (isRed(hex.number)) {
                ++reds[r];
                ++allReds;
            }
        }
    }
};

/// number-twice-on-resource: with more hexes than kinds of token some number must come again.
class TwiceMeter final : public WishMeter {
  public:
    explicit TwiceMeter(int wanted) : wanted_(wanted) {}

    [[nodiscard]] double excess(const Arrangement& arrangement) const override {
        const Sums sums(arrangement);
        int sum = 0;
        for (const auto& onNumber : sums.onNumber) {
            int numbered = 0;
            for (const int count : onNumber)
                numbered += count;
            const int kinds = static_cast<int>(tokenValues.size());
            const int limit = std::max(wanted_, (numbered + kinds - 1) / kinds);
            for (const int count : onNumber)
                sum += std::max(0, count - limit);
        }
        return sum;
    }

  private:
    int wanted_;
};

/// reds-per-resource
class RedsMeter final : public WishMeter {
  public:
    explicit RedsMeter(int wanted) : wanted_(wanted) {}

    [[nodiscard]] double excess(const Arrangement& arrangement) const override {
        const Sums sums(arrangement);
        const auto resources = static_cast<int>(
            std::count_if(sums.hexes.begin(), sums.hexes.end(), [](int count) { return count > 0; }));
        if (sums.open || resources == 0)
            return 0;
        const int limit = std::max(wanted_, (sums.allReds + resources - 1) / resources);
        int sum = 0;
        for (const int reds : sums.reds)
            sum += std::max(0, reds - limit);
        return sum;
    }

  private:
    int wanted_;
};

/// resource-pips
class ResourceMeter final : public WishMeter {
  public:
    explicit ResourceMeter(const std::vector<double>& limits) : limits_(limits) {}

    [[nodiscard]] double excess(const Arrangement& arrangement) const override {
        const Sums sums(arrangement);
        if (!sums.whole || sums.allHexes == 0)
            return 0;
        const double floor = sums.fog ? 0 : limits_[4];
        double sum = 0;
        for (std::size_t r = 0; r < resourceCount; ++r) {
            const double hexes = sums.hexes[r];
            const double pips = sums.pips[r];
            if (sums.hexes[r] == 0) {
                sum += floor > 0 ? 1 : 0;
                continue;
            }
            const double share = sums.allPips == 0 ? 0 : pips * sums.allHexes / (sums.allPips * hexes);
            const bool fine = pips >= floor && share >= limits_[0] && pips >= limits_[2] * hexes
                              && share <= limits_[1] && pips <= limits_[3] * hexes;
            if (fine)
                continue;
            const double each = hexes * sums.allPips / sums.allHexes; // pips of an even share
            sum += 0.1
                   + std::max({0.0, floor - pips, limits_[0] * each - pips, limits_[2] * hexes - pips,
                               pips - limits_[1] * each, pips - limits_[3] * hexes});
        }
        return sum;
    }

  private:
    std::vector<double> limits_;
};

/// robber-prone
class ProneMeter final : public WishMeter {
  public:
    explicit ProneMeter(double percent) : percent_(percent) {}

    [[nodiscard]] double excess(const Arrangement& arrangement) const override {
        const Sums sums(arrangement);
        if (!sums.whole)
            return 0;
        double sum = 0;
        for (std::size_t r = 0; r < resourceCount; ++r) {
            if (sums.hexes[r] < 2)
                continue;
            for (const int value : tokenValues) {
                const int pips = sums.onNumber[r][static_cast<std::size_t>(value)] * pipsOf(value);
                if (pips * 100 > percent_ * sums.pips[r])
                    sum += 0.1 + pips - percent_ * sums.pips[r] / 100;
            }
        }
        return sum;
    }

  private:
    double percent_;
};

} // namespace

std::unique_ptr<WishMeter> resourceMeterFor(const Wish& wish, const Puzzle&) {
    if (wish.check == "number-twice-on-resource")
        return std::make_unique<TwiceMeter>(static_cast<int>(wish.limits[0]));
    if (wish.check == "reds-per-resource")
        return std::make_unique<RedsMeter>(static_cast<int>(wish.limits[0]));
    if (wish.check == "resource-pips")
        return std::make_unique<ResourceMeter>(wish.limits);
    if (wish.check == "robber-prone")
        return std::make_unique<ProneMeter>(wish.limits[0]);
    return nullptr;
}

} // namespace isle
