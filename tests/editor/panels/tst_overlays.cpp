#include "editor/panels/overlays.h"
#include "engine/deal/deal.h"

#include <QTest>

#include <cmath>

namespace isle {

namespace {

Cell at(int row, int col) {
    return {static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)};
}

/// A sea of 5 x 9 with two islands. Home: forest 6 at B3, hills 5 at C3. Away: fields 4 at H3, four hexes to
/// the east of C3.
Map twoIslands() {
    Map map = blankMap(5, 9, Terrain::Sea);
    map.set(at(2, 1), {Terrain::Forest, CellNumber::fixed(6), Marker::None});
    map.set(at(2, 2), {Terrain::Hills, CellNumber::fixed(5), Marker::None});
    map.set(at(2, 7), {Terrain::Fields, CellNumber::fixed(4), Marker::None});
    map.islands = {{at(2, 1), "Home", IslandRole::Start}, {at(2, 7), "Away", IslandRole::New}};
    map.options.set(Option::Expansions, static_cast<int>(Expansions::Sea));
    return map;
}

MapOverlay overlayOf(OverlayKind kind, const Map& map, bool dealt = false, const Map* fixed = nullptr) {
    const Topology topology(shapeOf(map));
    const KnownGround ground(fixed ? *fixed : map, topology);
    return makeOverlay(kind, {map, topology, ground, dealt}).value();
}

const MapOverlay::Spot* spot(const MapOverlay& overlay, CrossingPlace place) {
    for (const MapOverlay::Spot& each : overlay.spots)
        if (canonical(each.crossing) == canonical(place))
            return &each;
    return nullptr;
}

QString label(const MapOverlay& overlay, Cell cell, Corner corner) {
    const MapOverlay::Spot* found = spot(overlay, {cell, corner});
    return found ? found->label : QStringLiteral("none");
}

} // namespace

class TestOverlays : public QObject {
    Q_OBJECT

  private slots:
    void noneIsNothing() {
        const Map map = twoIslands();
        const Topology topology(shapeOf(map));
        const KnownGround ground(map, topology);
        QVERIFY(!makeOverlay(OverlayKind::None, {map, topology, ground, false}));
    }

    void pipsAreSumsAtCrossings() {
        // 6 has 5 pips, 5 has 4, 4 has 3.
        const MapOverlay overlay = overlayOf(OverlayKind::Pips, twoIslands());
        QCOMPARE(label(overlay, at(2, 1), Corner::NW), QStringLiteral("5"));
        QCOMPARE(label(overlay, at(2, 1), Corner::NE), QStringLiteral("9")); // forest and hills
        QCOMPARE(label(overlay, at(2, 2), Corner::SE), QStringLiteral("4"));
        QCOMPARE(label(overlay, at(2, 7), Corner::S), QStringLiteral("3"));
        QCOMPARE(label(overlay, at(0, 0), Corner::N), QStringLiteral("none")); // sea alone
        // 10 crossings of two joined hexes and 6 of one.
        QCOMPARE(overlay.spots.size(), std::size_t(16));
        QVERIFY(overlay.note.isEmpty());
        QCOMPARE(spot(overlay, {at(2, 1), Corner::NE})->colour, scaleColour(1));
        QCOMPARE(overlay.keys.back().text, QStringLiteral("9 pips"));
        QCOMPARE(overlay.keys.front().text, QStringLiteral("0 pips"));
    }

    void whatIsDealtIsSaidToBeUnknown() {
        Map map = twoIslands();
        map.set(at(2, 2), {Terrain::Hills, CellNumber::shuffled(), Marker::None});
        const MapOverlay design = overlayOf(OverlayKind::Pips, map);
        QCOMPARE(label(design, at(2, 1), Corner::NE), QStringLiteral("5+"));
        QCOMPARE(label(design, at(2, 1), Corner::NW), QStringLiteral("5"));
        QVERIFY(design.note.startsWith(QStringLiteral("Of what is fixed")));
        // A deal that brings the 10 (3 pips) to the hills.
        BoardPicture shown = pictureOf(map);
        shown.design = false;
        for (HexPicture& hex : shown.hexes)
            if (hex.cell == at(2, 2)) {
                hex.face = TokenFace::Value;
                hex.number = 10;
            }
        const Map fixed = mapAsShown(map, shown);
        const MapOverlay dealt = overlayOf(OverlayKind::Pips, map, true, &fixed);
        QCOMPARE(label(dealt, at(2, 1), Corner::NE), QStringLiteral("8"));
        QCOMPARE(dealt.note, QStringLiteral("Of the deal that is shown."));
        // The design itself leaves the map alone.
        QVERIFY(mapAsShown(map, pictureOf(map)) == map);
    }

