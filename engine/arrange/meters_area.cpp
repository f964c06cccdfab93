#include "engine/arrange/measure.h"
#include "engine/checks/areas.h"

#include <algorithm>

namespace isle {
namespace {

/// area-pips
class AreaMeter final : public WishMeter {
  public:
    AreaMeter(Areas areas, double limit) : areas_(std::move(areas)), limit_(limit) {}

    [[nodiscard]] double excess(const Arrangement& arrangement) const override {
        if (!isWhole(arrangement))
            return 0;
        double sum = 0;
        for (const auto& division : areas_.divisions)
            if (const double unlike = Areas::unlike(division, arrangement); unlike > limit_)
                sum += 0.1 + unlike - limit_;
        return sum;
    }

  private:
    Areas areas_;
    double limit_;
};

} // namespace

Areas::Areas(const Puzzle& puzzle, std::size_t smallest) {
    std::vector<bool> beside(puzzle.hexes().size(), false);
    for (const CrossingId crossing : puzzle.starts())
        for (const HexId hex : puzzle.topology()[crossing].hexes)
            if (hex.valid() && puzzle.initial().hexes[hex.index()].produces())
                beside[hex.index()] = true;
    std::vector<HexId> ground;
    for (std::size_t i = 0; i < beside.size(); ++i)
        if (beside[i])
            ground.emplace_back(i);
    divisions = {quarters(puzzle.topology(), ground), byIsland(puzzle.topology(), ground),
                 symmetricParts(puzzle.topology(), ground)};
    for (auto& division : divisions)
        std::erase_if(division, [&](const auto& area) { return area.size() < smallest; });
    std::erase_if(divisions, [](const auto& division) { return division.size() < 2; });
}

double Areas::unlike(const Division& division, const Arrangement& arrangement) {
    const auto pipsOf = [&](const std::vector<HexId>& area) {
        int pips = 0;
        for (const HexId hex : area)
            pips += arrangement.hexes[hex.index()].pips();
        return pips;
    };
    int pips = 0;
    std::size_t hexes = 0;
    for (const auto& area : division) {
        pips += pipsOf(area);
        hexes += area.size();
    }
    if (pips == 0)
        return 0;
    const double average = pips / static_cast<double>(hexes);
    double least = 0;
    double most = 0;
    for (const auto& area : division) {
        const double yield = pipsOf(area) / (average * static_cast<double>(area.size()));
        least = &area == &division.front() ? yield : std::min(least, yield);
        most = std::max(most, yield);
    }
    return most - least;
}

double Areas::mostUnlike(const Arrangement& arrangement) const {
    double most = 0;
    for (const auto& division : divisions)
        most = std::max(most, unlike(division, arrangement));
    return most;
}

std::unique_ptr<WishMeter> areaMeterFor(const Wish& wish, const Puzzle& puzzle) {
    if (wish.check != "area-pips")
        return nullptr;
    // Start ground is what yields: where a desert may move it is another for every arrangement.
    for (std::size_t i = 0; i < puzzle.hexes().size(); ++i)
        if (puzzle.hexes()[i].terrainMoves && puzzle.initial().hexes[i].terrain == Terrain::Desert)
            return nullptr;
    return std::make_unique<AreaMeter>(Areas(puzzle, static_cast<std::size_t>(wish.limits[1])),
                                       wish.limits[0]);
}

} // namespace isle
