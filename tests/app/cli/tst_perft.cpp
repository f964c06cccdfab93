#include "tests/app/cli/program.h"
#include "tests/support/recorded_games.h"
#include "tests/support/spec_maps.h"

#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>

using namespace isle;
using namespace isle::test;

namespace {

/// Every action of a kind that can be written down for this game, legal or not.
class Everything {
  public:
    explicit Everything(const Game& game) : game_(game) {}

    template <class Visit>
    void each(Visit visit) const {
        for (std::size_t s = 0; s < static_cast<std::size_t>(game_.seats()); ++s)
            for (std::size_t k = 0; k <= static_cast<std::size_t>(ActionKind::Dig); ++k)
                eachOf(static_cast<ActionKind>(k), Seat(s), visit);
    }

  private:
    template <class Visit>
    void eachOf(ActionKind kind, Seat seat, Visit visit) const {
        using Kind = ActionKind;
        const Topology& topology = game_.topology();
        switch (kind) {
        case Kind::PlaceSettlement:
        case Kind::BuildSettlement:
        case Kind::BuildCity:
            for (std::size_t i = 0; i < topology.crossings().size(); ++i)
                visit(at(kind, seat, CrossingId(i)));
            break;
        case Kind::PlaceRoad:
        case Kind::PlaceShip:
        case Kind::BuildRoad:
        case Kind::BuildShip:
            for (std::size_t i = 0; i < topology.edges().size(); ++i)
                visit(at(kind, seat, EdgeId(i)));
            break;
        case Kind::MoveRobber:
        case Kind::MovePirate:
        case Kind::Raid:
        case Kind::Dig:
            for (std::size_t i = 0; i < topology.hexes().size(); ++i)
                visit(at(kind, seat, HexId(i)));
            break;
        case Kind::MoveShip:
            for (std::size_t i = 0; i < topology.edges().size(); ++i)
                if (game_.piece(EdgeId(i)).piece == Piece::Ship)
                    for (std::size_t j = 0; j < topology.edges().size(); ++j)
                        visit(moveShip(seat, EdgeId(i), EdgeId(j)));
            break;
        case Kind::Discard:
        case Kind::PlayMonopoly:
        case Kind::PlentyPick:
        case Kind::GoldPick:
            for (const Resource resource : allResources)
                visit(choose(kind, seat, resource));
            break;
        case Kind::ChooseVictim:
            for (std::size_t i = 0; i < static_cast<std::size_t>(game_.seats()); ++i)
                visit(chooseVictim(seat, Seat(i)));
            break;
        case Kind::BankTrade:
            for (const Resource give : allResources)
                for (const Resource take : allResources)
                    visit(bankTrade(seat, give, take));
            break;
        case Kind::Accept:
        case Kind::Decline:
        case Kind::Withdraw:
            for (const Offer& offer : game_.offers())
                visit(answer(kind, seat, offer.id));
            break;
        case Kind::CompleteTrade:
            for (const Offer& offer : game_.offers())
                for (std::size_t i = 0; i < static_cast<std::size_t>(game_.seats()); ++i)
                    visit(completeTrade(seat, offer.id, Seat(i)));
            break;
        case Kind::Offer: // their number has no bound
        case Kind::Counter:
            break;
        default:
            visit(plain(kind, seat));
        }
    }

    const Game& game_;
};

/// The count by asking the rules about everything that could be done, without the list of legal actions.
std::uint64_t slowCount(const Game& game, int depth) {
    std::uint64_t count = 0;
    Everything(game).each([&](const Action& action) {
        if (!check(game, action).legal())
            return;
        if (depth == 1) {
            ++count;
            return;
        }
        Game after = game;
        if (apply(after, action).legal())
            count += slowCount(after, depth - 1);
    });
    return count;
}

/// Three settlements of a set-up and two roads, without a game: B-34, B-35, B-103.
std::uint64_t countOfThree(const Map& map) {
    RecordedGame recorded;
    recorded.map = map;
    recorded.seats = 4;
    const auto game = startOf(recorded);
    if (!game)
        qFatal("%s", qPrintable(game.error().message));
    const Topology& topology = game.value().topology();
    std::vector<CrossingId> starts;
    for (std::size_t i = 0; i < topology.crossings().size(); ++i)
        if (game.value().table().startCrossings[i])
            starts.push_back(CrossingId(i));
    const auto apart = [&](CrossingId a, CrossingId b) {
        return a != b && std::ranges::count(topology[a].neighbours, b) == 0;
    };
    const auto roads = [&](CrossingId a) {
        return static_cast<std::uint64_t>(std::ranges::count_if(
            topology[a].edges, [&](EdgeId edge) { return edge.valid() && topology[edge].road; }));
    };
    std::uint64_t count = 0;
    for (const CrossingId a : starts)
        for (const CrossingId b : starts)
            if (apart(a, b))
                count += roads(a) * roads(b)
                         * static_cast<std::uint64_t>(std::ranges::count_if(
                             starts, [&](CrossingId c) { return apart(a, c) && apart(b, c); }));
    return count;
}

QString lineFor(int depth, std::uint64_t count) {
    return QStringLiteral("Depth %1: %2").arg(depth).arg(count);
}

QString fileOf(const QString& name) {
    return QStringLiteral(ISLEWRIGHT_SOURCE_DIR "/maps/%1.isle").arg(name);
}

} // namespace

