#include "engine/formats/game_actions.h"
#include "tests/support/spec_maps.h"

#include <QtTest>

#include <set>

using namespace isle;
using namespace isle::test;

Q_DECLARE_METATYPE(isle::Action)

namespace {

constexpr Seat a{std::size_t{0}};
constexpr Seat c{std::size_t{2}};

Cell cell(int row, int col) {
    return {static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)};
}

} // namespace

/// The lines of recorded games. The lattice is odd-r (B-9): above (2,3) lie (1,2) to its left and (1,3) to
/// its right, so the corner (2,3) N is (1,2) SE, and the edge (2,3) NE is (1,3) SW.
class TestGameActions : public QObject {
    Q_OBJECT

  private:
    const Topology topology_{shapeOf(mapOf(specMapNamed("19 land hexes")))};

    CrossingId crossing() const { return topology_.crossingAt({cell(2, 3), Corner::N}); }
    EdgeId edge() const { return topology_.edgeAt({cell(2, 3), Direction::NE}); }
    HexId hex() const { return topology_.hexAt(cell(2, 3)); }

    /// One action of every kind and its line.
    std::vector<std::pair<Action, std::string>> samples() const {
        using Kind = ActionKind;
        const Cards give{{2, 0, 1, 0, 0}};
        const Cards want = cardsOf(Resource::Ore);
        return {
            {at(Kind::PlaceSettlement, a, crossing()), "0 place-settlement (1,2) SE"},
            {at(Kind::PlaceRoad, a, edge()), "0 place-road (1,3) SW"},
            {at(Kind::PlaceShip, c, edge()), "2 place-ship (1,3) SW"},
            {plain(Kind::Roll, a), "0 roll"},
            {choose(Kind::Discard, c, Resource::Wool), "2 discard wool"},
            {at(Kind::MoveRobber, a, hex()), "0 move-robber (2,3)"},
            {at(Kind::MovePirate, a, hex()), "0 move-pirate (2,3)"},
            {chooseVictim(a, c), "0 choose-victim 2"},
            {bankTrade(a, Resource::Brick, Resource::Grain), "0 bank-trade brick for grain"},
            {offer(a, give, want, 0b0110), "0 offer 2 brick 1 wool for 1 ore to 1 2"},
            {answer(Kind::Accept, c, 7), "2 accept 7"},
            {answer(Kind::Decline, c, 0), "2 decline 0"},
            {counter(c, 254, want, give), "2 counter 254 1 ore for 2 brick 1 wool"},
            {completeTrade(a, 7, c), "0 complete-trade 7 with 2"},
            {answer(Kind::Withdraw, a, 7), "0 withdraw 7"},
            {at(Kind::BuildRoad, a, edge()), "0 build-road (1,3) SW"},
            {at(Kind::BuildShip, a, edge()), "0 build-ship (1,3) SW"},
            {at(Kind::BuildSettlement, a, crossing()), "0 build-settlement (1,2) SE"},
            {at(Kind::BuildCity, a, crossing()), "0 build-city (1,2) SE"},
            {moveShip(a, edge(), topology_.edgeAt({cell(4, 3), Direction::E})),
             "0 move-ship (1,3) SW to (4,3) E"},
            {plain(Kind::BuyDev, a), "0 buy-dev"},
            {plain(Kind::PlayKnight, a), "0 play-knight"},
            {plain(Kind::PlayRoadBuilding, a), "0 play-road-building"},
            {plain(Kind::PlayYearOfPlenty, a), "0 play-year-of-plenty"},
            {choose(Kind::PlayMonopoly, a, Resource::Ore), "0 play-monopoly ore"},
            {choose(Kind::PlentyPick, a, Resource::Lumber), "0 plenty-pick lumber"},
            {choose(Kind::GoldPick, a, Resource::Brick), "0 gold-pick brick"},
            {plain(Kind::Stop, a), "0 stop"},
            {plain(Kind::Pass, a), "0 pass"},
            {plain(Kind::EndTurn, a), "0 end-turn"},
            {at(Kind::Raid, a, hex()), "0 raid (2,3)"},
            {plain(Kind::WonderStage, a), "0 wonder-stage"},
            {at(Kind::Dig, a, hex()), "0 dig (2,3)"},
        };
    }

  private slots:
    void everyKindHasItsLine() {
        std::set<ActionKind> kinds;
        for (const auto& [action, line] : samples()) {
            QCOMPARE(QString::fromStdString(actionText(action, topology_)), QString::fromStdString(line));
            const auto again = readAction(line, topology_, 3);
            QVERIFY2(again.ok(), line.c_str());
            QVERIFY2(again.value() == action, line.c_str());
            kinds.insert(action.kind);
        }
        QCOMPARE(kinds.size(), static_cast<std::size_t>(ActionKind::Dig) + 1);
    }

