#pragma once

#include "engine/map/terrain.h"

#include <QPainterPath>
#include <QString>

#include <optional>

class QPainter;

namespace isle {

/// The lines that tell a terrain from all others without its colour, in map units about the hex's centre,
/// kept inside the hex. Empty for sea and void, which nothing is taken for.
[[nodiscard]] QPainterPath patternPath(Terrain terrain);

/// Draws a terrain's pattern about the origin in map units: dark lines with a light rim, so that they show on
/// every ground in both themes.
void drawPattern(QPainter& painter, Terrain terrain);

/// The name of a pattern among the sprites, and back.
[[nodiscard]] QString patternSprite(Terrain terrain);
[[nodiscard]] std::optional<Terrain> patternOfSprite(const QString& name);

} // namespace isle
