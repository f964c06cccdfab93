// Every speed the engine promises, in one run on one thread:
//   bench [--games N] [--probe GAMES_PER_SECOND] [--only base|sea|large|parts|checks]
// The probe is shared/bench/limit_probe.cpp run in the same minute; ./dev bench does both. Random games are
// the same work as those of other simulators when plies and turns per game and choices per ply agree; our
// discards go card by card as theirs, the victim of the robber and the cards of Year of Plenty are plies of
// their own.
#include "tests/bench/checks.h"
#include "tests/bench/parts.h"
#include "tests/bench/playouts.h"
#include "tests/support/spec_maps.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

using namespace isle;
using namespace isle::bench;

struct Wishes {
    int games = 20000;
    double probe = 0;
    std::string_view only;

    [[nodiscard]] bool wants(std::string_view part) const { return only.empty() || only == part; }
};

/// Random games by the rules public simulators share: no trade between seats.
Playouts measure(const char* name, Map map, int games) {
    map.options.set(Option::DomesticTrade, 0);
    const Playouts p = playRandomly(map, games);
    std::printf("%-11s %6ld games, %6.0f games/s, %5.1f ns/ply | %.1f plies/game, %.1f turns/game, "
                "%.2f choices/ply, forced %.1f%%, finished %.2f%% | game %zu bytes, check %016llx\n",
                name, p.games, p.gamesPerSecond(), p.nanosecondsPerPly(), p.perGame(p.plies),
                p.perGame(p.turns), p.perPly(p.choices), 100 * p.perPly(p.forced),
                100 * p.perGame(p.finished), p.bytes, static_cast<unsigned long long>(p.check));
    return p;
}

/// A base game on 82 land hexes, which have 200 crossings.
Map largeMap() {
    Map map = blankMap(9, 10, Terrain::Any);
    for (MapHex& hex : map.cells)
        hex.number = CellNumber::shuffled();
    for (std::int16_t row = 0; row < map.rows; ++row)
        if (row != 1)
            map.set({row, 0}, MapHex{});
    map.set({4, 5}, {Terrain::Desert, CellNumber{}, Marker::None});
    map.robberStart = Cell{4, 5};
    map.minSeats = 2;
    map.maxSeats = 4;
    return map;
}

void printParts(const Map& base, const Map& sea) {
    const HeuristicGames heuristic = playHeuristically(sea, 1000);
    std::printf("heuristic players, New Shores, dealing included: %.0f games/s (bar 1000), %.0f plies/game, "
                "%.0f ns/ply\n",
                heuristic.perSecond, heuristic.pliesPerGame, heuristic.nanosecondsPerPly);
    std::printf("deals, New Shores: %.0f/s (bar 20000)\n", dealsPerSecond(sea, 20000));
    std::printf("copying a base game: %.1f ns (bar 30); New Shores: %.1f ns\n", nanosecondsPerCopy(base),
                nanosecondsPerCopy(sea));
    std::printf("View::update, base game: %.1f ns (bar 200); New Shores: %.1f ns\n", nanosecondsPerView(base),
                nanosecondsPerView(sea));
    std::printf("Topology of 64 x 64 hexes: %.2f ms (bar 5)\n", millisecondsPerTopology());
}

Wishes wishesOf(int argc, char** argv) {
    Wishes wishes;
    for (int i = 1; i + 1 < argc; i += 2) {
        if (std::strcmp(argv[i], "--games") == 0)
            wishes.games = std::atoi(argv[i + 1]);
        else if (std::strcmp(argv[i], "--probe") == 0)
            wishes.probe = std::atof(argv[i + 1]);
        else if (std::strcmp(argv[i], "--only") == 0)
            wishes.only = argv[i + 1];
    }
    return wishes;
}

} // namespace

int main(int argc, char** argv) {
    const Wishes wishes = wishesOf(argc, argv);
    const Map base = test::mapOf(test::specMapNamed("19 land hexes"));
    const Map sea = test::mapOf(test::specMapNamed("Heading for New Shores"));
    double basePly = 0;
    if (wishes.wants("base")) {
        const Playouts p = measure("19 hexes", base, wishes.games);
        basePly = p.nanosecondsPerPly();
        if (wishes.probe > 0)
            std::printf("            %.2f of the probe's %.0f games/s (bar 0.55, goal 0.75)\n",
                        p.gamesPerSecond() / wishes.probe, wishes.probe);
    }
    const auto compare = [&](const Playouts& p, double bar) {
        if (basePly > 0)
            std::printf("            %.2f times the 19 hexes' ns/ply (bar %.1f)\n",
                        p.nanosecondsPerPly() / basePly, bar);
    };
    if (wishes.wants("sea"))
        compare(measure("New Shores", sea, wishes.games / 5), 1.5);
    if (wishes.wants("large"))
        compare(measure("82 hexes", largeMap(), wishes.games / 2), 2.5);
    if (wishes.wants("parts"))
        printParts(base, sea);
    if (wishes.wants("checks"))
        printChecks();
}
