// Used against owned, and what to exchange. The component lists are those of published scenarios.

#include "engine/box/ledger.h"

#include <QTest>

namespace isle {
namespace {

/// A published scenario: tiles forest, pasture, fields, hills, mountains, gold, desert, loose sea; tokens of
/// 2 to 6 and 8 to 12; generic and special harbours.
struct Published {
    const char* name;
    std::array<int, 7> tiles;
    int sea;
    std::array<int, 10> numbers;
    int generic;
    int special;
};

constexpr std::array published{
    Published{"New World", {5, 5, 5, 4, 4, 0, 0}, 19, {1, 3, 3, 3, 2, 2, 3, 3, 2, 1}, 4, 5},
    Published{"Cloth for Catan", {4, 4, 5, 3, 4, 2, 2}, 18, {2, 3, 3, 3, 3, 3, 3, 3, 3, 2}, 4, 5},
    Published{"Pirate Islands", {5, 5, 5, 5, 5, 2, 3}, 19, {1, 2, 3, 3, 3, 3, 3, 3, 2, 1}, 3, 5},
    Published{"New Shores", {5, 5, 5, 5, 5, 2, 1}, 19, {2, 3, 3, 3, 3, 3, 3, 3, 3, 1}, 4, 5},
    Published{"Four Islands", {5, 5, 5, 4, 4, 0, 0}, 19, {1, 2, 3, 3, 2, 2, 3, 3, 3, 1}, 4, 5},
    Published{"Through the Desert", {5, 5, 5, 5, 5, 2, 3}, 19, {1, 3, 3, 3, 3, 3, 3, 3, 3, 2}, 4, 5}};

/// A map with these components: an inner rectangle of land and sea in reading order, a rim of sea round it.
Map mapOf(const Published& scenario) {
    int land = 0;
    for (const int tiles : scenario.tiles)
        land += tiles;
    const int inner = land + scenario.sea;
    constexpr int width = 7;
    Map map = blankMap((inner + width - 1) / width + 2, width + 2, Terrain::Sea);
    map.options.set(Option::Expansions, static_cast<int>(Expansions::Sea));
    // Sea first and land last: what is left of the last row is void, and sea beside it would be rim.
    std::vector<Terrain> hexes(static_cast<std::size_t>(scenario.sea), Terrain::Sea);
    hexes.insert(hexes.end(), static_cast<std::size_t>(land - scenario.tiles[5] - scenario.tiles[6]),
                 Terrain::Any);
    hexes.insert(hexes.end(), static_cast<std::size_t>(scenario.tiles[5]), Terrain::Gold);
    hexes.insert(hexes.end(), static_cast<std::size_t>(scenario.tiles[6]), Terrain::Desert);
    hexes.resize(static_cast<std::size_t>((map.rows - 2) * width), Terrain::Void);
    std::size_t next = 0;
    for (std::int16_t row = 1; row + 1 < map.rows; ++row)
        for (std::int16_t col = 1; col + 1 < map.cols; ++col) {
            const Terrain terrain = hexes[next++];
            map.set({row, col}, {terrain, takesNumber(terrain) ? CellNumber::shuffled() : CellNumber()});
        }
    TerrainPool terrain;
    for (std::size_t i = 0; i < producingTerrains.size(); ++i)
        terrain[producingTerrains[i]] = scenario.tiles[i];
    map.pools.terrain = terrain;
    NumberPool numbers;
    for (std::size_t i = 0; i < tokenValues.size(); ++i)
        numbers[tokenValues[i]] = scenario.numbers[i];
    map.pools.numbers = numbers;
    HarbourPool harbours;
    for (const HarbourKind kind : allHarbourKinds)
        if (kind != HarbourKind::Shuffled)
            harbours[kind] = kind == HarbourKind::Generic ? scenario.generic : scenario.special / 5;
    map.pools.harbours = harbours;
    return map;
}

OwnedBoxes owned(const char* line) {
    return ownedBoxesFrom(line).value();
}

LedgerRow rowOf(const std::vector<LedgerRow>& rows, Component component) {
    for (const LedgerRow& row : rows)
        if (row.component == component)
            return row;
    return {component};
}

Needs needing(Component component, int count) {
    Needs needs;
    needs.counts[component] = count;
    needs.seats = 4;
    needs.seaRules = true;
    return needs;
}

std::vector<Swap> swapsOf(const Needs& needs, const char* boxes) {
    return swapsFor(needs, ledger(needs, owned(boxes)));
}

/// The only row of the board: nothing else is used, so all else in the boxes is spare.
std::string onlyAdvice(const Needs& needs, const char* boxes) {
    const auto swaps = swapsOf(needs, boxes);
    return swaps.size() == 1 ? adviceOf(swaps.front()).english() : std::to_string(swaps.size()) + " swaps";
}

} // namespace

class TestLedger : public QObject {
    Q_OBJECT

