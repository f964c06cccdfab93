#pragma once

#include "engine/deal/board.h"
#include "engine/map/map.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace isle {

class MapDocument;

/// The deals of the map that are looked at one after the other: by seed, with some hexes locked so that only
/// the rest is dealt again. A deal can be taken back to the one before, kept to be compared with, and made
/// the design. What is locked is forgotten when the map gets another shape.
class DealPreview : public QObject {
    Q_OBJECT

  public:
    explicit DealPreview(MapDocument& document, QObject* parent = nullptr);

    [[nodiscard]] std::uint64_t seed() const { return present_.seed; }
    /// Deals with another seed; what is locked stays.
    void setSeed(std::uint64_t seed);
    /// Deals everything that is not locked with the next seed.
    void reroll();

    /// Steps to the deal before and, after that, forward again.
    void back();
    void forward();
    [[nodiscard]] bool canGoBack() const { return !past_.empty(); }
    [[nodiscard]] bool canGoForward() const { return !future_.empty(); }

    /// Hexes that keep what the present deal gave them; sorted.
    [[nodiscard]] const std::vector<Cell>& locked() const { return present_.locked; }
    /// Locks the hexes, or unlocks them when all of them are locked. Nothing while the map cannot be dealt.
    void toggleLock(const std::vector<Cell>& cells);
    void unlockAll();

    /// The present deal; null when the map cannot be dealt.
    [[nodiscard]] std::shared_ptr<const Board> board() const;
    /// Why the map cannot be dealt; empty when it can.
    [[nodiscard]] QString refusal() const;

    /// The map whose deal with seed() is the present one: what is locked is fixed in it.
    [[nodiscard]] Map dealtMap() const;

    /// Makes what the deal gave part of the design: of the given hexes, or of the whole map with its harbours
    /// when there are none. One undo step. False when there was nothing to fix.
    bool pin(const std::vector<Cell>& cells);

    /// Keeps the present deal to compare others with.
    void keep();
    [[nodiscard]] std::shared_ptr<const Board> kept() const { return kept_; }
    [[nodiscard]] std::uint64_t keptSeed() const { return keptSeed_; }

  signals:
    void changed(); ///< another deal, other locks or another deal kept; not for edits of the map

  private:
    /// How a deal came about: the same step gives the same deal as long as the map is the same.
    struct Step {
        std::uint64_t seed = 1;
        std::vector<Cell> locked;
        std::shared_ptr<const Board> lockedIn; ///< the deal the locked hexes keep the values of
    };

    void go(Step step);
    void follow();
    void dealNow() const;

    MapDocument& document_;
    Step present_;
    std::vector<Step> past_;
    std::vector<Step> future_;
    std::shared_ptr<const Topology> topology_; ///< of the deals
    mutable bool stale_ = true; ///< dealt only when somebody asks: most edits are made with the design shown
    mutable std::shared_ptr<const Board> board_;
    mutable QString refusal_;
    std::shared_ptr<const Board> kept_;
    std::uint64_t keptSeed_ = 0;
};

} // namespace isle
