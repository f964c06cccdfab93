#include "editor/document/deal_preview.h"
#include "editor/document/map_document.h"
#include "engine/formats/isle_file.h"

#include <QUndoStack>
#include <QtTest>

#include <map>

using namespace isle;

/// Deals looked at one after the other, on a shipped map whose terrain and numbers are all shuffled.
class TestDealPreview : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void rerollAndBack();
    void lockedHexesKeepTheirDeal();
    void unlockedAgainTheSeedDealsAsBefore();
    void dealtMapGivesTheSameBoard();
    void pinIsOneStepAndFixesEverything();
    void pinSelectedFixesOnlyThose();
    void anotherShapeForgetsLocks();
    void refusalIsTold();

  private:
    [[nodiscard]] BoardHex hexAt(Cell cell) const {
        const auto board = deals->board();
        return board->hexes[board->topology->hexAt(cell).index()];
    }
    [[nodiscard]] std::vector<Cell> shuffledHexes() const {
        std::vector<Cell> cells;
        for (const Topology::Hex& hex : document->topology().hexes())
            if (document->map().at(hex.cell).terrain == Terrain::Any)
                cells.push_back(hex.cell);
        return cells;
    }

    std::unique_ptr<MapDocument> document;
    std::unique_ptr<DealPreview> deals;
};

void TestDealPreview::init() {
    document = std::make_unique<MapDocument>();
    QVERIFY(document->open(QStringLiteral(ISLEWRIGHT_SOURCE_DIR "/maps/heading-for-new-shores.isle")));
    deals = std::make_unique<DealPreview>(*document);
    QVERIFY(deals->board());
    QVERIFY(shuffledHexes().size() > 10);
}

void TestDealPreview::rerollAndBack() {
    const auto first = deals->board()->hexes;
    QSignalSpy changed(deals.get(), &DealPreview::changed);
    deals->reroll();
    QCOMPARE(changed.count(), 1);
    QCOMPARE(deals->seed(), std::uint64_t{2});
    const auto second = deals->board()->hexes;
    QVERIFY(second != first);
    QVERIFY(deals->canGoBack() && !deals->canGoForward());
    deals->back();
    QVERIFY(deals->board()->hexes == first);
    deals->forward();
    QVERIFY(deals->board()->hexes == second);
    deals->back();
    deals->setSeed(77); // a new way ends the old one forward
    QVERIFY(!deals->canGoForward());
}

void TestDealPreview::lockedHexesKeepTheirDeal() {
    const std::vector<Cell> cells = shuffledHexes();
    const std::vector<Cell> locked{cells[0], cells[3], cells[7]};
    std::map<Cell, BoardHex> before;
    for (const Cell cell : locked)
        before[cell] = hexAt(cell);
    deals->toggleLock(locked);
    QCOMPARE(deals->locked(), locked);
    for (int i = 0; i < 50; ++i) {
        deals->reroll();
        QVERIFY(deals->board());
        for (const Cell cell : locked)
            QVERIFY(hexAt(cell) == before[cell]);
    }
    // One more hex, locked at what it has now; those locked before stay as they were.
    const BoardHex later = hexAt(cells[5]);
    deals->toggleLock({cells[5]});
    deals->reroll();
    QVERIFY(hexAt(cells[5]) == later);
    QVERIFY(hexAt(cells[3]) == before[cells[3]]);
}

void TestDealPreview::unlockedAgainTheSeedDealsAsBefore() {
    const auto first = deals->board()->hexes;
    deals->toggleLock({shuffledHexes().front()});
    deals->reroll();
    deals->unlockAll();
    QVERIFY(deals->locked().empty());
    deals->setSeed(1);
    QVERIFY(deals->board()->hexes == first);
}

void TestDealPreview::dealtMapGivesTheSameBoard() {
    deals->toggleLock({shuffledHexes()[2]});
    deals->reroll();
    const auto shown = deals->board()->hexes;
    MapDocument other;
    other.reset(deals->dealtMap());
    DealPreview again(other);
    again.setSeed(deals->seed());
    QVERIFY(again.board()->hexes == shown);
}

void TestDealPreview::pinIsOneStepAndFixesEverything() {
    const QByteArray before = writeIsle(document->map());
    const auto shown = deals->board()->hexes;
    QVERIFY(deals->pin({}));
    QCOMPARE(document->undoStack().count(), 1);
    for (const MapHex& hex : document->map().cells) {
        QVERIFY(hex.terrain != Terrain::Any);
        QVERIFY(!hex.number.isShuffled());
    }
    deals->setSeed(99); // nothing is left to chance
    QVERIFY(deals->board()->hexes == shown);
    document->undoStack().undo();
    QCOMPARE(writeIsle(document->map()), before);
}

void TestDealPreview::pinSelectedFixesOnlyThose() {
    const std::vector<Cell> cells = shuffledHexes();
    const BoardHex shown = hexAt(cells[1]);
    QVERIFY(deals->pin({cells[1]}));
    QCOMPARE(document->map().at(cells[1]).terrain, shown.terrain);
    QCOMPARE(document->map().at(cells[1]).number.value(), int(shown.number));
    QCOMPARE(document->map().at(cells[2]).terrain, Terrain::Any);
    QVERIFY(deals->board()); // the pools fit what is left
}

void TestDealPreview::anotherShapeForgetsLocks() {
    deals->toggleLock({shuffledHexes().front()});
    deals->keep();
    QVERIFY(deals->kept());
    document->edit("sea", {}, [cell = shuffledHexes().back()](Map& map) {
        map.set(cell, {Terrain::Sea, {}});
    });
    QVERIFY(deals->locked().empty());
    QVERIFY(!deals->kept());
}

void TestDealPreview::refusalIsTold() {
    document->edit("pool", {}, [](Map& map) { map.pools.numbers.emplace(); });
    QVERIFY(!deals->board());
    QVERIFY(!deals->refusal().isEmpty());
    QVERIFY(!deals->pin({}));
    deals->toggleLock(shuffledHexes()); // nothing to lock
    QVERIFY(deals->locked().empty());
}

QTEST_GUILESS_MAIN(TestDealPreview)
#include "tst_deal_preview.moc"
