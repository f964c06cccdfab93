#pragma once

#include "engine/rules/game.h"

#include <QString>

#include <vector>

namespace isle {

// What the build buttons do, numbered from 0 as their keys are from 1: road, settlement, city, ship,
// development card, raid, dig, wonder stage.
inline constexpr int deedCount = 8;
inline constexpr int raidDeed = 5;
inline constexpr int digDeed = 6;
inline constexpr int stageDeed = 7;

/// The kinds of action behind the build buttons.
[[nodiscard]] ActionKind buildKind(int what);
/// What it costs; a stage of a wonder what the first one costs by default.
[[nodiscard]] Cards priceOf(int what);
/// What it costs the seat now: the price of its next stage (S-243).
[[nodiscard]] Cards priceOf(const Game& game, Seat seat, int what);
/// Whether there is such a thing on the map at all: ships, fortresses, canal tiles, wonders.
[[nodiscard]] bool isOnMap(const Game& game, int what);

/// Whether one of the actions is of the kind.
[[nodiscard]] bool offers(const std::vector<Action>& legal, ActionKind kind);

/// Why a seat cannot build that now, as a sentence for a tip; empty when it can.
[[nodiscard]] QString whyNotBuild(const Game& game, Seat seat, int what);

/// Why a seat cannot play a development card of that kind now; empty when it can.
[[nodiscard]] QString whyNotPlay(const Game& game, Seat seat, DevCard card);

} // namespace isle
