#include "tests/editor/window/game_driver.h"

using namespace isle;
using namespace isle::test;

/// One person plays through every special of the maps that ship, with real clicks and keys.
class TestSpecialsJourney : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { useTestSettings(); }
    void init() {
        QSettings().clear();
        driver = std::make_unique<GameDriver>();
    }
    void cleanup() { driver.reset(); }

    void S62_aShipTurnsOverFog();
    void S64_goldUnderTheFogIsChosen();
    void S264_chests_data();
    void S264_chests();
    void S201_chips_data();
    void S201_chips();
    void S183_clothAfterARoll();
    void S222_aFortressIsRaidedAndTaken();
    void S242_stagesOfAWonder();
    void S301_aCanalTileIsFinished();
    void buttonsAreThereOnlyWhereTheMapHasTheThing();

  private:
    /// A position before a ship that finds the first hex of fog it can reach alone.
    struct Expedition {
        EdgeId edge; ///< where the ship goes
        HexId fog;
    };
    [[nodiscard]] std::vector<HexId> fogAt(const Game& game, EdgeId edge) {
        std::vector<HexId> fog;
        for (const CrossingId end : game.topology()[edge].ends)
            for (const HexId hex : game.topology()[end].hexes)
                if (hex.valid() && game.terrain(hex) == Terrain::Fog
                    && std::find(fog.begin(), fog.end(), hex) == fog.end())
                    fog.push_back(hex);
        return fog;
    }
    Expedition sailTowardsFog(Game& game) {
        GameEditor edit(game);
        edit.setTurn(A, State::Main);
        edit.setPirate({});
        const std::size_t edges = game.topology().edges().size();
        for (std::size_t i = 0; i < edges; ++i) {
            const EdgeId goal(i);
            const std::vector<HexId> fog = fogAt(game, goal);
            if (fog.size() != 1 || !game.topology()[goal].ship)
                continue;
            for (const CrossingId end : game.topology()[goal].ends)
                for (const EdgeId before : game.topology()[end].edges) {
                    if (!before.valid() || before == goal || !game.topology()[before].ship
                        || !fogAt(game, before).empty())
                        continue;
                    edit.setPiece(before, A, Piece::Ship);
                    edit.setHand(A, shipCost);
                    if (check(game, at(ActionKind::BuildShip, A, goal)).legal())
                        return {goal, fog.front()};
                    edit.setPiece(before, A, Piece::None);
                }
        }
        qFatal("no ship finds a single hex of fog");
        return {};
    }
    void buildTheShip(const Expedition& expedition) {
        QVERIFY(driver->press(driver->button(3)));
        const Place place = driver->topology()[expedition.edge].place;
        QVERIFY(driver->tipAt(place).value_or(QString()).contains("turns over the fog"));
        QVERIFY(driver->take(place));
    }
    [[nodiscard]] HexId hexOf(Terrain terrain) {
        return firstOf<HexId>(driver->topology().hexes().size(),
                              [&](HexId hex) { return driver->game().terrain(hex) == terrain; });
    }

    std::unique_ptr<GameDriver> driver;
};

void TestSpecialsJourney::S62_aShipTurnsOverFog() {
    QVERIFY(driver->begin("the-fog-islands", 3));
    Game game = driver->game();
    const Expedition expedition = sailTowardsFog(game);
    GameEditor(game).setFogTile(0, Terrain::Forest, 8);
    driver->put(game);
    const int fog = driver->game().fogLeft();
    QCOMPARE(driver->drawn(expedition.fog).terrain, Terrain::Fog);
    QCOMPARE(driver->drawn(expedition.fog).face, TokenFace::None);
    const QImage before = driver->painted(expedition.fog);
    buildTheShip(expedition);
    QCOMPARE(driver->drawn(expedition.fog).terrain, Terrain::Forest);
    QCOMPARE(driver->drawn(expedition.fog).number, 8);
    QVERIFY(driver->painted(expedition.fog) != before);
    QCOMPARE(driver->game().fogLeft(), fog - 1);
    QCOMPARE(driver->game().hand(A), cardsOf(Resource::Lumber)); // S-64
    QVERIFY(driver->logged("Red finds forest 8 at"));
    QVERIFY(driver->logged("Red receives 1 lumber for the find"));
}

