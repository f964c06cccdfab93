#include "editor/tools/brush_tool.h"
#include "editor/tools/eraser_tool.h"
#include "editor/tools/fill_tool.h"
#include "editor/tools/harbour_tool.h"
#include "editor/tools/number_tool.h"
#include "editor/tools/shape_tool.h"
#include "editor/tools/symmetry_centre_tool.h"
#include "engine/base/random.h"
#include "tests/editor/tools/fake_host.h"

#include <QTest>

using namespace isle;

namespace {

constexpr int side = 19;
const Cell middle{9, 9};

template <class Change>
void choose(FakeHost& host, Change how) {
    DrawOptions options = host.settings().draw();
    how(options);
    host.settings().setDraw(options);
}

std::vector<LatticeCentre> centresOf(SymmetryKind kind) {
    std::vector<LatticeCentre> centres{middle};
    for (const Direction direction : {Direction::E, Direction::NE, Direction::SE})
        centres.emplace_back(EdgePlace{middle, direction});
    for (const Corner corner : {Corner::N, Corner::S})
        centres.emplace_back(CrossingPlace{middle, corner});
    std::erase_if(centres, [&](const LatticeCentre& centre) { return !allows(kind, centre); });
    return centres;
}

/// What is the first thing of a map that its image lacks; empty when map and image are the same. Harbours
/// count only where they are told to.
QString lack(const Map& map, const LatticeTransform& transform, bool harbours) {
    for (std::int16_t row = 0; row < map.rows; ++row)
        for (std::int16_t col = 0; col < map.cols; ++col) {
            const Cell image = transform.apply(Cell{row, col});
            if (map.contains(image) && map.at({row, col}) != map.at(image))
                return QStringLiteral("hex %1,%2").arg(row).arg(col);
        }
    for (const MapHarbour& harbour : map.harbours) {
        const MapHarbour* image = map.harbourAt(transform.apply(harbour.edge));
        if (harbours && (!image || image->kind != harbour.kind))
            return QStringLiteral("harbour %1,%2").arg(harbour.edge.cell.row).arg(harbour.edge.cell.col);
    }
    return {};
}

/// Seven tools used at random on a map of sea.
class Painter {
  public:
    Painter(std::uint64_t seed, int reach) : random_(seed), reach_(reach) {
        host.document().reset(blankMap(side, side, Terrain::Sea));
    }

    void stroke() {
        DrawOptions options = host.settings().draw();
        options.mixed = random_.below(4) == 0;
        options.shape = allShapeKinds[random_.below(allShapeKinds.size())];
        options.filled = random_.below(2) == 0;
        options.fillLinked = random_.below(3) != 0;
        if (!options.mixed)
            host.settings().setTerrain(paints_[random_.below(paints_.size())]);
        host.settings().setDraw(options);
        host.settings().setRadius(static_cast<int>(random_.below(3)));
        switch (random_.below(8)) {
        case 0:
        case 1:
            return drag(brush_, random_.below(2) == 0 ? Qt::ShiftModifier : Qt::NoModifier);
        case 2:
            return drag(eraser_, Qt::NoModifier, random_.below(2) == 0 ? Qt::RightButton : Qt::LeftButton);
        case 3:
            return drag(shape_, Qt::NoModifier);
        case 4:
            if (random_.below(3) == 0) {
                host.use(fill_);
                host.click(cell());
            }
            return;
        case 5:
            return number();
        default:
            return harbour();
        }
    }

    FakeHost host;

