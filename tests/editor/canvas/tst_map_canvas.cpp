// The canvas through real events: what the input is told, zooming, panning, the keyboard cursor and the
// cards.

#include "editor/canvas/minimap.h"

#include <QSignalSpy>
#include <QToolButton>

#include "canvas_test.h"

namespace isle {

class TestMapCanvas : public QObject {
    Q_OBJECT

  private slots:
    void init() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
        canvas_ = std::make_unique<MapCanvas>();
        input_ = {};
        canvas_->setInput(&input_);
        showSmallMap(*canvas_);
    }
    void cleanup() { canvas_.reset(); }

    void pressNamesHexEdgeAndCrossing() {
        const QPoint spot = (pixels(at(1, 1)) + QPointF(28, 3)).toPoint(); // near the east edge
        QTest::mousePress(canvas_.get(), Qt::LeftButton, Qt::ShiftModifier, spot);
        QCOMPARE(input_.presses.size(), 1U);
        const CanvasPoint& point = input_.presses[0];
        QCOMPARE(point.cell, at(1, 1));
        QVERIFY(point.onMap);
        QCOMPARE(point.edge, (EdgePlace{at(1, 1), Direction::E}));
        QCOMPARE(point.crossing, canonical(CrossingPlace{at(1, 1), Corner::SE}));
        QCOMPARE(point.button, Qt::LeftButton);
        QCOMPARE(point.modifiers, Qt::KeyboardModifiers(Qt::ShiftModifier));
        QTest::mouseMove(canvas_.get(), pixels(at(1, 2)).toPoint());
        QTest::mouseRelease(canvas_.get(), Qt::LeftButton, Qt::NoModifier, pixels(at(1, 2)).toPoint());
        QCOMPARE(input_.moves.back().cell, at(1, 2));
        QCOMPARE(input_.moves.back().buttons, Qt::MouseButtons(Qt::LeftButton));
        QCOMPARE(input_.releases.size(), 1U);
    }

    void placesOutsideTheMapAreSaid() {
        QTest::mouseClick(canvas_.get(), Qt::LeftButton, Qt::NoModifier, QPoint(60, 60));
        QVERIFY(!input_.presses.back().onMap);
    }

    void doubleClickAndContextMenuReachTheInput() {
        QTest::mouseDClick(canvas_.get(), Qt::LeftButton, Qt::NoModifier, pixels(at(2, 1)).toPoint());
        QTest::mouseRelease(canvas_.get(), Qt::LeftButton, Qt::NoModifier, pixels(at(2, 1)).toPoint());
        QCOMPARE(input_.doubleClicks.size(), 1U);
        QContextMenuEvent menu(QContextMenuEvent::Mouse, pixels(at(2, 1)).toPoint(), QPoint());
        QCoreApplication::sendEvent(canvas_.get(), &menu);
        QCOMPARE(input_.menus.size(), 1U);
        QCOMPARE(input_.menus[0].cell, at(2, 1));
        canvas_->setCursorCell(at(1, 2));
        QContextMenuEvent key(QContextMenuEvent::Keyboard, QPoint(), QPoint());
        QCoreApplication::sendEvent(canvas_.get(), &key);
        QCOMPARE(input_.menus[1].cell, at(1, 2));
    }

    void hoverIsToldOncePerHex() {
        QSignalSpy spy(canvas_.get(), &MapCanvas::hovered);
        QTest::mouseMove(canvas_.get(), pixels(at(1, 1)).toPoint());
        QTest::mouseMove(canvas_.get(), pixels(at(1, 1)).toPoint() + QPoint(4, 4));
        QTest::mouseMove(canvas_.get(), pixels(at(1, 2)).toPoint());
        QCOMPARE(spy.count(), 2);
        QCOMPARE(spy[1][0].value<Cell>(), at(1, 2));
        QCOMPARE(spy[1][1].toBool(), true);
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(canvas_.get(), &leave);
        QCOMPARE(spy[2][1].toBool(), false);
        QCOMPARE(input_.leaves, 1);
    }

    void wheelZoomsAtThePointer() {
        QSignalSpy spy(canvas_.get(), &MapCanvas::zoomChanged);
        const QPointF spot = pixels(at(2, 3)) + QPointF(7, -5);
        const QPointF units = canvas_->view().toUnits(spot);
        QCOMPARE(canvas_->zoomPercent(), 100.0);
        wheel(*canvas_, spot, 120);
        QCOMPARE(canvas_->zoomPercent(), 125.0);
        QVERIFY((canvas_->view().toUnits(spot) - units).manhattanLength() < 1e-6);
        wheel(*canvas_, spot, -240);
        QCOMPARE(canvas_->zoomPercent(), 75.0);
        QCOMPARE(spy.count(), 2);
        wheel(*canvas_, spot, 60); // half a notch is kept for the next half
        QCOMPARE(canvas_->zoomPercent(), 75.0);
        wheel(*canvas_, spot, 60);
        QCOMPARE(canvas_->zoomPercent(), 100.0);
        QVERIFY(input_.presses.empty());
    }

