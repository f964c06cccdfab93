#include "engine/deal/deal.h"
#include "engine/formats/isle_file.h"
#include "tests/engine/rules/scene.h"

using namespace isle;
using namespace isle::test;

/// The whole way from a map file to a game that is played: what the file says is what is played.
namespace {

constexpr const char* text = R"isle({
  "format": "islewright map",
  "version": 1,
  "title": "Two Rocks",
  "seats": [2, 3],
  "options": {
    "expansions": "sea",
    "target": 9,
    "discard_limit": 9,
    "island_bonus": "each_player",
    "island_bonus_points": 3,
    "first_seat": 1,
    "village_stock": 4
  },
  "rows": 5,
  "columns": 9,
  "hexes": [
    " ~   ~   ~   ~   ~   ~   ~   ~   ~ ",
    "   ~   f8  o?  d   ~   ~   h?  ~   ~ ",
    " ~   ~   m?  o4  ~   ~   g5  ~   ~ ",
    "   ~   w?  p?  ~   ~   ~   v?  ~   ~ ",
    " ~   ~   ~   ~   ~   ~   ~   ~   ~ "
  ],
  "harbours": [
    "(1,1) W lumber",
    "(3,1) W shuffled"
  ],
  "islands": [
    "(1,1) start Near Rock",
    "(1,6) new Far Rock"
  ],
  "robber": "(2,3)",
  "pirate": "(0,8)",
  "pools": {
    "terrain": {"mountains": 2},
    "numbers": {"3": 2, "9": 3, "11": 1},
    "harbours": {"ore": 1}
  }
})isle";

Map readMap() {
    auto map = readIsle(QByteArray(text), "two-rocks.isle");
    if (!map)
        qFatal("the file cannot be read");
    return map.value();
}

} // namespace

class TstMapToGame : public QObject {
    Q_OBJECT
  private slots:
    void S100_S103_fixedAndShuffled();
    void S101_S70_islandsByOneHex();
    void S102_poolsOfTheFile();
    void S104_robberAndPirate();
    void S105_seatsTargetOptions();
    void S106_specialsOfTheFile();
    void S87_allIsDealtBeforeSetup();
    void S108_theNotation();
    void B24_S50_whoHasANumber_data();
    void B24_S50_whoHasANumber();
};

void TstMapToGame::S100_S103_fixedAndShuffled() {
    const Map map = readMap();
    std::array<int, 13> numbers{};
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Board board = deal(map, seed).value();
        Game game(setTable(map, board, 3).value(), seed);
        const auto hex = [&](int row, int col) { return game.topology().hexAt(cell(row, col)); };
        QCOMPARE(game.terrain(hex(1, 1)), Terrain::Forest); // fixed
        QCOMPARE(game.number(hex(1, 1)), 8);
        QCOMPARE(game.terrain(hex(2, 2)), Terrain::Mountains); // fixed, its number from the pool
        QCOMPARE(game.number(hex(2, 3)), 4);                   // and the other way round
        QCOMPARE(game.number(hex(1, 3)), 0);
        QCOMPARE(game.terrain(hex(1, 3)), Terrain::Desert);
        QCOMPARE(game.terrain(hex(1, 2)), Terrain::Mountains); // the whole terrain pool
        QCOMPARE(game.terrain(hex(2, 3)), Terrain::Mountains);
        QCOMPARE(game.number(hex(2, 6)), 5);
        ++numbers.at(static_cast<std::size_t>(game.number(hex(3, 1))));
        // The harbours: one fixed, one from a pool of one.
        GameEditor edit(game);
        edit.setTown(game.topology().crossingAt({cell(1, 1), Corner::NW}), A, Piece::Settlement);
        edit.setTown(game.topology().crossingAt({cell(3, 1), Corner::SW}), B, Piece::Settlement);
        QCOMPARE(game.bankRate(A, Resource::Lumber), 2);
        QCOMPARE(game.bankRate(A, Resource::Ore), 4);
        QCOMPARE(game.bankRate(B, Resource::Ore), 2);
        QCOMPARE(game.bankRate(B, Resource::Lumber), 4);
    }
    QCOMPARE(numbers[3] + numbers[9] + numbers[11], 20);
    QVERIFY(numbers[3] > 0 && numbers[9] > 0); // drawn anew by each seed
}

