#pragma once

#include "engine/rules/block.h"

#include <optional>

namespace isle {

// What the files of engine/rules offer one another: for each subject what it changes (Play) and, in
// predicates.h, what it allows (Position). Internal to engine/rules.

// setup.cpp
void enterSetupStep(Play& play); ///< waits for the town of the step, or skips it (B-37)
void placeSetupTown(Play& play, std::size_t s, std::size_t crossing);
void placeSetupEdge(Play& play, std::size_t s, std::size_t edge, bool ship);
void endTownAndEdge(Play& play, std::size_t s); ///< the town of the step has its road (B-36)
void endSetupStep(Play& play);                  ///< the next step or the first turn (B-33, B-38)

// turn.cpp
void beginTurn(Play& play, std::size_t s);
/// A turn, a special build phase or a partner's part is over: what counts once in it counts anew (B-177).
void forgetPart(Play& play, std::size_t s);
void forgetBuiltShips(Play& play); ///< no ship counts as built this turn any more (S-20)
void roll(Play& play);
void discard(Play& play, std::size_t s, std::size_t resource);
void endTurn(Play& play);
void resume(Play& play); ///< back to what was interrupted (B-41)

// extra_building.cpp
void beginExtraBuilding(Play& play); ///< B-170, B-176; else the next turn
void pass(Play& play, std::size_t s);
void skipIdleBuilders(Play& play); ///< B-172
[[nodiscard]] bool canBuildSomething(const Position& p, std::size_t s);

// production.cpp
void produce(Play& play, int number);                        ///< B-48 to B-51; leads to GoldPick or Main
bool openGoldPick(Play& play, std::size_t from, State then); ///< S-53; false when nobody can pick
void pickGold(Play& play, std::size_t s, std::size_t resource);

// robber.cpp
void openRobber(Play& play, State then); ///< B-54, S-31; skipped without a goal (B-60)
void moveRobber(Play& play, std::size_t s, std::size_t hex);
void movePirate(Play& play, std::size_t s, std::size_t hex);
void steal(Play& play, std::size_t thief, std::size_t victim); ///< B-56
void leaveRobber(Play& play);                                  ///< the effect is over (B-133)

// building.cpp: pieces on the board with everything that follows from them
void putTown(Play& play, std::size_t s, std::size_t crossing);
void raiseTown(Play& play, std::size_t s, std::size_t crossing);
void layPiece(Play& play, std::size_t s, std::size_t edge, bool ship); ///< all but the length of the route
void putPiece(Play& play, std::size_t s, std::size_t edge, bool ship);
void sail(Play& play, std::size_t s, std::size_t from, std::size_t to);
void buildTown(Play& play, std::size_t s, std::size_t crossing);
void buildCity(Play& play, std::size_t s, std::size_t crossing);
void buildPiece(Play& play, std::size_t s, std::size_t edge, bool ship);
void closeTrade(Play& play); ///< B-44: the first thing built ends trading

// reach.cpp
void extendReach(Play& play, std::size_t s, std::size_t crossing, bool ships);
void recomputeRoadReach(Play& play, std::size_t s);
void recomputeShipReach(Play& play, std::size_t s);
/// A ship has been taken off the edge: what of net, reach and seats beside only it held is gone.
void forgetShip(Play& play, std::size_t s, std::size_t edge);

// cards.cpp
void buyCard(Play& play, std::size_t s);
void playKnight(Play& play, std::size_t s);
void playRoadBuilding(Play& play, std::size_t s);
void playYearOfPlenty(Play& play, std::size_t s);
void playMonopoly(Play& play, std::size_t s, std::size_t resource);
void placeFree(Play& play, std::size_t s, std::size_t edge, bool ship);
void continueFree(Play& play, std::size_t s);        ///< the second piece, or the end of the card (B-135)
int drawCard(Play& play, std::size_t s, bool fresh); ///< the top card; -1 when a view does not know it
void stopFree(Play& play, std::size_t s);
void pickPlenty(Play& play, std::size_t s, std::size_t resource);

// trade.cpp
void tradeWithBank(Play& play, std::size_t s, std::size_t give, std::size_t take);
void actOnOffers(Play& play, const Action& action); ///< Offer to Withdraw
void dropOffers(Play& play);                        ///< all lapse (B-85)
void dropUncoveredOffers(Play& play);               ///< those the hand of the seat on turn lost (B-85)

// route.cpp
/// The length of the seat's longest trail, exact whatever the pieces (B-142); `visited` tells how many steps
/// it took.
[[nodiscard]] int longestTrail(const Position& position, std::size_t s, std::size_t* visited = nullptr);
/// The longest trail that uses the piece on the edge; nothing when that lies in a net with a ring.
[[nodiscard]] std::optional<int> longestTrailThrough(const Position& position, std::size_t s,
                                                     std::size_t edge);

// points.cpp
void setRoute(Play& play, std::size_t s, int length);                     ///< without judging the award
void judgeLongestRoute(Play& play);                                       ///< B-144 to B-146
void judgeLargestArmy(Play& play, std::size_t s);                         ///< B-150, B-151
void landOn(Play& play, std::size_t s, std::size_t crossing, bool setup); ///< S-72 to S-76
void win(Play& play, std::size_t s);
/// For the seat whose turn or part it is (B-161, B-177).
inline bool checkWin(Play& play) {
    const Head& head = play.head();
    const std::size_t s = (head.builder.valid() ? head.builder : head.onTurn).index();
    if (play.total(s) < play.rule(Option::Target))
        return false;
    win(play, s);
    return true;
}

// derive.cpp
void deriveAll(Play& play); ///< everything that follows from the pieces

/// Cards and states as the engine numbers them.
[[nodiscard]] constexpr std::size_t indexOf(Resource resource) {
    return static_cast<std::size_t>(resource);
}
[[nodiscard]] constexpr std::size_t indexOf(DevCard card) {
    return static_cast<std::size_t>(card);
}
[[nodiscard]] constexpr std::uint32_t stateBit(State state) {
    return 1U << static_cast<unsigned>(state);
}

} // namespace isle