  private:
    [[nodiscard]] Cell cell() {
        const auto size = static_cast<std::uint32_t>(2 * reach_ + 1);
        return {static_cast<std::int16_t>(middle.row - reach_ + static_cast<int>(random_.below(size))),
                static_cast<std::int16_t>(middle.col - reach_ + static_cast<int>(random_.below(size)))};
    }
    void drag(Tool& tool, Qt::KeyboardModifiers modifiers, Qt::MouseButton button = Qt::LeftButton) {
        host.use(tool);
        host.press(cell(), button, modifiers);
        for (int i = 0; i < 3; ++i)
            host.drag(cell(), modifiers);
        host.release(cell());
    }
    void number() {
        host.use(number_);
        const int value = tokenValues[random_.below(tokenValues.size())];
        host.settings().setNumber(random_.below(3) == 0 ? CellNumber::shuffled() : CellNumber::fixed(value));
        const Cell at = cell();
        host.hoverAt(at);
        if (random_.below(2) == 0)
            host.key(Qt::Key_0 + static_cast<int>(2 + random_.below(5)), at);
        else
            host.click(at, random_.below(3) == 0 ? Qt::RightButton : Qt::LeftButton);
    }
    void harbour() {
        host.use(harbour_);
        host.settings().setHarbour(allHarbourKinds[random_.below(allHarbourKinds.size())]);
        // A few tries: most edges are no coast.
        for (int i = 0; i < 25; ++i)
            host.click(cell(), random_.below(8) == 0 ? Qt::RightButton : Qt::LeftButton, {},
                       allDirections[random_.below(6)]);
    }

    Random random_;
    int reach_;
    std::vector<Terrain> paints_{Terrain::Forest, Terrain::Hills, Terrain::Any, Terrain::Sea,
                                 Terrain::Gold,   Terrain::Void,  Terrain::Fog};
    BrushTool brush_{host};
    EraserTool eraser_{host};
    ShapeTool shape_{host};
    FillTool fill_{host};
    NumberTool number_{host};
    HarbourTool harbour_{host};
};

} // namespace

class SymmetricPaintingTest : public QObject {
    Q_OBJECT

  private slots:
    void brushPaintsAllImages();
    void imagesOffTheMapAreTold();
    void numbersAndDigits();
    void harboursOnEdges();
    void S107_imagesOfHarboursInEachOthersWay();
    void centreIsChosenOnTheMap();
    void centreByKeys();
    void anyStrokesKeepTheSymmetry_data();
    void anyStrokesKeepTheSymmetry();
};

void SymmetricPaintingTest::brushPaintsAllImages() {
    FakeHost host;
    host.document().reset(blankMap(9, 9, Terrain::Sea)); // its middle is (4,4)
    BrushTool brush(host);
    host.use(brush);
    choose(host, [](DrawOptions& options) { options.symmetry = SymmetryKind::Turns6; });
    host.hoverAt({4, 5});
    QCOMPARE(host.ghost->hexes.size(), 6U);
    host.click({4, 5});
    for (const Direction direction : allDirections)
        QCOMPARE(host.map().at(neighbour({4, 4}, direction)).terrain, Terrain::Forest);
    QCOMPARE(host.map().at({4, 4}).terrain, Terrain::Sea);
    QCOMPARE(host.steps(), 1);
    host.undo();
    QCOMPARE(host.map(), blankMap(9, 9, Terrain::Sea));
    choose(host, [](DrawOptions& options) { options.symmetry = SymmetryKind::MirrorVertical; });
    host.press({2, 6});
    host.drag({3, 6});
    QVERIFY(host.map().at({2, 2}).terrain == Terrain::Forest); // as far to the left of column 4
    QVERIFY(host.map().at({3, 1}).terrain == Terrain::Forest); // odd rows: half a hex further right
    QVERIFY(brush.cancel());
    QCOMPARE(host.map(), blankMap(9, 9, Terrain::Sea));
}

void SymmetricPaintingTest::imagesOffTheMapAreTold() {
    FakeHost host;
    host.document().reset(blankMap(5, 9, Terrain::Sea));
    BrushTool brush(host);
    host.use(brush);
    choose(host, [](DrawOptions& options) { options.symmetry = SymmetryKind::Turns6; });
    // Of the six images of (2,8), four steps from the middle (2,4), only (2,0) lies in the five rows.
    host.hoverAt({2, 8});
    QCOMPARE(host.ghost->tipDetail, QStringLiteral("makes a new island, 4 images lie off the map"));
    host.click({2, 8});
    QCOMPARE(host.map().at({2, 0}).terrain, Terrain::Forest);
}

