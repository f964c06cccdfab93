#include "engine/deal/deal.h"
#include "tests/engine/rules/scene.h"
#include "tests/support/brute_route.h"

#include <set>

using namespace isle;
using namespace isle::test;

namespace {

/// Whatever a game of these rules may never break.
void verifyPosition(const Game& game) {
    const Topology& topology = game.topology();
    for (const Resource resource : allResources) { // B-18
        int sum = game.bank(resource);
        for (std::size_t s = 0; s < static_cast<std::size_t>(game.seats()); ++s)
            sum += game.hand(Seat(s))[resource];
        QCOMPARE(sum, game.rules()[Option::Bank]);
    }
    for (std::size_t s = 0; s < static_cast<std::size_t>(game.seats()); ++s) {
        const Seat seat(s);
        int settlements = 0;
        int cities = 0;
        for (std::size_t c = 0; c < topology.crossings().size(); ++c) {
            const Occupant town = game.town(CrossingId(c));
            if (!town || town.seat != seat)
                continue;
            ++(town.piece == Piece::City ? cities : settlements);
            for (std::size_t i = 0; i < topology.crossings()[c].neighbourCount; ++i) // B-103
                QVERIFY(!game.town(topology.crossings()[c].neighbours[i]));
        }
        int roads = 0;
        int ships = 0;
        for (std::size_t e = 0; e < topology.edges().size(); ++e) {
            const Occupant piece = game.piece(EdgeId(e));
            roads += piece.seat == seat && piece.piece == Piece::Road ? 1 : 0;
            ships += piece.seat == seat && piece.piece == Piece::Ship ? 1 : 0;
        }
        QCOMPARE(game.supply(seat, Piece::Settlement) + settlements, game.rules()[Option::PiecesSettlements]);
        QCOMPARE(game.supply(seat, Piece::City) + cities, game.rules()[Option::PiecesCities]);
        QCOMPARE(game.supply(seat, Piece::Road) + roads, game.rules()[Option::PiecesRoads]);
        QCOMPARE(game.supply(seat, Piece::Ship) + ships, game.rules()[Option::PiecesShips]);
        QCOMPARE(game.points(seat).settlements, settlements);
        QCOMPARE(game.points(seat).cities, 2 * cities);
        QCOMPARE(game.handSize(seat), game.hand(seat).total());
        QCOMPARE(game.routeLength(seat), BruteRoute(game, seat).longest());
    }
}

/// B-144 to B-146 and B-150, B-151 for a game whose awards have been judged all along: what must hold of the
/// holder.
void verifyAwards(const Game& game) {
    int best = 0;
    int most = 0;
    for (std::size_t s = 0; s < static_cast<std::size_t>(game.seats()); ++s) {
        best = std::max(best, game.routeLength(Seat(s)));
        most = std::max(most, game.playedKnights(Seat(s)));
    }
    if (game.longestRoute().valid())
        QVERIFY(best >= 5 && game.routeLength(game.longestRoute()) == best);
    if (game.largestArmy().valid() && game.state() != State::MoveRobber && game.state() != State::Steal)
        QVERIFY(most >= 3 && game.playedKnights(game.largestArmy()) == most);
}

/// B-144 to B-146: who holds the award after a change, given who held it before.
Seat holderAfter(const Game& game, Seat before) {
    int best = 0;
    std::vector<Seat> leaders;
    for (std::size_t s = 0; s < static_cast<std::size_t>(game.seats()); ++s) {
        const int length = game.routeLength(Seat(s));
        if (length > best) {
            best = length;
            leaders.clear();
        }
        if (length == best)
            leaders.push_back(Seat(s));
    }
    if (best < 5)
        return {};
    if (before.valid() && game.routeLength(before) == best)
        return before;
    return leaders.size() == 1 ? leaders.front() : Seat();
}

Action randomAction(Random& random, const Game& game) {
    Action action;
    action.kind = static_cast<ActionKind>(random.below(static_cast<std::uint32_t>(ActionKind::Dig) + 1));
    action.seat = Seat(random.below(static_cast<std::uint32_t>(game.seats()) + 1));
    action.place = static_cast<std::uint16_t>(random.below(400));
    action.extra = static_cast<std::uint16_t>(random.below(random.below(2) == 0 ? 6 : 400));
    for (std::uint32_t i = random.below(3); i > 0; --i) {
        ++action.give.count.at(random.below(5));
        ++action.want.count.at(random.below(5));
    }
    return action;
}

bool isOfferLike(const Action& action) {
    return action.kind == ActionKind::Offer || action.kind == ActionKind::Counter;
}

/// Only the fields an action of the kind has count when looking it up in a list.
Action tidy(Action action) {
    Action bare = plain(action.kind, action.seat);
    const auto place = [&] { bare.place = action.place; };
    const auto extra = [&] { bare.extra = action.extra; };
    switch (action.kind) {
    case ActionKind::Discard:
    case ActionKind::PlayMonopoly:
    case ActionKind::PlentyPick:
    case ActionKind::GoldPick:
    case ActionKind::ChooseVictim:
        extra();
        break;
    case ActionKind::MoveShip:
    case ActionKind::CompleteTrade:
        place();
        extra();
        break;
    case ActionKind::BankTrade:
        bare.give = action.give;
        bare.want = action.want;
        break;
    default:
        place();
        break;
    }
    switch (action.kind) {
    case ActionKind::Roll:
    case ActionKind::BuyDev:
    case ActionKind::PlayKnight:
    case ActionKind::PlayRoadBuilding:
    case ActionKind::PlayYearOfPlenty:
    case ActionKind::Stop:
    case ActionKind::EndTurn:
    case ActionKind::Pass:
    case ActionKind::WonderStage:
        bare.place = 0;
        break;
    default:
        break;
    }
    return bare;
}

/// An offer or counter-offer made up at random; refused ones are part of the test.
void maybeOffer(Random& random, Game& game) {
    if (game.state() != State::Main || random.below(4) != 0)
        return;
    const Seat seat(random.below(static_cast<std::uint32_t>(game.seats())));
    const Cards give = cardsOf(static_cast<Resource>(random.below(5)));
    const Cards want = cardsOf(static_cast<Resource>(random.below(5)));
    Action made = offer(seat, give, want, 0);
    made.extra = static_cast<std::uint16_t>(seat == game.onTurn() ? random.below(1U << game.seats())
                                                                  : 1U << game.onTurn().index());
    if (!game.offers().empty() && random.below(2) == 0)
        made = counter(seat, game.offers()[random.below(static_cast<std::uint32_t>(game.offers().size()))].id,
                       give, want);
    const bool legal = check(game, made).legal();
    if (made.kind == ActionKind::Offer && legal)
        QVERIFY(mayOffer(game, seat));
    QCOMPARE(apply(game, made).legal(), legal);
}

/// A deal for the specials' sake; where varied options leave no deal that keeps the red rule, any board.
Board boardOf(const Map& map, std::uint64_t seed) {
    auto dealt = deal(map, seed);
    return dealt ? dealt.value() : plainBoard(map, seed);
}

Map varied(const Map& plain, std::uint64_t seed) {
    Map map = plain;
    map.maxSeats = 8;
    Random random(seed);
    for (const Option option : {Option::PhaseOrder,
                                Option::FriendlyRobber,
                                Option::RobberToDesert,
                                Option::WinCheck,
                                Option::Dice,
                                Option::SetupShip,
                                Option::ShipMoveRule,
                                Option::PirateStart,
                                Option::PiratePins,
                                Option::GoldAtSetup,
                                Option::IslandBonus,
                                Option::HomeRule,
                                Option::RimShips,
                                Option::NoSevensRounds,
                                Option::SetupSettlements,
                                Option::DesertFarSide,
                                Option::MaxOpenOffers,
                                Option::ExtraBuild,
                                Option::SpecialBuildAutoskip,
                                Option::FogSetupFind,
                                Option::CanalUnits,
                                Option::FortressStrength,
                                Option::VillageStock}) {
        const OptionInfo& info = infoOf(option);
        if (random.below(2) == 0)
            continue;
        const int low = info.numbers ? info.lowest : info.firstWord;
        const int high =
            info.numbers ? info.highest : info.firstWord + static_cast<int>(info.words.size()) - 1;
        map.options.set(option,
                        low + static_cast<int>(random.below(static_cast<std::uint32_t>(high - low + 1))));
    }
    if (random.below(3) == 0)
        map.options.set(Option::Bank, 5);
    map.options.set(Option::TurnLimit, 60);
    if (map.options.get(Option::Expansions)) // gold on the home island, so that it comes into play
        for (MapHex& hex : map.cells)
            if (hex.terrain == Terrain::Any && random.below(5) == 0)
                hex.terrain = Terrain::Gold;
    return map;
}

} // namespace

