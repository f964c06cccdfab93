#include "editor/canvas/board_painter.h"

#include <QPainter>

#include "canvas_test.h"

namespace isle {

namespace {

const QColor sea(0x72, 0xAE, 0xD3);
const QColor red(0xB3, 0x20, 0x1B);
const QColor face(0xF8, 0xF1, 0xDE);
const QColor pier(0xB9, 0x8F, 0x5A);

ViewTransform viewAt(double hexPixels) {
    ViewTransform view;
    view.setHexPixels(hexPixels);
    view.setOrigin({hexPixels, hexPixels});
    return view;
}

QImage painted(const BoardPicture& picture, const ViewTransform& view, PaintOptions options = {},
               const Theme& theme = Theme::light(), double ratio = 1.0) {
    const QRectF extent = ViewTransform::extentOf(picture.rows, picture.cols);
    const QPointF size = view.toPixels(extent.bottomRight()) + QPointF(view.hexPixels(), view.hexPixels());
    QImage image(QSize(qCeil(size.x() * ratio), qCeil(size.y() * ratio)),
                 QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    paintBoard(painter, picture, view, theme, options);
    return image;
}

/// Where the token of a cell lies.
QPointF tokenOf(const ViewTransform& view, Cell cell) {
    return view.pixelsOf(cell) + QPointF(0, 34.5) * view.scale();
}

} // namespace

class TestBoardPainter : public QObject {
    Q_OBJECT

  private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void levelsByHexWidth() {
        QCOMPARE(detailFor(11.9), DetailLevel::Map);
        QCOMPARE(detailFor(12), DetailLevel::XS);
        QCOMPARE(detailFor(23.9), DetailLevel::XS);
        QCOMPARE(detailFor(24), DetailLevel::S);
        QCOMPARE(detailFor(40), DetailLevel::M);
        QCOMPARE(detailFor(80), DetailLevel::L);
        QCOMPARE(detailFor(159), DetailLevel::L);
        QCOMPARE(detailFor(160), DetailLevel::XL);
    }

    void levelsChangeLate() {
        QCOMPARE(detailFor(81, DetailLevel::M), DetailLevel::M);
        QCOMPARE(detailFor(82.5, DetailLevel::M), DetailLevel::L);
        QCOMPARE(detailFor(79, DetailLevel::L), DetailLevel::L);
        QCOMPARE(detailFor(77.5, DetailLevel::L), DetailLevel::M);
        QCOMPARE(detailFor(200, DetailLevel::Map), DetailLevel::XL);
    }

    void terrainAndTokenAreWhereTheyBelong_data() {
        QTest::addColumn<double>("hexPixels");
        QTest::newRow("XL") << 200.0;
        QTest::newRow("L") << 96.0;
        QTest::newRow("M") << 64.0;
        QTest::newRow("S") << 32.0;
    }
    void terrainAndTokenAreWhereTheyBelong() {
        QFETCH(double, hexPixels);
        const ViewTransform view = viewAt(hexPixels);
        const QImage image = painted(pictureOf(smallMap()), view);
        const int reach = qRound(40 * view.scale());
        // 6 is red; there is no red on a hex without a token.
        QVERIFY(count(image, around(tokenOf(view, at(1, 1)), reach), red, 30) > 4);
        QCOMPARE(count(image, around(tokenOf(view, at(2, 1)), reach), red, 30), 0);
        const int hex = qRound(60 * view.scale());
        QVERIFY(count(image, around(view.pixelsOf(at(1, 1)), hex), QColor(0x40, 0x78, 0x5B), 14) > 10);
        QVERIFY(count(image, around(view.pixelsOf(at(1, 2)), hex), QColor(0xBD, 0x5C, 0x28), 30) > 10);
        QVERIFY(count(image, around(view.pixelsOf(at(4, 4)), hex), sea) > hex * hex);
    }

