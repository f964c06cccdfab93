#include "engine/players/player.h"

#include "engine/players/heuristic_player.h"
#include "engine/players/random_player.h"

#include <array>

namespace isle {

std::span<const std::string_view> playerNames() {
    static constexpr std::array<std::string_view, 2> names{"heuristic", "random"};
    return names;
}

std::unique_ptr<Player> makePlayer(std::string_view name, std::uint64_t seed) {
    if (name == "heuristic")
        return std::make_unique<HeuristicPlayer>(seed);
    if (name == "random")
        return std::make_unique<RandomPlayer>(seed);
    return nullptr;
}

} // namespace isle
