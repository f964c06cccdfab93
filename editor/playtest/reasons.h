#pragma once

#include "engine/rules/game.h"

#include <QString>

#include <vector>

namespace isle {

/// The kinds of action behind the build buttons, in the order of PlaytestMode::chooseBuild.
[[nodiscard]] ActionKind buildKind(int what);
[[nodiscard]] Cards priceOf(int what);

/// Whether one of the actions is of the kind.
[[nodiscard]] bool offers(const std::vector<Action>& legal, ActionKind kind);

/// Why a seat cannot build that now, as a sentence for a tip; empty when it can.
[[nodiscard]] QString whyNotBuild(const Game& game, Seat seat, int what);

/// Why a seat cannot play a development card of that kind now; empty when it can.
[[nodiscard]] QString whyNotPlay(const Game& game, Seat seat, DevCard card);

} // namespace isle