    void zoomEndsAtItsBounds() {
        for (int i = 0; i < 20; ++i)
            canvas_->zoomIn();
        QCOMPARE(canvas_->zoomPercent(), 800.0);
        for (int i = 0; i < 20; ++i)
            canvas_->zoomOut();
        QCOMPARE(canvas_->zoomPercent(), 10.0);
        canvas_->setZoomPercent(5000);
        QCOMPARE(canvas_->zoomPercent(), 800.0);
    }

    void fitShowsTheWholeMap() {
        canvas_->setZoomPercent(400);
        canvas_->fit();
        const QRectF extent = ViewTransform::extentOf(5, 6);
        const QRectF shown(canvas_->view().toPixels(extent.topLeft()),
                           canvas_->view().toPixels(extent.bottomRight()));
        QVERIFY(QRectF(canvas_->rect()).contains(shown));
        QVERIFY(shown.width() > canvas_->width() * 0.7 || shown.height() > canvas_->height() * 0.7);
        // Until the user moves the view, it follows the size of the canvas.
        canvas_->resize(400, 300);
        const QRectF smaller(canvas_->view().toPixels(extent.topLeft()),
                             canvas_->view().toPixels(extent.bottomRight()));
        QVERIFY(QRectF(canvas_->rect()).contains(smaller));
    }

    void middleDragPans() {
        const QPointF before = canvas_->view().origin();
        QTest::mousePress(canvas_.get(), Qt::MiddleButton, Qt::NoModifier, QPoint(300, 300));
        QTest::mouseMove(canvas_.get(), QPoint(340, 280));
        QTest::mouseRelease(canvas_.get(), Qt::MiddleButton, Qt::NoModifier, QPoint(340, 280));
        QCOMPARE(canvas_->view().origin(), before + QPointF(40, -20));
        QVERIFY(input_.presses.empty() && input_.releases.empty());
        QVERIFY(input_.keys.empty());
    }

    void pannedPictureIsTheSameAsAFreshOne() {
        QImage first = canvas_->grab().toImage();
        QTest::mousePress(canvas_.get(), Qt::MiddleButton, Qt::NoModifier, QPoint(300, 300));
        QTest::mouseMove(canvas_.get(), QPoint(340, 280));
        QTest::mouseMove(canvas_.get(), QPoint(263, 317));
        QTest::mouseRelease(canvas_.get(), Qt::MiddleButton, Qt::NoModifier, QPoint(263, 317));
        const QImage panned = canvas_->grab().toImage();
        canvas_->setGridVisible(true); // everything is painted anew
        const QImage fresh = canvas_->grab().toImage();
        QVERIFY(differences(first, panned, canvas_->rect()) > 1000);
        for (int y = 0; y < fresh.height(); ++y)
            for (int x = 0; x < fresh.width(); ++x)
                QVERIFY2(close(panned.pixelColor(x, y), fresh.pixelColor(x, y), 3),
                         qPrintable(QStringLiteral("%1, %2").arg(x).arg(y)));
    }

    void spaceDragPans() {
        const QPointF before = canvas_->view().origin();
        QTest::keyPress(canvas_.get(), Qt::Key_Space);
        QCOMPARE(canvas_->cursor().shape(), Qt::OpenHandCursor);
        QTest::mousePress(canvas_.get(), Qt::LeftButton, Qt::NoModifier, QPoint(200, 200));
        QTest::mouseMove(canvas_.get(), QPoint(190, 230));
        QTest::mouseRelease(canvas_.get(), Qt::LeftButton, Qt::NoModifier, QPoint(190, 230));
        QTest::keyRelease(canvas_.get(), Qt::Key_Space);
        QCOMPARE(canvas_->view().origin(), before + QPointF(-10, 30));
        QVERIFY(input_.presses.empty());
        QVERIFY(input_.keys.empty()); // it was a pan, not a key
        QVERIFY(canvas_->cursor().shape() != Qt::OpenHandCursor);
    }

