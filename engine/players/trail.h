#pragma once

#include "engine/players/board_sense.h"

#include <optional>

namespace isle {

/// A piece that would make a seat's longest route longer.
struct Extension {
    EdgeId edge;
    bool ship = false;
};

/// Finds where a seat's longest trail (B-140, S-80) can be made longer: at one of its ends, with room for
/// `more` pieces. Trails that grow by joining two parts are not looked for.
class TrailSearch {
  public:
    [[nodiscard]] std::optional<Extension> extend(const Game& game, const BoardSense& board, Seat seat,
                                                  std::span<const EdgeId> pieces, int more);

  private:
    struct End {
        CrossingId at;
        bool ship = false;
    };
    void walk(CrossingId at, bool ship, int length);
    [[nodiscard]] std::optional<Extension> grow(End end, int more);
    [[nodiscard]] bool room(CrossingId at, bool ship, int more);
    [[nodiscard]] bool usable(EdgeId edge, bool ship) const;

    const Game* game_ = nullptr;
    const BoardSense* board_ = nullptr;
    Seat seat_;
    std::vector<std::uint8_t> used_; ///< by EdgeId: on the trail walked now
    std::vector<End> ends_;          ///< of all longest trails
    int longest_ = 0;
    int budget_ = 0;
};

} // namespace isle
