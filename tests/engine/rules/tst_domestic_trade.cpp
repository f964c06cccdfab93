#include "tests/engine/rules/scene.h"

using namespace isle;
using namespace isle::test;

namespace {

constexpr std::uint16_t toB = 0b0010;
constexpr std::uint16_t toC = 0b0100;
constexpr std::uint16_t toAll = 0b1110;
constexpr std::uint16_t toA = 0b0001;

const Cards brick = cardsOf(Resource::Brick);
const Cards ore = cardsOf(Resource::Ore);
const Cards wool = cardsOf(Resource::Wool);
const Cards grain = cardsOf(Resource::Grain);

/// A's turn; everybody holds two of each.
Scene market(Map map = baseMap()) {
    Scene scene(map);
    for (const Seat seat : {A, B, C, D})
        scene.edit.setHand(seat, cards(2, 2, 2, 2, 2));
    scene.edit.setTurn(A, State::Main);
    return scene;
}

Action accept(Seat seat, std::uint8_t id) {
    return answer(ActionKind::Accept, seat, id);
}
Action decline(Seat seat, std::uint8_t id) {
    return answer(ActionKind::Decline, seat, id);
}
Action withdraw(Seat seat, std::uint8_t id) {
    return answer(ActionKind::Withdraw, seat, id);
}

} // namespace

class TstDomesticTrade : public QObject {
    Q_OBJECT
  private slots:
    void B70_B80_onlyInMain();
    void B80_domesticTradeOff();
    void B81_shapesOfOffers();
    void B82_offerAndAnswers();
    void B82_maxOpenOffers();
    void B83_B86_opponentsOffers();
    void B84_completing();
    void B84_handsAreCheckedAgain();
    void B85_withdrawing();
    void B85_lapsesAtTurnEndAndInterrupts();
    void B85_lapsesWhenNoLongerCovered();
    void B86_onlyCardsItHolds();
    void B87_counterOffers();
    void B87_acceptNeedsTheCards();
    void B88_newerReplacesOlder();
    void B88_fortyActs();
    void B90_opponentsOnlyAnswer();
    void B82_idsStayUnique();
    void B80_B82_eightSeats();
};

void TstDomesticTrade::B70_B80_onlyInMain() {
    Scene scene = market();
    scene.edit.setTurn(A, State::PreRoll);
    REFUSED(scene, offer(A, brick, ore, toB), "B-70");
    REFUSED(scene, offer(B, brick, ore, toA), "B-70");
    QVERIFY(!mayOffer(scene.game, A));
    scene.edit.setTurn(A, State::Main);
    QVERIFY(mayOffer(scene.game, A) && mayOffer(scene.game, B));
    REFUSED(scene, offer(B, brick, ore, toC), "B-83"); // opponents never trade among themselves
}

void TstDomesticTrade::B80_domesticTradeOff() {
    Map map = baseMap();
    map.options.set(Option::DomesticTrade, 0);
    Scene scene = market(map);
    REFUSED(scene, offer(A, brick, ore, toB), "B-80");
    REFUSED(scene, offer(B, brick, ore, toA), "B-80");
    QVERIFY(!mayOffer(scene.game, A) && !mayOffer(scene.game, B));
}

void TstDomesticTrade::B81_shapesOfOffers() {
    Scene scene = market();
    REFUSED(scene, offer(A, brick, Cards(), toB), "B-81"); // a gift
    REFUSED(scene, offer(A, Cards(), ore, toB), "B-81");
    REFUSED(scene, offer(A, cards(1, 1, 0, 0, 0), cards(1, 0, 0, 0, 1), toB), "B-81"); // brick on both sides
    REFUSED(scene, offer(A, brick, ore, 0), "B-82");
    REFUSED(scene, offer(A, brick, ore, toA), "B-82");     // itself
    REFUSED(scene, offer(A, brick, ore, 0b10000), "B-82"); // nobody
    PLAY(scene, offer(A, cards(2, 1, 0, 0, 0), cards(0, 0, 1, 0, 1), toAll));
}

