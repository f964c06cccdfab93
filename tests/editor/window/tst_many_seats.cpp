#include "editor/playtest/seats_bar.h"
#include "tests/editor/window/game_driver.h"

#include <QComboBox>
#include <QMessageBox>

using namespace isle;
using namespace isle::test;

/// Two to eight seats in the window, the special build phase (B-170) and paired turns (B-176).
class TestManySeats : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { useTestSettings(); }
    void init() {
        QSettings().clear();
        driver = std::make_unique<GameDriver>();
    }
    void cleanup() { driver.reset(); }

    void B23_theChooserOffersWhatTheMapAllows();
    void eightSeatsFitTheSmallestWindow();
    void everySpecialAtOnceFitsTheSmallestWindow();
    void B170_specialBuildPhase();
    void B170_theTurnOfAPersonIsFollowedByPhases();
    void B176_partnersPart();

  private:
    /// A settlement of the seat that could become a city.
    CrossingId settle(Game& game, Seat seat) {
        const CrossingId home = firstOf<CrossingId>(game.topology().crossings().size(), [&](CrossingId id) {
            return game.table().startCrossings[id.index()] && !game.town(id);
        });
        GameEditor(game).setTown(home, seat, Piece::Settlement);
        return home;
    }

    std::unique_ptr<GameDriver> driver;
};

void TestManySeats::B23_theChooserOffersWhatTheMapAllows() {
    QVERIFY(driver->begin("great-round", 4));
    auto* seats = driver->find<QComboBox>("seats");
    QCOMPARE(seats->itemData(0).toInt(), driver->map().minSeats);
    QCOMPARE(seats->itemData(seats->count() - 1).toInt(), driver->map().maxSeats);
    QVERIFY(driver->map().maxSeats == 8);
    QCOMPARE(seats->count(), driver->map().maxSeats - driver->map().minSeats + 1);
    seats->setFocus();
    QTest::keyClick(seats, Qt::Key_End); // another number starts the game again
    QCOMPARE(driver->game().seats(), 8);
    QTest::keyClick(seats, Qt::Key_Home);
    QCOMPARE(driver->game().seats(), driver->map().minSeats);
}

void TestManySeats::eightSeatsFitTheSmallestWindow() {
    QVERIFY(driver->begin("great-round", 8));
    driver->window.resize(1100, 700);
    QApplication::processEvents();
    QCOMPARE(driver->window.width(), 1100);
    QSet<QRgb> colours;
    const QRect bar = driver->playtest().seatsBar()->rect();
    for (int seat = 0; seat < 8; ++seat) {
        auto* card = driver->find<QAbstractButton>(QStringLiteral("seat-%1").arg(seat));
        QVERIFY(card->isVisible());
        QVERIFY(bar.contains(card->geometry()));
        QVERIFY(card->width() >= 120);
        // The rim of the chip, left of its emblem, has the seat's colour.
        colours.insert(card->grab().toImage().pixel(11, card->height() / 2));
    }
    QCOMPARE(colours.size(), 8);
}

void TestManySeats::everySpecialAtOnceFitsTheSmallestWindow() {
    QVERIFY(driver->ready());
    QVERIFY(driver->window.openPath(QStringLiteral(":/islewright/maps/pirate-islands.isle")));
    driver->window.document().edit("All", {}, [](Map& map) {
        int land = 0;
        for (MapHex& hex : map.cells) {
            if (hex.terrain != Terrain::Any)
                continue;
            ++land;
            if (land == 3)
                hex.terrain = Terrain::Village;
            else if (land == 6)
                hex.terrain = Terrain::Canal;
            else if (land == 22)
                hex.marker = Marker::ChipPoint;
        }
        map.options.set(Option::Wonders, 1);
        map.maxSeats = 6;
    });
    driver->playtest().setSeatCount(6);
    driver->answer<QMessageBox>([](QMessageBox& box) { // the land is small for six
        for (QAbstractButton* button : box.buttons())
            if (button->text().remove('&') == "Play anyway")
                return button->click();
        qFatal("no such button");
    });
    driver->key(Qt::Key_F5);
    QVERIFY(driver->window.playing());
    Game game = driver->game();
    GameEditor edit(game);
    edit.setTurn(A, State::Main);
    edit.setHand(A, cards(3, 4, 3, 3, 3));
    for (const DevCard card : {DevCard::Knight, DevCard::Monopoly, DevCard::VictoryPoint})
        edit.setDevCards(A, card, 1);
    driver->put(game);
    driver->window.resize(1100, 700);
    QApplication::processEvents();
    driver->canvas().fit();
    QCOMPARE(driver->window.width(), 1100);
    driver->shoot("everything-min");
    const QWidget* bar = driver->playtest().handBar();
    int right = 0;
    for (const int deed : {1, 0, 3, 2, 4, 5, 6, 7}) { // from left to right, none over another
        const QWidget* button = driver->button(deed);
        QVERIFY(button->isVisible());
        QTRY_VERIFY(button->width() >= 38);
        const QRect place(button->mapTo(bar, QPoint()), button->size());
        QVERIFY(bar->rect().contains(place));
        QVERIFY(place.left() >= right);
        right = place.right();
    }
    driver->window.resize(1600, 1000);
    QApplication::processEvents();
    driver->canvas().fit();
    driver->shoot("everything");
}

