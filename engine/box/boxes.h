#pragma once

#include "engine/box/component.h"

#include <span>
#include <string_view>

namespace isle {

/// How sure a figure is: A printed in two sources or more, B in one source or worked out by addition, C a
/// lower bound to be corrected by whoever owns the box.
enum class Confidence : std::uint8_t { A, B, C };
[[nodiscard]] std::string_view nameOf(Confidence confidence);

/// How a set of tokens stands to those of other boxes.
enum class SetRole : std::uint8_t {
    Adds,     ///< is used together with whatever else there is
    Replaced, ///< stays in the box when a set that replaces it is there
    Replaces
};

/// A printing of a box that differs from the others in what it holds.
struct BoxEdition {
    std::string_view id;   ///< "frame"
    std::string_view name; ///< English, for people
    ComponentCounts counts;
    bool frame = true; ///< has frame pieces for the rim of the sea
};

/// What lies in a box as it is sold.
struct Box {
    std::string_view id; ///< "seafarers"
    std::string_view name;
    std::span<const BoxEdition> editions; ///< at least one; the first is the usual one
    SetRole numbers = SetRole::Adds;
    SetRole harbours = SetRole::Adds;
    std::array<Confidence, componentGroupCount> confidence{}; ///< by ComponentGroup
    std::string_view note; ///< English sentences about what is not sure; may be empty

    /// The least sure of its figures.
    [[nodiscard]] Confidence worst() const;
    /// The edition with an id; nullptr when there is none. An empty id is the usual one.
    [[nodiscard]] const BoxEdition* edition(std::string_view editionId) const;
};

/// Every box whose contents are known, the base box first.
[[nodiscard]] std::span<const Box> allBoxes();

/// The box with an id; nullptr when there is none.
[[nodiscard]] const Box* boxNamed(std::string_view id);

} // namespace isle