void TstDomesticTrade::B82_offerAndAnswers() {
    Scene scene = market();
    PLAY(scene, offer(A, brick, ore, toB | toC));
    QCOMPARE(scene.game.offers().size(), std::size_t{1});
    const Offer& open = scene.game.offers().front();
    QCOMPARE(open.maker, A);
    QCOMPARE(int(open.addressed), int(toB | toC));
    QVERIFY(!open.counterMaker.valid());
    REFUSED(scene, accept(D, open.id), "B-82"); // not addressed
    REFUSED(scene, accept(A, open.id), "B-82");
    PLAY(scene, accept(B, open.id));
    PLAY(scene, decline(C, open.id));
    QCOMPARE(int(scene.game.offers().front().accepted), int(toB));
    QCOMPARE(int(scene.game.offers().front().declined), int(toC));
    REFUSED(scene, accept(B, open.id), "B-88"); // the same answer again
    REFUSED(scene, decline(C, open.id), "B-88");
    PLAY(scene, accept(C, open.id)); // another answer replaces it
    QCOMPARE(int(scene.game.offers().front().accepted), int(toB | toC));
    QCOMPARE(int(scene.game.offers().front().declined), 0);
    QCOMPARE(scene.told(Event::Kind::Accepted), 2);
    REFUSED(scene, accept(B, 99), "B-82");
}

void TstDomesticTrade::B82_maxOpenOffers() {
    Map map = baseMap();
    map.options.set(Option::MaxOpenOffers, 2);
    Scene scene = market(map);
    PLAY(scene, offer(A, brick, ore, toB));
    PLAY(scene, offer(A, brick, wool, toB));
    REFUSED(scene, offer(A, brick, grain, toB), "B-82");
    QVERIFY(!mayOffer(scene.game, A));
    PLAY(scene, offer(B, ore, brick, toA)); // opponents' offers and answers have room of their own
    PLAY(scene, counter(B, scene.game.offers().front().id, ore, cards(2, 0, 0, 0, 0)));
    PLAY(scene, withdraw(A, scene.game.offers().front().id));
    PLAY(scene, offer(A, brick, grain, toB));
}

void TstDomesticTrade::B83_B86_opponentsOffers() {
    Scene scene = market();
    scene.edit.setHand(B, brick);
    PLAY(scene, offer(B, ore, grain, toA)); // B holds no ore; it need not when offering
    const Offer open = scene.game.offers().front();
    QCOMPARE(open.maker, B);
    QCOMPARE(int(open.accepted), int(toB)); // counts as accepted by its maker
    REFUSED(scene, accept(A, open.id), "B-87");
    REFUSED(scene, counter(A, open.id, brick, wool), "B-87");
    REFUSED(scene, accept(C, open.id), "B-82");
    PLAY(scene, decline(A, open.id));
    QVERIFY(scene.game.offers().empty());
}

void TstDomesticTrade::B84_completing() {
    Scene scene = market();
    PLAY(scene, offer(A, cards(2, 0, 0, 0, 0), ore, toAll));
    const std::uint8_t id = scene.game.offers().front().id;
    REFUSED(scene, completeTrade(A, id, B), "B-84"); // nobody has accepted
    PLAY(scene, accept(B, id));
    PLAY(scene, accept(C, id));
    REFUSED(scene, completeTrade(B, id, A), "B-84");
    REFUSED(scene, completeTrade(A, id, D), "B-84");
    PLAY(scene, completeTrade(A, id, C)); // one accepter of its choice
    QCOMPARE(scene.game.hand(A), cards(0, 2, 2, 2, 3));
    QCOMPARE(scene.game.hand(C), cards(4, 2, 2, 2, 1));
    QCOMPARE(scene.game.handSize(A), 9);
    QCOMPARE(scene.game.handSize(C), 11);
    QCOMPARE(scene.game.hand(B), cards(2, 2, 2, 2, 2));
    QVERIFY(scene.game.offers().empty());
    QVERIFY(scene.conserved());
    QCOMPARE(scene.last(Event::Kind::Traded).other, C);
}