    void toolsKeepTheirCursor() {
        canvas_->setCursor(Qt::CrossCursor);
        QTest::mouseMove(canvas_.get(), QPoint(300, 300));
        QCOMPARE(canvas_->cursor().shape(), Qt::CrossCursor);
        QTest::keyPress(canvas_.get(), Qt::Key_Space);
        QCOMPARE(canvas_->cursor().shape(), Qt::OpenHandCursor);
        QTest::keyRelease(canvas_.get(), Qt::Key_Space);
        QCOMPARE(canvas_->cursor().shape(), Qt::CrossCursor);
    }

    void spaceAloneIsAKey() {
        canvas_->setCursorCell(at(2, 2));
        QTest::keyClick(canvas_.get(), Qt::Key_Space);
        QCOMPARE(input_.keys.size(), 1U);
        QCOMPARE(input_.keys[0].key, int(Qt::Key_Space));
        QCOMPARE(input_.keys[0].cursor, at(2, 2));
    }

    void theMapCannotBeLost() {
        QTest::mousePress(canvas_.get(), Qt::MiddleButton, Qt::NoModifier, QPoint(300, 300));
        QTest::mouseMove(canvas_.get(), QPoint(-9000, -9000));
        QTest::mouseRelease(canvas_.get(), Qt::MiddleButton, Qt::NoModifier, QPoint(-9000, -9000));
        const QRectF extent = ViewTransform::extentOf(5, 6);
        const QRectF map(canvas_->view().toPixels(extent.topLeft()),
                         canvas_->view().toPixels(extent.bottomRight()));
        QVERIFY(map.intersects(canvas_->rect()));
    }

    void arrowsMoveTheCursor() {
        QSignalSpy spy(canvas_.get(), &MapCanvas::cursorMoved);
        canvas_->setFocus(Qt::TabFocusReason);
        canvas_->setCursorCell(at(2, 2));
        QTest::keyClick(canvas_.get(), Qt::Key_Right);
        QCOMPARE(canvas_->cursorCell(), at(2, 3));
        QTest::keyClick(canvas_.get(), Qt::Key_Up);
        QCOMPARE(canvas_->cursorCell(), at(1, 3));
        QTest::keyClick(canvas_.get(), Qt::Key_Up);
        QCOMPARE(canvas_->cursorCell(), at(0, 3));
        QTest::keyClick(canvas_.get(), Qt::Key_Up); // the edge of the map
        QCOMPARE(canvas_->cursorCell(), at(0, 3));
        QTest::keyClick(canvas_.get(), Qt::Key_Left);
        QTest::keyClick(canvas_.get(), Qt::Key_Down);
        QCOMPARE(canvas_->cursorCell(), at(1, 2));
        QCOMPARE(distance(at(0, 2), at(1, 2)), 1);
        QCOMPARE(spy.count(), 6);
        QVERIFY(input_.keys.empty());
    }

