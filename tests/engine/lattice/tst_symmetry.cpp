#include "engine/lattice/shapes.h"
#include "engine/lattice/symmetry.h"

#include <QtTest>

#include <algorithm>

using namespace isle;

namespace {

template <class Place>
std::vector<Place> sorted(std::vector<Place> places) {
    std::sort(places.begin(), places.end());
    return places;
}

const LatticeCentre hex = Cell{2, 2};
const LatticeCentre eastEdge = EdgePlace{{2, 2}, Direction::E};
const LatticeCentre slantedEdge = EdgePlace{{2, 2}, Direction::NE};
const LatticeCentre crossing = CrossingPlace{{2, 2}, Corner::N};

} // namespace

class TestSymmetry : public QObject {
    Q_OBJECT

  private slots:
    void sizesOfTheGroups();
    void groupsAreClosed();
    void whatTheLatticeAllows();
    void centreIsFitted();
    void imagesOfHexes();
    void imagesOfEdges();
    void imagesOfCrossings();
    void imagesOfManyHexes();
};

void TestSymmetry::sizesOfTheGroups() {
    QVERIFY(!Symmetry().on());
    for (const SymmetryKind kind : allSymmetryKinds) {
        const std::size_t mirrors = axesOf(kind).size();
        const auto turns = static_cast<std::size_t>(turnsOf(kind));
        // As many mirrors as turns, or none, or one alone.
        QVERIFY(mirrors == 0 || mirrors == turns);
        const Symmetry symmetry(kind, hex);
        QCOMPARE(symmetry.transforms().size(), turns + mirrors);
    }
    const Symmetry all(SymmetryKind::Star6, hex);
    QCOMPARE(all.transforms().size(), 12U);
}

void TestSymmetry::groupsAreClosed() {
    for (const SymmetryKind kind : allSymmetryKinds)
        for (const LatticeCentre& centre : {hex, eastEdge, slantedEdge, crossing}) {
            const Symmetry symmetry(kind, centre);
            const auto all = symmetry.transforms();
            for (const LatticeTransform& a : all) {
                QVERIFY(std::find(all.begin(), all.end(), a.inverse()) != all.end());
                for (const LatticeTransform& b : all)
                    QVERIFY(std::find(all.begin(), all.end(), a.after(b)) != all.end());
            }
        }
}

void TestSymmetry::whatTheLatticeAllows() {
    for (const SymmetryKind kind : allSymmetryKinds) {
        QVERIFY(allows(kind, hex));
        const int turns = turnsOf(kind);
        if (turns == 6)
            QVERIFY(!allows(kind, eastEdge) && !allows(kind, slantedEdge) && !allows(kind, crossing));
    }
    QVERIFY(allows(SymmetryKind::Turns2, eastEdge));
    QVERIFY(!allows(SymmetryKind::Turns2, crossing));
    QVERIFY(allows(SymmetryKind::Turns3, crossing));
    QVERIFY(!allows(SymmetryKind::Turns3, eastEdge));
    // An east edge stands upright: its own line is vertical, the line across it horizontal.
    QVERIFY(allows(SymmetryKind::MirrorVertical, eastEdge));
    QVERIFY(allows(SymmetryKind::MirrorHorizontal, eastEdge));
    QVERIFY(allows(SymmetryKind::CrossUpright, eastEdge));
    QVERIFY(!allows(SymmetryKind::MirrorSteep, eastEdge));
    // A north-east edge runs from the top corner down to the right.
    QVERIFY(allows(SymmetryKind::MirrorShallowBack, slantedEdge));
    QVERIFY(allows(SymmetryKind::MirrorSteep, slantedEdge));
    QVERIFY(allows(SymmetryKind::CrossSteep, slantedEdge));
    QVERIFY(!allows(SymmetryKind::CrossShallow, slantedEdge));
    QVERIFY(!allows(SymmetryKind::MirrorVertical, slantedEdge));
    // The three edges of a crossing run along axes through corners.
    QVERIFY(allows(SymmetryKind::StarCorners, crossing));
    QVERIFY(!allows(SymmetryKind::StarEdges, crossing));
}

void TestSymmetry::centreIsFitted() {
    QVERIFY(fittedCentre(SymmetryKind::Turns3, crossing) == crossing);
    QVERIFY(fittedCentre(SymmetryKind::Turns6, crossing) == hex);
    QVERIFY(fittedCentre(SymmetryKind::Turns3, eastEdge) == hex);
    QCOMPARE(Symmetry(SymmetryKind::Turns6, crossing).images(Cell{2, 2}).size(), 1U); // about the hex itself
}

