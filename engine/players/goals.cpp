#include "engine/players/goals.h"

#include <algorithm>

namespace isle {

namespace {

constexpr int roadsAhead = 4;
/// As far as the farthest island of the shipped maps is from a good harbour.
constexpr int shipsAhead = 8;

/// How many cards make a victory point, roughly.
constexpr float cardsAPoint = 6.2F;

Cards times(const Cards& price, int many) {
    Cards sum;
    for (std::size_t r = 0; r < resourceCount; ++r)
        sum.count[r] = static_cast<std::uint8_t>(price.count[r] * many);
    return sum;
}

} // namespace

void Goals::survey(const Game& game, const BoardSense& board, Seat seat) {
    game_ = &game;
    board_ = &board;
    seat_ = seat;
    count_ = 0;
    ofWay_.fill(none);
    reach_.update(game, board, seat, roadsAhead, game.supply(seat, Piece::Ship) > 0 ? shipsAhead : 0);
    economy_ = economyOf(game, board, seat, reach_.towns());
    needed_ = std::max(1, game.rules()[Option::Target] - game.points(seat).total());
    horizon_ = horizon();
    pace_ = horizon_ / cardsAPoint;
    findFortresses();
    addCities();
    addSettlements();
    addCard();
    addRoute();
    addSpecials();
    game_ = nullptr;
}

/// Rounds until somebody will have won.
float Goals::horizon() const {
    int lead = 0;
    for (int s = 0; s < game_->seats(); ++s) {
        const auto points = game_->points(Seat(static_cast<std::size_t>(s)));
        lead = std::max(lead, s == static_cast<int>(seat_.index()) ? points.total() : points.open());
    }
    return std::clamp(1.6F * static_cast<float>(game_->rules()[Option::Target] - lead), 1.5F, 22.0F);
}

void Goals::add(const Goal& goal) {
    if (count_ < most) {
        goals_[count_++] = goal;
        return;
    }
    const auto weakest = std::min_element(goals_.begin(), goals_.end(),
                                          [](const Goal& a, const Goal& b) { return a.worth < b.worth; });
    if (weakest->worth < goal.worth)
        *weakest = goal;
}

/// Settlements, and fog to find, that cost the same compare by their worth alone: the best of them stands
/// for all.
void Goals::addBestOfWay(const Goal& goal) {
    const std::size_t kind = (goal.kind == Goal::Kind::Settlement ? 0U : 2U) + (goal.ship ? 1U : 0U);
    std::uint8_t& slot = ofWay_[kind * longestWay + std::min<std::size_t>(goal.edges, longestWay - 1)];
    if (slot == none && count_ < most) {
        slot = static_cast<std::uint8_t>(count_);
        goals_[count_++] = goal;
    } else if (slot != none && goals_[slot].worth < goal.worth) {
        goals_[slot] = goal;
    }
}

void Goals::addSettlements() {
    if (game_->supply(seat_, Piece::Settlement) == 0)
        return;
    for (const CrossingId c : reach_.roads().found)
        addSettlement(c);
    for (const CrossingId c : reach_.ships().found)
        if (reach_.roads().steps[c.index()] == Reach::unreached)
            addSettlement(c);
}

void Goals::addSettlement(CrossingId crossing) {
    const auto& at = board_->topology()[crossing];
    if (!at.land || game_->town(crossing) || barred(crossing))
        return;
    for (const CrossingId next : board_->neighbours(crossing))
        if (game_->town(next))
            return;

    const int roads = reach_.roads().steps[crossing.index()];
    const int ships = reach_.ships().steps[crossing.index()];
    Goal goal;
    goal.kind = Goal::Kind::Settlement;
    goal.ship = ships < roads;
    goal.edges = static_cast<std::uint8_t>(std::min(roads, ships));
    if (goal.edges > game_->supply(seat_, goal.ship ? Piece::Ship : Piece::Road))
        return;
    goal.crossing = crossing;
    goal.edge = reach_.firstEdge(*board_, goal.ship ? reach_.ships() : reach_.roads(), crossing);
    goal.price = times(goal.ship ? shipCost : roadCost, goal.edges);
    goal.price += settlementCost;
    goal.last = settlementCost;
    const float landing = landingBonus(crossing);
    goal.points = 1 + landing;
    const float yield =
        economy_.worthOf(board_->yield(crossing), cardsARound(*game_)) + harbourWorth(crossing);
    goal.worth = goal.points + yield * pace_ + seaLure(crossing) + landing;
    if (board_->special(crossing))
        goal.worth += specialWorth(crossing) + (goal.edges > 0 ? fogAt(crossing) : 0.0F);
    if (goal.edges > 0)
        goal.worth += routeWorth(goal.edges);
    addBestOfWay(goal);
}

/// S-72 to S-76: what a landing there scores.
float Goals::landingBonus(CrossingId crossing) const {
    const Table& table = game_->table();
    const IslandId island = table.bonusIsland[crossing.index()];
    if (!island.valid())
        return 0;
    const Rules& rules = game_->rules();
    const bool perSeat = rules.as<HomeRule>(Option::HomeRule) == HomeRule::PerSeat; // S-74
    if ((!perSeat && !table.newIslands[island.index()]) || game_->landedOn(seat_, island))
        return 0;
    if (const auto list = rules.islandBonusList(); !list.empty()) {
        std::size_t landed = 0;
        for (std::size_t i = 0; i < table.newIslands.size(); ++i)
            landed += table.newIslands[i] && game_->landedOn(seat_, IslandId(i)) ? 1 : 0;
        return static_cast<float>(list[std::min(landed, list.size() - 1)]);
    }
    const auto mode = rules.as<IslandBonus>(Option::IslandBonus);
    if (mode == IslandBonus::None)
        return 0;
    const bool each = mode == IslandBonus::EachPlayer || perSeat;
    return !each && game_->islandTaken(island) ? 0 : static_cast<float>(rules[Option::IslandBonusPoints]);
}

/// What pieces on the way to a goal do for the longest route.
float Goals::routeWorth(int edges) const {
    const Rules& rules = game_->rules();
    if (!rules.on(Option::LongestRoute) || game_->longestRoute() == seat_)
        return 0;
    return 0.06F * static_cast<float>(edges * rules[Option::LongestRoutePoints]);
}

/// A first town at the sea opens the way to the islands.
float Goals::seaLure(CrossingId crossing) const {
    const int ships = board_->shipsToNewIsland(crossing);
    if (ships == 0 || ships > shipsAhead)
        return 0;
    for (const CrossingId town : reach_.towns())
        if (board_->shipsToNewIsland(town) <= ships + 1)
            return 0;
    return 0.12F * static_cast<float>(shipsAhead + 2 - ships);
}

/// Cards a round saved by the harbour's rate.
float Goals::harbourWorth(CrossingId crossing) const {
    const HarbourKind kind = board_->harbour(crossing);
    if (kind == HarbourKind::Shuffled)
        return 0;
    constexpr float traded = 0.5F; // the share of its cards a seat takes to the bank
    const auto saved = [&](std::size_t r, float rate) {
        const float income = economy_.income[r] + board_->yield(crossing).pips[r] * cardsARound(*game_);
        return std::max(0.0F, rate - economy_.inverseRate[r]) * income * traded;
    };
    if (kind != HarbourKind::Generic)
        return saved(static_cast<std::size_t>(kind), 0.5F);
    float sum = 0;
    for (std::size_t r = 0; r < resourceCount; ++r)
        sum += saved(r, 1.0F / 3.0F);
    return sum;
}

void Goals::addCities() {
    if (game_->supply(seat_, Piece::City) == 0)
        return;
    for (const CrossingId c : reach_.towns()) {
        if (game_->town(c).piece != Piece::Settlement)
            continue;
        Goal goal;
        goal.kind = Goal::Kind::City;
        goal.crossing = c;
        goal.price = goal.last = cityCost;
        goal.points = 1;
        goal.worth = 1 + economy_.worthOf(board_->yield(c), cardsARound(*game_)) * pace_;
        if (game_->supply(seat_, Piece::Settlement) == 0)
            goal.worth += 0.7F; // B-108: it gives a settlement back
        add(goal);
    }
}

void Goals::addCard() {
    if (game_->deckSize() == 0)
        return;
    Goal goal;
    goal.kind = Goal::Kind::Card;
    goal.price = goal.last = devCardCost;

    // A share of the deck as it was at first; what is left of it nobody knows.
    const Rules& rules = game_->rules();
    const auto many = [&](Option option) { return static_cast<float>(rules[option]); };
    const float knights = many(Option::DevDeckKnight);
    const float points = many(Option::DevDeckVictoryPoint);
    const float progress =
        many(Option::DevDeckRoadBuilding) + many(Option::DevDeckYearOfPlenty) + many(Option::DevDeckMonopoly);
    const float deck = std::max(1.0F, knights + points + progress);

    float army = 0;
    if (rules.on(Option::LargestArmy) && game_->largestArmy() != seat_) {
        int goalKnights = rules[Option::LargestArmyThreshold];
        if (game_->largestArmy().valid())
            goalKnights = std::max(goalKnights, game_->playedKnights(game_->largestArmy()) + 1);
        const int short_ =
            goalKnights - game_->playedKnights(seat_) - game_->devCards(seat_, DevCard::Knight);
        constexpr std::array share{0.0F, 1.3F, 0.9F, 0.65F};
        if (short_ > 0 && short_ < static_cast<int>(share.size()))
            army = share[static_cast<std::size_t>(short_)] * many(Option::LargestArmyPoints);
    }
    const float hurry = std::min(1.0F, horizon_ / 6); // a knight's robbery pays over time
    goal.points = points / deck + knights / deck * army;
    goal.worth = goal.points + knights / deck * 0.4F * hurry + progress / deck * 0.55F;
    // Measured in play: a card is worth more than its parts, as it also keeps an award from others. But only
    // one a turn is played.
    goal.worth *= 1.35F * (1 - 0.15F * static_cast<float>(std::min(4, game_->devCount(seat_))));
    add(goal);
}

void Goals::addRoute() {
    const Rules& rules = game_->rules();
    if (!rules.on(Option::LongestRoute) || game_->longestRoute() == seat_)
        return;
    int length = rules[Option::LongestRouteThreshold];
    const Seat holder = game_->longestRoute();
    for (int s = 0; s < game_->seats(); ++s) {
        const Seat seat(static_cast<std::size_t>(s));
        if (seat != seat_)
            length = std::max(length, game_->routeLength(seat) + 1);
    }
    const int more = length - game_->routeLength(seat_);
    const int reachable = needed_ <= rules[Option::LongestRoutePoints] + 1 ? 5 : 3;
    if (more < 1 || more > reachable)
        return;
    const auto found = trails_.extend(*game_, *board_, seat_, reach_.pieces(), more);
    if (!found)
        return;
    Goal goal;
    goal.kind = Goal::Kind::Route;
    goal.ship = found->ship;
    goal.edges = static_cast<std::uint8_t>(more);
    goal.edge = found->edge;
    goal.price = times(found->ship ? shipCost : roadCost, more);
    goal.points = static_cast<float>(rules[Option::LongestRoutePoints]);
    goal.worth = goal.points * (holder.valid() ? 0.9F : 0.5F); // an award that is early is often lost again
    add(goal);
}

void Goals::rank(const Cards& hand) {
    for (Goal& goal : std::span(goals_).first(count_)) {
        goal.wait = economy_.wait(hand, goal.price);
        // What comes later brings less, and nothing when the game is over by then.
        const float late = std::clamp(1 - goal.wait / (horizon_ * 2 + 5), 0.05F, 1.0F);
        goal.score = goal.worth * late / (goal.wait + 1.6F);
        if (goal.points >= static_cast<float>(needed_))
            goal.score += 50.0F / (goal.wait + 1); // it wins
        else if (needed_ <= 3)
            goal.score += 0.8F * goal.points / (goal.wait + 1);
    }
    const auto best = std::max_element(goals_.begin(), goals_.begin() + static_cast<std::ptrdiff_t>(count_),
                                       [](const Goal& a, const Goal& b) { return a.score < b.score; });
    if (count_ > 0)
        std::iter_swap(goals_.begin(), best);
}

} // namespace isle