    void otherKeysReachTheInput() {
        canvas_->setCursorCell(at(1, 1));
        QTest::keyClick(canvas_.get(), Qt::Key_8);
        QTest::keyClick(canvas_.get(), Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(input_.keys[0].key, int(Qt::Key_8));
        QCOMPARE(input_.keys[0].cursor, at(1, 1));
        QCOMPARE(input_.keys.back().key, int(Qt::Key_Left));
        QCOMPARE(input_.keys.back().modifiers, Qt::KeyboardModifiers(Qt::ControlModifier));
        input_.takesKeys = false;
        QKeyEvent unused(QEvent::KeyPress, Qt::Key_F, Qt::NoModifier);
        QCoreApplication::sendEvent(canvas_.get(), &unused);
        QVERIFY(!unused.isAccepted()); // left to the window
    }

    void tabLeavesTheCanvas() {
        QWidget window;
        auto* const canvas = new MapCanvas(&window);
        auto* const next = new QToolButton(&window);
        next->setFocusPolicy(Qt::StrongFocus);
        canvas->setGeometry(0, 0, 300, 200);
        next->setGeometry(310, 0, 40, 40);
        QWidget::setTabOrder(canvas, next);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        canvas->setFocus();
        QTest::keyClick(canvas, Qt::Key_Tab);
        QVERIFY(next->hasFocus());
    }

    void cursorStaysInView() {
        canvas_->setZoomPercent(400);
        canvas_->setCursorCell(at(0, 0));
        canvas_->setCursorCell(at(4, 5));
        QVERIFY(canvas_->rect().contains(pixels(at(4, 5)).toPoint()));
    }

    void cursorIsSeenOnlyWithKeyboardFocus() {
        canvas_->setCursorCell(at(2, 3));
        canvas_->clearFocus();
        const QRect hex = around(pixels(at(2, 3)), 34);
        const QImage without = canvas_->grab().toImage();
        canvas_->setFocus(Qt::TabFocusReason);
        const QImage with = canvas_->grab().toImage();
        QVERIFY(differences(without, with, hex) > 40);
        // Ticks at the corners, nothing in the middle of a side.
        const QPointF side = pixels(at(2, 3)) + QPointF(29, 0);
        QCOMPARE(differences(without, with, around(side, 4)), 0);
        QTest::mouseClick(canvas_.get(), Qt::LeftButton, Qt::NoModifier, pixels(at(4, 0)).toPoint());
        QVERIFY(differences(without, canvas_->grab().toImage(), hex) < 5);
        QCOMPARE(canvas_->cursorCell(), at(4, 0)); // the mouse takes it along
    }

    void zoomBoxWorks() {
        const auto named = [this](const QString& name) {
            for (QToolButton* const button : canvas_->findChildren<QToolButton*>())
                if (button->accessibleName() == name)
                    return button;
            return static_cast<QToolButton*>(nullptr);
        };
        QVERIFY(named(QStringLiteral("Zoom in")));
        QTest::mouseClick(named(QStringLiteral("Zoom in")), Qt::LeftButton);
        QCOMPARE(canvas_->zoomPercent(), 125.0);
        QTest::mouseClick(named(QStringLiteral("Zoom out")), Qt::LeftButton);
        QCOMPARE(canvas_->zoomPercent(), 100.0);
        QTest::mouseClick(named(QStringLiteral("Show the whole map")), Qt::LeftButton);
        QVERIFY(canvas_->zoomPercent() != 100.0);
        QVERIFY(named(QStringLiteral("Show the minimap"))->isVisible());
        QTest::mouseClick(named(QStringLiteral("Show the minimap")), Qt::LeftButton);
        QVERIFY(canvas_->minimapVisible());
        QTest::mouseClick(named(QStringLiteral("Close the minimap")), Qt::LeftButton);
        QVERIFY(!canvas_->minimapVisible());
        QVERIFY(input_.presses.empty());
    }

    void minimapMovesTheViewAndItself() {
        canvas_->setMinimapVisible(true);
        auto* const minimap = canvas_->findChild<Minimap*>();
        QVERIFY(minimap->isVisible());
        canvas_->setZoomPercent(400);
        const QRect card = minimap->cardRect();
        const QPoint middle(card.center().x(), card.center().y() + 12);
        QTest::mouseClick(minimap, Qt::LeftButton, Qt::NoModifier, middle);
        // The middle of the map is now in the middle of the canvas.
        const QPointF centre = ViewTransform::extentOf(5, 6).center();
        const QPointF shown = canvas_->view().toPixels(centre);
        QVERIFY((shown - QPointF(canvas_->rect().center())).manhattanLength() < 160);
        QCOMPARE(minimap->corner(), Qt::BottomRightCorner);
        const QPoint title(card.left() + 30, card.top() + 14);
        QTest::mousePress(minimap, Qt::LeftButton, Qt::NoModifier, title);
        QTest::mouseMove(minimap, title - QPoint(450, 280));
        QTest::mouseRelease(minimap, Qt::LeftButton, Qt::NoModifier, title);
        QCOMPARE(minimap->corner(), Qt::TopLeftCorner);
        QVERIFY(input_.presses.empty());
    }

    void narrowCanvasOffersTheMinimap() {
        canvas_->setMinimapVisible(true);
        auto* const minimap = canvas_->findChild<Minimap*>();
        canvas_->resize(500, 400);
        QVERIFY(!minimap->isVisible());
        QVERIFY(canvas_->minimapVisible()); // wanted, but there is no room
        canvas_->resize(800, 400);
        QVERIFY(minimap->isVisible());
    }

    void newMapIsFitted() {
        canvas_->fit();
        canvas_->setPicture(pictureOf(blankMap(20, 30, Terrain::Sea)));
        const QRectF extent = ViewTransform::extentOf(20, 30);
        const QRectF shown(canvas_->view().toPixels(extent.topLeft()),
                           canvas_->view().toPixels(extent.bottomRight()));
        QVERIFY(QRectF(canvas_->rect()).contains(shown));
        canvas_->setPicture(BoardPicture());
        QVERIFY(!canvas_->grab().isNull());
    }

  private:
    [[nodiscard]] QPointF pixels(Cell cell) const { return canvas_->view().pixelsOf(cell); }

    std::unique_ptr<MapCanvas> canvas_;
    Recorder input_;
};

} // namespace isle

QTEST_MAIN(isle::TestMapCanvas)
#include "tst_map_canvas.moc"
