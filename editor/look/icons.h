#pragma once

#include "engine/base/id.h"
#include "engine/map/terrain.h"

#include <QColor>
#include <QIcon>
#include <QPixmap>
#include <QString>

namespace isle {

/// What an icon is drawn on, which decides its colours.
enum class IconGround : std::uint8_t {
    Panel,   ///< text colour; accent when checked
    Segment, ///< text colour; the colour for text on the accent when checked
    Accent,  ///< always the colour for text on the accent, for primary buttons
};

/// An interface icon (resources/icons/NAME.svg) that takes its colours from the current theme each time it is
/// drawn: text colour, disabled colour, and accent when checked.
[[nodiscard]] QIcon icon(const QString& name, IconGround ground = IconGround::Panel);

/// One icon as a pixmap in one colour, `size` device-independent pixels wide.
[[nodiscard]] QPixmap iconPixmap(const QString& name, int size, const QColor& colour, qreal devicePixelRatio);

/// Artwork (resources/tiles/NAME.svg, the small version below 40 px) in the current theme, for palettes and
/// lists.
[[nodiscard]] QPixmap artPixmap(const QString& name, QSize size, qreal devicePixelRatio);

/// Names of artwork: "forest", "token-6", "harbour-wool", "resource-brick".
[[nodiscard]] QString artName(Terrain terrain);
[[nodiscard]] QString artName(HarbourKind kind);
[[nodiscard]] QString artName(Resource resource);
[[nodiscard]] QString artName(Marker marker); ///< empty for none
[[nodiscard]] QString tokenArtName(int value);

/// The chip that stands for a seat: its colour with its emblem, square.
[[nodiscard]] QPixmap seatPixmap(Seat seat, int size, qreal devicePixelRatio);

} // namespace isle
