#pragma once

#include "engine/players/board_sense.h"

namespace isle {

/// The best place for a set-up town among the legal ones. `noise` decides between equals, so that seats of
/// one game do not all think alike.
[[nodiscard]] Action draftTown(const Game& game, const BoardSense& board, Seat seat,
                               std::span<const Action> legal, std::uint64_t noise);

/// The best road or ship beside the town just placed: towards the best place for a further one.
[[nodiscard]] Action draftPiece(const Game& game, const BoardSense& board, std::span<const Action> legal);

} // namespace isle
