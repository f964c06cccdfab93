#pragma once

#include "editor/tools/draw_options.h"
#include "editor/tools/paste_options.h"
#include "engine/map/map.h"

#include <QObject>

namespace isle {

inline constexpr int mostRadius = 5;

/// What palette and tool options say a tool should do. One object for the whole window.
class ToolSettings : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    [[nodiscard]] Terrain terrain() const { return terrain_; }
    [[nodiscard]] CellNumber number() const { return number_; }
    [[nodiscard]] HarbourKind harbour() const { return harbour_; }
    [[nodiscard]] Marker marker() const { return marker_; } ///< a chip or a chest
    [[nodiscard]] int group() const { return group_; }      ///< shuffle group; 0 for the common pools
    [[nodiscard]] int radius() const { return radius_; }    ///< 0 to mostRadius: 1, 7, 19, 37, 61 or 91 hexes
    /// Painting land that takes a number gives it one from the pool; off leaves it without.
    [[nodiscard]] bool shuffledNumbers() const { return shuffledNumbers_; }
    [[nodiscard]] const DrawOptions& draw() const { return draw_; }
    [[nodiscard]] const PasteOptions& paste() const { return paste_; }

    void setTerrain(Terrain terrain);
    void setNumber(CellNumber number);
    void setHarbour(HarbourKind kind);
    void setMarker(Marker marker);
    void setGroup(int group);
    void setRadius(int radius);
    void setShuffledNumbers(bool on);
    void setDraw(const DrawOptions& options);
    void setPaste(const PasteOptions& options);

  signals:
    void changed();

  private:
    Terrain terrain_ = Terrain::Forest;
    CellNumber number_ = CellNumber::shuffled();
    HarbourKind harbour_ = HarbourKind::Shuffled;
    Marker marker_ = Marker::ChipAny;
    int group_ = 1;
    int radius_ = 0;
    bool shuffledNumbers_ = true;
    DrawOptions draw_;
    PasteOptions paste_;
};

} // namespace isle
