#include "engine/players/heuristic_player.h"
#include "tests/engine/rules/specials/many_seats.h"

using namespace isle;
using namespace isle::test;

namespace {

Map mapNamed(const char* name) {
    Map map = quietMap(name);
    map.options.set(Option::DomesticTrade, 0); // nobody is asked for cards here
    return map;
}

/// What a player chooses for the seat the game waits for.
Action chosen(const Game& game, std::uint64_t seed = 7) {
    HeuristicPlayer player(seed);
    std::vector<Action> legal;
    legalActions(game, game.toAct(), legal);
    return player.choose(View(game, game.toAct()), legal);
}

/// Lets the seat play on alone until its turn or part ends; what it did.
std::vector<Action> turnOf(Game& game, Seat seat) {
    HeuristicPlayer player(7);
    std::vector<Action> done;
    std::vector<Action> legal;
    while (game.toAct() == seat && !game.over()) {
        legalActions(game, seat, legal);
        done.push_back(player.choose(View(game, seat), legal));
        if (!apply(game, done.back()).legal())
            qFatal("a player broke the rules");
        if (done.back().kind == ActionKind::EndTurn || done.back().kind == ActionKind::Pass)
            break;
    }
    return done;
}

int howMany(const std::vector<Action>& actions, ActionKind kind) {
    return static_cast<int>(
        std::count_if(actions.begin(), actions.end(), [kind](const Action& a) { return a.kind == kind; }));
}

} // namespace

class TestPlayerSpecials : public QObject {
    Q_OBJECT

  private slots:
    /// S-222, S-223: three raids at once take a full fortress, and the island behind it is landed on.
    void S223_raidsToTheCapture() {
        Scene scene = settled(mapNamed("Pirate Islands"));
        scene.settle(A, 4, 4, Corner::NE); // home is somewhere else; the ship alone counts
        scene.ship(A, 6, 7, Direction::NW);
        scene.edit.setHand(A, cards(0, 0, 3, 3, 3));
        scene.edit.setTurn(A, State::Main);
        const auto done = turnOf(scene.game, A);
        QCOMPARE(howMany(done, ActionKind::Raid), 3);
        QCOMPARE(scene.game.capturer(scene.hex(6, 7)), A);
    }

    /// S-223: who raids an enemy's prize down to its last point gives it away.
    void S223_leavesNoCheapPrize() {
        Scene scene = settled(mapNamed("Pirate Islands"));
        const HexId fortress = scene.hex(6, 7);
        scene.ship(A, 6, 7, Direction::NW);
        scene.ship(B, 6, 7, Direction::W);
        scene.edit.setStrength(fortress, 2);
        scene.edit.setHand(A, cards(0, 0, 1, 1, 1));
        scene.edit.setHand(B, cards(0, 0, 1, 1, 1));
        scene.edit.setTurn(A, State::Main);
        QCOMPARE(howMany(turnOf(scene.game, A), ActionKind::Raid), 0);
        // The last point is for the taking, whoever waits beside.
        scene.edit.setTurn(A, State::Main);
        scene.edit.setStrength(fortress, 1);
        scene.edit.setHand(A, cards(0, 0, 1, 1, 1));
        QCOMPARE(chosen(scene.game), at(ActionKind::Raid, A, fortress));
    }

    /// S-222: nobody else is near, so a raid now is as good as later.
    void S222_raidsStepByStepWhenAlone() {
        Map map = mapNamed("Pirate Islands");
        fix(map, 4, 1, Terrain::Pasture, 8);
        fix(map, 4, 2, Terrain::Fields, 6);
        fix(map, 3, 1, Terrain::Mountains, 5);
        Scene scene = settled(map);
        scene.settle(A, 4, 1, Corner::NE, Piece::City);
        scene.ship(A, 6, 7, Direction::NW);
        scene.edit.setHand(A, cards(0, 0, 1, 1, 1));
        scene.edit.setTurn(A, State::Main);
        scene.edit.setStrength(scene.hex(6, 7), 2);
        QCOMPARE(chosen(scene.game), at(ActionKind::Raid, A, scene.hex(6, 7)));
    }

    /// S-301, S-303: brick and ore beside the canal are dug with.
    void S301_digs() {
        Scene scene = settled(mapNamed("The Great Canal"));
        scene.settle(A, 4, 5, Corner::N);
        scene.edit.setHand(A, cards(1, 0, 0, 0, 1));
        scene.edit.setTurn(A, State::Main);
        QCOMPARE(chosen(scene.game).kind, ActionKind::Dig);
    }

    /// S-201: of two places for a settlement that are alike the one with the chip is taken.
    void S201_settlesBesideTheChip() {
        Map map = mapNamed("The Forgotten Tribe");
        for (const int col : {7, 8})
            fix(map, 1, col, Terrain::Pasture, 5);
        chip(map, 1, 8, Marker::ChipPoint);
        Scene scene = settled(map);
        // Ships touch (1,7) alone at its west end and (1,8) alone at its east end.
        scene.ship(A, 1, 7, Direction::W);
        scene.ship(A, 1, 8, Direction::E);
        scene.edit.setHand(A, cards(1, 1, 1, 1, 0));
        scene.edit.setTurn(A, State::Main);
        const Action action = chosen(scene.game);
        QCOMPARE(action.kind, ActionKind::BuildSettlement);
        const auto& hexes = scene.game.topology()[action.crossing()].hexes;
        QVERIFY(std::find(hexes.begin(), hexes.end(), scene.hex(1, 8)) != hexes.end());
    }

