#pragma once

#include "engine/map/map.h"

#include <QObject>

namespace isle {

/// What palette and tool options say a tool should do. One object for the whole window.
class ToolSettings : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    [[nodiscard]] Terrain terrain() const { return terrain_; }
    [[nodiscard]] CellNumber number() const { return number_; }
    [[nodiscard]] HarbourKind harbour() const { return harbour_; }
    [[nodiscard]] int radius() const { return radius_; } ///< 0 to 3: 1, 7, 19 or 37 hexes
    /// Painting land that takes a number gives it one from the pool; off leaves it without.
    [[nodiscard]] bool shuffledNumbers() const { return shuffledNumbers_; }

    void setTerrain(Terrain terrain);
    void setNumber(CellNumber number);
    void setHarbour(HarbourKind kind);
    void setRadius(int radius);
    void setShuffledNumbers(bool on);

  signals:
    void changed();

  private:
    Terrain terrain_ = Terrain::Forest;
    CellNumber number_ = CellNumber::shuffled();
    HarbourKind harbour_ = HarbourKind::Shuffled;
    int radius_ = 0;
    bool shuffledNumbers_ = true;
};

} // namespace isle
