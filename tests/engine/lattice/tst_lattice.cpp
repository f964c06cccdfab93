#include "engine/lattice/lattice.h"

#include <QtTest>

#include <set>

using namespace isle;

namespace {

Cell cell(int row, int col) {
    return {static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)};
}

std::vector<CrossingPlace> namesOf(CrossingPlace place) {
    std::vector<CrossingPlace> names;
    for (int row = place.cell.row - 1; row <= place.cell.row + 1; ++row)
        for (int col = place.cell.col - 2; col <= place.cell.col + 2; ++col)
            for (const Corner corner : allCorners)
                if (pointOf({cell(row, col), corner}) == pointOf(place))
                    names.push_back({cell(row, col), corner});
    return names;
}

} // namespace

class TestLattice : public QObject {
    Q_OBJECT

  private slots:
    void B10_neighboursInEvenAndOddRows() {
        const auto expect = [](Cell from, const std::array<Cell, 6>& around) {
            for (const Direction direction : allDirections)
                QVERIFY(neighbour(from, direction) == around.at(static_cast<std::size_t>(direction)));
        };
        // E, NE, NW, W, SW, SE, worked out from B-10 with o = 0 and o = 1.
        expect(cell(2, 3), {cell(2, 4), cell(1, 3), cell(1, 2), cell(2, 2), cell(3, 2), cell(3, 3)});
        expect(cell(3, 3), {cell(3, 4), cell(2, 4), cell(2, 3), cell(3, 2), cell(4, 3), cell(4, 4)});
        expect(cell(0, 0), {cell(0, 1), cell(-1, 0), cell(-1, -1), cell(0, -1), cell(1, -1), cell(1, 0)});
        expect(cell(-1, 0), {cell(-1, 1), cell(-2, 1), cell(-2, 0), cell(-1, -1), cell(0, 0), cell(0, 1)});
    }

    void neighboursAreMutual() {
        for (const Cell from : {cell(2, 3), cell(3, 3), cell(-1, -1), cell(0, 0)}) {
            for (const Direction direction : allDirections) {
                QVERIFY(neighbour(neighbour(from, direction), opposite(direction)) == from);
                QCOMPARE(distance(from, neighbour(from, direction)), 1);
            }
        }
    }

    void pointsLieOnALatticeOfHexes() {
        QVERIFY((centreOf(cell(0, 0)) == LatticePoint{0, 0}));
        QVERIFY((centreOf(cell(0, 1)) == LatticePoint{2, 0}));
        QVERIFY((centreOf(cell(1, 0)) == LatticePoint{1, 3}));
        QVERIFY((pointOf({cell(0, 0), Corner::S}) == LatticePoint{0, 2}));
        QVERIFY((pointOf({cell(1, 0), Corner::NW}) == LatticePoint{0, 2}));
    }

    void everyCrossingHasThreeNamesAndOneCanonical() {
        for (const Cell from : {cell(2, 3), cell(3, 3), cell(0, 0)}) {
            for (const Corner corner : allCorners) {
                const auto names = namesOf({from, corner});
                QCOMPARE(names.size(), std::size_t{3});
                for (const CrossingPlace& name : names)
                    QVERIFY(canonical(name) == names.front()); // found in reading order
            }
        }
    }

    void everyEdgeHasTwoNamesAndOneCanonical() {
        for (const Cell from : {cell(2, 3), cell(3, 3), cell(0, 0)}) {
            for (const Direction direction : allDirections) {
                const EdgePlace place{from, direction};
                QVERIFY(otherSide(otherSide(place)) == place);
                QVERIFY(canonical(place) == canonical(otherSide(place)));
                QVERIFY(canonical(place) <= place);
                QVERIFY(doubledMiddleOf(place) == doubledMiddleOf(otherSide(place)));
            }
        }
    }

    void endsOfAnEdgeAreThoseOfBothItsNames() {
        for (const Direction direction : allDirections) {
            const EdgePlace place{cell(3, 3), direction};
            const auto points = [](EdgePlace edge) {
                const auto ends = endsOf(edge.direction);
                return std::set<LatticePoint>{pointOf({edge.cell, ends[0]}), pointOf({edge.cell, ends[1]})};
            };
            QVERIFY(points(place) == points(otherSide(place)));
        }
    }

