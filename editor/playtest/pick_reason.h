#pragma once

#include "engine/rules/event.h"

#include <cstdint>

namespace isle {

/// Why a seat chooses cards from the bank (S-53, S-64, S-205, S-265).
enum class PickReason : std::uint8_t { GoldField, Find, Chip, Chest };

/// Follows the events of a game to know why the choice that is open came about.
class PickWatch {
  public:
    void note(const Event& event);
    void note(const Events& events);
    [[nodiscard]] PickReason reason() const { return reason_; }

  private:
    PickReason reason_ = PickReason::GoldField;
};

} // namespace isle
