#pragma once

#include "engine/deal/deal.h"
#include "engine/players/player.h"
#include "tests/support/spec_maps.h"

#include <functional>
#include <memory>
#include <utility>
#include <vector>

/// Games between players for tests.
namespace isle::test {

inline Map newShores() {
    return mapOf(specMapNamed("Heading for New Shores"));
}
inline Map baseBoard() {
    return mapOf(specMapNamed("19 land hexes"));
}

inline Game newGame(const Map& map, int seats, std::uint64_t seed) {
    return Game(setTable(map, deal(map, seed).value(), seats).value(), seed);
}

/// A player that lets another one play and shows a test what it chose.
class Watched final : public Player {
  public:
    using Seen = std::function<void(const View& view, std::span<const Action> legal, const Action& chosen)>;

    Watched(std::unique_ptr<Player> player, Seen seen) : player_(std::move(player)), seen_(std::move(seen)) {}

    Action choose(const View& view, std::span<const Action> legal) override {
        const Action action = player_->choose(view, legal);
        seen_(view, legal, action);
        return action;
    }
    Action answerOffer(const View& view, const Offer& offer) override {
        const Action action = player_->answerOffer(view, offer);
        seen_(view, {}, action);
        return action;
    }

  private:
    std::unique_ptr<Player> player_;
    Seen seen_;
};

/// A seat each, of one kind of player; all of them tell `seen` what they choose.
inline std::vector<std::unique_ptr<Player>> seatsOf(std::string_view name, int seats, std::uint64_t seed,
                                                    const Watched::Seen& seen = {}) {
    const std::vector<std::string_view> names(static_cast<std::size_t>(seats), name);
    std::vector<std::unique_ptr<Player>> players = makePlayers(names, seed);
    if (seen)
        for (auto& player : players)
            player = std::make_unique<Watched>(std::move(player), seen);
    return players;
}

inline std::vector<Player*> seated(const std::vector<std::unique_ptr<Player>>& players) {
    std::vector<Player*> pointers;
    for (const auto& player : players)
        pointers.push_back(player.get());
    return pointers;
}

/// Whether somebody has landed on a new island.
inline bool somebodyLanded(const Game& game) {
    for (std::size_t island = 0; island < game.table().newIslands.size(); ++island)
        if (game.table().newIslands[island] && game.islandTaken(IslandId(island)))
            return true;
    return false;
}

} // namespace isle::test