void TestSpecialsJourney::S64_goldUnderTheFogIsChosen() {
    QVERIFY(driver->begin("the-fog-islands", 3));
    Game game = driver->game();
    const Expedition expedition = sailTowardsFog(game);
    GameEditor(game).setFogTile(0, Terrain::Gold, 9);
    driver->put(game);
    buildTheShip(expedition);
    QCOMPARE(driver->game().state(), State::GoldPick);
    QVERIFY2(driver->question().contains("Gold under the fog"), qPrintable(driver->question()));
    driver->shoot("fog-gold");
    QVERIFY(!driver->press("confirmCards")); // nothing is chosen yet
    QVERIFY(driver->choose("ore"));
    QVERIFY(driver->press("confirmCards"));
    QCOMPARE(driver->game().hand(A), cardsOf(Resource::Ore));
    QCOMPARE(driver->game().state(), State::Main);
    QVERIFY(driver->question().isEmpty());
    QVERIFY(driver->logged("Red takes 1 ore for the find"));
}

void TestSpecialsJourney::S264_chests_data() {
    QTest::addColumn<int>("chest");
    QTest::addColumn<QString>("line");
    QTest::addRow("goods") << int(Chest::Goods) << "1 brick, 1 wool, 1 grain";
    QTest::addRow("roads") << int(Chest::Roads) << "2 lumber, 2 brick";
    QTest::addRow("card") << int(Chest::Card) << "a development card";
    QTest::addRow("choice") << int(Chest::Choice) << "a card of choice";
}

void TestSpecialsJourney::S264_chests() {
    QFETCH(int, chest);
    QFETCH(QString, line);
    QVERIFY(driver->begin("the-treasure-islands", 3));
    Game game = driver->game();
    const Expedition expedition = sailTowardsFog(game);
    GameEditor edit(game);
    edit.setFogTile(0, Terrain::Pasture, 5);
    edit.setChest(expedition.fog, static_cast<Chest>(chest));
    driver->put(game);
    buildTheShip(expedition);
    const QStringList opened = driver->log().filter("opens the chest at");
    QCOMPARE(opened.size(), 1);
    for (const QString& part : line.split(", "))
        QVERIFY2(opened.front().contains(part), qPrintable(opened.front()));
    switch (static_cast<Chest>(chest)) {
    case Chest::Goods: // and the wool of the find
        QCOMPARE(driver->game().hand(A), cards(1, 0, 2, 1, 0));
        break;
    case Chest::Roads:
        QCOMPARE(driver->game().hand(A), cards(2, 2, 1, 0, 0));
        break;
    case Chest::Card:
        QCOMPARE(driver->game().devCount(A), 1);
        QVERIFY(driver->logged("Red finds a development card: ")); // its own eyes see which
        break;
    default:
        QVERIFY2(driver->question().contains("Chest"), qPrintable(driver->question()));
        QVERIFY(driver->choose("grain"));
        QVERIFY(driver->press("confirmCards"));
        QCOMPARE(driver->game().hand(A), cards(0, 0, 1, 1, 0));
        QVERIFY(driver->logged("Red takes 1 grain out of the chest"));
        break;
    }
}

void TestSpecialsJourney::S201_chips_data() {
    QTest::addColumn<int>("chip");
    QTest::addRow("point") << int(Marker::ChipPoint);
    QTest::addRow("harbour") << int(Marker::ChipHarbour);
    QTest::addRow("gold") << int(Marker::ChipGold);
}

void TestSpecialsJourney::S201_chips() {
    QFETCH(int, chip);
    QVERIFY(driver->begin("the-forgotten-tribe", 3));
    Game game = driver->game();
    GameEditor edit(game);
    edit.setTurn(A, State::Main);
    edit.setHand(A, settlementCost);
    const HexId hex = firstOf<HexId>(game.topology().hexes().size(),
                                     [&](HexId id) { return game.chip(id) == static_cast<Marker>(chip); });
    CrossingId crossing;
    for (const CrossingId corner : game.topology()[hex].crossings)
        for (const EdgeId edge : game.topology()[corner].edges)
            if (!crossing.valid() && edge.valid() && game.topology()[edge].ship) {
                edit.setPiece(edge, A, Piece::Ship);
                if (check(game, at(ActionKind::BuildSettlement, A, corner)).legal())
                    crossing = corner;
            }
    QVERIFY(crossing.valid());
    driver->put(game);
    QCOMPARE(driver->drawn(hex).marker, static_cast<Marker>(chip));
    const QImage before = driver->painted(hex);
    const int points = driver->game().points(A).chips;
    QVERIFY(driver->press(driver->button(1)));
    const Place place = driver->topology()[crossing].place;
    QVERIFY(driver->tipAt(place).value_or(QString()).contains("chip"));
    QVERIFY(driver->take(place));
    QCOMPARE(driver->drawn(hex).marker, Marker::None);
    QVERIFY(driver->painted(hex) != before);
    QCOMPARE(driver->game().chipTaker(hex), A);
    switch (static_cast<Marker>(chip)) {
    case Marker::ChipPoint:
        QCOMPARE(driver->game().points(A).chips, points + 1); // S-203
        QVERIFY(driver->seatWords(0).contains("point chip"));
        QVERIFY(driver->logged("Red takes the point chip at"));
        break;
    case Marker::ChipHarbour:
        QCOMPARE(driver->game().bankRate(A, Resource::Ore), 3); // S-204
        QVERIFY(driver->seatWords(0).contains("harbour chip"));
        break;
    default:
        QVERIFY2(driver->question().contains("Gold chip"), qPrintable(driver->question()));
        driver->shoot("gold-chip");
        QVERIFY(driver->choose("brick"));
        QVERIFY(!driver->press("confirmCards")); // S-205: two cards
        QVERIFY(driver->choose("lumber"));
        QVERIFY(driver->press("confirmCards"));
        QCOMPARE(driver->game().hand(A), cards(1, 1, 0, 0, 0));
        QVERIFY(driver->logged("Red takes 1 brick for the gold chip"));
        break;
    }
    QVERIFY(!driver->seatWords(1).contains("point chip"));
}