void TstDomesticTrade::B84_handsAreCheckedAgain() {
    Scene scene = market();
    PLAY(scene, offer(A, brick, ore, toB));
    const std::uint8_t id = scene.game.offers().front().id;
    PLAY(scene, accept(B, id));
    const Cards before = scene.game.hand(B);
    scene.edit.setHand(B, cards(2, 2, 2, 2, 0)); // the ore is gone
    REFUSED(scene, completeTrade(A, id, B), "B-84");
    QCOMPARE(scene.game.offers().size(), std::size_t{1}); // no lapse tells what a hidden hand lacks
    scene.edit.setHand(B, before);
    PLAY(scene, completeTrade(A, id, B));
}

void TstDomesticTrade::B85_withdrawing() {
    Scene scene = market();
    PLAY(scene, offer(A, brick, ore, toB | toC));
    const std::uint8_t id = scene.game.offers().front().id;
    PLAY(scene, accept(B, id));
    REFUSED(scene, withdraw(C, id), "B-85");
    PLAY(scene, withdraw(B, id)); // an acceptance
    REFUSED(scene, completeTrade(A, id, B), "B-84");
    PLAY(scene, withdraw(A, id)); // the offer
    QVERIFY(scene.game.offers().empty());
    PLAY(scene, offer(B, ore, brick, toA));
    PLAY(scene, withdraw(B, scene.game.offers().front().id));
    QVERIFY(scene.game.offers().empty());
}

void TstDomesticTrade::B85_lapsesAtTurnEndAndInterrupts() {
    Scene scene = market();
    PLAY(scene, offer(A, brick, ore, toB));
    PLAY(scene, offer(C, brick, ore, toA));
    PLAY(scene, plain(ActionKind::EndTurn, A));
    QVERIFY(scene.game.offers().empty());
    for (const DevCard card : {DevCard::Knight, DevCard::RoadBuilding, DevCard::YearOfPlenty}) {
        Scene open = market();
        open.settle(A, 3, 3, Corner::N);
        open.edit.setDevCards(A, card, 1);
        PLAY(open, offer(A, brick, ore, toB));
        PLAY(open, offer(C, brick, ore, toA));
        PLAY(open, plain(card == DevCard::Knight         ? ActionKind::PlayKnight
                         : card == DevCard::RoadBuilding ? ActionKind::PlayRoadBuilding
                                                         : ActionKind::PlayYearOfPlenty,
                         A));
        QVERIFY(open.game.offers().empty());
    }
}

void TstDomesticTrade::B85_lapsesWhenNoLongerCovered() {
    Scene scene = market();
    scene.settle(A, 3, 3, Corner::N);
    PLAY(scene, offer(A, cards(2, 0, 0, 0, 0), ore, toB));
    PLAY(scene, offer(A, wool, ore, toB));
    PLAY(scene, counter(B, scene.game.offers().front().id, ore, cards(0, 0, 0, 2, 0)));
    PLAY(scene, offer(B, ore, brick, toA));
    PLAY(scene, at(ActionKind::BuildRoad, A, scene.edge(3, 3, Direction::NE))); // one brick is left
    QCOMPARE(scene.game.offers().size(), std::size_t{2}); // gone: the first with its counter-offer
    QCOMPARE(scene.game.offers()[0].give, wool);
    QCOMPARE(scene.game.offers()[1].maker, B);
}

void TstDomesticTrade::B86_onlyCardsItHolds() {
    Scene scene = market();
    REFUSED(scene, offer(A, cards(3, 0, 0, 0, 0), ore, toB), "B-86");
    scene.edit.setHand(A, Cards());
    QVERIFY(!mayOffer(scene.game, A));
    REFUSED(scene, offer(A, brick, ore, toB), "B-86");
}

