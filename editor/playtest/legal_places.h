#pragma once

#include "editor/canvas/overlay.h"
#include "engine/map/map.h"
#include "engine/rules/game.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace isle {

/// What the person on turn wants to do next; forced choices (a robber to move, a set-up town) need none.
enum class Intent : std::uint8_t { None, Road, Settlement, City, Ship, Sail, Raid, Dig, Monopoly };

/// The intent behind a build button, by its number (reasons.h); None where there is no place to choose.
[[nodiscard]] Intent intentOf(int what);

/// A place on the canvas and what a click on it does: an action, or picking up the ship that is to sail.
struct Choice {
    LegalPlace place;
    std::optional<Action> action;
    EdgeId shipToSail; ///< when there is no action

    [[nodiscard]] bool picksShip() const { return !action && shipToSail.valid(); }
};

/// The hint line: what is asked for, and how to do it.
struct Hint {
    QString name;
    QString text;
};

/// What the canvas offers and says.
struct Offering {
    std::vector<Choice> choices;
    Hint hint;
};

/// The places a seat may choose now, from its legal actions. `sailing` is the ship picked up with
/// Intent::Sail.
[[nodiscard]] Offering offeringFor(const Map& map, const Game& game, Seat seat,
                                   const std::vector<Action>& legal, Intent intent, EdgeId sailing = {});

} // namespace isle
