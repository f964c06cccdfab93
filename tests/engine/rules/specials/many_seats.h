#pragma once

#include "tests/engine/rules/specials/special_scene.h"

#include <utility>

/// Games of five to eight seats, for the tests of extra building.
namespace isle::test {

inline constexpr Seat E5{std::size_t{4}};

inline Seat seatNo(int s) {
    return Seat(static_cast<std::size_t>(s));
}

inline Map big(std::initializer_list<std::pair<Option, int>> options = {}) {
    Map map = with(baseMap(), options);
    map.minSeats = 2;
    map.maxSeats = 8;
    map.options.set(Option::FirstSeat, static_cast<int>(FirstSeat::Host));
    return map;
}

inline Map bigSea(std::initializer_list<std::pair<Option, int>> options = {}) {
    Map map = with(seaMap(), options);
    map.maxSeats = 8;
    return map;
}

inline constexpr std::pair noSkip{Option::SpecialBuildAutoskip, 0};
inline constexpr std::pair paired{Option::ExtraBuild, static_cast<int>(ExtraBuild::Paired)};

/// The seat ends its turn, with cards in no hand but those set after this.
inline void endTurnOf(Scene& scene, Seat seat) {
    scene.edit.setTurn(seat, State::Main);
    PLAY(scene, plain(ActionKind::EndTurn, seat));
}

} // namespace isle::test