    void aRealDealIsTakenFromItsPicture() {
        Map map = twoIslands();
        map.set(at(2, 1), {Terrain::Any, CellNumber::shuffled(), Marker::None});
        map.setHarbour({{at(2, 1), Direction::W}, HarbourKind::Shuffled});
        const auto board = deal(map, 7);
        QVERIFY(board);
        const Map fixed = mapAsShown(map, pictureOf(map, board.value()));
        QVERIFY(fixed.at(at(2, 1)).terrain != Terrain::Any);
        QVERIFY(fixed.at(at(2, 1)).number.isFixed());
        QVERIFY(fixed.harbours.front().kind != HarbourKind::Shuffled);
        QCOMPARE(fixed.at(at(2, 2)).number.value(), 5);
    }

    void bestPlacesKeepTheDistanceRule() {
        const MapOverlay overlay = overlayOf(OverlayKind::BestSpots, twoIslands());
        QVERIFY(overlay.spots.size() >= 2);
        QCOMPARE(overlay.spots.front().label, QStringLiteral("1"));
        // The two crossings between forest and hills have the most pips; they are joined by one edge, so that
        // only one of them can be taken (B-103).
        const CrossingPlace upper = canonical(CrossingPlace{at(2, 1), Corner::NE});
        const CrossingPlace lower = canonical(CrossingPlace{at(2, 1), Corner::SE});
        const CrossingPlace first = canonical(overlay.spots.front().crossing);
        QVERIFY(first == upper || first == lower);
        QVERIFY(!(spot(overlay, upper) && spot(overlay, lower)));
        const Topology topology(shapeOf(twoIslands()));
        for (const MapOverlay::Spot& one : overlay.spots) {
            for (const MapOverlay::Spot& other : overlay.spots)
                QVERIFY(
                    !topology
                         .edgeBetween(topology.crossingAt(one.crossing), topology.crossingAt(other.crossing))
                         .valid());
            // Away is no start island (S-71).
            QVERIFY(topology[topology.crossingAt(one.crossing)].island.index() == 0);
        }
        QVERIFY(overlay.spots.front().tipDetail.contains(QStringLiteral("9 pips")));
        QVERIFY(overlay.keys.front().text.contains(QStringLiteral("9 pips")));
        QCOMPARE(overlay.keys.size(), overlay.spots.size());
    }

    void islandsHaveColoursNamesAndRoles() {
        const MapOverlay overlay = overlayOf(OverlayKind::Islands, twoIslands());
        QCOMPARE(overlay.areas.size(), std::size_t(2));
        QCOMPARE(overlay.areas[0].hexes, (std::vector<Cell>{at(2, 1), at(2, 2)}));
        QVERIFY(overlay.areas[0].colour != overlay.areas[1].colour);
        QCOMPARE(overlay.keys[0].text, QStringLiteral("1  Home, 2 hexes, start island"));
        QCOMPARE(overlay.keys[1].text, QStringLiteral("2  Away, 1 hex, new island"));
    }

    void manyIslandsAreToldApart() {
        Map map = blankMap(20, 20, Terrain::Sea);
        for (int row = 1; row < 19; row += 3)
            for (int col = 1; col < 19; col += 3)
                map.set(at(row, col), {Terrain::Forest, CellNumber(), Marker::None});
        const MapOverlay overlay = overlayOf(OverlayKind::Islands, map);
        QCOMPARE(overlay.areas.size(), std::size_t(36));
        for (std::size_t i = 0; i < 30; ++i) // 6 colours by 5 patterns
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(overlay.areas[i].colour != overlay.areas[j].colour
                        || overlay.areas[i].pattern != overlay.areas[j].pattern);
        QCOMPARE(overlay.note, QStringLiteral("and 18 more"));
    }