  private slots:
    void publishedScenariosFitTheirBoxes_data() {
        QTest::addColumn<int>("index");
        for (int i = 0; i < static_cast<int>(published.size()); ++i)
            QTest::newRow(published[static_cast<std::size_t>(i)].name) << i;
    }
    void publishedScenariosFitTheirBoxes() {
        QFETCH(const int, index);
        const Published& scenario = published[static_cast<std::size_t>(index)];
        const Needs needs = needsOf(mapOf(scenario));
        constexpr std::array tiles{Component::Forest, Component::Pasture,   Component::Fields,
                                   Component::Hills,  Component::Mountains, Component::Gold,
                                   Component::Desert};
        for (std::size_t i = 0; i < tiles.size(); ++i)
            QCOMPARE(needs.counts[tiles[i]], scenario.tiles[i]);
        for (std::size_t i = 0; i < tokenValues.size(); ++i)
            QCOMPARE(needs.counts[tokenOf(tokenValues[i])], scenario.numbers[i]);
        QCOMPARE(needs.counts[Component::HarbourGeneric], scenario.generic);
        QCOMPARE(needs.counts[Component::HarbourOre], 1);
        QCOMPARE(needs.counts[Component::Ship], 60);

        const auto rows = ledger(needs, owned("base, seafarers"));
        QCOMPARE(needs.counts[Component::Sea], scenario.sea);
        for (const LedgerRow& row : rows)
            QVERIFY2(row.missing() == 0, std::string(nameOf(row.component)).c_str());
        QVERIFY(anythingShort(ledger(needs, owned("base"))));
    }

    void theRimIsFrame() {
        // 5 x 5, all sea: 16 hexes on the rim, 9 within, all of them open.
        const Needs needs = needsOf(blankMap(5, 5, Terrain::Sea));
        QCOMPARE(needs.rimSea, 16);
        QCOMPARE(needs.counts[Component::Sea], 9);
        QCOMPARE(needs.openSea, 9);
    }

    void withoutAFrameTheRimIsLaidWithHexes() {
        Map map = blankMap(5, 5, Terrain::Sea);
        const Needs needs = needsOf(map);
        QCOMPARE(rowOf(ledger(needs, owned("base")), Component::Sea).used, 9);
        QCOMPARE(rowOf(ledger(needs, owned("base/loose")), Component::Sea).used, 25);
    }

    void fixedHexesNumbersAndHarboursCount() {
        Map map = blankMap(5, 5, Terrain::Sea);
        map.set({2, 2}, {Terrain::Hills, CellNumber::fixed(6)});
        map.set({2, 3}, {Terrain::Desert, {}});
        map.set({1, 2}, {Terrain::Fog, {}});
        map.pools.fogTerrain = TerrainPool{};
        (*map.pools.fogTerrain)[Terrain::Gold] = 1;
        map.pools.fogNumbers = NumberPool{};
        (*map.pools.fogNumbers)[9] = 1;
        map.setHarbour({{{2, 2}, Direction::SW}, HarbourKind::Ore});
        const Needs needs = needsOf(map);
        QCOMPARE(needs.counts[Component::Hills], 1);
        QCOMPARE(needs.counts[Component::Desert], 1);
        QCOMPARE(needs.counts[Component::Gold], 1);
        QCOMPARE(needs.counts[Component::Number6], 1);
        QCOMPARE(needs.counts[Component::Number9], 1);
        QCOMPARE(needs.counts[Component::HarbourOre], 1);
        QCOMPARE(needs.counts[Component::Sea], 6); // 9 within the rim less 3
    }

