#include "editor/canvas/picture.h"
#include "engine/deal/deal.h"
#include "engine/rules/game_editor.h"
#include "engine/rules/table.h"

#include <QTest>

#include <algorithm>

namespace isle {

namespace {

Cell at(int row, int col) {
    return {static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)};
}

const HexPicture& hexOf(const BoardPicture& picture, Cell cell) {
    return picture.hexes[static_cast<std::size_t>(cell.row * picture.cols + cell.col)];
}

/// Two islands in a sea of 5 x 8, one with a shuffled harbour, number and terrain.
Map twoIslands() {
    Map map = blankMap(5, 8, Terrain::Sea);
    for (const Cell cell : disc(at(2, 2), 1))
        map.set(cell, {Terrain::Pasture, CellNumber::fixed(4), Marker::None});
    map.set(at(2, 2), {Terrain::Desert, CellNumber(), Marker::None});
    map.set(at(1, 1), {Terrain::Any, CellNumber::shuffled(), Marker::None});
    map.set(at(2, 6), {Terrain::Gold, CellNumber::fixed(5), Marker::None});
    map.setHarbour({{at(1, 1), Direction::NE}, HarbourKind::Shuffled});
    map.setHarbour({{at(2, 3), Direction::E}, HarbourKind::Wool});
    map.islands = {{at(1, 1), "Home", IslandRole::Start}, {at(2, 6), "Far", IslandRole::New}};
    map.robberStart = at(2, 2);
    map.options.set(Option::Expansions, static_cast<int>(Expansions::Sea));
    return map;
}

} // namespace

class TestPicture : public QObject {
    Q_OBJECT

  private slots:
    void showsTheDesign() {
        const BoardPicture picture = pictureOf(twoIslands());
        QCOMPARE(picture.rows, 5);
        QCOMPARE(picture.cols, 8);
        QCOMPARE(picture.hexes.size(), 40U);
        QVERIFY(picture.design);
        const HexPicture& any = hexOf(picture, at(1, 1));
        QCOMPARE(any.terrain, Terrain::Any);
        QCOMPARE(any.face, TokenFace::Shuffled);
        QVERIFY(!any.dealt);
        const HexPicture& pasture = hexOf(picture, at(1, 2));
        QCOMPARE(pasture.face, TokenFace::Value);
        QCOMPARE(pasture.number, 4);
        QCOMPARE(hexOf(picture, at(0, 0)).face, TokenFace::None);
        QCOMPARE(picture.harbours.size(), 2U);
        QCOMPARE(picture.robber, std::optional(at(2, 2)));
        QVERIFY(hexOf(picture, at(2, 2)).blocked);
        QVERIFY(!picture.pirate);
    }

    void namesIslandsWithTheirRoles() {
        const BoardPicture picture = pictureOf(twoIslands());
        QCOMPARE(picture.islands.size(), 2U);
        QCOMPARE(picture.islands[0].name, QStringLiteral("Home"));
        QCOMPARE(picture.islands[0].hexes.size(), 7U);
        QCOMPARE(picture.islands[0].role, IslandRole::Start);
        QCOMPARE(picture.islands[1].name, QStringLiteral("Far"));
        QCOMPARE(picture.islands[1].role, IslandRole::New);
    }

    void figuresOffTheMapAreLeftOut() {
        Map map = twoIslands();
        map.robberStart = at(9, 9);
        map.pirateStart = at(-1, 0);
        const BoardPicture picture = pictureOf(map);
        QVERIFY(!picture.robber && !picture.pirate);
    }

    void dealtThingsAreMarked() {
        const Map map = twoIslands();
        const auto board = deal(map, 7);
        QVERIFY(board.ok());
        const BoardPicture picture = pictureOf(map, board.value());
        QVERIFY(!picture.design);
        const HexPicture& any = hexOf(picture, at(1, 1));
        QVERIFY(any.dealt);
        QVERIFY(isProducing(any.terrain) && any.terrain != Terrain::Any);
        QCOMPARE(any.face, TokenFace::Value);
        QVERIFY(!hexOf(picture, at(1, 2)).dealt);
        QCOMPARE(picture.harbours.size(), 2U);
        for (const HarbourPicture& harbour : picture.harbours) {
            QVERIFY(harbour.kind != HarbourKind::Shuffled);
            QVERIFY(isLand(hexOf(picture, harbour.edge.cell).terrain)); // named from its land hex
            QCOMPARE(harbour.dealt, harbour.edge == (EdgePlace{at(1, 1), Direction::NE}));
        }
    }

