// What a canvas paints: only what changed, and its overlays.

#include "editor/canvas/board_painter.h"

#include <QPaintEvent>
#include <QProxyStyle>
#include <QSignalSpy>

#include "canvas_test.h"

namespace isle {

namespace {

/// Adds up what a widget is asked to paint.
class PaintLog : public QObject {
  public:
    explicit PaintLog(QWidget& widget) { widget.installEventFilter(this); }
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Paint) {
            region += static_cast<QPaintEvent*>(event)->region();
            ++count;
        }
        return false;
    }
    QRegion region;
    int count = 0;
};

int areaOf(const QRegion& region) {
    int sum = 0;
    for (const QRect& rect : region)
        sum += rect.width() * rect.height();
    return sum;
}

class StillStyle : public QProxyStyle {
  public:
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override {
        return hint == SH_Widget_Animation_Duration ? duration
                                                    : QProxyStyle::styleHint(hint, option, widget, data);
    }
    int duration = 0;
};

} // namespace

class TestCanvasPainting : public QObject {
    Q_OBJECT

  private slots:
    void init() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
        canvas_ = std::make_unique<MapCanvas>();
        showSmallMap(*canvas_);
        canvas_->clearFocus();
        QCoreApplication::processEvents();
    }
    void cleanup() { canvas_.reset(); }

    void oneChangedHexIsOneSmallRepaint() {
        PaintLog log(*canvas_);
        Map map = smallMap();
        map.set(at(3, 3), {Terrain::Fields, CellNumber::fixed(9), Marker::None});
        canvas_->setPicture(pictureOf(map));
        QTRY_VERIFY(log.count > 0);
        const QPointF centre = pixels(at(3, 3));
        const double scale = canvas_->view().scale();
        const QRectF most(centre - QPointF(170, 190) * scale, centre + QPointF(170, 190) * scale);
        QVERIFY(most.toAlignedRect().contains(log.region.boundingRect()));
        QVERIFY(log.region.contains(centre.toPoint()));
        QVERIFY(count(image(), around(centre, 20), QColor(0xF6, 0xCF, 0x52), 30) > 20);
    }

    void farHexesAreTwoRepaintedPlaces() {
        PaintLog log(*canvas_);
        Map map = smallMap();
        map.set(at(0, 0), {Terrain::Fields, CellNumber(), Marker::None});
        map.set(at(4, 5), {Terrain::Fields, CellNumber(), Marker::None});
        canvas_->setPicture(pictureOf(map));
        QTRY_VERIFY(log.count > 0);
        QCOMPARE(log.count, 1);
        QVERIFY(areaOf(log.region) * 3 < canvas_->width() * canvas_->height());
        QVERIFY(!log.region.contains(pixels(at(2, 2)).toPoint() + QPoint(20, 0)));
    }

    void samePictureIsNoRepaint() {
        PaintLog log(*canvas_);
        canvas_->setPicture(pictureOf(smallMap()));
        canvas_->setSelection({});
        canvas_->setHover(std::nullopt);
        QCoreApplication::processEvents();
        QCOMPARE(log.count, 0);
    }

    void patchedBoardIsTheSameAsAFreshOne() {
        BoardPicture picture = pictureOf(smallMap());
        picture.harbours.push_back({{at(1, 2), Direction::NE}, HarbourKind::Wool, false});
        picture.towns.push_back({{at(1, 1), Corner::S}, Piece::City, Seat(1)});
        picture.links.push_back({{at(1, 2), Direction::NE}, Piece::Ship, Seat(2)});
        picture.robber = at(2, 1);
        picture.hexes[8].terrain = Terrain::Sea;
        canvas_->setPicture(picture);
        const QImage patched = image();
        canvas_->setGridVisible(true);
        const QImage fresh = image();
        for (int y = 0; y < fresh.height(); ++y)
            for (int x = 0; x < fresh.width(); ++x)
                QVERIFY2(close(patched.pixelColor(x, y), fresh.pixelColor(x, y), 3),
                         qPrintable(QStringLiteral("%1, %2").arg(x).arg(y)));
    }

    void overlaysRepaintTheirPlaceOnly() {
        PaintLog log(*canvas_);
        canvas_->setHover(Place(at(3, 4)));
        QTRY_VERIFY(log.count > 0);
        QVERIFY(around(pixels(at(3, 4)), 50).contains(log.region.boundingRect()));
    }

    void selectionIsOneOutline() {
        const QImage before = image();
        canvas_->setSelection({at(3, 2), at(3, 3)});
        const QImage after = image();
        const QColor ink(0x10, 0x15, 0x1B);
        const QPointF outer = pixels(EdgePlace{at(3, 3), Direction::E});
        QVERIFY(count(after, around(outer, 4), ink, 20) > 5);
        QVERIFY(close(after.pixelColor(outer.toPoint()), Qt::white, 40)); // the light line in the dark one
        QCOMPARE(differences(before, after, around(pixels(EdgePlace{at(3, 2), Direction::E}), 8)), 0);
        QCOMPARE(differences(before, after, around(pixels(at(3, 2)), 20)), 0); // never a fill
    }

    void ghostShowsTheResult() {
        const QImage before = image();
        Ghost ghost;
        HexPicture hex;
        hex.cell = at(3, 3);
        hex.terrain = Terrain::Fields;
        hex.face = TokenFace::Value;
        hex.number = 8;
        ghost.hexes.push_back(hex);
        ghost.tip = QStringLiteral("Fields, fixed: 1 hex");
        canvas_->setGhost(ghost);
        const QImage after = image();
        // 76 % of the fields' yellow over 24 % of the sea's blue.
        QVERIFY(count(after, around(pixels(at(3, 3)) - QPointF(0, 15), 14), QColor(214, 199, 113), 30) > 30);
        QVERIFY(differences(before, after, around(pixels(at(3, 3)), 30)) > 1000);
        QVERIFY(canvas_->ghost().has_value());
        canvas_->setGhost(std::nullopt);
        QCOMPARE(differences(before, image(), canvas_->rect()), 0);
    }

    void refusedHexesAreHatched() {
        const QImage before = image();
        Ghost ghost;
        ghost.refused = {at(1, 1)};
        canvas_->setGhost(ghost);
        const QImage hatched = image();
        QVERIFY(count(hatched, around(pixels(at(1, 1)), 24), QColor(0x10, 0x15, 0x1B), 20)
                > count(before, around(pixels(at(1, 1)), 24), QColor(0x10, 0x15, 0x1B), 20) + 30);
    }

    void eraserHatchesAndWearsItsSign() {
        Ghost ghost;
        HexPicture hex;
        hex.cell = at(3, 4);
        hex.terrain = Terrain::Sea;
        ghost.hexes.push_back(hex);
        canvas_->setGhost(ghost);
        const QImage painted = image();
        ghost.look = Ghost::Look::Erase;
        canvas_->setGhost(ghost);
        QVERIFY(differences(painted, image(), around(pixels(at(3, 4)), 24)) > 200);
    }

    void harbourGhostLightsItsEdge() {
        const QImage before = image();
        Ghost ghost;
        ghost.look = Ghost::Look::Harbour;
        ghost.harbours.push_back({{at(1, 2), Direction::E}, HarbourKind::Brick, false});
        canvas_->setGhost(ghost);
        const QImage after = image();
        QVERIFY(differences(before, after, around(pixels(EdgePlace{at(1, 2), Direction::E}), 6)) > 20);
        const QPointF badge = pixels(at(1, 3)) - QPointF(48, 0) * canvas_->view().scale();
        QVERIFY(differences(before, after, around(badge, 10)) > 100);
    }

    void legalPlacesAreDrawnAndAnswer() {
        const QImage before = image();
        const CrossingPlace crossing{at(1, 1), Corner::N};
        canvas_->setLegalPlaces(
            {{crossing, Seat(0), Piece::Settlement, QStringLiteral("Settlement here: 5 pips"), {}},
             {EdgePlace{at(3, 3), Direction::E}, Seat(0), Piece::Ship, {}, {}},
             {at(4, 1), Seat(0), Piece::None, {}, {}}});
        const QImage shown = image();
        QVERIFY(differences(before, shown, around(pixels(crossing), 12)) > 100);
        QVERIFY(differences(before, shown, around(pixels(EdgePlace{at(3, 3), Direction::E}), 10)) > 60);
        QVERIFY(differences(before, shown, around(pixels(at(4, 1)), 26)) > 400);
        QTest::mouseMove(canvas_.get(), pixels(crossing).toPoint());
        const QImage pointed = image();
        QVERIFY(count(pointed, around(pixels(crossing), 10), seatColour(Seat(0)), 60)
                > count(shown, around(pixels(crossing), 10), seatColour(Seat(0)), 60) + 10);
        QVERIFY(count(pointed, canvas_->rect(), Theme::light().tip, 2) > 500); // the tip's box
        QCOMPARE(canvas_->cursor().shape(), Qt::PointingHandCursor);
        canvas_->setLegalPlaces({});
        QCOMPARE(count(image(), canvas_->rect(), Theme::light().tip, 2),
                 count(before, canvas_->rect(), Theme::light().tip, 2));
    }

    void offeredEdgesAreLit() {
        const QImage before = image();
        canvas_->setOfferedEdges({{at(1, 1), Direction::NW}});
        QVERIFY(differences(before, image(), around(pixels(EdgePlace{at(1, 1), Direction::NW}), 6)) > 30);
    }

    void problemsAreMarkedByShapeAndPlace() {
        const QImage before = image();
        ProblemMark error{Severity::Error,
                          EdgePlace{at(1, 1), Direction::E},
                          {at(1, 1), at(1, 2)},
                          {{at(1, 1), Direction::E}},
                          false};
        ProblemMark warning{Severity::Warning, at(2, 1), {at(2, 1)}, {}, false};
        canvas_->setProblemMarks({error, warning});
        const QImage after = image();
        QVERIFY(count(after, around(pixels(EdgePlace{at(1, 1), Direction::E}), 8), Theme::light().error.mark)
                > 60);
        QVERIFY(
            count(after, around(pixels(CrossingPlace{at(2, 1), Corner::N}), 9), Theme::light().warning.mark)
            > 40);
        // An error's hexes wear a line, a warning's only while its row is selected.
        const QPointF inside = pixels(at(2, 1)) + QPointF(27.6, 0);
        QCOMPARE(differences(before, after, around(inside, 3)), 0);
        warning.highlighted = true;
        canvas_->setProblemMarks({error, warning});
        QVERIFY(count(image(), around(inside, 4), Theme::light().warning.mark) > 4);
        QSignalSpy spy(canvas_.get(), &MapCanvas::problemMarkClicked);
        QTest::mouseClick(canvas_.get(), Qt::LeftButton, Qt::NoModifier,
                          pixels(CrossingPlace{at(2, 1), Corner::N}).toPoint());
        QCOMPARE(spy.count(), 1);
        QCOMPARE(spy[0][0].toInt(), 1);
    }

    void viewSwitchesChangeThePicture() {
        Map map = smallMap();
        map.islands = {{at(1, 1), "Ember", IslandRole::Start}};
        canvas_->setPicture(pictureOf(map));
        const QImage all = image();
        canvas_->setNamesVisible(false);
        QVERIFY(!canvas_->namesVisible());
        const QImage unnamed = image();
        QVERIFY(differences(all, unnamed, canvas_->rect()) > 50);
        canvas_->setGridVisible(false);
        const QImage ungridded = image();
        QVERIFY(differences(unnamed, ungridded, canvas_->rect()) > 200);
        canvas_->setCoordinatesVisible(false);
        QVERIFY(count(ungridded, QRect(0, 0, 700, 15), Theme::light().ruler, 2) > 5000);
        QCOMPARE(count(image(), QRect(0, 0, 700, 15), Theme::light().ruler, 2), 0);
    }

    void themeIsFollowed() {
        setTheme(Theme::night());
        QVERIFY(count(image(), around(pixels(at(3, 4)), 16), QColor(0x19, 0x53, 0x72)) > 200);
        setTheme(Theme::light());
        QVERIFY(count(image(), around(pixels(at(3, 4)), 16), QColor(0x72, 0xAE, 0xD3)) > 200);
    }

    void centredPlaceFlashes() {
        StillStyle style;
        canvas_->setStyle(&style);
        canvas_->centreOn(Place(at(3, 3)));
        QVERIFY((pixels(at(3, 3)) - QPointF(canvas_->rect().center())).manhattanLength() < 30);
        const QImage still = image();
        style.duration = 200;
        canvas_->centreOn(Place(at(3, 3)));
        const QImage flash = image();
        QVERIFY(differences(still, flash, around(pixels(at(3, 3)), 40)) > 100);
        QTRY_COMPARE_WITH_TIMEOUT(differences(still, image(), around(pixels(at(3, 3)), 40)), 0, 3000);
        canvas_.reset();
    }

  private:
    [[nodiscard]] QImage image() const { return canvas_->grab().toImage(); }
    template <class Spot>
    [[nodiscard]] QPointF pixels(Spot spot) const {
        return canvas_->view().pixelsOf(spot);
    }

    std::unique_ptr<MapCanvas> canvas_;
};

} // namespace isle

QTEST_MAIN(isle::TestCanvasPainting)
#include "tst_canvas_painting.moc"
