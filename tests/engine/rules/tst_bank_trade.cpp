#include "tests/engine/rules/scene.h"

using namespace isle;
using namespace isle::test;

class TstBankTrade : public QObject {
    Q_OBJECT
  private slots:
    void B70_B71_B72_B73_bankTrade();
    void B74_bankWithoutTheKind();
};

void TstBankTrade::B70_B71_B72_B73_bankTrade() {
    Scene scene(baseMap());
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, cards(4, 3, 3, 2, 0));
    for (const Resource resource : allResources)
        QCOMPARE(scene.game.bankRate(A, resource), 4);
    PLAY(scene, bankTrade(A, Resource::Brick, Resource::Ore));
    QCOMPARE(scene.game.hand(A), cards(0, 3, 3, 2, 1));
    QCOMPARE(scene.last(Event::Kind::BankTraded).cards, cards(4, 0, 0, 0, 0));
    REFUSED(scene, bankTrade(A, Resource::Lumber, Resource::Ore), "B-72");
    REFUSED(scene, bankTrade(A, Resource::Lumber, Resource::Lumber), "B-71");
    REFUSED(scene, bankTrade(B, Resource::Lumber, Resource::Ore), "B-40");
    scene.settle(A, 1, 2, Corner::N); // generic harbour at (1,2) NE
    for (const Resource resource : allResources)
        QCOMPARE(scene.game.bankRate(A, resource), 3);
    PLAY(scene, bankTrade(A, Resource::Lumber, Resource::Ore));
    QCOMPARE(scene.game.hand(A), cards(0, 0, 3, 2, 2));
    // The grain harbour at (5,2) W serves its kind only, and from the moment the town stands.
    scene.road(A, 5, 2, Direction::NW);
    scene.edit.setHand(A, cards(1, 1, 1, 3, 0));
    REFUSED(scene, bankTrade(A, Resource::Wool, Resource::Ore), "B-72");
    PLAY(scene, at(ActionKind::BuildSettlement, A, scene.at(5, 2, Corner::NW)));
    QCOMPARE(scene.game.bankRate(A, Resource::Grain), 2);
    QCOMPARE(scene.game.bankRate(A, Resource::Wool), 3);
    PLAY(scene, bankTrade(A, Resource::Grain, Resource::Ore));
    QCOMPARE(scene.game.hand(A), cards(0, 0, 0, 0, 1));
    scene.edit.setTurn(A, State::PreRoll);
    REFUSED(scene, bankTrade(A, Resource::Grain, Resource::Ore), "B-40");
}

void TstBankTrade::B74_bankWithoutTheKind() {
    Scene scene(baseMap());
    scene.edit.setHand(B, cards(0, 0, 0, 0, 19));
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, cards(8, 0, 0, 0, 0));
    REFUSED(scene, bankTrade(A, Resource::Brick, Resource::Ore), "B-74");
    PLAY(scene, bankTrade(A, Resource::Brick, Resource::Wool)); // 8 for 2 are two trades
    PLAY(scene, bankTrade(A, Resource::Brick, Resource::Grain));
    QCOMPARE(scene.game.hand(A), cards(0, 0, 1, 1, 0));
}

QTEST_APPLESS_MAIN(TstBankTrade)
#include "tst_bank_trade.moc"