/// Counting action sequences: by hand where that can be done, else by a slow count that shares no code with
/// the list of legal actions.
class TestPerft : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

  private slots:
    /// B-34, S-71, S-88: the first settlement may go to every start crossing; the spec prints their number.
    void depthOneIsTheNumberOfStartCrossings_data() {
        QTest::addColumn<QString>("map");
        QTest::addColumn<int>("crossings");
        const auto row = [](const char* map, std::string_view spec) {
            QTest::newRow(map) << QString::fromUtf8(map) << specMapNamed(spec).startCrossings;
        };
        row("first-island", "19 land hexes");
        row("wider-island", "30 land hexes");
        row("great-round", "37 land hexes");
        row("heading-for-new-shores", "Heading for New Shores");
        row("four-islands", "Four Islands");
        row("through-the-desert", "Through the Desert");
        row("the-fog-islands", "The Fog Islands");
        row("cloth-for-catan", "Cloth for Catan");
        row("the-forgotten-tribe", "The Forgotten Tribe");
        row("pirate-islands", "Pirate Islands");
        row("wonders-of-catan", "Wonders of Catan");
        row("the-treasure-islands", "The Treasure Islands");
        row("the-oases", "The Oases");
        row("the-great-canal", "The Great Canal");
    }
    void depthOneIsTheNumberOfStartCrossings() {
        QFETCH(QString, map);
        QFETCH(int, crossings);
        const Outcome outcome = run({"perft", fileOf(map), "--depth", "1", "--seed", "1"});
        QCOMPARE(outcome.code, 0);
        QCOMPARE(outcome.out, lineFor(1, static_cast<std::uint64_t>(crossings)) + QLatin1Char('\n'));
    }

    /// The board of 19 hexes has 54 crossings: 36 with three edges and 18 with two, 72 edges: 42 join threes,
    /// 24 a three and a two, 6 twos.
    void theBaseBoardByHand() {
        const Outcome outcome = run({"perft", shipped("first-island.isle"), "--depth", "4", "--seed", "9"});
        QCOMPARE(outcome.code, 0);
        QCOMPARE(outcome.lines(),
                 (QStringList{
                     lineFor(1, 54),
                     // B-35: a road on any edge of the settlement
                     lineFor(2, 36 * 3 + 18 * 2),
                     // B-103: the next settlement on none of the crossings taken or one edge away
                     lineFor(3, 36 * 3 * (54 - 1 - 3) + 18 * 2 * (54 - 1 - 2)),
                     // and its road: all pairs of crossings by their edges, without equal and adjacent ones
                     lineFor(4, 144 * 144 - (36 * 9 + 18 * 4) - 2 * (42 * 9 + 24 * 6 + 6 * 4)),
                 }));
    }

    void everyMapAgreesWithTheSlowCount_data() {
        QTest::addColumn<QString>("map");
        for (const QString& name : shippedNames())
            QTest::newRow(qPrintable(name)) << name;
    }
    void everyMapAgreesWithTheSlowCount() {
        QFETCH(QString, map);
        RecordedGame recorded;
        recorded.map = shippedMap(map);
        recorded.seats = std::clamp(4, recorded.map.minSeats, recorded.map.maxSeats);
        recorded.dealSeed = recorded.gameSeed = 5;
        const auto game = startOf(recorded);
        QVERIFY(game.ok());
        const Outcome outcome = run({"perft", fileOf(map), "--depth", "2", "--seed", "5"});
        QCOMPARE(outcome.lines(), (QStringList{lineFor(1, slowCount(game.value(), 1)),
                                               lineFor(2, slowCount(game.value(), 2))}));
    }

    /// From the middle of the golden games, where cards, ships, offers and specials are in play.
    void theMiddleOfAGameAgreesWithTheSlowCount_data() { everyMapAgreesWithTheSlowCount_data(); }
    void theMiddleOfAGameAgreesWithTheSlowCount() {
        QFETCH(QString, map);
        auto golden = loadGame(QStringLiteral(ISLEWRIGHT_TEST_DATA "/transcripts/%1.islegame").arg(map));
        QVERIFY(golden.ok());
        for (const std::size_t part : {std::size_t{2}, std::size_t{5}, std::size_t{9}}) { // tenths
            RecordedGame recorded = golden.value();
            recorded.actions.resize(recorded.actions.size() * part / 10);
            const auto game = sealGame(recorded);
            QVERIFY(game.ok());
            const QString path = folder_.filePath(QStringLiteral("middle.islegame"));
            QVERIFY(saveGame(recorded, path).ok());
            const Outcome outcome = run({"perft", path, "--depth", "2"});
            QCOMPARE(outcome.code, 0);
            QCOMPARE(outcome.lines(), (QStringList{lineFor(1, slowCount(game.value(), 1)),
                                                   lineFor(2, slowCount(game.value(), 2))}));
        }
    }

    /// S-85: with setup_ship = allowed a ship may lie beside the settlement instead of the road.
    void optionsCount() {
        RecordedGame recorded;
        recorded.map = shippedMap(QStringLiteral("heading-for-new-shores"));
        recorded.map.options.set(Option::SetupShip, static_cast<int>(SetupShip::Allowed));
        recorded.seats = 3;
        const auto game = startOf(recorded);
        QVERIFY(game.ok());
        const QStringList common{
            "perft", shipped("heading-for-new-shores.isle"), "--seed", "0", "--seats", "3", "--depth", "2"};
        const Outcome roads = run(common);
        const Outcome ships = run(common + QStringList{"--option", "setup_ship=allowed"});
        QCOMPARE(ships.lines().at(1), lineFor(2, slowCount(game.value(), 2)));
        QVERIFY(ships.lines().at(1) != roads.lines().at(1));
    }

    void divideTellsEveryFirstAction() {
        const Outcome outcome =
            run({"perft", shipped("first-island.isle"), "--depth", "2", "--seed", "1", "--divide"});
        QCOMPARE(outcome.code, 0);
        QCOMPARE(outcome.lines().size(), 54 + 2);
        std::uint64_t sum = 0;
        for (const QString& line : outcome.lines().mid(0, 54)) {
            QVERIFY2(line.contains(QStringLiteral(" place-settlement (")), qPrintable(line));
            sum += line.section(QStringLiteral(": "), 1).toULongLong();
        }
        QCOMPARE(sum, std::uint64_t{144});
        QCOMPARE(outcome.lines().last(), lineFor(2, 144));
    }

    /// Nothing can be done in a game that is over.
    void aFinishedGameCountsNothing() {
        const Outcome outcome =
            run({"perft", QStringLiteral(ISLEWRIGHT_TEST_DATA "/transcripts/first-island.islegame"),
                 "--depth", "2"});
        QCOMPARE(outcome.lines(), (QStringList{lineFor(1, 0), lineFor(2, 0)}));
    }

    /// Fixed numbers, deeper than the slow count can follow; they change only with the rules. Depth five is
    /// counted once more from the places alone: three settlements that keep apart (B-103) and the roads of
    /// the first two (B-35).
    void fixedResults_data() {
        QTest::addColumn<QString>("map");
        QTest::addColumn<QStringList>("lines");
        const auto row = [](const char* map, std::uint64_t three, std::uint64_t four, std::uint64_t five) {
            QTest::newRow(map) << QString::fromUtf8(map)
                               << QStringList{lineFor(3, three), lineFor(4, four), lineFor(5, five)};
        };
        row("first-island", 7236, 19248, 897180);
        row("heading-for-new-shores", 8728, 23322, 1203014);
        row("the-fog-islands", 3776, 9778, 320396);
    }
    void fixedResults() {
        QFETCH(QString, map);
        QFETCH(QStringList, lines);
        const Outcome outcome = run({"perft", fileOf(map), "--depth", "5", "--seed", "1"});
        QCOMPARE(outcome.lines().mid(2), lines);
        QCOMPARE(outcome.lines().last(), lineFor(5, countOfThree(shippedMap(map))));
    }
};

QTEST_GUILESS_MAIN(TestPerft)
#include "tst_perft.moc"
