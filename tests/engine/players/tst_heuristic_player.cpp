#include "engine/players/heuristic_player.h"
#include "tests/engine/players/arena.h"

#include <QTest>

#include <map>

using namespace isle;
using namespace isle::test;

namespace {

using Counts = std::map<ActionKind, int>;

Counts countActions(const Map& map, int seats, int games) {
    Counts counts;
    for (int seed = 1; seed <= games; ++seed) {
        Game game = newGame(map, seats, static_cast<std::uint64_t>(seed));
        const auto players = seatsOf("heuristic", seats, static_cast<std::uint64_t>(seed));
        playOut(game, seated(players), [&](const Action& action, const Events&) { ++counts[action.kind]; });
    }
    return counts;
}

/// A game of three on the base board, all alike but for the seed of its dice, after a 7 of seat 0 whose
/// robber took a card from seat 1. Nothing when the dice say otherwise or nobody can be robbed.
struct Theft {
    Game game;
    Resource card;
    std::array<int, 2> dice{};
};
std::optional<Theft> theftWith(const std::shared_ptr<const Table>& table, std::uint64_t seed) {
    Game game(table, seed);
    const auto players = seatsOf("heuristic", 3, 1);
    Driver driver(seated(players));
    while (game.turn() == 0)
        apply(game, *driver.next(game));
    apply(game, plain(ActionKind::Roll, Seat(0)));
    if (game.state() != State::MoveRobber)
        return std::nullopt;
    std::vector<Action> legal;
    legalActions(game, Seat(0), legal);
    for (const Action& action : legal) {
        Game after = game;
        Events events;
        apply(after, action, &events);
        for (const Event& event : events)
            if (event.kind == Event::Kind::Stole && event.other == Seat(1))
                for (const Resource resource : allResources)
                    if (event.cards[resource] > 0)
                        return Theft{after, resource, after.dice()};
    }
    return std::nullopt;
}

} // namespace

class TestHeuristicPlayer : public QObject {
    Q_OBJECT

  private slots:
    /// B-56, B-180: what only others know does not change what a seat does.
    void B180_seesOnlyItsView() {
        Map map = baseBoard();
        map.options.set(Option::FirstSeat, 0);
        const auto table = setTable(map, deal(map, 3).value(), 3).value();
        std::vector<Theft> thefts;
        for (std::uint64_t seed = 1; seed < 600; ++seed)
            if (auto theft = theftWith(table, seed))
                thefts.push_back(std::move(*theft));
        int compared = 0;
        for (std::size_t i = 0; i < thefts.size(); ++i) {
            for (std::size_t j = i + 1; j < thefts.size() && compared < 20; ++j) {
                if (thefts[i].card == thefts[j].card || thefts[i].dice != thefts[j].dice)
                    continue;
                const std::array games{thefts[i].game, thefts[j].game};
                std::array<Action, 2> chosen;
                for (std::size_t k = 0; k < 2; ++k) {
                    Game game = games[k];
                    const View view(game, Seat(2));
                    const Cards hand = game.hand(Seat(2));
                    Offer asked;
                    asked.maker = Seat(0);
                    asked.addressed = 0b100;
                    for (const Resource resource : allResources)
                        if (hand[resource] > 0)
                            asked.want = cardsOf(resource);
                    asked.give = cardsOf(asked.want[Resource::Ore] > 0 ? Resource::Grain : Resource::Ore, 2);
                    HeuristicPlayer player(11);
                    chosen[k] = player.answerOffer(view, asked);
                }
                QVERIFY(games[0].hand(Seat(1)) != games[1].hand(Seat(1)));
                QVERIFY(View(games[0], Seat(2)) == View(games[1], Seat(2)));
                QVERIFY(chosen[0] == chosen[1]);
                ++compared;
            }
        }
        QVERIFY2(compared > 0, "no two games that differ in the stolen card alone");
    }

    void usesEveryMeans() {
        const Counts counts = countActions(newShores(), 4, 15);
        for (const ActionKind kind :
             {ActionKind::BuildRoad, ActionKind::BuildShip, ActionKind::BuildSettlement,
              ActionKind::BuildCity, ActionKind::BankTrade, ActionKind::BuyDev, ActionKind::PlayKnight,
              ActionKind::PlayRoadBuilding, ActionKind::PlayYearOfPlenty, ActionKind::PlayMonopoly,
              ActionKind::GoldPick, ActionKind::MoveRobber})
            QVERIFY2(counts.contains(kind), nameOf(kind).data());
    }

