#include "editor/document/map_document.h"
#include "editor/document/selection.h"
#include "editor/look/theme.h"
#include "editor/panels/group_list.h"
#include "editor/panels/hex_marks.h"
#include "editor/panels/layout_list.h"
#include "editor/panels/map_pools.h"
#include "editor/panels/map_properties.h"
#include "editor/panels/option_help.h"
#include "editor/panels/pool_grid.h"
#include "editor/panels/scenario_text_dialog.h"
#include "editor/panels/wonder_costs.h"
#include "engine/map/layouts.h"
#include "engine/map/pools.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTextBrowser>
#include <QTimer>
#include <QToolButton>
#include <QUndoStack>
#include <QtTest>

using namespace isle;

/// The parts of the properties that edit pools, groups, limits, layouts, texts and costs, by clicks and keys.
class TestMapParts : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { setTheme(Theme::light()); }
    void init();
    void poolsCountWhatTheMapTakes();
    void poolTypedIsOneStepAndResets();
    void groupOfTheSelection();
    void groupPoolsAreItsOwn();
    void limitsToggle();
    void limitOfSeveralHexes();
    void markerAndFarSide();
    void startCorners();
    void layoutsAreAddedNamedAndRemoved();
    void switchingLayoutsShowsTheOther();
    void textsWithPreview();
    void markupButtons();
    void wonderCosts();
    void islandPoints();
    void everyOptionIsExplained();

  private:
    template <class Widget>
    static Widget* find(QWidget& in, const char* name) {
        return in.findChild<Widget*>(QLatin1String(name));
    }
    static void type(QSpinBox* box, const char* text) {
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, QLatin1String(text));
        QTest::keyClick(box, Qt::Key_Return);
    }

    std::unique_ptr<MapDocument> document;
    std::unique_ptr<Selection> selection;
};

namespace {

/// Five shuffled hexes in a row, one of them with a fixed number, on a sea of 5 by 9.
Map fiveHexes() {
    Map map = blankMap(5, 9, Terrain::Sea);
    for (std::int16_t col = 2; col < 7; ++col)
        map.set({2, col}, {Terrain::Any, CellNumber::shuffled()});
    map.set({2, 6}, {Terrain::Forest, CellNumber::fixed(4)});
    map.options.set(Option::Expansions, static_cast<int>(Expansions::Sea));
    return map;
}

} // namespace

void TestMapParts::init() {
    document = std::make_unique<MapDocument>();
    selection = std::make_unique<Selection>();
    document->reset(fiveHexes());
}

void TestMapParts::poolsCountWhatTheMapTakes() {
    MapPools pools(*document);
    pools.show();
    pools.setOpen(true);
    const auto grids = pools.findChildren<PoolGrid*>();
    QVERIFY(!grids.isEmpty());
    QCOMPARE(grids[0]->sum(), QStringLiteral("4 of 4")); // four hexes take a terrain
    QCOMPARE(grids[1]->sum(), QStringLiteral("4 of 4")); // and four a number
    QVERIFY(!grids[3]->isVisible());                     // there is no fog
}

void TestMapParts::poolTypedIsOneStepAndResets() {
    MapPools pools(*document);
    pools.show();
    pools.setOpen(true);
    connect(document.get(), &MapDocument::changed, &pools, [&pools] { pools.refresh(); });
    PoolGrid* terrain = pools.findChildren<PoolGrid*>().front();
    auto* forest = find<QSpinBox>(*terrain, "pool0");
    type(forest, "12");
    QCOMPARE(document->undoStack().count(), 1);
    QVERIFY(document->map().pools.terrain.has_value());
    QCOMPARE((*document->map().pools.terrain)[Terrain::Forest], 12);
    QVERIFY(terrain->sum().contains("too many"));
    QTest::mouseClick(find<QToolButton>(*terrain, "poolReset"), Qt::LeftButton);
    QVERIFY(!document->map().pools.terrain.has_value());
    QCOMPARE(terrain->sum(), QStringLiteral("4 of 4"));
}

void TestMapParts::groupOfTheSelection() {
    GroupList groups(*document, *selection);
    connect(document.get(), &MapDocument::changed, &groups, [&groups] { groups.refresh(); });
    groups.show();
    groups.setOpen(true);
    selection->set({{2, 2}, {2, 3}});
    QTest::mouseClick(find<QPushButton>(groups, "addGroup"), Qt::LeftButton);
    QCOMPARE(document->map().groups.size(), std::size_t{1});
    QCOMPARE(int(document->map().at({2, 3}).group), 1);
    auto* name = find<QLineEdit>(groups, "group1");
    QTest::keyClicks(name, "West");
    QCOMPARE(document->map().groups[0].name, std::string("West"));
    QTest::mouseClick(find<QToolButton>(groups, "removeGroup1"), Qt::LeftButton);
    QTRY_VERIFY(document->map().groups.empty());
    QCOMPARE(int(document->map().at({2, 3}).group), 0);
}

