#include "tests/engine/rules/scene.h"

#include <atomic>
#include <cstdlib>
#include <new>

// Every allocation of this program is counted.
namespace {
std::atomic<long> allocations{0};
}

void* operator new(std::size_t size) {
    ++allocations;
    if (void* memory = std::malloc(size == 0 ? 1 : size))
        return memory;
    throw std::bad_alloc();
}
void* operator new[](std::size_t size) {
    return operator new(size);
}
void operator delete[](void* memory) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, std::size_t) noexcept {
    std::free(memory);
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}

using namespace isle;
using namespace isle::test;

/// What the engine promises about memory: a game is one block, and playing asks for none.
class TstAllocations : public QObject {
    Q_OBJECT
  private slots:
    void playingAllocatesNothing_data();
    void playingAllocatesNothing();
    void copyingIntoAGameOfTheSameTable();
    void newGameIsOneBlock();
};

void TstAllocations::playingAllocatesNothing_data() {
    QTest::addColumn<QString>("name");
    for (const SpecMap& map : specMaps) // every special has its map
        QTest::newRow(map.name.data())
            << QString::fromUtf8(map.name.data(), static_cast<int>(map.name.size()));
}

void TstAllocations::playingAllocatesNothing() {
    QFETCH(QString, name);
    Map map = mapOf(specMapNamed(name.toStdString()));
    map.options.set(Option::ShipMoveRule, static_cast<int>(ShipMoveRule::ClosedRoutes));
    const auto table = Scene::makeTable(map, 4);
    Game game(table, 3);
    Game ahead(game);
    View view(game, A);
    Random random(3);
    std::vector<Action> legal;
    legal.reserve(2000);
    ActionList list;
    list.makeRoom(8000);
    const long before = allocations;
    while (!game.over()) {
        legalActions(game, legal);
        legalActions(game, list);
        const Action chosen = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
        if (!check(game, chosen).legal() || !apply(game, chosen).legal())
            break;
        if (game.state() == State::Main && random.below(4) == 0)
            apply(game, offer(game.onTurn(), cardsOf(Resource::Brick), cardsOf(Resource::Ore),
                              static_cast<std::uint16_t>(0b1111U & ~(1U << game.onTurn().index()))));
        ahead = game;
        view.update(game, game.onTurn());
    }
    const long after = allocations;
    QVERIFY(game.over());
    QCOMPARE(after - before, 0L);
}

void TstAllocations::copyingIntoAGameOfTheSameTable() {
    const Scene scene(baseMap());
    Game other(scene.table, 9);
    const long uses = scene.table.use_count();
    const long before = allocations;
    other = scene.game;
    QCOMPARE(allocations - before, 0L);
    QCOMPARE(scene.table.use_count(), uses);
    QVERIFY(other == scene.game);
    // From another table it takes over that table too.
    const Scene sea(seaMap());
    other = sea.game;
    QVERIFY(other == sea.game);
    QVERIFY(!(other == scene.game));
}

void TstAllocations::newGameIsOneBlock() {
    const Scene scene(baseMap());
    const long before = allocations;
    const Game game(scene.table, 1);
    const Game copy(game);
    QCOMPARE(allocations - before, 2L);
    QCOMPARE(game.bytes(), copy.bytes());
}

QTEST_APPLESS_MAIN(TstAllocations)
#include "tst_allocations.moc"