    /// S-183: a village with cloth draws a settlement, an empty one does not.
    void S183_settlesBesideCloth() {
        Map map = mapNamed("Cloth for Catan");
        fix(map, 4, 8, Terrain::Village, 8);
        fix(map, 6, 8, Terrain::Village, 8);
        for (const auto& [row, col] : {std::pair{3, 8}, {4, 9}, {5, 8}, {5, 9}})
            fix(map, row, col, Terrain::Pasture, 3);
        for (const bool north : {true, false}) {
            Scene scene = settled(map);
            scene.ship(A, 4, 8, Direction::W);
            scene.ship(A, 6, 8, Direction::W);
            scene.edit.setStock(scene.hex(north ? 6 : 4, 8), 0);
            scene.edit.setHand(A, cards(1, 1, 1, 1, 0));
            scene.edit.setTurn(A, State::Main);
            const Action action = chosen(scene.game);
            QCOMPARE(action.kind, ActionKind::BuildSettlement);
            const auto& hexes = scene.game.topology()[action.crossing()].hexes;
            QVERIFY(std::find(hexes.begin(), hexes.end(), scene.hex(north ? 4 : 6, 8)) != hexes.end());
        }
    }

    /// S-62, S-64: a road that finds an oasis is built before one that finds nothing.
    void S62_explores() {
        Scene scene = settled(mapNamed("The Oases"));
        // Two edges from the oasis (4,3): a road leads one step nearer.
        scene.settle(A, 4, 2, Corner::N);
        scene.edit.setHand(A, cards(1, 1, 0, 0, 0));
        scene.edit.setTurn(A, State::Main);
        const auto done = turnOf(scene.game, A);
        QCOMPARE(howMany(done, ActionKind::BuildRoad), 1);
        QCOMPARE(scene.game.fogLeft(), 2);
    }

    /// S-242, S-243: a city and the cards for a stage make a stage.
    void S242_buildsStages() {
        Scene scene = settled(mapNamed("Wonders of Catan"));
        scene.settle(A, 4, 2, Corner::N, Piece::City);
        scene.edit.setHand(A, cards(2, 1, 0, 1, 0));
        scene.edit.setTurn(A, State::Main);
        QCOMPARE(chosen(scene.game).kind, ActionKind::WonderStage);
        // S-244: the fourth wins, though a city could be had for the same ore and grain.
        scene.edit.setWonderStage(A, 3);
        scene.settle(A, 6, 2, Corner::N);
        scene.edit.setHand(A, cards(1, 0, 0, 2, 3));
        QCOMPARE(chosen(scene.game).kind, ActionKind::WonderStage);
    }

    /// B-171: what a seat can pay it builds in its special build phase; B-172 ends the phase then.
    void B171_buildsInTheSpecialPhase() {
        Scene scene(big(), 6);
        scene.settle(B, 3, 3, Corner::N);
        scene.edit.setHand(B, cards(0, 0, 0, 2, 3));
        scene.edit.setExtraBuilding(A, B, State::SpecialBuild);
        const auto done = turnOf(scene.game, B);
        QCOMPARE(howMany(done, ActionKind::BuildCity), 1);
        QCOMPARE(done.front().kind, ActionKind::BuildCity);
    }

    /// B-171, B-176: without anything worth building the seat passes.
    void B176_passes_data() {
        QTest::addColumn<bool>("partner");
        QTest::newRow("special build phase") << false;
        QTest::newRow("partner's part") << true;
    }
    void B176_passes() {
        QFETCH(bool, partner);
        Scene scene(partner ? big({paired}) : big(), 6);
        scene.settle(D, 3, 3, Corner::N);
        scene.edit.setHand(D, cards(1, 0, 0, 1, 0));
        scene.edit.setExtraBuilding(A, D, partner ? State::Partner : State::SpecialBuild);
        QCOMPARE(chosen(scene.game).kind, ActionKind::Pass);
    }

    /// S-185: the robber leaves a village alone that has nothing left to give.
    void S185_robsVillagesWithCloth() {
        Map map = mapNamed("Cloth for Catan");
        fix(map, 3, 4, Terrain::Village, 8);
        fix(map, 6, 3, Terrain::Village, 8);
        for (const bool first : {true, false}) {
            Scene scene = settled(map);
            scene.settle(B, 3, 4, Corner::NE);
            scene.settle(B, 6, 3, Corner::SW);
            scene.edit.setStock(first ? scene.hex(6, 3) : scene.hex(3, 4), 0);
            scene.edit.setTurn(A, State::PreRoll);
            scene.edit.setNextThrow(3, 4);
            QVERIFY(apply(scene.game, plain(ActionKind::Roll, A)).legal());
            QCOMPARE(scene.game.state(), State::MoveRobber);
            const Action action = chosen(scene.game);
            QCOMPARE(action.kind, ActionKind::MoveRobber);
            QCOMPARE(action.hex(), first ? scene.hex(3, 4) : scene.hex(6, 3));
        }
    }
};

QTEST_APPLESS_MAIN(TestPlayerSpecials)
#include "tst_player_specials.moc"
