#include "tests/engine/rules/specials/special_scene.h"

using namespace isle;
using namespace isle::test;

namespace {

// The village at (3,4) on the main island has the corners N, SE and SW for three towns that keep the
// distance.

Map cloth(std::initializer_list<std::pair<Option, int>> options = {}) {
    Map map = with(quietMap("Cloth for Catan"), options);
    fix(map, 3, 4, Terrain::Village, 9);
    fix(map, 6, 3, Terrain::Village, 4);
    fix(map, 4, 8, Terrain::Village, 5);
    fix(map, 6, 8, Terrain::Village, 10);
    return map;
}

} // namespace

class TstVillages : public QObject {
    Q_OBJECT
  private slots:
    void S180_landWithoutCards();
    void S181_stock();
    void S182_S86_setup();
    void S183_oneTokenATown();
    void S183_S91_afterProductionBeforeGold();
    void S184_S316_shortage();
    void S184_orderFromTheRoller();
    void S184_eachSeatUpToItsTowns();
    void S184_twoVillagesWithOneNumber();
    void S185_robber();
    void S185_pirate();
    void S185_emptyVillage();
    void S186_clothPerPoint_data();
    void S186_clothPerPoint();
    void S186_neverTradedOrStolen();
    void S187_ownTurn();
    void S187_anothersTurn();
    void S187_winAfterTheGoldIsChosen();
    void S188_handLimit();
};

void TstVillages::S180_landWithoutCards() {
    Scene scene = settled(cloth());
    const HexId village = scene.hex(3, 4);
    QCOMPARE(scene.game.terrain(village), Terrain::Village);
    QCOMPARE(scene.game.number(village), 9);
    scene.settle(A, 3, 4, Corner::N);
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, cards(2, 3, 1, 0, 0));
    PLAY(scene, at(ActionKind::BuildRoad, A, scene.edge(3, 4, Direction::NW))); // its edges carry roads
    PLAY(scene, at(ActionKind::BuildShip, A, scene.edge(3, 4, Direction::NE))); // and ships
    PLAY(scene, at(ActionKind::BuildRoad, A, scene.edge(3, 4, Direction::W)));
    scene.edit.setHand(A, settlementCost);
    PLAY(scene, at(ActionKind::BuildSettlement, A, scene.at(3, 4, Corner::SW)));
    scene.edit.setHand(A, cityCost);
    PLAY(scene, at(ActionKind::BuildCity, A, scene.at(3, 4, Corner::N)));
    roll(scene, B, 9);
    QCOMPARE(scene.game.handSize(A), 0); // no cards
    QCOMPARE(scene.game.cloth(A), 2);
    QCOMPARE(scene.game.state(), State::Main);
}

void TstVillages::S181_stock() {
    for (const auto& [row, col] : {std::pair{3, 4}, {4, 8}, {6, 3}, {6, 8}}) {
        const Scene six = settled(cloth());
        QCOMPARE(six.game.clothAt(six.hex(row, col)), 6);
        const Scene three = settled(cloth({{Option::VillageStock, 3}}));
        QCOMPARE(three.game.clothAt(three.hex(row, col)), 3);
        const Scene ten = settled(cloth({{Option::VillageStock, 10}}));
        QCOMPARE(ten.game.clothAt(ten.hex(row, col)), 10);
    }
}

void TstVillages::S182_S86_setup() {
    Map map = cloth();
    fix(map, 4, 5, Terrain::Hills, 8);
    Scene scene = settled(map, 2);
    QCOMPARE(scene.count(ActionKind::PlaceSettlement), 50);
    const auto place = [&](Seat seat, CrossingId crossing) {
        PLAY(scene, at(ActionKind::PlaceSettlement, seat, crossing));
        std::vector<Action> legal;
        legalActions(scene.game, legal);
        PLAY(scene, legal.front());
    };
    place(A, scene.at(3, 4, Corner::N));
    place(B, scene.at(5, 2, Corner::SW));
    place(B, scene.at(6, 3, Corner::S));
    place(A, scene.at(3, 4, Corner::SE)); // beside the village and the hills (4,5)
    QCOMPARE(scene.game.hand(A), cards(1, 0, 0, 0, 0));
    QCOMPARE(scene.game.hand(B), Cards());
    QCOMPARE(scene.game.cloth(A), 0);
    QCOMPARE(scene.game.clothAt(scene.hex(3, 4)), 6);
}

