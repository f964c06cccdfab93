#include "engine/base/random.h"
#include "engine/lattice/topology.h"

#include <QtTest>

#include <map>
#include <set>

using namespace isle;

namespace {

Cell cell(int row, int col) {
    return {static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)};
}

/// '.' void, '~' sea, anything else land; one line a row, no spaces.
Shape shapeFrom(const std::vector<std::string>& rows) {
    Shape shape{static_cast<int>(rows.size()), static_cast<int>(rows.front().size()), {}};
    for (const std::string& row : rows)
        for (const char sign : row)
            shape.cells.push_back(sign == '.' ? Ground::None : sign == '~' ? Ground::Sea : Ground::Land);
    return shape;
}

Shape randomShape(Random& random, int rows, int cols) {
    Shape shape{rows, cols, {}};
    for (int i = 0; i < rows * cols; ++i)
        shape.cells.push_back(static_cast<Ground>(random.below(3)));
    return shape;
}

/// Everything of B-2 to B-7, S-5 and S-6 worked out the slow way, from the points of the lattice.
class SlowTopology {
  public:
    explicit SlowTopology(const Shape& shape) : shape_(shape) {
        for (int row = -2; row < shape.rows + 2; ++row)
            for (int col = -2; col < shape.cols + 2; ++col)
                add(cell(row, col));
    }

    struct Line {
        std::set<LatticePoint> ends;
        std::vector<Ground> sides;
    };
    std::map<LatticePoint, std::vector<Ground>> corners; ///< the three cells at each point
    std::map<LatticePoint, Line> lines;                  ///< by doubled middle

    [[nodiscard]] bool exists(LatticePoint point) const {
        const auto& around = corners.at(point);
        return std::any_of(around.begin(), around.end(),
                           [](Ground ground) { return ground != Ground::None; });
    }

  private:
    void add(Cell at) {
        for (const Corner corner : allCorners)
            corners[pointOf({at, corner})].push_back(shape_.at(at));
        for (const Direction direction : allDirections) {
            const EdgePlace place{at, direction};
            Line& line = lines[doubledMiddleOf(place)];
            line.sides.push_back(shape_.at(at));
            for (const Corner corner : endsOf(direction))
                line.ends.insert(pointOf({at, corner}));
        }
    }
    const Shape& shape_;
};

void compare(const Topology& topology, const SlowTopology& slow) {
    std::size_t crossings = 0;
    for (const auto& [point, around] : slow.corners)
        crossings += slow.exists(point) ? 1 : 0;
    QCOMPARE(topology.crossings().size(), crossings);
    std::size_t edges = 0;
    for (const auto& [middle, line] : slow.lines)
        edges += line.sides.size() == 2 && line.sides != std::vector{Ground::None, Ground::None} ? 1 : 0;
    QCOMPARE(topology.edges().size(), edges);

    for (const Topology::Edge& edge : topology.edges()) {
        const SlowTopology::Line& line = slow.lines.at(doubledMiddleOf(edge.place));
        const auto sides = [&](Ground ground) {
            return std::count(line.sides.begin(), line.sides.end(), ground);
        };
        QCOMPARE(edge.road, sides(Ground::Land) > 0);
        QCOMPARE(edge.ship, sides(Ground::Sea) > 0 && sides(Ground::None) == 0);
        QCOMPARE(edge.rimShip, sides(Ground::Sea) == 1 && sides(Ground::None) == 1);
        QCOMPARE(edge.coastal, sides(Ground::Sea) == 1 && sides(Ground::Land) == 1);
        QVERIFY((line.ends == std::set{topology[edge.ends[0]].point, topology[edge.ends[1]].point}));
    }
    for (const Topology::Crossing& crossing : topology.crossings()) {
        const auto& around = slow.corners.at(crossing.point);
        QCOMPARE(crossing.land, std::count(around.begin(), around.end(), Ground::Land) > 0);
        QCOMPARE(crossing.island.valid(), crossing.land);
        std::set<LatticePoint> expected; // B-7, whatever lies beside the line
        for (const auto& [middle, line] : slow.lines)
            if (line.ends.contains(crossing.point))
                for (const LatticePoint end : line.ends)
                    if (end != crossing.point && slow.exists(end))
                        expected.insert(end);
        std::set<LatticePoint> found;
        for (std::size_t i = 0; i < crossing.neighbourCount; ++i)
            found.insert(topology[crossing.neighbours[i]].point);
        QVERIFY(found == expected);
        QCOMPARE(found.size(), std::size_t{crossing.neighbourCount});
    }
}

} // namespace