class TstPlayouts : public QObject {
    Q_OBJECT
  private slots:
    void B18_B46_B65_B103_B142_B160_randomGames_data();
    void B18_B46_B65_B103_B142_B160_randomGames();
    void B182_sameSeedAndActionsGiveTheSameGame();
    void B40_gamesEndByThemselves();
    void B65_S94_everyKindWasPlayed();

  private:
    std::set<ActionKind> kinds_; ///< chosen in the random games
};

void TstPlayouts::B18_B46_B65_B103_B142_B160_randomGames_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("seats");
    QTest::addColumn<quint64>("seed");
    quint64 seed = 0;
    for (const char* name : {"19 land hexes", "Heading for New Shores", "Four Islands", "Through the Desert"})
        for (const int seats : {2, 3, 4, 4}) {
            const QByteArray row =
                QByteArray(name) + " " + QByteArray::number(seats) + " " + QByteArray::number(seed);
            QTest::newRow(row.constData()) << QString(name) << seats << seed;
            ++seed;
        }
    for (const int seats : {5, 6, 7, 8, 8}) { // with extra building of either kind
        const char* name = seats <= 6 ? "30 land hexes" : "37 land hexes";
        QTest::newRow(qPrintable(QString("%1 %2 %3").arg(name).arg(seats).arg(seed)))
            << QString(name) << seats << seed;
        ++seed;
    }
    for (const SpecMap& spec : specMaps)
        if (spec.scenario > 3)
            for (const int seats : {3, 4, 6}) {
                const QString name = QString::fromStdString(std::string(spec.name));
                QTest::newRow(qPrintable(QString("%1 %2 %3").arg(name).arg(seats).arg(seed)))
                    << name << seats << seed;
                ++seed;
            }
}

