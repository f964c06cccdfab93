#include "engine/map/transformed.h"
#include "tests/support/random_map.h"
#include "tests/support/spec_maps.h"

#include <QTest>

#include <set>

using namespace isle;
using namespace isle::test;

namespace {

Cell cell(int row, int col) {
    return {static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)};
}

std::string drawn(const Map& map) {
    std::string art;
    for (int row = 0; row < map.rows; ++row) {
        art += row % 2 == 1 ? " " : "";
        for (int col = 0; col < map.cols; ++col) {
            const Terrain terrain = map.at(cell(row, col)).terrain;
            art += terrain == Terrain::Void ? '.' : terrain == Terrain::Sea ? '~' : 'o';
        }
        art += '\n';
    }
    return art;
}

const LatticeTransform turn = *LatticeTransform::rotation(Cell{0, 0}, 1);
const LatticeTransform back = *LatticeTransform::rotation(Cell{0, 0}, -1);
const LatticeTransform mirror = *LatticeTransform::mirror(Cell{0, 0}, Axis::Vertical);

/// Maps as designers make them, and maps with anything anywhere. Turned, the largest still fit.
std::vector<Map> fullBoards() {
    std::vector<Map> maps;
    for (const SpecMap& spec : specMaps)
        maps.push_back(mapOf(spec));
    Random random(5);
    for (int i = 0; i < 40; ++i) {
        Map map;
        drawLayout(random, map, 20);
        map.accepted.clear(); // a turn forgets some, see acceptedProblems()
        maps.push_back(map);
    }
    return maps;
}

/// What can be told of a map without naming a place.
std::multiset<int> contentOf(const Map& map) {
    std::multiset<int> content;
    for (const MapHex& hex : map.cells)
        if (hex.terrain != Terrain::Void)
            content.insert(static_cast<int>(hex.terrain) * 10000 + hex.number.value() * 100
                           + static_cast<int>(hex.marker) * 10 + (hex.number.isShuffled() ? 1 : 0));
    return content;
}

} // namespace

class TransformedTest : public QObject {
    Q_OBJECT

  private slots:
    void sixTurnsAreTheMapItself() {
        for (const Map& map : fullBoards()) {
            const Map start = transformed(map, LatticeTransform()).value();
            Map turned = start;
            for (int i = 0; i < 6; ++i) {
                turned = transformed(turned, turn).value();
                QCOMPARE(contentOf(turned), contentOf(map));
                QCOMPARE(turned.harbours.size(), map.harbours.size());
                QCOMPARE(turned.islands.size(), map.islands.size());
                QCOMPARE(turned.forbiddenStarts.size(), map.forbiddenStarts.size());
                QCOMPARE(turned.farSide.size(), map.farSide.size());
            }
            QVERIFY(turned == start);
        }
    }

    void mirrorsAndTurnsBackAreTheMapItself() {
        for (const Map& map : fullBoards()) {
            const Map start = transformed(map, LatticeTransform()).value();
            for (const Axis axis : allAxes) {
                const LatticeTransform across = *LatticeTransform::mirror(Cell{0, 0}, axis);
                QVERIFY(transformed(transformed(start, across).value(), across).value() == start);
            }
            QVERIFY(transformed(transformed(start, turn).value(), back).value() == start);
        }
    }

    void aMapWithoutEmptyRimIsItsOwnFrame() {
        const Map map = mapOf(specMaps.front());
        const Map start = transformed(map, LatticeTransform()).value();
        QVERIFY(transformed(start, LatticeTransform()).value() == start);
        const Map sea = blankMap(5, 7, Terrain::Sea);
        QVERIFY(transformed(sea, LatticeTransform()).value() == sea);
    }

    void smallMapsByHand() {
        // A line to the east turns into one to the south-east, which begins in the first row and column.
        QCOMPARE(drawn(transformed(mapFromAscii("o ~ ~"), turn).value()), std::string("o.\n ~.\n.~\n"));
        // The straggler below to the right of the first hex comes to lie below to its left.
        QCOMPARE(drawn(transformed(mapFromAscii("o .\n ~ ."), mirror).value()), std::string(".o\n ~.\n"));
    }

