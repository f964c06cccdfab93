#include "tests/engine/players/arena.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace isle;
using namespace isle::test;

namespace {

/// What each scenario is about: the events that tell of its special.
struct Scenario {
    const char* name;
    std::vector<Event::Kind> uses;
};

std::vector<Scenario> scenarios() {
    using Kind = Event::Kind;
    return {{"Heading for New Shores", {Kind::IslandBonus}},
            {"Four Islands", {Kind::IslandBonus, Kind::GoldPicked}},
            {"Through the Desert", {Kind::IslandBonus}},
            {"The Fog Islands", {Kind::FogFound, Kind::IslandBonus}},
            {"Cloth for Catan", {Kind::ClothPaid, Kind::IslandBonus}},
            {"The Forgotten Tribe", {Kind::ChipTaken, Kind::IslandBonus}},
            {"Pirate Islands", {Kind::Raided, Kind::FortressTaken, Kind::IslandBonus}},
            {"Wonders of Catan", {Kind::StageBuilt, Kind::IslandBonus}},
            {"The Treasure Islands", {Kind::FogFound, Kind::ChestOpened, Kind::IslandBonus}},
            {"The Oases", {Kind::FogFound, Kind::ChestOpened}},
            {"The Great Canal", {Kind::Dug, Kind::CanalFinished, Kind::IslandBonus}}};
}

/// So many games of heuristic players; the kinds of events told in them, and how many had a winner.
struct Played {
    std::set<Event::Kind> told;
    int won = 0;
    int builtElsewhere = 0; ///< in a special build phase or a partner's part
};
Played play(const Map& map, int seats, int games) {
    Played played;
    for (int seed = 1; seed <= games; ++seed) {
        Game game = newGame(map, seats, static_cast<std::uint64_t>(seed));
        const auto players = seatsOf("heuristic", seats, static_cast<std::uint64_t>(seed));
        const GameRecord record =
            playOut(game, seated(players), [&](const Action& action, const Events& events) {
                for (const Event& event : events)
                    played.told.insert(event.kind);
                if (action.seat != game.onTurn()
                    && (action.kind == ActionKind::BuildCity || action.kind == ActionKind::BuildSettlement))
                    ++played.builtElsewhere;
            });
        played.won += record.winner.valid() ? 1 : 0;
    }
    return played;
}

} // namespace

class TestSpecialGames : public QObject {
    Q_OBJECT

  private slots:
    void everySpecialIsUsed_data() {
        QTest::addColumn<int>("index");
        const auto all = scenarios();
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::newRow(all[i].name) << static_cast<int>(i);
    }
    void everySpecialIsUsed() {
        QFETCH(int, index);
        const Scenario scenario = scenarios()[static_cast<std::size_t>(index)];
        constexpr int games = 6;
        const Played played = play(mapOf(specMapNamed(scenario.name)), 4, games);
        QCOMPARE(played.won, games);
        for (const Event::Kind kind : scenario.uses)
            QVERIFY2(played.told.contains(kind), qPrintable(QString::number(static_cast<int>(kind))));
        QVERIFY(played.told.contains(Event::Kind::BankTraded));
    }

    /// B-171, B-176: five to eight seats build in others' turns too, and their games end.
    void B170_manySeats_data() {
        QTest::addColumn<QString>("board");
        QTest::addColumn<int>("seats");
        QTest::addColumn<bool>("paired");
        for (const bool paired : {false, true}) {
            for (const int seats : {5, 6})
                QTest::addRow("30 hexes, %d, %d", seats, paired) << "30 land hexes" << seats << paired;
            for (const int seats : {7, 8})
                QTest::addRow("37 hexes, %d, %d", seats, paired) << "37 land hexes" << seats << paired;
        }
    }
    void B170_manySeats() {
        QFETCH(QString, board);
        QFETCH(int, seats);
        QFETCH(bool, paired);
        Map map = mapOf(specMapNamed(board.toStdString()));
        map.maxSeats = 8;
        map.options.set(Option::ExtraBuild,
                        static_cast<int>(paired ? ExtraBuild::Paired : ExtraBuild::SpecialBuild));
        const Played played = play(map, seats, 4);
        QCOMPARE(played.won, 4);
        QVERIFY(played.builtElsewhere > 0);
    }

    /// S-72 to S-76, S-142: other ways to score islands change the worth of a landing, not whether games end.
    void islandsInEveryWay_data() {
        QTest::addColumn<int>("bonus");
        QTest::addColumn<int>("home");
        for (const IslandBonus bonus :
             {IslandBonus::FirstLanding, IslandBonus::EachPlayer, IslandBonus::None})
            for (const HomeRule home : {HomeRule::Map, HomeRule::PerSeat})
                QTest::addRow("%d %d", static_cast<int>(bonus), static_cast<int>(home))
                    << static_cast<int>(bonus) << static_cast<int>(home);
    }
    void islandsInEveryWay() {
        QFETCH(int, bonus);
        QFETCH(int, home);
        Map map = mapOf(specMapNamed("Four Islands"));
        map.options.set(Option::IslandBonus, bonus);
        map.options.set(Option::HomeRule, home);
        const Played played = play(map, 4, 3);
        QCOMPARE(played.won, 3);
        QCOMPARE(played.told.contains(Event::Kind::IslandBonus),
                 bonus != static_cast<int>(IslandBonus::None));
    }

    void S142_theFarSide() {
        Map map = mapOf(specMapNamed("Through the Desert"));
        map.options.set(Option::DesertFarSide, static_cast<int>(DesertFarSide::Foreign));
        const Played played = play(map, 4, 4);
        QCOMPARE(played.won, 4);
        QVERIFY(played.told.contains(Event::Kind::IslandBonus));
    }
};

QTEST_APPLESS_MAIN(TestSpecialGames)
#include "tst_special_games.moc"
