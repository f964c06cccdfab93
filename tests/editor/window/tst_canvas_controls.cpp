#include "editor/document/map_document.h"
#include "editor/look/theme.h"
#include "editor/panels/go_to.h"
#include "editor/panels/layers_panel.h"
#include "editor/window/board_view.h"
#include "editor/window/canvas_controller.h"
#include "editor/window/status_line.h"
#include "editor/window/trace_dialog.h"
#include "tests/editor/window/window_driver.h"

#include <QLineEdit>
#include <QToolButton>
#include <QUndoStack>
#include <QWheelEvent>

namespace isle::test {

class TestCanvasControls : public QObject {
    Q_OBJECT

  private slots:
    void init() {
        useTestSettings();
        driver_ = std::make_unique<WindowDriver>();
        QVERIFY(driver_->ready());
        Map map = blankMap(9, 11, Terrain::Sea);
        for (const Cell cell : disc({4, 4}, 1))
            map.set(cell, {Terrain::Forest, CellNumber::fixed(6), Marker::None});
        map.islands = {{{3, 4}, "Home", IslandRole::Start}};
        window().document().reset(map);
        driver_->canvas().setZoomPercent(100);
        QCoreApplication::processEvents();
    }
    void cleanup() { driver_.reset(); }

    void noToolChangesALockedLayer() {
        control().layers().setLocked(LayerId::Terrain, true);
        const Map before = driver_->map();
        driver_->key(Qt::Key_B);
        driver_->hover({4, 4});
        driver_->action("paint.hills")->trigger();
        driver_->hover({2, 2});
        QVERIFY(driver_->canvas().ghost().has_value());
        QCOMPARE(driver_->canvas().ghost()->tipDetail,
                 QStringLiteral("The layer Terrain is locked; unlock it in Layers."));
        QCOMPARE(driver_->canvas().ghost()->hexes.front().terrain, Terrain::Sea); // what a click leaves
        driver_->click({2, 2});
        QCOMPARE(driver_->map().at({2, 2}).terrain, Terrain::Sea);
        driver_->key(Qt::Key_E);
        driver_->click({4, 4});
        QCOMPARE(driver_->map().at({4, 4}).terrain, Terrain::Forest);
        QVERIFY(window().statusLine().text().contains(QStringLiteral("Terrain is locked")));
        // Menus are told as well.
        window().selection().set({{4, 4}, {4, 5}});
        driver_->action("edit.delete")->trigger();
        QCOMPARE(driver_->map().at({4, 5}).terrain, Terrain::Forest);
        control().layers().setLocked(LayerId::Terrain, false);
        driver_->action("edit.delete")->trigger();
        QCOMPARE(driver_->map().at({4, 5}).terrain, Terrain::Sea);
    }

    void lockedNumbersStayWhenTerrainIsPainted() {
        control().layers().setLocked(LayerId::Numbers, true);
        driver_->key(Qt::Key_T);
        driver_->hover({4, 4});
        QTest::keyClicks(&driver_->canvas(), "8");
        QCOMPARE(driver_->map().at({4, 4}).number.value(), 6);
        driver_->action("paint.hills")->trigger();
        driver_->click({4, 4});
        QCOMPARE(driver_->map().at({4, 4}).terrain, Terrain::Hills);
        QCOMPARE(driver_->map().at({4, 4}).number.value(), 6);
    }

    void menusAndPanelShowTheSame() {
        Layers& layers = control().layers();
        driver_->action("view.names")->trigger();
        QVERIFY(!layers[LayerId::Islands].shown);
        QTest::mouseClick(control().panel().eye(LayerId::Islands), Qt::LeftButton);
        QVERIFY(driver_->action("view.names")->isChecked());
        layers.setShown(LayerId::Coordinates, false);
        QVERIFY(!driver_->canvas().coordinatesVisible());
        layers.setDimmed(LayerId::Numbers, true);
        QCOMPARE(driver_->canvas().layers().numbers, dimmedLayer);
        driver_->key(Qt::Key_G, Qt::AltModifier);
        QVERIFY(control().panel().isVisible());
        QVERIFY(control().panel().eye(LayerId::Terrain)->hasFocus());
    }

