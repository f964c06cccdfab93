#pragma once

#include "engine/players/economy.h"
#include "engine/players/reach.h"
#include "engine/players/trail.h"

#include <array>

namespace isle {

/// Something a seat could work for.
struct Goal {
    enum class Kind : std::uint8_t { Settlement, City, Card, Route, Explore, Raid, Dig, Stage };
    Kind kind = Kind::Card;
    bool ship = false;      ///< its edges are ships
    std::uint8_t edges = 0; ///< pieces to lay first
    CrossingId crossing;    ///< of a town
    HexId hex;              ///< of a raid or canal tile
    EdgeId edge;            ///< the first piece to lay
    Cards price;            ///< all that is still to be paid
    Cards last;             ///< what is to be paid when the pieces lie
    float points = 0;       ///< victory points it brings
    float worth = 0;        ///< the same with what it yields later, in victory points
    float wait = 0;         ///< rounds until it is paid, see Goals::rank
    float score = 0;

    /// What is to be paid next: one piece, or what it is all for.
    [[nodiscard]] Cards step() const { return edges == 0 ? last : ship ? shipCost : roadCost; }
};

/// The goals of a seat. What depends on the board is surveyed once; how long each takes changes with every
/// card.
class Goals {
  public:
    /// Looks at the board anew.
    void survey(const Game& game, const BoardSense& board, Seat seat);

    /// Judges the goals with these cards in hand; the best comes first.
    void rank(const Cards& hand);

    /// The seat's goals; the first is the best one once they are ranked.
    [[nodiscard]] std::span<const Goal> all() const { return {goals_.data(), count_}; }
    [[nodiscard]] const Goal* best() const { return count_ == 0 ? nullptr : goals_.data(); }
    [[nodiscard]] const Economy& economy() const { return economy_; }
    [[nodiscard]] const Reach& reach() const { return reach_; }

  private:
    void add(const Goal& goal);
    void addBestOfWay(const Goal& goal);
    void addSettlements();
    void addSettlement(CrossingId crossing);
    void addCities();
    void addCard();
    void addRoute();
    [[nodiscard]] float horizon() const;
    // special_goals.cpp
    void findFortresses();
    void addSpecials();
    void addRaid(HexId fortress);
    void addExploring();
    void addDigging();
    void addStage();
    [[nodiscard]] float specialWorth(CrossingId crossing) const;
    [[nodiscard]] float clothFrom(HexId village) const;
    [[nodiscard]] float fogAt(CrossingId crossing) const;
    [[nodiscard]] bool barred(CrossingId crossing) const;

    [[nodiscard]] bool safeToShare(HexId fortress) const;
    [[nodiscard]] float islandWorth(HexId fortress) const;
    [[nodiscard]] float routeWorth(int edges) const;
    [[nodiscard]] float landingBonus(CrossingId crossing) const;
    [[nodiscard]] float seaLure(CrossingId crossing) const;
    [[nodiscard]] float harbourWorth(CrossingId crossing) const;

    static constexpr std::size_t most = 64;
    static constexpr std::uint8_t none = 0xFF;
    static constexpr std::size_t longestWay = 16;
    std::array<Goal, most> goals_;
    std::size_t count_ = 0;
    std::array<std::uint8_t, 4 * longestWay>
        ofWay_{}; ///< the best goal so far of each price, see addBestOfWay
    Economy economy_;
    Reach reach_;
    TrailSearch trails_;

    const Game* game_ = nullptr; ///< during survey
    const BoardSense* board_ = nullptr;
    Seat seat_;
    float horizon_ = 0;             ///< rounds the game may still go on
    float pace_ = 0;                ///< victory points that a card a round is worth
    int needed_ = 0;                ///< points to the target
    std::vector<HexId> fortresses_; ///< standing
};

} // namespace isle
