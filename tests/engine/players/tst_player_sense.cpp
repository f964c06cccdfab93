#include "engine/players/economy.h"
#include "engine/players/reach.h"
#include "engine/players/spot_value.h"
#include "engine/players/trail.h"
#include "tests/engine/players/arena.h"

#include <QTest>

using namespace isle;
using namespace isle::test;

namespace {

/// A hill with 6, a forest with 6 and a pasture with 4 meet in the middle; a field with 9 and a mountain with
/// 5 lie beside them.
Map smallMap() {
    Map map = mapFromAscii(R"(
~ ~ ~ ~ ~
 ~ o o o ~
~ ~ o o ~
 ~ ~ ~ ~ ~
)");
    const auto put = [&](int row, int col, Terrain terrain, int number) {
        map.set({static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)},
                {terrain, CellNumber::fixed(number), Marker::None});
    };
    put(1, 1, Terrain::Hills, 6);
    put(1, 2, Terrain::Forest, 6);
    put(1, 3, Terrain::Fields, 9);
    put(2, 2, Terrain::Pasture, 4);
    put(2, 3, Terrain::Mountains, 5);
    map.minSeats = 2;
    map.maxSeats = 2;
    map.options.set(Option::FirstSeat, 0);
    map.options.set(Option::RedApart, 0);
    return map;
}

Game smallGame() {
    const Map map = smallMap();
    return Game(setTable(map, deal(map, 1).value(), 2).value(), 1);
}

CrossingId crossingAt(const Game& game, int row, int col, Corner corner) {
    return game.topology().crossingAt(
        {{static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)}, corner});
}

Cards cards(int brick, int lumber, int wool, int grain, int ore) {
    Cards all;
    all.count = {static_cast<std::uint8_t>(brick), static_cast<std::uint8_t>(lumber),
                 static_cast<std::uint8_t>(wool), static_cast<std::uint8_t>(grain),
                 static_cast<std::uint8_t>(ore)};
    return all;
}

} // namespace

class TestPlayerSense : public QObject {
    Q_OBJECT

  private slots:
    void spotValueGivesItsReasons() {
        const Game game = smallGame();
        BoardSense board;
        board.update(game);
        // Hills 6 (5 pips), forest 6 (5), pasture 4 (3).
        const SpotValue value = spotValue(game, board, crossingAt(game, 2, 2, Corner::N), {});
        QCOMPARE(value.pips, 13.0F);
        QCOMPARE(value.variety, 1.0F); // two further resources
        QCOMPARE(value.pairs, 1.5F);   // brick and lumber on one number
        QCOMPARE(value.repeats, 0.0F);
        QCOMPARE(value.allFour, 0.0F); // no grain
        QCOMPARE(value.harbour, 0.0F);
        QVERIFY(value.room >= 0 && value.room <= 0.8F);
        // Forest 6, fields 9 (4), mountains 5 (4).
        const SpotValue other = spotValue(game, board, crossingAt(game, 2, 3, Corner::N), {});
        QCOMPARE(other.pips, 13.0F);
        QCOMPARE(other.pairs, 0.0F);
        QVERIFY(value.total() > other.total() - other.scarcity);
    }

    void spotValueSeesWhatTheSeatHas() {
        const Game game = smallGame();
        BoardSense board;
        board.update(game);
        SpotOwner owner;
        owner.any = true;
        owner.pips[indexOf(Resource::Brick)] = 5;
        owner.pips[indexOf(Resource::Lumber)] = 5;
        owner.pips[indexOf(Resource::Wool)] = 3;
        // Grain completes a settlement's price; lumber is there already, grain and ore are new.
        const SpotValue value = spotValue(game, board, crossingAt(game, 2, 3, Corner::N), owner);
        QCOMPARE(value.allFour, 0.5F);
        QCOMPARE(value.variety, 1.8F);
    }

    void B103_spotsKeepTheirDistance() {
        Game game = smallGame();
        BoardSense board;
        board.update(game);
        const CrossingId town = crossingAt(game, 2, 2, Corner::N);
        QVERIFY(spotFree(game, board, town));
        QVERIFY(apply(game, at(ActionKind::PlaceSettlement, Seat(0), town)).legal());
        QVERIFY(!spotFree(game, board, town));
        for (const CrossingId next : board.neighbours(town))
            QVERIFY(!spotFree(game, board, next));
        QVERIFY(spotFree(game, board, crossingAt(game, 2, 3, Corner::N)));
    }

