#include "editor/canvas/board_painter.h"
#include "editor/canvas/design_text.h"
#include "editor/canvas/terrain_patterns.h"

#include <QPainter>

#include <cmath>
#include <set>

#include "canvas_test.h"

namespace isle {

namespace {

constexpr QSize surface{700, 500};

ViewTransform viewAt(double hexPixels) {
    ViewTransform view;
    view.setHexPixels(hexPixels);
    view.setOrigin({120, 120});
    return view;
}

/// The board alone, as the canvas paints it.
QImage painted(const Map& map, const PaintOptions& options, double hexPixels = 100) {
    QImage image(surface, QImage::Format_RGB32);
    QPainter painter(&image);
    paintBoard(painter, pictureOf(map), viewAt(hexPixels), Theme::light(), options);
    return image;
}

PaintOptions usual() {
    PaintOptions options;
    options.names = false;
    options.designMarks = true;
    return options;
}

QRect hexBox(Cell cell, double hexPixels = 100) {
    return around(viewAt(hexPixels).pixelsOf(cell), static_cast<int>(hexPixels * 0.4));
}

TokenSet barring(std::initializer_list<int> values) {
    TokenSet set;
    for (const int value : values)
        set.insert(value);
    return set;
}

} // namespace

class TestLayersPainting : public QObject {
    Q_OBJECT

  private slots:
    void hiddenNumbersAreNotDrawn() {
        Map without = smallMap();
        without.set(at(1, 1), {Terrain::Forest, CellNumber(), Marker::None});
        PaintOptions options = usual();
        options.layers.numbers = 0;
        QCOMPARE(differences(painted(smallMap(), options), painted(without, usual()), QRect({}, surface)), 0);
        options.layers.numbers = dimmedLayer;
        const QImage dimmed = painted(smallMap(), options);
        QVERIFY(differences(dimmed, painted(smallMap(), usual()), hexBox(at(1, 1))) > 100);
        QVERIFY(differences(dimmed, painted(without, usual()), hexBox(at(1, 1))) > 100);
    }

    void hiddenHarboursAndSpecialsAreNotDrawn() {
        Map map = smallMap();
        map.setHarbour({{at(1, 1), Direction::W}, HarbourKind::Wool});
        map.robberStart = at(2, 1);
        map.set(at(1, 2), {Terrain::Hills, CellNumber(), Marker::ChipPoint});
        Map noHarbour = map;
        noHarbour.harbours.clear();
        Map noSpecials = map;
        noSpecials.robberStart.reset();
        noSpecials.set(at(1, 2), {Terrain::Hills, CellNumber(), Marker::None});
        PaintOptions options = usual();
        options.layers.harbours = 0;
        QCOMPARE(differences(painted(map, options), painted(noHarbour, usual()), QRect({}, surface)), 0);
        options = usual();
        options.layers.specials = 0;
        QCOMPARE(differences(painted(map, options), painted(noSpecials, usual()), QRect({}, surface)), 0);
    }

    void hiddenTerrainLeavesOutlines() {
        PaintOptions options = usual();
        options.layers.terrain = 0;
        options.layers.numbers = 0;
        options.grid = false;
        const QImage image = painted(smallMap(), options);
        const QPointF middle = viewAt(100).pixelsOf(at(1, 1));
        QVERIFY(close(image.pixelColor(middle.toPoint()), Theme::light().canvas, 2));
        QVERIFY(close(image.pixelColor(viewAt(100).pixelsOf(at(3, 3)).toPoint()), Theme::light().canvas, 2));
        // The coast runs along the west side of the forest, 50 px from its centre.
        const QRect coast = around(middle - QPointF(50, 0), 3);
        QVERIFY(count(image, coast, Theme::light().canvas, 4) < 49 - 6); // a line of at least a pixel
    }

    void limitsAreWrittenOnTheHex() {
        QCOMPARE(limitText({}), QString());
        QCOMPARE(limitText(barring({6, 8})), QStringLiteral("not 6 8"));
        QCOMPARE(limitText(barring({2, 3, 6, 8, 10, 11, 12})), QStringLiteral("4 5 9"));
        QCOMPARE(limitText(barring({2, 3, 4, 5, 6, 8, 9, 10, 11, 12})), QStringLiteral("no value"));
        QCOMPARE(limitWords(barring({6, 8})), QStringLiteral("number not 6 or 8"));
        QCOMPARE(limitWords(barring({2, 3, 6, 8, 10, 11, 12})), QStringLiteral("number 4, 5 or 9"));
        Map map = smallMap();
        map.set(at(1, 1), {Terrain::Forest, CellNumber::shuffled(), Marker::None});
        Map limited = map;
        MapHex hex = map.at(at(1, 1));
        hex.barred = barring({6, 8});
        limited.set(at(1, 1), hex);
        const QRect sign = around(viewAt(100).pixelsOf(at(1, 1)) - QPointF(0, 8), 6);
        QVERIFY(differences(painted(map, usual()), painted(limited, usual()), sign) > 40);
        PaintOptions none = usual();
        none.designMarks = false; // as in an export
        QCOMPARE(differences(painted(map, none), painted(limited, none), QRect({}, surface)), 0);
        // A fixed number is not dealt, so its limits mean nothing.
        Map fixed = smallMap();
        hex = fixed.at(at(1, 1));
        hex.barred = barring({6, 8});
        fixed.set(at(1, 1), hex);
        QCOMPARE(differences(painted(smallMap(), usual()), painted(fixed, usual()), QRect({}, surface)), 0);
    }