void TstPlayouts::B18_B46_B65_B103_B142_B160_randomGames() {
    QFETCH(QString, name);
    QFETCH(int, seats);
    QFETCH(quint64, seed);
    const Map map = varied(mapOf(specMapNamed(name.toStdString())), seed);
    const auto table = setTable(map, boardOf(map, seed), seats);
    QVERIFY2(table.ok(), table.ok() ? "" : table.error().sentence.c_str());
    Game game(table.value(), seed);
    // A ship at a fortress and a city, or random games would never raid and hardly build wonders.
    if (name == "Pirate Islands")
        GameEditor(game).setPiece(game.topology().edgeAt({cell(2, 8), Direction::W}), A, Piece::Ship);
    if (name == "Wonders of Catan")
        GameEditor(game).setTown(game.topology().crossingAt({cell(4, 2), Corner::S}), A, Piece::City);
    Game copy(game);
    View view(game, A);
    Random random(seed + 1000);
    std::vector<Action> legal;
    std::vector<Action> own;
    std::vector<Action> seen;
    Events events;
    for (int ply = 0; !game.over(); ++ply) {
        maybeOffer(random, game);
        legalActions(game, legal);
        QVERIFY(!legal.empty());
        if (ply % 3 == 0) {
            verifyPosition(game);
            verifyAwards(game);
            copy = game;
            QVERIFY(copy == game && copy.hash() == game.hash());
            for (std::size_t i = 0; i < legal.size(); ++i) { // every listed action applies, once each
                QVERIFY2(apply(copy, legal[i]).legal(), qPrintable(QString::number(int(legal[i].kind))));
                QCOMPARE(std::count(legal.begin(), legal.end(), legal[i]), 1);
                copy = game;
            }
            for (int i = 0; i < 20; ++i) { // no other does
                const Action action = tidy(randomAction(random, game));
                if (isOfferLike(action) || std::find(legal.begin(), legal.end(), action) != legal.end())
                    continue;
                QVERIFY2(!apply(copy, action).legal(), qPrintable(QString::number(int(action.kind))));
                QVERIFY(copy == game);
            }
            // B-182: a seat's view knows its own actions.
            const Seat viewer(random.below(static_cast<std::uint32_t>(seats)));
            view.update(game, viewer);
            legalActions(game, viewer, own);
            legalActions(view.game(), viewer, seen);
            const auto completes = [](const Action& action) {
                return action.kind == ActionKind::CompleteTrade;
            };
            std::erase_if(own, completes); // whether a hidden hand covers its side shows only then (B-84)
            std::erase_if(seen, completes);
            QVERIFY(own == seen);
        }
        const auto rare = std::find_if(legal.begin(), legal.end(), [](const Action& action) {
            return action.kind == ActionKind::Raid || action.kind == ActionKind::WonderStage;
        });
        const Action chosen =
            rare != legal.end() ? *rare : legal[random.below(static_cast<std::uint32_t>(legal.size()))];
        events.clear();
        const Seat holder = game.longestRoute();
        QVERIFY(apply(game, chosen, &events).legal());
        QCOMPARE(game.longestRoute(), holderAfter(game, holder));
        kinds_.insert(chosen.kind);
        if (QTest::currentTestFailed())
            return;
    }
    verifyPosition(game);
    verifyAwards(game);
}

