#include "tests/engine/rules/specials/special_scene.h"

#include <set>

using namespace isle;
using namespace isle::test;

namespace {

// The canal tiles (4,3) to (4,7) lie in a row between two halves of the home island.

constexpr Cards unitCost{{1, 0, 0, 0, 1}};

Map canal(std::initializer_list<std::pair<Option, int>> options = {}) {
    Map map = with(quietMap("The Great Canal"), options);
    constexpr std::array numbers{9, 4, 9, 5, 10};
    for (int i = 0; i < 5; ++i)
        fix(map, 4, 3 + i, Terrain::Canal, numbers.at(static_cast<std::size_t>(i)));
    map.maxSeats = 8;
    return map;
}

/// Seat A has a settlement at the tile (4,3) and cards for many units.
struct Works {
    explicit Works(const Map& map = canal(), int seats = 4) : scene(settled(map, seats)) {
        scene.settle(A, 4, 3, Corner::N);
        scene.edit.setTurn(A, State::Main);
        scene.edit.setHand(A, cards(9, 0, 0, 0, 9));
    }
    [[nodiscard]] Action dig(Seat seat = A, int col = 3) const {
        return at(ActionKind::Dig, seat, scene.hex(4, col));
    }
    [[nodiscard]] HexId tile(int col = 3) const { return scene.hex(4, col); }

    Scene scene;
};

} // namespace

class TstCanal : public QObject {
    Q_OBJECT
  private slots:
    void S300_desertWithAHiddenNumber();
    void S300_robberOntoATile();
    void S301_cost();
    void S301_needsATownOfOnesOwn();
    void S301_anyNumberOfTimes();
    void S301_unitsToFinish_data();
    void S301_unitsToFinish();
    void S302_becomesFields();
    void S302_producesFromTheNextRoll();
    void S302_robber();
    void S303_points_data();
    void S303_points();
    void S303_pointsWin();
    void S304_numbersFromTheCommonPool();
    void S304_redRule();
    void S305_setupCollectsNothing();
    void S305_islets();
    void S306_robberStartsOffTheBoard();
    void S307_cityDigsLikeASettlement();
    void S318_sharedTiles();
    void B44_digEndsTrading();
    void S304_hiddenFromViews();
};

void TstCanal::S300_desertWithAHiddenNumber() {
    Works works;
    Scene& scene = works.scene;
    for (int col = 3; col <= 7; ++col) {
        QCOMPARE(scene.game.terrain(works.tile(col)), Terrain::Canal);
        QCOMPARE(scene.game.number(works.tile(col)), 0);
        QCOMPARE(scene.table->board.hexes[works.tile(col).index()].number, 0);
    }
    scene.edit.setHand(A, cards(2, 2, 1, 1, 0)); // roads and towns may be beside it
    PLAY(scene, at(ActionKind::BuildRoad, A, scene.edge(4, 3, Direction::NE)));
    PLAY(scene, at(ActionKind::BuildRoad, A, scene.edge(4, 3, Direction::E))); // between two tiles
    scene.edit.setHand(A, Cards());
    for (const int number : tokenValues)
        roll(scene, B, number);
    QCOMPARE(scene.game.handSize(A), 0); // it produces nothing
}

void TstCanal::S300_robberOntoATile() {
    Works works;
    Scene& scene = works.scene;
    scene.edit.setDevCards(B, DevCard::Knight, 1);
    scene.edit.setTurn(B, State::Main);
    PLAY(scene, plain(ActionKind::PlayKnight, B));
    PLAY(scene, at(ActionKind::MoveRobber, B, works.tile()));
    QCOMPARE(scene.game.handSize(B), 1); // steals from the town beside it as usual
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, unitCost);
    PLAY(scene, works.dig()); // S-302: digging is not hindered
}

void TstCanal::S301_cost() {
    Works works;
    Scene& scene = works.scene;
    for (const Cards& hand : {cards(1, 9, 9, 9, 0), cards(0, 9, 9, 9, 1)}) {
        scene.edit.setHand(A, hand);
        REFUSED(scene, works.dig(), "S-301");
    }
    scene.edit.setHand(A, cards(1, 1, 1, 1, 1));
    PLAY(scene, works.dig());
    QCOMPARE(scene.game.hand(A), cards(0, 1, 1, 1, 0));
    QCOMPARE(scene.game.unitsAt(works.tile()), 1);
    QCOMPARE(scene.game.canalUnits(A), 1);
    QVERIFY(scene.conserved());
}

