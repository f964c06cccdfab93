#include "engine/players/goals.h"

#include <algorithm>

namespace isle {

namespace {

constexpr float goldChipWorth = 1.5F;    // two cards of choice at once
constexpr float harbourChipWorth = 1.6F; // less where the seat has good rates already
constexpr float fogWorth = 0.22F;        // a card, and a chest now and then
constexpr float chestWorth = 0.35F;      // for each hex that may have one, times its chance

} // namespace

/// What the hexes at a settlement bring beside cards (S-183, S-201, S-301).
float Goals::specialWorth(CrossingId crossing) const {
    float worth = 0;
    for (const HexId hex : board_->topology()[crossing].hexes) {
        if (!hex.valid())
            break;
        switch (game_->chip(hex)) {
        case Marker::ChipPoint:
            worth += 1.8F; // once gone it is gone for all
            break;
        case Marker::ChipGold:
            worth += goldChipWorth;
            break;
        case Marker::ChipHarbour: {
            float best = 0;
            for (const float rate : economy_.inverseRate)
                best = std::max(best, rate);
            worth += best > 0.3F ? 0.5F * harbourChipWorth : harbourChipWorth;
            break;
        }
        default:
            break;
        }
        const Terrain terrain = game_->terrain(hex);
        if (terrain == Terrain::Village)
            worth += clothFrom(hex);
        else if (terrain == Terrain::Canal)
            worth += 0.25F;
    }
    return worth;
}

/// Points in cloth that one more town beside a village will still bring.
float Goals::clothFrom(HexId village) const {
    const float rolls = static_cast<float>(pipsOf(game_->number(village))) * cardsARound(*game_) * horizon_;
    int towns = 1;
    for (const CrossingId c : board_->topology()[village].crossings)
        towns += game_->town(c) ? 1 : 0;
    const float tokens =
        std::min(rolls, static_cast<float>(game_->clothAt(village)) / static_cast<float>(towns));
    return 0.8F * tokens / static_cast<float>(game_->rules()[Option::ClothPerPoint]);
}

/// What lies face down at a crossing is worth a look (S-64, S-264).
float Goals::fogAt(CrossingId crossing) const {
    if (game_->fogLeft() == 0)
        return 0;
    const float chance = static_cast<float>(game_->chestsLeft()) / static_cast<float>(game_->fogLeft());
    float worth = 0;
    for (const HexId hex : board_->topology()[crossing].hexes)
        if (hex.valid() && game_->terrain(hex) == Terrain::Fog)
            worth += fogWorth + chestWorth * chance;
    return worth;
}

/// Whether a fortress still keeps settlements off the island (S-221).
bool Goals::barred(CrossingId crossing) const {
    const IslandId island = board_->topology()[crossing].island;
    return island.valid() && std::any_of(fortresses_.begin(), fortresses_.end(), [&](HexId hex) {
               return board_->topology()[hex].island == island;
           });
}

void Goals::findFortresses() {
    fortresses_.clear();
    for (const HexId hex : board_->changing())
        if (game_->strength(hex) > 0)
            fortresses_.push_back(hex);
}

void Goals::addSpecials() {
    for (const HexId hex : fortresses_)
        addRaid(hex);
    addExploring();
    addDigging();
    addStage();
}

/// S-222: a ship on an edge of the fortress, then all raids that are left.
void Goals::addRaid(HexId fortress) {
    const auto& at = board_->topology()[fortress];
    int ships = Reach::unreached;
    EdgeId first;
    for (const EdgeId edge : at.edges) {
        const Occupant piece = game_->piece(edge);
        if (piece.piece == Piece::Ship && piece.seat == seat_) {
            ships = 0;
            first = edge;
            break;
        }
        if (piece || (board_->use(edge) & BoardSense::shipBit) == 0)
            continue;
        for (const CrossingId end : board_->topology()[edge].ends) {
            const int steps = reach_.ships().steps[end.index()];
            if (steps == Reach::unreached || steps + 1 >= ships)
                continue;
            ships = steps + 1;
            first = steps == 0 ? edge : reach_.firstEdge(*board_, reach_.ships(), end);
        }
    }
    if (ships > game_->supply(seat_, Piece::Ship))
        return;
    Goal goal;
    goal.kind = Goal::Kind::Raid;
    goal.hex = fortress;
    goal.ship = true;
    goal.edges = static_cast<std::uint8_t>(ships);
    goal.edge = first;
    for (int i = 0; i < ships; ++i)
        goal.price += shipCost;
    Cards raids;
    for (int i = 0; i < game_->strength(fortress); ++i)
        raids += raidCost;
    goal.price += raids;
    goal.last = safeToShare(fortress) ? raidCost : raids;
    goal.points = static_cast<float>(game_->rules()[Option::FortressPoints]);
    goal.worth = goal.points + islandWorth(fortress) + routeWorth(ships);
    add(goal);
}

/// Whether a raid that does not yet capture leaves nobody else a cheap prize (S-223).
bool Goals::safeToShare(HexId fortress) const {
    const int left = game_->strength(fortress) - 1;
    if (left == 0)
        return true;
    const int enough = left == 1 ? 1 : left * raidCost.total(); // who is beside soon has one raid
    for (const EdgeId edge : board_->topology()[fortress].edges) {
        const Occupant piece = game_->piece(edge);
        if (piece.piece == Piece::Ship && piece.seat != seat_ && game_->handSize(piece.seat) >= enough)
            return false;
    }
    return true;
}

/// What the island behind a fortress is worth to the one who opens it and lands first (S-226).
float Goals::islandWorth(HexId fortress) const {
    const auto crossings = board_->topology()[fortress].crossings;
    float best = 0;
    for (const CrossingId c : crossings)
        if (!game_->town(c))
            best = std::max(best, 1 + landingBonus(c)
                                      + economy_.worthOf(board_->yield(c), cardsARound(*game_)) * pace_);
    return 1.2F * best; // there is still a settlement to pay, and others are free to come
}

/// S-62: a road or ship that ends beside fog.
void Goals::addExploring() {
    if (game_->fogLeft() == 0)
        return;
    for (const bool ship : {false, true}) {
        const Reach::Way& way = ship ? reach_.ships() : reach_.roads();
        for (const CrossingId c : way.found) {
            const int steps = way.steps[c.index()];
            const float worth = steps == 0 || !board_->special(c) ? 0 : fogAt(c);
            if (worth == 0 || steps > game_->supply(seat_, ship ? Piece::Ship : Piece::Road))
                continue;
            Goal goal;
            goal.kind = Goal::Kind::Explore;
            goal.ship = ship;
            goal.edges = static_cast<std::uint8_t>(steps);
            goal.edge = reach_.firstEdge(*board_, way, c);
            for (int i = 0; i < steps; ++i)
                goal.price += ship ? shipCost : roadCost;
            goal.worth = worth;
            addBestOfWay(goal);
        }
    }
}

/// S-301, S-303: the next unit, and the fields it leads to.
void Goals::addDigging() {
    const Rules& rules = game_->rules();
    for (const HexId hex : board_->changing()) {
        if (game_->terrain(hex) != Terrain::Canal)
            continue;
        int towns = 0;
        for (const CrossingId c : board_->topology()[hex].crossings)
            towns += game_->town(c) && game_->town(c).seat == seat_ ? 1 : 0;
        if (towns == 0)
            continue;
        const int left = rules[Option::CanalUnits] - game_->unitsAt(hex);
        Goal goal;
        goal.kind = Goal::Kind::Dig;
        goal.hex = hex;
        goal.price = goal.last = digCost;
        const int perPoint = rules[Option::CanalUnitsPerPoint];
        goal.points = (game_->canalUnits(seat_) + 1) % perPoint == 0 ? 1 : 0; // S-303
        goal.worth = 1.0F / static_cast<float>(perPoint)
                     + 0.25F * static_cast<float>(towns) * std::min(1.0F, pace_) / static_cast<float>(left);
        add(goal);
    }
}

/// S-242 to S-244.
void Goals::addStage() {
    const int built = game_->wonderStage(seat_);
    if (!game_->rules().on(Option::Wonders) || built == static_cast<int>(wonderStages)
        || game_->supply(seat_, Piece::City) == game_->rules()[Option::PiecesCities])
        return;
    Goal goal;
    goal.kind = Goal::Kind::Stage;
    goal.price = goal.last = Cards{game_->table().wonderCosts[static_cast<std::size_t>(built)]};
    goal.points = 1;
    goal.worth = 1;
    if (game_->rules().on(Option::WonderInstantWin)) {
        // The way to the end, if it can be gone in time, counts for each stage of it.
        Cards all;
        for (std::size_t i = static_cast<std::size_t>(built); i < wonderStages; ++i)
            all += Cards{game_->table().wonderCosts[i]};
        const float chance =
            std::clamp(1 - economy_.wait(game_->hand(seat_), all) / (horizon_ + 1), 0.0F, 1.0F);
        const auto left = static_cast<float>(static_cast<int>(wonderStages) - built);
        goal.worth += chance * static_cast<float>(needed_) / left;
        if (built + 1 == static_cast<int>(wonderStages)) {
            goal.points = static_cast<float>(needed_);
            goal.worth = goal.points + 3;
        }
    }
    add(goal);
}

} // namespace isle
