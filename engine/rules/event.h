#pragma once

#include "engine/rules/action.h"

#include <vector>

namespace isle {

/// What happened while an action was applied, as facts for a log. `seat` is who it happened to or who did it.
struct Event {
    enum class Kind : std::uint8_t {
        Rolled, ///< a, b: the dice; a 7 thrown again by B-200 is told as RolledAgain
        RolledAgain,
        Produced,      ///< cards: what the seat received
        Short,         ///< resource: the bank paid nobody (B-49); seat none
        Blocked,       ///< hex: the robber blocked its number
        MustDiscard,   ///< a: how many cards
        Discarded,     ///< cards; told when all have discarded (B-53)
        RobberMoved,   ///< hex
        PirateMoved,   ///< hex
        Stole,         ///< other: the victim; cards: the card, which only the two may see (B-56)
        BankTraded,    ///< cards given, other cards taken
        Offered,       ///< a: offer id; cards given, taken wanted; b: addressed mask
        Accepted,      ///< a: offer id
        Declined,      ///< a: offer id
        Countered,     ///< a: offer id of the counter-offer
        Withdrew,      ///< a: offer id; told too when the maker's hand no longer covers it
        Traded,        ///< other: the partner; cards given, taken received
        Built,         ///< action: BuildRoad, BuildShip, BuildSettlement or BuildCity; place
        Placed,        ///< action: PlaceSettlement, PlaceRoad or PlaceShip; place
        Sailed,        ///< place: from edge, to: edge
        SetupCards,    ///< cards of the last set-up settlement (B-36)
        SetupSkipped,  ///< no place or piece (B-37); action: PlaceSettlement, or PlaceRoad for a road only
        BoughtDev,     ///< a: the DevCard, which only its owner may see; -1 when a view does not know
        PlayedDev,     ///< a: the DevCard; resource for a monopoly
        Monopoly,      ///< cards: what the seat took in all
        Plenty,        ///< cards: one card
        GoldPicked,    ///< cards: one card
        GoldLapsed,    ///< the bank had nothing left (S-54)
        IslandBonus,   ///< a: points, place: the crossing
        LongestRoute,  ///< a: length; seat none when it is set aside
        LargestArmy,   ///< a: knights
        FogFound,      ///< hex; a: Terrain, b: number
        FindPaid,      ///< cards
        ChestOpened,   ///< hex; a: Chest; cards: what it gave
        DrewDev,       ///< out of a chest; a: the DevCard, which only its owner may see; -1 for a view
        ChipTaken,     ///< hex; a: Marker
        ClothPaid,     ///< hex; a: tokens
        Raided,        ///< hex; a: strength left
        FortressTaken, ///< hex
        StageBuilt,    ///< a: stage
        Dug,           ///< hex; a: units dug there
        CanalFinished, ///< hex; b: number
        Passed,        ///< action: Pass, or Stop for the second free piece
        TurnEnded,
        Won,  ///< a: points
        Drawn ///< turn limit (B-202)
    };
    Kind kind = Kind::Rolled;
    Seat seat;
    Seat other;
    ActionKind action = ActionKind::Roll;
    int a = 0;
    int b = 0;
    std::uint16_t place = 0; ///< hex, crossing or edge, as the kind says
    std::uint16_t to = 0;
    Resource resource = Resource::Brick;
    Cards cards;
    Cards taken;
};

using Events = std::vector<Event>;

} // namespace isle