class TestTopology : public QObject {
    Q_OBJECT

  private slots:
    void agreesWithTheSlowWay() {
        Random random(11);
        for (int i = 0; i < 60; ++i) {
            const Shape shape = randomShape(random, 1 + static_cast<int>(random.below(6)),
                                            1 + static_cast<int>(random.below(6)));
            compare(Topology(shape), SlowTopology(shape));
            if (QTest::currentTestFailed())
                return;
        }
    }

    void everythingRefersToEachOther() {
        Random random(12);
        const Topology topology(randomShape(random, 12, 15));
        for (std::size_t h = 0; h < topology.hexes().size(); ++h) {
            const Topology::Hex& hex = topology.hexes()[h];
            QVERIFY(topology.hexAt(hex.cell) == HexId(h));
            for (const Corner corner : allCorners) {
                const CrossingId id = hex.crossings[static_cast<std::size_t>(corner)];
                QVERIFY(id.valid());
                QVERIFY((topology[id].point == pointOf({hex.cell, corner})));
                QCOMPARE(std::count(topology[id].hexes.begin(), topology[id].hexes.end(), HexId(h)), 1);
            }
            for (const Direction direction : allDirections) {
                const auto side = static_cast<std::size_t>(direction);
                const Topology::Edge& edge = topology[hex.edges[side]];
                QVERIFY(edge.hexes[0] == HexId(h) || edge.hexes[1] == HexId(h));
                const HexId other = edge.hexes[0] == HexId(h) ? edge.hexes[1] : edge.hexes[0];
                QVERIFY(other == hex.neighbours[side]);
                QVERIFY(other == topology.hexAt(neighbour(hex.cell, direction)));
            }
        }
        for (std::size_t c = 0; c < topology.crossings().size(); ++c) {
            const Topology::Crossing& crossing = topology.crossings()[c];
            for (std::size_t i = 0; i < crossing.neighbourCount; ++i) {
                const EdgeId edge = crossing.edges[i];
                QVERIFY(topology.edgeBetween(CrossingId(c), crossing.neighbours[i]) == edge);
                if (edge.valid())
                    QVERIFY(topology.across(edge, CrossingId(c)) == crossing.neighbours[i]);
            }
        }
    }

    void placesAreFoundByAllTheirNames() {
        Random random(13);
        const Topology topology(randomShape(random, 7, 8));
        for (int row = -2; row < 9; ++row) {
            for (int col = -2; col < 10; ++col) {
                for (const Corner corner : allCorners) {
                    const CrossingPlace place{cell(row, col), corner};
                    const CrossingId id = topology.crossingAt(place);
                    QVERIFY(topology.crossingAt(canonical(place)) == id);
                    if (id.valid())
                        QVERIFY(topology[id].point == pointOf(place));
                }
                for (const Direction direction : allDirections) {
                    const EdgePlace place{cell(row, col), direction};
                    const EdgeId id = topology.edgeAt(place);
                    QVERIFY(topology.edgeAt(otherSide(place)) == id);
                    const bool exists =
                        topology.hexAt(place.cell).valid() || topology.hexAt(otherSide(place).cell).valid();
                    QCOMPARE(id.valid(), exists);
                    if (id.valid())
                        QVERIFY(canonical(topology[id].place) == canonical(place));
                }
            }
        }
    }

    void idsFollowReadingOrder() {
        Random random(14);
        const Topology topology(randomShape(random, 9, 9));
        for (std::size_t h = 1; h < topology.hexes().size(); ++h)
            QVERIFY(topology.hexes()[h - 1].cell < topology.hexes()[h].cell);
        for (std::size_t c = 1; c < topology.crossings().size(); ++c)
            QVERIFY(topology.crossings()[c - 1].place < topology.crossings()[c].place);
        for (std::size_t e = 1; e < topology.edges().size(); ++e)
            QVERIFY(topology.edges()[e - 1].place < topology.edges()[e].place);
        for (const Topology::Crossing& crossing : topology.crossings())
            for (std::size_t i = 1; i < 3 && crossing.hexes[i].valid(); ++i)
                QVERIFY(crossing.hexes[i - 1] < crossing.hexes[i]);
    }