    void gameShowsItsPieces() {
        const Map map = twoIslands();
        auto board = deal(map, 7);
        QVERIFY(board.ok());
        auto table = setTable(map, std::move(board.value()), 3);
        QVERIFY(table.ok());
        Game game(table.value(), 1);
        QVERIFY(pictureOf(map, game).towns.empty());
        std::vector<Action> actions;
        legalActions(game, actions);
        QVERIFY(!actions.empty());
        QCOMPARE(actions.front().kind, ActionKind::PlaceSettlement);
        const Action town = actions.front();
        QVERIFY(apply(game, town).legal());
        const BoardPicture picture = pictureOf(map, game);
        QCOMPARE(picture.towns.size(), 1U);
        QCOMPARE(picture.towns[0].seat, town.seat);
        QCOMPARE(picture.towns[0].crossing, game.topology()[town.crossing()].place);
        legalActions(game, actions);
        const auto road = std::find_if(actions.begin(), actions.end(), [](const Action& action) {
            return action.kind == ActionKind::PlaceRoad;
        });
        QVERIFY(road != actions.end());
        QVERIFY(apply(game, *road).legal());
        const BoardPicture later = pictureOf(map, game);
        QCOMPARE(later.links.size(), 1U);
        QCOMPARE(later.links[0].piece, Piece::Road);
        QVERIFY(!(later == picture));
    }

    void countsWhatIsThereAtFirst() {
        Map map = twoIslands();
        map.set(at(1, 2), {Terrain::Village, CellNumber::fixed(4), Marker::None});
        map.set(at(2, 1), {Terrain::Fortress, CellNumber(), Marker::None});
        map.set(at(3, 2), {Terrain::Canal, CellNumber::fixed(5), Marker::None});
        map.options.set(Option::VillageStock, 7);
        map.options.set(Option::FortressStrength, 2);
        using Kind = CounterPlate::Kind;
        const BoardPicture design = pictureOf(map);
        QCOMPARE(hexOf(design, at(1, 2)).plate, (CounterPlate{Kind::Cloth, 7, 7}));    // S-181
        QCOMPARE(hexOf(design, at(2, 1)).plate, (CounterPlate{Kind::Strength, 2, 2})); // S-220
        QCOMPARE(hexOf(design, at(3, 2)).plate, (CounterPlate{Kind::Units, 0, 3}));    // S-301
        QCOMPARE(hexOf(design, at(2, 2)).plate, CounterPlate{});
        const auto board = deal(map, 1);
        QVERIFY(board.ok());
        const BoardPicture dealt = pictureOf(map, board.value());
        for (const Cell cell : {at(1, 2), at(2, 1), at(3, 2), at(2, 2)})
            QCOMPARE(hexOf(dealt, cell).plate, hexOf(design, cell).plate);
    }

    void countsWhatAGameHasLeft() {
        Map map = twoIslands();
        map.set(at(1, 2), {Terrain::Village, CellNumber::fixed(4), Marker::None});
        map.set(at(2, 1), {Terrain::Fortress, CellNumber(), Marker::None});
        map.set(at(3, 2), {Terrain::Canal, CellNumber::fixed(5), Marker::None});
        map.set(at(2, 6), {Terrain::Fields, CellNumber::fixed(5), Marker::ChipGold});
        auto board = deal(map, 1);
        QVERIFY(board.ok());
        const auto table = setTable(map, board.value(), 3);
        QVERIFY(table.ok());
        Game game(table.value(), 1);
        const auto hex = [&](int row, int col) { return game.topology().hexAt(at(row, col)); };
        QCOMPARE(hexOf(pictureOf(map, game), at(2, 6)).marker, Marker::ChipGold);
        QCOMPARE(hexOf(pictureOf(map, game), at(3, 2)).face, TokenFace::Back);
        GameEditor edit(game);
        edit.setStock(hex(1, 2), 4);
        edit.setStrength(hex(2, 1), 1);
        edit.setUnits(hex(3, 2), 2);
        edit.setChipTaker(hex(2, 6), Seat(std::size_t{1}));
        const BoardPicture picture = pictureOf(map, game);
        QCOMPARE(hexOf(picture, at(1, 2)).plate.filled, 4);
        QCOMPARE(hexOf(picture, at(2, 1)).plate.filled, 1);
        QCOMPARE(hexOf(picture, at(3, 2)).plate.filled, 2);
        QCOMPARE(hexOf(picture, at(2, 6)).marker, Marker::None); // S-201
    }
};

} // namespace isle

QTEST_APPLESS_MAIN(isle::TestPicture)
#include "tst_picture.moc"
