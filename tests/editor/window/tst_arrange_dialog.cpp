#include "editor/document/selection.h"
#include "editor/window/arrange_dialog.h"
#include "engine/generate/reference.h"
#include "tests/editor/window/window_driver.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>
#include <QUndoStack>

using namespace isle;
using namespace isle::test;

namespace {

QPushButton* button(QDialog& dialog, const char* name) {
    return dialog.findChild<QPushButton*>(QLatin1String(name));
}

void press(QDialog& dialog, const char* name) {
    QTest::mouseClick(button(dialog, name), Qt::LeftButton);
}

QString sentence(QDialog& dialog) {
    return dialog.findChild<QLabel*>("sentence")->text();
}

void tick(QDialog& dialog, const char* name, bool on) {
    dialog.findChild<QCheckBox*>(QLatin1String(name))->setChecked(on);
}

/// Two hexes that touch, both with a red number.
Map twoReds() {
    Map map = blankMap(3, 4, Terrain::Sea);
    map.title = "Two";
    map.set({1, 1}, {Terrain::Forest, CellNumber::fixed(6), Marker::None});
    map.set({1, 2}, {Terrain::Hills, CellNumber::fixed(8), Marker::None});
    return map;
}

} // namespace

class TestArrangeDialog : public QObject {
    Q_OBJECT

    std::unique_ptr<WindowDriver> driver_;

    /// Does something in the dialog; where that fails the dialog is closed, or the test would hang.
    void answer(const std::function<void(QDialog&)>& how) {
        driver_->answer([how](QDialog& dialog) {
            how(dialog);
            for (int i = 0; i < 200 && QTest::currentTestFailed() && dialog.isVisible(); ++i) {
                dialog.reject();
                QTest::qWait(50);
            }
        });
    }
    void open(const Map& map) {
        driver_->window.document().edit("Map", {}, [&](Map& open) { open = map; });
        driver_->window.document().undoStack().setClean();
    }

  private slots:
    void initTestCase() { useTestSettings(); }
    void init() {
        driver_ = std::make_unique<WindowDriver>();
        QVERIFY(driver_->ready());
    }
    void cleanup() {
        driver_->window.document().undoStack().setClean();
        driver_.reset();
    }

    /// Ticks, a press on Arrange, a press on Apply: one step, and the strict checks find nothing.
    void appliesAsOneStep() {
        open(referenceMap(4));
        const Map before = driver_->map();
        const int steps = driver_->window.document().undoStack().count();
        answer([](QDialog& dialog) {
            auto* preset = dialog.findChild<QComboBox*>("preset");
            QTest::keyClick(preset, Qt::Key_Down); // Strict comes after Official
            emit preset->activated(preset->currentIndex());
            QVERIFY(dialog.findChild<QCheckBox*>("same-number-adjacent")->isChecked());
            QCOMPARE(dialog.findChild<QDoubleSpinBox*>("terrain-clump-at-most")->value(), 2.0);
            QVERIFY(!button(dialog, "apply")->isEnabled());
            press(dialog, "start");
            QTRY_VERIFY_WITH_TIMEOUT(button(dialog, "apply")->isEnabled(), 30000);
            QVERIFY2(sentence(dialog).startsWith("Balance "), qPrintable(sentence(dialog)));
            press(dialog, "apply");
        });
        driver_->action("map.arrange")->trigger();
        QCOMPARE(driver_->answered, 1);
        QCOMPARE(driver_->window.document().undoStack().count(), steps + 1);
        CheckProfile strict;
        strict.preset = Preset::Strict;
        for (const Check* check : arrangeableChecks())
            for (const Problem& problem : checkMap(driver_->map(), strict))
                QVERIFY2(problem.check != check->id, problem.message.english().c_str());
        QVERIFY(driver_->map().at({3, 3}).number.isFixed()
                || driver_->map().at({3, 3}).terrain == Terrain::Desert);
        driver_->action("edit.undo")->trigger();
        QVERIFY(driver_->map() == before);
    }

    /// What collides is said and shown on the map; the map stays.
    void showsCollision() {
        open(twoReds());
        const Map before = driver_->map();
        answer([](QDialog& dialog) {
            press(dialog, "start");
            QTRY_VERIFY_WITH_TIMEOUT(button(dialog, "showOnMap")->isVisible(), 30000);
            QVERIFY2(sentence(dialog).contains("2 red numbers are to lie on 2 hexes"),
                     qPrintable(sentence(dialog)));
            QVERIFY(!button(dialog, "apply")->isEnabled());
            QVERIFY(!dialog.findChild<QLabel*>("red-adjacent-state")->text().isEmpty());
            press(dialog, "showOnMap");
        });
        driver_->action("map.arrange")->trigger();
        QVERIFY(driver_->map() == before);
        const std::vector<Cell> both{{1, 1}, {1, 2}};
        QVERIFY(driver_->window.selection().cells() == both);
    }

    /// Without the wish the two are as free as ever; only the selected hexes change.
    void onlySelected() {
        Map map = referenceMap(4);
        open(map);
        std::vector<Cell> row;
        for (std::int16_t col = 2; col <= 4; ++col)
            row.push_back({1, col});
        driver_->window.selection().set(row);
        const Map before = driver_->map();
        answer([](QDialog& dialog) {
            auto* scope = dialog.findChild<QComboBox*>("scope");
            QVERIFY(scope->isEnabled());
            scope->setCurrentIndex(1);
            press(dialog, "start");
            QTRY_VERIFY_WITH_TIMEOUT(button(dialog, "apply")->isEnabled(), 30000);
            QTest::keyClick(&dialog, Qt::Key_Return); // Apply is the default now
        });
        driver_->action("map.arrange")->trigger();
        for (int r = 0; r < before.rows; ++r)
            for (int col = 0; col < before.cols; ++col) {
                const Cell cell{std::int16_t(r), std::int16_t(col)};
                const bool selected = std::count(row.begin(), row.end(), cell) > 0;
                QCOMPARE(driver_->map().at(cell) != before.at(cell), selected);
            }
    }

    /// Escape stops the work first and closes then; a change of the wishes forgets the result.
    void stopsAndForgets() {
        ArrangeDialog dialog(referenceMap(8), {}, CheckProfile());
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        press(dialog, "start");
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QVERIFY(dialog.isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(button(dialog, "start")->isEnabled(), 30000);
        press(dialog, "start");
        QTRY_VERIFY_WITH_TIMEOUT(button(dialog, "start")->isEnabled(), 30000);
        QVERIFY(dialog.arranged().has_value());
        tick(dialog, "harbours", false);
        QVERIFY(!dialog.arranged().has_value());
        QVERIFY(!button(dialog, "apply")->isEnabled());
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QVERIFY(!dialog.isVisible());
    }

    /// Closing the dialog while it works waits for the thread.
    void destroyedWhileWorking() {
        ArrangeDialog dialog(referenceMap(8), {}, CheckProfile());
        press(dialog, "start");
    }
};

QTEST_MAIN(TestArrangeDialog)
#include "tst_arrange_dialog.moc"
