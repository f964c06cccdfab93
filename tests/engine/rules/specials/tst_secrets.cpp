#include "engine/formats/isle_file.h"
#include "tests/engine/rules/specials/special_scene.h"

#include <QFile>

using namespace isle;
using namespace isle::test;

/// Two games that differ only in what a seat may not know look alike to it and offer it the same, for every
/// special and at many moments of random games.
namespace {

Map everything() {
    QFile file(QStringLiteral(ISLEWRIGHT_TEST_DATA "/maps/everything.isle"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the test map is missing");
    auto map = readIsle(file.readAll(), "everything.isle");
    if (!map)
        qFatal("the test map cannot be read");
    return map.value();
}

Map mapNamed(const QString& name) {
    Map map = name == "everything" ? everything() : mapOf(specMapNamed(name.toStdString()));
    map.maxSeats = 8;
    map.options.set(Option::TurnLimit, 200);
    return map;
}

/// What lies hidden in a game, changed: as another game might have it of which all have seen the same.
class Twin {
  public:
    Twin(const Game& game, Seat viewer, std::uint64_t seed)
        : game_(game), edit_(game_), viewer_(viewer), random_(seed) {
        edit_.setRandom(random_.below(1000000));
        shuffleFog();
        shuffleChests();
        shuffleCanals();
        for (int i = 0; i < 6; ++i)
            exchangeCards();
        for (std::size_t s = 0; s < static_cast<std::size_t>(game.seats()); ++s)
            exchangeDevCard(Seat(s));
    }

    [[nodiscard]] const Game& game() const { return game_; }

  private:
    [[nodiscard]] const Secrets* secrets() const { return game_.table().secrets.get(); }
    template <class Visit>
    void eachHex(Terrain terrain, Visit&& visit) {
        for (std::size_t h = 0; h < game_.topology().hexes().size(); ++h)
            if (game_.terrain(HexId(h)) == terrain)
                visit(HexId(h));
    }

    void shuffleFog() {
        if (game_.fogLeft() == 0)
            return;
        std::vector<FogTile> rest(secrets()->fogPile.end() - game_.fogLeft(), secrets()->fogPile.end());
        random_.shuffle(rest);
        for (std::size_t i = 0; i < rest.size(); ++i)
            edit_.setFogTile(i, rest[i].terrain, rest[i].number);
    }

    void shuffleChests() {
        if (secrets() == nullptr || secrets()->chests.empty())
            return;
        std::vector<HexId> hexes;
        std::vector<Chest> chests;
        eachHex(Terrain::Fog, [&](HexId hex) {
            hexes.push_back(hex);
            chests.push_back(secrets()->chests[hex.index()]);
        });
        for (Chest& chest : chests) // other kinds, as many
            if (chest != Chest::None)
                chest = static_cast<Chest>(1 + random_.below(4));
        random_.shuffle(chests);
        for (std::size_t i = 0; i < hexes.size(); ++i)
            edit_.setChest(hexes[i], chests[i]);
    }

    void shuffleCanals() {
        eachHex(Terrain::Canal, [&](HexId hex) {
            edit_.setCanalNumber(hex, tokenValues.at(random_.below(tokenValues.size())));
        });
    }

    /// Two seats other than the viewer exchange a card for one of another kind.
    void exchangeCards() {
        if (game_.state() == State::Discard) // what is put aside belongs to the hand
            return;
        const Seat one(random_.below(static_cast<std::uint32_t>(game_.seats())));
        const Seat two(random_.below(static_cast<std::uint32_t>(game_.seats())));
        const auto first = static_cast<Resource>(random_.below(5));
        const auto second = static_cast<Resource>(random_.below(5));
        if (one == two || one == viewer_ || two == viewer_ || first == second || game_.hand(one)[first] == 0
            || game_.hand(two)[second] == 0)
            return;
        Cards left = game_.hand(one);
        left -= cardsOf(first);
        Cards right = game_.hand(two);
        right -= cardsOf(second);
        right += cardsOf(first);
        edit_.setHand(one, left);
        edit_.setHand(two, right);
        left += cardsOf(second);
        edit_.setHand(one, left);
    }

    /// Another seat holds another development card, taken from the deck.
    void exchangeDevCard(Seat seat) {
        if (seat == viewer_)
            return;
        for (int tries = 0; tries < 10; ++tries) {
            const auto gone = static_cast<DevCard>(random_.below(5));
            const auto come = static_cast<DevCard>(random_.below(5));
            const int fresh = game_.newDevCards(seat, gone);
            const int held = game_.devCards(seat, gone);
            if (gone == come || held <= fresh)
                continue;
            if (edit_.setDevCards(seat, come, game_.devCards(seat, come) + 1, game_.newDevCards(seat, come)))
                edit_.setDevCards(seat, gone, held - 1, fresh);
            return;
        }
    }

    Game game_;
    GameEditor edit_;
    Seat viewer_;
    Random random_;
};

/// A seat's actions but those that the hand of an accepter decides (B-84).
std::vector<Action> ownActions(const Game& game, Seat seat) {
    std::vector<Action> actions;
    legalActions(game, seat, actions);
    std::erase_if(actions, [](const Action& action) { return action.kind == ActionKind::CompleteTrade; });
    return actions;
}

void compare(const Game& game, Seat viewer, std::uint64_t seed) {
    const Twin twin(game, viewer, seed);
    QVERIFY(!(twin.game() == game)); // at least the random state
    const View one(game, viewer);
    const View two(twin.game(), viewer);
    QVERIFY(one == two);
    QCOMPARE(one.game().hash(), two.game().hash());
    QVERIFY(ownActions(game, viewer) == ownActions(twin.game(), viewer));
    QVERIFY(ownActions(game, viewer) == ownActions(one.game(), viewer));
    QCOMPARE(mayOffer(game, viewer), mayOffer(twin.game(), viewer));
    QCOMPARE(mayOffer(game, viewer), mayOffer(one.game(), viewer));
    std::vector<Action> all; // of every seat, as the view lists them: no leak there either
    std::vector<Action> others;
    legalActions(one.game(), all);
    legalActions(two.game(), others);
    QVERIFY(all == others);
}

void maybeOffer(Random& random, Game& game) {
    if (game.state() != State::Main || random.below(4) != 0)
        return;
    const Seat seat(random.below(static_cast<std::uint32_t>(game.seats())));
    const auto mask = static_cast<std::uint16_t>(seat == game.onTurn() ? random.below(1U << game.seats())
                                                                       : 1U << game.onTurn().index());
    apply(game, offer(seat, cardsOf(static_cast<Resource>(random.below(5))),
                      cardsOf(static_cast<Resource>(random.below(5))), mask));
}

/// Random moves in a game, a view or not, until nothing is left to do.
void playOn(Game& game, Random& random, int plies) {
    std::vector<Action> legal;
    for (int ply = 0; ply < plies && !game.over(); ++ply) {
        maybeOffer(random, game);
        legalActions(game, legal);
        if (legal.empty()) // a seat that has to discard cards nobody knows
            return;
        QVERIFY(apply(game, legal[random.below(static_cast<std::uint32_t>(legal.size()))]).legal());
        for (std::size_t s = 0; s < static_cast<std::size_t>(game.seats()); ++s) {
            QVERIFY(game.handSize(Seat(s)) <= 5 * game.rules()[Option::Bank]); // sizes stay sizes
            QVERIFY(game.hand(Seat(s)).total() <= game.handSize(Seat(s)));     // what is known of a hand
            QVERIFY(game.devCount(Seat(s)) <= 200);
        }
    }
}

} // namespace

class TstSecrets : public QObject {
    Q_OBJECT
  private slots:
    void B180_S61_S261_S304_viewsOfTwins_data();
    void B180_S61_S261_S304_viewsOfTwins();
    void B180_tableOfAView();
    void S61_orderOfThePile();
    void S261_whereChestsLie();
    void S261_countIsPublic();
    void B180_cardOfAChest();
    void B181_specialsArePublic();
    void B164_everythingShowsAtTheEnd();
    void B182_viewsCanBePlayedOn_data();
    void B182_viewsCanBePlayedOn();
    void B182_findsInAView();
    void B182_tradedCardsOfAnUnknownHand();
};

void TstSecrets::B180_S61_S261_S304_viewsOfTwins_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("extra");
    for (const char* name : {"The Fog Islands", "Cloth for Catan", "The Forgotten Tribe", "Pirate Islands",
                             "Wonders of Catan", "The Treasure Islands", "The Oases", "The Great Canal"})
        QTest::newRow(name) << QString(name) << 4 << 0;
    for (const int seats : {2, 5, 6, 8})
        QTest::addRow("everything %d", seats)
            << "everything" << seats
            << static_cast<int>(seats == 6 ? ExtraBuild::Paired : ExtraBuild::SpecialBuild);
}

void TstSecrets::B180_S61_S261_S304_viewsOfTwins() {
    QFETCH(QString, name);
    QFETCH(int, seats);
    QFETCH(int, extra);
    const Map map = with(mapNamed(name), {{Option::ExtraBuild, extra}});
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Scene scene = dealt(map, seats, seed);
        Random random(seed * 77);
        std::vector<Action> legal;
        for (std::uint64_t ply = 0; !scene.game.over(); ++ply) {
            maybeOffer(random, scene.game);
            if (ply % 3 == 0)
                compare(scene.game, Seat(random.below(static_cast<std::uint32_t>(seats))), seed + ply);
            if (QTest::currentTestFailed())
                return;
            legalActions(scene.game, legal);
            apply(scene.game, legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
        }
    }
}

void TstSecrets::B180_tableOfAView() {
    const Scene scene = dealt(everything(), 4, 9);
    QVERIFY(scene.table->secrets != nullptr);
    // The open part of the table knows nothing itself.
    QVERIFY(scene.table->board.fogPile.empty());
    QVERIFY(scene.table->board.chests.empty());
    for (std::size_t s = 0; s < 4; ++s) {
        const View view(scene.game, Seat(s));
        const Table& table = view.game().table();
        QVERIFY(table.secrets == nullptr);
        QVERIFY(table.open == nullptr);
        QVERIFY(table.board.fogPile.empty());
        QVERIFY(table.board.chests.empty());
        for (const BoardHex& hex : table.board.hexes)
            if (hex.terrain == Terrain::Canal || hex.terrain == Terrain::Fog)
                QCOMPARE(int(hex.number), 0);
    }
    // A view taken over by another keeps to the open table.
    View view(scene.game, A);
    view.update(scene.game, B);
    QVERIFY(view.game().table().secrets == nullptr);
    QVERIFY(view == View(scene.game, B));
}

void TstSecrets::S61_orderOfThePile() {
    Scene one = settled(quietMap("The Fog Islands"));
    one.edit.setFogTile(0, Terrain::Gold, 6);
    Scene two = settled(quietMap("The Fog Islands"));
    two.game = one.game;
    two.edit.setFogTile(0, Terrain::Hills, 5);
    two.edit.setFogTile(1, Terrain::Gold, 6);
    QVERIFY(!(one.game == two.game));
    for (const Seat seat : {A, B, C, D})
        QVERIFY(View(one.game, seat) == View(two.game, seat));
}

void TstSecrets::S261_whereChestsLie() {
    Scene one = settled(quietMap("The Oases"));
    one.edit.setChest(one.hex(3, 4), Chest::Card);
    Scene two = settled(quietMap("The Oases"));
    two.game = one.game;
    two.edit.setChest(two.hex(3, 4), Chest::None);
    two.edit.setChest(two.hex(5, 4), Chest::Roads);
    QVERIFY(!(one.game == two.game));
    for (const Seat seat : {A, B, C, D})
        QVERIFY(View(one.game, seat) == View(two.game, seat));
}

void TstSecrets::S261_countIsPublic() {
    Scene one = settled(quietMap("The Oases"));
    one.edit.setChest(one.hex(3, 4), Chest::Card);
    QCOMPARE(View(one.game, B).game().chestsLeft(), 1);
    QCOMPARE(View(one.game, B).game().fogLeft(), 3);
}

void TstSecrets::B180_cardOfAChest() {
    // Which card a chest gave only its owner sees; that it has one more everybody.
    Scene scene = settled(with(quietMap("The Oases"), {{Option::Chests, 0}}));
    scene.settle(A, 4, 5, Corner::NE);
    scene.edit.setChest(scene.hex(3, 4), Chest::Card);
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, roadCost);
    PLAY(scene, at(ActionKind::BuildRoad, A, scene.edge(4, 5, Direction::NE)));
    const View other(scene.game, B);
    QCOMPARE(other.game().devCount(A), 1);
    QCOMPARE(other.game().deckSize(), 24);
    int seen = 0;
    int own = 0;
    for (std::size_t i = 0; i < devCardCount; ++i) {
        seen += other.game().devCards(A, static_cast<DevCard>(i));
        own += View(scene.game, A).game().devCards(A, static_cast<DevCard>(i));
    }
    QCOMPARE(seen, 0);
    QCOMPARE(own, 1);
    // A victory card out of it stays hidden from the public points.
    QCOMPARE(other.game().points(A).total(), 1);
}

