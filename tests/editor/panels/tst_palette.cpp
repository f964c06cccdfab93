#include "editor/look/theme.h"
#include "editor/panels/palette.h"
#include "editor/panels/segments.h"
#include "editor/panels/tool_options.h"
#include "editor/tools/tool_settings.h"

#include <QComboBox>
#include <QLineEdit>
#include <QScrollArea>
#include <QtTest>

using namespace isle;

/// Palette and tool options, by mouse and keys.
class TestPalette : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();
    void cleanup();
    void everyTerrainNumberAndHarbourIsOffered();
    void clickChoosesAndAsksForTheTool_data();
    void clickChoosesAndAsksForTheTool();
    void theItemInUseIsMarked();
    void secondClickKeepsTheItem();
    void filterHidesAndEnterChooses();
    void narrowHasNoNamesAndNoFilter();
    void itemsFitTheWidth();
    void sizesSetTheRadius();
    void numberFromThePoolOrNone();
    void optionsFollowTheTool();

  private:
    PaletteItem* item(const QString& name) {
        for (auto* found : palette->findChildren<PaletteItem*>())
            if (found->text() == name)
                return found;
        return nullptr;
    }
    void click(const QString& name) {
        PaletteItem* found = item(name);
        QVERIFY2(found, qPrintable(name));
        palette->findChild<QScrollArea*>()->ensureWidgetVisible(found);
        QTest::mouseClick(found, Qt::LeftButton);
    }

    std::unique_ptr<ToolSettings> settings;
    std::unique_ptr<Palette> palette;
    std::unique_ptr<ToolOptions> options;
    std::optional<ToolId> wanted;
};

void TestPalette::initTestCase() {
    qRegisterMetaType<ToolId>();
    setTheme(Theme::light());
}

void TestPalette::init() {
    wanted.reset();
    settings = std::make_unique<ToolSettings>();
    palette = std::make_unique<Palette>(*settings);
    options = std::make_unique<ToolOptions>(*settings);
    connect(palette.get(), &Palette::toolWanted, this, [this](ToolId tool) { wanted = tool; });
    palette->resize(216, 800);
    palette->show();
    options->show();
    QVERIFY(QTest::qWaitForWindowExposed(palette.get()));
}

void TestPalette::cleanup() {
    options.reset();
    palette.reset();
    settings.reset();
}

void TestPalette::everyTerrainNumberAndHarbourIsOffered() {
    std::size_t terrains = 0;
    std::size_t numbers = 0;
    std::size_t harbours = 0;
    for (const auto* found : palette->findChildren<PaletteItem*>()) {
        terrains += std::holds_alternative<Terrain>(found->entry().choice) ? 1 : 0;
        numbers += std::holds_alternative<CellNumber>(found->entry().choice) ? 1 : 0;
        harbours += std::holds_alternative<HarbourKind>(found->entry().choice) ? 1 : 0;
        QVERIFY(!found->text().isEmpty()); // names for readers
        QVERIFY(!found->toolTip().isEmpty());
        QVERIFY2(found->width() >= 24 && found->height() >= 24, qPrintable(found->text()));
    }
    QCOMPARE(terrains, terrainCount);
    QCOMPARE(numbers, tokenValues.size() + 2); // and from the pool, and none
    QCOMPARE(harbours, allHarbourKinds.size());
}

void TestPalette::clickChoosesAndAsksForTheTool_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("tool");
    QTest::newRow("terrain") << "Hills" << static_cast<int>(ToolId::Brush);
    QTest::newRow("special") << "Fog" << static_cast<int>(ToolId::Brush);
    QTest::newRow("number") << "9, 4 pips" << static_cast<int>(ToolId::Number);
    QTest::newRow("harbour") << "Wool 2:1" << static_cast<int>(ToolId::Harbour);
    QTest::newRow("robber") << "Robber at the start" << static_cast<int>(ToolId::Robber);
    QTest::newRow("pirate") << "Pirate at the start" << static_cast<int>(ToolId::Pirate);
}