    void smallestSizesKeepTheRedOnes() {
        const ViewTransform view = viewAt(16);
        const QImage image = painted(pictureOf(smallMap()), view);
        QVERIFY(count(image, around(tokenOf(view, at(1, 1)), 3), red, 40) > 3);
        const ViewTransform tiny = viewAt(8);
        const QImage dots = painted(pictureOf(smallMap()), tiny);
        QVERIFY(close(dots.pixelColor(tiny.pixelsOf(at(1, 1)).toPoint()), QColor(0x40, 0x78, 0x5B)));
        QVERIFY(close(dots.pixelColor(tiny.pixelsOf(at(2, 1)).toPoint()), QColor(0xE3, 0xD5, 0xAB)));
    }

    void nightHasItsOwnColours() {
        const ViewTransform view = viewAt(64);
        const QImage image = painted(pictureOf(smallMap()), view, {}, Theme::night());
        QVERIFY(count(image, around(view.pixelsOf(at(4, 4)), 20), QColor(0x19, 0x53, 0x72)) > 400);
        QCOMPARE(count(image, image.rect(), sea, 3), 0);
    }

    void noSeams_data() {
        QTest::addColumn<double>("hexPixels");
        QTest::addColumn<double>("ratio");
        QTest::newRow("64 at 1") << 64.0 << 1.0;
        QTest::newRow("odd width") << 43.0 << 1.0;
        QTest::newRow("fraction") << 42.88 << 1.0;
        QTest::newRow("64 at 1.25") << 64.0 << 1.25;
        QTest::newRow("fraction at 2") << 50.7 << 2.0;
    }
    void noSeams() {
        QFETCH(double, hexPixels);
        QFETCH(double, ratio);
        const ViewTransform view = viewAt(hexPixels);
        PaintOptions options;
        options.grid = false;
        const QImage image =
            painted(pictureOf(blankMap(6, 6, Terrain::Sea)), view, options, Theme::light(), ratio);
        // The canvas, darker in no part, would shine through between two hexes: sea has waves, but nothing so
        // grey.
        const QColor canvas = Theme::light().canvas;
        const QRectF inner(view.pixelsOf(at(1, 1)), view.pixelsOf(at(4, 4)));
        const QRect device = QRectF(inner.topLeft() * ratio, inner.size() * ratio).toAlignedRect();
        for (int y = device.top(); y < device.bottom(); ++y)
            for (int x = device.left(); x < device.right(); ++x) {
                const QColor colour = image.pixelColor(x, y);
                QVERIFY2(colour.red() < (canvas.red() + sea.red()) / 2 + 10,
                         qPrintable(QStringLiteral("%1 at %2, %3").arg(colour.name()).arg(x).arg(y)));
            }
    }

    void shallowsLieOnWaterOnly() {
        Map map = blankMap(3, 3, Terrain::Void);
        map.set(at(1, 1), {Terrain::Forest, CellNumber(), Marker::None});
        map.set(at(1, 2), {Terrain::Sea, CellNumber(), Marker::None});
        BoardPicture picture = pictureOf(map);
        picture.design = false;
        const ViewTransform view = viewAt(100);
        const QImage image = painted(picture, view);
        const QPointF coast = view.pixelsOf(EdgePlace{at(1, 1), Direction::E}) + QPointF(4, 0);
        QVERIFY(close(image.pixelColor(coast.toPoint()), QColor(0xAC, 0xD3, 0xE5), 6)); // all three bands
        const QPointF empty = view.pixelsOf(EdgePlace{at(1, 1), Direction::W}) - QPointF(4, 0);
        QVERIFY(close(image.pixelColor(empty.toPoint()), Theme::light().canvas, 2));
    }

