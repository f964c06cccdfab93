#pragma once

#include "editor/look/theme.h"
#include "engine/map/terrain.h"

#include <QByteArray>
#include <QColor>
#include <QRectF>
#include <QString>

class QPainter;

namespace isle {

/// Which drawing of a piece of artwork (visual design 8).
enum class ArtSize : std::uint8_t {
    Full,
    Small,      ///< for small hexes; the full one where there is no small one
    SmallNoRim, ///< the small one with the rim in the colour of the ground, for tiny hexes
};

/// The SVG text of a piece of artwork ("forest", "token-6") in a theme. Night colours come from palette.json
/// by the drawing's class; `tint` replaces currentColor afterwards. Empty when there is no such artwork.
[[nodiscard]] QByteArray artSource(const QString& name, ArtSize size, const Theme& theme,
                                   const QColor& tint = {});

/// The SVG text of an interface icon in one colour.
[[nodiscard]] QByteArray iconSource(const QString& name, const QColor& colour);

/// Draws a piece of artwork into a rectangle, as vectors.
void drawArt(QPainter& painter, const QRectF& rect, const QString& name, ArtSize size, const Theme& theme,
             const QColor& tint = {});

/// The colour that replaces a colour of the artwork at night.
[[nodiscard]] QColor nightColour(const QString& artName, const QColor& day);

/// The flat colour of a terrain for minimaps, charts and the smallest hexes (visual design 2.1).
[[nodiscard]] QColor groundColour(Terrain terrain, const Theme& theme);

} // namespace isle
