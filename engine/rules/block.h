#pragma once

#include "engine/rules/bits.h"
#include "engine/rules/game.h"
#include "engine/rules/plan.h"
#include "engine/rules/purse.h"

#include <type_traits>

namespace isle {

// The state block of a game and the two ways to look at it. Internal to engine/rules.

/// What belongs to no seat. No padding: blocks are compared and hashed as bytes.
struct Head {
    Random random{0}; ///< everything random comes from here (B-182)
    Purse bank;
    /// B-15: how many cards of each kind are left. Drawing uniformly at purchase has the same distribution as
    /// taking the top card of a shuffled deck, and keeps the order hidden even from the state.
    Purse deck;
    std::uint32_t turn = 0;
    std::uint16_t deckSize = 0;  ///< kept apart from the kinds, which a view does not know
    std::uint16_t diceDrawn = 0; ///< cards of the dice deck used since the last shuffle
    HexId robber;
    HexId pirate;
    CrossingId setupTown;
    State state = State::SetupTown;
    Seat onTurn;
    Seat actor; ///< the seat in charge of the state; in Discard meaningless
    Seat first;
    Seat winner;
    Seat longest;
    Seat army;
    std::uint8_t setupStep = 0;
    std::array<State, 4> resume{}; ///< B-41: what the open interrupts resume, the innermost last
    std::uint8_t resumeDepth = 0;
    std::array<std::uint8_t, 2> dice{};
    std::uint8_t freePieces = 0;
    std::uint8_t plenty = 0; ///< cards of Year of Plenty still to choose
    std::uint8_t offerCount = 0;
    std::uint8_t nextOffer = 0;
    std::uint8_t unknown = 0; ///< bit s: the cards of seat s are hidden (View)
    bool devPlayed = false;
    bool shipMoved = false;
    bool shipsBuilt = false;     ///< freshShips has bits
    bool tradeClosed = false;    ///< B-44: building began with phase_order = separate
    bool pirateChosen = false;   ///< in Steal: the pirate was moved, not the robber
    bool knightOpen = false;     ///< Largest Army is checked when the knight's effect is done (B-133)
    EdgeId findEdge;             ///< the piece whose finds are under way (S-63)
    HexId findHex;               ///< found, and its chest not yet opened (S-264)
    std::uint16_t fogTurned = 0; ///< tiles of the fog pile turned over
    Seat builder;                ///< the seat whose special build phase or part it is (B-170, B-176)
    std::uint8_t chestsLeft = 0; ///< not yet opened; how many is public
};
static_assert(std::is_trivially_copyable_v<Head> && std::has_unique_object_representations_v<Head>);
static_assert(sizeof(Head) == 72);

struct SeatState {
    Purse hand;
    Purse aside;                ///< discards chosen but not yet made; still part of the hand (B-53)
    Purse dev;                  ///< unplayed, by DevCard
    Purse fresh;                ///< those of dev bought this turn
    std::uint16_t handSize = 0; ///< sizes are public (B-181) and kept apart from the kinds
    std::uint16_t devCount = 0;
    std::uint16_t owed = 0; ///< discards still to choose
    std::uint16_t gold = 0; ///< gold cards still to choose
    std::int16_t open = 0;  ///< public points
    std::int16_t islandPoints = 0;
    std::uint16_t route = 0; ///< longest trail
    std::uint8_t knights = 0;
    std::uint8_t settlements = 0; ///< pieces in the supply
    std::uint8_t cities = 0;
    std::uint8_t roads = 0;
    std::uint8_t ships = 0;
    std::uint8_t islandCount = 0;                    ///< own new islands settled (S-76)
    std::uint8_t tradeActs = 0;                      ///< offers, answers and withdrawals this turn (B-88)
    std::array<std::uint8_t, resourceCount> rates{}; ///< B-72
    std::uint8_t stages = 0;                         ///< of the wonder (S-242)
    std::uint8_t harbourChips = 0;                   ///< S-204
    std::uint16_t cloth = 0;                         ///< S-183
    std::uint16_t units = 0;                         ///< dug at canal tiles (S-301)
};
static_assert(std::is_trivially_copyable_v<SeatState> && std::has_unique_object_representations_v<SeatState>);
static_assert(sizeof(SeatState) == 64);
static_assert(std::is_trivially_copyable_v<Offer> && std::has_unique_object_representations_v<Offer>);

/// What a hex with a state of its own is like now.
struct Spot {
    Terrain terrain = Terrain::Sea; ///< Fog until found, Fortress until taken, Canal until finished
    std::uint8_t number = 0;        ///< as all may see it
    std::uint8_t value = 0;         ///< cloth of a village, strength of a fortress, units dug at a canal tile
    Seat owner;                     ///< who took the chip or the fortress
};
static_assert(sizeof(Spot) == 4 && std::has_unique_object_representations_v<Spot>);

/// What lies under such a hex, unseen.
struct Hidden {
    Chest chest = Chest::None; ///< S-261
    std::uint8_t number = 0;   ///< of a canal tile (S-300)
};
static_assert(sizeof(Hidden) == 2 && sizeof(FogTile) == 2);

/// A piece on a crossing or edge as one byte: 0 for none, else 2 * seat + 1 for a settlement or road and 2 *
/// seat + 2 for a city or ship.
using Code = std::uint8_t;
[[nodiscard]] constexpr Code codeOf(std::size_t seat, bool second) {
    return static_cast<Code>(2 * seat + (second ? 2 : 1));
}
[[nodiscard]] constexpr std::size_t ownerOf(Code code) {
    return static_cast<std::size_t>(code - 1) >> 1U;
}
[[nodiscard]] constexpr bool isSecond(Code code) {
    return (code & 1U) == 0;
} ///< city or ship; code is not 0

[[nodiscard]] constexpr std::uint8_t bitOf(std::size_t seat) {
    return static_cast<std::uint8_t>(1U << seat);
}

/// What the towns beside a hex are due when it produces: four bits for each seat, at most 6 (B-48).
using Shares = std::uint32_t;
static_assert(4 * maxSeats <= 8 * sizeof(Shares));
[[nodiscard]] constexpr Shares shareOf(std::size_t seat) {
    return Shares{1} << (4 * seat);
}

/// The door to a game's block.
struct GameAccess {
    [[nodiscard]] static std::byte* block(const Game& game) { return game.block_.get(); }
    [[nodiscard]] static const Table& table(const Game& game) { return *game.table_; }
    static void setTable(Game& game, std::shared_ptr<const Table> table) { game.table_ = std::move(table); }
};

/// A game to look at.
class Position {
  public:
    explicit Position(const Game& game)
        : base_(GameAccess::block(game)), table_(&GameAccess::table(game)), plan_(table_->plan.get()) {}
    Position(std::byte* block, const Table& table) : base_(block), table_(&table), plan_(table.plan.get()) {}

