#pragma once

#include "engine/lattice/topology.h"
#include "engine/map/map.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace isle::soak {

/// A map to draw games from.
struct Site {
    std::string name;
    Map map;
    std::shared_ptr<const Topology> topology;
};

/// Every shipped map and the test map that mixes all specials; ends the program with a sentence when one
/// cannot be read.
[[nodiscard]] std::vector<Site> readSites(const std::filesystem::path& sources);

/// One game to play: a map whose options have been drawn at random, and so many seats.
struct Draw {
    const Site* site = nullptr;
    Map map;
    int seats = 0;
    std::uint64_t seed = 0;
};

/// The game of a number: the same on every machine.
[[nodiscard]] Draw drawGame(const std::vector<Site>& sites, std::uint64_t seed);

/// Map, seats and options as one line, to play the game again by hand.
[[nodiscard]] std::string describe(const Draw& draw);

} // namespace isle::soak
