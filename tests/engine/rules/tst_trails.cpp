#include "engine/rules/flow.h"
#include "engine/rules/trail_frontier.h"
#include "tests/engine/rules/scene.h"

using namespace isle;
using namespace isle::test;

namespace {

constexpr std::size_t fewSteps = 400'000; ///< "well under a million", however the pieces lie

/// The longest trail of a graph by walking every trail there is.
class Walker {
  public:
    explicit Walker(const TrailGraph& graph) : graph_(graph), used_(graph.edges.size(), false) {}

    int longest() {
        int best = 0;
        for (std::size_t node = 0; node < graph_.nodes.size(); ++node)
            best = std::max(best, walk(static_cast<std::uint16_t>(node)));
        return best;
    }

  private:
    int walk(std::uint16_t node) {
        int best = 0;
        for (std::size_t i = 0; i < graph_.nodes[node].degree; ++i) {
            const std::uint16_t edge = graph_.nodes[node].edges.at(i);
            if (used_[edge])
                continue;
            used_[edge] = true;
            const auto& ends = graph_.edges[edge];
            best = std::max(best, 1 + walk(ends[0] == node ? ends[1] : ends[0]));
            used_[edge] = false;
        }
        return best;
    }

    const TrailGraph& graph_;
    std::vector<bool> used_;
};

/// A graph with at most three edges at a node and no two edges between the same nodes.
TrailGraph randomGraph(Random& random, std::size_t nodes, std::size_t edges) {
    TrailGraph graph;
    graph.nodes.resize(nodes);
    for (std::size_t tries = 0; graph.edges.size() < edges && tries < 200; ++tries) {
        const auto a = static_cast<std::uint16_t>(random.below(static_cast<std::uint32_t>(nodes)));
        const auto b = static_cast<std::uint16_t>(random.below(static_cast<std::uint32_t>(nodes)));
        const bool there = std::any_of(graph.edges.begin(), graph.edges.end(), [&](const auto& ends) {
            return (ends[0] == a && ends[1] == b) || (ends[0] == b && ends[1] == a);
        });
        if (a == b || there || graph.nodes[a].degree == 3 || graph.nodes[b].degree == 3)
            continue;
        for (const std::uint16_t node : {a, b}) {
            TrailGraph::Node& end = graph.nodes[node];
            end.edges.at(end.degree++) = static_cast<std::uint16_t>(graph.edges.size());
        }
        graph.edges.push_back({a, b});
    }
    return graph;
}

Map wideMap(int rows, int cols, Terrain terrain) {
    Map map = blankMap(rows, cols, terrain);
    map.options.set(Option::PiecesRoads, 100);
    map.options.set(Option::PiecesShips, 100);
    map.options.set(Option::FirstSeat, 0);
    return map;
}

/// What longestTrail says of A and how many steps it took; it has to agree with what the game holds.
int routeOf(Scene& scene, std::size_t& steps) {
    Play play(scene.game);
    return longestTrail(play, 0, &steps);
}

/// An upper bound: of the three pieces at a crossing a trail uses two, but where it begins or ends.
int parityBound(const Game& game) {
    int pieces = 0;
    int forks = 0;
    for (std::size_t e = 0; e < game.topology().edges().size(); ++e)
        pieces += game.piece(EdgeId(e)) ? 1 : 0;
    for (const Topology::Crossing& crossing : game.topology().crossings()) {
        const auto there = std::count_if(crossing.edges.begin(), crossing.edges.end(), [&](EdgeId edge) {
            return edge.valid() && static_cast<bool>(game.piece(edge));
        });
        forks += there == 3 ? 1 : 0;
    }
    return pieces - std::max(0, (forks - 1) / 2);
}

} // namespace

class TstTrails : public QObject {
    Q_OBJECT
  private slots:
    void B140_B142_sweepEqualsWalkingEveryTrail();
    void B142_B193_chainOfRings();
    void B142_packedRoads_data();
    void B142_packedRoads();
    void B142_playedRoadByRoad();
    void S80_packedRoadsAndShips();
};

void TstTrails::B140_B142_sweepEqualsWalkingEveryTrail() {
    Random random(11);
    for (int round = 0; round < 3000; ++round) {
        const std::size_t edges = 1 + random.below(18);
        const std::size_t nodes = 2 + 2 * edges / 3 + random.below(6);
        const TrailGraph graph = randomGraph(random, nodes, edges);
        std::size_t visited = 0;
        QCOMPARE(longestTrailBySweep(graph, visited), Walker(graph).longest());
    }
    std::size_t visited = 0;
    QCOMPARE(longestTrailBySweep(TrailGraph(), visited), 0);
}

