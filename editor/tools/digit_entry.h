#pragma once

#include "engine/lattice/lattice.h"

#include <QElapsedTimer>

#include <optional>
#include <vector>

namespace isle {

/// Number tokens typed as digits: 2 to 9 at once, 10 to 12 as 1 followed by 0, 1 or 2. A 1 waits for its
/// second digit as long as the same hexes are meant, and for two seconds.
class DigitEntry {
  public:
    /// The value a digit completes; nothing while it waits or when there is no such token.
    std::optional<int> type(int digit, const std::vector<Cell>& cells);
    [[nodiscard]] bool waiting() const { return waiting_; }
    void clear() { waiting_ = false; }

    /// The digit of a key; -1 for other keys.
    [[nodiscard]] static int digitOf(int key);

  private:
    bool waiting_ = false;
    std::vector<Cell> cells_;
    QElapsedTimer since_;
};

} // namespace isle