void SymmetricPaintingTest::numbersAndDigits() {
    FakeHost host;
    host.document().reset(blankMap(9, 9, Terrain::Hills));
    NumberTool tool(host);
    host.use(tool);
    choose(host, [](DrawOptions& options) { options.symmetry = SymmetryKind::Turns2; });
    host.hoverAt({4, 6});
    QVERIFY(host.key(Qt::Key_8, {4, 6}));
    QCOMPARE(host.map().at({4, 6}).number, CellNumber::fixed(8));
    QCOMPARE(host.map().at({4, 2}).number, CellNumber::fixed(8));
    QCOMPARE(host.steps(), 1);
    host.click({4, 2}, Qt::RightButton);
    QVERIFY(host.map().at({4, 6}).number.none());
}

void SymmetricPaintingTest::harboursOnEdges() {
    FakeHost host;
    Map map = blankMap(9, 9, Terrain::Sea);
    for (const Cell cell : disc({4, 4}, 1))
        map.set(cell, {Terrain::Hills, {}, Marker::None});
    host.document().reset(map);
    HarbourTool tool(host);
    host.use(tool);
    choose(host, [](DrawOptions& options) { options.symmetry = SymmetryKind::Turns3; });
    host.hoverAt({4, 5}, Direction::E);
    QCOMPARE(host.ghost->harbours.size(), 3U);
    QCOMPARE(host.ghost->tipDetail, QStringLiteral("3 harbours"));
    host.click({4, 5}, Qt::LeftButton, {}, Direction::E);
    // A third of a turn clockwise: the south-west hex, its south-west edge; then the north-west ones.
    QCOMPARE(host.map().harbours.size(), 3U);
    QVERIFY(host.map().harbourAt({{4, 5}, Direction::E}));
    QVERIFY(host.map().harbourAt({neighbour({4, 4}, Direction::SW), Direction::SW}));
    QVERIFY(host.map().harbourAt({neighbour({4, 4}, Direction::NW), Direction::NW}));
    QCOMPARE(host.steps(), 1);
    host.click({4, 5}, Qt::RightButton, {}, Direction::E);
    QVERIFY(host.map().harbours.empty());
}

void SymmetricPaintingTest::S107_imagesOfHarboursInEachOthersWay() {
    FakeHost host;
    Map map = blankMap(9, 9, Terrain::Sea);
    map.set({4, 4}, {Terrain::Hills, {}, Marker::None});
    host.document().reset(map);
    HarbourTool tool(host);
    host.use(tool);
    // The upright axis runs through the top corner: the edges beside it mirror each other and meet there.
    choose(host, [](DrawOptions& options) { options.symmetry = SymmetryKind::MirrorVertical; });
    host.hoverAt({4, 4}, Direction::NE);
    QCOMPARE(host.ghost->tip, QStringLiteral("Its image at E5 NW would share a crossing with it."));
    host.click({4, 4}, Qt::LeftButton, {}, Direction::NE);
    QVERIFY(host.map().harbours.empty());
    host.click({4, 4}, Qt::LeftButton, {}, Direction::E);
    QCOMPARE(host.map().harbours.size(), 2U);
}

