#include "engine/arrange/measure.h"
#include "engine/checks/places.h"
#include "engine/checks/run.h"
#include "engine/checks/spot_value.h"

#include <algorithm>
#include <cmath>

namespace isle {
namespace {

/// Any other check: how many problems it finds. Slower by far than the meters above.
class CheckMeter final : public WishMeter {
  public:
    CheckMeter(const Check& check, const Wish& wish, const Puzzle& puzzle) : check_(check), puzzle_(puzzle) {
        profile_.setOn(check, true);
        for (std::size_t i = 0; i < check.thresholds.size() && i < wish.limits.size(); ++i)
            profile_.setThreshold(check, check.thresholds[i].name, wish.limits[i]);
    }

    [[nodiscard]] double excess(const Arrangement& arrangement) const override {
        const Map map = puzzle_.mapOf(arrangement);
        return static_cast<double>(CheckRun(map, puzzle_.topology(), profile_).problemsOf(check_).size());
    }
    [[nodiscard]] bool slow() const override { return true; }

  private:
    const Check& check_;
    const Puzzle& puzzle_;
    CheckProfile profile_;
};

/// draft-fairness
class DraftMeter final : public WishMeter {
  public:
    DraftMeter(const Puzzle& puzzle, double limit) : puzzle_(puzzle), limit_(limit) {}

    [[nodiscard]] double excess(const Arrangement& arrangement) const override {
        const double spread = draftSpread(puzzle_, arrangement).value_or(0);
        return spread <= limit_ ? 0 : 0.1 + spread - limit_;
    }
    [[nodiscard]] bool slow() const override { return true; }

  private:
    const Puzzle& puzzle_;
    double limit_;
};

/// A few hexes say nothing about the whole.
constexpr std::size_t smallestArea = 3;

} // namespace

std::optional<double> draftSpread(const Puzzle& puzzle, const Arrangement& arrangement) {
    if (!isWhole(arrangement) || puzzle.starts().empty())
        return std::nullopt;
    const KnownGround ground = puzzle.groundOf(arrangement);
    const SpotBook book(puzzle.topology(), ground);
    const DraftOutcome draft =
        greedyDraft(puzzle.topology(), book, puzzle.starts(), puzzle.seats(), puzzle.towns());
    return draft.complete ? std::optional(draft.spread()) : std::nullopt;
}

std::unique_ptr<WishMeter> draftMeterFor(const Wish& wish, const Puzzle& puzzle) {
    if (wish.check != "draft-fairness")
        return nullptr;
    const auto row = static_cast<std::size_t>(std::clamp(puzzle.seats(), 3, 6) - 3);
    return std::make_unique<DraftMeter>(puzzle, wish.limits[row]);
}

std::unique_ptr<WishMeter> meterFor(const Wish& wish, const Puzzle& puzzle) {
    for (const auto make : {neighbourMeterFor, placeMeterFor, resourceMeterFor, areaMeterFor, draftMeterFor})
        if (auto meter = make(wish, puzzle))
            return meter;
    const Check* check = checkNamed(wish.check);
    return check == nullptr ? nullptr : std::make_unique<CheckMeter>(*check, wish, puzzle);
}

Scales::Scales(const Puzzle& puzzle, std::span<const Wish> wishes)
    : puzzle_(puzzle), hinterlands_(hinterlandsOf(puzzle)), areas_(puzzle, smallestArea) {
    for (const Wish& wish : wishes)
        meters_.push_back(meterFor(wish, puzzle));
}

double Scales::quickExcess(const Arrangement& arrangement) const {
    double sum = 0;
    for (const auto& meter : meters_)
        sum += meter->slow() ? 0 : meter->excess(arrangement);
    return sum;
}

double Scales::slowExcess(const Arrangement& arrangement) const {
    double sum = 0;
    for (const auto& meter : meters_)
        sum += meter->slow() ? meter->excess(arrangement) : 0;
    return sum;
}

bool Scales::anySlow() const {
    return std::any_of(meters_.begin(), meters_.end(), [](const auto& meter) { return meter->slow(); });
}

Balance Scales::balance(const Arrangement& arrangement, bool withDraft) const {
    return {unevenResources(arrangement), areas_.mostUnlike(arrangement), unevenHarbours(arrangement),
            withDraft ? draftSpread(puzzle_, arrangement).value_or(0) : 0};
}

double Scales::unevenResources(const Arrangement& arrangement) const {
    std::array<int, resourceCount> hexes{};
    std::array<int, resourceCount> pips{};
    int allHexes = 0;
    int allPips = 0;
    for (const KnownHex& hex : arrangement.hexes) {
        const auto resource = resourceOf(hex.terrain);
        if (!resource)
            continue;
        ++hexes[static_cast<std::size_t>(*resource)];
        pips[static_cast<std::size_t>(*resource)] += hex.pips();
        ++allHexes;
        allPips += hex.pips();
    }
    if (allPips == 0)
        return 0;
    double sum = 0;
    int resources = 0;
    for (std::size_t r = 0; r < resourceCount; ++r) {
        if (hexes[r] == 0)
            continue;
        const double even = static_cast<double>(hexes[r]) * allPips / allHexes;
        sum += std::abs(pips[r] - even) / even;
        ++resources;
    }
    return sum / resources;
}

double Scales::unevenHarbours(const Arrangement& arrangement) const {
    double least = 1e9;
    double most = 0;
    double sum = 0;
    int harbours = 0;
    for (std::size_t i = 0; i < hinterlands_.size(); ++i) {
        const HarbourKind kind = arrangement.harbours[i];
        if (kind >= HarbourKind::Generic || hinterlands_[i].hexes.empty())
            continue;
        const double pips = hinterlands_[i].pips(arrangement, static_cast<Resource>(kind));
        least = std::min(least, pips);
        most = std::max(most, pips);
        sum += pips;
        ++harbours;
    }
    return harbours < 2 || sum == 0 ? 0 : (most - least) * harbours / sum;
}

double Balance::score() const {
    return 100.0 / (1.0 + resources + 0.5 * areas + 0.5 * harbours + draft);
}

Balance balanceOf(const Map& map) {
    const Puzzle puzzle(map, std::make_shared<const Topology>(shapeOf(map)), {}, {});
    return Scales(puzzle, {}).balance(puzzle.initial(), true);
}

} // namespace isle
