#include "editor/tools/digit_entry.h"

#include "engine/map/terrain.h"

#include <Qt>

namespace isle {

std::optional<int> DigitEntry::type(int digit, const std::vector<Cell>& cells) {
    constexpr qint64 patience = 2000; // ms
    const bool second = waiting_ && cells == cells_ && !since_.hasExpired(patience);
    waiting_ = false;
    if (second && digit <= 2)
        return 10 + digit;
    if (digit == 1) {
        waiting_ = true;
        cells_ = cells;
        since_.start();
        return std::nullopt;
    }
    return isToken(digit) ? std::optional(digit) : std::nullopt;
}

int DigitEntry::digitOf(int key) {
    return key >= Qt::Key_0 && key <= Qt::Key_9 ? key - Qt::Key_0 : -1;
}

} // namespace isle
