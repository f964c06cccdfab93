#pragma once

#include "engine/base/id.h"
#include "engine/map/terrain.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace isle {

/// Cards of each resource: a price, a hand, one side of a trade.
struct Cards {
    std::array<std::uint8_t, resourceCount> count{}; ///< by Resource

    [[nodiscard]] constexpr std::uint8_t& operator[](Resource r) {
        return count[static_cast<std::size_t>(r)];
    }
    [[nodiscard]] constexpr std::uint8_t operator[](Resource r) const {
        return count[static_cast<std::size_t>(r)];
    }
    [[nodiscard]] constexpr int total() const {
        int sum = 0;
        for (const std::uint8_t n : count)
            sum += n;
        return sum;
    }
    /// Whether these cards hold all of `price`.
    [[nodiscard]] constexpr bool covers(const Cards& price) const {
        for (std::size_t i = 0; i < resourceCount; ++i)
            if (count[i] < price.count[i])
                return false;
        return true;
    }
    constexpr Cards& operator+=(const Cards& other) {
        for (std::size_t i = 0; i < resourceCount; ++i)
            count[i] = static_cast<std::uint8_t>(count[i] + other.count[i]);
        return *this;
    }
    constexpr Cards& operator-=(const Cards& other) {
        for (std::size_t i = 0; i < resourceCount; ++i)
            count[i] = static_cast<std::uint8_t>(count[i] - other.count[i]);
        return *this;
    }
    friend constexpr bool operator==(const Cards&, const Cards&) = default;
};

/// So many cards of one kind.
[[nodiscard]] constexpr Cards cardsOf(Resource resource, int number = 1) {
    Cards cards;
    cards[resource] = static_cast<std::uint8_t>(number);
    return cards;
}

/// B-100, S-10: what pieces and cards cost.
inline constexpr Cards roadCost{{1, 1, 0, 0, 0}};
inline constexpr Cards shipCost{{0, 1, 1, 0, 0}};
inline constexpr Cards settlementCost{{1, 1, 1, 1, 0}};
inline constexpr Cards cityCost{{0, 0, 0, 2, 3}};
inline constexpr Cards devCardCost{{0, 0, 1, 1, 1}};
/// S-222, S-301: what a raid and a unit of a canal tile cost.
inline constexpr Cards raidCost{{0, 0, 1, 1, 1}};
inline constexpr Cards digCost{{1, 0, 0, 0, 1}};

/// B-15: the development cards.
enum class DevCard : std::uint8_t { Knight, VictoryPoint, RoadBuilding, YearOfPlenty, Monopoly };
inline constexpr std::size_t devCardCount = 5;

/// What a seat can do (B-65, S-94). A choice of several cards (a discard, a gold pick, Year of Plenty) is
/// made card by card, so that legalActions can list every action there is but offers.
enum class ActionKind : std::uint8_t {
    PlaceSettlement, ///< set-up: crossing
    PlaceRoad,       ///< set-up or free: edge
    PlaceShip,       ///< set-up or free: edge
    Roll,
    Discard,         ///< resource; set aside until every seat has discarded (B-53)
    MoveRobber,      ///< hex
    MovePirate,      ///< hex
    ChooseVictim,    ///< target seat
    BankTrade,       ///< resource given at the best rate, taken
    Offer,           ///< give, want, addressed seats
    Accept,          ///< offer
    Decline,         ///< offer
    Counter,         ///< offer, give, want (seen from the seat that counters)
    CompleteTrade,   ///< offer, target seat: the accepting seat
    Withdraw,        ///< offer
    BuildRoad,       ///< edge
    BuildShip,       ///< edge
    BuildSettlement, ///< crossing
    BuildCity,       ///< crossing
    MoveShip,        ///< edge, to edge
    BuyDev,
    PlayKnight,
    PlayRoadBuilding,
    PlayYearOfPlenty,
    PlayMonopoly, ///< resource
    PlentyPick,   ///< resource: one card of Year of Plenty
    GoldPick,     ///< resource: one card of a gold choice
    Stop,         ///< gives up the second free piece
    Pass,         ///< ends a special build phase or a partner's part
    EndTurn,
    Raid, ///< hex: fortress
    WonderStage,
    Dig ///< hex: canal tile
};
[[nodiscard]] std::string_view nameOf(ActionKind kind);