void TestManySeats::B170_specialBuildPhase() {
    QVERIFY(driver->begin("wider-island", 5));
    QCOMPARE(driver->game().seats(), 5);
    Game game = driver->game();
    const CrossingId home = settle(game, A);
    GameEditor edit(game);
    edit.setHand(A, cards(0, 0, 4, 2, 3));
    edit.setExtraBuilding(D, A, State::SpecialBuild);
    driver->put(game);
    QVERIFY2(driver->buildTitle().contains("Special build phase: Red"), qPrintable(driver->buildTitle()));
    QVERIFY(driver->seatWords(0).contains("Red"));
    driver->shoot("special-build");
    QCOMPARE(driver->find<QAbstractButton>("primary")->text(), QString("Pass"));
    QVERIFY(!driver->button(1)->isEnabled());
    QVERIFY(driver->press(driver->button(2)));
    QVERIFY(driver->take(driver->topology()[home].place));
    QCOMPARE(driver->game().town(home).piece, Piece::City);
    QVERIFY(driver->logged("Red builds a city at"));
    // B-172: with four wool nothing more can be built, so the phase is over.
    QVERIFY(driver->game().builder() != A);
}

void TestManySeats::B170_theTurnOfAPersonIsFollowedByPhases() {
    QVERIFY(driver->begin("wider-island", 5));
    driver->playtest().setHuman(1, true);
    Game game = driver->game();
    settle(game, B);
    GameEditor edit(game);
    edit.setHand(B, cards(0, 0, 1, 2, 4));
    edit.setTurn(A, State::Main);
    driver->put(game);
    driver->key(Qt::Key_Space); // Red ends the turn
    QCOMPARE(driver->game().state(), State::SpecialBuild);
    QCOMPARE(driver->game().builder(), B);
    QVERIFY2(driver->buildTitle().contains("Special build phase: Blue"), qPrintable(driver->buildTitle()));
    QVERIFY(driver->logged("Special build phase: Blue"));
    QVERIFY(driver->press(driver->button(4))); // a card; then a city cannot be paid
    QCOMPARE(driver->game().devCount(B), 1);
    if (driver->game().builder() == B)
        QVERIFY(driver->press("primary"));
    QVERIFY(driver->game().builder() != B);
    QVERIFY(driver->game().turn() > game.turn()); // nobody else has anything to build with
}

void TestManySeats::B176_partnersPart() {
    QVERIFY(driver->ready());
    QVERIFY(driver->window.openPath(QStringLiteral(":/islewright/maps/wider-island.isle")));
    driver->window.document().edit(
        "Paired", {}, [](Map& map) { map.options.set(Option::ExtraBuild, int(ExtraBuild::Paired)); });
    driver->playtest().setSeatCount(6);
    driver->key(Qt::Key_F5);
    QVERIFY(driver->window.playing());
    QCOMPARE(driver->game().seats(), 6);
    Game game = driver->game();
    const CrossingId home = settle(game, A);
    GameEditor edit(game);
    edit.setHand(A, cards(0, 0, 4, 2, 3));
    edit.setDevCards(A, DevCard::Knight, 1);
    edit.setExtraBuilding(D, A, State::Partner); // three to the left of the fourth of six
    driver->put(game);
    QVERIFY2(driver->buildTitle().contains("Partner's part: Red"), qPrintable(driver->buildTitle()));
    driver->shoot("partner");
    QVERIFY(driver->press(driver->button(2)));
    QVERIFY(driver->take(driver->topology()[home].place));
    QCOMPARE(driver->game().town(home).piece, Piece::City);
    QCOMPARE(driver->game().state(), State::Partner); // S-90: it ends by a pass only
    QVERIFY(driver->press("dev-0"));                  // a knight
    QCOMPARE(driver->game().state(), State::MoveRobber);
    const auto places = driver->canvas().legalPlaces();
    QVERIFY(driver->take(places.front().place));
    QCOMPARE(driver->game().state(), State::Partner);
    driver->key(Qt::Key_Space);
    QVERIFY(!driver->game().builder().valid());
    QCOMPARE(driver->game().onTurn(), Seat(std::size_t{4}));
    QVERIFY(driver->logged("Red passes"));
}

QTEST_MAIN(TestManySeats)
#include "tst_many_seats.moc"
