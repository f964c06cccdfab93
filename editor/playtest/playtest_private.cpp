#include "editor/playtest/playtest_private.h"

#include "editor/document/text.h"
#include "editor/playtest/game_words.h"
#include "editor/playtest/log_view.h"
#include "editor/playtest/reasons.h"
#include "engine/deal/deal.h"

#include <QStringList>

#include <algorithm>

namespace isle {
namespace {

/// The action an intent waits for.
std::optional<ActionKind> actionOf(Intent intent) {
    switch (intent) {
    case Intent::Road:
        return ActionKind::BuildRoad;
    case Intent::Settlement:
        return ActionKind::BuildSettlement;
    case Intent::City:
        return ActionKind::BuildCity;
    case Intent::Ship:
        return ActionKind::BuildShip;
    case Intent::Sail:
        return ActionKind::MoveShip;
    case Intent::Raid:
        return ActionKind::Raid;
    case Intent::Dig:
        return ActionKind::Dig;
    case Intent::Monopoly:
        return ActionKind::PlayMonopoly;
    case Intent::None:
        break;
    }
    return std::nullopt;
}

} // namespace

PlaytestMode::Private::Private(PlaytestMode& mode, MapCanvas& mapCanvas)
    : q(mode),
      canvas(mapCanvas),
      seatsBar(new SeatsBar),
      handBar(new HandBar),
      sideDock(new SideDock),
      dealBar(new DealBar),
      input(mapCanvas) {}

PlaytestMode::Private::~Private() {
    delete result;
    // What the window never placed has no parent to delete it.
    const std::array<QWidget*, 4> made{seatsBar.data(), handBar.data(), sideDock.data(), dealBar.data()};
    for (QWidget* widget : made)
        if (widget != nullptr && widget->parent() == nullptr)
            delete widget;
}

std::optional<QString> PlaytestMode::Private::deal(const Map& map, std::uint64_t with) {
    const int chosen = std::clamp(seats == 0 ? map.maxSeats : seats, std::min(map.minSeats, map.maxSeats),
                                  std::max(map.minSeats, map.maxSeats));
    Result<Board, DealRefusal> board = isle::deal(map, with);
    if (!board.ok())
        return translated(board.error().text());
    auto table = setTable(map, std::move(board.value()), chosen);
    if (!table.ok())
        return translated(table.error().text);
    seats = chosen;
    seed = with;
    takeOver(map, Game(table.value(), with), with);
    return std::nullopt;
}

void PlaytestMode::Private::takeOver(Map map, Game game, std::uint64_t with) {
    seat(std::move(map), std::move(game), with);
    refresh();
    match->begin();
}

void PlaytestMode::Private::resume(const RecordedGame& recorded, Game start) {
    seed = recorded.dealSeed;
    seats = recorded.seats;
    // Who is no person is played by a computer; somebody should be able to go on.
    humans.fill(false);
    for (std::size_t i = 0; i < recorded.players.size() && i < humans.size(); ++i)
        humans[i] = recorded.players[i] == Match::person;
    if (std::none_of(humans.begin(), humans.end(), [](bool human) { return human; }))
        humans.front() = true;
    seat(recorded.map, std::move(start), recorded.dealSeed);
    match->setGameSeed(recorded.gameSeed);
    match->replay(recorded.actions);
    foundHex = {};
    refresh();
    match->begin();
}

void PlaytestMode::Private::seat(Map map, Game game, std::uint64_t with) {
    std::vector<bool> people(humans.begin(), humans.begin() + game.seats());
    endMatch();
    match = std::make_unique<Match>(std::move(map), std::move(game), with, std::move(people));
    match->setPace(pace);
    log = std::make_unique<LogText>(match->map(), match->game(),
                                    [this](Seat seat) { return match && match->isHuman(seat); });
    lines.push_back(log->setupHeading());
    QObject::connect(match.get(), &Match::acted, &q,
                     [this](const Action&, const Events& events) { note(events); });
    QObject::connect(match.get(), &Match::changed, &q, [this] { refresh(); });
    if (dealBar) {
        dealBar->setSeed(seed);
        dealBar->setSeats(match->map().minSeats, match->map().maxSeats, match->seats());
    }
    input.attach();
}

void PlaytestMode::Private::endMatch() {
    delete result;
    log.reset();
    if (match) {
        match->halt();
        match.release()->deleteLater(); // this may be called from one of its signals
    }
    lines.clear();
    legal.clear();
    intent = Intent::None;
    sailing = {};
    tradeOpenedForOffer = false;
    questions = 0;
    toldOver = false;
    foundHex = {};
    if (sideDock) {
        sideDock->log().clear();
        sideDock->showLog();
    }
}

void PlaytestMode::Private::startAgain(std::uint64_t with) {
    if (!match)
        return;
    const Map map = match->map();
    if (const std::optional<QString> reason = deal(map, with))
        emit q.hintChanged(PlaytestMode::tr("Cannot deal"), *reason);
}

bool PlaytestMode::Private::perform(const Action& action) {
    if (!match)
        return false;
    setIntent(Intent::None);
    const Refusal refusal = match->perform(action);
    if (!refusal.legal())
        emit q.hintChanged(PlaytestMode::tr("Not now"), refusalText(refusal));
    return refusal.legal();
}

void PlaytestMode::Private::performAll(const std::vector<Action>& actions) {
    for (const Action& action : actions)
        if (!perform(action))
            return;
}

void PlaytestMode::Private::performFirst(ActionKind kind) {
    const auto found = std::find_if(legal.begin(), legal.end(),
                                    [kind](const Action& action) { return action.kind == kind; });
    if (found != legal.end())
        perform(Action(*found));
}

void PlaytestMode::Private::choose(const Choice& choice) {
    if (choice.picksShip()) {
        sailing = choice.shipToSail;
        refreshLegal();
    } else if (choice.action) {
        const Intent before = intent;
        // The second free piece is usually of the same kind.
        if (perform(*choice.action) && match && match->game().state() == State::FreeRoads
            && before == Intent::Ship)
            setIntent(Intent::Ship);
    }
}

void PlaytestMode::Private::playDevCard(DevCard card) {
    switch (card) {
    case DevCard::Knight:
        performFirst(ActionKind::PlayKnight);
        break;
    case DevCard::RoadBuilding:
        performFirst(ActionKind::PlayRoadBuilding);
        break;
    case DevCard::YearOfPlenty:
        performFirst(ActionKind::PlayYearOfPlenty);
        break;
    case DevCard::Monopoly:
        if (can(ActionKind::PlayMonopoly))
            setIntent(Intent::Monopoly);
        break;
    case DevCard::VictoryPoint:
        break;
    }
}

void PlaytestMode::Private::setIntent(Intent next) {
    if (next == intent && !sailing.valid())
        return;
    intent = next;
    sailing = {};
    if (match)
        refreshLegal();
}

bool PlaytestMode::Private::can(ActionKind kind) const {
    return match && offers(legal, kind);
}

void PlaytestMode::Private::note(const Events& events) {
    for (LogLine& line : log->linesFor(events))
        lines.push_back(std::move(line));
    for (const Event& event : events)
        if (event.kind == Event::Kind::FogFound)
            foundHex = HexId(event.place);
}

void PlaytestMode::Private::refresh() {
    if (!match)
        return;
    if (sideDock) {
        sideDock->log().append(std::move(lines));
        lines = {};
    }
    canvas.setPicture(pictureOf(match->map(), match->game()));
    if (foundHex.valid())
        canvas.flash(match->game().topology()[foundHex].cell);
    foundHex = {};
    refreshLegal();
    if (seatsBar)
        seatsBar->refresh(match.get());
    if (sideDock)
        sideDock->refresh(match.get());
    if (dealBar)
        dealBar->setRunning(true, match->game().over());
    showQuestion();
    emit q.statusChanged(status());
    emit q.gameChanged();
    if (match && match->game().over() && !toldOver) {
        toldOver = true;
        showResult();
        const Seat winner = match->game().winner();
        emit q.gameOver(winner.valid() ? int(winner.index()) : -1);
    }
}

void PlaytestMode::Private::refreshLegal() {
    const Seat actor = match->actor();
    legal = match->legal(actor);
    const bool piecesChosen = can(ActionKind::PlaceRoad) && can(ActionKind::PlaceShip);
    if (const auto kind = actionOf(intent); kind && !can(*kind)) {
        const bool kept = piecesChosen && (intent == Intent::Ship || intent == Intent::Road);
        if (!kept)
            intent = Intent::None;
        sailing = {};
    }
    Offering offering = offeringFor(match->map(), match->game(), actor, legal, intent, sailing);
    const bool places = !offering.choices.empty();
    input.offer(std::move(offering.choices));
    if (handBar)
        handBar->refresh(match.get(), legal, intent);
    if (match->game().over())
        offering.hint = {PlaytestMode::tr("Game over"), PlaytestMode::tr("New deal or Restart plays again.")};
    else if (!actor.valid())
        offering.hint = {match->game().builder().valid()
                             ? phaseText(match->game())
                             : PlaytestMode::tr("%1 is playing").arg(seatName(match->game().toAct())),
                         match->anyHuman() ? PlaytestMode::tr("It is your turn soon.")
                                           : PlaytestMode::tr("Click a seat's card to take the seat over.")};
    if (actor.valid() && match->game().state() == State::GoldPick)
        offering.hint.name = pickTitle(match->pickReason());
    if (places)
        offering.hint.text += QLatin1Char(' ') + PlaytestMode::tr("Keys: N next place, Enter takes it.");
    emit q.hintChanged(offering.hint.name, offering.hint.text);
    emit q.availabilityChanged();
}

void PlaytestMode::Private::showQuestion() {
    if (!sideDock)
        return;
    // Offers of others that a person here can answer now.
    int asked = 0;
    for (const Offer& offer : match->game().offers())
        for (int number = 0; number < match->seats(); ++number)
            if (const Seat seat{std::size_t(number)}; match->isHuman(seat) && seat != offer.maker)
                asked += check(match->game(), answer(ActionKind::Decline, seat, offer.id)).legal() ? 1 : 0;
    if (asked > questions) {
        tradeOpenedForOffer = tradeOpenedForOffer || !sideDock->tradeShown();
        sideDock->showTrade();
    } else if (asked == 0 && tradeOpenedForOffer) {
        tradeOpenedForOffer = false;
        sideDock->showLog();
    }
    questions = asked;
}

void PlaytestMode::Private::showResult() {
    delete result;
    result = new ResultCard(*match, &canvas);
    // The card is deleted when another game starts, so its own click must be over by then.
    QObject::connect(result, &ResultCard::newDealClicked, &q, &PlaytestMode::newDeal, Qt::QueuedConnection);
    QObject::connect(result, &ResultCard::restartClicked, &q, &PlaytestMode::restart, Qt::QueuedConnection);
    result->place();
}

QString PlaytestMode::Private::status() const {
    const Game& game = match->game();
    QStringList stock;
    for (const Resource resource : shownResources)
        stock << PlaytestMode::tr("%1 %2").arg(game.bank(resource)).arg(displayName(resource));
    QStringList parts{PlaytestMode::tr("Bank: %1").arg(stock.join(PlaytestMode::tr(", "))),
                      PlaytestMode::tr("%n cards in the deck", nullptr, game.deckSize())};
    if (const int fog = game.fogLeft(); fog > 0)
        parts << PlaytestMode::tr("%n hexes of fog", nullptr, fog);
    if (const int chests = game.chestsLeft(); chests > 0)
        parts << PlaytestMode::tr("%n chests", nullptr, chests);
    return parts.join(QStringLiteral("    "));
}

} // namespace isle
