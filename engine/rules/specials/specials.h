#pragma once

#include "engine/rules/predicates.h"

namespace isle {

// The specials of hexes: each file here plays one of them, on any map that has such hexes. Internal to
// engine/rules.

inline constexpr Purse raidPrice{raidCost}; ///< S-222
inline constexpr Purse digPrice{digCost};   ///< S-301

// fog.cpp
/// A road or ship lies on the edge: finds the fog at its ends (S-62), then goes on with what it was placed
/// for. A choice of gold or of a chest may come between; continueFinds takes the thread up again.
void finishPiece(Play& play, std::size_t s, std::size_t edge);
void continueFinds(Play& play, std::size_t s);
/// Works out anew where fog and fortresses keep towns away (S-65, S-221).
void recomputeBarred(Play& play);

// chests.cpp
[[nodiscard]] bool hasChest(const Position& p, std::size_t hex); ///< still closed
/// S-264; true when the seat has a choice to make.
bool openChest(Play& play, std::size_t s, std::size_t hex);

// villages.cpp
void payCloth(Play& play, int number); ///< S-183, S-184

// chips.cpp
/// S-201: the chips beside a settlement just built; may open a choice of gold cards (S-205).
void takeChips(Play& play, std::size_t s, std::size_t crossing);
[[nodiscard]] int chipPoints(const Position& p, std::size_t s);
/// S-204: a harbour chip works for every kind of card.
void useHarbourChips(SeatState& seat);

// fortresses.cpp
[[nodiscard]] bool mayRaid(const Position& p, std::size_t s, std::size_t hex); ///< S-222, cost aside
[[nodiscard]] Refusal checkRaid(const Position& p, const Action& action);
void raid(Play& play, std::size_t s, std::size_t hex);
[[nodiscard]] int fortressesTaken(const Position& p, std::size_t s);

// wonders.cpp
[[nodiscard]] Purse stagePrice(const Position& p, std::size_t s);   ///< of the next stage (S-243)
[[nodiscard]] bool mayBuildStage(const Position& p, std::size_t s); ///< S-242, cost aside
[[nodiscard]] Refusal checkStage(const Position& p, const Action& action);
void buildStage(Play& play, std::size_t s);

// canal.cpp
[[nodiscard]] bool mayDig(const Position& p, std::size_t s, std::size_t hex); ///< S-301, cost aside
[[nodiscard]] Refusal checkDig(const Position& p, const Action& action);
void dig(Play& play, std::size_t s, std::size_t hex);

} // namespace isle
