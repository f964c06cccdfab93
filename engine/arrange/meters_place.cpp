#include "engine/arrange/measure.h"

#include <algorithm>

namespace isle {
namespace {

/// crossing-pips
class CrossingMeter final : public WishMeter {
  public:
    CrossingMeter(const Puzzle& puzzle, int most, int least) : puzzle_(puzzle), most_(most), least_(least) {}

    [[nodiscard]] double excess(const Arrangement& arrangement) const override {
        int sum = 0;
        for (const CrossingId crossing : puzzle_.crossings()) {
            int pips = 0;
            int producers = 0; // with a number that is known
            for (const HexId hex : puzzle_.topology()[crossing].hexes) {
                if (!hex.valid())
                    break;
                const KnownHex& known = arrangement.hexes[hex.index()];
                pips += known.pips();
                producers += known.produces() && known.numberKnown() ? 1 : 0;
            }
            sum += std::max(0, pips - most_);
            if (producers == 3 && puzzle_.isStart(crossing))
                sum += std::max(0, least_ - pips);
        }
        return sum;
    }

  private:
    const Puzzle& puzzle_;
    int most_;
    int least_;
};

/// harbour-own-resource
class OwnResourceMeter final : public WishMeter {
  public:
    explicit OwnResourceMeter(const Puzzle& puzzle) : puzzle_(puzzle) {}

    [[nodiscard]] double excess(const Arrangement& arrangement) const override {
        int touching = 0;
        for (std::size_t i = 0; i < arrangement.harbours.size(); ++i) {
            const HarbourKind kind = arrangement.harbours[i];
            if (kind >= HarbourKind::Generic || !puzzle_.harbours()[i].coastal)
                continue;
            touching += touches(arrangement, i, static_cast<Resource>(kind)) ? 1 : 0;
        }
        return touching;
    }

  private:
    [[nodiscard]] bool touches(const Arrangement& arrangement, std::size_t harbour, Resource resource) const {
        for (const CrossingId end : puzzle_.harbours()[harbour].ends)
            for (const HexId hex : puzzle_.topology()[end].hexes)
                if (hex.valid() && resourceOf(arrangement.hexes[hex.index()].terrain) == resource)
                    return true;
        return false;
    }

    const Puzzle& puzzle_;
};

/// gold-number
class GoldMeter final : public WishMeter {
  public:
    explicit GoldMeter(int most) : most_(most) {}

    [[nodiscard]] double excess(const Arrangement& arrangement) const override {
        int sum = 0;
        for (const KnownHex& hex : arrangement.hexes)
            if (hex.terrain == Terrain::Gold)
                sum += std::max(0, hex.pips() - most_);
        return sum;
    }

  private:
    int most_;
};

/// gold-at-start
class GoldStartMeter final : public WishMeter {
  public:
    explicit GoldStartMeter(const Puzzle& puzzle) : beside_(puzzle.hexes().size(), false) {
        for (const CrossingId crossing : puzzle.starts())
            for (const HexId hex : puzzle.topology()[crossing].hexes)
                if (hex.valid())
                    beside_[hex.index()] = true;
    }

    [[nodiscard]] double excess(const Arrangement& arrangement) const override {
        int sum = 0;
        for (std::size_t i = 0; i < beside_.size(); ++i)
            sum += beside_[i] && arrangement.hexes[i].terrain == Terrain::Gold ? 1 : 0;
        return sum;
    }

  private:
    std::vector<bool> beside_;
};

/// harbour-hinterland
class HinterlandMeter final : public WishMeter {
  public:
    HinterlandMeter(const Puzzle& puzzle, double limit)
        : limit_(limit), hinterlands_(hinterlandsOf(puzzle)) {}

    [[nodiscard]] double excess(const Arrangement& arrangement) const override {
        if (!isWhole(arrangement))
            return 0;
        double weakest = 0;
        double strongest = 0;
        int harbours = 0;
        for (std::size_t i = 0; i < hinterlands_.size(); ++i) {
            const HarbourKind kind = arrangement.harbours[i];
            if (kind >= HarbourKind::Generic || hinterlands_[i].hexes.empty())
                continue;
            const double pips = hinterlands_[i].pips(arrangement, static_cast<Resource>(kind));
            weakest = harbours == 0 ? pips : std::min(weakest, pips);
            strongest = std::max(strongest, pips);
            ++harbours;
        }
        return harbours < 2 ? 0 : std::max(0.0, strongest - limit_ * weakest);
    }

  private:
    double limit_;
    std::vector<Hinterland> hinterlands_;
};

} // namespace

double Hinterland::pips(const Arrangement& arrangement, Resource resource) const {
    double sum = 0;
    for (const auto& [hex, weight] : hexes)
        if (const KnownHex& known = arrangement.hexes[hex.index()]; resourceOf(known.terrain) == resource)
            sum += weight * known.pips();
    return sum;
}

std::vector<Hinterland> hinterlandsOf(const Puzzle& puzzle) {
    constexpr std::array weights{1.0, 0.6, 0.3};
    const Topology& topology = puzzle.topology();
    std::vector<Hinterland> all(puzzle.harbours().size());
    for (std::size_t h = 0; h < all.size(); ++h) {
        if (!puzzle.harbours()[h].coastal)
            continue;
        std::vector<CrossingId> reached(puzzle.harbours()[h].ends.begin(), puzzle.harbours()[h].ends.end());
        std::vector<bool> counted(topology.hexes().size(), false);
        std::size_t begin = 0;
        for (const double weight : weights) {
            const std::size_t end = reached.size();
            for (std::size_t i = begin; i < end; ++i) {
                const Topology::Crossing& crossing = topology[reached[i]];
                for (const HexId hex : crossing.hexes)
                    if (hex.valid() && !counted[hex.index()]) {
                        counted[hex.index()] = true;
                        all[h].hexes.emplace_back(hex, weight);
                    }
                for (std::size_t n = 0; n < crossing.edges.size(); ++n)
                    if (crossing.edges[n].valid() && topology[crossing.edges[n]].road
                        && std::find(reached.begin(), reached.end(), crossing.neighbours[n]) == reached.end())
                        reached.push_back(crossing.neighbours[n]);
            }
            begin = end;
        }
    }
    return all;
}

std::unique_ptr<WishMeter> placeMeterFor(const Wish& wish, const Puzzle& puzzle) {
    const auto limit = [&](std::size_t i) { return static_cast<int>(wish.limits[i]); };
    if (wish.check == "crossing-pips")
        return std::make_unique<CrossingMeter>(puzzle, limit(0), limit(1));
    if (wish.check == "harbour-own-resource")
        return std::make_unique<OwnResourceMeter>(puzzle);
    if (wish.check == "gold-number")
        return std::make_unique<GoldMeter>(limit(0));
    if (wish.check == "gold-at-start")
        return std::make_unique<GoldStartMeter>(puzzle);
    if (wish.check == "harbour-hinterland")
        return std::make_unique<HinterlandMeter>(puzzle, wish.limits[0]);
    return nullptr;
}

} // namespace isle
