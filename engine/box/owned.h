#pragma once

#include "engine/base/result.h"
#include "engine/base/text.h"
#include "engine/box/boxes.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace isle {

/// A box somebody owns.
struct OwnedBox {
    std::string id;                   ///< of a Box
    std::string edition{};            ///< of its BoxEdition; empty for the usual one
    int copies = 1;                   ///< 1 to mostCopies
    std::map<Component, int> edits{}; ///< what one copy holds where it differs from the list

    /// What one copy holds, edits put in; nothing at all when there is no such box.
    [[nodiscard]] ComponentCounts counts() const;
    friend bool operator==(const OwnedBox&, const OwnedBox&) = default;
};
inline constexpr int mostCopies = 9;
inline constexpr int mostOfComponent = 999; ///< an edit may say

/// The boxes somebody owns, no box and edition twice. Boxes with an id that this version does not know count
/// as empty.
struct OwnedBoxes {
    std::vector<OwnedBox> boxes;

    /// The box with an id; nullptr when it is not owned.
    [[nodiscard]] const OwnedBox* find(std::string_view id) const;
    friend bool operator==(const OwnedBoxes&, const OwnedBoxes&) = default;
};

/// What the boxes hold together.
struct Stock {
    ComponentCounts usual;   ///< what the rules have one use
    ComponentCounts reserve; ///< token sets that others replace: they are there, but stay in the box
    bool frame = false;      ///< some box has a frame for the rim

    /// All that is there.
    [[nodiscard]] int all(Component component) const { return usual[component] + reserve[component]; }
};

/// Adds up the boxes: the numbers of the 5-6 box are used instead of those of the base game, and on a map
/// with the sea rules the harbours of Seafarers instead of those of the base game. Without the sea rules
/// Seafarers' harbours are the ones that stay in the box.
[[nodiscard]] Stock stockOf(const OwnedBoxes& owned, bool seaRules);

/// The boxes as one line, for settings and commands: "base/loose, seafarers*2(gold=3; sea=20)".
[[nodiscard]] std::string textOf(const OwnedBoxes& owned);

/// Reads such a line; the reason when it cannot be read.
[[nodiscard]] Result<OwnedBoxes, Text> ownedBoxesFrom(std::string_view line);

/// The boxes most people start with: one base game.
[[nodiscard]] OwnedBoxes baseBoxOnly();

/// What is to be known about a choice of boxes before putting them together (frames that do not fit, figures
/// that are not verified); whole sentences.
[[nodiscard]] std::vector<Text> notesOn(const OwnedBoxes& owned);

} // namespace isle
