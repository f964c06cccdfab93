#include "tests/engine/rules/specials/special_scene.h"

#include <functional>

using namespace isle;
using namespace isle::test;

namespace {

/// New Shores with a fortress, a canal tile and wonders, so that every scenario action is at hand: seat A has
/// a ship at the fortress (1,7), a town at the tile (4,8), a city at home and cards for everything.
Map mixed() {
    Map map = with(seaMap(), {{Option::Wonders, 1}});
    fix(map, 1, 7, Terrain::Fortress);
    fix(map, 4, 8, Terrain::Canal, 9);
    fix(map, 4, 9, Terrain::Gold, 8);
    map.maxSeats = 8;
    return map;
}

void equip(Scene& scene) {
    scene.settle(A, 3, 3, Corner::N, Piece::City);
    scene.settle(A, 4, 9, Corner::NW); // between the tile and the gold field
    scene.ship(A, 1, 7, Direction::W);
    scene.edit.setHand(A, cards(4, 2, 3, 3, 5));
}

std::vector<Action> scenarioActions(const Scene& scene) {
    return {at(ActionKind::Raid, A, scene.hex(1, 7)), plain(ActionKind::WonderStage, A),
            at(ActionKind::Dig, A, scene.hex(4, 8))};
}

} // namespace

class TstScenarioActions : public QObject {
    Q_OBJECT
  private slots:
    void S92_S94_ownMain();
    void S92_notInOtherStates_data();
    void S92_notInOtherStates();
    void S92_anyNumberOfTimes();
    void S92_S90_partnersPart();
    void S90_goldPickTakesNothingElse();
    void B85_offersLapseAtAGoldChoice_data();
    void B85_offersLapseAtAGoldChoice();
    void S95_seats();
    void S96_targetOfTheSea();
    void S9_landAndSeaStay();
    void S97_landingInASpecialBuildPhase();
};

void TstScenarioActions::S92_S94_ownMain() {
    Scene scene = settled(mixed());
    equip(scene);
    scene.edit.setTurn(A, State::Main);
    for (const Action& action : scenarioActions(scene))
        PLAY(scene, action);
    QCOMPARE(scene.game.hand(A), cards(4 - 2 - 1, 2 - 1, 3 - 1, 3 - 1 - 1, 5 - 1 - 1));
    QCOMPARE(scene.game.state(), State::Main);
}

void TstScenarioActions::S92_notInOtherStates_data() {
    using Setup = std::function<void(Scene&)>;
    QTest::addColumn<Setup>("enter");
    QTest::addColumn<int>("state");
    const auto row = [](const char* name, State state, Setup enter) {
        QTest::newRow(name) << enter << static_cast<int>(state);
    };
    row("before the roll", State::PreRoll, [](Scene& s) { s.edit.setTurn(A, State::PreRoll); });
    row("another's turn", State::Main, [](Scene& s) { s.edit.setTurn(B, State::Main); });
    row("discard", State::Discard, [](Scene& s) { roll(s, A, 7); });
    row("robber", State::MoveRobber, [](Scene& s) {
        s.edit.setDevCards(A, DevCard::Knight, 1);
        s.edit.setTurn(A, State::Main);
        PLAY(s, plain(ActionKind::PlayKnight, A));
    });
    row("steal", State::Steal, [](Scene& s) {
        s.settle(B, 2, 2, Corner::N);
        s.settle(C, 2, 2, Corner::S);
        s.edit.setHand(B, cardsOf(Resource::Ore));
        s.edit.setHand(C, cardsOf(Resource::Ore));
        s.edit.setDevCards(A, DevCard::Knight, 1);
        s.edit.setTurn(A, State::Main);
        PLAY(s, plain(ActionKind::PlayKnight, A));
        PLAY(s, at(ActionKind::MoveRobber, A, s.hex(2, 2)));
    });
    row("free roads", State::FreeRoads, [](Scene& s) {
        s.edit.setDevCards(A, DevCard::RoadBuilding, 1);
        s.edit.setTurn(A, State::Main);
        PLAY(s, plain(ActionKind::PlayRoadBuilding, A));
    });
    row("plenty", State::PlentyPick, [](Scene& s) {
        s.edit.setDevCards(A, DevCard::YearOfPlenty, 1);
        s.edit.setTurn(A, State::Main);
        PLAY(s, plain(ActionKind::PlayYearOfPlenty, A));
    });
    row("gold", State::GoldPick, [](Scene& s) { roll(s, A, 8); });
    row("special build", State::SpecialBuild,
        [](Scene& s) { s.edit.setExtraBuilding(B, A, State::SpecialBuild); });
    row("another's part", State::Partner, [](Scene& s) { s.edit.setExtraBuilding(A, D, State::Partner); });
}