    /// 4 seats of B-12 and S-10; B-14, B-15; one robber, one pirate.
    void piecesAndCardsFollowSeatsAndRules() {
        Map map = blankMap(3, 3, Terrain::Sea);
        map.options.set(Option::Expansions, static_cast<int>(Expansions::Sea));
        const Needs four = needsOf(map);
        QCOMPARE(four.counts[Component::Settlement], 20);
        QCOMPARE(four.counts[Component::City], 16);
        QCOMPARE(four.counts[Component::Road], 60);
        QCOMPARE(four.counts[Component::Ship], 60);
        QCOMPARE(four.counts[Component::CardOre], 19);
        QCOMPARE(four.counts[Component::CardKnight], 14);
        QCOMPARE(four.counts[Component::Robber], 1);
        QCOMPARE(four.counts[Component::Pirate], 1);
        map.maxSeats = 6;
        map.options.set(Option::PirateStart, static_cast<int>(PirateStart::None));
        const Needs six = needsOf(map);
        QCOMPARE(six.counts[Component::Ship], 90);
        QCOMPARE(six.counts[Component::CardOre], 24);
        QCOMPARE(six.counts[Component::CardMonopoly], 3);
        QCOMPARE(six.counts[Component::Pirate], 0);
        map.options.set(Option::Expansions, static_cast<int>(Expansions::Knights)); // C-1 to C-4
        const Needs knights = needsOf(map);
        QCOMPARE(knights.counts[Component::Ship], 0);
        QCOMPARE(knights.counts[Component::CardKnight], 0);
        QCOMPARE(knights.counts[Component::CardPaper], 18);
        QCOMPARE(knights.counts[Component::BasicKnight], 12);
    }

    /// Two isles to land on, 2 points each (S-72); a village of 6 cloth; a fortress of strength 3 and 2
    /// points.
    void chitsAreCountedByUse() {
        Map map = blankMap(7, 7, Terrain::Sea);
        map.options.set(Option::Expansions, static_cast<int>(Expansions::Sea));
        map.set({1, 1}, {Terrain::Forest, CellNumber::fixed(5)});
        map.set({1, 4}, {Terrain::Village, CellNumber::fixed(4)});
        map.set({4, 4}, {Terrain::Fortress, {}});
        map.islands = {{{1, 1}, "Home", IslandRole::Start}};
        const auto use = [](const Needs& needs, ChitUse of) {
            return needs.chits[static_cast<std::size_t>(of)];
        };
        const Needs first = needsOf(map);
        QCOMPARE(use(first, ChitUse::IslandPoints), 4);
        QCOMPARE(use(first, ChitUse::Cloth), 6);
        QCOMPARE(use(first, ChitUse::FortressStrength), 3);
        QCOMPARE(use(first, ChitUse::FortressPoints), 2);
        QCOMPARE(first.counts[Component::Chit], 15);
        map.options.set(Option::IslandBonus, static_cast<int>(IslandBonus::EachPlayer)); // S-73
        QCOMPARE(use(needsOf(map), ChitUse::IslandPoints), 16);
        map.options.islandBonusList = {3, 1, 1}; // S-76; only two islands to land on
        QCOMPARE(use(needsOf(map), ChitUse::IslandPoints), 16);
        map.options.islandBonusList = {3, -1};
        QCOMPARE(use(needsOf(map), ChitUse::IslandPoints), 12);
    }

    void rowsStandInTheOrderOfTheRuleBook() {
        const auto rows = ledger(needsOf(mapOf(published[0])), owned("base, seafarers"));
        for (std::size_t i = 1; i < rows.size(); ++i)
            QVERIFY(rows[i - 1].component < rows[i].component);
        const auto list = componentList(needsOf(mapOf(published[0])));
        QVERIFY(list.front().component == Component::Forest);
        QCOMPARE(list.front().count, 5);
    }

    void missingHillsAreDesertsFaceDown() {
        QCOMPARE(onlyAdvice(needing(Component::Hills, 7), "base, seafarers"),
                 std::string("2 × hills hex short: lay 2 × desert hex face down in its place."));
    }

