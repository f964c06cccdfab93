#pragma once

#include "engine/base/random.h"
#include "engine/deal/deal.h"
#include "engine/map/pools.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace isle {

/// Values of tokens as bits, in the order of tokenValues.
using ValueMask = std::uint16_t;
inline constexpr std::size_t valueCount = tokenValues.size();
inline constexpr ValueMask allValues = (1U << valueCount) - 1U;
inline constexpr std::uint8_t noValue = 0xFF;

/// The place of a token in tokenValues.
[[nodiscard]] constexpr std::uint8_t valueIndex(int token) {
    for (std::size_t i = 0; i < valueCount; ++i)
        if (tokenValues[i] == token)
            return static_cast<std::uint8_t>(i);
    return noValue;
}
[[nodiscard]] constexpr ValueMask valueBit(std::size_t index) {
    return static_cast<ValueMask>(1U << index);
}
inline constexpr ValueMask redValues = valueBit(valueIndex(6)) | valueBit(valueIndex(8)); ///< B-28

/// The tokens of a mask, in rising order.
[[nodiscard]] std::vector<int> tokensOf(ValueMask mask);

/// The numbers a deal has to place where shuffle groups or number limits narrow it: each hex ("slot") takes
/// one token of its group's pool that is not barred there, and red tokens are kept apart (B-28).
struct NumberPuzzle {
    struct Slot {
        Cell cell;
        std::uint8_t group = 0;
        ValueMask allowed = allValues; ///< less what is barred, and red beside a fixed red number
        ValueMask barred = 0;          ///< what the map itself bars
    };
    using Supply = std::array<int, valueCount>; ///< tokens by value

    std::vector<Slot> slots; ///< in reading order
    std::vector<std::vector<std::uint16_t>> neighbours;
    std::vector<Supply> supply;                      ///< by group
    std::vector<std::string> groupNames;             ///< by group; empty for the common pool
    std::vector<std::vector<std::uint16_t>> members; ///< slots by group
    bool apart = true;                               ///< whether the red rule holds

    /// What a slot may take of the values its group has tokens of.
    [[nodiscard]] ValueMask possible(std::size_t slot) const;
    /// Red tokens of all groups.
    [[nodiscard]] int reds() const;
};

/// Whether shuffle groups or number limits have a say in how the numbers of a map are dealt.
[[nodiscard]] bool numbersAreNarrowed(const MapLayout& map);

[[nodiscard]] NumberPuzzle numberPuzzle(const MapLayout& map, const Topology& topology,
                                        const DealtPools& pools, bool apart);

/// A value index for each slot.
using NumberDeal = std::vector<std::uint8_t>;

/// Deals the numbers: one of the deals that keep all limits, by a random search that always ends. Where there
/// is no such deal, or none was found within the work it allows itself, it says why.
[[nodiscard]] Result<NumberDeal, DealRefusal> placeNumbers(const NumberPuzzle& puzzle, Random& random);

/// The refusal of a puzzle; nothing when it can be dealt.
[[nodiscard]] std::optional<DealRefusal> whyNoNumbers(const NumberPuzzle& puzzle);

} // namespace isle
