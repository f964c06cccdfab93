#include "engine/generate/land.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace isle {
namespace {

constexpr int noIsland = -1;
/// Of so many places drawn for an island the one farthest from all others is taken.
constexpr std::size_t placesTried = 12;

/// An island that grows, with its images: one island that all symmetries take to itself, or one for each
/// symmetry.
struct Sprout {
    int first = 0;          ///< number of the island; its images follow in the order of the symmetries
    bool central = false;   ///< the images are all this island
    std::size_t wanted = 0; ///< hexes of all images together
    Cell seed;
    std::vector<Cell> cells; ///< of the island itself; of a central one all
};

/// Land that has grown so far.
class Growth {
  public:
    explicit Growth(const MapPlan& plan)
        : plan_(plan),
          owner_(static_cast<std::size_t>(plan.rows()) * static_cast<std::size_t>(plan.cols()), noIsland) {}

    /// Adds a hex with its images to an island; false when it would touch another island, lie on the rim, or
    /// cut the sea in two.
    bool add(Sprout& sprout, Cell cell) {
        const std::vector<Cell> images = imagesFor(sprout, cell);
        if (!fits(sprout, images))
            return false;
        for (std::size_t i = 0; i < images.size(); ++i)
            owner_[plan_.indexOf(images[i])] = numberOf(sprout, i);
        if (!seaHolds(images)) {
            for (const Cell image : images)
                owner_[plan_.indexOf(image)] = noIsland;
            return false;
        }
        if (sprout.central)
            sprout.cells.insert(sprout.cells.end(), images.begin(), images.end());
        else
            sprout.cells.push_back(cell);
        return true;
    }

    [[nodiscard]] int ownerOf(Cell cell) const {
        return plan_.has(cell) ? owner_[plan_.indexOf(cell)] : noIsland;
    }
    [[nodiscard]] const MapPlan& plan() const { return plan_; }

  private:
    static int numberOf(const Sprout& sprout, std::size_t image) {
        return sprout.first + (sprout.central ? 0 : static_cast<int>(image));
    }

    /// By symmetry for an island with images, else each once.
    [[nodiscard]] std::vector<Cell> imagesFor(const Sprout& sprout, Cell cell) const {
        if (sprout.central)
            return plan_.orbitOf(cell);
        std::vector<Cell> images;
        for (const LatticeTransform& symmetry : plan_.symmetries())
            images.push_back(symmetry.apply(cell));
        return images;
    }

    [[nodiscard]] bool fits(const Sprout& sprout, const std::vector<Cell>& images) const {
        for (std::size_t i = 0; i < images.size(); ++i) {
            if (!plan_.isInner(images[i]) || ownerOf(images[i]) != noIsland)
                return false;
            for (const Direction direction : allDirections) {
                const int beside = ownerOf(neighbour(images[i], direction));
                if (beside != noIsland && beside != numberOf(sprout, i))
                    return false;
            }
            for (std::size_t j = 0; !sprout.central && j < i; ++j)
                if (distance(images[i], images[j]) < 2)
                    return false;
        }
        return true;
    }

    [[nodiscard]] bool isSea(Cell cell) const { return plan_.has(cell) && ownerOf(cell) == noIsland; }

    /// Land beside one stretch of sea cannot cut it; only where there are several the whole sea is walked.
    [[nodiscard]] bool seaHolds(const std::vector<Cell>& added) const {
        const bool cannotCut = std::all_of(added.begin(), added.end(), [&](Cell cell) {
            int stretches = 0;
            for (std::size_t i = 0; i < allDirections.size(); ++i) {
                const bool here = isSea(neighbour(cell, allDirections[i]));
                const bool next = isSea(neighbour(cell, allDirections[(i + 1) % allDirections.size()]));
                stretches += here && !next ? 1 : 0;
            }
            return stretches == 1;
        });
        return cannotCut || seaIsOne();
    }

    [[nodiscard]] bool seaIsOne() const {
        std::vector<bool> seen(owner_.size(), false);
        std::vector<Cell> reached;
        std::size_t sea = 0;
        for (const Cell cell : plan_.cells()) {
            if (!isSea(cell))
                continue;
            ++sea;
            if (reached.empty()) {
                reached.push_back(cell);
                seen[plan_.indexOf(cell)] = true;
            }
        }
        for (std::size_t at = 0; at < reached.size(); ++at) {
            for (const Direction direction : allDirections) {
                const Cell next = neighbour(reached[at], direction);
                if (isSea(next) && !seen[plan_.indexOf(next)]) {
                    seen[plan_.indexOf(next)] = true;
                    reached.push_back(next);
                }
            }
        }
        return reached.size() == sea;
    }

