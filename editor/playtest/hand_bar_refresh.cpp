#include "editor/playtest/choice_panel.h"
#include "editor/playtest/game_words.h"
#include "editor/playtest/hand_bar.h"
#include "editor/playtest/match.h"
#include "editor/playtest/play_widgets.h"
#include "editor/playtest/reasons.h"

#include <QLabel>
#include <QStackedWidget>

// What the hand bar shows of a game; its parts are put together in hand_bar.cpp.

namespace isle {
namespace {

/// Cards a 7 would cost (B-52).
int discardOf(const Game& game, Seat seat) {
    const int cards = game.handSize(seat);
    return cards > game.rules()[Option::DiscardLimit] ? cards / 2 : 0;
}

ActionKind playKind(DevCard card) {
    switch (card) {
    case DevCard::Knight:
        return ActionKind::PlayKnight;
    case DevCard::RoadBuilding:
        return ActionKind::PlayRoadBuilding;
    case DevCard::YearOfPlenty:
        return ActionKind::PlayYearOfPlenty;
    default:
        return ActionKind::PlayMonopoly;
    }
}

/// What a lit button does and costs.
QString deedText(const Match* match, Seat viewer, int what, const BuildButton& button) {
    if (match == nullptr || !viewer.valid())
        return button.accessibleName();
    const Game& game = match->game();
    const QString price = cardsText(priceOf(game, viewer, what));
    switch (what) {
    case raidDeed:
        return HandBar::tr("Raid a fortress: costs %1, takes one point of its strength").arg(price);
    case digDeed:
        return HandBar::tr("Dig at a canal tile: costs %1").arg(price);
    case stageDeed:
        return HandBar::tr("Stage %1 of %2 of your wonder: costs %3, +1 point")
            .arg(game.wonderStage(viewer) + 1)
            .arg(wonderStages)
            .arg(price);
    default:
        return button.accessibleName();
    }
}

} // namespace

void HandBar::refresh(const Match* match, const std::vector<Action>& legal, Intent intent) {
    const Seat actor = match != nullptr ? match->actor() : Seat();
    refreshHand(match, match != nullptr ? match->viewer() : Seat(), legal);
    refreshBuild(match, actor, legal, intent);
    refreshCommands(match, actor, legal);
    refreshQuestion(match, actor, legal, intent);
    dice_->setDice(match != nullptr ? match->game().dice() : std::array<int, 2>{});
    fit();
}

void HandBar::refreshHand(const Match* match, Seat viewer, const std::vector<Action>& legal) {
    const bool shown = match != nullptr && viewer.valid();
    int humans = 0;
    for (int seat = 0; match != nullptr && seat < match->seats(); ++seat)
        humans += match->isHuman(Seat(std::size_t(seat))) ? 1 : 0;
    handTitle_->setText(!shown        ? tr("No hand")
                        : humans == 1 ? tr("Your hand")
                                      : tr("%1's hand").arg(seatName(viewer)));
    if (!shown)
        handDetail_->setText(match != nullptr ? tr("Click a seat's card to take it over.") : QString());
    for (const Resource resource : shownResources)
        cards_[std::size_t(resource)]->setCount(shown ? match->game().hand(viewer)[resource] : 0);
    for (const DevCard dev : shownDevCards) {
        HandCard* card = devCards_[std::size_t(dev)];
        const int count = shown ? match->game().devCards(viewer, dev) : 0;
        card->setVisible(count > 0);
        card->setCount(count);
        card->setPlayable(count > 0 && dev != DevCard::VictoryPoint && offers(legal, playKind(dev)));
        const QString reason = count > 0 ? whyNotPlay(match->game(), viewer, dev) : QString();
        card->setToolTip(reason.isEmpty() ? explanationOf(dev)
                                          : tr("%1\n%2").arg(explanationOf(dev), reason));
    }
    if (!shown)
        return;
    const int cards = match->game().handSize(viewer);
    const int lost = discardOf(match->game(), viewer);
    // Short: it stands over the cards of a narrow hand too.
    handDetail_->setText(lost > 0 ? tr("%n cards, a 7 takes %1", nullptr, cards).arg(lost)
                                  : tr("%n cards", nullptr, cards));
}

void HandBar::refreshBuildTitle(const Match* match) {
    const QString phase = match != nullptr ? phaseText(match->game()) : QString();
    if (phase.isEmpty())
        buildTitle_->setText(tr("<b>Build</b> lit when you can pay and a place is legal"));
    else if (match->game().state() == State::SpecialBuild)
        buildTitle_->setText(tr("<b>%1</b> build or buy, without trading").arg(phase));
    else
        buildTitle_->setText(tr("<b>%1</b> all but the dice and trade with seats").arg(phase));
}

void HandBar::refreshBuild(const Match* match, Seat actor, const std::vector<Action>& legal, Intent intent) {
    refreshBuildTitle(match);
    const Seat viewer = match != nullptr ? match->viewer() : Seat();
    const bool choosesPiece =
        match != nullptr && actor.valid()
        && (offers(legal, ActionKind::PlaceRoad) && offers(legal, ActionKind::PlaceShip));
    for (int what = 0; what < deedCount; ++what) {
        BuildButton* button = build_[std::size_t(what)];
        button->setVisible(match != nullptr ? isOnMap(match->game(), what) : what < raidDeed);
        // A free piece that may be a road or a ship is chosen with the same buttons.
        const bool free = choosesPiece && (what == 0 || what == 3);
        const bool lit = match != nullptr && actor.valid() && (free || offers(legal, buildKind(what)));
        button->setEnabled(lit);
        const bool chosen = lit && intent != Intent::None && intentOf(what) == intent;
        button->setChecked(chosen || (free && what == 0 && intent != Intent::Ship));
        if (match != nullptr && viewer.valid() && what == stageDeed) {
            const int built = match->game().wonderStage(viewer);
            button->setContent(tr("Wonder %1/%2").arg(built).arg(wonderStages),
                               priceOf(match->game(), viewer, what));
        }
        const QString reason = lit || !viewer.valid() || match->game().over()
                                   ? QString()
                                   : whyNotBuild(match->game(), viewer, what);
        button->setToolTip(reason.isEmpty() ? deedText(match, viewer, what, *button) : reason);
    }
    sail_->setVisible(match == nullptr || match->game().rules().sea());
    sail_->setChecked(intent == Intent::Sail);
}

void HandBar::refreshCommands(const Match* match, Seat actor, const std::vector<Action>& legal) {
    const bool mine = match != nullptr && actor.valid();
    const bool roll = mine && offers(legal, ActionKind::Roll);
    const bool stop = mine && offers(legal, ActionKind::Stop);
    const bool pass = mine && offers(legal, ActionKind::Pass);
    const bool end = mine && offers(legal, ActionKind::EndTurn);
    if (roll)
        primary_->setContent(QStringLiteral("dice"), tr("Roll"));
    else if (stop)
        primary_->setContent(QStringLiteral("stop"), tr("Leave it at one"));
    else if (pass)
        primary_->setContent(QStringLiteral("end-turn"), tr("Pass"));
    else
        primary_->setContent(QStringLiteral("end-turn"), tr("End turn"));
    primary_->setEnabled(roll || stop || pass || end);
    trade_->setEnabled(match != nullptr && !match->game().over());
    trade_->setToolTip(tr("Trade with the bank or another seat"));
    const bool sails = mine && offers(legal, ActionKind::MoveShip);
    sail_->setEnabled(sails);
    sail_->setToolTip(sails ? tr("Move one of your open ships, once a turn")
                            : tr("No ship of yours may sail now"));
}

void HandBar::askForCards(const Match& match, Seat actor, State state) {
    const Game& game = match.game();
    Cards bank;
    for (const Resource resource : shownResources)
        bank[resource] = static_cast<std::uint8_t>(qMin(255, game.bank(resource)));
    const int owed = game.owedPicks(actor);
    const bool plenty = state == State::PlentyPick;
    choice_->askCards(plenty ? tr("Year of plenty") : pickTitle(match.pickReason()),
                      plenty ? tr("Take %n cards from the bank.", nullptr, owed)
                             : pickSentence(match.pickReason(), owed),
                      tr("Take"), bank, qMin(owed, bank.total()));
}

void HandBar::refreshQuestion(const Match* match, Seat actor, const std::vector<Action>& legal,
                              Intent intent) {
    const State state = match != nullptr && actor.valid() ? match->game().state() : State::Over;
    if (actor != asked_ || state != askedState_)
        choice_->forget();
    asked_ = actor;
    askedState_ = state;
    bool question = true;
    if (state == State::Discard) {
        const Game& game = match->game();
        const int owed = game.owedDiscards(actor);
        choice_->askCards(tr("Discard %n cards", nullptr, owed),
                          tr("%1 rolled a 7.").arg(seatName(game.onTurn())), tr("Discard"), game.hand(actor),
                          owed);
    } else if (state == State::GoldPick || state == State::PlentyPick) {
        askForCards(*match, actor, state);
    } else if (state == State::Steal) {
        std::vector<Seat> seats;
        for (const Action& action : legal)
            if (action.kind == ActionKind::ChooseVictim)
                seats.push_back(action.target());
        choice_->askVictim(match->game(), seats);
    } else if (intent == Intent::Monopoly && state != State::Over) {
        choice_->askResource(tr("Monopoly"), tr("Every other seat gives you all its cards of it."));
    } else {
        question = false;
    }
    middle_->setCurrentIndex(question ? 1 : 0);
}

void HandBar::answer(ActionKind kind, const Cards& cards) {
    std::vector<Action> actions;
    for (const Resource resource : shownResources)
        for (int i = 0; i < cards[resource]; ++i)
            actions.push_back(isle::choose(kind, asked_, resource));
    emit actionsChosen(actions);
}

} // namespace isle
