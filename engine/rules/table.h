#pragma once

#include "engine/base/result.h"
#include "engine/base/text.h"
#include "engine/deal/board.h"
#include "engine/map/map.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace isle {

struct Plan;

/// Why no game can be started on a map or board.
struct TableRefusal {
    Text text;            ///< what is missing, to be translated as "checks"
    std::string sentence; ///< the same in English
};

/// What nobody may know before it shows (B-180). A game copies it into its state when it starts.
struct Secrets {
    std::vector<FogTile> fogPile;           ///< S-61: the first is turned over first
    std::vector<Chest> chests;              ///< S-261, by HexId; empty without chests
    std::vector<std::uint8_t> canalNumbers; ///< S-300, by HexId; empty without canal tiles
};

/// Everything that stays the same during a game and is shared by all its copies: the board as dealt, the
/// rules with every default worked out, and what follows from them for each hex, crossing and edge.
/// Immutable.
struct Table {
    Board board; ///< as all may see it: without fog pile, chests and numbers of canal tiles
    Rules rules;
    int seats = 0;

    /// The kind of harbour a town on the crossing gives its owner (B-29); Shuffled means none. By CrossingId.
    std::vector<HarbourKind> harbours;
    /// Whether a set-up town may stand there (B-34, S-65, S-71, S-88, S-142, no_start), distance aside. By
    /// CrossingId.
    std::vector<bool> startCrossings;
    /// Whether the island is a new one (S-70). By IslandId; the far side of S-142, when foreign, comes last.
    std::vector<bool> newIslands;
    /// The island a town there counts for, start islands included; whether it is a new one newIslands says.
    /// None where desert_far_side puts a crossing on neither side (S-143). By CrossingId.
    std::vector<IslandId> bonusIsland;

    WonderCosts wonderCosts{}; ///< S-243

    /// Null in the tables that views refer to.
    std::shared_ptr<const Secrets> secrets;
    /// This table without its secrets, for views; null when it has none.
    std::shared_ptr<const Table> open;

    /// What the engine has worked out for its own use; see plan.h.
    std::shared_ptr<const Plan> plan;

    [[nodiscard]] const Topology& topology() const { return *board.topology; }
};

/// Sets the table for a game of so many seats. Refused with a sentence: a number of seats the map does not
/// allow, or what these rules cannot play.
/// This is the only maker of tables that games can be played at.
[[nodiscard]] Result<std::shared_ptr<const Table>, TableRefusal> setTable(const Map& map, Board board,
                                                                          int seats);

} // namespace isle
