#include "editor/panels/go_to.h"
#include "editor/panels/layers_panel.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

namespace isle {

namespace {

Cell at(int row, int col) {
    return {static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)};
}

BoardPicture board() {
    Map map = blankMap(12, 30, Terrain::Sea);
    map.set(at(4, 3), {Terrain::Forest, CellNumber(), Marker::None});
    map.set(at(8, 20), {Terrain::Hills, CellNumber(), Marker::None});
    map.islands = {{at(4, 3), "Twin Rocks", IslandRole::Start}, {at(8, 20), "B2 Isle", IslandRole::Start}};
    return pictureOf(map);
}

} // namespace

class TestLayersPanel : public QObject {
    Q_OBJECT

  private slots:
    void buttonsSetTheLayers() {
        Layers layers;
        LayersPanel panel(layers);
        panel.resize(328, 400);
        panel.show();
        QTest::mouseClick(panel.eye(LayerId::Numbers), Qt::LeftButton);
        QVERIFY(!layers[LayerId::Numbers].shown);
        QCOMPARE(panel.eye(LayerId::Numbers)->accessibleName(), QStringLiteral("Show Numbers"));
        QVERIFY(!panel.dimmer(LayerId::Numbers)->isEnabled()); // nothing to dim
        QTest::mouseClick(panel.eye(LayerId::Numbers), Qt::LeftButton);
        QVERIFY(layers[LayerId::Numbers].shown);
        QTest::mouseClick(panel.dimmer(LayerId::Terrain), Qt::LeftButton);
        QVERIFY(layers[LayerId::Terrain].dimmed);
        QTest::mouseClick(panel.lock(LayerId::Harbours), Qt::LeftButton);
        QVERIFY(layers.locked(LayerId::Harbours));
        QCOMPARE(panel.lock(LayerId::Harbours)->toolTip(), QStringLiteral("Unlock Harbours"));
        QVERIFY(!panel.lock(LayerId::Coordinates)); // rulers have nothing to lock
    }

    void keysSetThemToo() {
        Layers layers;
        LayersPanel panel(layers);
        panel.show();
        panel.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&panel));
        panel.eye(LayerId::Terrain)->setFocus();
        QTest::keyClick(panel.eye(LayerId::Terrain), Qt::Key_Space);
        QVERIFY(!layers[LayerId::Terrain].shown);
        QTest::keyClick(panel.eye(LayerId::Terrain), Qt::Key_Space);
        QTest::keyClick(panel.eye(LayerId::Terrain), Qt::Key_Tab);
        QVERIFY(panel.dimmer(LayerId::Terrain)->hasFocus());
        QTest::keyClick(panel.dimmer(LayerId::Terrain), Qt::Key_Tab);
        QVERIFY(panel.lock(LayerId::Terrain)->hasFocus());
        QTest::keyClick(panel.lock(LayerId::Terrain), Qt::Key_Space);
        QVERIFY(layers.locked(LayerId::Terrain));
    }

    void everyButtonHasATip() {
        Layers layers;
        LayersPanel panel(layers);
        for (const QToolButton* button : panel.findChildren<QToolButton*>()) {
            QVERIFY(!button->toolTip().isEmpty());
            QVERIFY(!button->accessibleName().isEmpty());
        }
    }

    void followsTheLayers() {
        Layers layers;
        LayersPanel panel(layers);
        layers.setLocked(LayerId::Starts, true);
        QVERIFY(panel.lock(LayerId::Starts)->isChecked());
        layers.reset();
        QVERIFY(!panel.lock(LayerId::Starts)->isChecked());
    }

    void hexesAreFoundByName_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("row"); // -1 for none
        QTest::addColumn<int>("col");
        QTest::newRow("as in the rulers") << "D5" << 4 << 3;
        QTest::newRow("small letters") << " d5 " << 4 << 3;
        QTest::newRow("two letters") << "AB2" << 1 << 27; // A is 0, Z 25, AA 26
        QTest::newRow("column and row") << "4,3" << 2 << 3;
        QTest::newRow("with a space") << "4, 3" << 2 << 3;
        QTest::newRow("island") << "twin rocks" << 4 << 3;
        QTest::newRow("beginning of an island") << "Twi" << 4 << 3;
        QTest::newRow("part of an island") << "rock" << 4 << 3;
        QTest::newRow("a hex before an island") << "B2" << 1 << 1;
        QTest::newRow("an island like a hex") << "b2 isle" << 8 << 20;
        QTest::newRow("row too large") << "D13" << -1 << -1;
        QTest::newRow("row 0") << "D0" << -1 << -1;
        QTest::newRow("column 0") << "0,3" << -1 << -1;
        QTest::newRow("column too large") << "AE1" << -1 << -1; // 30 columns end with AD
        QTest::newRow("nothing") << "  " << -1 << -1;
        QTest::newRow("unknown") << "Atlantis" << -1 << -1;
    }
    void hexesAreFoundByName() {
        QFETCH(QString, text);
        QFETCH(int, row);
        QFETCH(int, col);
        const auto found = hexNamed(text, board());
        QCOMPARE(found.has_value(), row >= 0);
        if (found)
            QCOMPARE(*found, at(row, col));
    }

    void theFieldAsksAndSaysWhatIsWrong() {
        QWidget window;
        window.resize(600, 400);
        GoToField field(&window);
        QSignalSpy wanted(&field, &GoToField::wanted);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        field.ask(board());
        auto* line = field.findChild<QLineEdit*>();
        QTRY_VERIFY(line->hasFocus());
        QTest::keyClicks(line, "Atlantis");
        QTest::keyClick(line, Qt::Key_Return);
        QVERIFY(field.isVisible());
        QCOMPARE(wanted.count(), 0);
        line->selectAll();
        QTest::keyClicks(line, "D5");
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted.front().front().value<Cell>(), at(4, 3));
        QVERIFY(!field.isVisible());
        field.ask(board());
        QTest::keyClick(line, Qt::Key_Escape);
        QVERIFY(!field.isVisible());
        QCOMPARE(wanted.count(), 1);
    }
};

} // namespace isle

QTEST_MAIN(isle::TestLayersPanel)
#include "tst_layers_panel.moc"
