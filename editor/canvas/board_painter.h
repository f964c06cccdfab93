#pragma once

#include "editor/canvas/board_layers.h"
#include "editor/canvas/picture.h"
#include "editor/canvas/trace.h"
#include "editor/canvas/view_transform.h"
#include "editor/look/theme.h"

#include <QPointF>
#include <QRegion>
#include <QSizeF>
#include <QString>

#include <optional>
#include <span>
#include <vector>

class QPainter;

namespace isle {

/// How much is drawn at a hex width (visual design 8): fewer things when smaller.
enum class DetailLevel : std::uint8_t { Map, XS, S, M, L, XL };

/// The level of a hex width in pixels. With the level shown before, it changes only 2 px past the border, so
/// that a slow zoom does not flicker.
[[nodiscard]] DetailLevel detailFor(double hexPixels, std::optional<DetailLevel> before = std::nullopt);

/// How a board is painted.
struct PaintOptions {
    bool grid = true;
    bool names = true;
    double nameScale = 1.0; ///< names are as large as on screen; exports make them larger with the hexes
    bool vector = false;    ///< draw SVG artwork itself instead of cached pixmaps, for SVG and PDF
    std::optional<DetailLevel> level; ///< by the hex width when not set
    BoardLayers layers{};
    bool designMarks = false;            ///< shuffle groups, limits, forbidden starts and the far side
    bool cellNames = false;              ///< "D5" in every hex
    bool patterns = false;               ///< a pattern of its own on each terrain
    const TracePicture* trace = nullptr; ///< under the map; not owned
};

/// Paints a board: sea, shallows, land, coast, docks, badges, tokens, pieces, robber and pirate, names, in
/// the order of visual design 7 and the level of detail of 8. Only what touches `region` (in pixels) is
/// painted when it is not empty.
void paintBoard(QPainter& painter, const BoardPicture& picture, const ViewTransform& view, const Theme& theme,
                const PaintOptions& options, const QRegion& region = {});

/// The name of an island where it is drawn; its size on screen is fixed, so its place depends on the zoom but
/// not on where the view is.
struct PlacedName {
    QString name;
    IslandRole role = IslandRole::Start;
    QPointF topLeft; ///< in map units
    QSizeF size;     ///< in pixels

    friend bool operator==(const PlacedName&, const PlacedName&) = default;
};

/// Finds places for the names of islands over sea outside their coasts, not over harbours, ships or each
/// other.
[[nodiscard]] std::vector<PlacedName> placeIslandNames(const BoardPicture& picture, const ViewTransform& view,
                                                       DetailLevel level, double scale = 1.0);
void paintIslandNames(QPainter& painter, std::span<const PlacedName> names, const ViewTransform& view,
                      const Theme& theme, DetailLevel level, double scale = 1.0);

/// What of a board lies at most this many map units outside the hexes it belongs to: how far around a changed
/// hex must be painted anew.
inline constexpr double paintMargin = 60.0;

} // namespace isle
