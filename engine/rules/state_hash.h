#pragma once

#include "engine/rules/game.h"

#include <cstdint>

namespace isle {

/// A hash of everything a game shows through its public functions, field by field: the same on every machine
/// and in every version of the program that plays by the same rules, however the state is stored. Recorded
/// games are checked with it. What a view does not know counts as nothing, so views have one too.
/// Game::hash, which is for tables in memory, is faster and also covers what nobody may see.
[[nodiscard]] std::uint64_t stateHash(const Game& game);

} // namespace isle