    void economyWaitsForWhatItEarns() {
        Economy economy;
        economy.income = {1, 0.5F, 0, 0, 0};
        for (float& rate : economy.inverseRate)
            rate = 0.25F;
        QCOMPARE(economy.wait(cards(1, 1, 0, 0, 0), roadCost), 0.0F);
        // One lumber at half a card a round, while brick piles up for the bank: 0.5 t + (t - 0) / 4 = 1, t =
        // 4/3.
        const float wait = economy.wait(cards(1, 0, 0, 0, 0), roadCost);
        QVERIFY(wait > 1.2F && wait < 1.5F);
        // Four brick buy the lumber at once.
        QCOMPARE(economy.wait(cards(5, 0, 0, 0, 0), roadCost), 0.0F);
        // Three do not.
        QVERIFY(economy.wait(cards(4, 0, 0, 0, 0), roadCost) > 0);
        QCOMPARE(Economy().wait({}, roadCost), Economy::never);
    }

    void missingAndSurplusAreOpposites() {
        const Cards hand = cards(2, 0, 1, 4, 0);
        QCOMPARE(missing(hand, settlementCost), cards(0, 1, 0, 0, 0));
        QCOMPARE(surplus(hand, settlementCost), cards(1, 0, 0, 3, 0));
        QCOMPARE(missing(hand, cityCost), cards(0, 0, 0, 0, 3));
    }

    void reachCountsPieces() {
        Game game = newGame(newShores(), 3, 1);
        BoardSense board;
        board.update(game);
        const CrossingId town = crossingAt(game, 2, 5, Corner::NE); // the home island's east coast
        const Seat seat = game.toAct();
        QVERIFY(apply(game, at(ActionKind::PlaceSettlement, seat, town)).legal());
        Reach reach;
        reach.update(game, board, seat, 2, 3);
        QCOMPARE(reach.towns().size(), std::size_t(1));
        QCOMPARE(reach.roads().steps[town.index()], std::uint8_t(0));
        for (const auto& link : board.links(town)) {
            const bool road = (board.use(link.edge) & BoardSense::roadBit) != 0;
            QCOMPARE(reach.roads().steps[link.to.index()], road ? std::uint8_t(1) : Reach::unreached);
            const bool ship = (board.use(link.edge) & BoardSense::shipBit) != 0;
            QCOMPARE(reach.ships().steps[link.to.index()] == 1, ship);
        }
        for (const CrossingId c : reach.ships().found)
            QVERIFY(reach.ships().steps[c.index()] <= 3);
        for (const CrossingId c : reach.roads().found) {
            const EdgeId first = reach.firstEdge(board, reach.roads(), c);
            if (c == town) {
                QVERIFY(!first.valid());
                continue;
            }
            const auto& ends = game.topology()[first].ends;
            QVERIFY(ends[0] == town || ends[1] == town);
        }
    }

    /// B-140: two roads in a line grow at their ends.
    void B140_trailsGrowAtTheirEnds() {
        Game game = newGame(baseBoard(), 3, 1);
        const Seat seat = game.toAct();
        const CrossingId town = crossingAt(game, 3, 3, Corner::N);
        QVERIFY(apply(game, at(ActionKind::PlaceSettlement, seat, town)).legal());
        BoardSense board;
        board.update(game);
        const EdgeId road = board.links(town)[0].edge;
        QVERIFY(apply(game, at(ActionKind::PlaceRoad, seat, road)).legal());
        Reach reach;
        reach.update(game, board, seat, 2, 0);
        TrailSearch trails;
        const auto found = trails.extend(game, board, seat, reach.pieces(), 2);
        QVERIFY(found.has_value());
        QVERIFY(!found->ship);
        QVERIFY(found->edge != road);
        const auto& ends = game.topology()[found->edge].ends;
        const auto& roadEnds = game.topology()[road].ends;
        QVERIFY(ends[0] == roadEnds[0] || ends[0] == roadEnds[1] || ends[1] == roadEnds[0]
                || ends[1] == roadEnds[1]);
    }

    void S70_shipsToNewIslandsAreCounted() {
        const Game game = newGame(newShores(), 3, 1);
        BoardSense board;
        board.update(game);
        int nearest = BoardSense::far;
        for (const CrossingId c : board.landCrossings())
            if (!board.onNewIsland(c))
                nearest = std::min(nearest, board.shipsToNewIsland(c));
        QCOMPARE(nearest, 3); // the spec's table: three ships from the start island
    }
};

QTEST_APPLESS_MAIN(TestPlayerSense)
#include "tst_player_sense.moc"
