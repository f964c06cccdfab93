#pragma once

#include "engine/base/random.h"
#include "engine/rules/action.h"

#include <bit>
#include <cstdint>

namespace isle {

/// Cards of five kinds in one word, 12 bits a kind: the top bit of each lane stays clear, so a whole price is
/// compared or paid in one step. A bank of 200 fits (B-14). Internal to engine/rules.
class Purse {
  public:
    constexpr Purse() = default;
    constexpr explicit Purse(const Cards& cards) {
        for (std::size_t i = 0; i < resourceCount; ++i)
            bits_ |= std::uint64_t{cards.count[i]} << (lane * i);
    }
    [[nodiscard]] static constexpr Purse one(std::size_t kind) {
        return Purse(std::uint64_t{1} << (lane * kind));
    }
    [[nodiscard]] static constexpr Purse of(std::size_t kind, int number) {
        return Purse(static_cast<std::uint64_t>(number) << (lane * kind));
    }

    [[nodiscard]] constexpr int at(std::size_t kind) const {
        return static_cast<int>((bits_ >> (lane * kind)) & laneMask);
    }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr int total() const { // each partial sum stays below 4096, so no lane carries
        return static_cast<int>((bits_ * ones >> (lane * 4)) & laneMask);
    }
    [[nodiscard]] constexpr bool covers(Purse price) const {
        return (((bits_ | guards) - price.bits_) & guards) == guards;
    }
    /// Calls `visit` with each kind there are so many cards of, at least one.
    template <class Visit>
    constexpr void eachWith(int number, Visit&& visit) const {
        const std::uint64_t missing = (ones << (lane - 1)) - ones * static_cast<std::uint64_t>(number);
        for (std::uint64_t left = (bits_ + missing) & guards; left != 0; left &= left - 1)
            visit(std::size_t{static_cast<unsigned>(std::countr_zero(left)) / lane});
    }
    /// Whether every kind is few enough for covers() to tell.
    [[nodiscard]] constexpr bool comparable() const { return (bits_ & guards) == 0; }

    constexpr Purse& operator+=(Purse other) {
        bits_ += other.bits_;
        return *this;
    }
    constexpr Purse& operator-=(Purse other) {
        bits_ -= other.bits_;
        return *this;
    }
    friend constexpr Purse operator+(Purse a, Purse b) { return a += b; }
    friend constexpr Purse operator-(Purse a, Purse b) { return a -= b; }
    friend constexpr bool operator==(Purse, Purse) = default;

    [[nodiscard]] constexpr Cards cards() const {
        Cards cards;
        for (std::size_t i = 0; i < resourceCount; ++i)
            cards.count[i] = static_cast<std::uint8_t>(at(i));
        return cards;
    }

    /// A card drawn uniformly over the cards (not the kinds); the purse must hold one.
    [[nodiscard]] constexpr std::size_t draw(Random& random) const {
        int left = static_cast<int>(random.below(static_cast<std::uint32_t>(total())));
        std::size_t kind = 0;
        while (left >= at(kind))
            left -= at(kind++);
        return kind;
    }

  private:
    constexpr explicit Purse(std::uint64_t bits) : bits_(bits) {}

    static constexpr unsigned lane = 12;
    static constexpr std::uint64_t laneMask = 0xFFF;
    static constexpr std::uint64_t ones = 1ULL | 1ULL << 12U | 1ULL << 24U | 1ULL << 36U | 1ULL << 48U;
    static constexpr std::uint64_t guards = ones << 11U;

    std::uint64_t bits_ = 0;
};

inline constexpr Purse roadPrice{roadCost};
inline constexpr Purse shipPrice{shipCost};
inline constexpr Purse settlementPrice{settlementCost};
inline constexpr Purse cityPrice{cityCost};
inline constexpr Purse devCardPrice{devCardCost};

} // namespace isle