void TstSecrets::B181_specialsArePublic() {
    // What all may see of the specials all do see, the same in every view.
    Scene scene = dealt(everything(), 4, 3);
    Random random(8);
    for (int i = 0; i < 60; ++i) {
        playOn(scene.game, random, 20);
        const Game& game = scene.game;
        for (std::size_t s = 0; s < 4; ++s) {
            const View view(game, Seat(s));
            const Game& seen = view.game();
            for (std::size_t h = 0; h < game.topology().hexes().size(); ++h) {
                const HexId hex(h);
                QCOMPARE(seen.terrain(hex), game.terrain(hex));
                QCOMPARE(seen.number(hex), game.number(hex));
                QCOMPARE(seen.clothAt(hex), game.clothAt(hex));
                QCOMPARE(seen.strength(hex), game.strength(hex));
                QCOMPARE(seen.unitsAt(hex), game.unitsAt(hex));
                QCOMPARE(seen.chip(hex), game.chip(hex));
            }
            for (std::size_t o = 0; o < 4; ++o) {
                QCOMPARE(seen.cloth(Seat(o)), game.cloth(Seat(o)));
                QCOMPARE(seen.canalUnits(Seat(o)), game.canalUnits(Seat(o)));
                QCOMPARE(seen.wonderStage(Seat(o)), game.wonderStage(Seat(o)));
                QCOMPARE(seen.harbourChips(Seat(o)), game.harbourChips(Seat(o)));
                QCOMPARE(seen.points(Seat(o)).open(), game.points(Seat(o)).open());
            }
        }
    }
}

