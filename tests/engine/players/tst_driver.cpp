#include "engine/rules/game_editor.h"
#include "tests/engine/players/arena.h"

#include <QTest>

using namespace isle;
using namespace isle::test;

namespace {

/// Answers every offer alike and otherwise lets the heuristic player choose.
class Answering final : public Player {
  public:
    explicit Answering(ActionKind kind) : kind_(kind), player_(makePlayer("heuristic", 1)) {}

    Action choose(const View& view, std::span<const Action> legal) override {
        ++chosen;
        return player_->choose(view, legal);
    }
    Action answerOffer(const View& view, const Offer& offer) override {
        ++answered;
        return answer(kind_, view.seat(), offer.id);
    }
    int chosen = 0;
    int answered = 0;

  private:
    ActionKind kind_;
    std::unique_ptr<Player> player_;
};

/// A game in which seat 0 is in its main phase with a card to offer.
Game gameBeforeOffer() {
    Map map = baseBoard();
    map.options.set(Option::FirstSeat, 0);
    map.options.set(Option::NoSevensRounds, 9);
    for (std::uint64_t seed = 1;; ++seed) {
        Game game = newGame(map, 3, seed);
        const auto players = seatsOf("heuristic", 3, seed);
        Driver driver(seated(players));
        while (game.turn() == 0)
            apply(game, *driver.next(game));
        apply(game, plain(ActionKind::Roll, Seat(0)));
        if (game.state() == State::Main && game.handSize(Seat(0)) > 0)
            return game;
    }
}

Action anyOffer(const Game& game) {
    for (const Resource resource : allResources)
        if (game.hand(Seat(0))[resource] > 0)
            return offer(Seat(0), cardsOf(resource),
                         cardsOf(resource == Resource::Ore ? Resource::Wool : Resource::Ore), 0b110);
    return plain(ActionKind::EndTurn, Seat(0));
}

} // namespace

class TestDriver : public QObject {
    Q_OBJECT

  private slots:
    void asksTheSeatToAct() {
        Game game = newGame(baseBoard(), 3, 1);
        const auto players = seatsOf("random", 3, 1);
        Driver driver(seated(players));
        for (int i = 0; i < 50; ++i) {
            const Seat actor = game.toAct();
            const auto action = driver.next(game);
            QVERIFY(action.has_value());
            QCOMPARE(action->seat, actor); // random players make no offers
            QVERIFY(apply(game, *action).legal());
        }
    }

    void waitsForSeatsWithoutPlayer() {
        Game game = newGame(baseBoard(), 3, 1);
        Driver driver({nullptr, nullptr, nullptr});
        QVERIFY(!driver.next(game).has_value());
    }

    void tellsNothingWhenTheGameIsOver() {
        Map map = baseBoard();
        map.options.set(Option::TurnLimit, 10);
        Game game = newGame(map, 2, 1);
        const auto players = seatsOf("random", 2, 1);
        playOut(game, seated(players));
        QVERIFY(game.over());
        Driver driver(seated(players));
        QVERIFY(!driver.next(game).has_value());
    }

    void B82_computersAnswerOffersFirst() {
        Game game = gameBeforeOffer();
        QVERIFY(apply(game, anyOffer(game)).legal());
        Answering first(ActionKind::Decline);
        Answering second(ActionKind::Decline);
        Driver driver({nullptr, &first, &second});
        for (int i = 0; i < 2; ++i) {
            const auto action = driver.next(game);
            QVERIFY(action.has_value());
            QCOMPARE(action->kind, ActionKind::Decline);
            QVERIFY(apply(game, *action).legal());
        }
        QCOMPARE(first.answered + second.answered, 2);
        QVERIFY(!driver.next(game).has_value()); // a person's turn
        QCOMPARE(first.chosen + second.chosen, 0);
    }

    void B82_theMakerWaitsForAPersonsAnswer() {
        Game game = gameBeforeOffer();
        QVERIFY(apply(game, anyOffer(game)).legal());
        const std::uint8_t id = game.offers().front().id;
        Answering maker(ActionKind::Decline);
        Answering other(ActionKind::Decline);
        Driver driver({&maker, &other, nullptr});
        const auto action = driver.next(game);
        QVERIFY(action.has_value());
        QCOMPARE(action->seat, Seat(1));
        QVERIFY(apply(game, *action).legal());

        QVERIFY(!driver.next(game).has_value());
        QCOMPARE(maker.chosen, 0);
        QVERIFY(apply(game, answer(ActionKind::Decline, Seat(2), id)).legal());
        const auto next = driver.next(game);
        QVERIFY(next.has_value());
        QCOMPARE(next->seat, Seat(0));
    }

    void B88_nobodyWaitsForWhoMayNotAnswerAnyMore() {
        Game game = gameBeforeOffer();
        GameEditor editor(game);
        QVERIFY(editor.setHand(Seat(0), Cards{{1, 1, 0, 0, 0}}));
        QVERIFY(editor.setHand(Seat(2), Cards{{0, 0, 1, 1, 0}}));
        QVERIFY(
            apply(game, offer(Seat(0), cardsOf(Resource::Brick), cardsOf(Resource::Wool), 0b100)).legal());
        const std::uint8_t first = game.offers().front().id;
        for (int i = 0; i < 40; ++i) {
            const ActionKind kind = i % 2 == 0 ? ActionKind::Accept : ActionKind::Decline;
            QVERIFY(apply(game, answer(kind, Seat(2), first)).legal());
        }
        QVERIFY(
            apply(game, offer(Seat(0), cardsOf(Resource::Lumber), cardsOf(Resource::Grain), 0b100)).legal());
        const std::uint8_t second = game.offers().back().id;
        QCOMPARE(check(game, answer(ActionKind::Decline, Seat(2), second)).rule, std::string_view("B-88"));

        Answering maker(ActionKind::Decline);
        Answering other(ActionKind::Decline);
        Driver driver({&maker, &other, nullptr});
        const auto action = driver.next(game);
        QVERIFY(action.has_value());
        QCOMPARE(action->seat, Seat(0));
    }
};

QTEST_APPLESS_MAIN(TestDriver)
#include "tst_driver.moc"
