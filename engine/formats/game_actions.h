#pragma once

#include "engine/base/result.h"
#include "engine/lattice/topology.h"
#include "engine/rules/action.h"

#include <QString>

#include <string>
#include <string_view>

namespace isle {

/// Cards in words: "2 brick 1 ore"; "nothing" for none.
[[nodiscard]] std::string cardsText(const Cards& cards);

/// An action as one line that a person can read: "0 build-road (2,3) NE", "2 bank-trade wool for ore".
[[nodiscard]] std::string actionText(const Action& action, const Topology& topology);

/// What is wrong with such a line.
struct ActionFault {
    std::size_t at = 0; ///< the byte of the line where it begins
    QString message;    ///< a sentence
};

/// Reads such a line back; places must be on the map and seats in the game, the rules are not asked.
[[nodiscard]] Result<Action, ActionFault> readAction(std::string_view line, const Topology& topology,
                                                     int seats);

} // namespace isle