void TestSymmetry::imagesOfHexes() {
    const auto images = [](SymmetryKind kind, LatticeCentre centre, Cell cell) {
        return sorted(Symmetry(kind, centre).images(cell));
    };
    QCOMPARE(images(SymmetryKind::Off, hex, {2, 3}), (std::vector<Cell>{{2, 3}}));
    QCOMPARE(images(SymmetryKind::Turns2, hex, {2, 3}), (std::vector<Cell>{{2, 1}, {2, 3}}));
    // Every second neighbour: east, south-west, north-west.
    QCOMPARE(images(SymmetryKind::Turns3, hex, {2, 3}), (std::vector<Cell>{{1, 1}, {2, 3}, {3, 1}}));
    QCOMPARE(images(SymmetryKind::Turns6, hex, {2, 3}), hexagonOutline({2, 2}, 1));
    QCOMPARE(images(SymmetryKind::Turns3, crossing, {2, 2}), (std::vector<Cell>{{1, 1}, {1, 2}, {2, 2}}));
    QCOMPARE(images(SymmetryKind::Turns2, eastEdge, {2, 2}), (std::vector<Cell>{{2, 2}, {2, 3}}));
    // North-east of the one is south-west of the other.
    QCOMPARE(images(SymmetryKind::Turns2, eastEdge, {1, 2}), (std::vector<Cell>{{1, 2}, {3, 2}}));
    QCOMPARE(images(SymmetryKind::MirrorVertical, hex, {1, 2}), (std::vector<Cell>{{1, 1}, {1, 2}}));
    QCOMPARE(images(SymmetryKind::MirrorHorizontal, hex, {1, 2}), (std::vector<Cell>{{1, 2}, {3, 2}}));
    QCOMPARE(images(SymmetryKind::MirrorSteep, hex, {1, 2}), (std::vector<Cell>{{1, 2}})); // on the axis
    QCOMPARE(images(SymmetryKind::Star6, hex, {2, 5}).size(), 6U);                         // on one
    QCOMPARE(images(SymmetryKind::Star6, hex, {3, 4}).size(), 12U);                        // on none
}

void TestSymmetry::imagesOfEdges() {
    const Symmetry turns(SymmetryKind::Turns6, hex);
    // The sides of the hex in the middle, each once.
    QCOMPARE(turns.images(EdgePlace{{2, 2}, Direction::E}).size(), 6U);
    // The edge of the centre of a half turn is its own image, whatever it is named from.
    const Symmetry half(SymmetryKind::Turns2, eastEdge);
    QCOMPARE(half.images(EdgePlace{{2, 3}, Direction::W}), (std::vector<EdgePlace>{{{2, 3}, Direction::W}}));
    QCOMPARE(half.images(EdgePlace{{2, 2}, Direction::NE}),
             (std::vector<EdgePlace>{{{2, 2}, Direction::NE}, {{2, 3}, Direction::SW}}));
    const Symmetry mirror(SymmetryKind::MirrorVertical, hex);
    QCOMPARE(mirror.images(EdgePlace{{1, 2}, Direction::E}),
             (std::vector<EdgePlace>{{{1, 2}, Direction::E}, {{1, 1}, Direction::W}}));
}

void TestSymmetry::imagesOfCrossings() {
    QCOMPARE(Symmetry(SymmetryKind::Turns3, crossing).images(CrossingPlace{{2, 2}, Corner::N}).size(), 1U);
    QCOMPARE(Symmetry(SymmetryKind::Turns6, hex).images(CrossingPlace{{2, 2}, Corner::N}).size(), 6U);
    QCOMPARE(Symmetry(SymmetryKind::MirrorVertical, hex).images(CrossingPlace{{2, 2}, Corner::NE}),
             (std::vector<CrossingPlace>{canonical(CrossingPlace{{2, 2}, Corner::NE}),
                                         canonical(CrossingPlace{{2, 2}, Corner::NW})}));
}

void TestSymmetry::imagesOfManyHexes() {
    const Symmetry half(SymmetryKind::Turns2, hex);
    const std::vector<Cell> row{{2, 2}, {2, 3}, {2, 4}};
    QCOMPARE(half.images(std::span<const Cell>(row)),
             (std::vector<Cell>{{2, 0}, {2, 1}, {2, 2}, {2, 3}, {2, 4}}));
}

QTEST_APPLESS_MAIN(TestSymmetry)
#include "tst_symmetry.moc"
