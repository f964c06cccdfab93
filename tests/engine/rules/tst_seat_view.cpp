#include "tests/engine/rules/scene.h"

using namespace isle;
using namespace isle::test;

namespace {

Scene table() {
    Scene scene(seaMap());
    scene.settle(A, 2, 2, Corner::N);
    scene.settle(B, 3, 3, Corner::N);
    scene.edit.setHand(A, cards(1, 2, 3, 1, 1));
    scene.edit.setHand(B, cards(2, 0, 0, 2, 0));
    scene.edit.setDevCards(A, DevCard::Knight, 1);
    scene.edit.setDevCards(B, DevCard::Monopoly, 1);
    scene.edit.setTurn(A, State::Main);
    return scene;
}

} // namespace

class TstSeatView : public QObject {
    Q_OBJECT
  private slots:
    void B180_hiddenThings();
    void B181_publicThings();
    void B180_gamesThatDifferInHiddenThingsLookTheSame();
    void B180_discardsBeingChosenAreHidden();
    void B182_ownActionsAreThoseOfTheGame();
    void B164_handsAreShownAtTheEnd();
    void B180_viewsCanBePlayedOn();
    void B84_hiddenHandOfAPartner();
    void B181_everythingPublicIsSeen_data();
    void B181_everythingPublicIsSeen();
};

void TstSeatView::B180_hiddenThings() {
    const Scene scene = table();
    const View view(scene.game, A);
    QCOMPARE(view.seat(), A);
    QCOMPARE(view.game().hand(A), cards(1, 2, 3, 1, 1));
    QCOMPARE(view.game().devCards(A, DevCard::Knight), 1);
    QCOMPARE(view.game().hand(B), Cards());
    QCOMPARE(view.game().devCards(B, DevCard::Monopoly), 0);
}

void TstSeatView::B181_publicThings() {
    const Scene scene = table();
    const View view(scene.game, C);
    QCOMPARE(view.game().handSize(A), 8);
    QCOMPARE(view.game().handSize(B), 4);
    QCOMPARE(view.game().devCount(B), 1);
    QCOMPARE(view.game().deckSize(), 23);
    QCOMPARE(view.game().bank(Resource::Lumber), 17);
    QCOMPARE(view.game().town(scene.at(2, 2, Corner::N)), (Occupant{Piece::Settlement, A}));
    QCOMPARE(view.game().points(A).open(), 1);
}

void TstSeatView::B180_gamesThatDifferInHiddenThingsLookTheSame() {
    Scene one = table();
    Scene two(seaMap());
    two.game = one.game;                       // at the same table
    two.edit.setRandom(4711);                  // the random state
    one.edit.setHand(C, cards(2, 0, 0, 0, 0)); // kinds in a hand, the bank made equal through D
    one.edit.setHand(D, cards(0, 2, 0, 0, 0));
    two.edit.setHand(C, cards(0, 2, 0, 0, 0));
    two.edit.setHand(D, cards(2, 0, 0, 0, 0));
    two.edit.setDevCards(B, DevCard::Monopoly, 0); // unplayed cards, and with them the deck
    two.edit.setDevCards(B, DevCard::VictoryPoint, 1);
    QVERIFY(!(one.game == two.game));
    QVERIFY(View(one.game, A) == View(two.game, A));
    QCOMPARE(View(one.game, A).game().hash(), View(two.game, A).game().hash());
    QVERIFY(!(View(one.game, C) == View(two.game, C))); // C knows its own hand
    View reused(one.game, D);
    reused.update(two.game, A);
    QVERIFY(reused == View(one.game, A));
}

void TstSeatView::B180_discardsBeingChosenAreHidden() {
    Scene one(seaMap());
    one.edit.setHand(B, cards(4, 4, 0, 0, 0));
    one.edit.setHand(C, cards(4, 4, 0, 0, 0));
    one.edit.setTurn(A, State::PreRoll);
    one.edit.setNextThrow(3, 4);
    PLAY(one, plain(ActionKind::Roll, A));
    Game other = one.game;
    PLAY(one, choose(ActionKind::Discard, B, Resource::Brick));
    QVERIFY(apply(other, choose(ActionKind::Discard, B, Resource::Lumber)).legal());
    QVERIFY(View(one.game, C) == View(other, C));
    QVERIFY(!(View(one.game, B) == View(other, B)));
}

void TstSeatView::B182_ownActionsAreThoseOfTheGame() {
    Scene scene = table();
    std::vector<Action> real;
    std::vector<Action> seen;
    for (const Seat seat : {A, B, C, D}) {
        const View view(scene.game, seat);
        legalActions(scene.game, seat, real);
        legalActions(view.game(), seat, seen);
        QVERIFY(real == seen);
        QCOMPARE(mayOffer(scene.game, seat), mayOffer(view.game(), seat));
    }
}

