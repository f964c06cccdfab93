#include "tests/engine/rules/specials/special_scene.h"

using namespace isle;
using namespace isle::test;

namespace {

// S-243, brick, lumber, wool, grain, ore.
const std::array stageCosts{cards(2, 1, 0, 1, 0), cards(1, 0, 1, 0, 2), cards(0, 1, 0, 1, 3),
                            cards(1, 0, 0, 2, 3)};

Map wonders(std::initializer_list<std::pair<Option, int>> options = {}) {
    Map map = with(quietMap("Wonders of Catan"), options);
    map.maxSeats = 8;
    return map;
}

/// Seat A has a city and the turn.
struct Site {
    explicit Site(const Map& map = wonders(), int seats = 4) : scene(settled(map, seats)) {
        scene.settle(A, 3, 1, Corner::N, Piece::City);
        scene.edit.setTurn(A, State::Main);
    }
    Scene scene;
    Action stage = plain(ActionKind::WonderStage, A);
};

} // namespace

class TstWonders : public QObject {
    Q_OBJECT
  private slots:
    void S240_startAndNewIslands();
    void S241_option();
    void S241_onePerSeatNotShared();
    void S242_S243_stagesInOrder();
    void S243_costs_data();
    void S243_costs();
    void S243_S106_costsOfTheMap();
    void S243_S106_stageForNothing();
    void S242_needsACity();
    void S242_S245_cityCheckedAtEachStage();
    void S242_severalPerTurn();
    void S244_pointsForGood();
    void S244_S319_instantWin();
    void S244_onlyScores();
    void S244_instantWinWithWinCheckAtTheEndOfTheTurn();
    void S244_B177_byAPartner();
    void B44_stageEndsTrading();
};

void TstWonders::S240_startAndNewIslands() {
    const Scene scene = dealt(mapOf(specMapNamed("Wonders of Catan")), 4, 1);
    QCOMPARE(scene.count(ActionKind::PlaceSettlement), 78); // both large islands
    QCOMPARE(std::count(scene.table->newIslands.begin(), scene.table->newIslands.end(), true), 2);
    QCOMPARE(scene.game.robber(), scene.hex(5, 2));
    Scene landing = settled(wonders());
    landAt(landing, A, landing.at(1, 4, Corner::N));
    QCOMPARE(landing.game.points(A).islands, 2);
    landAt(landing, A, landing.at(9, 5, Corner::N));
    QCOMPARE(landing.game.points(A).islands, 4);
}

void TstWonders::S241_option() {
    Site off(wonders({{Option::Wonders, 0}}));
    off.scene.edit.setHand(A, stageCosts[0]);
    REFUSED(off.scene, off.stage, "S-241");
    Map map = wonders();
    map.options.clear(Option::Wonders); // a map that does not ask for them has none
    Site silent(map);
    silent.scene.edit.setHand(A, stageCosts[0]);
    REFUSED(silent.scene, silent.stage, "S-241");
}

void TstWonders::S241_onePerSeatNotShared() {
    Site site;
    Scene& scene = site.scene;
    scene.settle(B, 4, 1, Corner::SW, Piece::City);
    scene.edit.setHand(A, stageCosts[0]);
    PLAY(scene, site.stage);
    scene.edit.setTurn(B, State::Main);
    scene.edit.setHand(B, stageCosts[1]); // B begins with its own first stage
    REFUSED(scene, plain(ActionKind::WonderStage, B), "S-243");
    scene.edit.setHand(B, stageCosts[0]);
    PLAY(scene, plain(ActionKind::WonderStage, B));
    QCOMPARE(scene.game.wonderStage(A), 1);
    QCOMPARE(scene.game.wonderStage(B), 1);
    // Four stages and no more.
    Site done(wonders({{Option::WonderInstantWin, 0}}));
    done.scene.edit.setWonderStage(A, 4);
    done.scene.edit.setHand(A, cards(9, 9, 9, 9, 9));
    REFUSED(done.scene, done.stage, "S-241");
}

