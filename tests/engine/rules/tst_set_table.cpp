#include "tests/engine/rules/scene.h"

using namespace isle;
using namespace isle::test;

namespace {

QString refusalOf(const Map& map, int seats) {
    const auto table = setTable(map, plainBoard(map, 1), seats);
    return table.ok() ? QString() : QString::fromStdString(table.error().sentence);
}

} // namespace

class TstSetTable : public QObject {
    Q_OBJECT
  private slots:
    void B19_B23_seats();
    void B32_firstSeatHasToExist();
    void S17_terrainNeedsTheSea();
    void C1_knightsAreForALaterVersion();
    void everySpecMapCanBePlayed();
    void B29_harboursAtTheirCrossings();
    void boardHasToFitTheMap();
};

void TstSetTable::B19_B23_seats() {
    Map map = baseMap();
    map.minSeats = 3;
    map.maxSeats = 3;
    QVERIFY(refusalOf(map, 1).contains("B-19"));
    QVERIFY(refusalOf(map, 9).contains("B-19"));
    QVERIFY(refusalOf(map, 2).contains("B-23"));
    QVERIFY(refusalOf(map, 4).contains("B-23"));
    QCOMPARE(refusalOf(map, 3), QString());
    map.maxSeats = 8;
    QCOMPARE(refusalOf(map, 5), QString());
    QCOMPARE(refusalOf(map, 8), QString());
    QCOMPARE(refusalOf(map, 1), QString("A game has 2 to 8 seats, not 1 (B-19)."));
    map.maxSeats = 4;
    QCOMPARE(refusalOf(map, 2), QString("This map is meant for 3 to 4 seats, not for 2 (B-23)."));
}

void TstSetTable::B32_firstSeatHasToExist() {
    Map map = baseMap();
    map.options.set(Option::FirstSeat, 3);
    QCOMPARE(refusalOf(map, 4), QString());
    QCOMPARE(refusalOf(map, 3),
             QString("The option first_seat names seat 3, but a game of 3 seats has only the "
                     "seats 0 to 2 (B-32)."));
}

void TstSetTable::S17_terrainNeedsTheSea() {
    Map map = baseMap();
    fix(map, 1, 2, Terrain::Gold, 5);
    QCOMPARE(refusalOf(map, 4),
             QString("The map has a hex of the kind gold, so its option expansions has to name sea (S-17)."));
    map.options.set(Option::Expansions, static_cast<int>(Expansions::Sea));
    QCOMPARE(refusalOf(map, 4), QString());
}

void TstSetTable::C1_knightsAreForALaterVersion() {
    Map knights = baseMap();
    knights.options.set(Option::Expansions, static_cast<int>(Expansions::Knights));
    QCOMPARE(
        refusalOf(knights, 4),
        QString("The option expansions names Cities & Knights, which this version cannot play yet (C-1)."));
    knights.options.set(Option::Expansions, static_cast<int>(Expansions::Both));
    QVERIFY(refusalOf(knights, 4).contains("C-1"));
}

void TstSetTable::everySpecMapCanBePlayed() {
    for (const SpecMap& spec : specMaps)
        for (int seats = mapOf(spec).minSeats; seats <= mapOf(spec).maxSeats; ++seats)
            QCOMPARE(refusalOf(mapOf(spec), seats), QString());
}

void TstSetTable::B29_harboursAtTheirCrossings() {
    const Scene scene(baseMap());
    const auto harbourAt = [&](CrossingId crossing) { return scene.table->harbours[crossing.index()]; };
    QCOMPARE(harbourAt(scene.at(5, 2, Corner::NW)), HarbourKind::Grain);
    QCOMPARE(harbourAt(scene.at(5, 2, Corner::SW)), HarbourKind::Grain);
    QCOMPARE(harbourAt(scene.at(3, 3, Corner::N)), HarbourKind::Shuffled); // none
    QCOMPARE(std::count_if(scene.table->harbours.begin(), scene.table->harbours.end(),
                           [](HarbourKind kind) { return kind != HarbourKind::Shuffled; }),
             18);
}

void TstSetTable::boardHasToFitTheMap() {
    const auto other = setTable(baseMap(), plainBoard(seaMap(), 1), 4);
    QVERIFY(!other.ok());
    QCOMPARE(QString::fromStdString(other.error().sentence),
             QString("The board was not dealt from this map."));
    QVERIFY(!setTable(Map(), Board(), 3).ok());
}

QTEST_APPLESS_MAIN(TstSetTable)
#include "tst_set_table.moc"