void TstTrails::B142_B193_chainOfRings() {
    // Fourteen rings one below the other, each joined to the next by one road: a trail goes all round the
    // first and the last (six each) and half round the others (three), with the thirteen roads between.
    Scene scene(wideMap(28, 2, Terrain::Forest));
    for (int ring = 0; ring < 14; ++ring) {
        for (const Direction direction : allDirections)
            scene.road(A, 2 * ring, 1, direction);
        if (ring < 13)
            scene.road(A, 2 * ring + 1, 0, Direction::E); // from S of (2r,1) to N of (2r+2,1)
    }
    QCOMPARE(scene.game.supply(A, Piece::Road), 3);
    QCOMPARE(scene.game.routeLength(A), 6 + 12 * 3 + 6 + 13);
    // An opponent's town at the head of the eighth ring: seven rings are left above it. (Below, the eighth
    // can only be the end, half round: 3 + 5 * 3 + 6 + 6.)
    scene.settle(B, 13, 0, Corner::SE);
    QCOMPARE(scene.game.routeLength(A), 6 + 5 * 3 + 6 + 6);
}

void TstTrails::B142_packedRoads_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("cols");
    QTest::newRow("compact") << 6 << 5;
    QTest::newRow("strip") << 2 << 12;
    QTest::newRow("column") << 12 << 2;
    QTest::newRow("one row") << 1 << 20;
    QTest::newRow("three rows") << 3 << 9;
}

void TstTrails::B142_packedRoads() {
    QFETCH(int, rows);
    QFETCH(int, cols);
    Scene scene(wideMap(rows, cols, Terrain::Forest));
    for (std::size_t e = 0; e < scene.game.topology().edges().size(); ++e)
        scene.edit.setPiece(EdgeId(e), A, Piece::Road);
    QVERIFY(scene.game.supply(A, Piece::Road) <= 10);
    std::size_t steps = 0;
    const int length = routeOf(scene, steps);
    QCOMPARE(length, scene.game.routeLength(A));
    qInfo("%d pieces: %d long, %zu steps", 100 - scene.game.supply(A, Piece::Road), length, steps);
    QVERIFY2(steps < fewSteps, qPrintable(QString::number(steps)));
    QVERIFY(length <= parityBound(scene.game));
    QVERIFY(length >= parityBound(scene.game) * 9 / 10); // such nets are nearly used up by one trail
}

void TstTrails::B142_playedRoadByRoad() {
    Map map = wideMap(7, 6, Terrain::Forest);
    map.options.set(Option::Target, 99);
    Scene scene(map);
    scene.settle(A, 3, 3, Corner::N);
    scene.edit.setTurn(A, State::Main);
    Random random(4);
    std::vector<Action> legal;
    int before = 0;
    for (int road = 0; road < 100; ++road) {
        scene.edit.setHand(A, roadCost);
        legalActions(scene.game, legal);
        std::erase_if(legal, [](const Action& action) { return action.kind != ActionKind::BuildRoad; });
        // The lowest place first packs them; now and then another.
        const std::size_t pick =
            random.below(4) == 0 ? random.below(static_cast<std::uint32_t>(legal.size())) : 0;
        QVERIFY(apply(scene.game, legal[pick]).legal());
        QVERIFY(scene.game.routeLength(A) >= before);
        before = scene.game.routeLength(A);
    }
    std::size_t steps = 0;
    QCOMPARE(routeOf(scene, steps), before); // the same, looked for afresh
    QVERIFY(steps < fewSteps);
}

void TstTrails::S80_packedRoadsAndShips() {
    // Land above, sea below; the coast takes roads, and every second place along it has a town that joins
    // roads and ships.
    Map map = wideMap(10, 6, Terrain::Forest);
    for (int row = 5; row < 10; ++row)
        for (int col = 0; col < 6; ++col)
            fix(map, row, col, Terrain::Sea);
    map.options.set(Option::Expansions, static_cast<int>(Expansions::Sea));
    map.options.set(Option::PiecesSettlements, 20);
    Scene scene(map);
    for (int col = 0; col < 6; ++col)
        scene.settle(A, 4, col, Corner::S);
    const Topology& topology = scene.game.topology();
    for (std::size_t e = 0; e < topology.edges().size(); ++e)
        scene.edit.setPiece(EdgeId(e), A, topology.edges()[e].road ? Piece::Road : Piece::Ship);
    QCOMPARE(scene.game.supply(A, Piece::Settlement), 14);
    QVERIFY(scene.game.supply(A, Piece::Road) + scene.game.supply(A, Piece::Ship) < 30);
    std::size_t steps = 0;
    const int length = routeOf(scene, steps);
    qInfo("%d pieces: %d long, %zu steps",
          200 - scene.game.supply(A, Piece::Road) - scene.game.supply(A, Piece::Ship), length, steps);
    QVERIFY2(steps < fewSteps, qPrintable(QString::number(steps)));
    QVERIFY(length > 100); // both kinds are in it
    QVERIFY(length <= parityBound(scene.game));
}

QTEST_APPLESS_MAIN(TstTrails)
#include "tst_trails.moc"