    [[nodiscard]] const Table& table() const { return *table_; }
    [[nodiscard]] const Plan& plan() const { return *plan_; }
    [[nodiscard]] int rule(Option option) const { return table_->rules[option]; }
    [[nodiscard]] std::size_t seats() const { return plan_->seats; }

    /// Clockwise (B-8); a division would cost more than the rest of many loops.
    [[nodiscard]] std::size_t nextSeat(std::size_t s) const { return s + 1 == plan_->seats ? 0 : s + 1; }
    /// Calls `visit` with every seat, clockwise from one.
    template <class Visit>
    void eachSeatFrom(std::size_t first, Visit&& visit) const {
        for (std::size_t s = first; s < plan_->seats; ++s)
            visit(s);
        for (std::size_t s = 0; s < first; ++s)
            visit(s);
    }

    [[nodiscard]] const Head& head() const { return *at<Head>(0); }
    [[nodiscard]] const SeatState& seat(std::size_t s) const { return at<SeatState>(sizeof(Head))[s]; }

    [[nodiscard]] const std::uint64_t* closed() const { return at<std::uint64_t>(plan_->at.closed); }
    [[nodiscard]] const std::uint64_t* taken() const { return at<std::uint64_t>(plan_->at.taken); }
    [[nodiscard]] const std::uint64_t* freshShips() const { return at<std::uint64_t>(plan_->at.freshShips); }
    [[nodiscard]] const std::uint64_t* towns(std::size_t s) const { return seatBits(s, 0); }
    [[nodiscard]] const std::uint64_t* roadNet(std::size_t s) const { return seatBits(s, plan_->at.roadNet); }
    [[nodiscard]] const std::uint64_t* roads(std::size_t s) const { return seatBits(s, plan_->at.roads); }
    [[nodiscard]] const std::uint64_t* roadReach(std::size_t s) const {
        return seatBits(s, plan_->at.roadReach);
    }
    [[nodiscard]] const std::uint64_t* shipNet(std::size_t s) const { return seatBits(s, plan_->at.shipNet); }
    [[nodiscard]] const std::uint64_t* shipJoints(std::size_t s) const {
        return seatBits(s, plan_->at.shipJoints);
    }
    [[nodiscard]] const std::uint64_t* ships(std::size_t s) const { return seatBits(s, plan_->at.ships); }
    [[nodiscard]] const std::uint64_t* shipReach(std::size_t s) const {
        return seatBits(s, plan_->at.shipReach);
    }
    [[nodiscard]] const std::uint64_t* landed(std::size_t s) const { return seatBits(s, plan_->at.landed); }

