#include "engine/lattice/shapes.h"

#include <QtTest>

using namespace isle;

class TestShapes : public QObject {
    Q_OBJECT

  private slots:
    void hexagonOutlines();
    void circles();
    void rings();
    void triangles();
    void triangleSides();
    void straightened();
    void wholeRadius();
    void thickLines();
    void shrinkingAndRims();
};

// Worked out on paper from B-9 and B-10: (2,2) lies in an even row, its neighbours are (2,3), (1,2), (1,1),
// (2,1), (3,1), (3,2).
const std::vector<Cell> around{{1, 1}, {1, 2}, {2, 1}, {2, 3}, {3, 1}, {3, 2}};
const std::vector<Cell> twoAway{{0, 1}, {0, 2}, {0, 3}, {1, 0}, {1, 3}, {2, 0},
                                {2, 4}, {3, 0}, {3, 3}, {4, 1}, {4, 2}, {4, 3}};

void TestShapes::hexagonOutlines() {
    QCOMPARE(hexagonOutline({2, 2}, 0), (std::vector<Cell>{{2, 2}}));
    QCOMPARE(hexagonOutline({2, 2}, 1), around);
    QCOMPARE(hexagonOutline({2, 2}, 2), twoAway);
    QCOMPARE(hexagonOutline({-1, 5}, 7).size(), 42U); // six sides of seven
}

void TestShapes::circles() {
    QCOMPARE(circle({2, 2}, {2, 2}), (std::vector<Cell>{{2, 2}}));
    // Through (0,2), two rows up, at the square root of 3: the six neighbours and the six hexes between
    // their corners.
    const std::vector<Cell> thirteen{{0, 2}, {1, 0}, {1, 1}, {1, 2}, {1, 3}, {2, 1}, {2, 2},
                                     {2, 3}, {3, 0}, {3, 1}, {3, 2}, {3, 3}, {4, 2}};
    QCOMPARE(circle({2, 2}, {0, 2}), thirteen);
    QCOMPARE(radiusOf({2, 2}, {0, 2}), std::sqrt(3.0));
    // At distance 2 the circle takes the whole hexagon of radius 2; through (3,4) at the square root of 7 it
    // takes twelve more.
    QCOMPARE(circle({2, 2}, {2, 4}), disc({2, 2}, 2));
    QCOMPARE(radiusOf({2, 2}, {2, 4}), 2.0);
    QCOMPARE(circle({2, 2}, {3, 4}).size(), 31U);
}

void TestShapes::rings() {
    QCOMPARE(ring({2, 2}, {2, 2}), (std::vector<Cell>{{2, 2}}));
    QCOMPARE(ring({2, 2}, {2, 3}), around);
    QCOMPARE(ring({2, 2}, {2, 4}), twoAway);
    // Of the 31 the twelve outermost and the six corners of the hexagon of radius 2.
    QCOMPARE(ring({2, 2}, {3, 4}).size(), 18U);
}

void TestShapes::triangles() {
    QCOMPARE(triangle({1, 1}, {1, 1}), (std::vector<Cell>{{1, 1}}));
    const std::vector<Cell> down{{1, 1}, {1, 2}, {1, 3}, {2, 2}, {2, 3}, {3, 2}};
    QCOMPARE(triangle({1, 1}, {1, 3}), down); // straight east: clockwise of it
    QCOMPARE(triangle({1, 1}, {2, 3}), down); // the middle of the far side
    // Straight south-east the next sector begins: (3,2) back to the west.
    QCOMPARE(triangle({1, 1}, {3, 2}), (std::vector<Cell>{{1, 1}, {2, 1}, {2, 2}, {3, 0}, {3, 1}, {3, 2}}));
    QCOMPARE(triangle({8, 8}, {0, 12}).size(), 45U); // sides of nine: 9 * 10 / 2
}

void TestShapes::triangleSides() {
    // Sides of four have one hex inside: one step along and one aside.
    std::vector<Cell> sides = triangle({0, 0}, {0, 3});
    QCOMPARE(sides.size(), 10U);
    std::erase(sides, Cell{1, 1});
    QCOMPARE(triangleOutline({0, 0}, {0, 3}), sides);
    QCOMPARE(triangleOutline({1, 1}, {1, 3}), triangle({1, 1}, {1, 3}));
}

void TestShapes::straightened() {
    QCOMPARE(onAxis({2, 2}, {2, 7}), (Cell{2, 7}));
    QCOMPARE(onAxis({2, 2}, {0, 3}), (Cell{0, 3})); // north-east twice
    QCOMPARE(onAxis({2, 2}, {1, 7}), (Cell{2, 8})); // touches (2,7) and (2,8): the further one
    QCOMPARE(onAxis({2, 2}, {0, 2}), (Cell{0, 3})); // between two axes: the first of them
    QCOMPARE(onAxis({2, 2}, {2, 2}), (Cell{2, 2}));
}

void TestShapes::wholeRadius() {
    QCOMPARE(onWholeRadius({2, 2}, {0, 2}), (Cell{0, 3})); // 1.7 becomes 2
    QCOMPARE(onWholeRadius({2, 2}, {2, 4}), (Cell{2, 4}));
    QCOMPARE(onWholeRadius({2, 2}, {2, 2}), (Cell{2, 2}));
    QCOMPARE(radiusOf({2, 2}, onWholeRadius({2, 2}, {3, 4})), 3.0); // 2.6
}

void TestShapes::thickLines() {
    QCOMPARE(thickened(std::vector<Cell>{{2, 2}}, 0), (std::vector<Cell>{{2, 2}}));
    QCOMPARE(thickened(std::vector<Cell>{{2, 2}}, 1), disc({2, 2}, 1));
    // Two neighbours: ten round them, of which two touch both, and themselves.
    QCOMPARE(
        thickened(std::vector<Cell>{{2, 2}, {2, 3}}, 1),
        (std::vector<Cell>{{1, 1}, {1, 2}, {1, 3}, {2, 1}, {2, 2}, {2, 3}, {2, 4}, {3, 1}, {3, 2}, {3, 3}}));
}

void TestShapes::shrinkingAndRims() {
    QCOMPARE(shrunk(disc({2, 2}, 2)), disc({2, 2}, 1));
    QCOMPARE(rimOf(disc({2, 2}, 2)), twoAway);
    QCOMPARE(shrunk(around), std::vector<Cell>());
    QCOMPARE(rimOf(around), around);
}

QTEST_APPLESS_MAIN(TestShapes)
#include "tst_shapes.moc"
