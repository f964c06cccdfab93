#include "engine/generate/specials.h"

#include <algorithm>

namespace isle {
namespace {

constexpr std::array<std::string_view, allSpecials.size()> names{
    "gold", "desert", "fog", "villages", "chips", "fortresses", "canal", "chests", "wonders"};

int* placeOf(SpecialCounts& counts, Special special) {
    switch (special) {
    case Special::Gold:
        return &counts.gold;
    case Special::Desert:
        return &counts.desert;
    case Special::Fog:
        return &counts.fog;
    case Special::Villages:
        return &counts.villages;
    case Special::Chips:
        return &counts.chips;
    case Special::Fortresses:
        return &counts.fortresses;
    case Special::Canal:
        return &counts.canal;
    case Special::Chests:
        return &counts.chests;
    case Special::Wonders:
        break;
    }
    return nullptr;
}

} // namespace

std::string_view nameOf(Special special) {
    return names[static_cast<std::size_t>(special)];
}

std::optional<Special> specialNamed(std::string_view name) {
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end())
        return std::nullopt;
    return allSpecials[static_cast<std::size_t>(found - names.begin())];
}

int countOf(const SpecialCounts& counts, Special special) {
    SpecialCounts copy = counts;
    const int* place = placeOf(copy, special);
    return place != nullptr ? *place : counts.wonders ? 1 : 0;
}

void setCount(SpecialCounts& counts, Special special, int count) {
    if (int* place = placeOf(counts, special))
        *place = count;
    else
        counts.wonders = count > 0;
}

int usualCount(Special special, int seats) {
    switch (special) {
    case Special::Gold:
        return seats <= 4 ? 2 : 3;
    case Special::Desert:
        return seats <= 4 ? 1 : 2;
    case Special::Fog:
        return 2 * seats;
    case Special::Villages:
    case Special::Chips:
        return seats <= 4 ? 4 : 6;
    case Special::Fortresses:
    case Special::Chests:
        return std::min(seats, 5);
    case Special::Canal:
        return 5;
    case Special::Wonders:
        break;
    }
    return 1;
}

} // namespace isle
