#include "engine/generate/content.h"

#include <algorithm>
#include <cmath>

namespace isle {
namespace {

MapHex hexOf(Terrain terrain) {
    const CellNumber number = takesNumber(terrain) ? CellNumber::shuffled() : CellNumber();
    return {terrain, number, Marker::None};
}

/// Lays special hexes over plain ones, each with its images.
class SpecialLayer {
  public:
    SpecialLayer(Map& map, const MapPlan& plan, const Land& land, Random& random)
        : map_(map), plan_(plan), random_(random) {
        for (std::size_t i = 0; i < land.islands.size(); ++i) {
            auto& cells = i < land.starts ? home_ : isles_;
            cells.insert(cells.end(), land.islands[i].begin(), land.islands[i].end());
        }
    }

    /// So many hexes, on new islands as long as there are free ones there and then, if they may, on start
    /// islands. False when there are too few.
    bool onIsles(int count, MapHex hex, bool alsoHome) {
        int left = lay(count, hex, isles_);
        if (left > 0 && alsoHome)
            left = lay(left, hex, home_);
        return left <= 0;
    }
    bool onHome(int count, MapHex hex) { return lay(count, hex, home_) <= 0; }
    /// Whether at least half of the start islands still yields ordinary resources.
    [[nodiscard]] bool homeYields() const {
        const auto plain =
            std::count_if(home_.begin(), home_.end(), [&](Cell cell) { return isPlain(cell); });
        return 2 * plain >= static_cast<std::ptrdiff_t>(home_.size());
    }

  private:
    [[nodiscard]] bool isPlain(Cell cell) const {
        const MapHex hex = map_.at(cell);
        return hex.terrain == Terrain::Any && hex.marker == Marker::None;
    }

    /// How many are left over.
    int lay(int count, MapHex hex, std::vector<Cell> places) {
        random_.shuffle(places);
        for (const bool whole : {true, false}) { // first those whose images are not too many
            for (const Cell place : places) {
                const auto orbit = plan_.orbitOf(place);
                const auto size = static_cast<int>(orbit.size());
                if (count <= 0)
                    return 0;
                if (!isPlain(place) || (whole && size > count))
                    continue;
                for (const Cell cell : orbit)
                    map_.set(cell, hex);
                count -= size;
            }
        }
        return count;
    }

    Map& map_;
    const MapPlan& plan_;
    Random& random_;
    std::vector<Cell> home_;
    std::vector<Cell> isles_;
};

Text tooFew(const Land& land, const SpecialCounts& counts) {
    if (land.islands.size() == land.starts && counts.fortresses + counts.chips > 0)
        return {ISLE_TEXT("checks",
                          "Fortresses and chips lie on new islands, but every island of this map is "
                          "a start island. Ask for more islands or for none of them."),
                {}};
    return {ISLE_TEXT("checks", "There are too few land hexes for so many special ones. Ask for less sea or "
                                "for fewer specials."),
            {}};
}

std::optional<Text> laySpecials(Map& map, const SpecialCounts& counts, const MapPlan& plan, const Land& land,
                                Random& random) {
    SpecialLayer layer(map, plan, land, random);
    const MapHex chip{Terrain::Any, CellNumber::shuffled(), Marker::ChipAny};
    const bool fits = layer.onIsles(counts.fortresses, hexOf(Terrain::Fortress), false) // S-88
                      && layer.onIsles(counts.chips, chip, false)                       // S-88
                      && layer.onIsles(std::max(counts.fog, counts.chests), hexOf(Terrain::Fog), true)
                      && layer.onIsles(counts.villages, hexOf(Terrain::Village), true)
                      && layer.onIsles(counts.gold, hexOf(Terrain::Gold), true)
                      && layer.onHome(counts.canal, hexOf(Terrain::Canal))
                      && layer.onHome(counts.desert, hexOf(Terrain::Desert)) && layer.homeYields();
    if (!fits)
        return tooFew(land, counts);
    if (counts.chests > 0)
        map.options.set(Option::Chests, counts.chests); // S-261
    if (counts.wonders)
        map.options.set(Option::Wonders, 1);
    return std::nullopt;
}

/// The name of a new island by where it lies from the middle.
std::string_view compassName(const Map& map, Cell cell) {
    const LatticePoint at = centreOf(cell);
    const LatticePoint middle = centreOf(middleOf(map.rows, map.cols));
    // One step east is 2 wide; one row is 3 high in units that are shorter by the root of 4/3.
    const double east = (at.x - middle.x) / 2.0;
    const double south = (at.y - middle.y) / 3.0 * 0.866;
    const bool eastWest = std::abs(east) > 0.414 * std::abs(south);
    const bool northSouth = std::abs(south) > 0.414 * std::abs(east);
    if (!eastWest && !northSouth)
        return "Middle Isle";
    if (!northSouth)
        return east > 0 ? "East Isle" : "West Isle";
    if (!eastWest)
        return south > 0 ? "South Isle" : "North Isle";
    return south > 0 ? (east > 0 ? "South-East Isle" : "South-West Isle")
                     : (east > 0 ? "North-East Isle" : "North-West Isle");
}

void nameIslands(Map& map, const Land& land) {
    std::vector<std::string> used;
    const auto unique = [&](const std::string& name) {
        const auto times = std::count(used.begin(), used.end(), name);
        used.push_back(name);
        return times == 0 ? name : name + " " + std::to_string(times + 1);
    };
    for (std::size_t i = 0; i < land.islands.size(); ++i) {
        const std::vector<Cell>& island = land.islands[i];
        const bool start = i < land.starts;
        std::string name = start ? "Home Island" : std::string(compassName(map, island[island.size() / 2]));
        map.islands.push_back({island.front(), unique(name), start ? IslandRole::Start : IslandRole::New});
    }
    std::sort(map.islands.begin(), map.islands.end(),
              [](const auto& a, const auto& b) { return a.hex < b.hex; });
}

/// Robber and pirate start on hexes that are their own images, or the map would not be.
void markStarts(Map& map, const MapPlan& plan, const Land& land) {
    int farthest = -1;
    for (const Cell cell : plan.cells()) {
        const Terrain terrain = map.at(cell).terrain;
        if (!plan.isFixed(cell))
            continue;
        if (terrain == Terrain::Desert && !map.robberStart)
            map.robberStart = cell; // B-31
        if (terrain != Terrain::Sea)
            continue;
        int away = map.rows + map.cols;
        for (std::size_t i = 0; i < land.starts; ++i)
            for (const Cell home : land.islands[i])
                away = std::min(away, distance(home, cell));
        if (away > farthest) {
            farthest = away;
            map.pirateStart = cell; // S-30
        }
    }
}

} // namespace

std::optional<Text> layHexes(Map& map, const GenerateOptions& options, const MapPlan& plan, const Land& land,
                             Random& random) {
    for (const Cell cell : plan.cells())
        map.set(cell, hexOf(Terrain::Sea));
    for (const auto& island : land.islands)
        for (const Cell cell : island)
            map.set(cell, hexOf(Terrain::Any));
    if (auto failure = laySpecials(map, options.specials, plan, land, random))
        return failure;
    nameIslands(map, land);
    markStarts(map, plan, land);
    return std::nullopt;
}

} // namespace isle
