#include "engine/formats/event_text.h"

#include "engine/deal/board.h"
#include "engine/formats/game_actions.h"
#include "engine/formats/isle_tokens.h"

#include <array>
#include <string_view>

namespace isle {
namespace {

std::string seatOf(Seat seat) {
    return seat.valid() ? "seat " + std::to_string(seat.index()) : "nobody";
}

std::string cardOf(int card) {
    constexpr std::array<std::string_view, devCardCount> names{"knight", "victory point", "road building",
                                                               "year of plenty", "monopoly"};
    const auto index = static_cast<std::size_t>(card);
    return index < names.size() ? std::string(names.at(index)) : "unknown card";
}

std::string chestOf(int chest) {
    constexpr std::array<std::string_view, 5> names{"nothing", "goods", "a choice", "a card", "roads"};
    return std::string(names.at(static_cast<std::size_t>(chest)));
}

std::string termsOf(const Event& event) {
    return cardsText(event.cards) + " for " + cardsText(event.taken);
}

/// What a hex shows once it is known: "forest 8", "sea".
std::string tileOf(const Event& event) {
    std::string text(nameOf(static_cast<Terrain>(event.a)));
    return event.b > 0 ? text + ' ' + std::to_string(event.b) : text;
}

/// Events of production, trade and cards.
std::string aboutCards(const Event& event) {
    using Kind = Event::Kind;
    const std::string seat = seatOf(event.seat);
    switch (event.kind) {
    case Kind::Produced:
    case Kind::SetupCards:
    case Kind::Plenty:
    case Kind::GoldPicked:
    case Kind::FindPaid:
        return seat + " gets " + cardsText(event.cards);
    case Kind::Monopoly:
        return seat + " takes " + cardsText(event.cards);
    case Kind::Short:
        return "too little " + std::string(nameOf(event.resource)) + " in the bank";
    case Kind::GoldLapsed:
        return seat + " finds the bank empty";
    case Kind::MustDiscard:
        return seat + " must discard " + std::to_string(event.a);
    case Kind::Discarded:
        return seat + " discards " + cardsText(event.cards);
    case Kind::Stole:
        return seat + " steals " + cardsText(event.cards) + " from " + seatOf(event.other);
    case Kind::BankTraded:
        return seat + " trades " + termsOf(event);
    case Kind::Traded:
        return seat + " trades " + termsOf(event) + " with " + seatOf(event.other);
    case Kind::Offered:
    case Kind::Countered:
        return "offer " + std::to_string(event.a);
    case Kind::Withdrew:
        return seat + " leaves offer " + std::to_string(event.a);
    case Kind::BoughtDev:
    case Kind::DrewDev:
        return seat + " draws " + cardOf(event.a);
    default:
        return {};
    }
}

/// Events of single hexes.
std::string aboutHex(const Event& event, const Topology& topology) {
    using Kind = Event::Kind;
    const std::string hex = textOf(topology[HexId(event.place)].cell);
    const std::string seat = seatOf(event.seat);
    switch (event.kind) {
    case Kind::Blocked:
        return "the robber blocks " + hex;
    case Kind::FogFound:
        return hex + " is " + tileOf(event);
    case Kind::ChestOpened:
        return "the chest at " + hex + " holds " + chestOf(event.a) + ": " + seat + " gets "
               + cardsText(event.cards);
    case Kind::ChipTaken:
        return seat + " takes " + std::string(nameOf(static_cast<Marker>(event.a))) + " at " + hex;
    case Kind::ClothPaid:
        return seat + " gets " + std::to_string(event.a) + " cloth from " + hex;
    case Kind::Raided:
        return "strength " + std::to_string(event.a) + " left at " + hex;
    case Kind::FortressTaken:
        return seat + " takes the fortress at " + hex;
    case Kind::Dug:
        return std::to_string(event.a) + " dug at " + hex;
    case Kind::CanalFinished:
        return hex + " is fields " + std::to_string(event.b);
    default:
        return {};
    }
}

/// Dice, points and the end.
std::string aboutGame(const Event& event, const Topology& topology) {
    using Kind = Event::Kind;
    const std::string seat = seatOf(event.seat);
    const std::string number = std::to_string(event.a);
    switch (event.kind) {
    case Kind::Rolled:
        return "rolled " + number + '+' + std::to_string(event.b);
    case Kind::RolledAgain:
        return "rolled again " + number + '+' + std::to_string(event.b);
    case Kind::SetupSkipped:
        return seat
               + (event.action == ActionKind::PlaceSettlement ? " has no place for a town"
                                                              : " has no place for a road");
    case Kind::IslandBonus:
        return seat + " scores " + number + " at " + textOf(topology[CrossingId(event.place)].place);
    case Kind::LongestRoute:
        return event.seat.valid() ? seat + " has the longest route of " + number
                                  : "nobody has the longest route";
    case Kind::LargestArmy:
        return event.seat.valid() ? seat + " has the largest army of " + number
                                  : "nobody has the largest army";
    case Kind::StageBuilt:
        return seat + " has stage " + number;
    case Kind::Won:
        return seat + " wins with " + number;
    case Kind::Drawn:
        return "a draw";
    default:
        return {};
    }
}

bool namesHex(Event::Kind kind) {
    using Kind = Event::Kind;
    constexpr std::array kinds{Kind::Blocked,       Kind::FogFound,  Kind::ChestOpened,
                               Kind::ChipTaken,     Kind::ClothPaid, Kind::Raided,
                               Kind::FortressTaken, Kind::Dug,       Kind::CanalFinished};
    for (const Kind one : kinds)
        if (one == kind)
            return true;
    return false;
}

} // namespace

std::string eventText(const Event& event, const Topology& topology) {
    if (namesHex(event.kind))
        return aboutHex(event, topology);
    std::string text = aboutCards(event);
    return text.empty() ? aboutGame(event, topology) : text;
}

} // namespace isle
