#include "editor/document/selection.h"
#include "editor/document/stamp_store.h"
#include "editor/panels/frame_dialog.h"
#include "editor/panels/replace_dialog.h"
#include "editor/tools/patch_mime.h"
#include "editor/window/stamps_dialog.h"
#include "tests/editor/window/window_driver.h"

#include <QClipboard>
#include <QDir>
#include <QLabel>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QUndoStack>
#include <QWheelEvent>

using namespace isle;
using namespace isle::test;

namespace {

/// Two hexes at C3 and D3 with a harbour, in a sea of 9 by 11.
Map pieceMap() {
    Map map = blankMap(9, 11, Terrain::Sea);
    map.title = "Piece";
    map.set({2, 2}, {Terrain::Hills, CellNumber::fixed(5), Marker::None});
    map.set({2, 3}, {Terrain::Fields, CellNumber::fixed(9), Marker::None});
    map.setHarbour({{{2, 2}, Direction::NW}, HarbourKind::Ore});
    return map;
}
const std::vector<Cell> piece{{2, 2}, {2, 3}};

} // namespace

/// Pieces of maps in the real window: copied, pasted, moved, turned, saved as stamps.
class PiecesTest : public QObject {
    Q_OBJECT

  private slots:
    void init() { useTestSettings(); }

    void copiedInOneWindowPastedInAnother() {
        WindowDriver from;
        QVERIFY(from.ready());
        from.window.document().reset(pieceMap());
        QVERIFY(!from.action("edit.copy")->isEnabled());
        from.window.selection().set(piece);
        from.key(Qt::Key_C, Qt::ControlModifier);
        const QMimeData* data = QGuiApplication::clipboard()->mimeData();
        QVERIFY(data->hasFormat(QLatin1String(patchMimeType)));
        QVERIFY(data->hasImage());
        QVERIFY(data->text().contains("islewright map"));
        from.window.hide(); // it would lie under the pointer, too

        WindowDriver to;
        QVERIFY(to.ready());
        to.window.document().reset(blankMap(9, 11, Terrain::Sea));
        to.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(to.window.tools().current(), ToolId::Stamp);
        to.hover({5, 5});
        QVERIFY(to.canvas().ghost());
        QCOMPARE(to.canvas().ghost()->hexes.size(), 2U);
        to.key(Qt::Key_Z);
        to.click({5, 5});
        QCOMPARE(to.map().at({5, 5}).terrain, Terrain::Hills);
        QCOMPARE(to.map().at({6, 6}).terrain, Terrain::Fields); // SE of it, turned
        QVERIFY(to.map().harbourAt({{5, 5}, Direction::NE}));
        QCOMPARE(to.window.document().undoStack().count(), 1);
        QCOMPARE(to.window.tools().current(), ToolId::Brush); // where it was before
        QVERIFY(from.map() == pieceMap());
    }

    void cutAndPasteByKeys() {
        WindowDriver driver;
        QVERIFY(driver.ready());
        driver.window.document().reset(pieceMap());
        driver.window.selection().set(piece);
        driver.key(Qt::Key_X, Qt::ControlModifier);
        QCOMPARE(driver.map().at({2, 2}).terrain, Terrain::Sea);
        QVERIFY(driver.map().harbours.empty());
        driver.canvas().setCursorCell({2, 2});
        driver.key(Qt::Key_V, Qt::ControlModifier);
        driver.key(Qt::Key_Left); // shows the cursor
        driver.key(Qt::Key_Right);
        driver.key(Qt::Key_Return);
        QVERIFY(driver.map() == pieceMap());
    }

    void nothingOnTheClipboardIsSaid() {
        WindowDriver driver;
        QVERIFY(driver.ready());
        QGuiApplication::clipboard()->setText("no map");
        driver.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(driver.window.tools().current(), ToolId::Brush);
    }