void TstSecrets::B164_everythingShowsAtTheEnd() {
    Scene scene = dealt(with(everything(), {{Option::TurnLimit, 30}}), 3, 4);
    Random random(2);
    playOn(scene.game, random, 100000);
    QVERIFY(scene.game.over());
    for (std::size_t s = 0; s < 3; ++s) {
        const View view(scene.game, Seat(s));
        for (std::size_t o = 0; o < 3; ++o) {
            QCOMPARE(view.game().hand(Seat(o)), scene.game.hand(Seat(o)));
            for (std::size_t i = 0; i < devCardCount; ++i)
                QCOMPARE(view.game().devCards(Seat(o), static_cast<DevCard>(i)),
                         scene.game.devCards(Seat(o), static_cast<DevCard>(i)));
            QCOMPARE(view.game().points(Seat(o)).total(), scene.game.points(Seat(o)).total());
        }
    }
}

void TstSecrets::B182_viewsCanBePlayedOn_data() {
    B180_S61_S261_S304_viewsOfTwins_data();
}

void TstSecrets::B182_viewsCanBePlayedOn() {
    QFETCH(QString, name);
    QFETCH(int, seats);
    QFETCH(int, extra);
    const Map map = with(mapNamed(name), {{Option::ExtraBuild, extra}});
    Scene scene = dealt(map, seats, 5);
    Random random(6);
    while (!scene.game.over()) {
        const View view(scene.game, Seat(random.below(static_cast<std::uint32_t>(seats))));
        Game ahead = view.game();
        playOn(ahead, random, 60);
        if (QTest::currentTestFailed())
            return;
        playOn(scene.game, random, 25);
    }
}

