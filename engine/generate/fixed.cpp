#include "engine/generate/content.h"
#include "engine/map/pools.h"

#include <algorithm>

namespace isle {
namespace {

using Orbit = std::vector<Cell>;

constexpr int numberTries = 200;

/// The hexes that a question is true of, each with its images, in random order but the largest orbits first:
/// what is left to the small ones can be made even.
template <class Question>
std::vector<Orbit> orbitsWhere(const Map& map, const MapPlan& plan, Random& random, Question question) {
    std::vector<Orbit> orbits;
    for (const Cell cell : plan.cells())
        if (question(map.at(cell)) && plan.orbitOf(cell).front() == cell)
            orbits.push_back(plan.orbitOf(cell));
    random.shuffle(orbits);
    std::stable_sort(orbits.begin(), orbits.end(),
                     [](const Orbit& a, const Orbit& b) { return a.size() > b.size(); });
    return orbits;
}

/// The kind of which most is still missing from a pool.
template <class Kinds, class Pool>
auto scarcest(const Kinds& kinds, const Pool& missing) {
    return *std::max_element(kinds.begin(), kinds.end(),
                             [&](auto a, auto b) { return missing[a] < missing[b]; });
}

void fixTerrain(Map& map, const MapPlan& plan, TerrainPool missing, Random& random) {
    const auto orbits =
        orbitsWhere(map, plan, random, [](const MapHex& hex) { return hex.terrain == Terrain::Any; });
    for (const Orbit& orbit : orbits) {
        std::vector<Terrain> kinds(producingTerrains.begin(), producingTerrains.end());
        random.shuffle(kinds);
        const Terrain terrain = scarcest(kinds, missing);
        missing[terrain] -= static_cast<int>(orbit.size());
        for (const Cell cell : orbit) {
            MapHex hex = map.at(cell);
            hex.terrain = terrain;
            map.set(cell, hex);
        }
    }
}

bool besideRed(const Map& map, const Orbit& orbit) {
    return std::any_of(orbit.begin(), orbit.end(), [&](Cell cell) {
        return std::any_of(allDirections.begin(), allDirections.end(), [&](Direction direction) {
            const Cell beside = neighbour(cell, direction);
            return isRed(map.at(beside).number.value())
                   || std::binary_search(orbit.begin(), orbit.end(), beside);
        });
    });
}

/// The missing number of which there are most, among those that may lie here; nothing when only red ones are
/// missing and none may.
std::optional<int> numberFor(const Map& map, const Orbit& orbit, const NumberPool& missing, Random& random) {
    std::vector<int> values(tokenValues.begin(), tokenValues.end());
    if (besideRed(map, orbit))
        std::erase_if(values, isRed);
    random.shuffle(values);
    // Reds have the fewest places: they go first wherever they may.
    std::stable_partition(values.begin(), values.end(), isRed);
    const auto size = static_cast<int>(orbit.size());
    const auto whole =
        std::find_if(values.begin(), values.end(), [&](int value) { return missing[value] >= size; });
    if (whole != values.end())
        return *whole;
    const int value = scarcest(values, missing);
    return missing[value] > -size ? std::optional(value) : std::nullopt;
}

bool fixNumbers(Map& map, const MapPlan& plan, NumberPool missing, Random& random) {
    const auto orbits =
        orbitsWhere(map, plan, random, [](const MapHex& hex) { return hex.number.isShuffled(); });
    for (const Orbit& orbit : orbits) {
        const auto value = numberFor(map, orbit, missing, random);
        if (!value)
            return false;
        missing[*value] -= static_cast<int>(orbit.size());
        for (const Cell cell : orbit) {
            MapHex hex = map.at(cell);
            hex.number = CellNumber::fixed(*value);
            map.set(cell, hex);
        }
    }
    return true;
}

void fixChips(Map& map, const MapPlan& plan, ChipPool missing, Random& random) {
    const auto orbits =
        orbitsWhere(map, plan, random, [](const MapHex& hex) { return hex.marker == Marker::ChipAny; });
    for (const Orbit& orbit : orbits) {
        const Marker kind =
            scarcest(std::array{Marker::ChipPoint, Marker::ChipHarbour, Marker::ChipGold}, missing);
        missing[kind] -= static_cast<int>(orbit.size());
        for (const Cell cell : orbit) {
            MapHex hex = map.at(cell);
            hex.marker = kind;
            map.set(cell, hex);
        }
    }
}

void fixHarbours(Map& map, const MapPlan& plan, HarbourPool missing, Random& random) {
    std::vector<HarbourKind> kinds(allHarbourKinds.begin(), allHarbourKinds.end() - 1); // all but shuffled
    std::vector<std::vector<EdgePlace>> orbits;
    for (const MapHarbour& harbour : map.harbours)
        if (auto orbit = plan.orbitOf(harbour.edge); orbit.front() == harbour.edge)
            orbits.push_back(std::move(orbit));
    random.shuffle(orbits);
    for (const auto& orbit : orbits) {
        random.shuffle(kinds);
        const HarbourKind kind = scarcest(kinds, missing);
        missing[kind] -= static_cast<int>(orbit.size());
        for (const EdgePlace edge : orbit)
            map.setHarbour({edge, kind});
    }
}

} // namespace

bool fixContent(Map& map, const MapPlan& plan, Random& random) {
    const DealtPools pools = resolvedPools(map);
    fixTerrain(map, plan, pools.terrain, random);
    fixChips(map, plan, pools.chips, random);
    fixHarbours(map, plan, pools.harbours, random);
    for (int i = 0; i < numberTries; ++i) {
        Map tried = map;
        if (!fixNumbers(tried, plan, pools.numbers, random))
            continue;
        map = std::move(tried);
        return true;
    }
    return false;
}

} // namespace isle