    void shipsAreCountedFromTheStartArea() {
        const MapOverlay overlay = overlayOf(OverlayKind::ShipDistances, twoIslands());
        // From the NE corner of C3 along the row: crossings go up and down, two edges to a hex. The NW corner
        // of H3 is the NE corner of G3; C3's NE is D3's NW. From there D3, E3, F3, G3: 4 hexes, 8 edges.
        QCOMPARE(label(overlay, at(2, 7), Corner::NW), QStringLiteral("8"));
        QCOMPARE(label(overlay, at(2, 7), Corner::SW), QStringLiteral("8"));
        // Round Away roads go along its coast for nothing.
        QCOMPARE(label(overlay, at(2, 7), Corner::NE), QStringLiteral("8"));
        QCOMPARE(label(overlay, at(2, 3), Corner::N), QStringLiteral("1"));
        QCOMPARE(label(overlay, at(2, 1), Corner::N), QStringLiteral("none")); // the start area itself
        QVERIFY(spot(overlay, {at(2, 7), Corner::NW})->large);
        QVERIFY(!spot(overlay, {at(2, 3), Corner::N})->large);
    }

    void withoutTheSeaThereAreNoShips() {
        Map map = twoIslands();
        map.options.set(Option::Expansions, static_cast<int>(Expansions::None));
        map.set(at(2, 7), {Terrain::Sea, CellNumber(), Marker::None});
        map.islands = {{at(2, 1), "Home", IslandRole::Start}};
        const MapOverlay overlay = overlayOf(OverlayKind::ShipDistances, map);
        QVERIFY(overlay.spots.empty());
        QVERIFY(overlay.note.contains(QStringLiteral("no ships")));
    }

    void groundOutOfReachIsMarked() {
        QVERIFY(overlayOf(OverlayKind::NeverSettled, twoIslands()).areas.empty());
        QCOMPARE(overlayOf(OverlayKind::NeverSettled, twoIslands()).note,
                 QStringLiteral("Every crossing of land can be settled."));
        // A column of void cuts Away off: no ship passes between void hexes (S-5), nor along the rim.
        Map map = twoIslands();
        for (int row = 0; row < 5; ++row)
            map.set(at(row, 4), {Terrain::Void, CellNumber(), Marker::None});
        const MapOverlay overlay = overlayOf(OverlayKind::NeverSettled, map);
        QCOMPARE(overlay.areas.size(), std::size_t(1));
        QCOMPARE(overlay.areas.front().hexes, (std::vector<Cell>{at(2, 7)}));
        QCOMPARE(overlay.spots.size(), std::size_t(6));
        QCOMPARE(overlay.keys[0].text, QStringLiteral("1 hex without a corner to settle on"));
        QCOMPARE(overlay.keys[1].text, QStringLiteral("6 crossings out of reach"));
    }

    void theScaleGrowsLighterAndCarriesText() {
        const auto channel = [](double value) {
            return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
        };
        const auto luminance = [&](const QColor& colour) {
            return 0.2126 * channel(colour.redF()) + 0.7152 * channel(colour.greenF())
                   + 0.0722 * channel(colour.blueF());
        };
        double before = -1;
        for (int i = 0; i <= 100; ++i) {
            const QColor colour = scaleColour(i / 100.0);
            const double now = luminance(colour);
            QVERIFY2(now > before, qPrintable(QString::number(i)));
            before = now;
            const double text = luminance(textOn(colour));
            const double contrast = (std::max(text, now) + 0.05) / (std::min(text, now) + 0.05);
            QVERIFY2(contrast >= 4.5, qPrintable(QStringLiteral("%1: %2").arg(i).arg(contrast)));
        }
    }
};

} // namespace isle

QTEST_GUILESS_MAIN(isle::TestOverlays)
#include "tst_overlays.moc"
