#pragma once

#include "engine/rules/block.h"

namespace isle {

/// The longest trail of a seat (B-140), found by peeling: pieces with an end where no trail goes on are taken
/// off one after the other, each leaving at its other end how far a trail can run out that way. Where the
/// pieces form no ring, nothing is left and every piece has been looked at once. Else what is left are the
/// rings and what lies between them: a few places where a trail has a choice, joined by lines without one,
/// and all trails over those lines are walked. Allocates nothing. Internal to engine/rules.
class TrailPeel {
  public:
    TrailPeel(const Position& position, std::size_t seat);

    [[nodiscard]] int longest();

    /// Whether so many trails were walked that it gave up; what was found may then be too short.
    [[nodiscard]] bool cutShort() const { return steps_ >= mostSteps; }
    /// Pieces walked over.
    [[nodiscard]] std::size_t steps() const { return steps_; }

  private:
    /// The 30 pieces of the published rules never need as many unless roads and ships both wind tightly and
    /// join.
    static constexpr std::size_t mostSteps = 30000;
    static constexpr std::size_t mostPieces =
        100; ///< of a kind and seat (options pieces_roads, pieces_ships)

    // Numbers are wider than need be: a write of a byte may change anything, so that all has to be read
    // again.

    /// Where trails go on: a crossing for one kind of piece, or for both at an own town (S-80).
    struct Node {
        std::uint16_t edges;  ///< the pieces left there, xor-ed: the last one is known by itself
        std::uint16_t degree; ///< and how many they are
        std::uint16_t run;    ///< the longest run out over pieces taken off
        std::uint16_t stop;   ///< one more than its number among the stops
    };
    /// A node of what is left at which a trail may turn or end well.
    struct Stop {
        std::uint16_t run;
        std::uint16_t degree;
        std::array<std::uint16_t, 3> lines;
    };
    /// The pieces from one stop to the next, or round to the same.
    struct Line {
        std::uint16_t stops; ///< at both ends, xor-ed
        std::uint16_t length;
        bool used;
    };

    [[nodiscard]] bool isShip(std::size_t edge) const { return pieces_[edge] != road_; }
    [[nodiscard]] bool isOwn(Code town) const { return static_cast<Code>(town - road_) < 2; }
    [[nodiscard]] bool isWall(std::size_t crossing) const { // B-141
        const Code town = towns_[crossing];
        return town != 0 && !isOwn(town);
    }
    /// The node where pieces of a kind go on; not for walls.
    [[nodiscard]] std::size_t nodeAt(std::size_t crossing, bool ship) const {
        return 2 * crossing + (ship && towns_[crossing] == 0 ? 1 : 0);
    }

    void link(const Position& position, std::size_t seat);
    void linkEnd(std::size_t edge, std::size_t crossing, bool ship);
    void peelFrom(std::size_t edge, std::size_t closedEnd);
    [[nodiscard]] bool isClosed(std::size_t edge, std::size_t end) const;

    void drawLines();
    std::uint16_t stopAt(std::size_t node);
    void drawLine(std::size_t edge, std::size_t from);
    int longestRing();
    int longestOverLines();
    int onward(std::size_t stop);

    const Plan& plan_;
    const Code* towns_;
    const Code* pieces_;
    Code road_; ///< codes of own pieces: road and ship, or settlement and city
    int best_ = 0;
    std::size_t steps_ = 0;
    // Only what the seat's pieces touch is set: the size of the map costs nothing.
    std::array<Node, 2 * 64 * mostCrossingWords> nodes_;
    EdgeSet left_;
    std::array<Stop, 2 * mostPieces> stops_;
    std::array<Line, 2 * mostPieces> lines_;
    std::uint16_t stopCount_ = 0;
    std::uint16_t lineCount_ = 0;
};

} // namespace isle
