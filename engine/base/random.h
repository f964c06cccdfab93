#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

namespace isle {

/// The project's one random generator: SplitMix64 (Steele, Lea and Flood, 2014). Eight bytes of state, the
/// same numbers on every machine. All drawing functions are ours because those of the standard library differ
/// between its makers.
class Random {
  public:
    constexpr explicit Random(std::uint64_t seed = 0) : state_(seed) {}

    /// 64 uniform bits.
    constexpr std::uint64_t next() {
        state_ += 0x9E3779B97F4A7C15ULL;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27U)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31U);
    }

    /// A uniform number in [0, bound); bound > 0. Exact: Lemire's multiplication with rejection.
    constexpr std::uint32_t below(std::uint32_t bound) {
        std::uint64_t product = (next() >> 32U) * bound;
        auto low = static_cast<std::uint32_t>(product);
        if (low < bound) {
            const std::uint32_t threshold = (0U - bound) % bound;
            while (low < threshold) {
                product = (next() >> 32U) * bound;
                low = static_cast<std::uint32_t>(product);
            }
        }
        return static_cast<std::uint32_t>(product >> 32U);
    }

    /// Shuffles a random-access range uniformly (Fisher and Yates).
    template <class Range>
    constexpr void shuffle(Range& range) {
        for (std::size_t i = range.size(); i > 1; --i) {
            const std::size_t j = below(static_cast<std::uint32_t>(i));
            using std::swap;
            swap(range[i - 1], range[j]);
        }
    }

    [[nodiscard]] constexpr std::uint64_t state() const { return state_; }
    friend constexpr bool operator==(const Random&, const Random&) = default;

  private:
    std::uint64_t state_;
};

} // namespace isle
