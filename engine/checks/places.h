#pragma once

#include "engine/checks/check.h"

#include <string>
#include <vector>

/// What several checks ask of a map.
namespace isle {

/// Names of hexes for a sentence, at most eight of them: "B3, C4, D4 …".
[[nodiscard]] std::string listOf(const std::vector<Cell>& cells);

/// "C4 NE"
[[nodiscard]] std::string nameOf(EdgePlace edge);

/// "C4.N": a crossing in the key of a problem, the same from whichever hex it is named.
[[nodiscard]] std::string keyOf(CrossingPlace crossing);

/// The most seats a game on the map can have, 2 to 8.
[[nodiscard]] int seatsOf(const Map& map);

/// The rules of a game with as many seats as the map takes.
[[nodiscard]] Rules largestGame(const Map& map);

/// S-8 asks for a frame only where ships sail (S-17).
[[nodiscard]] bool shipsSail(const Map& map);

/// The hexes for which a question about the drawn hex is true, in reading order.
template <class Question>
[[nodiscard]] std::vector<Cell> cellsWhere(const CheckInput& input, Question question) {
    std::vector<Cell> cells;
    for (const Topology::Hex& hex : input.topology.hexes())
        if (question(input.map.at(hex.cell)))
            cells.push_back(hex.cell);
    return cells;
}

/// The crossings where set-up towns may stand: on start islands (S-71), near side where there is one (S-142),
/// not in `no_start` (B-34), beside no fog (S-65) and no chip, on no island with a standing fortress (S-88).
[[nodiscard]] std::vector<CrossingId> startCrossings(const CheckInput& input);
[[nodiscard]] std::vector<CrossingId> startCrossings(const Map& map, const Topology& topology);

/// The most towns the distance rule (B-103) lets stand on the given crossings at a time.
[[nodiscard]] int mostTowns(const Topology& topology, const std::vector<CrossingId>& crossings);

} // namespace isle
