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
    /// It is the seat's special build phase (SpecialBuild) or part (Partner) after the turn of `onTurn`.
    void setExtraBuilding(Seat onTurn, Seat builder, State state);

    // Specials
    /// A fog hex: turned over with this tile; the pile gives up its next one.
    void setFound(HexId fog, Terrain terrain, int number);
    /// The tile of the pile that is turned over after `place` others from now.
    void setFogTile(std::size_t place, Terrain terrain, int number);
    /// What lies under a fog hex.
    void setChest(HexId fog, Chest chest);
    /// The hidden number of a canal tile.
    void setCanalNumber(HexId tile, int number);
    /// Cloth left in a village.
    void setStock(HexId village, int tokens);
    /// Strength left of a standing fortress, at least 1.
    void setStrength(HexId fortress, int strength);
    /// Units dug at an unfinished canal tile, less than finish it.
    void setUnits(HexId tile, int units);
    void setChipTaker(HexId hex, Seat seat);
    /// What a seat has gathered; points follow.
    void setCloth(Seat seat, int tokens);
    void setCanalUnits(Seat seat, int units);
    void setWonderStage(Seat seat, int stage);

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
