#pragma once

#include "engine/map/map.h"

namespace isle::bench {

/// Boards dealt in a second, one seed each.
[[nodiscard]] double dealsPerSecond(const Map& map, int deals);

/// Nanoseconds to copy a game in its middle into an existing one.
[[nodiscard]] double nanosecondsPerCopy(const Map& map);

/// Nanoseconds to bring the view of a seat up to date.
[[nodiscard]] double nanosecondsPerView(const Map& map);

/// Milliseconds to work out the topology of a map of 64 x 64 hexes of land and sea.
[[nodiscard]] double millisecondsPerTopology();

/// Games of four heuristic players.
struct HeuristicGames {
    double perSecond = 0;
    double pliesPerGame = 0;
    double nanosecondsPerPly = 0;
};
[[nodiscard]] HeuristicGames playHeuristically(const Map& map, int games);

} // namespace isle::bench