void TstSeatView::B164_handsAreShownAtTheEnd() {
    Map map = seaMap();
    map.options.set(Option::Target, 3);
    Scene scene(map);
    scene.settle(A, 2, 2, Corner::N, Piece::City);
    scene.settle(A, 2, 3, Corner::S);
    scene.edit.setDevCards(B, DevCard::VictoryPoint, 2);
    scene.edit.setTurn(A, State::PreRoll);
    scene.edit.setNextThrow(1, 1);
    PLAY(scene, plain(ActionKind::Roll, A));
    QVERIFY(scene.game.over());
    QCOMPARE(View(scene.game, A).game().points(B).victoryCards, 2);
}

void TstSeatView::B180_viewsCanBePlayedOn() {
    // A player may look ahead on its masked game; what is unknown then stays unknown, and sizes stay right.
    Scene scene = table();
    scene.settle(B, 4, 2, Corner::N);
    const View view(scene.game, A);
    Game ahead = view.game();
    QVERIFY(apply(ahead, plain(ActionKind::PlayKnight, A)).legal());
    QVERIFY(apply(ahead, at(ActionKind::MoveRobber, A, scene.hex(4, 2))).legal());
    QCOMPARE(ahead.handSize(B), 3);
    QCOMPARE(ahead.handSize(A), 9);
    QVERIFY(apply(ahead, plain(ActionKind::BuyDev, A)).legal());
    QCOMPARE(ahead.devCount(A), 1);
    QVERIFY(apply(ahead, plain(ActionKind::EndTurn, A)).legal());
}

void TstSeatView::B84_hiddenHandOfAPartner() {
    Scene scene = table();
    PLAY(scene, offer(B, cardsOf(Resource::Ore), cardsOf(Resource::Wool), 0b0001)); // B has no ore
    const std::uint8_t id = scene.game.offers().front().id;
    REFUSED(scene, completeTrade(A, id, B), "B-84");
    // A cannot know that: in its view the trade looks possible as long as B holds a card at all.
    QVERIFY(check(View(scene.game, A).game(), completeTrade(A, id, B)).legal());
    Game ahead = View(scene.game, A).game();
    QVERIFY(apply(ahead, completeTrade(A, id, B)).legal());
    QCOMPARE(ahead.hand(A), cards(1, 2, 2, 1, 2));
    QCOMPARE(ahead.handSize(B), 4);
}

void TstSeatView::B181_everythingPublicIsSeen_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"19 land hexes", "Heading for New Shores"})
        QTest::newRow(name) << QString(name);
}

void TstSeatView::B181_everythingPublicIsSeen() {
    QFETCH(QString, name);
    Game game(Scene::makeTable(mapOf(specMapNamed(name.toStdString())), 4), 31);
    View view(game, C);
    Random random(32);
    std::vector<Action> legal;
    for (int ply = 0; ply < 1500 && !game.over(); ++ply) {
        legalActions(game, legal);
        QVERIFY(apply(game, legal[random.below(static_cast<std::uint32_t>(legal.size()))]).legal());
        if (game.state() == State::Main && ply % 7 == 0)
            apply(game, offer(game.onTurn(), cardsOf(Resource::Wool), cardsOf(Resource::Ore), 0b1111U));
        view.update(game, C);
        const Game& seen = view.game();
        QCOMPARE(seen.state(), game.state());
        QCOMPARE(seen.onTurn(), game.onTurn());
        QCOMPARE(seen.turn(), game.turn());
        QCOMPARE(seen.dice(), game.dice());
        QCOMPARE(seen.robber(), game.robber());
        QCOMPARE(seen.pirate(), game.pirate());
        QCOMPARE(seen.deckSize(), game.deckSize());
        QCOMPARE(seen.longestRoute(), game.longestRoute());
        QCOMPARE(seen.largestArmy(), game.largestArmy());
        QCOMPARE(seen.offers().size(), game.offers().size());
        for (std::size_t i = 0; i < game.offers().size(); ++i)
            QVERIFY(seen.offers()[i] == game.offers()[i]);
        for (const Resource resource : allResources)
            QCOMPARE(seen.bank(resource), game.bank(resource));
        for (const Seat seat : {A, B, C, D}) {
            QCOMPARE(seen.handSize(seat), game.handSize(seat));
            QCOMPARE(seen.devCount(seat), game.devCount(seat));
            QCOMPARE(seen.playedKnights(seat), game.playedKnights(seat));
            QCOMPARE(seen.routeLength(seat), game.routeLength(seat));
            QCOMPARE(seen.points(seat).open(), game.points(seat).open());
            for (const Piece piece : {Piece::Settlement, Piece::City, Piece::Road, Piece::Ship})
                QCOMPARE(seen.supply(seat, piece), game.supply(seat, piece));
        }
        for (std::size_t c = 0; c < game.topology().crossings().size(); ++c)
            QVERIFY(seen.town(CrossingId(c)) == game.town(CrossingId(c)));
        for (std::size_t e = 0; e < game.topology().edges().size(); ++e)
            QVERIFY(seen.piece(EdgeId(e)) == game.piece(EdgeId(e)));
    }
}

QTEST_APPLESS_MAIN(TstSeatView)
#include "tst_seat_view.moc"