    [[nodiscard]] Code town(std::size_t crossing) const { return at<Code>(plan_->at.towns)[crossing]; }
    [[nodiscard]] Code piece(std::size_t edge) const { return at<Code>(plan_->at.pieces)[edge]; }
    [[nodiscard]] const Code* townCodes() const { return at<Code>(plan_->at.towns); }
    [[nodiscard]] const Code* pieceCodes() const { return at<Code>(plan_->at.pieces); }
    [[nodiscard]] std::uint8_t beside(std::size_t hex) const {
        return at<std::uint8_t>(plan_->at.beside)[hex];
    }
    [[nodiscard]] Shares shares(std::size_t hex) const { return at<Shares>(plan_->at.shares)[hex]; }
    [[nodiscard]] std::span<const Offer> offers() const {
        return {at<Offer>(plan_->at.offers), static_cast<std::size_t>(head().offerCount)};
    }

    // Hexes with a state of their own
    [[nodiscard]] const std::uint64_t* barred() const { return at<std::uint64_t>(plan_->at.barred); }
    [[nodiscard]] const Spot& spot(std::size_t i) const { return at<Spot>(plan_->at.spots)[i]; }
    [[nodiscard]] const Hidden& hidden(std::size_t i) const { return at<Hidden>(plan_->at.hidden)[i]; }
    [[nodiscard]] const FogTile& fogTile(std::size_t i) const { return at<FogTile>(plan_->at.pile)[i]; }
    [[nodiscard]] std::uint16_t spotAt(std::size_t hex) const {
        return plan_->spotOf.empty() ? nowhere : plan_->spotOf[hex];
    }
    /// The spot of a hex, nullptr when it has none.
    [[nodiscard]] const Spot* spotOn(std::size_t hex) const {
        const std::uint16_t i = spotAt(hex);
        return i == nowhere ? nullptr : &spot(i);
    }
    [[nodiscard]] Terrain terrainOf(std::size_t hex) const {
        const Spot* s = spotOn(hex);
        return s != nullptr ? s->terrain : table_->board.hexes[hex].terrain;
    }
    [[nodiscard]] int numberOf(std::size_t hex) const {
        const Spot* s = spotOn(hex);
        return s != nullptr ? s->number : table_->board.hexes[hex].number;
    }
    [[nodiscard]] std::uint8_t yieldOf(std::size_t hex) const {
        const Spot* s = spotOn(hex);
        return s != nullptr ? yieldFrom(s->terrain) : plan_->yields[hex];
    }
    /// onSea to onSealed.
    [[nodiscard]] std::uint8_t groundOf(std::size_t hex) const {
        const Spot* s = spotOn(hex);
        return s != nullptr ? groundFrom(s->terrain) : plan_->grounds[hex];
    }
    [[nodiscard]] bool faceDown(std::size_t hex) const { // S-60
        const Spot* s = spotOn(hex);
        return s != nullptr && s->terrain == Terrain::Fog;
    }

    /// The bytes that count: everything but the room for offers that are not open.
    [[nodiscard]] std::size_t usedBytes() const {
        return plan_->at.offers + head().offerCount * sizeof(Offer);
    }

    [[nodiscard]] bool opponentsTown(std::size_t s, std::size_t crossing) const {
        const Code code = town(crossing);
        return code != 0 && ownerOf(code) != s;
    }
    [[nodiscard]] bool ownTown(std::size_t s, std::size_t crossing) const {
        return hasBit(towns(s), crossing);
    }
    [[nodiscard]] bool besidePirate(std::size_t edge) const { // S-32
        const HexId pirate = head().pirate;
        const auto& hexes = plan_->edgeHexes[edge];
        return pirate.valid() && (hexes[0] == pirate.value() || hexes[1] == pirate.value());
    }
    /// All points, hidden ones included (B-160).
    [[nodiscard]] int total(std::size_t s) const {
        return seat(s).open + seat(s).dev.at(static_cast<std::size_t>(DevCard::VictoryPoint));
    }

  protected:
    template <class T>
    [[nodiscard]] T* at(std::size_t offset) const {
        return reinterpret_cast<T*>(base_ + offset);
    }
    [[nodiscard]] std::uint64_t* seatBits(std::size_t s, std::size_t part) const {
        return at<std::uint64_t>(plan_->at.seatBits + s * plan_->at.seatBitsStep + part);
    }

    std::byte* base_;
    const Table* table_;
    const Plan* plan_;
};

/// A game to change, and where to tell what happened.
class Play : public Position {
  public:
    explicit Play(Game& game, Events* events = nullptr) : Position(game), events_(events) {}
    Play(std::byte* block, const Table& table, Events* events = nullptr)
        : Position(block, table), events_(events) {}

