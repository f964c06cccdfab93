#pragma once

#include "engine/base/random.h"

#include <cassert>
#include <cstdint>
#include <vector>

namespace isle {

/// A set of numbers below a bound (at most 65535) from which one can be drawn at random.
class Urn {
  public:
    explicit Urn(std::size_t bound) : place_(bound, nowhere) {}

    [[nodiscard]] bool empty() const { return items_.empty(); }
    [[nodiscard]] std::size_t size() const { return items_.size(); }
    [[nodiscard]] bool has(std::uint16_t item) const { return place_[item] != nowhere; }
    [[nodiscard]] std::uint16_t draw(Random& random) const {
        return items_[random.below(static_cast<std::uint32_t>(items_.size()))];
    }
    void put(std::uint16_t item) {
        assert(place_[item] == nowhere);
        place_[item] = static_cast<std::uint16_t>(items_.size());
        items_.push_back(item);
    }
    void take(std::uint16_t item) {
        const std::uint16_t last = items_.back();
        items_[place_[item]] = last;
        place_[last] = place_[item];
        place_[item] = nowhere;
        items_.pop_back();
    }

  private:
    static constexpr std::uint16_t nowhere = 0xFFFF;
    std::vector<std::uint16_t> items_;
    std::vector<std::uint16_t> place_;
};

} // namespace isle
