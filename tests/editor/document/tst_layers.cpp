#include "editor/document/layers.h"
#include "editor/document/map_document.h"
#include "engine/map/layouts.h"
#include "engine/map/resize.h"

#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

namespace isle {

namespace {

/// A little of everything that lies on a layer.
Map fullMap() {
    Map map = blankMap(4, 4, Terrain::Sea);
    map.set({1, 1}, {Terrain::Forest, CellNumber::fixed(6), Marker::ChipAny});
    map.set({1, 2}, {Terrain::Hills, CellNumber::shuffled(), Marker::None});
    map.setHarbour({{{1, 1}, Direction::W}, HarbourKind::Wool});
    map.islands = {{{1, 1}, "Home", IslandRole::Start}};
    map.robberStart = Cell{1, 2};
    return map;
}

/// Changes something on every layer.
void changeEverything(Map& map) {
    MapHex hex = map.at({1, 1});
    hex.terrain = Terrain::Fields;
    hex.number = CellNumber::fixed(4);
    hex.marker = Marker::None;
    hex.group = 1;
    hex.barred.insert(8);
    map.set({1, 1}, hex);
    map.groups = {{"Home", {}, {}}};
    map.harbours.clear();
    map.islands.front().name = "Away";
    map.robberStart.reset();
    map.pirateStart = Cell{0, 0};
    map.forbiddenStarts = {canonical(CrossingPlace{{1, 1}, Corner::N})};
    map.farSide = {{1, 2}};
}

} // namespace

class TestLayers : public QObject {
    Q_OBJECT

  private slots:
    void init() {
        layers_.reset();
        document_ = std::make_unique<MapDocument>();
        document_->setLayers(&layers_);
        document_->reset(fullMap());
    }

    void everythingChangesUnlocked() {
        const QSignalSpy held(document_.get(), &MapDocument::heldBack);
        Map wanted = fullMap();
        changeEverything(wanted);
        QVERIFY(document_->edit("All", {}, changeEverything));
        QVERIFY(document_->map() == wanted);
        QCOMPARE(held.count(), 0);
    }

    void aLockedLayerStays_data() {
        QTest::addColumn<LayerId>("layer");
        for (const LayerId layer : {LayerId::Terrain, LayerId::Numbers, LayerId::Harbours, LayerId::Specials,
                                    LayerId::Islands, LayerId::Starts})
            QTest::newRow(qPrintable(displayName(layer))) << layer;
    }
    void aLockedLayerStays() {
        QFETCH(LayerId, layer);
        layers_.setLocked(layer, true);
        QSignalSpy held(document_.get(), &MapDocument::heldBack);
        QVERIFY(document_->edit("All", {}, changeEverything));
        const Map before = fullMap();
        const Map& now = document_->map();
        const MapHex old = before.at({1, 1});
        const MapHex hex = now.at({1, 1});
        const auto stays = [layer](LayerId other) { return layer == other; };
        QCOMPARE(hex.terrain == old.terrain, stays(LayerId::Terrain));
        QCOMPARE(hex.group == old.group, stays(LayerId::Terrain));
        QCOMPARE(now.groups == before.groups, stays(LayerId::Terrain));
        QCOMPARE(hex.number == old.number, stays(LayerId::Numbers));
        QCOMPARE(hex.barred == old.barred, stays(LayerId::Numbers));
        QCOMPARE(now.harbours == before.harbours, stays(LayerId::Harbours));
        QCOMPARE(hex.marker == old.marker, stays(LayerId::Specials));
        QCOMPARE(now.robberStart == before.robberStart, stays(LayerId::Specials));
        QCOMPARE(now.pirateStart == before.pirateStart, stays(LayerId::Specials));
        QCOMPARE(now.islands == before.islands, stays(LayerId::Islands));
        QCOMPARE(now.forbiddenStarts == before.forbiddenStarts, stays(LayerId::Starts));
        QCOMPARE(now.farSide == before.farSide, stays(LayerId::Starts));
        QCOMPARE(held.count(), 1);
        QCOMPARE(held.front().front().toString(),
                 QStringLiteral("The layer %1 is locked; unlock it in Layers.").arg(displayName(layer)));
    }

    void nothingLeftOfAnEditMakesNoStep() {
        layers_.setLocked(LayerId::Terrain, true);
        QSignalSpy held(document_.get(), &MapDocument::heldBack);
        QVERIFY(!document_->edit("Paint", {}, [](Map& map) {
            map.set({0, 0}, {Terrain::Forest, CellNumber(), Marker::None});
        }));
        QCOMPARE(document_->undoStack().count(), 0);
        QCOMPARE(held.count(), 1);
        QVERIFY(document_->map() == fullMap());
    }

    void severalLayersAreNamed() {
        QCOMPARE(lockedSentence({LayerId::Terrain, LayerId::Numbers, LayerId::Starts}),
                 QStringLiteral("The layers Terrain, Numbers and Starts are locked; unlock them in Layers."));
        QCOMPARE(lockedSentence({}), QString());
    }

    void resizingIsHeldBackAsAWhole() {
        layers_.setLocked(LayerId::Harbours, true);
        QSignalSpy held(document_.get(), &MapDocument::heldBack);
        QVERIFY(!document_->edit("Resize", {}, [](Map& map) { map = blankMap(9, 9, Terrain::Sea); }));
        QVERIFY(document_->map() == fullMap());
        QCOMPARE(held.count(), 1);
    }

    void otherLayoutsOpenAllTheSame() {
        for (const LayerId layer : allLayers)
            layers_.setLocked(layer, true);
        QVERIFY(document_->edit("Add layout", {},
                                [](Map& map) { addLayout(map, blankMap(6, 6, Terrain::Sea)); }));
        QCOMPARE(document_->map().rows, 6);
        QVERIFY(document_->edit("Open layout", {}, [](Map& map) { switchLayout(map, 0); }));
        QCOMPARE(document_->map().rows, 4);
    }

    void undoAndRedoAreNotHeldBack() {
        QVERIFY(document_->edit("All", {}, changeEverything));
        for (const LayerId layer : allLayers)
            layers_.setLocked(layer, true);
        document_->undoStack().undo();
        QVERIFY(document_->map() == fullMap());
        document_->undoStack().redo();
        QCOMPARE(document_->map().at({1, 1}).terrain, Terrain::Fields);
    }

    void shownAndDimmedHoldNothingBack() {
        for (const LayerId layer : allLayers) {
            layers_.setShown(layer, false);
            layers_.setDimmed(layer, true);
        }
        // Rulers and the trace picture are no part of a map.
        layers_.setLocked(LayerId::Coordinates, true);
        layers_.setLocked(LayerId::Trace, true);
        QVERIFY(!layers_.anyLocked());
        Map wanted = fullMap();
        changeEverything(wanted);
        QVERIFY(document_->edit("All", {}, changeEverything));
        QVERIFY(document_->map() == wanted);
    }

    void tellsOfChangesOnce() {
        QSignalSpy changed(&layers_, &Layers::changed);
        layers_.setDimmed(LayerId::Numbers, true);
        layers_.setDimmed(LayerId::Numbers, true);
        QCOMPARE(changed.count(), 1);
        layers_.reset();
        QCOMPARE(changed.count(), 2);
        QVERIFY(layers_[LayerId::Numbers] == LayerState());
    }

  private:
    Layers layers_;
    std::unique_ptr<MapDocument> document_;
};

} // namespace isle

QTEST_GUILESS_MAIN(isle::TestLayers)
#include "tst_layers.moc"
