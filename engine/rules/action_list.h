#pragma once

#include "engine/rules/action.h"

#include <algorithm>
#include <memory>
#include <span>

namespace isle {

/// Actions for players that look at millions of positions: like a std::vector of them, but adding one is a
/// few instructions in place.
class ActionList {
  public:
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] const Action& operator[](std::size_t i) const { return room_[i]; }
    [[nodiscard]] const Action* begin() const { return room_.get(); }
    [[nodiscard]] const Action* end() const { return room_.get() + size_; }
    operator std::span<const Action>() const { return {begin(), size_}; } // NOLINT: as vectors do

    void clear() { size_ = 0; }
    /// Makes sure that so many can be added without looking for room.
    void makeRoom(std::size_t more) {
        if (capacity_ - size_ < more)
            grow(more);
    }
    /// Adds one that there is room for. It is written field by field where it ends up: putting it together
    /// elsewhere and copying it in one piece makes the copy wait for every byte, which took half the time of
    /// a random game.
    Action& append(ActionKind kind, Seat seat, std::size_t place = 0, std::size_t extra = 0) {
        Action& action = room_[size_++];
        action.kind = kind;
        action.seat = seat;
        action.place = static_cast<std::uint16_t>(place);
        action.extra = static_cast<std::uint16_t>(extra);
        action.give = {};
        action.want = {};
        return action;
    }

  private:
    void grow(std::size_t more);

    std::unique_ptr<Action[]> room_; // NOLINT(cppcoreguidelines-avoid-c-arrays)
    std::size_t size_ = 0;
    std::size_t capacity_ = 0;
};

} // namespace isle