    void docksPointToTheirCrossings_data() {
        QTest::addColumn<int>("direction");
        for (const Direction direction : allDirections)
            QTest::newRow(nameOf(direction).data()) << static_cast<int>(direction);
    }
    void docksPointToTheirCrossings() {
        QFETCH(int, direction);
        const auto towards = static_cast<Direction>(direction);
        Map map = blankMap(5, 5, Terrain::Sea);
        map.set(at(2, 2), {Terrain::Mountains, CellNumber(), Marker::None});
        map.setHarbour({{at(2, 2), towards}, HarbourKind::Ore});
        const ViewTransform view = viewAt(160);
        const QImage image = painted(pictureOf(map), view);
        const QPointF centre = view.pixelsOf(neighbour(at(2, 2), towards));
        const QPointF middle = view.pixelsOf(EdgePlace{at(2, 2), towards});
        const QPointF badge = centre + (middle - centre) * 0.48;
        QVERIFY(count(image, around(badge, 24), QColor(0x5C, 0x66, 0x73)) > 50);
        // Planks lie a little before both crossings, on the line to the badge, and none at the other four
        // corners.
        int withPier = 0;
        for (const Corner corner : allCorners) {
            const QPointF crossing = view.pixelsOf(CrossingPlace{neighbour(at(2, 2), towards), corner});
            QLineF line(crossing, badge);
            line.setLength(18 * view.scale());
            const bool planks = count(image, around(line.p2(), 4), pier, 24) > 5;
            const bool ofEdge = QLineF(crossing, middle).length() < 60 * view.scale();
            QCOMPARE(planks, ofEdge);
            withPier += planks;
        }
        QCOMPARE(withPier, 2);
    }

    void piecesWearTheirSeats() {
        BoardPicture picture = pictureOf(smallMap());
        for (std::size_t seat = 0; seat < 6; ++seat)
            picture.towns.push_back({{at(1, 1), static_cast<Corner>(seat)},
                                     seat % 2 ? Piece::City : Piece::Settlement,
                                     Seat(seat)});
        picture.links.push_back({{at(1, 2), Direction::E}, Piece::Road, Seat(6)});
        picture.links.push_back({{at(3, 3), Direction::NE}, Piece::Ship, Seat(7)});
        for (const double size : {96.0, 48.0, 30.0}) {
            const ViewTransform view = viewAt(size);
            const QImage image = painted(picture, view);
            for (const TownPicture& town : picture.towns)
                QVERIFY(count(image, around(view.pixelsOf(town.crossing), qRound(20 * view.scale())),
                              seatColour(town.seat), 24)
                        > 4);
            for (const LinkPicture& link : picture.links)
                QVERIFY(count(image, around(view.pixelsOf(link.edge), qRound(40 * view.scale())),
                              seatColour(link.seat), 48)
                        > 4);
        }
    }

    void robberDimsTheToken() {
        Map map = smallMap();
        const ViewTransform view = viewAt(96);
        const QPoint spot = (tokenOf(view, at(1, 1)) + QPointF(17, 6)).toPoint();
        const QImage before = painted(pictureOf(map), view);
        map.robberStart = at(1, 1);
        const QImage after = painted(pictureOf(map), view);
        QVERIFY(after.pixelColor(spot).lightness() < before.pixelColor(spot).lightness() - 40);
    }

    void rolledNumberIsRinged() {
        BoardPicture picture = pictureOf(smallMap());
        const ViewTransform view = viewAt(96);
        const QRect ring = around(tokenOf(view, at(1, 1)), qRound(52 * view.scale()));
        const QColor yellow(0xFF, 0xD6, 0x4A);
        QCOMPARE(count(painted(picture, view), ring, yellow, 6), 0);
        picture.hexes[7].rolled = true;
        QCOMPARE(picture.hexes[7].cell, at(1, 1));
        QVERIFY(count(painted(picture, view), ring, yellow, 6) > 40);
    }

    void platesCount_data() {
        QTest::addColumn<double>("hexPixels");
        for (const double width : {32.0, 48.0, 64.0, 96.0, 180.0})
            QTest::addRow("%g", width) << width;
    }
    /// Squares of a fortress's strength: the fewer are filled, the less red there is; with the last comes a
    /// plate without any filled (visual design 6).
    void platesCount() {
        QFETCH(double, hexPixels);
        Map map = smallMap();
        map.set(at(2, 1), {Terrain::Fortress, CellNumber(), Marker::None});
        BoardPicture picture = pictureOf(map);
        HexPicture& fortress = picture.hexes[13];
        QCOMPARE(fortress.cell, at(2, 1));
        QCOMPARE(fortress.plate.filled, 3);
        const ViewTransform view = viewAt(hexPixels);
        const QRect hex = around(view.pixelsOf(at(2, 1)), qRound(hexPixels * 0.5));
        int before = count(painted(picture, view), hex, red, 24);
        QVERIFY(before > 0);
        for (int left = 2; left >= 0; --left) {
            fortress.plate.filled = left;
            const int now = count(painted(picture, view), hex, red, 24);
            QVERIFY2(now < before, qPrintable(QStringLiteral("%1: %2, %3").arg(left).arg(now).arg(before)));
            before = now;
        }
    }