void TstDomesticTrade::B87_counterOffers() {
    Scene scene = market();
    PLAY(scene, offer(A, brick, ore, toAll));
    const std::uint8_t id = scene.game.offers().front().id;
    REFUSED(scene, counter(B, id, ore, ore), "B-81");
    PLAY(scene, counter(B, id, ore, cards(2, 0, 0, 0, 0))); // seen from B: gives ore, wants two brick
    QCOMPARE(scene.game.offers().size(), std::size_t{2});
    const Offer open = scene.game.offers().back();
    QCOMPARE(open.maker, B);
    QCOMPARE(open.counterMaker, B);
    QCOMPARE(open.counterTo, id);
    QCOMPARE(int(open.accepted), int(toB));
    QCOMPARE(scene.last(Event::Kind::Countered).a, int(open.id));
    REFUSED(scene, completeTrade(A, id, B), "B-84"); // the first offer is not accepted by that
    PLAY(scene, completeTrade(A, open.id, B));
    QCOMPARE(scene.game.hand(A), cards(0, 2, 2, 2, 3));
    QCOMPARE(scene.game.hand(B), cards(4, 2, 2, 2, 1));
    QVERIFY(scene.game.offers().empty());

    Scene other = market();
    PLAY(other, offer(A, brick, ore, toAll));
    const std::uint8_t first = other.game.offers().front().id;
    PLAY(other, counter(B, first, ore, wool));
    PLAY(other, decline(A, other.game.offers().back().id)); // the seat on turn may decline it
    QCOMPARE(other.game.offers().size(), std::size_t{1});
    PLAY(other, counter(B, first, ore, wool));
    PLAY(other, withdraw(A, first)); // the answers go with the offer
    QVERIFY(other.game.offers().empty());
}

void TstDomesticTrade::B87_acceptNeedsTheCards() {
    Scene scene = market();
    scene.edit.setHand(B, brick);
    PLAY(scene, offer(A, brick, ore, toB));
    const std::uint8_t id = scene.game.offers().front().id;
    REFUSED(scene, accept(B, id), "B-87");
    PLAY(scene, decline(B, id));
}

void TstDomesticTrade::B88_newerReplacesOlder() {
    Scene scene = market();
    PLAY(scene, offer(B, ore, brick, toA));
    PLAY(scene, offer(B, ore, wool, toA));
    QCOMPARE(scene.game.offers().size(), std::size_t{1});
    QCOMPARE(scene.game.offers().front().want, wool);
    PLAY(scene, offer(A, brick, grain, toB));
    const std::uint8_t id = scene.game.offers().back().id;
    PLAY(scene, accept(B, id));
    PLAY(scene, counter(B, id, grain, wool)); // takes the acceptance back
    QCOMPARE(int(scene.game.offerById(id)->accepted), 0);
    PLAY(scene, counter(B, id, grain, ore));
    QCOMPARE(scene.game.offers().size(), std::size_t{3}); // B's own, A's, and one counter-offer
    PLAY(scene, decline(B, id));                          // which goes with the next answer
    QCOMPARE(scene.game.offers().size(), std::size_t{2});
    PLAY(scene, accept(B, id));
    QCOMPARE(int(scene.game.offerById(id)->declined), 0);
}

void TstDomesticTrade::B88_fortyActs() {
    Scene scene = market();
    for (int i = 0; i < 20; ++i) {
        PLAY(scene, offer(A, brick, ore, toB));
        PLAY(scene, withdraw(A, scene.game.offers().front().id));
    }
    REFUSED(scene, offer(A, brick, ore, toB), "B-88");
    QVERIFY(!mayOffer(scene.game, A));
    for (int i = 0; i < 40; ++i)
        PLAY(scene, offer(B, ore, brick, toA));
    REFUSED(scene, offer(B, ore, brick, toA), "B-88");
    const std::uint8_t id = scene.game.offers().front().id;
    REFUSED(scene, withdraw(B, id), "B-88");
    PLAY(scene, completeTrade(A, id, B)); // completing is none of them
    PLAY(scene, plain(ActionKind::EndTurn, A));
    scene.edit.setTurn(B, State::Main);
    PLAY(scene, offer(B, ore, brick, toA)); // counted per turn
}

