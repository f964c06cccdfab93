#pragma once

#include "engine/base/result.h"
#include "engine/base/text.h"
#include "engine/deal/board.h"
#include "engine/map/map.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace isle {

/// Why a map cannot be dealt.
struct DealRefusal {
    enum class Reason : std::uint8_t {
        NoHexes,     ///< the map is all void
        TerrainPool, ///< have tiles, need another number of them
        NumberPool,  ///< have tokens, need another number of them
        HarbourPool,
        FogPile,
        ChipPool,        ///< S-200
        RedNumbersTouch, ///< two fixed red numbers share an edge; cells names them (B-28)
        RedNumbersApart, ///< have red tokens to place, but only `need` of the hexes they may lie on are apart
        /// The same, but whether there is room is not known: the search grew beyond all measure. Only on maps
        /// of thousands of ragged hexes of which about every third is to be red.
        RedNumbersUnknown,
        /// The `need` hexes in cells may only take these values, and the pool has but `have` such tokens.
        LimitsWantTokens,
        /// The pool has `have` tokens of these values, but only `need` hexes may take one.
        LimitsLeaveTokens,
        LimitsAndReds, ///< proved: groups, limits and the red rule cannot all be kept for `have` red tokens
        LimitsUnknown, ///< the same, but not proved; `need` red tokens could be placed
    };
    Reason reason = Reason::NoHexes;
    int have = 0;
    int need = 0;
    std::vector<Cell> cells;   ///< where, as far as it can be pointed at
    std::vector<int> values{}; ///< of tokens, for the reasons that speak of some
    bool inGroup = false;      ///< whether it is a matter of one shuffle group
    std::string group{};       ///< that group's name, which may be empty
    bool besideReds = false;   ///< whether hexes beside fixed red numbers are among those limited (B-28)

    /// The refusal as an English sentence, with the rule.
    [[nodiscard]] std::string sentence() const;
    /// The same for people, to be translated as "checks".
    [[nodiscard]] Text text() const;
};

/// Deals a map (B-25 to B-31, S-61, S-87, S-200, S-261, S-304): draws terrain, numbers, harbour kinds, the
/// fog pile, chips and chests from the pools. Exact for the red rule: where any placement keeps it one is
/// found, else the deal is refused with the proof (B-28). The options are those of the map; `red_apart` = off
/// drops the rule. Where shuffle groups or number limits narrow the numbers, a deal that keeps them is
/// searched for with a fixed amount of work; a refusal says whether it is proved that there is none.
[[nodiscard]] Result<Board, DealRefusal> deal(const Map& map, std::uint64_t seed);

/// The same on a topology already built for the map's shape, for dealing many boards.
[[nodiscard]] Result<Board, DealRefusal> deal(const Map& map, std::shared_ptr<const Topology> topology,
                                              std::uint64_t seed);

/// Whether the numbers of a map can be laid out at all so that groups and limits are kept and the reds are
/// apart, with the reason when not (used by the check as well). Nothing is returned when they can.
[[nodiscard]] std::optional<DealRefusal> whyUndealable(const Map& map, const Topology& topology);

} // namespace isle