    void B80_tradesWithOthers() {
        const Counts counts = countActions(baseBoard(), 4, 10);
        for (const ActionKind kind : {ActionKind::Offer, ActionKind::Accept, ActionKind::Decline,
                                      ActionKind::Counter, ActionKind::CompleteTrade})
            QVERIFY2(counts.contains(kind), nameOf(kind).data());
        QVERIFY(counts.at(ActionKind::CompleteTrade) >= 10); // one a game at least
    }

    void B80_offersNothingWhereTradeIsOff() {
        Map map = baseBoard();
        map.options.set(Option::DomesticTrade, 0);
        const Counts counts = countActions(map, 4, 3);
        QVERIFY(!counts.contains(ActionKind::Offer));
        QVERIFY(counts.contains(ActionKind::BankTrade));
    }

    void helpsNobodyNearTheTarget() {
        Map map = baseBoard();
        int helped = 0;
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            Game game = newGame(map, 4, seed);
            const int target = game.rules()[Option::Target];
            const auto players = seatsOf(
                "heuristic", 4, seed, [&](const View& view, std::span<const Action>, const Action& chosen) {
                    Seat other;
                    if (chosen.kind == ActionKind::Accept)
                        other = view.game().offerById(chosen.offer())->maker;
                    else if (chosen.kind == ActionKind::CompleteTrade)
                        other = chosen.target();
                    if (other.valid() && game.points(other).open() >= target - 2)
                        ++helped;
                });
            playOut(game, seated(players));
        }
        QCOMPARE(helped, 0);
    }

    void makesFewOffersATurn() {
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            Game game = newGame(baseBoard(), 4, seed);
            const auto players = seatsOf("heuristic", 4, seed);
            std::map<int, int> offersIn;
            playOut(game, seated(players), [&](const Action& action, const Events&) {
                offersIn[game.turn()] += action.kind == ActionKind::Offer ? 1 : 0;
            });
            for (const auto& [turn, offers] : offersIn)
                QVERIFY(offers <= 3);
        }
    }

    /// B-161: a town that reaches the target is built in the same turn.
    void winsWhenItCan() {
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            Game game = newGame(newShores(), 4, seed);
            int chance = -1; // the turn in which somebody could have won
            const auto players = seatsOf("heuristic", 4, seed,
                                         [&](const View& view, std::span<const Action> legal, const Action&) {
                                             for (const Action& action : legal) {
                                                 if (action.kind != ActionKind::BuildSettlement
                                                     && action.kind != ActionKind::BuildCity)
                                                     continue;
                                                 Game after = game;
                                                 apply(after, action);
                                                 if (after.winner() == view.seat() && chance < 0)
                                                     chance = game.turn();
                                             }
                                         });
            playOut(game, seated(players));
            QVERIFY(chance < 0 || chance == game.turn());
        }
    }

    void B52_keepsWhatItNeeds() {
        Map map = baseBoard();
        map.options.set(Option::DiscardLimit, 5);
        int discards = 0;
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            Game game = newGame(map, 4, seed);
            const auto players = seatsOf(
                "heuristic", 4, seed, [&](const View& view, std::span<const Action>, const Action& chosen) {
                    if (chosen.kind != ActionKind::Discard)
                        return;
                    ++discards;
                    QVERIFY(view.game().hand(view.seat())[chosen.resource()] > 0);
                });
            playOut(game, seated(players));
        }
        QVERIFY(discards > 0);
    }

    /// An answer depends on the offer: two cards for one that is not needed is taken, nothing for something
    /// is not.
    void answersByValue() {
        Game game = newGame(baseBoard(), 3, 5);
        const auto players = seatsOf("heuristic", 3, 5);
        Driver driver(seated(players));
        while (game.turn() < 4)
            apply(game, *driver.next(game));
        int generous = 0;
        int greedy = 0;
        for (std::size_t s = 0; s < 3; ++s) {
            const Cards hand = game.hand(Seat(s));
            for (const Resource have : allResources) {
                for (const Resource other : allResources) {
                    if (hand[have] == 0 || other == have)
                        continue;
                    Offer asked;
                    asked.maker = Seat((s + 1) % 3);
                    asked.want = cardsOf(have);
                    asked.give = cardsOf(other, 3);
                    HeuristicPlayer player(1);
                    generous +=
                        player.answerOffer(View(game, Seat(s)), asked).kind == ActionKind::Accept ? 1 : 0;
                    asked.want = cardsOf(have, hand[have]);
                    asked.give = cardsOf(other);
                    if (hand[have] >= 2)
                        greedy +=
                            player.answerOffer(View(game, Seat(s)), asked).kind == ActionKind::Accept ? 1 : 0;
                }
            }
        }
        QVERIFY(generous > greedy);
        QVERIFY(generous > 0);
    }
};

QTEST_APPLESS_MAIN(TestHeuristicPlayer)
#include "tst_heuristic_player.moc"