void TstWonders::S242_S243_stagesInOrder() {
    Site site(wonders({{Option::WonderInstantWin, 0}, {Option::Target, 99}}));
    Scene& scene = site.scene;
    for (std::size_t stage = 0; stage < 4; ++stage) {
        scene.edit.setHand(A, stageCosts[stage]);
        PLAY(scene, site.stage);
        QCOMPARE(scene.game.handSize(A), 0);
        QCOMPARE(scene.game.wonderStage(A), static_cast<int>(stage) + 1);
        QCOMPARE(scene.last(Event::Kind::StageBuilt).a, static_cast<int>(stage) + 1);
        QVERIFY(scene.conserved());
    }
}

void TstWonders::S243_costs_data() {
    QTest::addColumn<int>("stage");
    for (int stage = 0; stage < 4; ++stage)
        QTest::addRow("stage %d", stage + 1) << stage;
}

void TstWonders::S243_costs() {
    QFETCH(int, stage);
    Site site;
    Scene& scene = site.scene;
    scene.edit.setWonderStage(A, stage);
    const Cards& cost = stageCosts[static_cast<std::size_t>(stage)];
    for (const Resource resource : allResources) { // one card fewer of any kind does not do
        if (cost[resource] == 0)
            continue;
        Cards hand = cost;
        hand -= cardsOf(resource);
        scene.edit.setHand(A, hand);
        REFUSED(scene, site.stage, "S-243");
    }
    Cards more = cost;
    more += cards(1, 1, 1, 1, 1);
    scene.edit.setHand(A, more);
    PLAY(scene, site.stage);
    QCOMPARE(scene.game.hand(A), cards(1, 1, 1, 1, 1));
}

void TstWonders::S243_S106_costsOfTheMap() {
    Map map = wonders();
    map.wonderCosts = WonderCosts{{{0, 0, 3, 0, 0}, {1, 1, 1, 1, 1}, {5, 0, 0, 0, 0}, {0, 0, 0, 0, 9}}};
    Site site(map);
    Scene& scene = site.scene;
    scene.edit.setHand(A, stageCosts[0]);
    REFUSED(scene, site.stage, "S-243");
    scene.edit.setHand(A, cards(6, 1, 4, 1, 10));
    for (int stage = 0; stage < 4; ++stage)
        PLAY(scene, site.stage);
    QCOMPARE(scene.game.hand(A), Cards());
    QCOMPARE(scene.game.winner(), A);
}

void TstWonders::S243_S106_stageForNothing() {
    // A map may give a stage away: then it is offered with an empty hand too.
    Map map = wonders({{Option::WonderInstantWin, 0}});
    map.wonderCosts = WonderCosts{};
    Site site(map);
    QCOMPARE(site.scene.game.handSize(A), 0);
    PLAY(site.scene, site.stage);
    QCOMPARE(site.scene.game.wonderStage(A), 1);
}

void TstWonders::S242_needsACity() {
    Scene scene = settled(wonders());
    scene.settle(A, 3, 1, Corner::N); // a settlement does not do
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, cards(2, 1, 0, 1 + 2, 3));
    const Action stage = plain(ActionKind::WonderStage, A);
    REFUSED(scene, stage, "S-242");
    scene.settle(B, 5, 1, Corner::N, Piece::City); // nor does another's city
    REFUSED(scene, stage, "S-242");
    PLAY(scene, at(ActionKind::BuildCity, A, scene.at(3, 1, Corner::N)));
    PLAY(scene, stage); // in the same turn
}

void TstWonders::S242_S245_cityCheckedAtEachStage() {
    // The base game takes no city away; Cities & Knights will.
    Site site;
    Scene& scene = site.scene;
    scene.edit.setHand(A, cards(9, 9, 9, 9, 9));
    PLAY(scene, site.stage);
    scene.edit.setTown(scene.at(3, 1, Corner::N), A, Piece::Settlement);
    QCOMPARE(scene.game.wonderStage(A), 1); // keeps its stages
    QCOMPARE(scene.game.points(A).wonder, 1);
    REFUSED(scene, site.stage, "S-242");
    scene.edit.setTown(scene.at(3, 1, Corner::N), A, Piece::City);
    PLAY(scene, site.stage);
    QCOMPARE(scene.game.wonderStage(A), 2);
    const View other(scene.game, C);
    QCOMPARE(other.game().wonderStage(A), 2); // S-245: public
    QCOMPARE(other.game().points(A).wonder, 2);
}

