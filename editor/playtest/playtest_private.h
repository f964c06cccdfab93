#pragma once

#include "editor/playtest/board_input.h"
#include "editor/playtest/deal_bar.h"
#include "editor/playtest/hand_bar.h"
#include "editor/playtest/legal_places.h"
#include "editor/playtest/log_text.h"
#include "editor/playtest/match.h"
#include "editor/playtest/playtest_mode.h"
#include "editor/playtest/result_card.h"
#include "editor/playtest/seats_bar.h"
#include "editor/playtest/side_dock.h"

#include <QPointer>

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace isle {

/// What PlaytestMode is made of: the match, the widgets that show it, and what the person on turn is about to
/// do.
struct PlaytestMode::Private {
    Private(PlaytestMode& mode, MapCanvas& mapCanvas);
    ~Private();

    /// Deals and sets the table; what is wrong, or nothing and a match that replaces the old one.
    [[nodiscard]] std::optional<QString> deal(const Map& map, std::uint64_t seed);
    void takeOver(Map map, Game game, std::uint64_t with);
    /// The same with the moves of a recorded game already made.
    void resume(const RecordedGame& recorded, Game start);
    void seat(Map map, Game game, std::uint64_t with);
    void endMatch();
    void startAgain(std::uint64_t seed);

    /// Applies an action of a person; says why when it is refused.
    bool perform(const Action& action);
    void performAll(const std::vector<Action>& actions);
    void performFirst(ActionKind kind);
    void choose(const Choice& choice);
    void playDevCard(DevCard card);
    void setIntent(Intent next);

    void note(const Events& events);
    /// Brings everything shown up to date with the match.
    void refresh();
    void refreshLegal();
    void showQuestion();
    void showResult();
    [[nodiscard]] QString status() const;
    [[nodiscard]] bool can(ActionKind kind) const;

    PlaytestMode& q;
    MapCanvas& canvas;
    QPointer<SeatsBar> seatsBar;
    QPointer<HandBar> handBar;
    QPointer<SideDock> sideDock;
    QPointer<DealBar> dealBar;
    QPointer<ResultCard> result;
    BoardInput input;

    std::array<bool, maxSeats> humans{true};
    int seats = 0; ///< 0: as many as the map takes
    std::uint64_t seed = 1;
    Pace pace = Pace::Normal;

    std::unique_ptr<Match> match;
    std::unique_ptr<LogText> log;
    std::vector<LogLine> lines; ///< not yet in the log
    std::vector<Action> legal;  ///< of the actor
    Intent intent = Intent::None;
    EdgeId sailing;
    bool tradeOpenedForOffer = false;
    int questions = 0; ///< offers open for an answer when last looked
    bool toldOver = false;
    HexId foundHex; ///< fog turned over last, to be shown
};

} // namespace isle
