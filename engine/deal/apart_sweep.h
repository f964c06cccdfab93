#pragma once

#include "engine/deal/apart.h"

#include <array>
#include <cstdint>
#include <optional>

namespace isle {

/// Which hexes of the frontier are chosen.
struct FrontierMask {
    std::array<std::uint64_t, 2> bits{};

    [[nodiscard]] bool has(std::uint8_t slot) const { return ((bits[slot / 64U] >> (slot % 64U)) & 1U) != 0; }
    void set(std::uint8_t slot) { bits[slot / 64U] |= std::uint64_t{1} << (slot % 64U); }
    void clear(std::uint8_t slot) { bits[slot / 64U] &= ~(std::uint64_t{1} << (slot % 64U)); }
    friend auto operator<=>(const FrontierMask&, const FrontierMask&) = default;
};

/// The best way to a choice on the frontier.
struct ApartSweepState {
    FrontierMask mask;
    std::uint16_t count = 0; ///< hexes chosen so far
    std::uint32_t step = 0;  ///< number of the state before, times two, plus one when the last hex was taken
};

/// A complete search by sweeping over a few hexes of the graph, one after the other, keeping for every choice
/// made on the edge of what is done only the best way to get there (dynamic programming over the frontier).
/// Its work depends on the width of the frontier and little on the number of hexes.
class ApartSweep {
  public:
    /// Over the given hexes of the graph (sorted); neighbours outside of them do not count.
    ApartSweep(const ApartGraph& graph, ApartSet hexes);

    /// The most hexes of the frontier at a time; beyond `widest` the search cannot run at all.
    [[nodiscard]] std::size_t width() const { return width_; }
    static constexpr std::size_t widest = 128;

    /// How many of the hexes are apart at most, by covering them with groups of mutual neighbours.
    [[nodiscard]] std::size_t bound() const { return groupsFrom_.empty() ? 0 : groupsFrom_.front(); }

    struct Outcome {
        std::optional<ApartSet> set; ///< a largest set
        bool complete = true;        ///< false: given up for the size of the work
    };
    /// A largest set that is apart if it holds more than `floor` hexes; none when none does.
    [[nodiscard]] Outcome largestAbove(std::size_t floor) const;

  private:
    [[nodiscard]] std::vector<ApartSweepState>
    statesAfter(std::size_t place, const std::vector<ApartSweepState>& states, std::size_t floor) const;
    [[nodiscard]] ApartSet retrace(const std::vector<std::vector<std::uint32_t>>& steps) const;
    void chooseOrder();
    void layFrontier();
    void countGroups();
    [[nodiscard]] std::vector<std::uint16_t> inner(std::uint16_t hex) const; ///< neighbours among the hexes

    const ApartGraph* graph_;
    ApartSet hexes_;
    std::vector<std::uint16_t> order_;                ///< hexes in the order of the sweep
    std::vector<std::uint16_t> position_;             ///< by hex of the graph: its place in the order
    std::vector<std::uint8_t> slot_;                  ///< by place: the frontier bit of the hex
    std::vector<std::vector<std::uint8_t>> blockers_; ///< by place: bits of its neighbours before it
    std::vector<std::vector<std::uint8_t>> leaving_;  ///< by place: bits that are free after it
    std::vector<std::uint16_t> groupsFrom_;           ///< by place: groups with a hex there or later
    std::size_t width_ = 0;
};

} // namespace isle
