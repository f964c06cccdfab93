#include "engine/deal/deal.h"
#include "tests/engine/rules/scene.h"

using namespace isle;
using namespace isle::test;

namespace {

/// Plays random legal actions until the end or `plies` have been played, and calls before and after each.
template <class Watch>
void playOut(Game& game, std::uint64_t seed, int plies, Watch watch) {
    Random random(seed);
    std::vector<Action> legal;
    for (int ply = 0; ply < plies && !game.over(); ++ply) {
        legalActions(game, legal);
        QVERIFY(!legal.empty());
        const Game before = game;
        const Action chosen = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
        QVERIFY(apply(game, chosen).legal());
        watch(before, chosen);
        if (QTest::currentTestFailed())
            return;
    }
}

/// Two seats on one hex, with nothing to buy but what they can build there.
Map oneHex() {
    Map map = blankMap(1, 1, Terrain::Hills);
    map.cells.front().number = CellNumber::fixed(5);
    map.minSeats = 2;
    map.options.set(Option::TurnLimit, 40);
    for (const Option option :
         {Option::DevDeckKnight, Option::DevDeckVictoryPoint, Option::DevDeckRoadBuilding,
          Option::DevDeckYearOfPlenty, Option::DevDeckMonopoly})
        map.options.set(option, 0);
    return map;
}

} // namespace

class TstLongGames : public QObject {
    Q_OBJECT
  private slots:
    void S2_S17_seaWithoutShipsIsTheBaseGame();
    void B107_S20_piecesStayWhereTheyAre_data();
    void B107_S20_piecesStayWhereTheyAre();
    void S9_landStaysLandAndSeaStaysSea_data();
    void S9_landStaysLandAndSeaStaysSea();
    void B202_aGameThatCannotEndIsADraw();
    void B202_builtOutAndDeckEmpty();
};

void TstLongGames::S2_S17_seaWithoutShipsIsTheBaseGame() {
    // S-17: a map meant without ships and pirate says so; all else is then the base game, move by move.
    Map base = baseMap();
    Map sea = base;
    base.options.set(Option::Target, 10);
    sea.options.set(Option::Target, 10);
    sea.options.set(Option::Expansions, static_cast<int>(Expansions::Sea));
    sea.options.set(Option::PiecesShips, 0);
    sea.options.set(Option::PirateStart, static_cast<int>(PirateStart::None));
    sea.islands.clear();
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        Game one(Scene::makeTable(base, 4), seed);
        Game two(Scene::makeTable(sea, 4), seed);
        std::vector<Action> theirs;
        std::vector<Action> ours;
        playOut(one, seed, 4000, [&](const Game& before, const Action& chosen) {
            legalActions(before, theirs);
            legalActions(two, ours);
            QVERIFY(theirs == ours);
            QVERIFY(apply(two, chosen).legal());
            QCOMPARE(two.state(), one.state());
            QCOMPARE(two.dice(), one.dice());
            QCOMPARE(two.longestRoute(), one.longestRoute());
            for (const Seat seat : {A, B, C, D}) {
                QCOMPARE(two.hand(seat), one.hand(seat));
                QCOMPARE(two.points(seat).total(), one.points(seat).total());
            }
        });
        QCOMPARE(two.winner(), one.winner());
    }
}

void TstLongGames::B107_S20_piecesStayWhereTheyAre_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"19 land hexes", "Heading for New Shores"})
        QTest::newRow(name) << QString(name);
}

void TstLongGames::B107_S20_piecesStayWhereTheyAre() {
    QFETCH(QString, name);
    Game game(Scene::makeTable(mapOf(specMapNamed(name.toStdString())), 4), 11);
    const auto watch = [&](const Game& before, const Action& chosen) {
        const Topology& topology = game.topology();
        for (std::size_t e = 0; e < topology.edges().size(); ++e) { // only a ship that sails leaves its edge
            const Occupant was = before.piece(EdgeId(e));
            const bool sailed = chosen.kind == ActionKind::MoveShip && chosen.edge() == EdgeId(e);
            if (was && !sailed)
                QVERIFY(game.piece(EdgeId(e)) == was);
            if (sailed)
                QVERIFY(was.piece == Piece::Ship && !game.piece(EdgeId(e)));
        }
        for (std::size_t c = 0; c < topology.crossings().size(); ++c) { // only a settlement becomes a city
            const Occupant was = before.town(CrossingId(c));
            const Occupant is = game.town(CrossingId(c));
            if (!was || is == was)
                continue;
            QVERIFY(chosen.kind == ActionKind::BuildCity && chosen.crossing() == CrossingId(c));
            QVERIFY(was.piece == Piece::Settlement && is.piece == Piece::City && is.seat == was.seat);
        }
    };
    playOut(game, 12, 2500, watch);
}