void TstSecrets::B182_findsInAView() {
    // What a piece finds stays unknown in a view, and nothing is interrupted by it.
    Scene scene = settled(quietMap("The Oases"));
    scene.edit.setFogTile(0, Terrain::Gold, 5);
    scene.edit.setChest(scene.hex(3, 4), Chest::Choice);
    scene.settle(A, 4, 5, Corner::NE);
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, roadCost);
    Game ahead = View(scene.game, A).game();
    QVERIFY(apply(ahead, at(ActionKind::BuildRoad, A, scene.edge(4, 5, Direction::NE))).legal());
    QCOMPARE(ahead.state(), State::Main);
    QCOMPARE(ahead.terrain(scene.hex(3, 4)), Terrain::Fog);
    QCOMPARE(ahead.handSize(A), 0);
    QCOMPARE(ahead.chestsLeft(), 1);
    QVERIFY(apply(ahead, plain(ActionKind::EndTurn, A)).legal());
    // And a canal tile that is finished there becomes fields without a number.
    Map map = quietMap("The Great Canal");
    fix(map, 4, 3, Terrain::Canal, 9);
    Scene canal = settled(map);
    canal.settle(A, 4, 3, Corner::N);
    canal.edit.setTurn(A, State::Main);
    canal.edit.setHand(A, cards(3, 0, 0, 0, 3));
    Game digging = View(canal.game, A).game();
    for (int i = 0; i < 3; ++i)
        QVERIFY(apply(digging, at(ActionKind::Dig, A, canal.hex(4, 3))).legal());
    QCOMPARE(digging.terrain(canal.hex(4, 3)), Terrain::Fields);
    QCOMPARE(digging.number(canal.hex(4, 3)), 0);
}