    void aGameShowsEverything() {
        Layers& layers = control().layers();
        layers.setShown(LayerId::Numbers, false);
        QCOMPARE(driver_->canvas().layers().numbers, 0.0);
        control().setOverlay(OverlayKind::Pips);
        QVERIFY(driver_->canvas().overlay().has_value());
        QVERIFY(window().openPath(QStringLiteral(":/islewright/maps/first-island.isle")));
        QVERIFY(window().startPlaytest());
        QCOMPARE(driver_->canvas().layers().numbers, 1.0);
        QVERIFY(!driver_->canvas().overlay().has_value());
        window().stopPlaytest();
        QCOMPARE(driver_->canvas().layers().numbers, 0.0);
        QVERIFY(driver_->canvas().overlay().has_value());
        QVERIFY(layers[LayerId::Coordinates].shown);
    }

    void overlaysFollowMenuKeyAndMap() {
        driver_->key(Qt::Key_O);
        QCOMPARE(control().overlay(), OverlayKind::Pips);
        QVERIFY(driver_->action("overlay.pips")->isChecked());
        const auto pips = [&](CrossingPlace place) {
            for (const MapOverlay::Spot& spot : driver_->canvas().overlay()->spots)
                if (canonical(spot.crossing) == canonical(place))
                    return spot.label;
            return QString();
        };
        QCOMPARE(pips({{4, 4}, Corner::N}), QStringLiteral("15")); // three hexes with a 6
        window().document().edit("Set 8", {}, [](Map& map) {
            map.set({4, 4}, {Terrain::Forest, CellNumber::fixed(4), Marker::None});
        });
        QTRY_COMPARE(pips({{4, 4}, Corner::N}), QStringLiteral("13"));
        driver_->action("overlay.none")->trigger();
        QVERIFY(!driver_->canvas().overlay());
        for (int i = 0; i < 6; ++i)
            driver_->key(Qt::Key_O);
        QCOMPARE(control().overlay(), OverlayKind::None);
    }

    void spotsSayTheirReasonsUnderThePointer() {
        control().setOverlay(OverlayKind::BestSpots);
        MapCanvas& canvas = driver_->canvas();
        const MapOverlay::Spot first = canvas.overlay()->spots.front();
        driver_->hover({0, 0});
        const QImage before = canvas.grab().toImage();
        QTest::mouseMove(&canvas, canvas.view().pixelsOf(first.crossing).toPoint());
        const QImage after = canvas.grab().toImage();
        // A tip in the dark colour of tips comes up beside the pointer.
        const QPoint tip = canvas.view().pixelsOf(first.crossing).toPoint() + QPoint(24, 26);
        QVERIFY(before.pixel(tip) != after.pixel(tip));
        QCOMPARE(after.pixelColor(tip), currentTheme().tip);
    }

