#include "tests/bench/parts.h"

#include "engine/deal/deal.h"
#include "engine/players/player.h"
#include "tests/bench/timing.h"

#include <algorithm>
#include <limits>

namespace isle::bench {
namespace {

/// The fastest of several runs of `times` calls, in seconds per call: interruptions only ever make it slower.
template <class Work>
double secondsPerCall(int times, Work&& work) {
    double best = std::numeric_limits<double>::max();
    for (int run = 0; run < 7; ++run) {
        const double seconds = secondsOf([&] {
            for (int i = 0; i < times; ++i)
                work(i);
        });
        best = std::min(best, seconds / times);
    }
    return best;
}

std::shared_ptr<const Table> tableOf(const Map& map, const std::shared_ptr<const Topology>& topology,
                                     std::uint64_t seed) {
    return setTable(map, std::move(deal(map, topology, seed).value()), 4).value();
}

/// A game after 300 random actions.
Game midGame(const Map& map) {
    Game game(tableOf(map, std::make_shared<const Topology>(shapeOf(map)), 1), 1);
    Random chooser(1);
    std::vector<Action> legal;
    for (int i = 0; i < 300 && !game.over(); ++i) {
        legalActions(game, legal);
        apply(game, legal[chooser.below(static_cast<std::uint32_t>(legal.size()))]);
    }
    return game;
}

} // namespace

double dealsPerSecond(const Map& map, int deals) {
    const auto topology = std::make_shared<const Topology>(shapeOf(map));
    const double seconds = secondsOf([&] {
        for (int i = 0; i < deals; ++i)
            keep(deal(map, topology, static_cast<std::uint64_t>(i) + 1).value());
    });
    return deals / seconds;
}

double nanosecondsPerCopy(const Map& map) {
    const Game game = midGame(map);
    Game other(game);
    return 1e9 * secondsPerCall(1000000, [&](int) {
               other = game;
               keep(other);
           });
}

double nanosecondsPerView(const Map& map) {
    const Game game = midGame(map);
    View view(game, Seat(0));
    return 1e9 * secondsPerCall(200000, [&](int i) {
               view.update(game, Seat(static_cast<std::size_t>(i) % 4));
               keep(view);
           });
}

double millisecondsPerTopology() {
    Map map = blankMap(maxMapSide, maxMapSide, Terrain::Sea);
    for (std::size_t i = 0; i < map.cells.size(); ++i)
        if (i % 7 < 4)
            map.cells[i] = {Terrain::Forest, CellNumber::fixed(5), Marker::None};
    const Shape shape = shapeOf(map);
    return 1e3 * secondsPerCall(5, [&](int) { keep(Topology(shape)); });
}

HeuristicGames playHeuristically(const Map& map, int games) {
    constexpr std::array<std::string_view, 4> names{"heuristic", "heuristic", "heuristic", "heuristic"};
    const auto topology = std::make_shared<const Topology>(shapeOf(map));
    long plies = 0;
    const double seconds = secondsOf([&] {
        for (int i = 0; i < games; ++i) {
            const auto seed = static_cast<std::uint64_t>(i) + 1;
            const auto owned = makePlayers(names, seed);
            std::vector<Player*> players;
            for (const auto& player : owned)
                players.push_back(player.get());
            Game game(tableOf(map, topology, seed), seed);
            plies += playOut(game, players).plies;
        }
    });
    return {games / seconds, static_cast<double>(plies) / games, 1e9 * seconds / static_cast<double>(plies)};
}

} // namespace isle::bench
