#include "editor/document/map_document.h"
#include "editor/look/theme.h"
#include "editor/panels/check_setting_row.h"
#include "editor/panels/check_settings.h"
#include "editor/panels/section.h"
#include "editor/panels/segments.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QUndoStack>
#include <QtTest>

using namespace isle;

/// The settings dialog on a map with four forests in a row: more than the three that Official allows.
class TestCheckSettings : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { setTheme(Theme::light()); }
    void init();
    void everyCheckHasARowThatSaysWhy();
    void presetApplies();
    void switchingACheckOffTakesItsProblemsAway();
    void severityCanBeChanged();
    void thresholdIsComparedWith();
    void changesAreMarkedAndReset();
    void searchFindsChecks();
    void settingsAreNoPartOfTheMap();
    void dealsToSample();
    void screenshots();

  private:
    [[nodiscard]] CheckSettingRow* row(const char* id) const {
        return dialog->findChild<CheckSettingRow*>(QStringLiteral("check.") + QLatin1String(id));
    }
    [[nodiscard]] const Problem* found(std::string_view check) const {
        for (const Problem& problem : document->problems())
            if (problem.check == check)
                return &problem;
        return nullptr;
    }
    void search(const QString& words) {
        auto* field = dialog->findChild<QLineEdit*>("search");
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, words);
    }
    void clickSwitch(const char* id) {
        search(QLatin1String(id));
        auto* on = row(id)->findChild<QCheckBox*>("on");
        QTest::mouseClick(on, Qt::LeftButton, {}, QPoint(8, on->height() / 2));
    }

    std::unique_ptr<MapDocument> document;
    std::unique_ptr<CheckSettings> dialog;
};

void TestCheckSettings::init() {
    dialog.reset();
    document = std::make_unique<MapDocument>();
    Map map = blankMap(7, 7, Terrain::Sea);
    map.title = "Four woods";
    for (std::int16_t col = 1; col < 5; ++col)
        map.set({3, col}, {Terrain::Forest, CellNumber::fixed(static_cast<int>(col) + 1), Marker::None});
    document->reset(map);
    dialog = std::make_unique<CheckSettings>(*document);
    dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(dialog.get()));
    QVERIFY(found("terrain-clump"));
}

void TestCheckSettings::everyCheckHasARowThatSaysWhy() {
    QCOMPARE(dialog->shownRows().size(), allChecks().size());
    for (const Check* check : allChecks()) {
        const CheckSettingRow* of = row(std::string(check->id).c_str());
        QVERIFY(of);
        QVERIFY(of->findChild<QLabel*>("why")->text().size() > 20);
        QCOMPARE(of->findChildren<QDoubleSpinBox*>().size(),
                 static_cast<qsizetype>(check->thresholds.size()));
    }
    QVERIFY(row("red-adjacent")->findChild<QLabel*>("why")->text().contains("B-28"));
}

void TestCheckSettings::presetApplies() {
    auto* presets = dialog->findChild<Segments*>("presets");
    QTest::mouseClick(presets->button(3), Qt::LeftButton); // Off
    QCOMPARE(document->profile().preset, Preset::Off);
    QVERIFY(!found("terrain-clump"));
    QVERIFY(!row("terrain-clump")->findChild<QCheckBox*>("on")->isChecked());
    QVERIFY(!row("terrain-clump")->findChild<QComboBox*>("severity")->isEnabled());
    QTest::mouseClick(presets->button(1), Qt::LeftButton); // Strict: at most two
    QCOMPARE(row("terrain-clump")->findChild<QDoubleSpinBox*>("at-most")->value(), 2.0);
    QVERIFY(found("terrain-clump"));
}

void TestCheckSettings::switchingACheckOffTakesItsProblemsAway() {
    clickSwitch("terrain-clump");
    QVERIFY(!found("terrain-clump"));
    clickSwitch("terrain-clump");
    QVERIFY(found("terrain-clump"));
}

