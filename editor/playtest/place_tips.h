#pragma once

#include "engine/map/map.h"
#include "engine/rules/game.h"

#include <QString>

namespace isle {

/// The sentence beside the pointer over a legal place, and what follows from it.
struct PlaceTip {
    QString tip;
    QString detail;
};

/// What the action would bring: pips, numbers, resources, harbour, landing bonus, route length, victims.
[[nodiscard]] PlaceTip tipFor(const Map& map, const Game& game, const Action& action);

} // namespace isle