void TstPlayouts::B182_sameSeedAndActionsGiveTheSameGame() {
    const Map map = mapOf(specMapNamed("Heading for New Shores"));
    const auto table = Scene::makeTable(map, 4);
    Game game(table, 77);
    Random random(5);
    std::vector<Action> legal;
    std::vector<Action> played;
    while (!game.over() && played.size() < 3000) {
        legalActions(game, legal);
        played.push_back(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
        QVERIFY(apply(game, played.back()).legal());
    }
    Game again(table, 77);
    Events events;
    for (const Action& action : played)
        QVERIFY(apply(again, action, &events).legal());
    QVERIFY(again == game); // listening to events changes nothing
    QCOMPARE(again.hash(), game.hash());
    QVERIFY(!(Game(table, 78) == Game(table, 77)));
}

void TstPlayouts::B40_gamesEndByThemselves() {
    const auto table = Scene::makeTable(mapOf(specMapNamed("19 land hexes")), 4);
    std::vector<Action> legal;
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        Game game(table, seed);
        Random random(seed);
        while (!game.over()) {
            legalActions(game, legal);
            QVERIFY(apply(game, legal[random.below(static_cast<std::uint32_t>(legal.size()))]).legal());
        }
        legalActions(game, legal);
        QVERIFY(legal.empty());
        QVERIFY(!game.toAct().valid());
        if (game.winner().valid()) {
            QCOMPARE(game.winner(), game.onTurn()); // B-161
            QVERIFY(game.points(game.winner()).total() >= 10);
        }
    }
}

void TstPlayouts::B65_S94_everyKindWasPlayed() {
    // Offers and counter-offers are made apart from the list.
    const std::set<ActionKind> apart{ActionKind::Offer, ActionKind::Counter};
    for (int kind = 0; kind <= static_cast<int>(ActionKind::Dig); ++kind) {
        const auto each = static_cast<ActionKind>(kind);
        QVERIFY2(kinds_.count(each) + apart.count(each) == 1, nameOf(each).data());
    }
}

QTEST_APPLESS_MAIN(TstPlayouts)
#include "tst_playouts.moc"