void TstDomesticTrade::B90_opponentsOnlyAnswer() {
    Scene scene = market();
    scene.settle(B, 3, 3, Corner::N);
    scene.edit.setDevCards(B, DevCard::Knight, 1);
    REFUSED(scene, at(ActionKind::BuildRoad, B, scene.edge(3, 3, Direction::NE)), "B-40");
    REFUSED(scene, bankTrade(B, Resource::Brick, Resource::Ore), "B-40");
    REFUSED(scene, plain(ActionKind::PlayKnight, B), "B-40");
    REFUSED(scene, plain(ActionKind::BuyDev, B), "B-40");
    PLAY(scene, offer(B, ore, brick, toA));
    QCOMPARE(scene.game.toAct(), A); // the seat on turn is not interrupted
    std::vector<Action> legal;
    legalActions(scene.game, B, legal);
    QCOMPARE(legal.size(), std::size_t{1});
    QCOMPARE(legal.front(), withdraw(B, scene.game.offers().front().id));
}

void TstDomesticTrade::B82_idsStayUnique() {
    Scene scene = market();
    PLAY(scene, offer(A, brick, ore, toAll));
    const std::uint8_t kept = scene.game.offers().front().id;
    for (int round = 0; round < 38; ++round) { // 3 seats answer 38 times each: more numbers than a byte holds
        for (const Seat seat : {B, C, D})
            PLAY(scene, counter(seat, kept, ore, wool));
        for (const Seat seat : {B, C, D})
            if (round % 2 == 0 && round < 2)
                PLAY(scene, offer(seat, ore, brick, toA));
        std::vector<std::uint8_t> ids;
        for (const Offer& open : scene.game.offers())
            ids.push_back(open.id);
        std::sort(ids.begin(), ids.end());
        QVERIFY(std::adjacent_find(ids.begin(), ids.end()) == ids.end());
        QVERIFY(std::find(ids.begin(), ids.end(), std::uint8_t{0xFF}) == ids.end());
    }
}

void TstDomesticTrade::B80_B82_eightSeats() {
    Map map = mapOf(specMapNamed("37 land hexes"));
    map.maxSeats = 8;
    Scene scene(map, 8);
    const Seat last(std::size_t{7});
    for (std::size_t s = 0; s < 8; ++s)
        scene.edit.setHand(Seat(s), cards(2, 2, 2, 2, 2));
    scene.edit.setTurn(A, State::Main);
    PLAY(scene, offer(A, brick, ore, 0b11111110));
    const std::uint8_t id = scene.game.offers().front().id;
    for (std::size_t s = 1; s < 8; ++s)
        PLAY(scene, accept(Seat(s), id));
    QCOMPARE(scene.count(ActionKind::CompleteTrade), 7);
    PLAY(scene, completeTrade(A, id, last));
    QCOMPARE(scene.game.hand(A), cards(1, 2, 2, 2, 3));
    QCOMPARE(scene.game.hand(last), cards(3, 2, 2, 2, 1));
    QVERIFY(scene.game.offers().empty());
    PLAY(scene, offer(last, brick, ore, 0b1)); // opponents never trade among themselves
    REFUSED(scene, completeTrade(B, scene.game.offers().front().id, last), "B-84");
    REFUSED(scene, answer(ActionKind::Accept, B, scene.game.offers().front().id), "B-82");
}

QTEST_APPLESS_MAIN(TstDomesticTrade)
#include "tst_domestic_trade.moc"