void SymmetricPaintingTest::centreIsChosenOnTheMap() {
    FakeHost host;
    host.document().reset(blankMap(9, 9, Terrain::Sea));
    choose(host, [](DrawOptions& options) { options.symmetry = SymmetryKind::Turns3; });
    SymmetryCentreTool tool(host);
    host.use(tool);
    CanvasPoint point = host.at({4, 4});
    point.units = ViewTransform::unitsOf(CrossingPlace{{4, 4}, Corner::N}) + QPointF(3, 8);
    tool.moved(point);
    QVERIFY(host.triedCentre == LatticeCentre(CrossingPlace{{4, 4}, Corner::N}));
    QCOMPARE(host.ghost->tip, QStringLiteral("Centre on the crossing E5 N"));
    // Near the middle of an edge, where thirds of a turn have no centre: the hex or a crossing.
    point.units = ViewTransform::unitsOf(EdgePlace{{4, 4}, Direction::E});
    tool.moved(point);
    QVERIFY(!std::holds_alternative<EdgePlace>(*host.triedCentre));
    point.units = ViewTransform::unitsOf(Cell{4, 4}) + QPointF(10, 10);
    point.button = Qt::LeftButton;
    tool.pressed(point);
    QVERIFY(host.settings().draw().centre == LatticeCentre(Cell{4, 4}));
    QCOMPARE(host.handedTo, ToolId::Brush); // the tool before
}

void SymmetricPaintingTest::centreByKeys() {
    FakeHost host;
    host.document().reset(blankMap(9, 9, Terrain::Sea));
    choose(host, [](DrawOptions& options) { options.symmetry = SymmetryKind::Turns2; });
    SymmetryCentreTool tool(host);
    host.use(tool);
    tool.cursorMoved({3, 3});
    QVERIFY(host.triedCentre == LatticeCentre(Cell{3, 3}));
    QVERIFY(host.key(Qt::Key_BracketRight, {3, 3}));
    QVERIFY(host.triedCentre == LatticeCentre(EdgePlace{{3, 3}, Direction::E}));
    QVERIFY(host.key(Qt::Key_BracketLeft, {3, 3}));
    QVERIFY(host.key(Qt::Key_BracketLeft,
                     {3, 3})); // from the hex back to its last edge: no corner turns by halves
    QVERIFY(host.triedCentre == LatticeCentre(EdgePlace{{3, 3}, Direction::SE}));
    QVERIFY(host.key(Qt::Key_Return, {3, 3}));
    QVERIFY(host.settings().draw().centre == LatticeCentre(EdgePlace{{3, 3}, Direction::SE}));
    QCOMPARE(host.steps(), 0);
}

void SymmetricPaintingTest::anyStrokesKeepTheSymmetry_data() {
    QTest::addColumn<int>("kind");
    for (const SymmetryKind kind : allSymmetryKinds)
        QTest::addRow("symmetry %d", static_cast<int>(kind)) << static_cast<int>(kind);
}

void SymmetricPaintingTest::anyStrokesKeepTheSymmetry() {
    QFETCH(int, kind);
    const auto symmetry = static_cast<SymmetryKind>(kind);
    std::uint64_t seed = 1;
    int harbours = 0;
    for (const LatticeCentre& centre : centresOf(symmetry))
        for (const int reach : {4, 9}) { // well inside the map, and with images off it
            Painter painter(++seed, reach);
            choose(painter.host, [&](DrawOptions& options) {
                options.symmetry = symmetry;
                options.centre = centre;
            });
            const Symmetry group(symmetry, centre);
            const Map blank = painter.host.map();
            for (int i = 0; i < 25; ++i) {
                painter.stroke();
                harbours += painter.host.map().harbours.empty() ? 0 : 1;
                // Off the map an edge has no coast, so only inside every harbour has its images.
                for (const LatticeTransform& transform : group.transforms())
                    QCOMPARE(lack(painter.host.map(), transform, reach == 4), QString());
            }
            QVERIFY(painter.host.steps() > 5);
            while (painter.host.document().undoStack().canUndo())
                painter.host.undo();
            QCOMPARE(painter.host.map(), blank);
        }
    QVERIFY(harbours > 0);
}

QTEST_GUILESS_MAIN(SymmetricPaintingTest)
#include "tst_symmetric_painting.moc"
