#include "editor/document/map_document.h"
#include "editor/look/theme.h"
#include "editor/panels/box_dialog.h"
#include "editor/panels/box_ledger.h"
#include "editor/panels/box_list.h"
#include "editor/panels/ledger_line.h"
#include "engine/formats/isle_file.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTimer>
#include <QToolButton>
#include <QUndoStack>
#include <QtTest>

using namespace isle;

/// The box page with Cloth for Catan: 46 loose sea hexes and four villages.
class TestBoxLedger : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { setTheme(Theme::light()); }
    void init();
    void withoutBoxesNothingIsShort();
    void tickingBoxesCountsThem();
    void copiesCount();
    void ledgerFollowsTheMap();
    void shortageHasASignBesidesItsColour();
    void adviceStandsBelow();
    void countsAndEditionCanBeEdited();
    void cancelledDialogChangesNothing();
    void listIsCopied();
    void boxesAreNoPartOfTheMap();
    void screenshots();

  private:
    void tick(const char* id) {
        auto* box = ledger->findChild<QCheckBox*>(QStringLiteral("box.") + QLatin1String(id));
        QVERIFY(box);
        QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
        settle();
    }
    static void settle() { QTest::qWait(20); }
    [[nodiscard]] const LedgerLine* lineOf(Component component) const {
        for (const LedgerLine* line : ledger->lines())
            if (line->row().component == component)
                return line;
        return nullptr;
    }
    [[nodiscard]] QString figures(Component component) const {
        const LedgerLine* line = lineOf(component);
        return line ? line->figures() : QString();
    }
    /// Runs `does` in the dialog that opens next.
    template <class Does>
    void inDialog(Does does) {
        QTimer::singleShot(0, this, [does] {
            auto* dialog = qobject_cast<BoxDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            does(*dialog);
        });
    }
    void openDialog(const char* id) {
        auto* edit = ledger->findChild<QToolButton*>(QStringLiteral("edit.") + QLatin1String(id));
        QVERIFY(edit && edit->isVisible());
        QTest::mouseClick(edit, Qt::LeftButton);
        settle();
    }

    std::unique_ptr<MapDocument> document;
    std::unique_ptr<BoxLedger> ledger;
};

void TestBoxLedger::init() {
    ledger.reset();
    document = std::make_unique<MapDocument>();
    const auto map = loadIsle(QStringLiteral(ISLEWRIGHT_SOURCE_DIR "/maps/cloth-for-catan.isle"));
    QVERIFY(map.ok());
    document->reset(map.value());
    document->setProfile({});
    ledger = std::make_unique<BoxLedger>(*document);
    ledger->resize(328, 900);
    ledger->show();
    QVERIFY(QTest::qWaitForWindowExposed(ledger.get()));
}

void TestBoxLedger::withoutBoxesNothingIsShort() {
    QCOMPARE(figures(Component::Village), QStringLiteral("4"));
    QCOMPARE(figures(Component::Chit), QStringLiteral("30")); // 24 cloth, 3 new islands of 2 points
    QVERIFY(!lineOf(Component::Gold));                        // none on this map
    QVERIFY(ledger->findChild<QLabel*>("ledgerAdvice")->isHidden());
}

void TestBoxLedger::tickingBoxesCountsThem() {
    tick("base");
    QCOMPARE(figures(Component::Forest), QStringLiteral("5 of 4, 1 short"));
    tick("seafarers");
    QCOMPARE(figures(Component::Forest), QStringLiteral("5 of 5"));
    QCOMPARE(figures(Component::Sea), QStringLiteral("46 of 19, 27 short"));
    QCOMPARE(figures(Component::Village), QStringLiteral("4 of 0, 4 short"));
    QVERIFY(ledger->findChild<QLabel*>("ledgerSummary")->text().contains("2 thing"));
    tick("base");
    QVERIFY(document->profile().boxes == (OwnedBoxes{{OwnedBox{"seafarers"}}}));
}

void TestBoxLedger::copiesCount() {
    tick("base");
    auto* copies = ledger->findChild<QSpinBox*>("copies.base");
    QVERIFY(copies->isVisible());
    copies->setFocus();
    QTest::keyClick(copies, Qt::Key_Up);
    settle();
    QCOMPARE(document->profile().boxes.find("base")->copies, 2);
    QCOMPARE(figures(Component::Forest), QStringLiteral("5 of 8"));
}

void TestBoxLedger::ledgerFollowsTheMap() {
    tick("base");
    document->edit("Gold", {}, [](Map& map) { map.set({0, 0}, {Terrain::Gold, CellNumber::fixed(3)}); });
    settle();
    QCOMPARE(figures(Component::Gold), QStringLiteral("1 of 0, 1 short"));
    document->undoStack().undo();
    settle();
    QVERIFY(!lineOf(Component::Gold));
}

