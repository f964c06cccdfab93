#include "tests/soak/invariants.h"

#include "engine/rules/block.h"
#include "tests/support/brute_route.h"

#include <algorithm>

namespace isle::soak {
namespace {

using Broken = std::optional<std::string>;

Broken differ(const std::string& what, int found, int expected) {
    if (found == expected)
        return std::nullopt;
    return what + ": " + std::to_string(found) + ", expected " + std::to_string(expected);
}

std::string of(const char* what, Seat seat) {
    return std::string(what) + " of seat " + std::to_string(seat.index());
}

struct OnBoard {
    int settlements = 0;
    int cities = 0;
    int roads = 0;
    int ships = 0;
};

OnBoard countPieces(const Game& game, Seat seat) {
    OnBoard count;
    for (std::size_t c = 0; c < game.topology().crossings().size(); ++c)
        if (const Occupant town = game.town(CrossingId(c)); town && town.seat == seat)
            ++(town.piece == Piece::City ? count.cities : count.settlements);
    for (std::size_t e = 0; e < game.topology().edges().size(); ++e)
        if (const Occupant piece = game.piece(EdgeId(e)); piece && piece.seat == seat)
            ++(piece.piece == Piece::Ship ? count.ships : count.roads);
    return count;
}

template <class Check>
Broken eachSeat(const Game& game, Check check) {
    for (std::size_t s = 0; s < static_cast<std::size_t>(game.seats()); ++s)
        if (Broken broken = check(Seat(s)))
            return broken;
    return std::nullopt;
}

} // namespace

Invariants::Invariants(const Game& start) : startChests_(start.chestsLeft()) {
    for (std::size_t h = 0; h < start.topology().hexes().size(); ++h)
        startCloth_ += start.clothAt(HexId(h));
}

void Invariants::follow(const Events& events) {
    for (const Event& event : events) {
        if (event.kind == Event::Kind::FogFound)
            found_.push_back({static_cast<Terrain>(event.a), static_cast<std::uint8_t>(event.b)});
        if (!event.seat.valid())
            continue;
        Gathered& seat = gathered_[event.seat.index()];
        switch (event.kind) {
        case Event::Kind::IslandBonus:
            seat.islandPoints += event.a;
            break;
        case Event::Kind::ChipTaken:
            seat.chipPoints += static_cast<Marker>(event.a) == Marker::ChipPoint ? 1 : 0;
            seat.harbourChips += static_cast<Marker>(event.a) == Marker::ChipHarbour ? 1 : 0;
            break;
        case Event::Kind::ClothPaid:
            seat.cloth += event.a;
            break;
        case Event::Kind::FortressTaken:
            ++seat.fortresses;
            break;
        case Event::Kind::StageBuilt:
            ++seat.stages;
            break;
        case Event::Kind::Dug:
            ++seat.units;
            break;
        case Event::Kind::ChestOpened:
            ++chests_;
            break;
        case Event::Kind::PlayedDev:
            seat.knights += static_cast<DevCard>(event.a) == DevCard::Knight ? 1 : 0;
            break;
        default:
            break;
        }
    }
}

Broken Invariants::cardsBroken(const Game& game) const {
    for (std::size_t r = 0; r < resourceCount; ++r) { // B-18
        const auto resource = static_cast<Resource>(r);
        int sum = game.bank(resource);
        for (std::size_t s = 0; s < static_cast<std::size_t>(game.seats()); ++s)
            sum += game.hand(Seat(s))[resource];
        if (Broken broken =
                differ("cards of " + std::string(nameOf(resource)), sum, game.rules()[Option::Bank]))
            return broken;
    }
    int cards = game.deckSize();
    int played = 0;
    for (std::size_t s = 0; s < static_cast<std::size_t>(game.seats()); ++s) {
        cards += game.devCount(Seat(s));
        played += game.playedKnights(Seat(s));
    }
    int deck = 0;
    for (const Option option :
         {Option::DevDeckKnight, Option::DevDeckVictoryPoint, Option::DevDeckRoadBuilding,
          Option::DevDeckYearOfPlenty, Option::DevDeckMonopoly})
        deck += game.rules()[option];
    if (cards + played > deck) // B-15: other cards leave the game when played
        return "more development cards than the deck had";
    return eachSeat(game, [&](Seat seat) {
        return differ(of("cards in the hand", seat), game.handSize(seat), game.hand(seat).total());
    });
}

Broken Invariants::piecesBroken(const Game& game) const {
    return eachSeat(game, [&](Seat seat) -> Broken {
        const OnBoard on = countPieces(game, seat);
        const Rules& rules = game.rules();
        const std::array<std::pair<int, Option>, 4> owned{
            {{game.supply(seat, Piece::Settlement) + on.settlements, Option::PiecesSettlements},
             {game.supply(seat, Piece::City) + on.cities, Option::PiecesCities},
             {game.supply(seat, Piece::Road) + on.roads, Option::PiecesRoads},
             {game.supply(seat, Piece::Ship) + on.ships, Option::PiecesShips}}};
        for (const auto& [count, option] : owned) // B-12
            if (Broken broken = differ(of(infoOf(option).label.data(), seat), count, rules[option]))
                return broken;
        if (on.roads + on.ships <= 22) // B-142
            return differ(of("route", seat), game.routeLength(seat), test::BruteRoute(game, seat).longest());
        return std::nullopt;
    });
}

Broken Invariants::pointsBroken(const Game& game) const {
    const Rules& rules = game.rules();
    return eachSeat(game, [&](Seat seat) -> Broken {
        const OnBoard on = countPieces(game, seat);
        const Gathered& got = gathered_[seat.index()];
        int points = on.settlements + 2 * on.cities + got.islandPoints + got.chipPoints; // B-160, S-203
        points += got.cloth / rules[Option::ClothPerPoint];                              // S-186
        points += got.fortresses * rules[Option::FortressPoints];                        // S-223
        points += got.stages + got.units / rules[Option::CanalUnitsPerPoint];            // S-244, S-303
        points += game.longestRoute() == seat ? rules[Option::LongestRoutePoints] : 0;
        points += game.largestArmy() == seat ? rules[Option::LargestArmyPoints] : 0;
        if (Broken broken = differ(of("points", seat), game.points(seat).open(), points))
            return broken;
        return differ(of("running total", seat), Position(game).seat(seat.index()).open, points);
    });
}

Broken Invariants::specialsBroken(const Game& game) const {
    int cloth = 0;
    int units = 0;
    int dug = 0;
    int faceDown = 0;
    for (std::size_t h = 0; h < game.topology().hexes().size(); ++h) {
        cloth += game.clothAt(HexId(h));
        dug += game.unitsAt(HexId(h));
        faceDown += game.terrain(HexId(h)) == Terrain::Fog ? 1 : 0;
    }
    for (std::size_t s = 0; s < static_cast<std::size_t>(game.seats()); ++s) {
        const Seat seat(s);
        const Gathered& got = gathered_[s];
        cloth += game.cloth(seat);
        units += game.canalUnits(seat);
        if (got.cloth != game.cloth(seat) || got.units != game.canalUnits(seat)
            || got.stages != game.wonderStage(seat) || got.harbourChips != game.harbourChips(seat)
            || got.knights != game.playedKnights(seat))
            return of("what was gathered does not match the events", seat);
    }
    if (Broken broken = differ("cloth", cloth, startCloth_))
        return broken;
    if (Broken broken = differ("canal units", dug, units))
        return broken;
    if (Broken broken = differ("fog hexes", game.fogLeft(), faceDown))
        return broken;
    if (Broken broken = differ("chests", game.chestsLeft() + chests_, startChests_))
        return broken;
    if (found_.empty())
        return std::nullopt;
    const auto& pile = game.table().secrets->fogPile; // S-61: turned over in the order of the pile
    const bool inOrder =
        found_.size() <= pile.size() && std::equal(found_.begin(), found_.end(), pile.begin());
    return inOrder ? Broken() : "the fog pile was not turned over in its order";
}

Broken Invariants::awardsBroken(const Game& game) const {
    const Rules& rules = game.rules();
    int longest = 0;
    int army = 0;
    for (std::size_t s = 0; s < static_cast<std::size_t>(game.seats()); ++s) {
        longest = std::max(longest, game.routeLength(Seat(s)));
        army = std::max(army, game.playedKnights(Seat(s)));
    }
    if (const Seat holder = game.longestRoute(); holder.valid()) // B-144
        if (!rules.on(Option::LongestRoute) || game.routeLength(holder) < longest
            || longest < rules[Option::LongestRouteThreshold])
            return of("the longest route does not belong to a seat", holder);
    const bool open = game.state() == State::MoveRobber || game.state() == State::Steal; // B-133
    if (const Seat holder = game.largestArmy(); holder.valid() && !open)                 // B-151
        if (!rules.on(Option::LargestArmy) || game.playedKnights(holder) < army
            || army < rules[Option::LargestArmyThreshold])
            return of("the largest army does not belong to a seat", holder);
    return std::nullopt;
}

Broken Invariants::broken(const Game& game) const {
    using Check = Broken (Invariants::*)(const Game&) const;
    constexpr std::array<Check, 5> checks{&Invariants::cardsBroken, &Invariants::piecesBroken,
                                          &Invariants::pointsBroken, &Invariants::specialsBroken,
                                          &Invariants::awardsBroken};
    for (const Check check : checks)
        if (Broken broken = (this->*check)(game))
            return broken;
    return std::nullopt;
}

} // namespace isle::soak
