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

std::vector<std::unique_ptr<Player>> makePlayers(std::span<const std::string_view> names,
                                                 std::uint64_t gameSeed) {
    Random seeds(gameSeed ^ 0x706C6179ULL); // "play": apart from the numbers that deal and roll
    std::vector<std::unique_ptr<Player>> players;
    for (const std::string_view name : names)
        players.push_back(makePlayer(name, seeds.next()));
    return players;
}

} // namespace isle