    void duplicateAndEscape() {
        WindowDriver driver;
        QVERIFY(driver.ready());
        driver.window.document().reset(pieceMap());
        driver.window.selection().set(piece);
        driver.key(Qt::Key_D, Qt::ControlModifier);
        driver.click({6, 4}, Qt::LeftButton, Qt::ShiftModifier);
        driver.click({4, 7}, Qt::LeftButton, Qt::ShiftModifier);
        QCOMPARE(driver.map().harbours.size(), 3U);
        driver.key(Qt::Key_Escape);
        QCOMPARE(driver.window.tools().current(), ToolId::Brush);
        QCOMPARE(driver.window.document().undoStack().count(), 2);
    }

    void selectionAndMapAreTurnedByTheMenu() {
        WindowDriver driver;
        QVERIFY(driver.ready());
        driver.window.document().reset(pieceMap());
        driver.window.selection().set(piece);
        for (int i = 0; i < 6; ++i)
            driver.action("edit.turnRight")->trigger();
        QVERIFY(driver.map() == pieceMap());
        for (const char* id : {"map.turnRight", "map.turnLeft", "map.mirrorLeftRight", "map.mirrorLeftRight",
                               "map.mirrorTopBottom", "map.mirrorTopBottom"}) {
            const Map before = driver.map();
            driver.action(id)->trigger();
            QVERIFY(driver.map() != before);
        }
        QVERIFY(driver.map() == pieceMap()); // a full rectangle is its own frame
    }

    void selectionIsFilled() {
        WindowDriver driver;
        QVERIFY(driver.ready());
        driver.window.document().reset(pieceMap());
        driver.window.toolSettings().setTerrain(Terrain::Desert);
        driver.window.selection().set({{5, 5}, {5, 6}});
        driver.key(Qt::Key_Backspace, Qt::ControlModifier);
        QCOMPARE(driver.map().at({5, 6}).terrain, Terrain::Desert);
        QCOMPARE(driver.window.document().undoStack().count(), 1);
    }

    void searchAndReplaceWithCountAndPreview() {
        WindowDriver driver;
        QVERIFY(driver.ready());
        Map map = pieceMap();
        map.set({5, 5}, {Terrain::Forest, CellNumber::fixed(4), Marker::None});
        map.set({7, 5}, {Terrain::Forest, CellNumber::shuffled(), Marker::None});
        driver.window.document().reset(map);
        QString count;
        std::vector<Cell> outlined;
        driver.answer<ReplaceDialog>([&](ReplaceDialog& dialog) {
            count = dialog.findChild<QLabel*>("count")->text();
            if (driver.canvas().ghost())
                outlined = driver.canvas().ghost()->outlined;
            dialog.accept();
        });
        driver.action("edit.replace")->trigger();
        QCOMPARE(driver.answered, 1);
        QCOMPARE(count, QString("2 hexes will change."));
        QCOMPARE(outlined, (std::vector<Cell>{{5, 5}, {7, 5}}));
        QVERIFY(!driver.canvas().ghost() || driver.canvas().ghost()->outlined.empty());
        QCOMPARE(driver.map().at({5, 5}).terrain, Terrain::Any);
        QCOMPARE(driver.map().at({7, 5}).terrain, Terrain::Any);
        QCOMPARE(driver.window.document().undoStack().count(), 1);
    }

    void rowsAndColumns() {
        WindowDriver driver;
        QVERIFY(driver.ready());
        driver.window.document().reset(pieceMap());
        QString result;
        driver.answer<FrameDialog>([&](FrameDialog& dialog) {
            dialog.findChild<QSpinBox*>("top")->setValue(2);
            dialog.findChild<QSpinBox*>("right")->setValue(-1);
            result = dialog.findChild<QLabel*>("result")->text();
            dialog.accept();
        });
        driver.action("map.frame")->trigger();
        QCOMPARE(result, QString("The map becomes 10 columns wide and 11 rows high."));
        QCOMPARE(driver.map().rows, 11);
        QCOMPARE(driver.map().cols, 10);
        QCOMPARE(driver.map().at({4, 2}).terrain, Terrain::Hills);
        driver.action("map.addRowTop")->trigger();
        QCOMPARE(driver.map().rows, 12);
        QCOMPARE(driver.map().at({5, 2}).terrain, Terrain::Hills); // one row down, half a hex to the right
        QCOMPARE(driver.map().at({5, 3}).terrain, Terrain::Fields);
        driver.action("map.crop")->trigger();
        QCOMPARE(driver.map().rows, 3);
        QVERIFY(!driver.action("map.crop")->isEnabled());
    }

