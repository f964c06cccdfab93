#pragma once

#include "engine/base/random.h"
#include "engine/rules/action.h"
#include "engine/rules/action_list.h"
#include "engine/rules/event.h"
#include "engine/rules/table.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace isle {

/// The states of B-40 and S-90.
enum class State : std::uint8_t {
    SetupTown,
    SetupEdge,
    PreRoll,
    Discard,
    MoveRobber,
    Steal,
    Main,
    FreeRoads,
    PlentyPick,
    GoldPick,
    SpecialBuild,
    Partner,
    Over
};
[[nodiscard]] std::string_view nameOf(State state);

enum class Piece : std::uint8_t { None, Settlement, City, Road, Ship };

/// What stands on a crossing or edge.
struct Occupant {
    Piece piece = Piece::None;
    Seat seat; ///< none when empty

    explicit operator bool() const { return piece != Piece::None; }
    friend bool operator==(const Occupant&, const Occupant&) = default;
};

/// An offer on the table (B-82, B-83, B-87). The limit of B-82 is for the offers of the seat on turn; each
/// opponent has besides one offer of its own and one answer to each offer (B-88). A counter-offer goes when
/// the offer it answers goes.
struct Offer {
    std::uint8_t id = 0;
    Seat maker;
    Seat counterMaker;             ///< the maker of a counter-offer once more; none for plain offers
    std::uint8_t counterTo = 0xFF; ///< the offer this one counters; 0xFF for none
    std::uint8_t addressed = 0;    ///< bit s: seat s may answer
    std::uint8_t accepted =
        0; ///< bit s: seat s has accepted; an opponent's own offer counts as accepted by it
    std::uint8_t declined = 0; ///< bit s: seat s has declined, countered or taken its acceptance back
    Cards give;                ///< what the maker gives
    Cards want;

    friend bool operator==(const Offer&, const Offer&) = default;
};

/// Where the points of a seat come from (B-160, B-164).
struct Points {
    int settlements = 0; ///< one each
    int cities = 0;      ///< two each
    int longestRoute = 0;
    int largestArmy = 0;
    int islands = 0;      ///< S-72 to S-76
    int victoryCards = 0; ///< hidden from opponents until the end (B-138)
    int chips = 0;        ///< S-203
    int cloth = 0;        ///< S-186
    int fortresses = 0;   ///< S-223
    int wonder = 0;       ///< S-244
    int canal = 0;        ///< S-303

    [[nodiscard]] int specials() const { return chips + cloth + fortresses + wonder + canal; }
    [[nodiscard]] int open() const {
        return settlements + cities + longestRoute + largestArmy + islands + specials();
    }
    [[nodiscard]] int total() const { return open() + victoryCards; }
};

/// Why an action is refused: the rule, and nothing when it is legal.
struct Refusal {
    std::string_view rule;   ///< "B-103"; empty when legal
    std::string_view reason; ///< English, a literal: "another town is one edge away"

    [[nodiscard]] bool legal() const { return rule.empty(); }
};

/// A board being played: a value that can be copied, compared, hashed and replayed from its seed and actions.
/// All of its state lies in one block sized by the map, so that copying into an existing game of the same
/// table is one memcpy. The table it refers to is shared and immutable.
class Game {
  public:
    /// The state before the first set-up town; the starting seat is already drawn (B-32).
    Game(std::shared_ptr<const Table> table, std::uint64_t seed);
    Game(const Game& other);
    Game(Game&& other) noexcept;
    Game& operator=(const Game& other);
    Game& operator=(Game&& other) noexcept;
    ~Game();

    [[nodiscard]] const Table& table() const { return *table_; }
    [[nodiscard]] const std::shared_ptr<const Table>& sharedTable() const { return table_; }
    [[nodiscard]] const Topology& topology() const { return table_->topology(); }
    [[nodiscard]] const Rules& rules() const { return table_->rules; }
    [[nodiscard]] int seats() const { return table_->seats; }

    // Whose turn and what is open
    [[nodiscard]] State state() const;
    [[nodiscard]] Seat onTurn() const;
    /// The seat the game waits for: the one in charge of the current state. In Discard the first owing seat
    /// from the roller. None when the game is over.
    [[nodiscard]] Seat toAct() const;
    [[nodiscard]] int turn() const;    ///< turns begun, the first is 1; 0 in set-up
    [[nodiscard]] Seat winner() const; ///< none: nobody yet, or a draw
    [[nodiscard]] bool over() const { return state() == State::Over; }
    [[nodiscard]] std::array<int, 2> dice() const;   ///< of the last roll; 0, 0 before
    [[nodiscard]] int owedDiscards(Seat seat) const; ///< cards still to choose (B-52)
    [[nodiscard]] int owedPicks(Seat seat) const;    ///< cards still to choose from gold or Year of Plenty
    [[nodiscard]] int freePieces() const;            ///< left of Road Building
    [[nodiscard]] bool devPlayedThisTurn() const;
    [[nodiscard]] CrossingId setupTown() const; ///< in SetupEdge: the town just placed
    [[nodiscard]] std::span<const Offer> offers() const;
    [[nodiscard]] const Offer* offerById(std::uint8_t id) const;