void TestMapParts::groupPoolsAreItsOwn() {
    document->edit("group", {}, [](Map& map) {
        map.groups.emplace_back();
        for (const Cell cell : {Cell{2, 2}, Cell{2, 3}}) {
            MapHex hex = map.at(cell);
            hex.group = 1;
            map.set(cell, hex);
        }
    });
    GroupList groups(*document, *selection);
    connect(document.get(), &MapDocument::changed, &groups, [&groups] { groups.refresh(); });
    groups.show();
    groups.setOpen(true);
    const auto grids = groups.findChildren<PoolGrid*>();
    QCOMPARE(grids.size(), 2);
    QCOMPARE(grids[0]->sum(), QStringLiteral("2 of 2"));
    type(find<QSpinBox>(*grids[1], "pool4"), "2"); // two sixes
    QVERIFY(document->map().groups[0].numbers.has_value());
    QCOMPARE((*document->map().groups[0].numbers)[6], 2);
    QVERIFY(!document->map().pools.numbers.has_value());
    QCOMPARE(poolDemand(document->map()).numbers, 2); // the common pools have the other two hexes
}

void TestMapParts::limitsToggle() {
    HexMarks marks(*document, *selection);
    connect(document.get(), &MapDocument::changed, &marks, [&marks] { marks.refresh(); });
    selection->set({{2, 2}});
    marks.refresh();
    marks.show();
    auto* six = find<QToolButton>(marks, "mayGet6");
    QVERIFY(six->isChecked());
    QTest::mouseClick(six, Qt::LeftButton);
    QVERIFY(document->map().at({2, 2}).barred.has(6));
    QVERIFY(!six->isChecked());
    QTest::mouseClick(six, Qt::LeftButton);
    QVERIFY(document->map().at({2, 2}).barred.empty());
}

void TestMapParts::limitOfSeveralHexes() {
    HexMarks marks(*document, *selection);
    selection->set({{2, 2}, {2, 6}}); // the second has a fixed number
    marks.refresh();
    marks.show();
    QTest::mouseClick(find<QToolButton>(marks, "mayGet8"), Qt::LeftButton);
    QVERIFY(document->map().at({2, 2}).barred.has(8));
    QVERIFY(document->map().at({2, 6}).barred.empty());
}

void TestMapParts::markerAndFarSide() {
    document->edit("desert", {}, [](Map& map) { map.set({2, 4}, {Terrain::Desert, {}}); });
    HexMarks marks(*document, *selection);
    connect(document.get(), &MapDocument::changed, &marks, [&marks] { marks.refresh(); });
    selection->set({{2, 2}});
    marks.refresh();
    marks.show();
    auto* marker = find<QComboBox>(marks, "marker");
    marker->setFocus();
    QTest::keyClick(marker, Qt::Key_End); // the chest, which lies under fog only
    QCOMPARE(document->map().at({2, 2}).marker, Marker::None);
    marks.refresh();
    QTest::keyClick(marker, Qt::Key_Down); // a chip whose kind is dealt
    QCOMPARE(document->map().at({2, 2}).marker, Marker::ChipAny);
    QTest::mouseClick(find<QCheckBox>(marks, "farSide"), Qt::LeftButton, {}, {8, 10});
    QCOMPARE(document->map().farSide, std::vector<Cell>{Cell({2, 2})});
}

void TestMapParts::startCorners() {
    HexMarks marks(*document, *selection);
    connect(document.get(), &MapDocument::changed, &marks, [&marks] { marks.refresh(); });
    selection->set({{2, 2}});
    marks.refresh();
    marks.show();
    auto* north = find<QToolButton>(marks, "startN");
    QVERIFY(north->isChecked());
    QTest::mouseClick(north, Qt::LeftButton);
    QCOMPARE(document->map().forbiddenStarts,
             std::vector<CrossingPlace>{canonical(CrossingPlace{{2, 2}, Corner::N})});
    QVERIFY(!north->isChecked());
}

void TestMapParts::layoutsAreAddedNamedAndRemoved() {
    LayoutList layouts(*document);
    connect(document.get(), &MapDocument::changed, &layouts, [&layouts] { layouts.refresh(); });
    layouts.refresh();
    layouts.show();
    QVERIFY(!find<QToolButton>(layouts, "removeLayout")->isEnabled());
    find<QToolButton>(layouts, "addLayout")->menu()->actions().front()->trigger();
    QCOMPARE(layoutCount(document->map()), std::size_t{2});
    QCOMPARE(document->map().openLayout, std::size_t{1});
    QCOMPARE(document->map().minSeats, 5); // the first is for three to four
    QCOMPARE(document->map().maxSeats, 6);
    QTest::keyClicks(find<QLineEdit>(layouts, "layoutName"), "Large");
    QCOMPARE(document->map().name, std::string("Large"));
    QTest::mouseClick(find<QToolButton>(layouts, "layoutUp"), Qt::LeftButton);
    QCOMPARE(document->map().openLayout, std::size_t{0});
    QCOMPARE(document->map().name, std::string("Large"));
    QTest::mouseClick(find<QToolButton>(layouts, "removeLayout"), Qt::LeftButton);
    QCOMPARE(layoutCount(document->map()), std::size_t{1});
    QCOMPARE(document->map().maxSeats, 4);
}