    void wheelTurnsTheHarbourAndZoomsElsewhere() {
        WindowDriver driver;
        QVERIFY(driver.ready());
        driver.window.document().reset(pieceMap());
        driver.window.tools().setCurrent(ToolId::Harbour);
        driver.hover({2, 2});
        const double zoom = driver.canvas().zoomPercent();
        const auto wheel = [&](Cell cell) {
            const QPointF at = driver.pixels(cell);
            QWheelEvent event(at, driver.canvas().mapToGlobal(at), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                              Qt::NoScrollPhase, false);
            QApplication::sendEvent(&driver.canvas(), &event);
        };
        wheel({2, 2});
        QVERIFY(driver.map().harbourAt({{2, 2}, Direction::NE}));
        QCOMPARE(driver.canvas().zoomPercent(), zoom);
        driver.hover({6, 6});
        wheel({6, 6});
        QVERIFY(driver.canvas().zoomPercent() > zoom);
    }

    void stampsAreSavedChosenAndPlaced() {
        WindowDriver driver;
        QVERIFY(driver.ready());
        for (const Stamp& stamp : StampStore().stamps())
            if (!stamp.shipped)
                QVERIFY(StampStore().remove(stamp));
        driver.window.document().reset(pieceMap());
        driver.window.selection().set(piece);
        driver.action("edit.stamps")->trigger();
        auto* dialog = driver.window.findChild<StampsDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        auto* list = dialog->findChild<QListWidget*>("stamps");
        const int shipped = list->count();
        QVERIFY(shipped >= 8);
        for (auto* button : dialog->findChildren<QPushButton*>())
            if (button->text().contains("Save"))
                QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(list->count(), shipped + 1);
        QCOMPARE(list->currentItem()->text(), QString("New stamp"));
        for (auto* button : dialog->findChildren<QPushButton*>())
            if (button->text().contains("Place"))
                QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(driver.window.tools().current(), ToolId::Stamp);
        driver.click({6, 6});
        QCOMPARE(driver.map().at({6, 6}).terrain, Terrain::Hills);
        QCOMPARE(driver.map().at({6, 7}).terrain, Terrain::Fields);
        if (const QString folder = qEnvironmentVariable("ISLEWRIGHT_SHOTS"); !folder.isEmpty()) {
            dialog->grab().save(QDir(folder).filePath("stamps.png"));
            driver.window.tools().setCurrent(ToolId::Stamp);
            driver.hover({4, 5});
            driver.window.grab().save(QDir(folder).filePath("stamp-tool.png"));
            setAppearance(Appearance::Dark);
            dialog->grab().save(QDir(folder).filePath("stamps-dark.png"));
            driver.window.grab().save(QDir(folder).filePath("stamp-tool-dark.png"));
            FrameDialog frame(driver.map());
            frame.show();
            QVERIFY(QTest::qWaitForWindowExposed(&frame));
            frame.grab().save(QDir(folder).filePath("frame-dark.png"));
            ReplaceDialog(driver.map(), driver.window.document().topology(), piece)
                .grab()
                .save(QDir(folder).filePath("replace-dark.png"));
        }
    }

    void layersOfTheStampAreChosenInTheOptions() {
        WindowDriver driver;
        QVERIFY(driver.ready());
        driver.window.tools().setCurrent(ToolId::Stamp);
        auto* numbers = driver.window.findChild<QToolButton*>("paste-numbers");
        QVERIFY(numbers && numbers->isVisible());
        QTest::mouseClick(numbers, Qt::LeftButton);
        QVERIFY(!driver.window.toolSettings().paste().layers.numbers);
        driver.window.tools().setCurrent(ToolId::Brush);
        QVERIFY(!numbers->isVisible());
    }
};

QTEST_MAIN(PiecesTest)
#include "tst_pieces.moc"