    // The board
    [[nodiscard]] Occupant town(CrossingId crossing) const;
    [[nodiscard]] Occupant piece(EdgeId edge) const;
    [[nodiscard]] Terrain terrain(HexId hex) const; ///< Fog while face down
    [[nodiscard]] int number(HexId hex) const;      ///< 0 for none or one that is hidden
    [[nodiscard]] HexId robber() const;             ///< none: off the board
    [[nodiscard]] HexId pirate() const;

    // Specials; every one of them is public
    [[nodiscard]] int clothAt(HexId hex) const;      ///< stock of a village (S-181)
    [[nodiscard]] int strength(HexId hex) const;     ///< of a standing fortress, else 0 (S-220)
    [[nodiscard]] Seat capturer(HexId hex) const;    ///< who took the fortress (S-223)
    [[nodiscard]] int unitsAt(HexId hex) const;      ///< units dug at a canal tile (S-301)
    [[nodiscard]] Marker chip(HexId hex) const;      ///< None where there is none any more (S-201)
    [[nodiscard]] Seat chipTaker(HexId hex) const;   ///< who took it
    [[nodiscard]] int fogLeft() const;               ///< hexes still face down (S-60)
    [[nodiscard]] int chestsLeft() const;            ///< not yet opened (S-261)
    [[nodiscard]] int cloth(Seat seat) const;        ///< tokens (S-183)
    [[nodiscard]] int canalUnits(Seat seat) const;   ///< dug in all (S-303)
    [[nodiscard]] int wonderStage(Seat seat) const;  ///< stages built, 0 to 4 (S-242)
    [[nodiscard]] int harbourChips(Seat seat) const; ///< S-204
    /// The seat whose special build phase (B-170) or part (B-176) it is; none at all other times.
    [[nodiscard]] Seat builder() const;

    // Cards
    [[nodiscard]] Cards hand(Seat seat) const;
    [[nodiscard]] int handSize(Seat seat) const;
    [[nodiscard]] int bank(Resource resource) const;
    [[nodiscard]] int deckSize() const;
    [[nodiscard]] int devCards(Seat seat, DevCard card) const; ///< unplayed, those bought this turn included
    [[nodiscard]] int newDevCards(Seat seat, DevCard card) const; ///< bought this turn
    [[nodiscard]] int devCount(Seat seat) const;
    [[nodiscard]] int playedKnights(Seat seat) const;

    // Pieces, awards, points
    [[nodiscard]] int supply(Seat seat, Piece piece) const; ///< pieces left
    [[nodiscard]] int routeLength(Seat seat) const;
    [[nodiscard]] Seat longestRoute() const;
    [[nodiscard]] Seat largestArmy() const;
    [[nodiscard]] Points points(Seat seat) const;
    [[nodiscard]] int bankRate(Seat seat, Resource give) const; ///< 2, 3 or 4 (B-72)
    [[nodiscard]] bool islandTaken(IslandId island) const;      ///< somebody has landed there
    [[nodiscard]] bool landedOn(Seat seat, IslandId island) const;

    /// Equal states; games of different tables are never equal.
    friend bool operator==(const Game& a, const Game& b);
    /// A hash of the whole state, the same on every machine.
    [[nodiscard]] std::uint64_t hash() const;
    /// Size of the state in bytes.
    [[nodiscard]] std::size_t bytes() const;

  private:
    friend struct GameAccess; ///< the door for the rest of engine/rules

    std::shared_ptr<const Table> table_;
    std::unique_ptr<std::byte[]> block_; ///< laid out by block.h; null only when moved from
};

/// Every legal action of every seat that may act, offers and counter-offers aside (their number has no bound;
/// see mayOffer), in a fixed order. `out` is cleared first; nothing is allocated once it has grown to its
/// size.
void legalActions(const Game& game, std::vector<Action>& out);
void legalActions(const Game& game, ActionList& out);

/// The same for one seat.
void legalActions(const Game& game, Seat seat, std::vector<Action>& out);

/// Whether the seat may make an offer now (B-82, B-83, B-88).
[[nodiscard]] bool mayOffer(const Game& game, Seat seat);

/// Whether the action would be legal, and if not, by which rule; the state is not touched.
[[nodiscard]] Refusal check(const Game& game, const Action& action);

/// Applies an action. A refused one leaves the state unchanged and says by which rule (B-46). What happened
/// is added to `events` when that is given. Allocates nothing but for events.
Refusal apply(Game& game, const Action& action, Events* events = nullptr);

/// The game as a seat may see it (B-180 to B-182): a game in which the hands and development cards of the
/// others are unknown (only their sizes stay), the deck order and random state are gone. Legal actions of the
/// seat itself are the same as in the real game, with one exception: whether an accepter's hidden hand still
/// covers its side shows only when the trade is completed (B-84), so a view may list a CompleteTrade that the
/// game refuses. When the game is over everything is revealed (B-164). A player may play on in a view: what
/// is unknown stays unknown, a card of another seat then changes the size of its hand only.
class View {
  public:
    View(const Game& game, Seat seat);
    /// Takes over another game's state without allocating.
    void update(const Game& game, Seat seat);

    [[nodiscard]] Seat seat() const { return seat_; }
    [[nodiscard]] const Game& game() const { return game_; }

    friend bool operator==(const View&, const View&) = default;

  private:
    Game game_;
    Seat seat_;
};

} // namespace isle