void TstSecrets::B182_tradedCardsOfAnUnknownHand() {
    // B has one card nobody else knows. In A's look ahead B gets an ore to it and gives the lot away; the
    // ore it was seen to get cannot be taken from it twice.
    Map map = baseMap();
    Scene scene(map);
    scene.settle(B, 2, 3, Corner::N); // beside the mountains with the 6
    scene.edit.setHand(B, cards(1, 0, 0, 0, 0));
    scene.edit.setHand(A, cards(0, 0, 2, 0, 0));
    scene.edit.setDevCards(A, DevCard::Monopoly, 1);
    scene.edit.setTurn(A, State::PreRoll);
    Game ahead = View(scene.game, A).game();
    GameEditor(ahead).setNextThrow(3, 3);
    QVERIFY(apply(ahead, plain(ActionKind::Roll, A)).legal());
    QCOMPARE(ahead.handSize(B), 2);
    QVERIFY(apply(ahead, offer(B, cards(1, 0, 0, 0, 1), cards(0, 0, 1, 0, 0), 0b0001)).legal());
    QVERIFY(apply(ahead, completeTrade(A, ahead.offers().front().id, B)).legal());
    QCOMPARE(ahead.handSize(B), 1);
    QCOMPARE(ahead.hand(A), cards(1, 0, 1, 0, 1));
    QVERIFY(apply(ahead, offer(B, cards(0, 1, 0, 0, 0), cards(0, 0, 1, 0, 0), 0b0001)).legal());
    QVERIFY(apply(ahead, completeTrade(A, ahead.offers().front().id, B)).legal());
    QCOMPARE(ahead.handSize(B), 1);
    QVERIFY(apply(ahead, choose(ActionKind::PlayMonopoly, A, Resource::Ore)).legal());
    QCOMPARE(ahead.hand(A)[Resource::Ore], 1); // the one A has had from B, no second
    QCOMPARE(ahead.handSize(B), 1);
    QCOMPARE(ahead.handSize(A), ahead.hand(A).total());
}

QTEST_APPLESS_MAIN(TstSecrets)
#include "tst_secrets.moc"