void TstScenarioActions::S92_notInOtherStates() {
    QFETCH(std::function<void(Scene&)>, enter);
    QFETCH(int, state);
    Scene scene = settled(mixed(), 5);
    equip(scene);
    enter(scene);
    if (QTest::currentTestFailed())
        return;
    QCOMPARE(static_cast<int>(scene.game.state()), state);
    for (const Action& action : scenarioActions(scene))
        REFUSED(scene, action, "B-40");
    REFUSED(scene, moveShip(A, scene.edge(1, 7, Direction::W), scene.edge(1, 7, Direction::SW)), "B-40");
}

void TstScenarioActions::S92_anyNumberOfTimes() {
    Map map = mixed();
    map.options.set(Option::FortressStrength, 6);
    map.options.set(Option::CanalUnits, 5);
    Scene scene = settled(map);
    equip(scene);
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, cards(9, 9, 9, 9, 9));
    for (int i = 0; i < 3; ++i)
        for (const Action& action : scenarioActions(scene)) // in any order
            if (i < 2 || action.kind != ActionKind::WonderStage)
                PLAY(scene, action);
    QCOMPARE(scene.game.strength(scene.hex(1, 7)), 3);
    QCOMPARE(scene.game.unitsAt(scene.hex(4, 8)), 3);
    QCOMPARE(scene.game.wonderStage(A), 2);
}

void TstScenarioActions::S92_S90_partnersPart() {
    Map map = mixed();
    map.options.set(Option::ExtraBuild, static_cast<int>(ExtraBuild::Paired));
    Scene scene = settled(map, 5);
    equip(scene);
    scene.edit.setExtraBuilding(C, A, State::Partner);
    for (const Action& action : scenarioActions(scene))
        PLAY(scene, action);
    QCOMPARE(scene.game.state(), State::Partner);
}

void TstScenarioActions::S90_goldPickTakesNothingElse() {
    Scene scene = settled(mixed());
    equip(scene);
    scene.edit.setHand(A, cards(3, 1, 1, 1, 1));
    roll(scene, A, 8);
    QCOMPARE(scene.game.state(), State::GoldPick);
    std::vector<Action> legal;
    legalActions(scene.game, legal);
    QCOMPARE(legal.size(), std::size_t{5});
    for (const Action& action : legal)
        QVERIFY(action.kind == ActionKind::GoldPick && action.seat == A);
    REFUSED(scene, offer(B, cardsOf(Resource::Ore), cardsOf(Resource::Wool), 0b0001), "B-70");
}

void TstScenarioActions::B85_offersLapseAtAGoldChoice_data() {
    QTest::addColumn<bool>("chest");
    QTest::newRow("gold chip") << false;
    QTest::newRow("choice chest") << true;
}