    void anyNameOfAPlaceWillDo() {
        const auto reads = [&](const char* line) { return readAction(line, topology_, 3).value(); };
        QVERIFY(reads("0 build-city (2,3) N") == at(ActionKind::BuildCity, a, crossing()));
        QVERIFY(reads("0 build-city (1, 3) SW") == at(ActionKind::BuildCity, a, crossing()));
        QVERIFY(reads("  0   build-road  (2,3)   NE ") == at(ActionKind::BuildRoad, a, edge()));
    }

    void noCardsAreCalledNothing() { // B-84 refuses gifts, but not the file
        const Action gift = offer(a, cardsOf(Resource::Wool), Cards(), 0b0100);
        QCOMPARE(actionText(gift, topology_), std::string("0 offer 1 wool for nothing to 2"));
        QVERIFY(readAction("0 offer 1 wool for nothing to 2", topology_, 3).value() == gift);
    }

    void whatIsWrongIsNamed_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("at");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* line, int at, const char* message) {
            QTest::newRow(line) << QString::fromUtf8(line) << at << QString::fromUtf8(message);
        };
        row("", 0, "The action \"\" ends early: expected a seat of the game.");
        row("3 roll", 0, "Expected a seat of the game in the action \"3 roll\", but found \"3\".");
        row("-1 roll", 0, "Expected a seat of the game in the action \"-1 roll\", but found \"-1\".");
        row("0", 1, "The action \"0\" ends early: expected what the seat does.");
        row("0 fly", 2, "There is no action \"fly\".");
        row("0 roll 6", 7, "Expected nothing more in the action \"0 roll 6\", but found \"6\".");
        row("0 discard gold", 10,
            "Expected brick, lumber, wool, grain or ore in the action \"0 discard gold\", but found "
            "\"gold\".");
        row("0 raid", 6, "The action \"0 raid\" ends early: expected a hex such as \"(2,3)\".");
        row("0 raid C4", 7,
            "Expected a hex such as \"(2,3)\" in the action \"0 raid C4\", but found \"C4\".");
        row("0 raid (9,9)", 7, "The map has no (9,9).");
        row("0 raid (0,0)", 7, "The map has no (0,0)."); // a void cell
        row("0 build-road (0,0) E", 13, "The map has no (0,0) E.");
        row("0 build-road (2,3) N", 19,
            "Expected an edge such as \"(2,3) NE\" in the action \"0 build-road (2,3) N\", but found "
            "\"N\".");
        row("0 build-city (2,3)", 18,
            "The action \"0 build-city (2,3)\" ends early: expected a crossing such as \"(2,3) N\".");
        row("0 move-ship (2,3) NE (2,3) E", 21,
            "Expected the word \"to\" in the action \"0 move-ship (2,3) NE (2,3) E\", but found "
            "\"(2,3)\".");
        row("0 bank-trade ore wool", 17,
            "Expected the word \"for\" in the action \"0 bank-trade ore wool\", but found \"wool\".");
        row("0 accept 255", 9,
            "Expected the number of an offer in the action \"0 accept 255\", but found \"255\".");
        row("0 complete-trade 1 2", 19,
            "Expected the word \"with\" in the action \"0 complete-trade 1 2\", but found \"2\".");
        row("0 offer brick for 1 ore to 1", 8,
            "Expected a number of cards in the action \"0 offer brick for 1 ore to 1\", but found "
            "\"brick\".");
        row("0 offer 300 ore for 1 ore to 1", 8,
            "Expected a number of cards in the action \"0 offer 300 ore for 1 ore to 1\", but found "
            "\"300\".");
        row("0 offer 1 ore for 1 wool", 24,
            "The action \"0 offer 1 ore for 1 wool\" ends early: expected the word \"to\".");
        row("0 offer 1 ore for 1 wool to 1 8", 30,
            "Expected a seat of the game in the action \"0 offer 1 ore for 1 wool to 1 8\", but found "
            "\"8\".");
    }
    void whatIsWrongIsNamed() {
        QFETCH(QString, line);
        QFETCH(int, at);
        QFETCH(QString, message);
        const auto action = readAction(line.toStdString(), topology_, 3);
        QVERIFY(!action.ok());
        QCOMPARE(action.error().message, message);
        QCOMPARE(static_cast<int>(action.error().at), at);
    }

    void anEndlessLineIsQuotedShort() {
        const auto action = readAction("0 roll " + std::string(100'000, 'x'), topology_, 3);
        QVERIFY(!action.ok());
        QVERIFY(action.error().message.size() < 250);
    }
};

QTEST_APPLESS_MAIN(TestGameActions)
#include "tst_game_actions.moc"
