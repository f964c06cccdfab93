// Random playouts per second: the 19-hex board with four seats, ten points and no trade between seats, which
// is the work of shared limit probes, and New Shores by its own rules.
//   playout_bench [games] [base|sea]
#include "engine/rules/game.h"
#include "tests/support/plain_board.h"
#include "tests/support/spec_maps.h"

#include <cstdio>
#include <cstdlib>
#include <ctime>

namespace {

using namespace isle;

double cpuSeconds() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

struct Tally {
    long plies = 0;
    long turns = 0;
    long choices = 0;
    long forced = 0;
    long finished = 0;
    std::uint64_t check = 0; ///< tells two builds that play differently apart
};

Tally playGames(const std::shared_ptr<const Table>& table, int games) {
    Tally tally;
    std::vector<Action> legal;
    const Game start(table, 0);
    Game game(start);
    for (int i = 0; i < games; ++i) {
        const auto seed = static_cast<std::uint64_t>(i) + 1;
        Random chooser(seed * 0x9E3779B97F4A7C15ULL);
        game = Game(table, seed);
        while (!game.over()) {
            legalActions(game, legal);
            const std::size_t n = legal.size();
            const std::size_t pick = n == 1 ? 0 : chooser.below(static_cast<std::uint32_t>(n));
            apply(game, legal[pick]);
            ++tally.plies;
            tally.choices += static_cast<long>(n);
            tally.forced += n == 1 ? 1 : 0;
        }
        tally.turns += game.turn();
        tally.finished += game.winner().valid() ? 1 : 0;
        tally.check = tally.check * 31 + game.hash();
    }
    return tally;
}

void measure(const char* name, Map map, int games) {
    map.options.set(Option::DomesticTrade, 0);
    Board board = test::plainBoard(map, 1);
    const auto table = setTable(map, std::move(board), 4);
    if (!table) {
        std::printf("%s: %s\n", name, table.error().sentence.c_str());
        return;
    }
    playGames(table.value(), games / 10);
    const double begin = cpuSeconds();
    const Tally t = playGames(table.value(), games);
    const double seconds = cpuSeconds() - begin;
    const auto plies = static_cast<double>(t.plies);
    std::printf(
        "%s: games %d, %.0f games/s, %.1f ns/ply, %.1f plies/game, %.1f turns/game, %.2f choices/ply, "
        "forced %.1f%%, finished %.1f%%, Game %zu bytes, check %016llx\n",
        name, games, games / seconds, 1e9 * seconds / plies, plies / games,
        static_cast<double>(t.turns) / games, static_cast<double>(t.choices) / plies,
        100.0 * static_cast<double>(t.forced) / plies, 100.0 * static_cast<double>(t.finished) / games,
        Game(table.value(), 0).bytes(), static_cast<unsigned long long>(t.check));
}

} // namespace

int main(int argc, char** argv) {
    const int games = argc > 1 ? std::atoi(argv[1]) : 20000;
    const std::string_view only = argc > 2 ? argv[2] : "";
    if (only != "sea")
        measure("19 hexes", test::mapOf(test::specMapNamed("19 land hexes")), games);
    if (only != "base")
        measure("New Shores", test::mapOf(test::specMapNamed("Heading for New Shores")), games / 10);
}