    void harboursAndMarksTurnAlong() {
        Map map = mapFromAscii("~ ~ ~\n ~ o ~\n~ ~ ~");
        map.setHarbour({{cell(1, 1), Direction::NE}, HarbourKind::Ore});
        map.forbiddenStarts = {canonical(CrossingPlace{cell(1, 1), Corner::N})};
        map.robberStart = cell(1, 1);
        map.pirateStart = cell(1, 2);
        map.farSide = {cell(1, 1)};
        map.islands = {{cell(1, 1), "Home", IslandRole::Start}};
        map.cells[4] = {Terrain::Fields, CellNumber::shuffled(), Marker::ChipGold, 1, {}};
        map.cells[4].barred.insert(6);
        map.groups = {{"far", {}, {}, {}}};
        const Map turned = transformed(map, turn).value();
        // The land hex lies on the second row again: two hexes were above it to either side.
        const Cell land = turned.islands.front().hex;
        QVERIFY(turned.at(land) == map.cells[4]);
        QCOMPARE(turned.harbours.size(), 1U);
        QVERIFY((turned.harbours.front() == MapHarbour{{land, Direction::E}, HarbourKind::Ore}));
        QVERIFY((turned.forbiddenStarts
                 == std::vector<CrossingPlace>{canonical(CrossingPlace{land, Corner::NE})}));
        QVERIFY(turned.robberStart == land);
        QVERIFY(turned.pirateStart == neighbour(land, Direction::SE));
        QVERIFY(turned.farSide == std::vector<Cell>{land});
        QVERIFY(turned.groups == map.groups);
    }

    void refusesWhatGrowsTooLarge() {
        // A row of 64 sea hexes turned is 64 rows of a column that wanders 32 columns to the side: it fits.
        QVERIFY(transformed(blankMap(1, 64, Terrain::Sea), turn).ok());
        const Result<Map, Text> result = transformed(blankMap(64, 64, Terrain::Sea), turn);
        QVERIFY(!result.ok());
        // Row r and column c come to row c + (r + 1) / 2, at most 63 + 32, and to half steps c - r - r / 2
        // from 63 down to -94 (in the even row 32), which are the columns 31 to -47.
        QCOMPARE(result.error().english(),
                 std::string("The map would need 96 rows and 79 columns; 64 of each is the most."));
    }

    void acceptedProblems() {
        Map map = mapFromAscii("~ ~ ~\n ~ o ~\n~ ~ ~");
        map.accepted = {{"balance-ore", "fine"}, {"red-adjacent:A1,C3", "meant so"}};
        const Map wider = withFrame(map, {2, 0, 1, 0}, Terrain::Sea).value();
        QVERIFY(
            (wider.accepted
             == std::vector<AcceptedProblem>{{"balance-ore", "fine"}, {"red-adjacent:B3,D5", "meant so"}}));
        const Map turned = transformed(map, turn).value();
        QVERIFY((turned.accepted == std::vector<AcceptedProblem>{{"balance-ore", "fine"}}));
        const Map cut = withFrame(map, {0, -1, 0, 0}, Terrain::Sea).value();
        QVERIFY((cut.accepted == std::vector<AcceptedProblem>{{"balance-ore", "fine"}}));
    }

    void rowsAndColumnsOnEverySide() {
        const Map map = mapFromAscii("~ o\n ~ ~");
        const auto with = [&](FrameChange change) {
            return drawn(withFrame(map, change, Terrain::Void).value());
        };
        QCOMPARE(with({}), std::string("~o\n ~~\n"));
        QCOMPARE(with({0, 1, 0, 0}), std::string("~o\n ~~\n..\n"));
        QCOMPARE(with({0, 0, 1, 0}), std::string(".~o\n .~~\n"));
        QCOMPARE(with({0, 0, 0, 2}), std::string("~o..\n ~~..\n"));
        QCOMPARE(with({2, 0, 0, 0}), std::string("..\n ..\n~o\n ~~\n"));
        QCOMPARE(with({0, -1, 0, -1}), std::string("~\n"));
    }