void TstCanal::S301_needsATownOfOnesOwn() {
    Works works;
    Scene& scene = works.scene;
    REFUSED(scene, works.dig(A, 4), "S-301"); // (4,3) N is no corner of (4,4)
    scene.road(A, 4, 4, Direction::NW);       // a road beside it does not do
    REFUSED(scene, works.dig(A, 4), "S-301");
    scene.settle(B, 4, 5, Corner::N);
    REFUSED(scene, works.dig(A, 5), "S-301");                         // nor does another's town
    REFUSED(scene, at(ActionKind::Dig, A, scene.hex(3, 3)), "S-301"); // no tile
    REFUSED(scene, works.dig(B, 5), "B-40");                          // its own turn
    REFUSED(scene, at(ActionKind::Dig, A, HexId(std::size_t{9999})), "B-1");
}

void TstCanal::S301_anyNumberOfTimes() {
    Works works;
    Scene& scene = works.scene;
    scene.settle(A, 4, 4, Corner::SW); // between the tiles (4,3) and (4,4)
    for (int i = 0; i < 3; ++i)
        PLAY(scene, works.dig());
    REFUSED(scene, works.dig(), "S-301"); // finished
    for (int i = 0; i < 3; ++i)
        PLAY(scene, works.dig(A, 4));
    QCOMPARE(scene.game.canalUnits(A), 6);
    QCOMPARE(scene.game.points(A).canal, 3);
}

void TstCanal::S301_unitsToFinish_data() {
    QTest::addColumn<int>("units");
    for (int units = 1; units <= 5; ++units)
        QTest::addRow("%d", units) << units;
}

void TstCanal::S301_unitsToFinish() {
    QFETCH(int, units);
    Works works(canal({{Option::CanalUnits, units}}));
    for (int i = 1; i <= units; ++i) {
        QCOMPARE(works.scene.game.terrain(works.tile()), Terrain::Canal);
        PLAY(works.scene, works.dig());
        QCOMPARE(works.scene.game.unitsAt(works.tile()), i);
    }
    QCOMPARE(works.scene.game.terrain(works.tile()), Terrain::Fields);
}

void TstCanal::S302_becomesFields() {
    Works works;
    Scene& scene = works.scene;
    scene.edit.setUnits(works.tile(), 2); // whoever dug them
    PLAY(scene, works.dig());
    QCOMPARE(scene.game.terrain(works.tile()), Terrain::Fields);
    QCOMPARE(scene.game.number(works.tile()), 9);
    QCOMPARE(scene.last(Event::Kind::CanalFinished).b, 9);
    QCOMPARE(scene.game.number(works.tile(5)), 0); // the others stay hidden
    const View other(scene.game, C);
    QCOMPARE(other.game().number(works.tile()), 9);
}

void TstCanal::S302_producesFromTheNextRoll() {
    Works works;
    Scene& scene = works.scene;
    scene.settle(B, 4, 3, Corner::SE, Piece::City);
    scene.edit.setUnits(works.tile(), 2);
    roll(scene, A, 9); // not yet
    QCOMPARE(scene.game.handSize(B), 0);
    PLAY(scene, works.dig()); // and nothing for the roll that has been
    QCOMPARE(scene.game.handSize(B), 0);
    QCOMPARE(scene.game.hand(A), cards(8, 0, 0, 0, 8));
    roll(scene, B, 9);
    QCOMPARE(scene.game.hand(A), cards(8, 0, 0, 1, 8));
    QCOMPARE(scene.game.hand(B), cards(0, 0, 0, 2, 0));
    roll(scene, B, 4); // the hidden number of another tile
    QCOMPARE(scene.game.hand(B), cards(0, 0, 0, 2, 0));
}