void TstScenarioActions::B85_offersLapseAtAGoldChoice() {
    QFETCH(bool, chest);
    Map map = quietMap(chest ? "The Oases" : "The Forgotten Tribe");
    if (!chest)
        chip(map, 1, 8, Marker::ChipGold);
    Scene scene = settled(map);
    if (chest) {
        scene.settle(A, 4, 5, Corner::NE);
        scene.edit.setChest(scene.hex(3, 4), Chest::Choice);
    } else {
        scene.ship(A, 1, 8, Direction::NE);
    }
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, cards(1, 1, 1, 1, 1));
    PLAY(scene, offer(A, cardsOf(Resource::Ore), cardsOf(Resource::Brick), 0b0110));
    PLAY(scene, offer(C, cardsOf(Resource::Brick), cardsOf(Resource::Ore), 0b0001));
    PLAY(scene, chest ? at(ActionKind::BuildRoad, A, scene.edge(4, 5, Direction::NE))
                      : at(ActionKind::BuildSettlement, A, scene.at(1, 8, Corner::N)));
    QCOMPARE(scene.game.state(), State::GoldPick);
    QVERIFY(scene.game.offers().empty());
    while (scene.game.state() == State::GoldPick)
        PLAY(scene, choose(ActionKind::GoldPick, A, Resource::Wool));
    QVERIFY(mayOffer(scene.game, A)); // and new ones may be made
}

void TstScenarioActions::S95_seats() {
    for (const char* name : {"The Fog Islands", "Cloth for Catan", "The Great Canal"}) {
        const Map map = mapOf(specMapNamed(name));
        for (const int seats : {2, 3, 4})
            QVERIFY(setTable(map, settledBoard(map), seats).ok());
        const auto five = setTable(map, settledBoard(map), 5);
        QVERIFY(!five.ok());
        QVERIFY(five.error().sentence.find("B-23") != std::string::npos);
        Map wider = map; // a map that says so: bank, deck and extra building follow the seats
        wider.maxSeats = 6;
        const auto six = setTable(wider, settledBoard(wider), 6);
        QVERIFY(six.ok());
        QCOMPARE(six.value()->rules[Option::Bank], 24);
        QCOMPARE(six.value()->rules[Option::DevDeckKnight], 20);
        QCOMPARE(six.value()->rules.as<ExtraBuild>(Option::ExtraBuild), ExtraBuild::SpecialBuild);
    }
}

void TstScenarioActions::S96_targetOfTheSea() {
    QCOMPARE(settled(mixed()).game.rules()[Option::Target], 12);
}

void TstScenarioActions::S9_landAndSeaStay() {
    Scene scene = settled(quietMap("Pirate Islands"));
    scene.ship(A, 2, 8, Direction::W);
    scene.edit.setStrength(scene.hex(2, 8), 1);
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, cards(0, 1, 2, 1, 1));
    PLAY(scene, at(ActionKind::Raid, A, scene.hex(2, 8)));
    QVERIFY(isLand(scene.game.terrain(scene.hex(2, 8))));
    // Its coast carries ships as before.
    PLAY(scene, at(ActionKind::BuildShip, A, scene.edge(2, 8, Direction::NW)));
}

void TstScenarioActions::S97_landingInASpecialBuildPhase() {
    Scene scene = settled(with(mixed(), {{Option::Target, 3}}), 5);
    scene.ship(B, 4, 8, Direction::W);
    scene.edit.setExtraBuilding(A, B, State::SpecialBuild);
    scene.edit.setHand(B, cards(2, 2, 1, 1, 0));
    PLAY(scene, at(ActionKind::BuildSettlement, B, scene.at(4, 8, Corner::NW)));
    QCOMPARE(scene.game.points(B).islands, 2); // at once
    QCOMPARE(scene.game.points(B).total(), 3);
    QVERIFY(!scene.game.over()); // but no win outside its own turn
    QCOMPARE(scene.game.state(), State::SpecialBuild);
    PLAY(scene, plain(ActionKind::Pass, B));
    QCOMPARE(scene.game.winner(), B);
}

QTEST_APPLESS_MAIN(TstScenarioActions)
#include "tst_scenario_actions.moc"