    void anOddNumberOfRowsOnTopKeepsTheDrawing() {
        // All hexes used: the second row juts out to the right, so a column is needed more.
        const Map full = mapFromAscii("o o\n o o");
        QCOMPARE(drawn(withFrame(full, {1, 0, 0, 0}, Terrain::Sea).value()), std::string("~~~\n oo~\n~oo\n"));
        // With sea where the drawing would jut out nothing is lost, and the size stays.
        const Map roomy = mapFromAscii("o ~\n o ~");
        const Map moved = withFrame(roomy, {1, 0, 0, 0}, Terrain::Sea).value();
        QCOMPARE(drawn(moved), std::string("~~\n o~\n~o\n"));
        // Where the room is at the left instead, the drawing moves that way.
        const Map left = mapFromAscii("~ o\n ~ o");
        QCOMPARE(drawn(withFrame(left, {1, 0, 0, 0}, Terrain::Sea).value()), std::string("~~\n o~\n~o\n"));
        // Taking the first row away: to the right where there is room.
        QCOMPARE(drawn(withFrame(mapFromAscii("~ ~\n o ~\n~ o"), {-1, 0, 0, 0}, Terrain::Sea).value()),
                 std::string("~o\n ~o\n"));
    }

    void whatTouchesStaysSoWithOddRows() {
        Random random(9);
        for (int i = 0; i < 30; ++i) {
            Map map;
            drawLayout(random, map, 12);
            const Map more = withFrame(map, {1, 0, 0, 0}, Terrain::Sea).value();
            QCOMPARE(more.rows, map.rows + 1);
            QCOMPARE(more.harbours.size(), map.harbours.size());
            // The first row is new: cut to the hexes both are the same drawing.
            Map trimmed = more;
            for (int col = 0; col < more.cols; ++col)
                trimmed.set(cell(0, col), MapHex());
            std::multiset<int> land;
            for (const int hex : contentOf(map))
                if (hex >= 20000)
                    land.insert(hex);
            std::multiset<int> landAfter;
            for (const int hex : contentOf(more))
                if (hex >= 20000)
                    landAfter.insert(hex);
            QCOMPARE(landAfter, land);
            QCOMPARE(Topology(shapeOf(more)).islands().size(), Topology(shapeOf(map)).islands().size());
        }
    }

    void frameRefusals() {
        const Map map = blankMap(3, 64, Terrain::Desert);
        QVERIFY(!withFrame(map, {-3, 0, 0, 0}, Terrain::Sea).ok());
        QVERIFY(!withFrame(map, {0, 62, 0, 0}, Terrain::Sea).ok());
        QVERIFY(!withFrame(map, {0, 0, 1, 0}, Terrain::Sea).ok());
        QVERIFY(!withFrame(map, {1, 0, 0, 0}, Terrain::Sea).ok()); // would need a column more
        QVERIFY(withFrame(map, {2, 0, 0, 0}, Terrain::Sea).ok());
    }

    void cropsToLandAndItsShore() {
        const Map map = mapFromAscii("~ ~ ~ ~ ~\n ~ ~ ~ ~ ~\n~ ~ ~ ~ ~\n ~ ~ o ~ ~\n~ ~ ~ ~ ~\n ~ ~ ~ ~ ~");
        // Land at C4: its shore spans rows 3 to 5 and columns B to D; the row on top goes in twos.
        QVERIFY((cropToLand(map) == FrameChange{-2, -1, -1, -1}));
        QCOMPARE(drawn(withFrame(map, cropToLand(map), Terrain::Sea).value()),
                 std::string("~~~\n ~o~\n~~~\n"));
        QVERIFY(cropToLand(blankMap(4, 4, Terrain::Sea)) == FrameChange());
        QVERIFY(cropToLand(mapFromAscii("o ~\n ~ ~")) == FrameChange());
    }
};

QTEST_APPLESS_MAIN(TransformedTest)
#include "tst_transformed.moc"
