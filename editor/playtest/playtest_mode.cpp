#include "editor/playtest/playtest_mode.h"

#include "editor/canvas/map_canvas.h"
#include "editor/playtest/playtest_private.h"
#include "editor/playtest/reasons.h"

namespace isle {

PlaytestMode::PlaytestMode(MapCanvas& canvas, QObject* parent)
    : QObject(parent), d(std::make_unique<Private>(*this, canvas)) {
    connect(d->seatsBar, &SeatsBar::humanChosen, this,
            [this](Seat seat, bool human) { setHuman(int(seat.index()), human); });
    connect(d->handBar, &HandBar::buildClicked, this, &PlaytestMode::chooseBuild);
    connect(d->handBar, &HandBar::devCardClicked, this, [this](DevCard card) { d->playDevCard(card); });
    connect(d->handBar, &HandBar::primaryClicked, this, &PlaytestMode::primary);
    connect(d->handBar, &HandBar::tradeClicked, this, &PlaytestMode::openTrade);
    connect(d->handBar, &HandBar::sailClicked, this, &PlaytestMode::toggleSail);
    connect(d->handBar, &HandBar::intentCancelled, this, &PlaytestMode::escape);
    connect(d->handBar, &HandBar::actionsChosen, this,
            [this](const std::vector<Action>& actions) { d->performAll(actions); });
    connect(d->sideDock, &SideDock::actionChosen, this, [this](const Action& action) { d->perform(action); });
    connect(d->sideDock, &SideDock::paceChosen, this, [this](Pace pace) {
        d->pace = pace;
        if (d->match)
            d->match->setPace(pace);
    });
    connect(d->dealBar, &DealBar::seedEntered, this, [this](std::uint64_t seed) {
        d->seed = seed;
        d->startAgain(seed);
    });
    connect(d->dealBar, &DealBar::seatsChosen, this, [this](int seats) {
        d->seats = seats;
        d->startAgain(d->seed);
    });
    connect(d->dealBar, &DealBar::newDealClicked, this, &PlaytestMode::newDeal);
    connect(d->dealBar, &DealBar::restartClicked, this, &PlaytestMode::restart);
    connect(d->dealBar, &DealBar::playToEndClicked, this, &PlaytestMode::playToEnd);
    connect(d->dealBar, &DealBar::saveClicked, this, &PlaytestMode::saveWanted);
    connect(&d->input, &BoardInput::chosen, this, [this](const Choice& choice) { d->choose(choice); });
    connect(&d->input, &BoardInput::escaped, this, &PlaytestMode::escape);
    connect(&d->input, &BoardInput::primaryPressed, this, &PlaytestMode::primary);
    connect(&d->input, &BoardInput::tradePressed, this, &PlaytestMode::openTrade);
    connect(&d->input, &BoardInput::sailPressed, this, &PlaytestMode::toggleSail);
    connect(&d->input, &BoardInput::buildPressed, this, &PlaytestMode::chooseBuild);
}

PlaytestMode::~PlaytestMode() = default;

QWidget* PlaytestMode::seatsBar() {
    return d->seatsBar;
}

QWidget* PlaytestMode::handBar() {
    return d->handBar;
}

QWidget* PlaytestMode::sideDock() {
    return d->sideDock;
}

QWidget* PlaytestMode::dealBar() {
    return d->dealBar;
}

std::optional<QString> PlaytestMode::start(const Map& map) {
    // What stands in the field counts, also when Enter was not pressed.
    const std::uint64_t seed = d->dealBar ? d->dealBar->seed() : d->seed;
    std::optional<QString> reason = d->deal(map, seed);
    if (!reason)
        d->canvas.setFocus();
    return reason;
}

void PlaytestMode::startFrom(const Map& map, const Game& game, std::uint64_t seed) {
    d->seed = seed;
    d->seats = game.seats();
    d->takeOver(map, game, seed);
    d->canvas.setFocus();
}

void PlaytestMode::resume(const RecordedGame& recorded, Game start) {
    d->resume(recorded, std::move(start));
    d->canvas.setFocus();
}

Result<RecordedGame, QString> PlaytestMode::record() const {
    if (!d->match)
        return tr("No game is being played.");
    return d->match->record();
}

void PlaytestMode::stop() {
    if (!d->match)
        return;
    d->endMatch();
    d->input.detach();
    if (d->seatsBar)
        d->seatsBar->refresh(nullptr);
    if (d->handBar)
        d->handBar->refresh(nullptr, {}, Intent::None);
    if (d->sideDock)
        d->sideDock->refresh(nullptr);
    if (d->dealBar)
        d->dealBar->setRunning(false, false);
    emit availabilityChanged();
}

bool PlaytestMode::running() const {
    return d->match != nullptr;
}

const Game* PlaytestMode::game() const {
    return d->match ? &d->match->game() : nullptr;
}

std::uint64_t PlaytestMode::seed() const {
    return d->match || !d->dealBar ? d->seed : d->dealBar->seed();
}

void PlaytestMode::setSeed(std::uint64_t seed) {
    d->seed = seed;
    if (d->dealBar)
        d->dealBar->setSeed(seed);
}

void PlaytestMode::setHuman(int seat, bool human) {
    if (seat < 0 || std::size_t(seat) >= maxSeats)
        return;
    d->humans[std::size_t(seat)] = human;
    if (d->match)
        d->match->setHuman(Seat(std::size_t(seat)), human);
}

bool PlaytestMode::isHuman(int seat) const {
    if (seat < 0 || std::size_t(seat) >= maxSeats)
        return false;
    return d->match ? d->match->isHuman(Seat(std::size_t(seat))) : d->humans[std::size_t(seat)];
}

void PlaytestMode::setNarrow(bool narrow) {
    if (d->dealBar)
        d->dealBar->setNarrow(narrow);
}

void PlaytestMode::setSeatCount(int seats) {
    d->seats = seats;
}

void PlaytestMode::roll() {
    d->performFirst(ActionKind::Roll);
}

void PlaytestMode::endTurn() {
    for (const ActionKind kind : {ActionKind::EndTurn, ActionKind::Stop, ActionKind::Pass})
        if (d->can(kind)) {
            d->performFirst(kind);
            return;
        }
}

void PlaytestMode::primary() {
    if (canRoll())
        roll();
    else
        endTurn();
}

void PlaytestMode::openTrade() {
    if (!d->match || !d->sideDock)
        return;
    d->tradeOpenedForOffer = false;
    d->sideDock->showTrade();
}

void PlaytestMode::toggleSail() {
    d->setIntent(d->intent == Intent::Sail || !canSail() ? Intent::None : Intent::Sail);
}

void PlaytestMode::chooseBuild(int what) {
    if (!canChooseBuild(what)) {
        d->setIntent(Intent::None);
        return;
    }
    const Intent chosen = intentOf(what);
    if (chosen == Intent::None) { // no place to choose
        d->performFirst(buildKind(what));
        return;
    }
    d->setIntent(d->intent == chosen ? Intent::None : chosen);
}

void PlaytestMode::newDeal() {
    d->startAgain(d->seed + 1);
}

void PlaytestMode::restart() {
    d->startAgain(d->seed);
}

void PlaytestMode::playToEnd() {
    if (d->match)
        d->match->playToEnd();
}

void PlaytestMode::escape() {
    if (d->sailing.valid()) {
        d->sailing = {};
        d->refreshLegal();
        return;
    }
    d->setIntent(Intent::None);
}

bool PlaytestMode::canRoll() const {
    return d->can(ActionKind::Roll);
}

bool PlaytestMode::canEndTurn() const {
    return d->can(ActionKind::EndTurn) || d->can(ActionKind::Stop) || d->can(ActionKind::Pass);
}

bool PlaytestMode::canTrade() const {
    return d->match && !d->match->game().over() && d->match->viewer().valid();
}

bool PlaytestMode::canSail() const {
    return d->can(ActionKind::MoveShip);
}

bool PlaytestMode::isOnMap(int what) const {
    return d->match && isle::isOnMap(d->match->game(), what);
}

bool PlaytestMode::canChooseBuild(int what) const {
    if (what < 0 || what >= deedCount)
        return false;
    const bool piece =
        (what == 0 || what == 3) && d->can(ActionKind::PlaceRoad) && d->can(ActionKind::PlaceShip);
    return piece || d->can(buildKind(what));
}

} // namespace isle
