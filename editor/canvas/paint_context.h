#pragma once

#include "editor/canvas/board_painter.h"
#include "editor/look/art.h"

#include <QPainter>

#include <span>

namespace isle {

/// What everything that paints a board needs: where to, what, in which theme and how finely.
struct PaintContext {
    QPainter& painter;
    const BoardPicture& picture;
    const ViewTransform& view;
    const Theme& theme;
    PaintOptions options;
    DetailLevel level = DetailLevel::M;
    QRectF exposed;        ///< in pixels; what lies outside need not be painted
    const QRegion& region; ///< the same precisely; empty for everything
    double ratio = 1.0;    ///< device pixels to a pixel

    [[nodiscard]] double scale() const { return view.scale(); }
    [[nodiscard]] bool atLeast(DetailLevel wanted) const { return level >= wanted; }

    /// The nearest whole device pixel, so that sprites are crisp.
    [[nodiscard]] QPointF snapped(QPointF pixels) const;

    /// Whether what lies within `radius` map units of a point in map units is to be painted.
    [[nodiscard]] bool shows(QPointF units, double radius) const;

    /// Draws artwork with its centre `offset` map units from a hex's centre, crossing or edge.
    void art(const QString& name, ArtSize size, QPointF anchorUnits, QPointF offset, QSizeF sizeUnits,
             const QColor& tint = {}, int turn = 0, std::uint8_t coast = 0) const;

    /// The hex at a cell of the picture; null outside.
    [[nodiscard]] const HexPicture* hexAt(Cell cell) const;
    [[nodiscard]] bool landAt(Cell cell) const;
    [[nodiscard]] bool anythingAt(Cell cell) const; ///< land or sea
};

/// A context for painting all of a painter's device or only a region of it.
[[nodiscard]] PaintContext contextFor(QPainter& painter, const BoardPicture& picture,
                                      const ViewTransform& view, const Theme& theme,
                                      const PaintOptions& options, const QRegion& region);

inline const QSizeF hexUnits{ViewTransform::hexWidth, ViewTransform::hexHeight};

/// Draws everything until its end more faintly.
class LayerOpacity {
  public:
    LayerOpacity(const PaintContext& context, double opacity)
        : painter_(context.painter), before_(context.painter.opacity()) {
        if (opacity < 1)
            painter_.setOpacity(before_ * opacity);
    }
    ~LayerOpacity() { painter_.setOpacity(before_); }
    LayerOpacity(const LayerOpacity&) = delete;
    LayerOpacity& operator=(const LayerOpacity&) = delete;

  private:
    QPainter& painter_;
    double before_;
};

// The layers of a board, in painting order (visual design 7).
void paintGround(const PaintContext& context);       ///< canvas ground, sea, grid, shallows, land, coast
void paintDocks(const PaintContext& context);        ///< docks and badges
void paintTokens(const PaintContext& context);       ///< tokens, rings, plates, chips and chests
void paintDesignGround(const PaintContext& context); ///< the far side, below what stands on it
void paintDesignMarks(const PaintContext& context);  ///< groups, limits, forbidden starts
void paintCellNames(const PaintContext& context);
void paintLinks(const PaintContext& context); ///< roads, wakes, ships
void paintTowns(const PaintContext& context);
void paintFigures(const PaintContext& context); ///< robber and pirate

// Single things, for previews as well.
void paintTerrain(const PaintContext& context, const HexPicture& hex);
void paintPattern(const PaintContext& context, const HexPicture& hex); ///< that tells terrains apart
void paintToken(const PaintContext& context, const HexPicture& hex);
void paintMarker(const PaintContext& context, const HexPicture& hex);
void paintPlate(const PaintContext& context, const HexPicture& hex);
void paintHarbour(const PaintContext& context, const HarbourPicture& harbour);
void paintTown(const PaintContext& context, const TownPicture& town);
void paintLink(const PaintContext& context, const LinkPicture& link); ///< a road, or a ship's wake
void paintShip(const PaintContext& context, const LinkPicture& link); ///< nothing for a road
void paintRobber(const PaintContext& context, Cell cell);
void paintPirate(const PaintContext& context, Cell cell);

} // namespace isle
