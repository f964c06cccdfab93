#include "editor/canvas/hex_outline.h"
#include "editor/canvas/view_transform.h"

#include <QTest>

namespace isle {

namespace {

Cell at(int row, int col) {
    return {static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)};
}

/// Twice the signed area; positive where y points down and the loop runs clockwise.
double area(const QPolygonF& loop) {
    double sum = 0;
    for (qsizetype i = 0; i < loop.size(); ++i) {
        const QPointF a = loop[i];
        const QPointF b = loop[(i + 1) % loop.size()];
        sum += a.x() * b.y() - b.x() * a.y();
    }
    return sum;
}

} // namespace

class TestViewTransform : public QObject {
    Q_OBJECT

  private slots:
    void pixelsAndUnitsAreInverse() {
        ViewTransform view;
        view.setHexPixels(43.7);
        view.setOrigin({-17.5, 88.25});
        const QPointF units(312.5, -71.25);
        QVERIFY((view.toUnits(view.toPixels(units)) - units).manhattanLength() < 1e-9);
    }

    void placesOfTheLattice() {
        // Pointy hexes 200 wide and 230.94 high, odd rows shifted right by half a hex (B-9).
        QCOMPARE(ViewTransform::unitsOf(at(0, 0)), QPointF(0, 0));
        QCOMPARE(ViewTransform::unitsOf(at(0, 3)), QPointF(600, 0));
        QCOMPARE(ViewTransform::unitsOf(at(1, 0)), QPointF(100, 173.205));
        QCOMPARE(ViewTransform::unitsOf(CrossingPlace{at(0, 0), Corner::N}), QPointF(0, -115.47));
        QCOMPARE(ViewTransform::unitsOf(CrossingPlace{at(0, 0), Corner::SE}), QPointF(100, 57.735));
        QCOMPARE(ViewTransform::unitsOf(EdgePlace{at(0, 0), Direction::E}), QPointF(100, 0));
        QCOMPARE(ViewTransform::unitsOf(EdgePlace{at(0, 0), Direction::NE}), QPointF(50, -86.6025));
    }

    void extentHoldsEveryHex() {
        const QRectF extent = ViewTransform::extentOf(9, 11);
        QRectF all;
        for (int row = 0; row < 9; ++row)
            for (int col = 0; col < 11; ++col)
                all |= ViewTransform::hexagon(at(row, col)).boundingRect();
        QVERIFY((extent.topLeft() - all.topLeft()).manhattanLength() < 1e-6);
        QVERIFY((extent.bottomRight() - all.bottomRight()).manhattanLength() < 1e-6);
        QVERIFY(ViewTransform::extentOf(0, 5).isEmpty());
    }

    void hitsAreRoundTrips_data() {
        QTest::addColumn<double>("hexPixels");
        QTest::addColumn<QPointF>("origin");
        QTest::newRow("100 %") << 64.0 << QPointF(0, 0);
        QTest::newRow("33 %") << 21.12 << QPointF(-350.5, 17.25);
        QTest::newRow("400 %") << 256.0 << QPointF(12345.75, -9876.5);
    }
    void hitsAreRoundTrips() {
        QFETCH(double, hexPixels);
        QFETCH(QPointF, origin);
        ViewTransform view;
        view.setHexPixels(hexPixels);
        view.setOrigin(origin);
        for (int row = -3; row < maxMapSide; ++row)
            for (int col = -3; col < maxMapSide; col += 3) {
                const Cell cell = at(row, col);
                const QPointF centre = view.pixelsOf(cell);
                QCOMPARE(view.cellAt(centre), cell);
                for (const Corner corner : allCorners) {
                    // Just inside a corner: still this hex, and that crossing.
                    const CrossingPlace crossing{cell, corner};
                    const QPointF near = centre + (view.pixelsOf(crossing) - centre) * 0.98;
                    QCOMPARE(view.cellAt(near), cell);
                    QCOMPARE(view.crossingAt(near), canonical(crossing));
                }
                for (const Direction direction : allDirections) {
                    const EdgePlace edge{cell, direction};
                    const QPointF middle = view.pixelsOf(edge);
                    const QPointF inside = centre + (middle - centre) * 0.97;
                    QCOMPARE(view.cellAt(inside), cell);
                    QCOMPARE(view.edgeAt(inside), edge);
                    QCOMPARE(view.cellAt(centre + (middle - centre) * 1.03), neighbour(cell, direction));
                }
            }
    }

    void farAwayPointsAreNoAccident() {
        ViewTransform view;
        view.setHexPixels(6);
        const Cell cell = view.cellAt({1e12, -1e12});
        QVERIFY(cell.row < 0 && cell.col > maxMapSide);
    }

    void outlineOfOneHex() {
        const std::vector<Cell> cells{at(2, 2)};
        const auto loops = outlineOf(cells);
        QCOMPARE(loops.size(), 1U);
        QCOMPARE(loops[0].size(), 6);
        QVERIFY(area(loops[0]) > 0);
    }

    void outlineOfTwoHexesHasNoLineBetween() {
        const std::vector<Cell> cells{at(2, 2), at(2, 3)};
        const auto loops = outlineOf(cells);
        QCOMPARE(loops.size(), 1U);
        QCOMPARE(loops[0].size(), 10);
    }

    void ringHasAHole() {
        std::vector<Cell> cells = disc(at(4, 4), 1);
        std::erase(cells, at(4, 4));
        const auto loops = outlineOf(cells);
        QCOMPARE(loops.size(), 2U);
        QCOMPARE(loops[0].size() + loops[1].size(), 18 + 6);
        QVERIFY(area(loops[0]) * area(loops[1]) < 0); // the hole runs the other way
    }

    void separateHexesHaveSeparateLoops() {
        const std::vector<Cell> cells{at(0, 0), at(0, 2), at(5, 5)};
        QCOMPARE(outlineOf(cells).size(), 3U);
        QVERIFY(outlineOf({}).empty());
    }
};

} // namespace isle

QTEST_APPLESS_MAIN(isle::TestViewTransform)
#include "tst_view_transform.moc"