    void goesToAHexByItsName() {
        MapCanvas& canvas = driver_->canvas();
        canvas.setZoomPercent(400);
        driver_->key(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
        auto* line = control().goToField().findChild<QLineEdit*>();
        QTRY_VERIFY(line->hasFocus());
        QTest::keyClicks(line, "H3");
        QTest::keyClick(line, Qt::Key_Return);
        const Cell goal{2, 7};
        QCOMPARE(canvas.cursorCell(), goal);
        QVERIFY(canvas.hasFocus());
        QTRY_VERIFY((canvas.view().pixelsOf(goal) - QPointF(canvas.rect().center())).manhattanLength() < 60);
        driver_->key(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
        QTest::keyClicks(line, "home");
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(driver_->map().at(canvas.cursorCell()).terrain, Terrain::Forest);
    }

    void theWheelCanScroll() {
        MapCanvas& canvas = driver_->canvas();
        const auto turn = [&](QPoint angle, Qt::KeyboardModifiers modifiers = {}, QPoint pixels = {}) {
            const QPointF where(300, 300);
            QWheelEvent event(where, canvas.mapToGlobal(where), pixels, angle, Qt::NoButton, modifiers,
                              Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(&canvas, &event);
        };
        canvas.setZoomPercent(200);
        const QPointF start = canvas.view().origin();
        turn({0, 120}, Qt::ShiftModifier);
        QCOMPARE(canvas.zoomPercent(), 200.0);
        QVERIFY(canvas.view().origin().x() > start.x());
        QCOMPARE(canvas.view().origin().y(), start.y());
        // A touchpad scrolls and zooms with Ctrl.
        const QPointF then = canvas.view().origin();
        turn({0, -40}, {}, {0, -20});
        QCOMPARE(canvas.zoomPercent(), 200.0);
        QCOMPARE(canvas.view().origin() - then, QPointF(0, -20));
        turn({0, 120}, Qt::ControlModifier, {0, 20});
        QCOMPARE(canvas.zoomPercent(), 300.0);
        driver_->action("view.wheelScrolls")->trigger();
        const QPointF now = canvas.view().origin();
        turn({0, 120});
        QCOMPARE(canvas.zoomPercent(), 300.0);
        QVERIFY(canvas.view().origin().y() > now.y());
        turn({0, -120}, Qt::ControlModifier);
        QCOMPARE(canvas.zoomPercent(), 200.0);
    }

    void theTracePictureIsRememberedWithTheFile() {
        QTemporaryDir folder;
        const QString picture = folder.filePath(QStringLiteral("atlas.png"));
        QImage image(200, 100, QImage::Format_RGB32);
        image.fill(Qt::red);
        QVERIFY(image.save(picture));
        QVERIFY(control().setTraceFile(picture));
        MapCanvas& canvas = driver_->canvas();
        QVERIFY(canvas.trace().has_value());
        // As wide as the map: 11 columns and half a hex, 2300 units by 200 pixels.
        QCOMPARE(canvas.trace()->scale, 11.5);
        const QString path = folder.filePath(QStringLiteral("traced.isle"));
        QVERIFY(window().document().save(path));
        dragTrace({100, 50}, {140, 30});
        const QPointF moved = canvas.trace()->topLeft;
        window().document().reset(blankMap(5, 5, Terrain::Sea));
        QVERIFY(!canvas.trace());
        QVERIFY(window().document().open(path));
        QVERIFY(canvas.trace().has_value());
        QCOMPARE(canvas.trace()->topLeft, moved);
        QCOMPARE(window().document().undoStack().count(), 0); // no part of the map
        control().removeTrace();
        window().document().reset(blankMap(5, 5, Terrain::Sea));
        QVERIFY(window().document().open(path));
        QVERIFY(!canvas.trace());
    }

    void theTracePictureIsMovedByMouseAndKeys() {
        QTemporaryDir folder;
        const QString picture = folder.filePath(QStringLiteral("atlas.png"));
        QImage image(200, 100, QImage::Format_RGB32);
        image.fill(Qt::red);
        QVERIFY(image.save(picture));
        QVERIFY(control().setTraceFile(picture));
        MapCanvas& canvas = driver_->canvas();
        const QPointF before = canvas.trace()->topLeft;
        const Map map = driver_->map();
        dragTrace({200, 200}, {232, 216}); // at 100 % a hex of 200 units is 64 pixels wide
        QCOMPARE(canvas.trace()->topLeft - before, QPointF(100, 50));
        QVERIFY(driver_->map() == map);
        const QPointF then = canvas.trace()->topLeft;
        QTest::keyClick(&canvas, Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(canvas.trace()->topLeft - then, QPointF(31.25, 0));
        QTest::keyClick(&canvas, Qt::Key_Return);
        QVERIFY(!canvas.traceAdjusting());
        control().layers().setLocked(LayerId::Trace, true);
        emit control().traceDialog().draggingWanted(true);
        QVERIFY(!canvas.traceAdjusting());
    }

    void aPictureThatCannotBeReadIsRefused() {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("no.png"));
        QFile text(file);
        QVERIFY(text.open(QIODevice::WriteOnly));
        text.write("no picture");
        text.close();
        driver_->answer([](QDialog& dialog) { dialog.accept(); });
        QVERIFY(!control().setTraceFile(file));
        QCOMPARE(driver_->answered, 1);
        QVERIFY(!driver_->canvas().trace());
    }

  private:
    [[nodiscard]] MainWindow& window() { return driver_->window; }
    [[nodiscard]] CanvasController& control() { return window().canvasControl(); }
    void dragTrace(QPoint from, QPoint to) {
        MapCanvas& canvas = driver_->canvas();
        emit control().traceDialog().draggingWanted(true);
        QVERIFY(canvas.traceAdjusting());
        QTest::mousePress(&canvas, Qt::LeftButton, {}, from);
        QTest::mouseMove(&canvas, to);
        QTest::mouseRelease(&canvas, Qt::LeftButton, {}, to);
    }

    std::unique_ptr<WindowDriver> driver_;
};

} // namespace isle::test

QTEST_MAIN(isle::test::TestCanvasControls)
#include "tst_canvas_controls.moc"
