#pragma once

#include "engine/rules/game.h"

namespace isle {

/// Puts a game into any position: for tests, and for trying a position out in the editor. Everything that
/// follows from what is set (supplies, reach, harbours, route lengths, awards, points) is worked out anew
/// after every call, and cards come from and go to bank and deck, so B-18 holds. No rule of placing is asked.
class GameEditor {
  public:
    explicit GameEditor(Game& game) : game_(game) {}

    /// Settlement, City or None. False when the seat has no such piece left.
    bool setTown(CrossingId crossing, Seat seat, Piece piece);
    /// Road, Ship or None. False when the seat has no such piece left.
    bool setPiece(EdgeId edge, Seat seat, Piece piece);
    /// Gives the seat exactly these cards. False when the bank has too few.
    bool setHand(Seat seat, const Cards& cards);
    /// Gives the seat so many unplayed cards of the kind, of which `fresh` were bought this turn. False when
    /// the deck has too few.
    bool setDevCards(Seat seat, DevCard card, int number, int fresh = 0);
    /// Sets the played knights; the award goes by B-150 from scratch when the holder loses it.
    void setKnights(Seat seat, int number);
    void setRobber(HexId hex);
    void setPirate(HexId hex);
    /// It is the seat's turn, before the roll (PreRoll) or after it (Main), and nothing is open.
    void setTurn(Seat seat, State state);
    /// The number of the turn that runs, from 1.
    void setTurnNumber(int turn);
    /// The next throw of two dice (not of the dice deck) gives this result.
    void setNextThrow(int red, int white);
    /// Replaces the random state.
    void setRandom(std::uint64_t seed);

  private:
    Game& game_;
};

} // namespace isle
