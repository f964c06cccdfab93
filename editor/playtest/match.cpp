#include "editor/playtest/match.h"

#include "editor/playtest/game_words.h"
#include "engine/formats/game_replay.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <algorithm>

namespace isle {
namespace {

constexpr int slowPause = 1300; // ms between two actions of computers
constexpr int normalPause = 400;
constexpr int sliceTime = 24; // ms of computer play before the window gets its turn again

} // namespace

Match::Match(Map map, Game game, std::uint64_t seed, std::vector<bool> humans, QObject* parent)
    : QObject(parent),
      map_(std::move(map)),
      game_(std::move(game)),
      seed_(seed),
      gameSeed_(seed),
      humans_(std::move(humans)) {
    humans_.resize(static_cast<std::size_t>(game_.seats()));
    const std::vector<std::string_view> names(humans_.size(), "heuristic");
    players_ = makePlayers(names, seed);
    seatPlayers();
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, &Match::tick);
}

Match::~Match() = default;

void Match::seatPlayers() {
    std::vector<Player*> seated;
    for (std::size_t seat = 0; seat < players_.size(); ++seat)
        seated.push_back(humans_[seat] ? nullptr : players_[seat].get());
    driver_ = std::make_unique<Driver>(std::move(seated));
}

bool Match::replay(std::span<const Action> actions) {
    return std::all_of(actions.begin(), actions.end(),
                       [this](const Action& action) { return applyAction(action).legal(); });
}

Result<RecordedGame, QString> Match::record() const {
    RecordedGame recorded;
    recorded.map = map_;
    recorded.seats = seats();
    recorded.dealSeed = seed_;
    recorded.gameSeed = gameSeed_;
    for (const bool human : humans_)
        recorded.players.emplace_back(human ? person : computer);
    recorded.actions = history_;
    const auto replayed = sealGame(recorded);
    if (!replayed || replayed.value().hash() != game_.hash())
        return Playtest::tr(
            "This game did not begin with the deal of its map, so it cannot be played again.");
    return recorded;
}

bool Match::isHuman(Seat seat) const {
    return seat.valid() && seat.index() < humans_.size() && humans_[seat.index()];
}

void Match::setHuman(Seat seat, bool human) {
    if (!seat.valid() || seat.index() >= humans_.size() || humans_[seat.index()] == human)
        return;
    humans_[seat.index()] = human;
    toEnd_ = toEnd_ && !human;
    seatPlayers();
    emit changed();
    schedule();
}

bool Match::anyHuman() const {
    for (const bool human : humans_)
        if (human)
            return true;
    return false;
}

Seat Match::actor() const {
    if (game_.over())
        return {};
    const Seat charge = game_.toAct();
    if (isHuman(charge))
        return charge;
    for (const Offer& offer : game_.offers()) {
        if (offer.maker != game_.onTurn())
            continue; // what others offer is the affair of the seat on turn
        for (std::size_t seat = 0; seat < humans_.size(); ++seat) {
            const unsigned bit = 1U << seat;
            const bool open = (offer.addressed & bit) != 0 && ((offer.accepted | offer.declined) & bit) == 0;
            // B-88: who has answered enough this turn is not waited for.
            if (open && humans_[seat]
                && check(game_, answer(ActionKind::Decline, Seat(seat), offer.id)).legal())
                return Seat(seat);
        }
    }
    return {};
}

Seat Match::viewer() const {
    const Seat now = actor();
    if (now.valid())
        lastViewer_ = now;
    if (isHuman(lastViewer_))
        return lastViewer_;
    for (std::size_t seat = 0; seat < humans_.size(); ++seat)
        if (humans_[seat])
            return Seat(seat);
    return {};
}

std::vector<Action> Match::legal(Seat seat) const {
    std::vector<Action> actions;
    if (seat.valid() && !game_.over())
        legalActions(game_, seat, actions);
    return actions;
}

void Match::setPace(Pace pace) {
    pace_ = pace;
    if (timer_.isActive()) {
        timer_.stop();
        schedule();
    }
}

void Match::playToEnd() {
    if (game_.over())
        return;
    humans_.assign(humans_.size(), false);
    toEnd_ = true;
    seatPlayers();
    timer_.stop();
    emit changed();
    schedule();
}

void Match::begin() {
    begun_ = true;
    schedule();
}

void Match::halt() {
    begun_ = false;
    timer_.stop();
    disconnect();
}

Refusal Match::perform(const Action& action) {
    if (!isHuman(action.seat))
        return {"B-40", QT_TRANSLATE_NOOP("rules", "a computer plays this seat")};
    const Refusal refusal = applyAction(action);
    if (refusal.legal()) {
        emit changed();
        schedule();
    }
    return refusal;
}

void Match::schedule() {
    if (!begun_ || game_.over() || timer_.isActive())
        return;
    const bool atOnce = toEnd_ || pace_ == Pace::AtOnce;
    timer_.start(atOnce ? 0 : pace_ == Pace::Slow ? slowPause : normalPause);
}

void Match::tick() {
    const bool atOnce = toEnd_ || pace_ == Pace::AtOnce;
    QElapsedTimer clock;
    clock.start();
    bool moved = false;
    while (step()) {
        moved = true;
        if (!atOnce || game_.over() || clock.elapsed() >= sliceTime)
            break;
    }
    if (!moved)
        return; // the game waits for a person: their action starts the clock again
    emit changed();
    schedule();
}

bool Match::step() {
    const std::optional<Action> action = driver_->next(game_);
    return action && applyAction(*action).legal();
}

Refusal Match::applyAction(const Action& action) {
    events_.clear();
    const Refusal refusal = apply(game_, action, &events_);
    if (!refusal.legal())
        return refusal;
    history_.push_back(action);
    picks_.note(events_);
    emit acted(action, events_);
    return refusal;
}

} // namespace isle
