#include "editor/document/map_document.h"
#include "editor/document/selection.h"
#include "editor/look/theme.h"
#include "editor/panels/hex_facts.h"
#include "editor/panels/hex_properties.h"
#include "editor/panels/map_properties.h"
#include "editor/panels/option_text.h"
#include "editor/panels/properties.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QToolButton>
#include <QUndoStack>
#include <QtTest>

using namespace isle;

class TestProperties : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { setTheme(Theme::light()); }
    void init();
    void showsTheHex();
    void severalValuesReadSeveral();
    void terrainComboPaints();
    void numberComboSetsTheNumber();
    void pinGoesToThePool();
    void harboursOfCoastalEdges();
    void pipsOfCrossings();
    void titleIsTypedAsOneStep();
    void seatsPushEachOther();
    void targetAndItsDefault();
    void islandNameAndRole();
    void islandNameKeepsOtherRoles();
    void optionsAreInRangeAndReset();
    void seaOptionsOnlyWithTheSea();
    void everyOptionHasWords();
    void resizeDialog();
    void robberIsCleared();

  private:
    template <class Widget>
    Widget* find(const char* name) {
        auto* found = panel->findChild<Widget*>(name);
        if (found)
            for (auto* area : panel->findChildren<QScrollArea*>())
                if (area->isAncestorOf(found))
                    area->ensureWidgetVisible(found);
        return found;
    }
    /// Chooses an entry as a person does with keys.
    static void choose(QComboBox* box, const QString& text) {
        const int index = box->findText(text);
        QVERIFY2(index >= 0, qPrintable(text));
        box->setFocus();
        QTest::keyClick(box, Qt::Key_F4); // opens the list
        QAbstractItemView* list = box->view();
        QTRY_VERIFY(list->isVisible());
        while (list->currentIndex().row() != index) {
            const int before = list->currentIndex().row();
            QTest::keyClick(list, before < index ? Qt::Key_Down : Qt::Key_Up);
            QVERIFY(list->currentIndex().row() != before);
        }
        QTest::keyClick(list, Qt::Key_Return);
        QTRY_VERIFY(!list->isVisible());
    }

    std::unique_ptr<MapDocument> document;
    std::unique_ptr<Selection> selection;
    std::unique_ptr<PropertiesPanel> panel;
};

void TestProperties::init() {
    panel.reset();
    selection = std::make_unique<Selection>();
    document = std::make_unique<MapDocument>();
    Map map = blankMap(6, 7, Terrain::Sea);
    map.options.set(Option::Expansions, static_cast<int>(Expansions::Sea));
    map.set({2, 2}, {Terrain::Forest, CellNumber::fixed(6), Marker::None});
    map.set({2, 3}, {Terrain::Hills, CellNumber::fixed(9), Marker::None});
    map.set({4, 5}, {Terrain::Gold, CellNumber::shuffled(), Marker::None});
    map.setHarbour({{{2, 2}, Direction::W}, HarbourKind::Wool});
    map.islands = {{{2, 2}, "Heartland", IslandRole::Start}};
    map.robberStart = Cell{2, 3};
    document->reset(map);
    panel = std::make_unique<PropertiesPanel>(*document, *selection);
    panel->resize(328, 700);
    panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel.get()));
}

void TestProperties::showsTheHex() {
    selection->set({{2, 2}});
    QCOMPARE(find<QLabel>("hexTitle")->text(), QString("C3, forest")); // column C, row 3
    QString all;
    for (const auto* label : panel->hexPage().findChildren<QLabel*>())
        all += label->text() + '\n';
    QVERIFY(all.contains("On Heartland, a start island"));
    QCOMPARE(find<QComboBox>("terrain")->currentText(), QString("Forest"));
    QCOMPARE(find<QComboBox>("number")->currentText(), QString("6, 5 pips"));
}

void TestProperties::severalValuesReadSeveral() {
    selection->set({{2, 2}, {2, 3}});
    QCOMPARE(find<QComboBox>("terrain")->currentIndex(), -1);
    QCOMPARE(find<QComboBox>("terrain")->placeholderText(), QString("several"));
    QCOMPARE(find<QComboBox>("number")->currentIndex(), -1);
    QVERIFY(find<QLabel>("hexTitle")->text().startsWith("2 hexes"));
}

void TestProperties::terrainComboPaints() {
    selection->set({{2, 2}, {2, 3}});
    choose(find<QComboBox>("terrain"), "Fields");
    QCOMPARE(document->map().at({2, 2}).terrain, Terrain::Fields);
    QCOMPARE(document->map().at({2, 3}).terrain, Terrain::Fields);
    QCOMPARE(document->map().at({2, 2}).number, CellNumber::fixed(6)); // what can stay stays
}