void TstVillages::S183_oneTokenATown() {
    Scene scene = settled(cloth());
    scene.settle(A, 3, 4, Corner::N);
    scene.settle(A, 3, 4, Corner::SE, Piece::City); // counts like a settlement
    scene.settle(B, 3, 4, Corner::SW, Piece::City);
    roll(scene, C, 9);
    QCOMPARE(scene.game.cloth(A), 2);
    QCOMPARE(scene.game.cloth(B), 1);
    QCOMPARE(scene.game.cloth(C), 0);
    QCOMPARE(scene.game.clothAt(scene.hex(3, 4)), 3);
    QCOMPARE(scene.game.clothAt(scene.hex(6, 3)), 6); // another number
    QCOMPARE(scene.told(Event::Kind::ClothPaid), 2);
    roll(scene, C, 4);
    QCOMPARE(scene.game.cloth(A), 2);
}

void TstVillages::S183_S91_afterProductionBeforeGold() {
    Map map = cloth();
    fix(map, 2, 4, Terrain::Hills, 9);
    fix(map, 4, 5, Terrain::Gold, 9);
    Scene scene = settled(map);
    scene.settle(A, 3, 4, Corner::N);  // the village and the hills
    scene.settle(B, 3, 4, Corner::SE); // the village and the gold
    roll(scene, C, 9);
    QCOMPARE(scene.game.state(), State::GoldPick);
    QCOMPARE(scene.game.toAct(), B);
    QCOMPARE(scene.game.hand(A), cards(1, 0, 0, 0, 0));
    QCOMPARE(scene.game.cloth(A), 1); // both before the choice
    QCOMPARE(scene.game.cloth(B), 1);
    std::vector<Event::Kind> told;
    for (const Event& event : scene.events)
        told.push_back(event.kind);
    QCOMPARE(told, (std::vector{Event::Kind::Rolled, Event::Kind::Produced, Event::Kind::ClothPaid,
                                Event::Kind::ClothPaid}));
    PLAY(scene, choose(ActionKind::GoldPick, B, Resource::Ore));
    QCOMPARE(scene.game.state(), State::Main);
    QCOMPARE(scene.game.cloth(B), 1);
}

void TstVillages::S184_S316_shortage() {
    // Four towns, as the example has them; more than three no game can bring about (B-103).
    Scene scene = settled(cloth());
    scene.settle(A, 3, 4, Corner::N);
    scene.settle(B, 3, 4, Corner::SE);
    scene.settle(B, 3, 4, Corner::SW);
    scene.settle(C, 3, 4, Corner::S);
    scene.edit.setStock(scene.hex(3, 4), 2);
    roll(scene, A, 9);
    QCOMPARE(scene.game.cloth(A), 1);
    QCOMPARE(scene.game.cloth(B), 1);
    QCOMPARE(scene.game.cloth(C), 0);
    QCOMPARE(scene.game.clothAt(scene.hex(3, 4)), 0);
}

void TstVillages::S184_orderFromTheRoller() {
    Scene scene = settled(cloth());
    scene.settle(A, 3, 4, Corner::N);
    scene.settle(B, 3, 4, Corner::SE);
    scene.settle(D, 3, 4, Corner::SW);
    scene.edit.setStock(scene.hex(3, 4), 2);
    roll(scene, C, 9); // then D, A, B
    QCOMPARE(scene.game.cloth(D), 1);
    QCOMPARE(scene.game.cloth(A), 1);
    QCOMPARE(scene.game.cloth(B), 0);
}