    using Position::fogTile;
    using Position::head;
    using Position::hidden;
    using Position::pieceCodes;
    using Position::seat;
    using Position::spot;
    using Position::townCodes;
    [[nodiscard]] Head& head() { return *at<Head>(0); }
    [[nodiscard]] SeatState& seat(std::size_t s) { return at<SeatState>(sizeof(Head))[s]; }

    [[nodiscard]] std::uint64_t* closedBits() { return at<std::uint64_t>(plan_->at.closed); }
    [[nodiscard]] std::uint64_t* takenBits() { return at<std::uint64_t>(plan_->at.taken); }
    [[nodiscard]] std::uint64_t* freshShipBits() { return at<std::uint64_t>(plan_->at.freshShips); }
    [[nodiscard]] std::uint64_t* townBits(std::size_t s) { return seatBits(s, 0); }
    [[nodiscard]] std::uint64_t* roadNetBits(std::size_t s) { return seatBits(s, plan_->at.roadNet); }
    [[nodiscard]] std::uint64_t* roadBits(std::size_t s) { return seatBits(s, plan_->at.roads); }
    [[nodiscard]] std::uint64_t* roadReachBits(std::size_t s) { return seatBits(s, plan_->at.roadReach); }
    [[nodiscard]] std::uint64_t* shipNetBits(std::size_t s) { return seatBits(s, plan_->at.shipNet); }
    [[nodiscard]] std::uint64_t* shipJointBits(std::size_t s) { return seatBits(s, plan_->at.shipJoints); }
    [[nodiscard]] std::uint64_t* shipBits(std::size_t s) { return seatBits(s, plan_->at.ships); }
    [[nodiscard]] std::uint64_t* shipReachBits(std::size_t s) { return seatBits(s, plan_->at.shipReach); }
    [[nodiscard]] std::uint64_t* landedBits(std::size_t s) { return seatBits(s, plan_->at.landed); }
    [[nodiscard]] Code* townCodes() { return at<Code>(plan_->at.towns); }
    [[nodiscard]] Code* pieceCodes() { return at<Code>(plan_->at.pieces); }
    [[nodiscard]] std::uint8_t* besideBytes() { return at<std::uint8_t>(plan_->at.beside); }
    [[nodiscard]] Shares& sharesAt(std::size_t hex) { return at<Shares>(plan_->at.shares)[hex]; }
    [[nodiscard]] std::uint64_t* barredBits() { return at<std::uint64_t>(plan_->at.barred); }
    [[nodiscard]] Spot& spot(std::size_t i) { return at<Spot>(plan_->at.spots)[i]; }
    [[nodiscard]] Hidden& hidden(std::size_t i) { return at<Hidden>(plan_->at.hidden)[i]; }
    [[nodiscard]] FogTile& fogTile(std::size_t i) { return at<FogTile>(plan_->at.pile)[i]; }
    [[nodiscard]] std::uint8_t* diceDeck() { return at<std::uint8_t>(plan_->at.dice); }
    [[nodiscard]] Offer* offerSlots() { return at<Offer>(plan_->at.offers); }

    /// Whether anybody listens; events are only put together then.
    [[nodiscard]] bool telling() const { return events_ != nullptr; }
    /// Adds an event of the kind to be filled in; only to be called when telling().
    Event& tell(Event::Kind kind, std::size_t s) {
        Event& event = events_->emplace_back();
        event.kind = kind;
        event.seat = Seat(s);
        return event;
    }
    Event& tellNobody(Event::Kind kind) {
        Event& event = events_->emplace_back();
        event.kind = kind;
        return event;
    }

    /// Cards between a seat and the bank; B-18 holds because nothing else moves cards to or from the bank.
    void receive(std::size_t s, Purse cards, int number) {
        head().bank -= cards;
        seat(s).hand += cards;
        seat(s).handSize = static_cast<std::uint16_t>(seat(s).handSize + number);
    }
    void pay(std::size_t s, Purse cards, int number) {
        head().bank += cards;
        seat(s).hand -= cards;
        seat(s).handSize = static_cast<std::uint16_t>(seat(s).handSize - number);
    }
    /// Changes public points.
    void score(std::size_t s, int points) { seat(s).open = static_cast<std::int16_t>(seat(s).open + points); }

    /// B-41: opens an interrupt that resumes `then`.
    void interrupt(State state, State then) {
        head().resume[head().resumeDepth++] = then;
        head().state = state;
    }

  private:
    Events* events_ = nullptr;
};

} // namespace isle