void TstLongGames::S9_landStaysLandAndSeaStaysSea_data() {
    QTest::addColumn<QString>("name");
    for (const SpecMap& spec : specMaps)
        if (spec.scenario > 0)
            QTest::newRow(std::string(spec.name).c_str()) << QString::fromStdString(std::string(spec.name));
}

void TstLongGames::S9_landStaysLandAndSeaStaysSea() {
    QFETCH(QString, name);
    const Map map = mapOf(specMapNamed(name.toStdString()));
    const auto dealt = deal(map, 5);
    QVERIFY(dealt.ok());
    const auto table = setTable(map, dealt.value(), 4);
    QVERIFY(table.ok());
    Game game(table.value(), 21);
    const auto verify = [&] {
        for (std::size_t h = 0; h < game.topology().hexes().size(); ++h) {
            const HexId hex(h);
            const Terrain drawn = map.at(game.topology()[hex].cell).terrain;
            const Terrain is = game.terrain(hex);
            QCOMPARE(is == Terrain::Sea, drawn == Terrain::Sea);
            if (drawn == Terrain::Fog) // found as land that yields something (S-61), or still face down
                QVERIFY(is == Terrain::Fog || is == Terrain::Gold || resourceOf(is));
            else if (drawn == Terrain::Fortress)
                QVERIFY(is == Terrain::Fortress || is == Terrain::Desert);
            else if (drawn == Terrain::Canal)
                QVERIFY(is == Terrain::Canal || is == Terrain::Fields);
            else
                QCOMPARE(is, table.value()->board.hexes[h].terrain); // all others stay as dealt
        }
    };
    verify();
    playOut(game, 22, 3000, [](const Game&, const Action&) {});
    verify();
}

void TstLongGames::B202_aGameThatCannotEndIsADraw() {
    // Six crossings for two seats: nobody can ever have ten points, and there is always something to do.
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        Game game(Scene::makeTable(oneHex(), 2), seed);
        Random random(seed);
        std::vector<Action> legal;
        Events events;
        while (!game.over()) {
            legalActions(game, legal);
            QVERIFY(!legal.empty());
            QVERIFY(
                apply(game, legal[random.below(static_cast<std::uint32_t>(legal.size()))], &events).legal());
            QVERIFY(game.turn() <= 80);
        }
        QCOMPARE(game.turn(), 80); // forty of each seat
        QVERIFY(!game.winner().valid());
        QCOMPARE(events.back().kind, Event::Kind::Drawn); // and it is told
    }
    QCOMPARE(Scene(baseMap()).game.rules()[Option::TurnLimit], 500); // the default
}

void TstLongGames::B202_builtOutAndDeckEmpty() {
    // Every piece on the board, the deck empty: turns are rolled and ended, and the limit ends the game.
    Map map = oneHex();
    map.options.set(Option::TurnLimit, 10);
    map.options.set(Option::NoSevensRounds, allRounds);
    map.options.set(Option::LongestRoute, 0);
    Scene scene(map, 2);
    scene.settle(A, 0, 0, Corner::N, Piece::City);
    scene.settle(B, 0, 0, Corner::SE, Piece::City);
    scene.settle(A, 0, 0, Corner::SW, Piece::City);
    for (const Direction direction : allDirections)
        scene.road(direction == Direction::E ? B : A, 0, 0, direction);
    scene.edit.setTurn(A, State::PreRoll);
    for (int turn = 1; turn <= 20; ++turn) {
        QVERIFY(!scene.game.over());
        const Seat seat = scene.game.onTurn();
        PLAY(scene, plain(ActionKind::Roll, seat));
        QCOMPARE(scene.count(ActionKind::BuildRoad) + scene.count(ActionKind::BuildSettlement)
                     + scene.count(ActionKind::BuildCity) + scene.count(ActionKind::BuyDev),
                 0);
        PLAY(scene, plain(ActionKind::EndTurn, seat));
    }
    QVERIFY(scene.game.over() && !scene.game.winner().valid());
    QCOMPARE(scene.told(Event::Kind::Drawn), 1);
    QCOMPARE(scene.told(Event::Kind::Won), 0);
}

QTEST_APPLESS_MAIN(TstLongGames)
#include "tst_long_games.moc"
