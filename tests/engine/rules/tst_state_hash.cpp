#include "engine/deal/deal.h"
#include "engine/rules/state_hash.h"
#include "tests/engine/rules/scene.h"
#include "tests/support/recorded_games.h"

#include <functional>

using namespace isle;
using namespace isle::test;

namespace {

Scene everythingScene() {
    const Map map = everythingMap();
    auto board = deal(map, 1);
    if (!board)
        qFatal("%s", board.error().sentence().c_str());
    auto table = setTable(map, std::move(board).value(), 3);
    if (!table)
        qFatal("%s", table.error().sentence.c_str());
    return Scene(table.value());
}

HexId hexOf(const Game& game, Terrain terrain) {
    for (std::size_t h = 0; h < game.topology().hexes().size(); ++h)
        if (game.terrain(HexId(h)) == terrain)
            return HexId(h);
    qFatal("the map has no such hex");
}

} // namespace

/// B-182: states that look different have different hashes, and equal ones the same.
class TestStateHash : public QObject {
    Q_OBJECT

  private:
    using Change = std::function<void(Scene&)>;

  private slots:
    /// Each change alone, of a game of every special, shows in the hash.
    void everyPartCounts_data() {
        QTest::addColumn<int>("index");
        for (int i = 0; i < static_cast<int>(changes().size()); ++i)
            QTest::addRow("%s", changes()[static_cast<std::size_t>(i)].first) << i;
    }
    void everyPartCounts() {
        QFETCH(int, index);
        Scene scene = everythingScene();
        scene.edit.setTurn(A, State::Main);
        const std::uint64_t before = stateHash(scene.game);
        const Game copy = scene.game;
        changes()[static_cast<std::size_t>(index)].second(scene);
        QVERIFY(stateHash(scene.game) != before);
        QCOMPARE(stateHash(copy), before);
    }

    /// What is hidden from everybody is none of its business, so views have hashes too.
    void whatNobodySeesDoesNotCount() {
        Scene scene = everythingScene();
        const std::uint64_t before = stateHash(scene.game);
        scene.edit.setRandom(99);
        scene.edit.setFogTile(0, Terrain::Gold, 3);
        scene.edit.setCanalNumber(hexOf(scene.game, Terrain::Canal), 11);
        QCOMPARE(stateHash(scene.game), before);
    }

    /// B-180: a view hides the hands of the others and its hash does not give them away.
    void viewsThatAreEqualHashEqual() {
        Scene scene(baseMap(), 3);
        scene.edit.setTurn(A, State::Main);
        scene.edit.setHand(B, cards(1, 0, 0, 0, 0));
        const std::uint64_t own = stateHash(View(scene.game, B).game());
        const std::uint64_t other = stateHash(View(scene.game, A).game());
        scene.edit.setHand(B, cards(0, 0, 0, 0, 1));
        // The bank is public and tells that a brick went; a view of another game with the same bank:
        scene.edit.setHand(C, cards(1, 0, 0, 0, 0));
        Scene again(baseMap(), 3);
        again.edit.setTurn(A, State::Main);
        again.edit.setHand(B, cards(1, 0, 0, 0, 0));
        again.edit.setHand(C, cards(0, 0, 0, 0, 1));
        QCOMPARE(stateHash(View(again.game, A).game()), stateHash(View(scene.game, A).game()));
        QVERIFY(stateHash(View(again.game, B).game()) != stateHash(View(scene.game, B).game()));
        QVERIFY(own != other);
    }

    /// Every action of a game changes something that can be seen.
    void everyActionShows() {
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const RecordedGame recorded = randomGame(everythingMap(), 4, seed, 1500);
            std::uint64_t last = 0;
            const auto replay =
                replayGame(recorded, [&](const Game& game, const Action& action, const Events&) {
                    const std::uint64_t hash = stateHash(game);
                    QVERIFY2(hash != last, nameOf(action.kind).data());
                    last = hash;
                });
            QVERIFY(replay.ok());
        }
    }

  private:
    static const std::vector<std::pair<const char*, Change>>& changes() {
        static const std::vector<std::pair<const char*, Change>> all{
            {"state", [](Scene& s) { s.edit.setTurn(A, State::PreRoll); }},
            {"seat on turn", [](Scene& s) { s.edit.setTurn(B, State::Main); }},
            {"builder", [](Scene& s) { s.edit.setExtraBuilding(A, B, State::SpecialBuild); }},
            {"partner", [](Scene& s) { s.edit.setExtraBuilding(A, B, State::Partner); }},
            {"turn", [](Scene& s) { s.edit.setTurnNumber(9); }},
            {"hand", [](Scene& s) { s.edit.setHand(B, cards(0, 0, 1, 0, 0)); }},
            {"development card", [](Scene& s) { s.edit.setDevCards(B, DevCard::Monopoly, 1); }},
            {"new development card", [](Scene& s) { s.edit.setDevCards(B, DevCard::Monopoly, 1, 1); }},
            {"knights", [](Scene& s) { s.edit.setKnights(B, 1); }},
            {"robber", [](Scene& s) { s.edit.setRobber(hexOf(s.game, Terrain::Forest)); }},
            {"pirate", [](Scene& s) { s.edit.setPirate(hexOf(s.game, Terrain::Sea)); }},
            {"town", [](Scene& s) { s.edit.setTown(landCrossing(s.game), C, Piece::Settlement); }},
            {"city", [](Scene& s) { s.edit.setTown(landCrossing(s.game), C, Piece::City); }},
            {"road", [](Scene& s) { s.edit.setPiece(EdgeId(7U), C, Piece::Road); }},
            {"ship", [](Scene& s) { s.edit.setPiece(EdgeId(7U), C, Piece::Ship); }},
            {"fog found", [](Scene& s) { s.edit.setFound(hexOf(s.game, Terrain::Fog), Terrain::Fields, 4); }},
            {"stock", [](Scene& s) { s.edit.setStock(hexOf(s.game, Terrain::Village), 1); }},
            {"strength", [](Scene& s) { s.edit.setStrength(hexOf(s.game, Terrain::Fortress), 1); }},
            {"units", [](Scene& s) { s.edit.setUnits(hexOf(s.game, Terrain::Canal), 1); }},
            {"chip", [](Scene& s) { s.edit.setChipTaker(chipHex(s.game), B); }},
            {"cloth", [](Scene& s) { s.edit.setCloth(B, 1); }},
            {"canal units", [](Scene& s) { s.edit.setCanalUnits(B, 1); }},
            {"wonder", [](Scene& s) { s.edit.setWonderStage(B, 1); }},
            {"offer",
             [](Scene& s) {
                 s.edit.setHand(A, cards(1, 0, 0, 0, 0));
                 const std::uint64_t before = stateHash(s.game);
                 if (!apply(s.game, offer(A, cards(1, 0, 0, 0, 0), cards(0, 1, 0, 0, 0), 0b110)).legal()
                     || stateHash(s.game) == before)
                     qFatal("the offer does not count");
             }},
        };
        return all;
    }

    static CrossingId landCrossing(const Game& game) {
        for (std::size_t c = 0; c < game.topology().crossings().size(); ++c)
            if (game.topology().crossings()[c].land)
                return CrossingId(c);
        return {};
    }
    static HexId chipHex(const Game& game) {
        for (std::size_t h = 0; h < game.topology().hexes().size(); ++h)
            if (game.chip(HexId(h)) != Marker::None)
                return HexId(h);
        qFatal("the map has no chip");
    }
};

QTEST_APPLESS_MAIN(TestStateHash)
#include "tst_state_hash.moc"