    void oneHexAlone() {
        const Topology topology(shapeFrom({"o"}));
        QCOMPARE(topology.crossings().size(), std::size_t{6});
        QCOMPARE(topology.edges().size(), std::size_t{6});
        for (const Topology::Crossing& crossing : topology.crossings())
            QCOMPARE(int{crossing.neighbourCount}, 2);
        for (const Topology::Edge& edge : topology.edges())
            QVERIFY(edge.road && !edge.ship && !edge.rimShip && !edge.coastal);
        QCOMPARE(topology.islands().size(), std::size_t{1});
        QCOMPARE(topology.seaRegions(), 0);
    }

    void noHexAtAll() {
        for (const Topology& topology : {Topology(Shape()), Topology(shapeFrom({"..", ".."}))}) {
            QVERIFY(topology.hexes().empty() && topology.crossings().empty() && topology.edges().empty());
            QVERIFY(topology.islands().empty());
            QVERIFY(!topology.hexAt(cell(0, 0)).valid());
            QVERIFY((!topology.crossingAt({cell(0, 0), Corner::N}).valid()));
        }
    }

    void B7_crossingsAreAdjacentAcrossALineBetweenVoids() {
        // The line between (1,1) and (1,2) runs from the foot of (0,2) to the top of (2,2).
        const Topology topology(shapeFrom({"..o..", ".....", "..o.."}));
        QCOMPARE(topology.crossings().size(), std::size_t{12});
        const CrossingId foot = topology.crossingAt({cell(0, 2), Corner::S});
        const CrossingId top = topology.crossingAt({cell(2, 2), Corner::N});
        QCOMPARE(int{topology[foot].neighbourCount}, 3);
        QCOMPARE(int{topology[top].neighbourCount}, 3);
        QVERIFY(topology[foot].neighbours[2] == top);
        QVERIFY(topology[top].neighbours[2] == foot);
        QVERIFY(!topology.edgeBetween(foot, top).valid());
        QVERIFY((!topology.edgeAt({cell(1, 1), Direction::E}).valid())); // nothing can be built on it
        QCOMPARE(int{topology[topology.crossingAt({cell(0, 2), Corner::N})].neighbourCount}, 2);
    }

    void S7_islandsAreJoinedByEdgesOnly() {
        // A hole in the sea, two islands side by side across a strait, a lake inside the first.
        const Topology topology(shapeFrom({"ooo~o", "o~o~o", "ooo.."}));
        QCOMPARE(topology.islands().size(), std::size_t{2});
        QVERIFY(topology[topology.islands()[0][0]].cell == cell(0, 0));
        QCOMPARE(topology.islands()[0].size(), std::size_t{8});
        QVERIFY(topology[topology.islands()[1][0]].cell == cell(0, 4));
        QCOMPARE(topology.islands()[1].size(), std::size_t{2});
        QCOMPARE(topology.seaRegions(), 2);
        for (const Topology::Hex& hex : topology.hexes())
            QCOMPARE(hex.island.valid(), hex.ground == Ground::Land);
    }

    void theLargestShape() {
        for (const Ground ground : {Ground::Sea, Ground::Land}) {
            const Shape shape{maxMapSide, maxMapSide, std::vector(std::size_t{64} * 64, ground)};
            const Topology topology(shape);
            QCOMPARE(topology.hexes().size(), std::size_t{4096});
            // The zigzags above and below the map have 2 x 64 + 1 corners each, the 63 between two rows one
            // more, because the rows are shifted.
            QCOMPARE(topology.crossings().size(), std::size_t{2 * 129 + 63 * 130});
            // Euler: crossings - edges + hexes = 1 for a patch without holes.
            QCOMPARE(topology.edges().size(), topology.crossings().size() + topology.hexes().size() - 1);
            QCOMPARE(topology.islands().size(), std::size_t{ground == Ground::Land ? 1U : 0U});
            QCOMPARE(topology.seaRegions(), ground == Ground::Sea ? 1 : 0);
        }
        Random random(15);
        const Topology wild(randomShape(random, maxMapSide, maxMapSide));
        QVERIFY(wild.crossings().size() < CrossingId::none);
        QVERIFY(wild.edges().size() < EdgeId::none);
    }
};

QTEST_APPLESS_MAIN(TestTopology)
#include "tst_topology.moc"
