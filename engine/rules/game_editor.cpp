#include "engine/rules/game_editor.h"

#include "engine/rules/specials/specials.h"

#include <utility>

namespace isle {

namespace {

void refresh(Game& game) {
    Play play(game);
    deriveAll(play);
}

} // namespace

bool GameEditor::setTown(CrossingId crossing, Seat seat, Piece piece) {
    Play play(game_);
    Code& code = play.townCodes()[crossing.index()];
    const Code before = code;
    code = 0;
    if (piece != Piece::None) {
        const bool city = piece == Piece::City;
        code = codeOf(seat.index(), city);
        int used = 0;
        for (std::size_t c = 0; c < play.plan().crossings; ++c)
            used += play.town(c) == code ? 1 : 0;
        if (used > play.rule(city ? Option::PiecesCities : Option::PiecesSettlements)) {
            code = before;
            return false;
        }
    }
    refresh(game_);
    return true;
}

bool GameEditor::setPiece(EdgeId edge, Seat seat, Piece piece) {
    Play play(game_);
    Code& code = play.pieceCodes()[edge.index()];
    const Code before = code;
    code = 0;
    if (play.plan().sea)
        dropBit(play.freshShipBits(), edge.index());
    if (piece != Piece::None) {
        const bool ship = piece == Piece::Ship;
        code = codeOf(seat.index(), ship);
        int used = 0;
        for (std::size_t e = 0; e < play.plan().edges; ++e)
            used += play.piece(e) == code ? 1 : 0;
        if (used > play.rule(ship ? Option::PiecesShips : Option::PiecesRoads)) {
            code = before;
            return false;
        }
    }
    refresh(game_);
    return true;
}

bool GameEditor::setHand(Seat seat, const Cards& cards) {
    Play play(game_);
    SeatState& state = play.seat(seat.index());
    const Purse available = play.head().bank + state.hand;
    if (!available.covers(Purse(cards)))
        return false;
    play.head().bank = available - Purse(cards);
    state.hand = Purse(cards);
    state.handSize = static_cast<std::uint16_t>(cards.total());
    return true;
}

bool GameEditor::setDevCards(Seat seat, DevCard card, int number, int fresh) {
    Play play(game_);
    SeatState& state = play.seat(seat.index());
    const std::size_t kind = indexOf(card);
    const int more = number - state.dev.at(kind);
    if (more > play.head().deck.at(kind) || fresh > number)
        return false;
    const auto set = [kind](Purse& purse, int value) {
        purse -= Purse::of(kind, purse.at(kind));
        purse += Purse::of(kind, value);
    };
    set(play.head().deck, play.head().deck.at(kind) - more);
    set(state.dev, number);
    set(state.fresh, fresh);
    play.head().deckSize = static_cast<std::uint16_t>(play.head().deck.total());
    state.devCount = static_cast<std::uint16_t>(state.dev.total());
    return true;
}

void GameEditor::setKnights(Seat seat, int number) {
    Play play(game_);
    play.seat(seat.index()).knights = static_cast<std::uint8_t>(number);
    if (play.head().army == seat) {
        play.head().army = Seat();
        play.score(seat.index(), -play.rule(Option::LargestArmyPoints));
        for (std::size_t s = 0; s < play.seats(); ++s)
            judgeLargestArmy(play, s);
        return;
    }
    judgeLargestArmy(play, seat.index());
}

void GameEditor::setRobber(HexId hex) {
    Play(game_).head().robber = hex;
}
void GameEditor::setPirate(HexId hex) {
    Play(game_).head().pirate = hex;
}

void GameEditor::setTurn(Seat seat, State state) {
    Play play(game_);
    Head& head = play.head();
    dropOffers(play);
    head.setupStep = static_cast<std::uint8_t>(static_cast<std::size_t>(play.rule(Option::SetupSettlements))
                                               * play.seats());
    head.setupTown = CrossingId();
    head.turn = head.turn == 0 ? 1 : head.turn;
    head.onTurn = seat;
    head.actor = seat;
    head.state = state;
    head.winner = Seat();
    head.resume = {};
    head.resumeDepth = 0;
    head.freePieces = 0;
    head.plenty = 0;
    head.devPlayed = false;
    head.shipMoved = false;
    head.tradeClosed = false;
    head.knightOpen = false;
    head.nextOffer = 0;
    head.pirateChosen = false;
    head.builder = Seat();
    head.findEdge = EdgeId();
    head.findHex = HexId();
    forgetBuiltShips(play);
    for (std::size_t s = 0; s < play.seats(); ++s) {
        SeatState& each = play.seat(s);
        each.aside = Purse();
        each.fresh = Purse();
        each.owed = 0;
        each.gold = 0;
        each.tradeActs = 0;
    }
}

void GameEditor::setExtraBuilding(Seat onTurn, Seat builder, State state) {
    setTurn(onTurn, state);
    Head& head = Play(game_).head();
    head.builder = builder;
    head.actor = builder;
}

namespace {

/// The spot of a hex; the hex must have one.
Spot& spotOf(Game& game, HexId hex) {
    Play play(game);
    return play.spot(play.spotAt(hex.index()));
}

} // namespace

void GameEditor::setFound(HexId fog, Terrain terrain, int number) {
    Spot& spot = spotOf(game_, fog);
    Play play(game_);
    play.head().fogTurned =
        static_cast<std::uint16_t>(play.head().fogTurned + (spot.terrain == Terrain::Fog ? 1 : 0));
    spot.terrain = terrain;
    spot.number = static_cast<std::uint8_t>(number);
    refresh(game_);
}

void GameEditor::setFogTile(std::size_t place, Terrain terrain, int number) {
    Play play(game_);
    play.fogTile(play.head().fogTurned + place) = {terrain, static_cast<std::uint8_t>(number)};
}

void GameEditor::setChest(HexId fog, Chest chest) {
    Play play(game_);
    Chest& under = play.hidden(play.spotAt(fog.index())).chest;
    play.head().chestsLeft = static_cast<std::uint8_t>(play.head().chestsLeft + (chest != Chest::None ? 1 : 0)
                                                       - (under != Chest::None ? 1 : 0));
    under = chest;
}

void GameEditor::setCanalNumber(HexId tile, int number) {
    Play play(game_);
    play.hidden(play.spotAt(tile.index())).number = static_cast<std::uint8_t>(number);
}

void GameEditor::setStock(HexId village, int tokens) {
    spotOf(game_, village).value = static_cast<std::uint8_t>(tokens);
}

void GameEditor::setStrength(HexId fortress, int strength) {
    spotOf(game_, fortress).value = static_cast<std::uint8_t>(strength);
}

void GameEditor::setUnits(HexId tile, int units) {
    spotOf(game_, tile).value = static_cast<std::uint8_t>(units);
}

void GameEditor::setChipTaker(HexId hex, Seat seat) {
    const Seat before = std::exchange(spotOf(game_, hex).owner, seat);
    Play play(game_);
    if (play.table().board.hexes[hex.index()].chip == Marker::ChipHarbour) {
        if (before.valid())
            --play.seat(before.index()).harbourChips;
        if (seat.valid())
            ++play.seat(seat.index()).harbourChips;
    }
    refresh(game_);
}

void GameEditor::setCloth(Seat seat, int tokens) {
    Play(game_).seat(seat.index()).cloth = static_cast<std::uint16_t>(tokens);
    refresh(game_);
}

void GameEditor::setCanalUnits(Seat seat, int units) {
    Play(game_).seat(seat.index()).units = static_cast<std::uint16_t>(units);
    refresh(game_);
}

void GameEditor::setWonderStage(Seat seat, int stage) {
    Play(game_).seat(seat.index()).stages = static_cast<std::uint8_t>(stage);
    refresh(game_);
}

void GameEditor::setTurnNumber(int turn) {
    Play(game_).head().turn = static_cast<std::uint32_t>(turn);
}

void GameEditor::setNextThrow(int red, int white) {
    for (std::uint64_t seed = 0;; ++seed) { // one in 36 fits
        Random random(seed);
        const bool first = random.below(6) + 1 == static_cast<std::uint32_t>(red);
        if (first && random.below(6) + 1 == static_cast<std::uint32_t>(white)) {
            setRandom(seed);
            return;
        }
    }
}

void GameEditor::setRandom(std::uint64_t seed) {
    Play(game_).head().random = Random(seed);
}

} // namespace isle