    /// "4/6" and "5/6" are different drawings, and a plate is the same on every machine: no font in it.
    void moreThanThreeAreNumbers() {
        Map map = smallMap();
        map.set(at(2, 1), {Terrain::Village, CellNumber::fixed(5), Marker::None});
        map.options.set(Option::VillageStock, 10);
        BoardPicture picture = pictureOf(map);
        const ViewTransform view = viewAt(180);
        const QRect plate = around(view.pixelsOf(at(2, 1)) + QPointF(0, 85) * view.scale(), 40);
        QImage before = painted(picture, view);
        for (int left = 9; left >= 0; --left) {
            picture.hexes[13].plate.filled = left;
            const QImage now = painted(picture, view);
            QVERIFY(differences(before, now, plate) > 10);
            before = now;
        }
    }

    void shuffledAndDealtTokensDiffer() {
        BoardPicture picture = pictureOf(smallMap());
        const ViewTransform view = viewAt(96);
        const QRect where = around(tokenOf(view, at(1, 1)), 22);
        const QImage plain = painted(picture, view);
        picture.hexes[7].dealt = true;
        const QImage dealt = painted(picture, view);
        QVERIFY(differences(plain, dealt, where) > 50);
        picture.hexes[7].face = TokenFace::Shuffled;
        QVERIFY(differences(dealt, painted(picture, view), where) > 50);
        QCOMPARE(count(painted(picture, view), where, red, 30), 0);
    }

    void onlyTheRegionIsPainted() {
        const BoardPicture picture = pictureOf(smallMap());
        const ViewTransform view = viewAt(64);
        QImage image = painted(picture, view);
        image.fill(Qt::magenta);
        QPainter painter(&image);
        const QRect part(60, 60, 50, 40);
        paintBoard(painter, picture, view, Theme::light(), {}, part);
        painter.end();
        QCOMPARE(count(image, image.rect(), Qt::magenta, 0), image.width() * image.height() - 50 * 40);
        // And it is what the whole has there, but for the rounding of lines that are cut.
        const QImage whole = painted(picture, view);
        for (int y = part.top(); y <= part.bottom(); ++y)
            for (int x = part.left(); x <= part.right(); ++x)
                QVERIFY(close(image.pixelColor(x, y), whole.pixelColor(x, y), 2));
    }

    void namesLieOverSea() {
        Map map = smallMap();
        map.islands = {{at(1, 1), "Ember", IslandRole::Start}};
        const BoardPicture picture = pictureOf(map);
        const ViewTransform view = viewAt(80);
        const auto names = placeIslandNames(picture, view, DetailLevel::L);
        QCOMPARE(names.size(), 1U);
        const QRectF rect(view.toPixels(names[0].topLeft), names[0].size);
        for (double x = rect.left(); x <= rect.right(); x += 2)
            for (double y = rect.top(); y <= rect.bottom(); y += 2) {
                const Cell cell = view.cellAt({x, y});
                QVERIFY(!isLand(map.at(cell).terrain));
            }
        QVERIFY(placeIslandNames(picture, viewAt(16), DetailLevel::XS).empty());
    }

    void grownPictureIsAsSharpAsItsPixels() {
        const ViewTransform view = viewAt(64);
        const QImage once = painted(pictureOf(smallMap()), view);
        const QImage twice = painted(pictureOf(smallMap()), view, {}, Theme::light(), 2.0);
        // A numeral of constant width has four times the pixels, not a blurred copy of the small one.
        const QPointF token = tokenOf(view, at(1, 1));
        const int small = count(once, around(token, 14), red, 6);
        const int large = count(twice, around(token * 2, 28), red, 6);
        QVERIFY2(large > 4 * small, qPrintable(QStringLiteral("%1 %2").arg(small).arg(large)));
        QVERIFY(count(twice, around(token * 2, 28), face, 4) > 300);
    }
};

} // namespace isle

QTEST_MAIN(isle::TestBoardPainter)
#include "tst_board_painter.moc"