void TstWonders::S242_severalPerTurn() {
    Site site;
    Scene& scene = site.scene;
    scene.edit.setHand(A, cards(3, 2, 1, 2, 5));
    for (int stage = 0; stage < 3; ++stage)
        PLAY(scene, site.stage);
    QCOMPARE(scene.game.hand(A), Cards());
    QCOMPARE(scene.game.points(A).total(), 2 + 3);
    QVERIFY(!scene.game.over());
}

void TstWonders::S244_pointsForGood() {
    Site site(wonders({{Option::Target, 5}}));
    Scene& scene = site.scene;
    scene.edit.setHand(A, cards(3, 2, 1, 2, 5));
    PLAY(scene, site.stage);
    QCOMPARE(scene.game.points(A).open(), 3);
    PLAY(scene, site.stage);
    PLAY(scene, site.stage); // five points: the ordinary win by the target
    QCOMPARE(scene.game.winner(), A);
}

void TstWonders::S244_S319_instantWin() {
    Site site;
    Scene& scene = site.scene;
    scene.edit.setWonderStage(A, 3);
    scene.settle(A, 3, 7, Corner::N, Piece::City); // seven points
    QCOMPARE(scene.game.points(A).total(), 7);
    QCOMPARE(scene.game.rules()[Option::Target], 12);
    scene.edit.setHand(A, stageCosts[3]);
    PLAY(scene, site.stage);
    QCOMPARE(scene.game.winner(), A);
    QVERIFY(scene.game.over());
    QCOMPARE(scene.game.points(A).total(), 8);
    QCOMPARE(scene.told(Event::Kind::Won), 1);
}

void TstWonders::S244_onlyScores() {
    Site site(wonders({{Option::WonderInstantWin, 0}}));
    Scene& scene = site.scene;
    scene.edit.setWonderStage(A, 3);
    scene.edit.setHand(A, stageCosts[3]);
    PLAY(scene, site.stage);
    QVERIFY(!scene.game.over());
    QCOMPARE(scene.game.points(A).wonder, 4);
    QCOMPARE(scene.game.points(A).total(), 6);
}

void TstWonders::S244_instantWinWithWinCheckAtTheEndOfTheTurn() {
    // B-203: S-244 still wins at once.
    Site site(wonders({{Option::WinCheck, static_cast<int>(WinCheck::EndOfTurn)}}));
    Scene& scene = site.scene;
    scene.edit.setWonderStage(A, 3);
    scene.edit.setHand(A, stageCosts[3]);
    PLAY(scene, site.stage);
    QCOMPARE(scene.game.winner(), A);
}

void TstWonders::S244_B177_byAPartner() {
    Map map = wonders({{Option::ExtraBuild, static_cast<int>(ExtraBuild::Paired)}});
    Scene scene = settled(map, 6);
    scene.settle(D, 3, 1, Corner::N, Piece::City);
    scene.edit.setWonderStage(D, 3);
    scene.edit.setExtraBuilding(A, D, State::Partner);
    scene.edit.setHand(D, stageCosts[3]);
    PLAY(scene, plain(ActionKind::WonderStage, D));
    QCOMPARE(scene.game.winner(), D);
}

void TstWonders::B44_stageEndsTrading() {
    Site site(wonders({{Option::PhaseOrder, static_cast<int>(PhaseOrder::Separate)}}));
    Scene& scene = site.scene;
    scene.edit.setHand(A, cards(6, 1, 4, 1, 0));
    PLAY(scene, bankTrade(A, Resource::Brick, Resource::Ore));
    PLAY(scene, site.stage);
    REFUSED(scene, bankTrade(A, Resource::Wool, Resource::Ore), "B-44");
}

QTEST_APPLESS_MAIN(TstWonders)
#include "tst_wonders.moc"
