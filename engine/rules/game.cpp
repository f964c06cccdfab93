#include "engine/rules/specials/specials.h"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <new>

namespace isle {
namespace {

Purse startingDeck(const Rules& rules) { // B-15; the options follow the order of DevCard
    Purse deck;
    for (std::size_t i = 0; i < devCardCount; ++i)
        deck += Purse::of(i, rules[static_cast<Option>(static_cast<std::size_t>(Option::DevDeckKnight) + i)]);
    return deck;
}

void fillSeats(Play& play) {
    const Rules& rules = play.table().rules;
    for (std::size_t s = 0; s < play.seats(); ++s) {
        SeatState& seat = play.seat(s);
        seat.settlements = static_cast<std::uint8_t>(rules[Option::PiecesSettlements]); // B-12
        seat.cities = static_cast<std::uint8_t>(rules[Option::PiecesCities]);
        seat.roads = static_cast<std::uint8_t>(rules[Option::PiecesRoads]);
        seat.ships = static_cast<std::uint8_t>(rules[Option::PiecesShips]); // S-10
        seat.rates.fill(4);                                                 // B-72
    }
}

Seat drawFirst(Play& play) { // B-32
    const int wanted = play.rule(Option::FirstSeat);
    if (wanted == static_cast<int>(FirstSeat::Random))
        return Seat(play.head().random.below(static_cast<std::uint32_t>(play.seats())));
    return Seat(wanted == static_cast<int>(FirstSeat::Host) ? 0U : static_cast<std::size_t>(wanted));
}

/// Hexes that change, and what lies under them unseen. A table without secrets leaves that unknown.
void fillSpots(Play& play) {
    const Table& table = play.table();
    for (std::size_t i = 0; i < play.plan().spotHex.size(); ++i) {
        const std::size_t hex = play.plan().spotHex[i];
        const BoardHex& board = table.board.hexes[hex];
        Spot& spot = play.spot(i);
        spot = Spot();
        spot.terrain = board.terrain;
        spot.number = board.number;
        if (board.terrain == Terrain::Village)
            spot.value = static_cast<std::uint8_t>(play.rule(Option::VillageStock)); // S-181
        else if (board.terrain == Terrain::Fortress)
            spot.value = static_cast<std::uint8_t>(play.rule(Option::FortressStrength)); // S-220
        if (!table.secrets)
            continue;
        if (!table.secrets->chests.empty())
            play.hidden(i).chest = table.secrets->chests[hex];
        if (!table.secrets->canalNumbers.empty())
            play.hidden(i).number = table.secrets->canalNumbers[hex];
    }
    if (table.secrets)
        std::copy(table.secrets->fogPile.begin(), table.secrets->fogPile.end(), &play.fogTile(0));
    play.head().chestsLeft = static_cast<std::uint8_t>(play.plan().chestCount);
    recomputeBarred(play);
}

std::size_t blockBytes(const Table& table) {
    return table.plan->at.end;
}

} // namespace

Game::Game(std::shared_ptr<const Table> table, std::uint64_t seed)
    : table_(std::move(table)), block_(new std::byte[blockBytes(*table_)]) {
    std::memset(block_.get(), 0, blockBytes(*table_));
    ::new (block_.get()) Head();
    for (std::size_t s = 0; s < table_->plan->seats; ++s)
        ::new (block_.get() + table_->plan->at.seats + s * sizeof(SeatState)) SeatState();
    Play play(*this);
    Head& head = play.head();
    head.random = Random(seed);
    const int bank = rules()[Option::Bank];
    for (std::size_t r = 0; r < resourceCount; ++r)
        head.bank += Purse::of(r, bank); // B-14
    head.deck = startingDeck(rules());
    head.deckSize = static_cast<std::uint16_t>(head.deck.total());
    head.robber = table_->board.robber;
    if (table_->plan->pirate && rules().as<PirateStart>(Option::PirateStart) == PirateStart::Map)
        head.pirate = table_->board.pirate; // S-30
    if (rules().as<DiceKind>(Option::Dice) == DiceKind::Deck)
        std::memset(play.diceDeck(), rules()[Option::DiceDecks], 36);
    fillSeats(play);
    if (!play.plan().spotHex.empty())
        fillSpots(play);
    head.first = drawFirst(play);
    enterSetupStep(play);
}

Game::Game(const Game& other) : table_(other.table_), block_(new std::byte[blockBytes(*table_)]) {
    std::memcpy(block_.get(), other.block_.get(), Position(other).usedBytes());
}

Game::Game(Game&& other) noexcept = default;
Game& Game::operator=(Game&& other) noexcept = default;
Game::~Game() = default;

Game& Game::operator=(const Game& other) {
    if (this == &other)
        return *this;
    if (table_ != other.table_) {
        if (!block_ || blockBytes(*table_) != blockBytes(*other.table_))
            block_.reset(new std::byte[blockBytes(*other.table_)]);
        table_ = other.table_;
    }
    std::memcpy(block_.get(), other.block_.get(), Position(other).usedBytes());
    return *this;
}

State Game::state() const {
    return Position(*this).head().state;
}
Seat Game::onTurn() const {
    return Position(*this).head().onTurn;
}

Seat Game::toAct() const {
    const Position p(*this);
    if (p.head().state != State::Discard)
        return p.head().actor;
    Seat owing;
    p.eachSeatFrom(p.head().onTurn.index(), [&](std::size_t s) {
        if (!owing.valid() && p.seat(s).owed > 0)
            owing = Seat(s);
    });
    return owing;
}

int Game::turn() const {
    return static_cast<int>(Position(*this).head().turn);
}
Seat Game::winner() const {
    return Position(*this).head().winner;
}

std::array<int, 2> Game::dice() const {
    const Head& head = Position(*this).head();
    return {head.dice[0], head.dice[1]};
}

int Game::owedDiscards(Seat seat) const {
    return Position(*this).seat(seat.index()).owed;
}

int Game::owedPicks(Seat seat) const {
    const Position p(*this);
    if (p.head().state == State::PlentyPick && p.head().actor == seat)
        return p.head().plenty;
    return p.seat(seat.index()).gold;
}

int Game::freePieces() const {
    return Position(*this).head().freePieces;
}
bool Game::devPlayedThisTurn() const {
    return Position(*this).head().devPlayed;
}
CrossingId Game::setupTown() const {
    return Position(*this).head().setupTown;
}

std::span<const Offer> Game::offers() const {
    return Position(*this).offers();
}

const Offer* Game::offerById(std::uint8_t id) const {
    for (const Offer& offer : offers())
        if (offer.id == id)
            return &offer;
    return nullptr;
}

Occupant Game::town(CrossingId crossing) const {
    const Code code = Position(*this).town(crossing.index());
    if (code == 0)
        return {};
    return {isSecond(code) ? Piece::City : Piece::Settlement, Seat(ownerOf(code))};
}

Occupant Game::piece(EdgeId edge) const {
    const Code code = Position(*this).piece(edge.index());
    if (code == 0)
        return {};
    return {isSecond(code) ? Piece::Ship : Piece::Road, Seat(ownerOf(code))};
}

Terrain Game::terrain(HexId hex) const {
    return Position(*this).terrainOf(hex.index());
}
int Game::number(HexId hex) const {
    return Position(*this).numberOf(hex.index());
}
HexId Game::robber() const {
    return Position(*this).head().robber;
}
HexId Game::pirate() const {
    return Position(*this).head().pirate;
}

namespace {

/// The value of a hex of the terrain, else 0.
int valueAt(const Game& game, HexId hex, Terrain terrain) {
    const Spot* spot = Position(game).spotOn(hex.index());
    return spot != nullptr && spot->terrain == terrain ? spot->value : 0;
}

} // namespace

int Game::clothAt(HexId hex) const {
    return valueAt(*this, hex, Terrain::Village);
}
int Game::strength(HexId hex) const {
    return valueAt(*this, hex, Terrain::Fortress);
}
Seat Game::capturer(HexId hex) const {
    const Spot* spot = Position(*this).spotOn(hex.index());
    return spot != nullptr && spot->terrain == Terrain::Desert ? spot->owner : Seat();
}
int Game::unitsAt(HexId hex) const {
    const bool canal = table_->board.hexes[hex.index()].terrain == Terrain::Canal;
    return canal ? Position(*this).spotOn(hex.index())->value : 0;
}
Marker Game::chip(HexId hex) const {
    return chipTaker(hex).valid() ? Marker::None : table_->board.hexes[hex.index()].chip;
}
Seat Game::chipTaker(HexId hex) const {
    const bool chip = table_->board.hexes[hex.index()].chip != Marker::None;
    return chip ? Position(*this).spotOn(hex.index())->owner : Seat();
}
int Game::fogLeft() const {
    return static_cast<int>(table_->plan->fogHexes) - Position(*this).head().fogTurned;
}
int Game::chestsLeft() const {
    return Position(*this).head().chestsLeft;
}
int Game::cloth(Seat seat) const {
    return Position(*this).seat(seat.index()).cloth;
}
int Game::canalUnits(Seat seat) const {
    return Position(*this).seat(seat.index()).units;
}
int Game::wonderStage(Seat seat) const {
    return Position(*this).seat(seat.index()).stages;
}
int Game::harbourChips(Seat seat) const {
    return Position(*this).seat(seat.index()).harbourChips;
}
Seat Game::builder() const {
    return Position(*this).head().builder;
}

Cards Game::hand(Seat seat) const {
    return Position(*this).seat(seat.index()).hand.cards();
}
int Game::handSize(Seat seat) const {
    return Position(*this).seat(seat.index()).handSize;
}
int Game::bank(Resource resource) const {
    return Position(*this).head().bank.at(indexOf(resource));
}
int Game::deckSize() const {
    return Position(*this).head().deckSize;
}

int Game::devCards(Seat seat, DevCard card) const {
    return Position(*this).seat(seat.index()).dev.at(indexOf(card));
}

int Game::newDevCards(Seat seat, DevCard card) const {
    return Position(*this).seat(seat.index()).fresh.at(indexOf(card));
}

int Game::devCount(Seat seat) const {
    return Position(*this).seat(seat.index()).devCount;
}
int Game::playedKnights(Seat seat) const {
    return Position(*this).seat(seat.index()).knights;
}

int Game::supply(Seat seat, Piece piece) const {
    const SeatState& state = Position(*this).seat(seat.index());
    switch (piece) {
    case Piece::Settlement:
        return state.settlements;
    case Piece::City:
        return state.cities;
    case Piece::Road:
        return state.roads;
    case Piece::Ship:
        return state.ships;
    case Piece::None:
        break;
    }
    return 0;
}

int Game::routeLength(Seat seat) const {
    return Position(*this).seat(seat.index()).route;
}
Seat Game::longestRoute() const {
    return Position(*this).head().longest;
}
Seat Game::largestArmy() const {
    return Position(*this).head().army;
}

Points Game::points(Seat seat) const {
    const Position p(*this);
    const SeatState& state = p.seat(seat.index());
    Points points;
    points.settlements = rules()[Option::PiecesSettlements] - state.settlements;
    points.cities = 2 * (rules()[Option::PiecesCities] - state.cities);
    points.longestRoute = p.head().longest == seat ? rules()[Option::LongestRoutePoints] : 0;
    points.largestArmy = p.head().army == seat ? rules()[Option::LargestArmyPoints] : 0;
    points.islands = state.islandPoints;
    points.chips = chipPoints(p, seat.index());
    points.cloth = state.cloth / rules()[Option::ClothPerPoint];
    points.fortresses = fortressesTaken(p, seat.index()) * rules()[Option::FortressPoints];
    points.wonder = state.stages;
    points.canal = state.units / rules()[Option::CanalUnitsPerPoint];
    points.victoryCards = state.dev.at(indexOf(DevCard::VictoryPoint));
    return points;
}

int Game::bankRate(Seat seat, Resource give) const {
    return Position(*this).seat(seat.index()).rates[indexOf(give)];
}

bool Game::islandTaken(IslandId island) const {
    for (std::size_t s = 0; s < table_->plan->seats; ++s)
        if (landedOn(Seat(s), island))
            return true;
    return false;
}

bool Game::landedOn(Seat seat, IslandId island) const {
    return hasBit(Position(*this).landed(seat.index()), island.index());
}

bool operator==(const Game& a, const Game& b) {
    if (a.table_ != b.table_)
        return false;
    const std::size_t bytes = Position(a).usedBytes();
    return bytes == Position(b).usedBytes() && std::memcmp(a.block_.get(), b.block_.get(), bytes) == 0;
}

std::uint64_t Game::hash() const {
    // Words are read as little-endian machines store them, which are the ones the program is built for.
    const std::size_t bytes = Position(*this).usedBytes();
    std::uint64_t hash = bytes;
    for (std::size_t at = 0; at < bytes; at += sizeof(std::uint64_t)) {
        std::uint64_t word = 0;
        std::memcpy(&word, block_.get() + at, std::min(sizeof word, bytes - at));
        hash = (hash ^ word) * 0x9E3779B97F4A7C15ULL;
        hash ^= hash >> 29U;
    }
    return hash;
}

std::size_t Game::bytes() const {
    return blockBytes(*table_);
}

} // namespace isle