void TstMapToGame::S101_S70_islandsByOneHex() {
    const Map map = readMap();
    Game game(setTable(map, deal(map, 1).value(), 2).value(), 1);
    std::vector<Action> legal;
    legalActions(game, legal);
    // Every start crossing is on the near rock, though the file names only one hex of it.
    const IslandId home = game.topology()[game.topology().hexAt(cell(3, 2))].island;
    QCOMPARE(home, game.topology()[game.topology().hexAt(cell(1, 1))].island);
    int starts = 0;
    for (const Topology::Crossing& crossing : game.topology().crossings())
        starts += crossing.island == home ? 1 : 0;
    QCOMPARE(static_cast<int>(legal.size()), starts);
    for (const Action& action : legal)
        QCOMPARE(game.topology()[action.crossing()].island, home);
}

void TstMapToGame::S102_poolsOfTheFile() {
    const Map map = readMap();
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        // Shuffled numbers: (1,2), (1,6), (2,2), (3,1), (3,2) and the village (3,6) take all of the pool.
        std::array<int, 13> numbers{};
        const Board board = deal(map, seed).value();
        for (const BoardHex& hex : board.hexes)
            ++numbers.at(hex.number);
        QCOMPARE(numbers[3], 2);
        QCOMPARE(numbers[9], 3);
        QCOMPARE(numbers[11], 1);
        QCOMPARE(numbers[4] + numbers[5] + numbers[8], 3); // the fixed ones
    }
    Map wrong = map;
    (*wrong.pools.numbers)[11] = 2; // one too many
    QVERIFY(!deal(wrong, 1).ok());
}

void TstMapToGame::S104_robberAndPirate() {
    Map map = readMap();
    Game game(setTable(map, deal(map, 1).value(), 2).value(), 1);
    QCOMPARE(game.robber(), game.topology().hexAt(cell(2, 3))); // the mark comes before the desert
    QCOMPARE(game.pirate(), game.topology().hexAt(cell(0, 8)));
    map.robberStart.reset();
    map.pirateStart.reset();
    Game unmarked(setTable(map, deal(map, 1).value(), 2).value(), 1);
    QCOMPARE(unmarked.robber(), unmarked.topology().hexAt(cell(1, 3)));
    QVERIFY(!unmarked.pirate().valid());
}

void TstMapToGame::S105_seatsTargetOptions() {
    const Map map = readMap();
    const Board board = deal(map, 1).value();
    QVERIFY(setTable(map, board, 2).ok());
    QVERIFY(setTable(map, board, 3).ok());
    QVERIFY(!setTable(map, board, 4).ok());
    Game game(setTable(map, board, 3).value(), 1);
    QCOMPARE(game.onTurn(), B); // first_seat
    QCOMPARE(game.rules()[Option::Target], 9);
    QCOMPARE(game.rules()[Option::IslandBonusPoints], 3);
    QCOMPARE(game.rules()[Option::MaxOpenOffers], 8); // not named: its default
    GameEditor edit(game);
    edit.setHand(A, cards(9, 0, 0, 0, 0));
    edit.setHand(C, cards(10, 0, 0, 0, 0));
    edit.setTurn(B, State::PreRoll);
    edit.setNextThrow(3, 4);
    QVERIFY(apply(game, plain(ActionKind::Roll, B)).legal());
    QCOMPARE(game.owedDiscards(A), 0); // discard_limit
    QCOMPARE(game.owedDiscards(C), 5);
}