void TestProperties::numberComboSetsTheNumber() {
    selection->set({{2, 2}});
    choose(find<QComboBox>("number"), "5, 4 pips");
    QCOMPARE(document->map().at({2, 2}).number, CellNumber::fixed(5));
    choose(find<QComboBox>("number"), "None");
    QVERIFY(document->map().at({2, 2}).number.none());
    selection->set({{0, 0}});
    QVERIFY(!find<QComboBox>("number")->isVisible()); // sea takes no number
}

void TestProperties::pinGoesToThePool() {
    selection->set({{2, 2}});
    for (auto* button : panel->hexPage().findChildren<QToolButton*>())
        if (button->toolTip().contains("number from the pool"))
            QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(document->map().at({2, 2}).number.isShuffled());
    for (auto* button : panel->hexPage().findChildren<QToolButton*>())
        if (button->toolTip().contains("terrain from the pool"))
            QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(document->map().at({2, 2}).terrain, Terrain::Any);
}

void TestProperties::harboursOfCoastalEdges() {
    selection->set({{2, 2}});
    auto* west = find<QComboBox>("harbourW");
    QVERIFY(west->isVisible());
    QCOMPARE(west->currentText(), QString("Wool 2:1"));
    QVERIFY(!find<QComboBox>("harbourE")->isVisible()); // land on both sides
    choose(west, "Ore 2:1");
    QCOMPARE(document->map().harbourAt({{2, 2}, Direction::W})->kind, HarbourKind::Ore);
    choose(west, "None");
    QVERIFY(!document->map().harbourAt({{2, 2}, Direction::W}));
    document->undoStack().undo();
    QVERIFY(document->map().harbourAt({{2, 2}, Direction::W}));
}

void TestProperties::pipsOfCrossings() {
    // The crossing between C3 and D3 has 6 (5 pips) and 9 (4 pips); the western ones have the 6 alone.
    QCOMPARE(pipsAt(document->map(), {{2, 2}, Corner::NE}), 9);
    QCOMPARE(pipsAt(document->map(), {{2, 3}, Corner::NW}), 9);
    QCOMPARE(pipsAt(document->map(), {{2, 2}, Corner::NW}), 5);
    selection->set({{2, 2}});
    QString all;
    for (const auto* label : panel->hexPage().findChildren<QLabel*>())
        if (label->isVisible())
            all += label->text() + '\n';
    QVERIFY(all.contains("NE 9"));
    QVERIFY(all.contains("NW 5"));
}

void TestProperties::titleIsTypedAsOneStep() {
    auto* title = find<QLineEdit>("mapTitle");
    panel->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(panel.get()));
    title->setFocus();
    QTest::keyClicks(title, "Two shores");
    QCOMPARE(document->map().title, std::string("Two shores"));
    QCOMPARE(document->undoStack().count(), 1);
    document->undoStack().undo();
    QVERIFY(title->text().isEmpty());
    auto* description = find<QPlainTextEdit>("mapDescription");
    description->setFocus();
    QTest::keyClicks(description, "For a rainy day.");
    QCOMPARE(document->map().description, std::string("For a rainy day."));
}

void TestProperties::seatsPushEachOther() {
    auto* least = find<QSpinBox>("minSeats");
    auto* most = find<QSpinBox>("maxSeats");
    QCOMPARE(least->value(), 3);
    QCOMPARE(most->value(), 4);
    least->setFocus();
    QTest::keyClick(least, Qt::Key_Up);
    QTest::keyClick(least, Qt::Key_Up);
    QCOMPARE(document->map().minSeats, 5);
    QCOMPARE(document->map().maxSeats, 5);
    most->setFocus();
    QTest::keyClick(most, Qt::Key_Down);
    QCOMPARE(document->map().minSeats, 4);
    QCOMPARE(document->map().maxSeats, 4);
    QCOMPARE(least->minimum(), 2); // B-19
    QCOMPARE(most->maximum(), 8);
}

void TestProperties::targetAndItsDefault() {
    auto* target = find<QSpinBox>("target");
    QCOMPARE(target->value(), 12); // S-96
    target->setFocus();
    QTest::keyClick(target, Qt::Key_Up);
    QCOMPARE(document->map().options.get(Option::Target).value_or(0), 13);
    QCOMPARE(target->minimum(), 3);
    QCOMPARE(target->maximum(), 99);
    for (auto* button : panel->mapPage().findChildren<QToolButton*>())
        if (button->isVisible() && button->toolTip() == "Back to the default: 12")
            QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(!document->map().options.get(Option::Target));
    QCOMPARE(target->value(), 12);
}

