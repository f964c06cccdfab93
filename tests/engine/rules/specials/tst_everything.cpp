#include "engine/formats/isle_file.h"
#include "tests/engine/players/arena.h"
#include "tests/engine/rules/specials/special_scene.h"

#include <QFile>

#include <set>

using namespace isle;
using namespace isle::test;

/// A map that mixes all specials at once, played to its end.
namespace {

Map everything() {
    QFile file(QStringLiteral(ISLEWRIGHT_TEST_DATA "/maps/everything.isle"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the test map is missing");
    auto map = readIsle(file.readAll(), "everything.isle");
    if (!map)
        qFatal("the test map cannot be read");
    return map.value();
}

/// What follows from the pieces and from what has been gathered, worked out from scratch, is what the game
/// has kept up move by move: points, supplies, rates, routes, bars.
bool sameFromScratch(const Game& game) {
    Game copy(game);
    GameEditor(copy).setCloth(A, copy.cloth(A));
    return copy == game;
}

/// Tokens, units, tiles and chests neither come from nowhere nor get lost.
void verifyStock(const Game& game, int villages) {
    int cloth = 0;
    int units = 0;
    int fog = 0;
    int canals = 0;
    for (std::size_t h = 0; h < game.topology().hexes().size(); ++h) {
        const HexId hex(h);
        cloth += game.clothAt(hex);
        units += game.unitsAt(hex);
        fog += game.terrain(hex) == Terrain::Fog ? 1 : 0;
        canals += game.terrain(hex) == Terrain::Canal ? 1 : 0;
        QVERIFY(game.terrain(hex) != Terrain::Canal
                || game.unitsAt(hex) < game.rules()[Option::CanalUnits]); // S-301
        QVERIFY(game.terrain(hex) != Terrain::Fortress || game.strength(hex) > 0);
    }
    for (std::size_t s = 0; s < static_cast<std::size_t>(game.seats()); ++s) {
        const Seat seat(s);
        cloth += game.cloth(seat);
        units -= game.canalUnits(seat);
        QCOMPARE(game.points(seat).cloth, game.cloth(seat) / 2); // S-186
        QCOMPARE(game.points(seat).canal, game.canalUnits(seat) / 2);
        QCOMPARE(game.points(seat).wonder, game.wonderStage(seat));
    }
    QCOMPARE(cloth, villages * game.rules()[Option::VillageStock]);
    QCOMPARE(units, 0);
    QCOMPARE(fog, game.fogLeft());
}

} // namespace

class TstEverything : public QObject {
    Q_OBJECT
  private slots:
    void S106_mapOfAllSpecials();
    void S92_S106_randomGames_data();
    void S92_S106_randomGames();
    void S106_everySpecialWasUsed();
    void S106_heuristicGames_data();
    void S106_heuristicGames();

  private:
    std::set<Event::Kind> told_;
    std::set<ActionKind> played_;
};

void TstEverything::S106_mapOfAllSpecials() {
    const Map map = everything();
    std::set<Terrain> terrains;
    bool chips = false;
    for (const MapHex& hex : map.cells) {
        terrains.insert(hex.terrain);
        chips = chips || (hex.marker != Marker::None && hex.marker != Marker::Chest);
    }
    for (const Terrain terrain :
         {Terrain::Gold, Terrain::Fog, Terrain::Village, Terrain::Fortress, Terrain::Canal, Terrain::Desert})
        QVERIFY(terrains.count(terrain) == 1);
    QVERIFY(chips && !map.farSide.empty() && map.wonderCosts.has_value());
    const Scene scene = dealt(map, 4, 1);
    QVERIFY(scene.game.chestsLeft() >= 3);
    QVERIFY(scene.game.rules().on(Option::Wonders));
    // The values and prices of the map are those of the game.
    for (std::size_t h = 0; h < scene.game.topology().hexes().size(); ++h) {
        if (scene.game.terrain(HexId(h)) == Terrain::Village)
            QCOMPARE(scene.game.clothAt(HexId(h)), 5);
        if (scene.game.terrain(HexId(h)) == Terrain::Fortress)
            QCOMPARE(scene.game.strength(HexId(h)), 2);
    }
    QCOMPARE(scene.table->wonderCosts, *map.wonderCosts);
}

void TstEverything::S92_S106_randomGames_data() {
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("extra");
    for (int seats = 2; seats <= 8; ++seats)
        QTest::addRow("%d seats", seats) << seats << static_cast<int>(ExtraBuild::SpecialBuild);
    for (const int seats : {5, 8})
        QTest::addRow("%d seats in pairs", seats) << seats << static_cast<int>(ExtraBuild::Paired);
}

void TstEverything::S92_S106_randomGames() {
    QFETCH(int, seats);
    QFETCH(int, extra);
    Map map = with(everything(), {{Option::ExtraBuild, extra}});
    const auto villages =
        static_cast<int>(std::count_if(map.cells.begin(), map.cells.end(),
                                       [](const MapHex& hex) { return hex.terrain == Terrain::Village; }));
    std::vector<Action> legal;
    Events events;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        if (seed > 3) // long games, in which the far islands are reached
            map = with(map, {{Option::WonderInstantWin, 0}, {Option::Target, 60}, {Option::TurnLimit, 300}});
        Scene scene = dealt(map, seats, seed);
        Game& game = scene.game;
        Game copy(game);
        Random random(seed);
        for (int ply = 0; !game.over(); ++ply) {
            if (seed > 3 && ply == 4 * seats) { // after set-up: random players find no way to far islands
                scene.ship(A, 10, 10, Direction::E);
                scene.ship(B, 2, 15, Direction::E);
                scene.ship(A, 1, 11, Direction::E);
                scene.ship(B, 8, 13, Direction::W);
            }
            legalActions(game, legal);
            QVERIFY(!legal.empty());
            if (ply % 29 == 0) {
                QVERIFY2(sameFromScratch(game), qPrintable(QString::number(ply)));
                QVERIFY(scene.conserved());
                verifyStock(game, villages);
                for (const Action& action : legal) { // every listed action applies
                    copy = game;
                    QVERIFY2(apply(copy, action).legal(), nameOf(action.kind).data());
                }
            }
            if (QTest::currentTestFailed())
                return;
            // Actions of the specials are rare among all those there are: preferred now and then.
            Action chosen = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
            for (const Action& action : legal)
                if ((action.kind == ActionKind::Raid || action.kind == ActionKind::Dig
                     || action.kind == ActionKind::WonderStage || action.kind == ActionKind::BuildShip
                     || action.kind == ActionKind::BuildSettlement)
                    && random.below(6) == 0)
                    chosen = action;
            events.clear();
            QVERIFY(apply(game, chosen, &events).legal());
            played_.insert(chosen.kind);
            for (const Event& event : events)
                told_.insert(event.kind);
        }
        QVERIFY(sameFromScratch(game));
        // B-161, B-177, B-202: somebody won in its own turn or part, or every seat has had its turns.
        if (!game.winner().valid())
            QCOMPARE(game.turn(), seats * game.rules()[Option::TurnLimit]);
        else if (game.wonderStage(game.winner()) < 4)
            QVERIFY(game.points(game.winner()).total() >= game.rules()[Option::Target]);
        if (game.winner().valid() && extra != static_cast<int>(ExtraBuild::Paired))
            QCOMPARE(game.winner(), game.onTurn());
    }
}

void TstEverything::S106_everySpecialWasUsed() {
    // Seen in the random games above.
    for (const ActionKind kind : {ActionKind::Raid, ActionKind::Dig, ActionKind::WonderStage,
                                  ActionKind::GoldPick, ActionKind::MoveShip, ActionKind::Pass})
        QVERIFY2(played_.count(kind) == 1, nameOf(kind).data());
    for (const Event::Kind kind :
         {Event::Kind::FogFound, Event::Kind::FindPaid, Event::Kind::ChestOpened, Event::Kind::ChipTaken,
          Event::Kind::ClothPaid, Event::Kind::FortressTaken, Event::Kind::StageBuilt,
          Event::Kind::CanalFinished, Event::Kind::IslandBonus, Event::Kind::Won})
        QVERIFY2(told_.count(kind) == 1, qPrintable(QString::number(static_cast<int>(kind))));
}

void TstEverything::S106_heuristicGames_data() {
    QTest::addColumn<QString>("player");
    QTest::addColumn<int>("seats");
    for (const int seats : {2, 4, 6, 8})
        for (const char* player : {"heuristic", "random"})
            QTest::addRow("%s %d", player, seats) << QString(player) << seats;
}

void TstEverything::S106_heuristicGames() {
    QFETCH(QString, player);
    QFETCH(int, seats);
    const Map map = everything();
    const std::string name = player.toStdString();
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
        Game game = newGame(map, seats, seed);
        const auto players = seatsOf(name, seats, seed);
        const auto pointers = seated(players);
        const GameRecord record = playOut(game, pointers);
        QVERIFY(game.over());
        QVERIFY(record.plies > 0);
        QVERIFY(sameFromScratch(game));
        if (player == "heuristic")
            QVERIFY(record.winner.valid());
    }
}

QTEST_APPLESS_MAIN(TstEverything)
#include "tst_everything.moc"
