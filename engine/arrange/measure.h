#pragma once

#include "engine/arrange/puzzle.h"

#include <memory>
#include <span>
#include <vector>

namespace isle {

/// How far an arrangement is from fulfilling one wish: 0 when the check finds nothing. Whatever measures by
/// itself must say 0 exactly when the check does.
class WishMeter {
  public:
    virtual ~WishMeter() = default;
    [[nodiscard]] virtual double excess(const Arrangement& arrangement) const = 0;
    /// Takes much longer than looking at every hex a few times.
    [[nodiscard]] virtual bool slow() const { return false; }
};

/// The meter of a wish; any check can be measured, those of no meter of their own by running them.
[[nodiscard]] std::unique_ptr<WishMeter> meterFor(const Wish& wish, const Puzzle& puzzle);

/// Meters of the kinds that look at neighbours, at single hexes and at resources; nullptr for other checks.
[[nodiscard]] std::unique_ptr<WishMeter> neighbourMeterFor(const Wish& wish, const Puzzle& puzzle);
[[nodiscard]] std::unique_ptr<WishMeter> placeMeterFor(const Wish& wish, const Puzzle& puzzle);
[[nodiscard]] std::unique_ptr<WishMeter> resourceMeterFor(const Wish& wish, const Puzzle& puzzle);
/// area-pips, where deserts stay
[[nodiscard]] std::unique_ptr<WishMeter> areaMeterFor(const Wish& wish, const Puzzle& puzzle);
/// draft-fairness
[[nodiscard]] std::unique_ptr<WishMeter> draftMeterFor(const Wish& wish, const Puzzle& puzzle);

/// The standard deviation of the seats' sums in a draft, in pips; nothing where there is none to be had.
[[nodiscard]] std::optional<double> draftSpread(const Puzzle& puzzle, const Arrangement& arrangement);

/// Hexes around a harbour by the roads to them, and what they weigh: pips at it count whole, one road away
/// 0.6, two roads away 0.3.
struct Hinterland {
    std::vector<std::pair<HexId, double>> hexes;

    [[nodiscard]] double pips(const Arrangement& arrangement, Resource resource) const;
};
/// In the order of the map's harbours; empty for those that are off the coast.
[[nodiscard]] std::vector<Hinterland> hinterlandsOf(const Puzzle& puzzle);

/// The start ground divided into quarters, islands and like parts, as far as the areas are large enough.
struct Areas {
    using Division = std::vector<std::vector<HexId>>;
    std::vector<Division> divisions;

    /// Of what yields before anything moves.
    Areas(const Puzzle& puzzle, std::size_t smallest);

    /// How much the richest area yields more than the poorest for its size, in averages.
    [[nodiscard]] static double unlike(const Division& division, const Arrangement& arrangement);
    [[nodiscard]] double mostUnlike(const Arrangement& arrangement) const;
};

/// All wishes of a request, measured together, and the balance that decides between arrangements that fulfil
/// as many.
class Scales {
  public:
    Scales(const Puzzle& puzzle, std::span<const Wish> wishes);

    /// The sum over all wishes.
    [[nodiscard]] double excess(const Arrangement& arrangement) const {
        return quickExcess(arrangement) + slowExcess(arrangement);
    }
    /// The same over those that are quick to measure, and over the others.
    [[nodiscard]] double quickExcess(const Arrangement& arrangement) const;
    [[nodiscard]] double slowExcess(const Arrangement& arrangement) const;
    /// Whether a search must measure more than what is quick.
    [[nodiscard]] bool anySlow() const;
    /// By place in the wishes.
    [[nodiscard]] double excessOf(std::size_t wish, const Arrangement& arrangement) const {
        return meters_[wish]->excess(arrangement);
    }
    [[nodiscard]] Balance balance(const Arrangement& arrangement, bool withDraft) const;

  private:
    [[nodiscard]] double unevenResources(const Arrangement& arrangement) const;
    [[nodiscard]] double unevenHarbours(const Arrangement& arrangement) const;

    const Puzzle& puzzle_;
    std::vector<std::unique_ptr<WishMeter>> meters_;
    std::vector<Hinterland> hinterlands_;
    Areas areas_;
};

} // namespace isle
