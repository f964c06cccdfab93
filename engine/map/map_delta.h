#pragma once

#include "engine/map/map.h"

#include <optional>
#include <vector>

namespace isle {

/// The difference between two maps, small enough to keep thousands in an undo history: only what changed,
/// before and after.
class MapDelta {
  public:
    struct CellChange {
        Cell cell;
        MapHex before;
        MapHex after;
        friend bool operator==(const CellChange&, const CellChange&) = default;
    };

    MapDelta() = default; ///< no change
    MapDelta(const Map& before, const Map& after);

    [[nodiscard]] bool empty() const;
    /// The hexes that changed, in reading order; empty when the map's size changed (see resized()).
    [[nodiscard]] const std::vector<CellChange>& cells() const { return cells_; }
    [[nodiscard]] bool resized() const { return resized_; }
    /// Whether anything but hexes changed (harbours, islands, texts, options ...).
    [[nodiscard]] bool touchesRest() const { return rest_.has_value(); }

    /// Turns the map it was made from into the other one, and back.
    void apply(Map& map) const;
    void revert(Map& map) const;

    /// This change followed by `next` as one. `next` must start where this one ended.
    void append(const MapDelta& next);

  private:
    struct Rest {
        Map before; ///< without cells unless the size changed, without other layouts unless those changed
        Map after;
        bool others = false; ///< whether the other layouts changed
    };
    static void exchange(Map& map, const Rest& rest, const Map& with, bool cellsToo);
    void appendResized(const MapDelta& next);
    void appendRest(const Rest& next);

    std::vector<CellChange> cells_;
    std::optional<Rest> rest_;
    bool resized_ = false;
};

} // namespace isle