void TestMapParts::switchingLayoutsShowsTheOther() {
    LayoutList layouts(*document);
    connect(document.get(), &MapDocument::changed, &layouts, [&layouts] { layouts.refresh(); });
    layouts.refresh();
    layouts.show();
    find<QToolButton>(layouts, "addLayout")->menu()->actions().back()->trigger(); // blank sea
    QCOMPARE(document->map().at({2, 2}).terrain, Terrain::Sea);
    auto* open = find<QComboBox>(layouts, "openLayout");
    QCOMPARE(open->count(), 2);
    open->setFocus();
    QTest::keyClick(open, Qt::Key_Up);
    QCOMPARE(document->map().openLayout, std::size_t{0});
    QCOMPARE(document->map().at({2, 2}).terrain, Terrain::Any);
    document->undoStack().undo();
    QCOMPARE(document->map().at({2, 2}).terrain, Terrain::Sea);
}

void TestMapParts::textsWithPreview() {
    MapProperties properties(*document, *selection);
    properties.show();
    QTimer::singleShot(0, this, [] {
        auto* dialog = qobject_cast<ScenarioTextDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        QTest::keyClicks(dialog->findChild<QPlainTextEdit*>("text0"), "Once upon **a** time");
        QCOMPARE(dialog->findChild<QTextBrowser*>("preview0")->toPlainText().trimmed(),
                 QStringLiteral("Once upon a time"));
        QTest::keyClick(dialog, Qt::Key_Escape);
    });
    properties.editScenarioText();
    QCOMPARE(document->undoStack().count(), 0); // cancelled
    QTimer::singleShot(0, this, [] {
        auto* dialog = qobject_cast<ScenarioTextDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        QTest::keyClicks(dialog->findChild<QPlainTextEdit*>("text2"), "No robber.");
        dialog->accept();
    });
    properties.editScenarioText();
    QCOMPARE(document->map().text.specialRules, std::string("No robber."));
    QCOMPARE(document->undoStack().count(), 1);
}

void TestMapParts::markupButtons() {
    ScenarioTextDialog dialog(ScenarioText{"big sea", {}, {}, {}});
    auto* field = dialog.findChild<QPlainTextEdit*>("text0");
    QTextCursor cursor = field->textCursor();
    cursor.setPosition(0);
    cursor.setPosition(3, QTextCursor::KeepAnchor);
    field->setTextCursor(cursor);
    const auto press = [field](const char* tip) {
        for (auto* button : field->parentWidget()->findChildren<QToolButton*>())
            if (button->toolTip() == QLatin1String(tip)) {
                button->click();
                return;
            }
        QFAIL("no such button");
    };
    press("Bold");
    QCOMPARE(dialog.text().story, std::string("**big** sea"));
    press("Heading");
    QCOMPARE(dialog.text().story, std::string("## **big** sea"));
}

void TestMapParts::wonderCosts() { // S-243
    document->edit("wonders", {}, [](Map& map) { map.options.set(Option::Wonders, 1); });
    WonderCostsTable table(*document);
    connect(document.get(), &MapDocument::changed, &table, [&table] { table.refresh(); });
    table.refresh();
    table.show();
    auto* field = find<QSpinBox>(table, "stage1:0");
    QCOMPARE(field->value(), 2); // brick of the first stage
    type(field, "5");
    QVERIFY(document->map().wonderCosts.has_value());
    QCOMPARE(int((*document->map().wonderCosts)[0][0]), 5);
    QCOMPARE(int((*document->map().wonderCosts)[3][4]), 3); // the others stay
    find<QToolButton>(table, "resetWonderCosts")->click();
    QVERIFY(!document->map().wonderCosts.has_value());
}

void TestMapParts::islandPoints() { // S-76
    MapProperties properties(*document, *selection);
    properties.show();
    auto* field = find<QLineEdit>(properties, "islandBonusList");
    field->setFocus();
    QTest::keyClicks(field, "3, 2 1");
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(document->map().options.islandBonusList, (std::vector<int>{3, 2, 1}));
    field->setText(QStringLiteral("three"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(document->map().options.islandBonusList, (std::vector<int>{3, 2, 1}));
    QCOMPARE(field->text(), QStringLiteral("3, 2, 1"));
}

void TestMapParts::everyOptionIsExplained() {
    QSet<QString> seen;
    for (const OptionInfo& info : allOptions()) {
        const QString text = optionHelp(info.option);
        QVERIFY2(text.size() > 12 && text.endsWith('.'), qPrintable(text));
        QVERIFY2(!seen.contains(text), qPrintable(text));
        seen.insert(text);
    }
}

QTEST_MAIN(TestMapParts)
#include "tst_map_parts.moc"