void TestSpecialsJourney::S183_clothAfterARoll() {
    QVERIFY(driver->begin("cloth-for-catan", 3));
    Game game = driver->game();
    GameEditor edit(game);
    const HexId village = hexOf(Terrain::Village);
    const int number = game.number(village);
    edit.setTown(game.topology()[village].crossings[0], A, Piece::Settlement);
    edit.setTown(game.topology()[village].crossings[2], A, Piece::City);
    edit.setTurn(A, State::PreRoll);
    edit.setNextThrow(number / 2, number - number / 2);
    driver->put(game);
    QCOMPARE(driver->drawn(village).plate, (CounterPlate{CounterPlate::Kind::Cloth, 6, 6}));
    const QImage before = driver->painted(village);
    driver->key(Qt::Key_Space);
    QCOMPARE(driver->game().cloth(A), 2);
    QCOMPARE(driver->drawn(village).plate, (CounterPlate{CounterPlate::Kind::Cloth, 4, 6}));
    QVERIFY(driver->painted(village) != before);
    QVERIFY(driver->logged("Red receives 2 cloth from the village at"));
    QVERIFY(driver->seatWords(0).contains("2 cloth"));
}

void TestSpecialsJourney::S222_aFortressIsRaidedAndTaken() {
    QVERIFY(driver->begin("pirate-islands", 3));
    Game game = driver->game();
    GameEditor edit(game);
    const HexId fortress = hexOf(Terrain::Fortress);
    const Place place = game.topology()[fortress].cell;
    edit.setTurn(A, State::Main);
    edit.setHand(A, cards(0, 0, 3, 3, 3));
    edit.setStrength(fortress, 2);
    driver->put(game);
    QVERIFY(!driver->button(5)->isEnabled());
    QVERIFY2(driver->button(5)->toolTip().contains("No ship of this seat lies beside the fortress"),
             qPrintable(driver->button(5)->toolTip()));
    for (const EdgeId edge : game.topology()[fortress].edges)
        if (game.topology()[edge].ship)
            edit.setPiece(edge, A, Piece::Ship);
    driver->put(game);
    const int points = driver->game().points(A).total();
    QVERIFY(driver->press(driver->button(5)));
    QCOMPARE(driver->canvas().legalPlaces().size(), std::size_t{1});
    const QString tip = driver->tipAt(place).value_or(QString());
    QVERIFY2(tip.contains("strength 2 to 1") && tip.contains("1 wool, 1 grain, 1 ore"), qPrintable(tip));
    QVERIFY(driver->take(place));
    QCOMPARE(driver->drawn(fortress).plate, (CounterPlate{CounterPlate::Kind::Strength, 1, 3}));
    QVERIFY(driver->logged("strength 1 left"));
    driver->key(Qt::Key_6); // the same by key
    QVERIFY(driver->tipAt(place).value_or(QString()).contains("take it"));
    QTest::mouseMove(&driver->canvas(), driver->pixelsOf(place));
    driver->shoot("raid");
    QVERIFY(driver->take(place));
    QCOMPARE(driver->drawn(fortress).terrain, Terrain::Desert); // S-224
    QCOMPARE(driver->drawn(fortress).plate, CounterPlate{});
    QCOMPARE(driver->game().points(A).total(), points + 2); // S-223
    QVERIFY(driver->logged("Red takes the fortress at"));
    driver->shoot("fortress-taken");
    QVERIFY(driver->seatWords(0).contains("1 fortress"));
    QCOMPARE(driver->game().hand(A), cards(0, 0, 1, 1, 1));
}

