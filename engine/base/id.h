#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>

namespace isle {

/// A number that names one thing of one kind: a HexId cannot be passed where a CrossingId is meant.
/// A default-made id names nothing (`valid()` is false).
template <class Tag, class Number = std::uint16_t>
class Id {
  public:
    static constexpr Number none = std::numeric_limits<Number>::max();

    constexpr Id() = default;
    constexpr explicit Id(std::size_t number) : number_(static_cast<Number>(number)) {}

    /// The position of the thing in its table; only meaningful when valid().
    [[nodiscard]] constexpr std::size_t index() const { return number_; }
    [[nodiscard]] constexpr Number value() const { return number_; }
    [[nodiscard]] constexpr bool valid() const { return number_ != none; }

    friend constexpr auto operator<=>(Id, Id) = default;

  private:
    Number number_ = none;
};

using HexId = Id<struct HexTag>;
using CrossingId = Id<struct CrossingTag>;
using EdgeId = Id<struct EdgeTag>;
using IslandId = Id<struct IslandTag>;

/// A player's place at the table, numbered from 0 clockwise (B-8).
using Seat = Id<struct SeatTag, std::uint8_t>;

/// B-19: a game has 2 to 8 seats.
inline constexpr std::size_t maxSeats = 8;

} // namespace isle

template <class Tag, class Number>
struct std::hash<isle::Id<Tag, Number>> {
    std::size_t operator()(isle::Id<Tag, Number> id) const noexcept { return id.index(); }
};