    void distancesFromTheSpecsConversion() { // B-9
        QCOMPARE(distance(cell(4, 4), cell(4, 4)), 0);
        QCOMPARE(distance(cell(0, 0), cell(0, 5)), 5);
        QCOMPARE(distance(cell(0, 0), cell(4, 0)), 4); // q = -2, r = 4
        QCOMPARE(distance(cell(0, 0), cell(4, 2)), 4); // straight down to the right
        QCOMPARE(distance(cell(0, 0), cell(4, 4)), 6);
        QCOMPARE(distance(cell(1, 0), cell(0, 0)), 1);
        QCOMPARE(distance(cell(1, 0), cell(0, 2)), 2);
        for (const Cell a : disc(cell(3, 3), 3))
            for (const Cell b : disc(cell(2, 4), 2))
                QCOMPARE(distance(a, b), distance(b, a));
    }

    void discsHoldAllCellsInReach() {
        for (const Cell centre : {cell(4, 4), cell(5, 4), cell(0, 0)}) {
            for (int radius = 0; radius <= 4; ++radius) {
                const auto cells = disc(centre, radius);
                QCOMPARE(static_cast<int>(cells.size()), 1 + 3 * radius * (radius + 1)); // 1, 7, 19, 37, 61
                QVERIFY(std::is_sorted(cells.begin(), cells.end()));
                QCOMPARE(std::set<Cell>(cells.begin(), cells.end()).size(), cells.size());
                for (const Cell inside : cells)
                    QVERIFY(distance(centre, inside) <= radius);
            }
        }
    }

    void linesLeaveNoGaps() {
        for (const Cell from : disc(cell(4, 4), 3)) {
            for (const Cell to : disc(cell(7, 9), 3)) {
                const auto cells = line(from, to);
                QCOMPARE(static_cast<int>(cells.size()), distance(from, to) + 1);
                QVERIFY(cells.front() == from);
                QVERIFY(cells.back() == to);
                for (std::size_t i = 1; i < cells.size(); ++i)
                    QCOMPARE(distance(cells[i - 1], cells[i]), 1);
            }
        }
        QVERIFY(line(cell(2, 2), cell(2, 2)) == std::vector<Cell>{cell(2, 2)});
        QVERIFY((line(cell(2, 1), cell(2, 4))
                 == std::vector<Cell>{cell(2, 1), cell(2, 2), cell(2, 3), cell(2, 4)}));
        QVERIFY((line(cell(0, 0), cell(4, 2))
                 == std::vector<Cell>{cell(0, 0), cell(1, 0), cell(2, 1), cell(3, 1), cell(4, 2)}));
    }

    void namesForPeople() {
        QCOMPARE(nameOf(cell(0, 0)), std::string("A1"));
        QCOMPARE(nameOf(cell(3, 2)), std::string("C4"));
        QCOMPARE(nameOf(cell(63, 25)), std::string("Z64"));
        QCOMPARE(nameOf(cell(0, 26)), std::string("AA1"));
        QCOMPARE(nameOf(cell(0, 27)), std::string("AB1"));
        QCOMPARE(nameOf(cell(0, 51)), std::string("AZ1"));
        QCOMPARE(nameOf(cell(0, 52)), std::string("BA1"));
        QCOMPARE(nameOf(cell(0, 63)), std::string("BL1"));
    }

    void cellsByName() {
        for (int row = 0; row < maxMapSide; ++row)
            for (int col = 0; col < maxMapSide; ++col)
                QVERIFY(cellNamed(nameOf(cell(row, col))) == cell(row, col));
        QVERIFY(cellNamed("c4") == cell(3, 2));
        for (const char* wrong :
             {"", "C", "4", "4C", "C0", "C65", "BM1", "C4 ", "C-1", "ZZZZZZZZZZ1", "A99999999999"})
            QVERIFY2(!cellNamed(wrong), wrong);
    }

    void namesOfDirectionsAndCorners() {
        for (const Direction direction : allDirections)
            QVERIFY(directionNamed(nameOf(direction)) == direction);
        for (const Corner corner : allCorners)
            QVERIFY(cornerNamed(nameOf(corner)) == corner);
        QVERIFY(!directionNamed("N"));
        QVERIFY(!directionNamed("ne"));
        QVERIFY(!directionNamed(""));
        QVERIFY(!cornerNamed("E"));
    }
};

QTEST_APPLESS_MAIN(TestLattice)
#include "tst_lattice.moc"