void TstCanal::S302_robber() {
    Works works;
    Scene& scene = works.scene;
    scene.edit.setRobber(works.tile());
    scene.edit.setUnits(works.tile(), 2);
    PLAY(scene, works.dig());
    roll(scene, B, 9);
    QCOMPARE(scene.game.hand(A), cards(8, 0, 0, 0, 8)); // blocked as usual
    scene.edit.setRobber(scene.hex(2, 3));
    roll(scene, B, 9);
    QCOMPARE(scene.game.hand(A), cards(8, 0, 0, 1, 8));
}

void TstCanal::S303_points_data() {
    QTest::addColumn<int>("perPoint");
    QTest::addColumn<QList<int>>("points"); // after 1, 2, ... units
    QTest::newRow("two") << 2 << QList<int>{0, 1, 1, 2, 2, 3};
    QTest::newRow("one") << 1 << QList<int>{1, 2, 3, 4, 5, 6};
    QTest::newRow("three") << 3 << QList<int>{0, 0, 1, 1, 1, 2};
}

void TstCanal::S303_points() {
    QFETCH(int, perPoint);
    QFETCH(QList<int>, points);
    Works works(canal({{Option::CanalUnitsPerPoint, perPoint}}));
    Scene& scene = works.scene;
    scene.settle(A, 4, 5, Corner::N); // (4,5): over all tiles
    for (qsizetype i = 0; i < points.size(); ++i) {
        PLAY(scene, works.dig(A, i < 3 ? 3 : 5));
        QCOMPARE(scene.game.points(A).canal, points[i]);
        QCOMPARE(scene.game.points(A).open(), 2 + points[i]);
    }
}

void TstCanal::S303_pointsWin() {
    Works works(canal({{Option::Target, 3}, {Option::CanalUnitsPerPoint, 1}}));
    PLAY(works.scene, works.dig());
    QVERIFY(!works.scene.game.over());
    PLAY(works.scene, works.dig());
    QCOMPARE(works.scene.game.winner(), A);
}

void TstCanal::S304_numbersFromTheCommonPool() {
    const Map map = mapOf(specMapNamed("The Great Canal"));
    const Scene scene = dealt(map, 4, 5);
    std::multiset<int> numbers;
    int hidden = 0;
    for (std::size_t h = 0; h < scene.game.topology().hexes().size(); ++h) {
        if (scene.game.number(HexId(h)) != 0)
            numbers.insert(scene.game.number(HexId(h)));
        if (scene.game.terrain(HexId(h)) == Terrain::Canal) {
            ++hidden;
            QVERIFY(isToken(scene.table->secrets->canalNumbers[h]));
            numbers.insert(scene.table->secrets->canalNumbers[h]);
        }
    }
    QCOMPARE(hidden, 5);
    // The number pool as the spec prints it.
    QVERIFY(numbers == (std::multiset<int>{2, 2, 3, 3, 3, 4, 4,  4,  5,  5,  5,  6,  6, 6,
                                           8, 8, 8, 9, 9, 9, 10, 10, 10, 11, 11, 11, 12}));
}

void TstCanal::S304_redRule() {
    const Map map = mapOf(specMapNamed("The Great Canal"));
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const Scene scene = dealt(map, 4, seed);
        const Topology& topology = scene.game.topology();
        const auto number = [&](HexId hex) {
            return scene.game.terrain(hex) == Terrain::Canal
                       ? static_cast<int>(scene.table->secrets->canalNumbers[hex.index()])
                       : scene.game.number(hex);
        };
        for (const Topology::Edge& edge : topology.edges())
            if (edge.hexes[0].valid() && edge.hexes[1].valid())
                QVERIFY(!isRed(number(edge.hexes[0])) || !isRed(number(edge.hexes[1])));
    }
}

void TstCanal::S305_setupCollectsNothing() {
    Map map = canal();
    fix(map, 3, 3, Terrain::Hills, 6);
    Scene scene = settled(map, 2);
    QCOMPARE(scene.count(ActionKind::PlaceSettlement), 70);
    const auto place = [&](Seat seat, CrossingId crossing) {
        PLAY(scene, at(ActionKind::PlaceSettlement, seat, crossing));
        std::vector<Action> legal;
        legalActions(scene.game, legal);
        PLAY(scene, legal.front());
    };
    place(A, scene.at(2, 3, Corner::N));
    place(B, scene.at(6, 4, Corner::S));
    place(B, scene.at(4, 5, Corner::S));
    place(A, scene.at(4, 3, Corner::NE)); // beside two tiles and the hills (3,3)
    QCOMPARE(scene.game.hand(A), cards(1, 0, 0, 0, 0));
    QCOMPARE(scene.game.hand(B), Cards());
}