/// One action of one seat, 16 bytes. Make them with the functions below.
struct Action {
    ActionKind kind = ActionKind::Roll;
    Seat seat;
    std::uint16_t place = 0; ///< hex, crossing or edge
    std::uint16_t extra = 0; ///< goal edge, resource, target seat, or mask of addressed seats
    Cards give;              ///< offers; BankTrade: one card of the kind given
    Cards want;              ///< offers; BankTrade: one card of the kind taken

    [[nodiscard]] constexpr HexId hex() const { return HexId(place); }
    [[nodiscard]] constexpr CrossingId crossing() const { return CrossingId(place); }
    [[nodiscard]] constexpr EdgeId edge() const { return EdgeId(place); }
    [[nodiscard]] constexpr EdgeId toEdge() const { return EdgeId(extra); }
    [[nodiscard]] constexpr Resource resource() const { return static_cast<Resource>(extra); }
    [[nodiscard]] constexpr Seat target() const { return Seat(extra); }
    [[nodiscard]] constexpr std::uint16_t addressed() const { return extra; } ///< bit s for seat s
    [[nodiscard]] constexpr std::uint8_t offer() const {
        return static_cast<std::uint8_t>(place);
    } ///< Offer::id

    friend constexpr bool operator==(const Action& a, const Action& b) {
        return a.kind == b.kind && a.seat == b.seat && a.place == b.place && a.extra == b.extra
               && a.give == b.give && a.want == b.want;
    }
};

/// An action without parameters: Roll, BuyDev, EndTurn ...
[[nodiscard]] constexpr Action plain(ActionKind kind, Seat seat) {
    Action action;
    action.kind = kind;
    action.seat = seat;
    return action;
}
/// An action at a hex, crossing or edge.
template <class Place>
[[nodiscard]] constexpr Action at(ActionKind kind, Seat seat, Place place) {
    Action action = plain(kind, seat);
    action.place = place.value();
    return action;
}
[[nodiscard]] constexpr Action moveShip(Seat seat, EdgeId from, EdgeId to) {
    Action action = at(ActionKind::MoveShip, seat, from);
    action.extra = to.value();
    return action;
}
/// Discard, GoldPick, PlentyPick or PlayMonopoly.
[[nodiscard]] constexpr Action choose(ActionKind kind, Seat seat, Resource resource) {
    Action action = plain(kind, seat);
    action.extra = static_cast<std::uint16_t>(resource);
    return action;
}
[[nodiscard]] constexpr Action chooseVictim(Seat seat, Seat victim) {
    Action action = plain(ActionKind::ChooseVictim, seat);
    action.extra = victim.value();
    return action;
}
[[nodiscard]] constexpr Action bankTrade(Seat seat, Resource give, Resource take) {
    Action action = plain(ActionKind::BankTrade, seat);
    action.give = cardsOf(give);
    action.want = cardsOf(take);
    return action;
}
/// `addressed` has bit s set for seat s.
[[nodiscard]] constexpr Action offer(Seat seat, Cards give, Cards want, std::uint16_t addressed) {
    Action action = plain(ActionKind::Offer, seat);
    action.give = give;
    action.want = want;
    action.extra = addressed;
    return action;
}
/// Accept, Decline or Withdraw.
[[nodiscard]] constexpr Action answer(ActionKind kind, Seat seat, std::uint8_t offerId) {
    Action action = plain(kind, seat);
    action.place = offerId;
    return action;
}
[[nodiscard]] constexpr Action counter(Seat seat, std::uint8_t offerId, Cards give, Cards want) {
    Action action = answer(ActionKind::Counter, seat, offerId);
    action.give = give;
    action.want = want;
    return action;
}
[[nodiscard]] constexpr Action completeTrade(Seat seat, std::uint8_t offerId, Seat partner) {
    Action action = answer(ActionKind::CompleteTrade, seat, offerId);
    action.extra = partner.value();
    return action;
}

} // namespace isle
