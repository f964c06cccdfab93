#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

namespace isle {

// Sets of crossings, edges and islands are runs of words inside a game's block. Internal to engine/rules.

[[nodiscard]] constexpr std::size_t wordsFor(std::size_t bits) {
    return (bits + 63) / 64;
}

[[nodiscard]] constexpr bool hasBit(const std::uint64_t* words, std::size_t bit) {
    return ((words[bit >> 6U] >> (bit & 63U)) & 1U) != 0;
}
constexpr void addBit(std::uint64_t* words, std::size_t bit) {
    words[bit >> 6U] |= std::uint64_t{1} << (bit & 63U);
}
constexpr void dropBit(std::uint64_t* words, std::size_t bit) {
    words[bit >> 6U] &= ~(std::uint64_t{1} << (bit & 63U));
}

/// Calls `visit` with the number of every set bit of one word, ascending.
template <class Visit>
constexpr void eachBitOf(std::uint64_t word, std::size_t first, Visit&& visit) {
    for (; word != 0; word &= word - 1)
        visit(first + static_cast<std::size_t>(std::countr_zero(word)));
}

/// Calls `visit` with the number of every set bit, ascending.
template <class Visit>
constexpr void eachBit(const std::uint64_t* words, std::size_t count, Visit&& visit) {
    for (std::size_t w = 0; w < count; ++w)
        eachBitOf(words[w], w * 64, visit);
}

} // namespace isle
