#include "tests/bench/checks.h"

#include "engine/base/random.h"
#include "engine/checks/runner.h"
#include "tests/bench/timing.h"

#include <algorithm>
#include <cstdio>
#include <functional>

namespace isle::bench {
namespace {

/// Ragged islands: each hex within the rim is land with so many percent.
Map archipelago(int land, bool fixed) {
    Random random(64);
    Map map = blankMap(maxMapSide, maxMapSide, Terrain::Sea);
    map.title = "Archipelago";
    map.minSeats = 3;
    map.maxSeats = 4;
    map.options.set(Option::Expansions, static_cast<int>(Expansions::Sea));
    for (std::int16_t row = 1; row + 1 < map.rows; ++row)
        for (std::int16_t col = 1; col + 1 < map.cols; ++col) {
            if (static_cast<int>(random.below(100)) >= land)
                continue;
            MapHex hex{Terrain::Any, CellNumber::shuffled(), Marker::None};
            if (fixed) {
                hex.terrain = producingTerrains[random.below(5)];
                hex.number = CellNumber::fixed(tokenValues[random.below(10)]);
            }
            map.set({row, col}, hex);
        }
    return map;
}

double median(std::vector<double> values) {
    std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2),
                     values.end());
    return values[values.size() / 2];
}

/// Milliseconds of an edit of a drawn hex: the check alone and with the topology built anew.
void measureEdits(const char* name, const Map& start, const std::function<bool(MapHex&, Random&)>& edit) {
    Random random(9);
    Map map = start;
    auto topology = std::make_shared<const Topology>(shapeOf(map));
    CheckRunner runner;
    runner.update(map, topology);
    std::vector<double> times;
    while (times.size() < 61) {
        const Cell cell{static_cast<std::int16_t>(1 + random.below(62)),
                        static_cast<std::int16_t>(1 + random.below(62))};
        MapHex hex = map.at(cell);
        if (!edit(hex, random))
            continue;
        const bool reshapes = groundOf(hex.terrain) != groundOf(map.at(cell).terrain);
        map.set(cell, hex);
        times.push_back(1e3 * secondsOf([&] {
                            if (reshapes)
                                topology = std::make_shared<const Topology>(shapeOf(map));
                            runner.update(map, topology);
                        }));
    }
    std::printf("  %-34s median %6.2f ms, worst %6.2f ms (bar 16), %zu problems\n", name, median(times),
                *std::max_element(times.begin(), times.end()), runner.problems().size());
}

void measureMap(const char* name, const Map& map) {
    std::vector<double> times;
    for (int i = 0; i < 7; ++i)
        times.push_back(1e3 * secondsOf([&] { keep(checkMap(map)); }));
    std::printf("checks, 64 x 64, %s: all of them median %.1f ms\n", name, median(times));
    measureEdits("terrain of a land hex", map, [](MapHex& hex, Random& random) {
        const bool wanted = isLand(hex.terrain);
        hex.terrain = producingTerrains[random.below(5)];
        return wanted;
    });
    measureEdits("land to sea or sea to land", map, [](MapHex& hex, Random&) {
        hex = isLand(hex.terrain) ? MapHex{Terrain::Sea, CellNumber(), Marker::None}
                                  : MapHex{Terrain::Forest, CellNumber::fixed(4), Marker::None};
        return true;
    });
    measureEdits("number of a land hex", map, [](MapHex& hex, Random& random) {
        hex.number = CellNumber::fixed(tokenValues[random.below(10)]);
        return isLand(hex.terrain);
    });
}

} // namespace

void printChecks() {
    measureMap("dealt", archipelago(58, false));
    measureMap("fixed at random, full of problems", archipelago(58, true));
    measureMap("one continent, dealt", archipelago(100, false));
}

} // namespace isle::bench