void TestProperties::islandNameAndRole() {
    auto* name = find<QLineEdit>("island1");
    QVERIFY(name);
    QVERIFY(name->text().isEmpty());
    name->setFocus();
    QTest::keyClicks(name, "Gilded Isle");
    const MapIsland* entry = islandEntry(document->map(), document->topology(), IslandId(1));
    QVERIFY(entry);
    QCOMPARE(entry->name, std::string("Gilded Isle"));
    QCOMPARE(entry->role, IslandRole::New);
    choose(find<QComboBox>("islandRole1"), "Start");
    QCOMPARE(islandEntry(document->map(), document->topology(), IslandId(1))->role, IslandRole::Start);
}

void TestProperties::islandNameKeepsOtherRoles() {
    // A map that names no island starts on all of them (S-70); naming one must not change that.
    document->edit("No names", {}, [](Map& map) { map.islands.clear(); });
    const auto before = islandRoles(document->map(), document->topology());
    QCOMPARE(before.size(), std::size_t{2});
    auto* name = find<QLineEdit>("island0");
    name->setFocus();
    QTest::keyClicks(name, "A");
    QCOMPARE(islandRoles(document->map(), document->topology()) == before, true);
}

void TestProperties::optionsAreInRangeAndReset() {
    auto* head = find<QToolButton>("baseOptions");
    QTest::mouseClick(head, Qt::LeftButton);
    auto* limit = find<QSpinBox>("option:discard_limit");
    QVERIFY(limit);
    QVERIFY(limit->isVisible());
    QCOMPARE(limit->value(), 7); // B-52
    QCOMPARE(limit->minimum(), 5);
    QCOMPARE(limit->maximum(), 20);
    limit->setFocus();
    QTest::keyClick(limit, Qt::Key_Up);
    QCOMPARE(document->map().options.get(Option::DiscardLimit).value_or(0), 8);
    QVERIFY(head->text().contains("2 changed")); // and the expansions
    auto* reset = find<QToolButton>("option:discard_limit:reset");
    QVERIFY(reset->isVisible());
    QCOMPARE(reset->toolTip(), QString("Back to the default: 7"));
    QTest::mouseClick(reset, Qt::LeftButton);
    QVERIFY(!document->map().options.get(Option::DiscardLimit));
    QCOMPARE(limit->value(), 7);
    QVERIFY(!find<QComboBox>("option:extra_build")->isVisible()); // B-178: not with four seats
}

void TestProperties::seaOptionsOnlyWithTheSea() {
    auto* head = find<QToolButton>("seaOptions");
    QVERIFY(head->isVisible());
    QTest::mouseClick(head, Qt::LeftButton);
    choose(find<QComboBox>("option:island_bonus"), "For each seat that lands");
    QCOMPARE(document->map().options.get(Option::IslandBonus).value_or(-1),
             static_cast<int>(IslandBonus::EachPlayer));
    QVERIFY(!find<QSpinBox>("option:village_stock")->isVisible()); // no village on the map
    document->edit("Base game", {}, [](Map& map) { map.options.set(Option::Expansions, 0); });
    QVERIFY(!head->isVisible());
}

void TestProperties::everyOptionHasWords() {
    for (const OptionInfo& info : allOptions()) {
        QVERIFY(!optionLabel(info.option).isEmpty());
        for (const int value : valuesOf(info.option)) {
            const QString text = optionValueText(info.option, value);
            QVERIFY2(!text.contains('_') && !text.isEmpty(), qPrintable(text));
            QVERIFY(accepts(info.option, value));
            if (!text.front().isDigit())
                QVERIFY2(text.front().isUpper(), qPrintable(text));
        }
    }
}

void TestProperties::resizeDialog() {
    QTimer::singleShot(0, this, [] {
        QWidget* dialog = QApplication::activeModalWidget();
        QVERIFY(dialog);
        auto* columns = dialog->findChild<QSpinBox*>("columns");
        columns->setFocus();
        QTest::keyClick(columns, Qt::Key_Up);
        QTest::keyClick(columns, Qt::Key_Up);
        QTest::keyClick(dialog, Qt::Key_Return);
    });
    QTest::mouseClick(find<QPushButton>("resize"), Qt::LeftButton);
    QCOMPARE(document->map().cols, 9);
    QCOMPARE(document->map().at({2, 2}).terrain, Terrain::Forest);
    document->undoStack().undo();
    QCOMPARE(document->map().cols, 7);
}

void TestProperties::robberIsCleared() {
    auto* clear = find<QToolButton>("clearRobber");
    QVERIFY(clear->isVisible());
    QTest::mouseClick(clear, Qt::LeftButton);
    QVERIFY(!document->map().robberStart);
    QVERIFY(!clear->isVisible());
}

QTEST_MAIN(TestProperties)
#include "tst_properties.moc"