void TstCanal::S305_islets() {
    Scene scene = settled(canal());
    QCOMPARE(std::count(scene.table->newIslands.begin(), scene.table->newIslands.end(), true), 2);
    landAt(scene, A, scene.at(1, 8, Corner::N));
    landAt(scene, A, scene.at(7, 1, Corner::N));
    QCOMPARE(scene.game.points(A).islands, 4);
}

void TstCanal::S306_robberStartsOffTheBoard() {
    Map map = mapOf(specMapNamed("The Great Canal"));
    QVERIFY(!dealt(map, 4, 1).game.robber().valid());
    // With `lowest` a hidden 12 or 2 does not attract it either.
    map.options.set(Option::RobberStart, static_cast<int>(RobberStart::Lowest));
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const Scene scene = dealt(map, 4, seed);
        QVERIFY(scene.game.robber().valid());
        QVERIFY(scene.game.terrain(scene.game.robber()) != Terrain::Canal);
        QVERIFY(scene.game.number(scene.game.robber()) == 12 || scene.game.number(scene.game.robber()) == 2);
    }
}

void TstCanal::S307_cityDigsLikeASettlement() {
    Works works;
    works.scene.edit.setTown(works.scene.at(4, 3, Corner::N), A, Piece::City);
    PLAY(works.scene, works.dig());
    QCOMPARE(works.scene.game.unitsAt(works.tile()), 1); // one unit as well
    QCOMPARE(works.scene.game.hand(A), cards(8, 0, 0, 0, 8));
}

void TstCanal::S318_sharedTiles() {
    Works works;
    Scene& scene = works.scene;
    scene.settle(A, 4, 5, Corner::N);
    scene.settle(B, 4, 3, Corner::SW);
    scene.settle(B, 4, 5, Corner::S);
    scene.edit.setHand(B, cards(9, 0, 0, 0, 9));
    PLAY(scene, works.dig(A, 3));
    PLAY(scene, works.dig(A, 3));
    PLAY(scene, works.dig(A, 5));
    scene.edit.setTurn(B, State::Main);
    PLAY(scene, works.dig(B, 3));
    PLAY(scene, works.dig(B, 5));
    QCOMPARE(scene.game.canalUnits(A), 3);
    QCOMPARE(scene.game.points(A).canal, 1);
    QCOMPARE(scene.game.canalUnits(B), 2);
    QCOMPARE(scene.game.points(B).canal, 1);
    QCOMPARE(scene.game.terrain(works.tile(3)), Terrain::Fields);
    QCOMPARE(scene.game.terrain(works.tile(5)), Terrain::Canal);
    QCOMPARE(scene.game.unitsAt(works.tile(5)), 2);
}

void TstCanal::B44_digEndsTrading() {
    Works works(canal({{Option::PhaseOrder, static_cast<int>(PhaseOrder::Separate)}}));
    Scene& scene = works.scene;
    PLAY(scene, bankTrade(A, Resource::Brick, Resource::Wool));
    PLAY(scene, works.dig());
    REFUSED(scene, bankTrade(A, Resource::Brick, Resource::Wool), "B-44");
    PLAY(scene, works.dig()); // but not digging
}

void TstCanal::S304_hiddenFromViews() {
    Works one;
    Works two;
    two.scene.game = one.scene.game;
    two.scene.edit.setCanalNumber(two.tile(), 12);
    for (const Seat seat : {A, B, C, D}) {
        QVERIFY(View(one.scene.game, seat) == View(two.scene.game, seat));
        QCOMPARE(View(one.scene.game, seat).game().number(one.tile()), 0);
        QVERIFY(View(one.scene.game, seat).game().table().secrets == nullptr);
    }
}

QTEST_APPLESS_MAIN(TstCanal)
#include "tst_canal.moc"