void TstMapToGame::S106_specialsOfTheFile() {
    const Map map = readMap();
    Game game(setTable(map, deal(map, 1).value(), 2).value(), 1);
    QCOMPARE(game.clothAt(game.topology().hexAt(cell(3, 6))), 4); // village_stock
    Map plain = map;
    plain.options.clear(Option::VillageStock);
    Game standard(setTable(plain, deal(plain, 1).value(), 2).value(), 1);
    QCOMPARE(standard.clothAt(standard.topology().hexAt(cell(3, 6))), 6);
}

void TstMapToGame::S87_allIsDealtBeforeSetup() {
    for (const SpecMap& spec : specMaps) {
        const Map map = mapOf(spec);
        const Board board = deal(map, 9).value();
        const Game game(setTable(map, board, 3).value(), 1);
        QCOMPARE(game.state(), State::SetupTown);
        int fog = 0;
        for (std::size_t h = 0; h < board.hexes.size(); ++h) {
            const Terrain terrain = game.terrain(HexId(h));
            QVERIFY(terrain != Terrain::Any && terrain != Terrain::Void);
            fog += terrain == Terrain::Fog ? 1 : 0;
        }
        QCOMPARE(game.fogLeft(), fog);
        QCOMPARE(static_cast<int>(board.fogPile.size()), fog); // S-61: a tile for each
        for (const BoardHarbour& harbour : board.harbours)
            QVERIFY(harbour.kind != HarbourKind::Shuffled);
        const int chests = map.rulesFor(3)[Option::Chests];
        QCOMPARE(game.chestsLeft(), std::min(chests, fog));
        // The same seed deals the same again, what is hidden included.
        const Board again = deal(map, 9).value();
        QVERIFY(again.hexes == board.hexes && again.fogPile == board.fogPile && again.chests == board.chests
                && again.harbours == board.harbours && again.robber == board.robber);
    }
}

void TstMapToGame::S108_theNotation() {
    const Map map = mapFromAscii("~ P o g d D\n f v t x c .");
    const std::array terrains{Terrain::Sea,    Terrain::Sea,      Terrain::Any,   Terrain::Gold,
                              Terrain::Desert, Terrain::Desert,   Terrain::Fog,   Terrain::Village,
                              Terrain::Any,    Terrain::Fortress, Terrain::Canal, Terrain::Void};
    const std::array numbered{false, false, true, true, false, false, false, true, true, false, true, false};
    for (std::size_t i = 0; i < terrains.size(); ++i) {
        const MapHex hex = map.at(cell(static_cast<int>(i) / 6, static_cast<int>(i) % 6));
        QCOMPARE(hex.terrain, terrains.at(i));
        QCOMPARE(hex.number.isShuffled(), numbered.at(i));
        QCOMPARE(hex.marker != Marker::None, i == 8); // the tribe chip
    }
    QCOMPARE(map.pirateStart, std::optional(cell(0, 1)));
    QCOMPARE(map.robberStart, std::optional(cell(0, 5)));
}

void TstMapToGame::B24_S50_whoHasANumber_data() {
    QTest::addColumn<QString>("name");
    for (const SpecMap& spec : specMaps)
        QTest::newRow(std::string(spec.name).c_str()) << QString::fromStdString(std::string(spec.name));
}

void TstMapToGame::B24_S50_whoHasANumber() {
    QFETCH(QString, name);
    const Map map = mapOf(specMapNamed(name.toStdString()));
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const Board board = deal(map, seed).value();
        for (const BoardHex& hex : board.hexes) {
            if (hex.terrain == Terrain::Desert || hex.terrain == Terrain::Sea || hex.terrain == Terrain::Fog
                || hex.terrain == Terrain::Fortress)
                QCOMPARE(int{hex.number}, 0); // never on a desert
            else
                QVERIFY(hex.number >= 2 && hex.number <= 12 && hex.number != 7); // gold never without one
        }
    }
}

QTEST_APPLESS_MAIN(TstMapToGame)
#include "tst_map_to_game.moc"
