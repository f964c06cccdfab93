#include "tests/engine/rules/scene.h"

using namespace isle;
using namespace isle::test;

/// What lies in the box: pieces, bank, deck, awards.
class TstComponents : public QObject {
    Q_OBJECT
  private slots:
    void B12_B14_B15_B16_B21_components();
    void B12_B14_B15_pieceBankAndDeckOptions();
    void B21_B22_fiveToEightSeats();
};

void TstComponents::B12_B14_B15_B16_B21_components() {
    for (const int seats : {2, 3, 4}) {
        Scene scene(baseMap(), seats);
        QCOMPARE(scene.game.supply(A, Piece::Settlement), 5);
        QCOMPARE(scene.game.supply(A, Piece::City), 4);
        QCOMPARE(scene.game.supply(A, Piece::Road), 15);
        QCOMPARE(scene.game.supply(A, Piece::Ship), 0);
        for (const Resource resource : allResources)
            QCOMPARE(scene.game.bank(resource), 19);
        QCOMPARE(scene.game.deckSize(), 25);
        QVERIFY(!scene.game.longestRoute().valid() && !scene.game.largestArmy().valid());
        for (const auto& [card, number] :
             {std::pair(DevCard::Knight, 14), std::pair(DevCard::VictoryPoint, 5),
              std::pair(DevCard::RoadBuilding, 2), std::pair(DevCard::YearOfPlenty, 2),
              std::pair(DevCard::Monopoly, 2)}) {
            QVERIFY(!scene.edit.setDevCards(A, card, number + 1));
            QVERIFY(scene.edit.setDevCards(A, card, number));
        }
        QCOMPARE(scene.game.deckSize(), 0);
    }
    QCOMPARE(Scene(seaMap()).game.supply(A, Piece::Ship), 15); // S-10
}

void TstComponents::B12_B14_B15_pieceBankAndDeckOptions() {
    Map map = seaMap();
    map.options.set(Option::PiecesSettlements, 3);
    map.options.set(Option::PiecesCities, 0);
    map.options.set(Option::PiecesRoads, 2);
    map.options.set(Option::PiecesShips, 100);
    map.options.set(Option::Bank, 200);
    for (const Option option :
         {Option::DevDeckKnight, Option::DevDeckVictoryPoint, Option::DevDeckRoadBuilding,
          Option::DevDeckYearOfPlenty, Option::DevDeckMonopoly})
        map.options.set(option, 0);
    Scene scene(map);
    QCOMPARE(scene.game.supply(A, Piece::Settlement), 3);
    QCOMPARE(scene.game.supply(A, Piece::City), 0);
    QCOMPARE(scene.game.supply(A, Piece::Road), 2);
    QCOMPARE(scene.game.supply(A, Piece::Ship), 100);
    QCOMPARE(scene.game.bank(Resource::Wool), 200);
    QVERIFY(scene.edit.setHand(A, cards(200, 200, 200, 200, 200)));
    QCOMPARE(scene.game.handSize(A), 1000);
    QCOMPARE(scene.game.hand(A), cards(200, 200, 200, 200, 200));
    scene.edit.setTurn(A, State::Main);
    REFUSED(scene, plain(ActionKind::BuyDev, A), "B-120"); // an empty deck is legal, but nothing to buy
}

void TstComponents::B21_B22_fiveToEightSeats() {
    struct Column {
        int seats;
        int bank;
        std::array<int, devCardCount> deck; ///< knight, victory point, road building, plenty, monopoly
    };
    const std::array<Column, 4> columns{Column{5, 24, {20, 5, 3, 3, 3}}, Column{6, 24, {20, 5, 3, 3, 3}},
                                        Column{7, 29, {26, 5, 4, 4, 4}}, Column{8, 29, {26, 5, 4, 4, 4}}};
    for (const Column& column : columns) {
        Map map = mapOf(specMapNamed(column.seats <= 6 ? "30 land hexes" : "37 land hexes"));
        map.maxSeats = 8;
        Scene scene(map, column.seats);
        QCOMPARE(scene.game.seats(), column.seats);
        QCOMPARE(scene.game.rules()[Option::Target], 10);
        for (const Resource resource : allResources)
            QCOMPARE(scene.game.bank(resource), column.bank);
        int deck = 0;
        for (std::size_t card = 0; card < devCardCount; ++card) {
            deck += column.deck.at(card);
            QVERIFY(!scene.edit.setDevCards(A, static_cast<DevCard>(card), column.deck.at(card) + 1));
        }
        QCOMPARE(scene.game.deckSize(), deck);
        for (int s = 0; s < column.seats; ++s) {
            const Seat seat(static_cast<std::size_t>(s));
            QCOMPARE(scene.game.supply(seat, Piece::Settlement), 5);
            QCOMPARE(scene.game.supply(seat, Piece::City), 4);
            QCOMPARE(scene.game.supply(seat, Piece::Road), 15);
        }
    }
}

QTEST_APPLESS_MAIN(TstComponents)
#include "tst_components.moc"
