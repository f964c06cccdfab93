#pragma once

#include "engine/map/map.h"

#include <cstdint>

namespace isle::bench {

/// What many random games came to.
struct Playouts {
    long games = 0;
    long plies = 0;
    long turns = 0;
    long choices = 0;
    long forced = 0;         ///< plies with one choice
    long finished = 0;       ///< games that somebody won
    std::uint64_t check = 0; ///< tells two builds that play differently apart
    double seconds = 0;
    std::size_t bytes = 0; ///< of a game

    [[nodiscard]] double gamesPerSecond() const { return static_cast<double>(games) / seconds; }
    [[nodiscard]] double nanosecondsPerPly() const { return 1e9 * seconds / static_cast<double>(plies); }
    [[nodiscard]] double perGame(long count) const {
        return static_cast<double>(count) / static_cast<double>(games);
    }
    [[nodiscard]] double perPly(long count) const {
        return static_cast<double>(count) / static_cast<double>(plies);
    }
};

/// Plays so many games of four seats with every action drawn from all legal ones, on boards dealt from the
/// seeds 1, 2, 3 and so on. Dealing is not timed; setting a game up is.
[[nodiscard]] Playouts playRandomly(const Map& map, int games);

} // namespace isle::bench
