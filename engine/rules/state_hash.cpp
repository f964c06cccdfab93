#include "engine/rules/state_hash.h"

namespace isle {
namespace {

/// Mixes numbers into one; their order counts.
class Mixer {
  public:
    void add(std::int64_t number) {
        value_ = (value_ ^ static_cast<std::uint64_t>(number)) * 0x9E3779B97F4A7C15ULL;
        value_ ^= value_ >> 29U;
    }
    template <class Tag, class Number>
    void add(Id<Tag, Number> id) { // none is -1 whatever the id is stored in
        add(id.valid() ? static_cast<std::int64_t>(id.index()) : std::int64_t{-1});
    }
    void add(const Cards& cards) {
        for (const std::uint8_t count : cards.count)
            add(std::int64_t{count});
    }
    void add(Occupant occupant) {
        add(static_cast<std::int64_t>(occupant.piece));
        add(occupant.seat);
    }
    [[nodiscard]] std::uint64_t value() const { return value_; }

  private:
    std::uint64_t value_ = 0;
};

void addFlow(Mixer& mixer, const Game& game) {
    mixer.add(static_cast<std::int64_t>(game.state()));
    mixer.add(game.onTurn());
    mixer.add(game.toAct());
    mixer.add(game.builder());
    mixer.add(game.winner());
    mixer.add(game.turn());
    for (const int die : game.dice())
        mixer.add(die);
    mixer.add(game.freePieces());
    mixer.add(game.devPlayedThisTurn() ? 1 : 0);
    mixer.add(game.setupTown());
    mixer.add(static_cast<std::int64_t>(game.offers().size()));
    for (const Offer& offer : game.offers()) {
        mixer.add(offer.id);
        mixer.add(offer.maker);
        mixer.add(offer.counterMaker);
        mixer.add(offer.counterTo);
        mixer.add(offer.addressed);
        mixer.add(offer.accepted);
        mixer.add(offer.declined);
        mixer.add(offer.give);
        mixer.add(offer.want);
    }
}

void addBoard(Mixer& mixer, const Game& game) {
    const Topology& topology = game.topology();
    for (std::size_t i = 0; i < topology.hexes().size(); ++i) {
        const HexId hex(i);
        mixer.add(static_cast<std::int64_t>(game.terrain(hex)));
        mixer.add(game.number(hex));
        mixer.add(game.clothAt(hex));
        mixer.add(game.strength(hex));
        mixer.add(game.capturer(hex));
        mixer.add(game.unitsAt(hex));
        mixer.add(static_cast<std::int64_t>(game.chip(hex)));
        mixer.add(game.chipTaker(hex));
    }
    for (std::size_t i = 0; i < topology.crossings().size(); ++i) {
        mixer.add(game.town(CrossingId(i)));
        mixer.add(static_cast<std::int64_t>(game.table().harbours[i]));
    }
    for (std::size_t i = 0; i < topology.edges().size(); ++i)
        mixer.add(game.piece(EdgeId(i)));
    mixer.add(game.robber());
    mixer.add(game.pirate());
    mixer.add(game.fogLeft());
    mixer.add(game.chestsLeft());
}

void addSeat(Mixer& mixer, const Game& game, Seat seat) {
    mixer.add(game.hand(seat));
    mixer.add(game.handSize(seat));
    mixer.add(game.devCount(seat));
    for (std::size_t i = 0; i < devCardCount; ++i) {
        mixer.add(game.devCards(seat, static_cast<DevCard>(i)));
        mixer.add(game.newDevCards(seat, static_cast<DevCard>(i)));
    }
    mixer.add(game.owedDiscards(seat));
    mixer.add(game.owedPicks(seat));
    mixer.add(game.playedKnights(seat));
    for (const Piece piece : {Piece::Settlement, Piece::City, Piece::Road, Piece::Ship})
        mixer.add(game.supply(seat, piece));
    mixer.add(game.routeLength(seat));
    for (const Resource resource : allResources)
        mixer.add(game.bankRate(seat, resource));
    mixer.add(game.cloth(seat));
    mixer.add(game.canalUnits(seat));
    mixer.add(game.wonderStage(seat));
    mixer.add(game.harbourChips(seat));
    for (std::size_t i = 0; i < game.table().newIslands.size(); ++i)
        mixer.add(game.landedOn(seat, IslandId(i)) ? 1 : 0);
    const Points points = game.points(seat);
    mixer.add(points.open());
    mixer.add(points.victoryCards);
}

} // namespace

std::uint64_t stateHash(const Game& game) {
    Mixer mixer;
    mixer.add(game.seats());
    addFlow(mixer, game);
    addBoard(mixer, game);
    for (std::size_t s = 0; s < static_cast<std::size_t>(game.seats()); ++s)
        addSeat(mixer, game, Seat(s));
    for (const Resource resource : allResources)
        mixer.add(game.bank(resource));
    mixer.add(game.deckSize());
    mixer.add(game.longestRoute());
    mixer.add(game.largestArmy());
    return mixer.value();
}

} // namespace isle