void TestBoxLedger::shortageHasASignBesidesItsColour() {
    tick("base");
    const auto* line = lineOf(Component::Forest);
    QVERIFY(line->accessibleName().contains("1 short"));
    // The sign stands before the name: there is ink of the error colour at the left, none where nothing
    // lacks.
    const auto inkAtLeft = [](const LedgerLine* of) {
        const QImage image = const_cast<LedgerLine*>(of)->grab().toImage();
        int ink = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < 32; ++x)
                ink += qRed(image.pixel(x, y)) > qGreen(image.pixel(x, y)) + 60 ? 1 : 0;
        return ink;
    };
    QVERIFY(inkAtLeft(line) > 10);
    QCOMPARE(inkAtLeft(lineOf(Component::Robber)), 0);
}

void TestBoxLedger::adviceStandsBelow() {
    tick("base");
    tick("seafarers");
    auto* advice = ledger->findChild<QLabel*>("ledgerAdvice");
    QVERIFY(!advice->isHidden());
    QVERIFY2(advice->text().contains("3 × village hex short: lay 3 × desert hex face down in its place."),
             qPrintable(advice->text()));
}

void TestBoxLedger::countsAndEditionCanBeEdited() {
    tick("base");
    inDialog([](BoxDialog& dialog) {
        auto* forest = dialog.findChild<QSpinBox*>("forest");
        auto* printed = dialog.findChild<QPushButton*>("asPrinted");
        QCOMPARE(forest->value(), 4);
        QVERIFY(!printed->isEnabled());
        forest->setFocus();
        QTest::keyClick(forest, Qt::Key_Up);
        QVERIFY(printed->isEnabled());
        QTest::mouseClick(printed, Qt::LeftButton);
        QCOMPARE(forest->value(), 4);
        dialog.findChild<QComboBox*>("edition")->setCurrentIndex(1);
        QCOMPARE(dialog.findChild<QSpinBox*>("sea")->value(), 18);
        QTest::keyClick(forest, Qt::Key_Up);
        QTest::mouseClick(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok),
                          Qt::LeftButton);
    });
    openDialog("base");
    QCOMPARE(textOf(document->profile().boxes), std::string("base/loose(forest=5)"));
    QCOMPARE(figures(Component::Forest), QStringLiteral("5 of 5"));
    const QString state = ledger->findChild<QLabel*>("state.base")->text();
    QVERIFY2(state.contains("18 loose sea") && state.contains("of your own"), qPrintable(state));
}

void TestBoxLedger::cancelledDialogChangesNothing() {
    tick("base");
    inDialog([](BoxDialog& dialog) {
        dialog.findChild<QSpinBox*>("forest")->setValue(9);
        QTest::keyClick(&dialog, Qt::Key_Escape);
    });
    openDialog("base");
    QCOMPARE(textOf(document->profile().boxes), std::string("base"));
}

void TestBoxLedger::listIsCopied() {
    QTest::mouseClick(ledger->findChild<QPushButton*>("copyComponents"), Qt::LeftButton);
    const QStringList lines = QApplication::clipboard()->text().split('\n');
    QCOMPARE(lines.value(0), QStringLiteral("Cloth for Catan: components for 4 seats"));
    QCOMPARE(lines.value(2), QStringLiteral("Hexes"));
    QCOMPARE(lines.value(3), QStringLiteral("5 × forest hex"));
    QVERIFY(lines.contains("4 × village hex"));
    QVERIFY(lines.contains("    of them 24 for cloth"));
    QVERIFY(lines.indexOf("4 × village hex") < lines.indexOf("1 × number 2"));
}

void TestBoxLedger::boxesAreNoPartOfTheMap() {
    tick("base");
    QCOMPARE(document->undoStack().count(), 0);
    QVERIFY(!document->modified());
}

void TestBoxLedger::screenshots() {
    const QString folder = qEnvironmentVariable("ISLEWRIGHT_SHOTS");
    if (folder.isEmpty())
        QSKIP("set ISLEWRIGHT_SHOTS to a folder to get pictures");
    tick("base");
    tick("seafarers");
    tick("seafarers-5-6");
    for (const bool dark : {false, true}) {
        setTheme(dark ? Theme::night() : Theme::light());
        settle();
        const QString name = QStringLiteral("%1/box-%2.png").arg(folder, dark ? "dark" : "light");
        QVERIFY(ledger->grab().save(name));
        ledger->resize(328, 2100);
        settle();
        QVERIFY(
            ledger->grab().save(QStringLiteral("%1/box-long-%2.png").arg(folder, dark ? "dark" : "light")));
        ledger->resize(328, 900);
        BoxDialog dialog(OwnedBox{"base", "loose", 1, {{Component::Forest, 7}}});
        dialog.show();
        settle();
        QVERIFY(
            dialog.grab().save(QStringLiteral("%1/box-dialog-%2.png").arg(folder, dark ? "dark" : "light")));
    }
    setTheme(Theme::light());
}

QTEST_MAIN(TestBoxLedger)
#include "tst_box_ledger.moc"