void TestSpecialsJourney::S242_stagesOfAWonder() {
    QVERIFY(driver->begin("wonders-of-catan", 3));
    Game game = driver->game();
    GameEditor edit(game);
    edit.setTurn(A, State::Main);
    edit.setHand(A, cards(2, 1, 0, 1, 0));
    driver->put(game);
    QVERIFY2(driver->button(7)->toolTip().contains("has no city"), qPrintable(driver->button(7)->toolTip()));
    const CrossingId home = firstOf<CrossingId>(game.topology().crossings().size(), [&](CrossingId id) {
        return game.table().startCrossings[id.index()];
    });
    edit.setTown(home, A, Piece::City);
    driver->put(game);
    QVERIFY(driver->button(7)->toolTip().contains("1 lumber, 2 brick, 1 grain")); // S-243
    QVERIFY(driver->press(driver->button(7)));
    QCOMPARE(driver->game().wonderStage(A), 1);
    QCOMPARE(driver->button(7)->text(), QString("Wonder 1/4"));
    QVERIFY2(driver->button(7)->toolTip().contains("Still needs 1 brick, 1 wool, 2 ore")
                 || driver->button(7)->toolTip().startsWith("Still needs"),
             qPrintable(driver->button(7)->toolTip()));
    QVERIFY(driver->logged("Red builds stage 1 of 4 of a wonder"));
    QVERIFY(driver->seatWords(0).contains("stage 1 of 4"));
    // The last one wins (S-244).
    edit.setWonderStage(A, 3);
    edit.setHand(A, cards(1, 0, 0, 2, 3));
    driver->put(game);
    driver->key(Qt::Key_8);
    QVERIFY(driver->game().over());
    QCOMPARE(driver->game().winner(), A);
    QVERIFY(driver->find<QLabel>("resultTitle")->isVisible());
    driver->shoot("wonder-won");
}

void TestSpecialsJourney::S301_aCanalTileIsFinished() {
    QVERIFY(driver->begin("the-great-canal", 3));
    Game game = driver->game();
    GameEditor edit(game);
    const HexId tile = hexOf(Terrain::Canal);
    const Place place = game.topology()[tile].cell;
    edit.setTurn(A, State::Main);
    edit.setTown(game.topology()[tile].crossings[0], A, Piece::Settlement);
    edit.setHand(A, cards(2, 0, 0, 0, 2));
    edit.setUnits(tile, 1);
    edit.setCanalNumber(tile, 5);
    driver->put(game);
    QCOMPARE(driver->drawn(tile).face, TokenFace::Back);
    QVERIFY(driver->press(driver->button(6)));
    const QString tip = driver->tipAt(place).value_or(QString());
    QVERIFY2(tip.contains("unit 2 of 3") && tip.contains("1 brick, 1 ore"), qPrintable(tip));
    QVERIFY(driver->take(place));
    QCOMPARE(driver->drawn(tile).plate, (CounterPlate{CounterPlate::Kind::Units, 2, 3}));
    driver->key(Qt::Key_7);
    QVERIFY(driver->tipAt(place).value_or(QString()).contains("finishes the tile"));
    QTest::mouseMove(&driver->canvas(), driver->pixelsOf(place));
    driver->window.resize(1100, 700);
    QApplication::processEvents();
    driver->canvas().fit();
    driver->shoot("dig-min");
    QVERIFY(driver->take(place));
    QCOMPARE(driver->drawn(tile).terrain, Terrain::Fields); // S-302
    QCOMPARE(driver->drawn(tile).number, 5);
    QCOMPARE(driver->drawn(tile).face, TokenFace::Value);
    QCOMPARE(driver->game().points(A).canal, 1); // S-303
    QVERIFY(driver->logged("fields with the number 5"));
    QVERIFY(driver->seatWords(0).contains("2 canal units dug"));
}

void TestSpecialsJourney::buttonsAreThereOnlyWhereTheMapHasTheThing() {
    QVERIFY(driver->begin("pirate-islands", 3));
    QVERIFY(driver->button(5)->isVisible());
    QVERIFY(!driver->button(6)->isVisible());
    QVERIFY(!driver->button(7)->isVisible());
    QVERIFY(driver->action("playtest.raid")->isVisible());
    QVERIFY(!driver->action("playtest.dig")->isVisible());
}

QTEST_MAIN(TestSpecialsJourney)
#include "tst_specials_journey.moc"
