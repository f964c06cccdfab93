#pragma once

#include "editor/playtest/pick_reason.h"
#include "engine/map/map.h"
#include "engine/rules/game.h"

#include <QCoreApplication>
#include <QString>

#include <array>

namespace isle {

/// The translation context of every sentence of Playtest outside a widget.
class Playtest {
    Q_DECLARE_TR_FUNCTIONS(Playtest)
};

/// The order in which resources are shown everywhere in Playtest.
inline constexpr std::array shownResources{Resource::Lumber, Resource::Brick, Resource::Wool, Resource::Grain,
                                           Resource::Ore};
/// The order in which development cards are shown.
inline constexpr std::array shownDevCards{DevCard::Knight, DevCard::RoadBuilding, DevCard::YearOfPlenty,
                                          DevCard::Monopoly, DevCard::VictoryPoint};

/// "Red": a seat is called by its colour (visual design 2.6).
[[nodiscard]] QString seatName(Seat seat);

/// "knight", "year of plenty".
[[nodiscard]] QString displayName(DevCard card);
/// What a card does, in one sentence.
[[nodiscard]] QString explanationOf(DevCard card);

/// "2 wool, 1 ore"; "nothing" for no cards.
[[nodiscard]] QString cardsText(const Cards& cards);

/// "+2", "-1".
[[nodiscard]] QString signedNumber(int number);

/// "C6".
[[nodiscard]] QString placeText(const Topology& topology, HexId hex);
/// The land hexes of a crossing: "D5/E5".
[[nodiscard]] QString placeText(const Topology& topology, CrossingId crossing);
/// The hex an edge is named by for people, land before sea: "H7".
[[nodiscard]] QString placeText(const Topology& topology, EdgeId edge);

/// The island's name as drawn; "the island at C6" for one without.
[[nodiscard]] QString islandText(const Map& map, const Topology& topology, IslandId island);

/// "Special build phase: Blue" (B-170) or "Partner's part: Blue" (B-176); empty at all other times.
[[nodiscard]] QString phaseText(const Game& game);

/// What a chip gives, for a tip or the log: "point chip".
[[nodiscard]] QString chipName(Marker chip);

/// The title and the sentence above a choice of so many cards from the bank.
[[nodiscard]] QString pickTitle(PickReason reason);
[[nodiscard]] QString pickSentence(PickReason reason, int cards);

/// Why the rules refuse something, in the user's language, with the rule's number.
[[nodiscard]] QString refusalText(const Refusal& refusal);

/// Pips of all hexes at a crossing that produce (B-48, S-51).
[[nodiscard]] int pipsAt(const Game& game, CrossingId crossing);

} // namespace isle