void TestCheckSettings::severityCanBeChanged() {
    QCOMPARE(found("terrain-clump")->severity, Severity::Warning);
    search("terrain-clump");
    auto* severity = row("terrain-clump")->findChild<QComboBox*>("severity");
    severity->setFocus();
    QTest::keyClick(severity, Qt::Key_Down);
    QCOMPARE(found("terrain-clump")->severity, Severity::Hint);
    QTest::keyClick(severity, Qt::Key_Up);
    QTest::keyClick(severity, Qt::Key_Up);
    QCOMPARE(found("terrain-clump")->severity, Severity::Error);
}

void TestCheckSettings::thresholdIsComparedWith() {
    search("terrain-clump");
    auto* limit = row("terrain-clump")->findChild<QDoubleSpinBox*>("at-most");
    QCOMPARE(limit->value(), 3.0);
    QCOMPARE(limit->decimals(), 0);
    limit->setFocus();
    QTest::keyClick(limit, Qt::Key_Up); // four in a row are all right then
    QVERIFY(!found("terrain-clump"));
    QCOMPARE(document->profile().overrides.at("terrain-clump").thresholds.at("at-most"), 4.0);
}

void TestCheckSettings::changesAreMarkedAndReset() {
    auto* all = dialog->findChild<QPushButton*>("resetAll");
    QVERIFY(!all->isEnabled());
    clickSwitch("terrain-clump");
    auto* reset = row("terrain-clump")->findChild<QToolButton*>("reset");
    QVERIFY(reset->isVisible());
    QCOMPARE(row("terrain-clump")->findChild<QLabel*>("state")->text(), QStringLiteral("changed"));
    QVERIFY(all->isEnabled());
    QTest::mouseClick(reset, Qt::LeftButton);
    QVERIFY(!reset->isVisible());
    QVERIFY(found("terrain-clump"));
    clickSwitch("terrain-clump");
    clickSwitch("red-adjacent");
    QTest::mouseClick(all, Qt::LeftButton);
    QVERIFY(document->profile().overrides.empty());
    QVERIFY(!all->isEnabled());
}

void TestCheckSettings::searchFindsChecks() {
    search("B-28 touch");
    QVERIFY(!dialog->shownRows().empty());
    for (const CheckSettingRow* shown : dialog->shownRows())
        QVERIFY(shown->matches("B-28"));
    search("zebra");
    QVERIFY(dialog->shownRows().empty());
    dialog->showCheck("gold-number");
    QCOMPARE(dialog->shownRows().size(), 1U);
}

void TestCheckSettings::settingsAreNoPartOfTheMap() {
    clickSwitch("terrain-clump");
    QCOMPARE(document->undoStack().count(), 0);
    QVERIFY(!document->modified());
}

void TestCheckSettings::dealsToSample() {
    QSignalSpy spy(dialog.get(), &CheckSettings::dealsChanged);
    dialog->setDeals(200);
    QCOMPARE(spy.size(), 0);
    auto* deals = dialog->findChild<QSpinBox*>("deals");
    deals->setFocus();
    QTest::keyClick(deals, Qt::Key_Up);
    QCOMPARE(spy.at(0).at(0).toInt(), 250);
}

void TestCheckSettings::screenshots() {
    const QString folder = qEnvironmentVariable("ISLEWRIGHT_SHOTS");
    if (folder.isEmpty())
        QSKIP("set ISLEWRIGHT_SHOTS to a folder to get pictures");
    clickSwitch("terrain-clump");
    clickSwitch("terrain-clump");
    search("pips");
    row("crossing-pips")->findChild<QDoubleSpinBox*>("at-most")->setValue(11);
    for (const bool dark : {false, true}) {
        setTheme(dark ? Theme::night() : Theme::light());
        QTest::qWait(20);
        QVERIFY(
            dialog->grab().save(QStringLiteral("%1/settings-%2.png").arg(folder, dark ? "dark" : "light")));
    }
    setTheme(Theme::light());
}

QTEST_MAIN(TestCheckSettings)
#include "tst_check_settings.moc"
