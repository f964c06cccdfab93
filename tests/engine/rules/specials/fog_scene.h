#pragma once

#include "tests/engine/rules/specials/special_scene.h"

/// Positions for the tests of fog.
namespace isle::test {

// The fog bank's west coast: (4,6) with (3,6) to the north-east, (2,6) beyond. Three ships from home, from
// (4,4) N over (4,5) N, one ship more along (4,5) NE ends at (4,6) NW.

inline Map bank(std::initializer_list<std::pair<Option, int>> options = {}) {
    Map map = with(quietMap("The Fog Islands"), options);
    map.maxSeats = 8;
    return map;
}

/// The seat has a town at home and ships up to one edge before the bank.
inline void sailOut(Scene& scene, Seat seat) {
    scene.settle(seat, 4, 4, Corner::N);
    scene.ship(seat, 4, 4, Direction::NE);
    scene.ship(seat, 4, 5, Direction::NW);
}

/// The edge that finds (4,6) and nothing else.
inline EdgeId arrival(const Scene& scene) {
    return scene.edge(4, 5, Direction::NE);
}

inline Map oases(FogSetupFind find = FogSetupFind::Pay) {
    Map map = quietMap("The Oases");
    map.options.set(Option::Chests, 0);
    map.options.set(Option::FogSetupFind, static_cast<int>(find));
    return map;
}

inline void place(Scene& scene, Seat seat, int row, int col, Corner corner, Direction direction) {
    PLAY(scene, at(ActionKind::PlaceSettlement, seat, scene.at(row, col, corner)));
    PLAY(scene, at(ActionKind::PlaceRoad, seat, scene.edge(row, col, direction)));
}

inline bool faceDown(const Scene& scene, int row, int col) {
    return scene.game.terrain(scene.hex(row, col)) == Terrain::Fog;
}

} // namespace isle::test