void TstVillages::S184_eachSeatUpToItsTowns() {
    // No rule of B-49: two seats are owed more than there is, and the stock goes out all the same.
    Scene scene = settled(cloth());
    scene.settle(A, 3, 4, Corner::N);
    scene.settle(B, 3, 4, Corner::SE);
    scene.settle(B, 3, 4, Corner::SW);
    scene.edit.setStock(scene.hex(3, 4), 2);
    roll(scene, B, 9);
    QCOMPARE(scene.game.cloth(B), 2);
    QCOMPARE(scene.game.cloth(A), 0);
    scene.edit.setStock(scene.hex(3, 4), 3);
    roll(scene, B, 9);
    QCOMPARE(scene.game.cloth(B), 4);
    QCOMPARE(scene.game.cloth(A), 1);
}

void TstVillages::S184_twoVillagesWithOneNumber() {
    Map map = cloth();
    fix(map, 6, 3, Terrain::Village, 9);
    Scene scene = settled(map);
    scene.settle(A, 3, 4, Corner::N);
    scene.settle(A, 6, 3, Corner::S);
    scene.settle(B, 6, 3, Corner::N);
    scene.edit.setStock(scene.hex(3, 4), 1);
    scene.edit.setStock(scene.hex(6, 3), 1);
    roll(scene, B, 9);
    QCOMPARE(scene.game.cloth(B), 1); // the short one goes to B, the other to A all the same
    QCOMPARE(scene.game.cloth(A), 1);
    scene.edit.setRobber(scene.hex(3, 4));
    scene.edit.setStock(scene.hex(3, 4), 6);
    scene.edit.setStock(scene.hex(6, 3), 6);
    roll(scene, B, 9); // and the robber stops one of them only
    QCOMPARE(scene.game.cloth(A), 2);
    QCOMPARE(scene.game.cloth(B), 2);
    QCOMPARE(scene.game.clothAt(scene.hex(3, 4)), 6);
}

void TstVillages::S185_robber() {
    Scene scene = settled(cloth());
    scene.settle(B, 3, 4, Corner::N);
    scene.edit.setHand(B, cards(0, 0, 0, 0, 2));
    scene.edit.setCloth(B, 4);
    scene.edit.setDevCards(A, DevCard::Knight, 1);
    scene.edit.setTurn(A, State::Main);
    PLAY(scene, plain(ActionKind::PlayKnight, A));
    PLAY(scene, at(ActionKind::MoveRobber, A, scene.hex(3, 4)));
    QCOMPARE(scene.game.hand(A), cards(0, 0, 0, 0, 1)); // steals as usual, a card, never cloth (S-186)
    QCOMPARE(scene.game.cloth(B), 4);
    roll(scene, A, 9);
    QCOMPARE(scene.game.cloth(B), 4);
    QCOMPARE(scene.game.clothAt(scene.hex(3, 4)), 6);
    QCOMPARE(scene.last(Event::Kind::Blocked).place, scene.hex(3, 4).value());
}

void TstVillages::S185_pirate() {
    Scene scene = settled(cloth());
    scene.settle(B, 3, 4, Corner::NE);
    scene.edit.setPirate(scene.hex(3, 5));
    roll(scene, A, 9);
    QCOMPARE(scene.game.cloth(B), 1);
}

void TstVillages::S185_emptyVillage() {
    Scene scene = settled(cloth());
    scene.settle(B, 3, 4, Corner::N);
    scene.edit.setStock(scene.hex(3, 4), 0);
    roll(scene, A, 9);
    QCOMPARE(scene.game.cloth(B), 0);
    QCOMPARE(scene.told(Event::Kind::ClothPaid), 0);
    scene.edit.setDevCards(A, DevCard::Knight, 1);
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(B, cards(0, 0, 0, 0, 1));
    PLAY(scene, plain(ActionKind::PlayKnight, A));
    PLAY(scene, at(ActionKind::MoveRobber, A, scene.hex(3, 4))); // still an ordinary target
    QCOMPARE(scene.game.handSize(A), 1);
}

void TstVillages::S186_clothPerPoint_data() {
    QTest::addColumn<int>("perPoint");
    QTest::addColumn<QList<int>>("points"); // with 0, 1, 2, ... tokens
    QTest::newRow("two") << 2 << QList<int>{0, 0, 1, 1, 2, 2, 3};
    QTest::newRow("one") << 1 << QList<int>{0, 1, 2, 3, 4, 5, 6};
    QTest::newRow("three") << 3 << QList<int>{0, 0, 0, 1, 1, 1, 2};
}

