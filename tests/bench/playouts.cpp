#include "tests/bench/playouts.h"

#include "engine/deal/deal.h"
#include "engine/rules/game.h"
#include "tests/bench/timing.h"

#include <cstdio>
#include <cstdlib>

namespace isle::bench {
namespace {

constexpr std::size_t boards = 100;

std::vector<std::shared_ptr<const Table>> dealTables(const Map& map) {
    const auto topology = std::make_shared<const Topology>(shapeOf(map));
    std::vector<std::shared_ptr<const Table>> tables;
    for (std::uint64_t seed = 1; seed <= boards; ++seed) {
        auto board = deal(map, topology, seed);
        if (!board) {
            std::printf("%s\n", board.error().sentence().c_str());
            std::exit(1);
        }
        auto table = setTable(map, std::move(board.value()), 4);
        if (!table) {
            std::printf("%s\n", table.error().sentence.c_str());
            std::exit(1);
        }
        tables.push_back(std::move(table.value()));
    }
    return tables;
}

/// How a game went, whatever its state is kept in.
std::uint64_t signatureOf(const Game& game, long plies) {
    auto sum = static_cast<std::uint64_t>(plies) * 1000 + static_cast<std::uint64_t>(game.turn());
    for (std::size_t s = 0; s < static_cast<std::size_t>(game.seats()); ++s)
        sum = sum * 31
              + static_cast<std::uint64_t>(game.points(Seat(s)).total() * 100 + game.routeLength(Seat(s)));
    return sum;
}

void playOne(Game& game, std::uint64_t seed, ActionList& legal, Playouts& sum) {
    Random chooser(seed * 0x9E3779B97F4A7C15ULL);
    while (!game.over()) {
        legalActions(game, legal);
        const std::size_t n = legal.size();
        const std::size_t pick = n == 1 ? 0 : chooser.below(static_cast<std::uint32_t>(n));
        apply(game, legal[pick]);
        ++sum.plies;
        sum.choices += static_cast<long>(n);
        sum.forced += n == 1 ? 1 : 0;
    }
    ++sum.games;
    sum.turns += game.turn();
    sum.finished += game.winner().valid() ? 1 : 0;
    sum.check = sum.check * 31 + signatureOf(game, sum.plies);
}

Playouts playAll(const std::vector<std::shared_ptr<const Table>>& tables, int games) {
    Playouts sum;
    ActionList legal;
    const double begin = cpuSeconds();
    for (int i = 0; i < games; ++i) {
        const auto seed = static_cast<std::uint64_t>(i) + 1;
        Game game(tables[static_cast<std::size_t>(i) % tables.size()], seed);
        playOne(game, seed, legal, sum);
        sum.bytes = game.bytes();
    }
    sum.seconds = cpuSeconds() - begin;
    return sum;
}

} // namespace

Playouts playRandomly(const Map& map, int games) {
    const auto tables = dealTables(map);
    (void)playAll(tables, games / 10); // caches and branches know their way
    return playAll(tables, games);
}

} // namespace isle::bench
