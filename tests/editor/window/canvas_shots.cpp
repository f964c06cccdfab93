// islewright_canvas_shots FOLDER: pictures of the layers, the marks of a design, every overlay and the trace
// picture, for looking at. At 200 % when QT_SCALE_FACTOR says so.

#include "editor/canvas/map_canvas.h"
#include "editor/document/map_document.h"
#include "editor/panels/go_to.h"
#include "editor/panels/layers_panel.h"
#include "editor/window/board_view.h"
#include "editor/window/canvas_controller.h"
#include "editor/window/trace_dialog.h"
#include "engine/formats/isle_file.h"
#include "tests/editor/window/window_driver.h"

#include <QDir>
#include <QPainter>

#include <cstdio>

using namespace isle;
using namespace isle::test;

namespace {

/// New Shores with everything a design can mark: groups, limits, forbidden starts, a far side.
Map markedMap() {
    Map map = loadIsle(QStringLiteral(":/islewright/maps/heading-for-new-shores.isle")).value();
    map.groups = {{"Home", {}, {}}, {"Far isles", {}, {}}};
    const Topology topology(shapeOf(map));
    int limited = 0;
    for (const Topology::Hex& each : topology.hexes()) {
        if (each.ground != Ground::Land)
            continue;
        MapHex hex = map.at(each.cell);
        hex.group = each.island.index() == 0 ? 1 : 2;
        if (hex.number.isShuffled() && limited++ % 4 == 0) {
            hex.barred.insert(6);
            hex.barred.insert(8);
            if (limited % 8 == 1)
                for (const int value : {2, 3, 4, 10, 11, 12})
                    hex.barred.insert(value);
        }
        map.set(each.cell, hex);
        if (each.island.index() == 1)
            map.farSide.push_back(each.cell);
    }
    int forbidden = 0;
    for (const Topology::Crossing& crossing : topology.crossings())
        if (crossing.land && forbidden++ % 9 == 0)
            map.forbiddenStarts.push_back(canonical(crossing.place));
    std::sort(map.forbiddenStarts.begin(), map.forbiddenStarts.end());
    return map;
}

QString tracedFile(const QString& folder) {
    QImage image(900, 700, QImage::Format_RGB32);
    image.fill(QColor(0xE8, 0xDC, 0xC0));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(QColor(0x8F, 0xA8, 0x5A));
    painter.setPen(QPen(Qt::black, 4));
    painter.drawEllipse(120, 120, 420, 340);
    painter.drawEllipse(620, 420, 200, 180);
    painter.end();
    const QString file = QDir(folder).filePath(QStringLiteral("atlas.png"));
    image.save(file);
    return file;
}

class Studio {
  public:
    explicit Studio(QString folder) : folder_(std::move(folder)) {}

    bool all() {
        for (const bool dark : {false, true}) {
            setAppearance(dark ? Appearance::Dark : Appearance::Light);
            theme_ = dark ? QStringLiteral("-dark") : QStringLiteral("-light");
            if (!overlays() || !marks())
                return false;
        }
        return ok_;
    }

  private:
    bool overlays() {
        WindowDriver driver;
        if (!driver.ready() || !driver.window.openPath(QStringLiteral(":/islewright/maps/four-islands.isle")))
            return false;
        driver.window.boardView().setSeed(20417);
        driver.window.boardView().setDealShown(true);
        driver.window.canvas().fit();
        constexpr std::array names{"none", "pips", "spots", "islands", "ships", "never"};
        for (const OverlayKind kind : allOverlays) {
            if (kind == OverlayKind::NeverSettled)
                closeWayTo(driver);
            driver.window.canvasControl().setOverlay(kind);
            shoot(driver, QStringLiteral("overlay-") + QLatin1String(names[static_cast<std::size_t>(kind)]));
        }
        return true;
    }

    /// A lonely isle behind void, so that there is ground nobody gets to.
    static void closeWayTo(WindowDriver& driver) {
        driver.window.boardView().setDealShown(false);
        driver.window.document().edit("Close", {}, [](Map& map) {
            for (std::int16_t row = 0; row < map.rows; ++row)
                for (std::int16_t col = 0; col < map.cols; ++col)
                    if (distance(Cell{row, col}, Cell{3, 3}) == 3)
                        map.set({row, col}, {Terrain::Void, CellNumber(), Marker::None});
        });
    }

    bool marks() {
        WindowDriver driver;
        if (!driver.ready())
            return false;
        driver.window.document().reset(markedMap());
        driver.window.canvas().fit();
        driver.action("view.layers")->trigger();
        driver.window.canvasControl().layers().setLocked(LayerId::Numbers, true);
        driver.window.canvasControl().layers().setDimmed(LayerId::Harbours, true);
        shoot(driver, QStringLiteral("marks"));
        driver.action("view.cellNames")->setChecked(true);
        driver.action("view.patterns")->setChecked(true);
        driver.window.canvas().setZoomPercent(200);
        driver.window.canvas().setCursorCell({3, 3});
        driver.key(Qt::Key_Right);
        shoot(driver, QStringLiteral("patterns"));
        driver.action("view.cellNames")->setChecked(false);
        driver.window.canvas().setZoomPercent(800);
        shoot(driver, QStringLiteral("zoom800"));
        driver.action("view.patterns")->setChecked(false);
        driver.window.canvas().fit();
        driver.window.canvasControl().setTraceFile(tracedFile(folder_));
        driver.window.canvasControl().layers().setDimmed(LayerId::Terrain, true);
        driver.action("view.goTo")->trigger();
        QTest::keyClicks(QApplication::focusWidget(), "Atlantis");
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        shoot(driver, QStringLiteral("trace"));
        driver.action("view.trace")->trigger();
        QTest::qWait(200);
        ok_ = driver.window.canvasControl().traceDialog().grab().save(
                  QDir(folder_).filePath(QStringLiteral("trace-dialog") + theme_ + QStringLiteral(".png")))
              && ok_;
        driver.window.canvasControl().traceDialog().close();
        driver.window.canvasControl().layers().reset();
        driver.window.canvasControl().layers().setShown(LayerId::Terrain, false);
        driver.window.canvasControl().removeTrace();
        shoot(driver, QStringLiteral("terrain-hidden"));
        return true;
    }

    void shoot(WindowDriver& driver, const QString& name) {
        QTest::qWait(400); // sprites are drawn sharp a moment after a zoom
        const QString path = QDir(folder_).filePath(name + theme_ + QStringLiteral(".png"));
        const bool saved = driver.window.grab().save(path);
        std::printf("%s %s\n", saved ? "wrote" : "could not write", qPrintable(path));
        ok_ = ok_ && saved;
    }

    QString folder_;
    QString theme_;
    bool ok_ = true;
};

} // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    if (argc != 2) {
        std::fputs("Usage: islewright_canvas_shots FOLDER\n", stderr);
        return 2;
    }
    useTestSettings();
    const QString folder = QString::fromLocal8Bit(argv[1]);
    QDir().mkpath(folder);
    return Studio(folder).all() ? 0 : 1;
}