void TestPalette::clickChoosesAndAsksForTheTool() {
    QFETCH(QString, name);
    QFETCH(int, tool);
    click(name);
    QVERIFY(wanted.has_value());
    QCOMPARE(static_cast<int>(*wanted), tool);
    if (name == "Hills")
        QCOMPARE(settings->terrain(), Terrain::Hills);
    if (name == "Fog")
        QCOMPARE(settings->terrain(), Terrain::Fog);
    if (name == "9, 4 pips")
        QCOMPARE(settings->number(), CellNumber::fixed(9));
    if (name == "Wool 2:1")
        QCOMPARE(settings->harbour(), HarbourKind::Wool);
}

void TestPalette::theItemInUseIsMarked() {
    palette->setTool(ToolId::Brush);
    settings->setTerrain(Terrain::Gold);
    QVERIFY(item("Gold")->isChecked());
    QVERIFY(!item("Forest")->isChecked());
    palette->setTool(ToolId::Pirate);
    QVERIFY(!item("Gold")->isChecked()); // the brush is not the tool
    QVERIFY(item("Pirate at the start")->isChecked());
}

void TestPalette::secondClickKeepsTheItem() {
    palette->setTool(ToolId::Brush);
    click("Desert");
    click("Desert");
    QVERIFY(item("Desert")->isChecked());
    QCOMPARE(settings->terrain(), Terrain::Desert);
}

void TestPalette::filterHidesAndEnterChooses() {
    auto* filter = palette->findChild<QLineEdit*>("paletteFilter");
    filter->setFocus();
    QTest::keyClicks(filter, "gol");
    QVERIFY(item("Gold")->isVisible());
    QVERIFY(!item("Forest")->isVisible());
    QTest::keyClick(filter, Qt::Key_Return);
    QCOMPARE(settings->terrain(), Terrain::Gold);
    filter->clear();
    QVERIFY(item("Forest")->isVisible());
}

void TestPalette::narrowHasNoNamesAndNoFilter() {
    palette->setNarrow(true);
    QCOMPARE(palette->minimumWidth(), 108);
    QVERIFY(!palette->findChild<QLineEdit*>("paletteFilter")->isVisible());
    QVERIFY(item("Forest")->isVisible());
    palette->setNarrow(false);
    QVERIFY(palette->findChild<QLineEdit*>("paletteFilter")->isVisible());
}

void TestPalette::itemsFitTheWidth() {
    for (const int width : {160, 216, 320}) {
        palette->resize(width, 800);
        for (const auto* found : palette->findChildren<PaletteItem*>()) {
            const auto right = [&] { return found->mapTo(palette.get(), QPoint(found->width(), 0)).x(); };
            QTRY_VERIFY2(right() <= width, qPrintable(QString("%1 at %2").arg(found->text()).arg(width)));
        }
    }
}

void TestPalette::sizesSetTheRadius() {
    auto* sizes = options->findChildren<Segments*>().front();
    for (int i = 0; i < 4; ++i) { // 1, 7, 19 and 37 hexes
        QTest::mouseClick(sizes->button(i), Qt::LeftButton);
        QCOMPARE(settings->radius(), i);
    }
    settings->setRadius(1);
    QCOMPARE(sizes->current(), 1);
    QCOMPARE(sizes->button(1)->text(), QString("7"));
}

void TestPalette::numberFromThePoolOrNone() {
    for (auto* segments : options->findChildren<Segments*>()) {
        if (segments->accessibleName() != "Number" || segments->count() != 2)
            continue;
        QTest::mouseClick(segments->button(1), Qt::LeftButton);
        QVERIFY(!settings->shuffledNumbers());
        QTest::mouseClick(segments->button(0), Qt::LeftButton);
        QVERIFY(settings->shuffledNumbers());
        return;
    }
    QFAIL("no choice of numbers for the brush");
}

void TestPalette::optionsFollowTheTool() {
    auto* harbours = options->findChild<QComboBox*>("harbourKind");
    options->setTool(ToolId::Brush, "brush");
    QVERIFY(!harbours->isVisible());
    options->setTool(ToolId::Harbour, "harbour");
    QVERIFY(harbours->isVisible());
    settings->setHarbour(HarbourKind::Ore);
    QCOMPARE(harbours->currentText(), QString("Ore 2:1"));
    harbours->setFocus();
    QTest::keyClick(harbours, Qt::Key_Down);
    QCOMPARE(settings->harbour(), HarbourKind::Generic); // next in the list
}

QTEST_MAIN(TestPalette)
#include "tst_palette.moc"