    const MapPlan& plan_;
    std::vector<int> owner_;
};

std::size_t imagesOf(const Sprout& sprout, const MapPlan& plan) {
    return sprout.central ? 1 : plan.symmetries().size();
}

std::size_t sizeOf(const Sprout& sprout, const MapPlan& plan) {
    return sprout.cells.size() * imagesOf(sprout, plan);
}

/// How badly a hex suits the outline; an island takes the hex with the lowest number next. In steps.
double strayOf(const Sprout& sprout, std::optional<HomeShape> shape, Cell cell, const Growth& growth,
               Random& random) {
    const double chance = static_cast<double>(random.below(1000)) / 1000.0;
    const double away = distance(sprout.seed, cell);
    if (shape == HomeShape::Hexagon)
        return away + chance / 2;
    if (shape == HomeShape::Bar) {
        const LatticePoint from = centreOf(sprout.seed);
        const LatticePoint to = centreOf(cell);
        return std::abs(to.x - from.x) / 2.0 + 2.5 * std::abs(to.y - from.y) / 3.0 + chance / 2;
    }
    if (shape == HomeShape::Ring)
        return away + chance; // the lagoon is kept free by lagoonOf
    int own = 0;
    for (const Direction direction : allDirections)
        own += growth.ownerOf(neighbour(cell, direction)) == sprout.first ? 1 : 0;
    return 4 * chance - own;
}

/// The radius of the water inside a ring of so many hexes: two hexes of land round it.
int lagoonOf(std::size_t hexes) {
    return hexes < 16 ? 0
                      : std::max(1, static_cast<int>(std::lround((static_cast<double>(hexes) - 18) / 12.0)));
}

int lagoonOf(const Sprout& sprout, const MapPlan& plan) {
    return lagoonOf(sprout.wanted / imagesOf(sprout, plan));
}

std::vector<Cell> frontierOf(const Sprout& sprout, const Growth& growth) {
    std::vector<Cell> frontier;
    for (const Cell cell : sprout.cells)
        for (const Direction direction : allDirections)
            if (const Cell next = neighbour(cell, direction);
                growth.plan().isInner(next) && growth.ownerOf(next) == noIsland)
                frontier.push_back(next);
    std::sort(frontier.begin(), frontier.end());
    frontier.erase(std::unique(frontier.begin(), frontier.end()), frontier.end());
    return frontier;
}

/// Islands with images grow by one hex each: they stop where one more would miss by more than none would.
bool wantsMore(const Sprout& sprout, const MapPlan& plan) {
    const std::size_t size = sizeOf(sprout, plan);
    return size < sprout.wanted && 2 * (sprout.wanted - size) >= imagesOf(sprout, plan);
}

/// Grows an island to what it wants, or as far as it can.
void grow(Sprout& sprout, std::optional<HomeShape> shape, Growth& growth, Random& random) {
    const bool ring = shape == HomeShape::Ring;
    const int lagoon = ring ? lagoonOf(sprout, growth.plan()) : 0;
    bool grown = true;
    while (grown && wantsMore(sprout, growth.plan())) {
        std::vector<std::pair<double, Cell>> next;
        for (const Cell cell : frontierOf(sprout, growth))
            if (!ring || distance(sprout.seed, cell) > lagoon)
                next.emplace_back(strayOf(sprout, shape, cell, growth, random), cell);
        std::sort(next.begin(), next.end());
        grown = std::any_of(next.begin(), next.end(),
                            [&](const auto& place) { return growth.add(sprout, place.second); });
    }
}

/// The number of steps to the nearest land of others and to the island's own images.
int roomAt(const Sprout& sprout, const Growth& growth, Cell cell) {
    int room = growth.plan().rows() + growth.plan().cols();
    if (!sprout.central)
        for (const LatticeTransform& symmetry : growth.plan().symmetries())
            if (const Cell image = symmetry.apply(cell); image != cell)
                room = std::min(room, distance(cell, image));
    for (const Cell other : growth.plan().inner())
        if (growth.ownerOf(other) != noIsland)
            room = std::min(room, distance(cell, other));
    return room;
}

/// Draws a place for an island and puts its first hex there.
bool sow(Sprout& sprout, bool home, HomeShape shape, Growth& growth, Random& random) {
    std::vector<Cell> places;
    for (const Cell cell : growth.plan().inner())
        if (!sprout.central || growth.plan().isFixed(cell))
            places.push_back(cell);
    random.shuffle(places);
    if (home && shape == HomeShape::Ring) { // first where the ring closes before it meets the rim
        const int radius = lagoonOf(sprout, growth.plan()) + 2;
        std::stable_partition(places.begin(), places.end(), [&](Cell cell) {
            const auto ring = disc(cell, radius);
            return std::all_of(ring.begin(), ring.end(),
                               [&](Cell near) { return growth.plan().isInner(near); });
        });
    }
    // The first island may lie anywhere; images keep away from each other like islands do.
    const bool anywhere = home && (sprout.central || growth.plan().symmetries().size() == 1);
    std::vector<std::pair<int, Cell>> tried;
    for (const Cell cell : places) {
        tried.emplace_back(-roomAt(sprout, growth, cell), cell);
        if (tried.size() == (anywhere ? 1 : placesTried))
            break;
    }
    std::stable_sort(tried.begin(), tried.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    for (const Cell cell : places)
        tried.emplace_back(0, cell);
    for (const auto& [room, cell] : tried) {
        sprout.seed = cell;
        if (home && shape == HomeShape::Ring && lagoonOf(sprout, growth.plan()) > 0) {
            // The seed is the middle of the lagoon; land begins on the shore.
            const int shore = lagoonOf(sprout, growth.plan()) + 1;
            for (const Cell beach : places)
                if (distance(beach, cell) == shore && growth.add(sprout, beach))
                    return true;
        } else if (growth.add(sprout, cell)) {
            return true;
        }
    }
    return false;
}

/// Splits a number of hexes among islands in random parts, each at least one hex.
std::vector<std::size_t> split(std::size_t hexes, std::size_t islands, Random& random) {
    std::vector<double> weights;
    for (std::size_t i = 0; i < islands; ++i)
        weights.push_back(1.0 + static_cast<double>(random.below(1000)) / 1000.0);
    const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
    std::vector<std::size_t> parts;
    std::size_t left = hexes;
    for (std::size_t i = 0; i < islands; ++i) {
        const auto part = i + 1 == islands
                              ? left
                              : std::min(left, static_cast<std::size_t>(std::lround(
                                                   weights[i] / sum * static_cast<double>(hexes))));
        parts.push_back(std::max<std::size_t>(1, part));
        left -= std::min(left, parts.back());
    }
    return parts;
}

/// The islands to grow with the hexes each is to have, the home islands first.
std::vector<Sprout> sproutsOf(const GenerateOptions& options, const MapPlan& plan, Random& random) {
    const std::size_t images = plan.symmetries().size();
    const auto islands = static_cast<std::size_t>(options.islands);
    const std::size_t land = landWanted(options, plan);
    const bool central = images > 1 && islands % images == 1;
    std::vector<Sprout> sprouts{{0, central, land, {}, {}}};
    const std::size_t homes = central ? 1 : images;
    const std::size_t others = (islands - homes) / images;
    if (others > 0) {
        const auto half =
            static_cast<std::size_t>(static_cast<double>(land) * (others == 1 && images == 1 ? 0.65 : 0.5));
        sprouts[0].wanted =
            std::min(std::max(homeHexesFor(options.seats), half), land - std::min(land, others * images));
    }
    int number = static_cast<int>(homes);
    for (const std::size_t part : split(land - std::min(land, sprouts[0].wanted), others, random)) {
        sprouts.push_back({number, false, part, {}, {}});
        number += static_cast<int>(images);
    }
    return sprouts;
}

Land landOf(const std::vector<Sprout>& sprouts, const MapPlan& plan) {
    Land land;
    land.starts = imagesOf(sprouts.front(), plan);
    for (const Sprout& sprout : sprouts) {
        for (std::size_t i = 0; i < imagesOf(sprout, plan); ++i) {
            auto& island = land.islands.emplace_back();
            for (const Cell cell : sprout.cells)
                island.push_back(plan.symmetries()[i].apply(cell));
            std::sort(island.begin(), island.end());
        }
    }
    return land;
}

} // namespace

std::size_t Land::size() const {
    std::size_t hexes = 0;
    for (const auto& island : islands)
        hexes += island.size();
    return hexes;
}

std::size_t landWanted(const GenerateOptions& options, const MapPlan& plan) {
    const double share = (100.0 - options.seaShare) / 100.0;
    return static_cast<std::size_t>(std::lround(share * static_cast<double>(plan.cells().size())));
}

// A start needs four crossings a settlement, eight a seat; twelve hexes in a heap have more than 32.
std::size_t homeHexesFor(int seats) {
    return static_cast<std::size_t>(3 * seats);
}

std::optional<Land> growLand(const GenerateOptions& options, const MapPlan& plan, Random& random) {
    Growth growth(plan);
    std::vector<Sprout> sprouts = sproutsOf(options, plan, random);
    for (Sprout& sprout : sprouts) {
        const bool home = &sprout == &sprouts.front();
        if (!sow(sprout, home, options.home, growth, random))
            return std::nullopt;
        if (home)
            grow(sprout, options.home, growth, random);
    }
    for (auto sprout = sprouts.begin() + 1; sprout != sprouts.end(); ++sprout)
        grow(*sprout, std::nullopt, growth, random);
    // Where an island had no room for its part the others take over.
    const std::size_t wanted = landWanted(options, plan);
    for (auto sprout = sprouts.rbegin(); sprout != sprouts.rend(); ++sprout) {
        const Land land = landOf(sprouts, plan);
        if (land.size() >= wanted)
            break;
        sprout->wanted = sizeOf(*sprout, plan) + wanted - land.size();
        grow(*sprout, sprout + 1 == sprouts.rend() ? std::optional(options.home) : std::nullopt, growth,
             random);
    }
    return landOf(sprouts, plan);
}

} // namespace isle