    /// Three deserts are spare; the other two of five come from the most plentiful land.
    void noSpareHexIsPromisedTwice() {
        Needs needs = needing(Component::Hills, 7);
        needs.counts[Component::Mountains] = 8;
        const auto swaps = swapsOf(needs, "base, seafarers");
        QCOMPARE(swaps.size(), 3U);
        QVERIFY(swaps[0] == (Swap{Swap::Kind::OtherHex, Component::Hills, 2, Component::Desert}));
        QVERIFY(swaps[1] == (Swap{Swap::Kind::OtherHex, Component::Mountains, 1, Component::Desert}));
        QVERIFY(swaps[2] == (Swap{Swap::Kind::OtherHex, Component::Mountains, 2, Component::Forest}));
    }

    void seaThatTouchesNoLandMayStayBare() {
        Needs needs = needing(Component::Sea, 24);
        needs.openSea = 10;
        QCOMPARE(onlyAdvice(needs, "base, seafarers"),
                 std::string("5 × sea hex short: leave the table bare where the sea touches no land."));
    }

    /// Three deserts are spare: the villages come before the sea, whichever stands first in the list.
    void landIsReplacedBeforeTheSea() {
        Needs needs = needing(Component::Sea, 20);
        needs.counts[Component::Village] = 3;
        const auto swaps = swapsOf(needs, "base, seafarers");
        QCOMPARE(swaps.size(), 2U);
        QVERIFY(swaps[0] == (Swap{Swap::Kind::OtherHex, Component::Sea, 1, Component::Forest}));
        QVERIFY(swaps[1] == (Swap{Swap::Kind::OtherHex, Component::Village, 3, Component::Desert}));
    }

    void aNumberComesFromTheReplacedSetFirst() {
        // 28 + 10: four of each middle number; two more lie in the base game's set.
        QCOMPARE(onlyAdvice(needing(Component::Number5, 5), "base, 5-6, seafarers"),
                 std::string("1 × number 5 more than the usual set has: take it from the set that stays in "
                             "the box."));
        const Needs needs = needing(Component::Number5, 5);
        QVERIFY(!anythingShort(ledger(needs, owned("base, 5-6, seafarers"))));
    }

    void elseANumberOfTheSameChanceServes() {
        QCOMPARE(onlyAdvice(needing(Component::Number5, 4), "base, seafarers"),
                 std::string("1 × number 5 short: 1 × number 9 is spare and comes up as often."));
        Needs needs = needing(Component::Number5, 4);
        needs.counts[Component::Number9] = 3;
        QCOMPARE(onlyAdvice(needs, "base, seafarers"), std::string("1 × number 5 short: cut it from paper."));
    }

    void harboursShipsCardsAndMarkersHaveTheirOwnAdvice() {
        QCOMPARE(onlyAdvice(needing(Component::HarbourWool, 3), "base, seafarers"),
                 std::string("2 swaps")); // one from the base game's harbours, one turned over
        QCOMPARE(onlyAdvice(needing(Component::Ship, 60), "base"),
                 std::string("60 × ship short: use 60 × road of a colour nobody plays."));
        Needs needs = needing(Component::Settlement, 30);
        needs.seats = 6;
        QCOMPARE(onlyAdvice(needs, "base"),
                 std::string("10 × settlement short: what there is serves 4 seats."));
        QCOMPARE(onlyAdvice(needing(Component::Chit, 60), "base, seafarers"),
                 std::string("10 × point chit short: a coin or a bead does as well."));
        QCOMPARE(onlyAdvice(needing(Component::Pirate, 1), "base"),
                 std::string("1 × pirate short: a pawn of another game does as well."));
        QCOMPARE(onlyAdvice(needing(Component::CardOre, 24), "base"),
                 std::string("5 × ore card short: lower its count in the rules of the map, or use a card of "
                             "another game."));
    }

    void namesInAdviceCanBeTranslated() {
        const Text advice = adviceOf({Swap::Kind::OtherHex, Component::Hills, 2, Component::Desert},
                                     [](Component) { return std::string("Ding"); });
        QCOMPARE(advice.english(), std::string("2 × Ding short: lay 2 × Ding face down in its place."));
    }
};

} // namespace isle

QTEST_APPLESS_MAIN(isle::TestLedger)
#include "tst_ledger.moc"