void TstVillages::S186_clothPerPoint() {
    QFETCH(int, perPoint);
    QFETCH(QList<int>, points);
    Scene scene = settled(cloth({{Option::ClothPerPoint, perPoint}}));
    scene.settle(A, 3, 4, Corner::N);
    for (qsizetype tokens = 0; tokens < points.size(); ++tokens) {
        QCOMPARE(scene.game.cloth(A), tokens);
        QCOMPARE(scene.game.points(A).cloth, points[tokens]);
        QCOMPARE(scene.game.points(A).open(), 1 + points[tokens]); // public
        roll(scene, B, 9);
    }
    QCOMPARE(scene.game.cloth(A), 6); // then the village is empty
    // The running total is the one from scratch.
    const int total = scene.game.points(A).total();
    scene.edit.setCloth(A, 6);
    QCOMPARE(scene.game.points(A).total(), total);
    const View other(scene.game, D);
    QCOMPARE(other.game().cloth(A), 6);
}

void TstVillages::S186_neverTradedOrStolen() {
    Scene scene = settled(cloth());
    scene.edit.setCloth(A, 6);
    scene.edit.setCloth(B, 6);
    scene.edit.setDevCards(A, DevCard::Monopoly, 1);
    scene.edit.setTurn(A, State::Main);
    QCOMPARE(scene.game.handSize(A), 0);
    PLAY(scene, choose(ActionKind::PlayMonopoly, A, Resource::Wool));
    QCOMPARE(scene.count(ActionKind::BankTrade), 0);
    QCOMPARE(scene.game.cloth(A), 6);
    QCOMPARE(scene.game.cloth(B), 6);
}

void TstVillages::S187_ownTurn() {
    Scene scene = settled(cloth({{Option::Target, 3}}));
    scene.settle(A, 3, 4, Corner::N);
    scene.settle(A, 5, 2, Corner::SW);
    scene.edit.setCloth(A, 1);
    roll(scene, A, 9);
    QCOMPARE(scene.game.points(A).total(), 3);
    QCOMPARE(scene.game.winner(), A);
}

void TstVillages::S187_anothersTurn() {
    Scene scene = settled(cloth({{Option::Target, 3}}));
    scene.settle(B, 3, 4, Corner::N);
    scene.settle(B, 5, 2, Corner::SW);
    scene.edit.setCloth(B, 1);
    roll(scene, A, 9);
    QCOMPARE(scene.game.points(B).total(), 3); // counts at once
    QVERIFY(!scene.game.over());               // but does not win
    PLAY(scene, plain(ActionKind::EndTurn, A));
    QCOMPARE(scene.game.winner(), B); // B-162: at the start of its own turn
}

void TstVillages::S187_winAfterTheGoldIsChosen() {
    // The roll's order runs to its end first (S-91), then the win check for the seat on turn.
    Map map = cloth({{Option::Target, 3}});
    fix(map, 4, 5, Terrain::Gold, 9);
    Scene scene = settled(map);
    scene.settle(A, 3, 4, Corner::N);
    scene.settle(A, 5, 2, Corner::SW);
    scene.settle(B, 3, 4, Corner::SE);
    scene.edit.setCloth(A, 1);
    roll(scene, A, 9);
    QCOMPARE(scene.game.state(), State::GoldPick);
    PLAY(scene, choose(ActionKind::GoldPick, B, Resource::Ore));
    QCOMPARE(scene.game.winner(), A);
}

void TstVillages::S188_handLimit() {
    Scene scene = settled(cloth());
    scene.edit.setHand(A, cards(7, 0, 0, 0, 0));
    scene.edit.setCloth(A, 12);
    roll(scene, A, 7);
    QCOMPARE(scene.game.owedDiscards(A), 0);
    QCOMPARE(scene.game.state(), State::MoveRobber);
}

QTEST_APPLESS_MAIN(TstVillages)
#include "tst_villages.moc"