    void groupsHaveARimAndASign() {
        Map map = smallMap();
        map.groups = {{"One", {}, {}}, {"Two", {}, {}}};
        map.set(at(1, 1), {Terrain::Any, CellNumber::shuffled(), Marker::None, 1});
        map.set(at(1, 2), {Terrain::Any, CellNumber::shuffled(), Marker::None, 2});
        const QImage image = painted(map, usual());
        QVERIFY(count(image, hexBox(at(1, 1)), groupColour(1), 12) > 30);
        QVERIFY(count(image, hexBox(at(1, 2)), groupColour(2), 12) > 30);
        QCOMPARE(count(image, around(viewAt(100).pixelsOf(at(2, 1)), 20), groupColour(1), 6), 0);
        std::set<std::pair<QRgb, QList<qreal>>> looks;
        for (int group = 1; group <= static_cast<int>(mostShuffleGroups); ++group)
            looks.insert({groupColour(group).rgb(), groupDashes(group)});
        QCOMPARE(looks.size(), mostShuffleGroups);
    }

    void signsCanBeRead() {
        // Dark ink on each group's colour, at least 4.5 to 1 (WCAG 2.1).
        const auto channel = [](double value) {
            return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
        };
        const auto luminance = [&](const QColor& colour) {
            return 0.2126 * channel(colour.redF()) + 0.7152 * channel(colour.greenF())
                   + 0.0722 * channel(colour.blueF());
        };
        const double ink = luminance(QColor(0x10, 0x15, 0x1B));
        for (int group = 1; group <= static_cast<int>(mostShuffleGroups); ++group)
            QVERIFY((luminance(groupColour(group)) + 0.05) / (ink + 0.05) >= 4.5);
    }

    void forbiddenStartsAndTheFarSideShow() {
        Map map = smallMap();
        const CrossingPlace crossing{at(1, 1), Corner::NE};
        map.forbiddenStarts = {canonical(crossing)};
        map.farSide = {at(2, 1)};
        const QImage image = painted(map, usual());
        const QRect sign = around(viewAt(100).pixelsOf(crossing), 8);
        QVERIFY(count(image, sign, QColor(0xA6, 0x1C, 0x1C), 12) > 30);
        QVERIFY(differences(image, painted(smallMap(), usual()), hexBox(at(2, 1))) > 300);
        PaintOptions options = usual();
        options.layers.starts = 0;
        QCOMPARE(differences(painted(map, options), painted(smallMap(), usual()), QRect({}, surface)), 0);
    }

    void namesStandInHexes() {
        PaintOptions options = usual();
        options.cellNames = true;
        const QRect top = around(viewAt(100).pixelsOf(at(3, 3)) - QPointF(0, 42), 9);
        QVERIFY(differences(painted(smallMap(), options), painted(smallMap(), usual()), top) > 20);
    }

    void theTracePictureLiesUnderTheSea() {
        TracePicture trace;
        trace.image = QImage(100, 100, QImage::Format_RGB32);
        trace.image.fill(QColor(255, 0, 0));
        trace.topLeft = {-200, -200};
        trace.scale = 20; // over the whole map
        trace.seaOpacity = 0;
        PaintOptions options = usual();
        options.grid = false;
        options.trace = &trace;
        const QImage image = painted(smallMap(), options);
        QVERIFY(close(image.pixelColor(viewAt(100).pixelsOf(at(3, 3)).toPoint()), QColor(255, 0, 0), 4));
        // Land covers it.
        QVERIFY(!close(image.pixelColor((viewAt(100).pixelsOf(at(2, 1)) - QPointF(0, 30)).toPoint()),
                       QColor(255, 0, 0), 60));
        trace.opacity = 0.5; // half red on the ground of the canvas
        const QColor ground = Theme::light().canvas;
        const QColor half((255 + ground.red()) / 2, ground.green() / 2, ground.blue() / 2);
        QVERIFY(close(painted(smallMap(), options).pixelColor(viewAt(100).pixelsOf(at(3, 3)).toPoint()), half,
                      4));
        options.layers.trace = 0;
        QCOMPARE(differences(
                     painted(smallMap(), options),
                     [&] {
                         PaintOptions without = options;
                         without.trace = nullptr;
                         return painted(smallMap(), without);
                     }(),
                     QRect({}, surface)),
                 0);
    }

    void patternsAreOnLandOnly() {
        PaintOptions options = usual();
        options.patterns = true;
        const QImage with = painted(smallMap(), options);
        const QImage without = painted(smallMap(), usual());
        QVERIFY(differences(with, without, hexBox(at(1, 1))) > 300);
        QCOMPARE(differences(with, without, hexBox(at(3, 3))), 0);
    }

    void paintingAPartGivesTheSameAsPaintingAll() {
        Map map = smallMap();
        map.groups = {{"One", {}, {}}};
        for (const Cell cell : {at(1, 1), at(1, 2)})
            map.set(cell, {Terrain::Any, CellNumber::shuffled(), Marker::None, 1, barring({6, 8})});
        map.farSide = {at(1, 2), at(2, 1)};
        map.forbiddenStarts = {canonical(CrossingPlace{at(1, 1), Corner::NE})};
        PaintOptions options = usual();
        options.patterns = true;
        options.cellNames = true;
        const QImage whole = painted(map, options);
        QImage part = whole;
        QPainter painter(&part);
        paintBoard(painter, pictureOf(map), viewAt(100), Theme::light(), options, QRect(130, 130, 143, 97));
        painter.end();
        int seen = 0; // lines clipped at other places round differently by a hair
        for (int y = 0; y < surface.height(); ++y)
            for (int x = 0; x < surface.width(); ++x)
                seen += !close(part.pixelColor(x, y), whole.pixelColor(x, y), 2);
        QCOMPARE(seen, 0);
    }
};

} // namespace isle

QTEST_MAIN(isle::TestLayersPainting)
#include "tst_layers_painting.moc"
