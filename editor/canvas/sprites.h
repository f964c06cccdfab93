#pragma once

#include "editor/look/art.h"

#include <QPixmap>
#include <QSize>
#include <QString>

#include <array>
#include <cstdint>

namespace isle {

/// A piece of artwork at one size in one theme.
struct SpriteKey {
    QString name;
    ArtSize art = ArtSize::Full;
    QRgb tint = 0; ///< replaces currentColor; 0 for none
    QSizeF size;   ///< of the drawing, in device pixels
    int turn = 0;  ///< degrees clockwise
    bool dark = false;
    std::uint8_t coast = 0; ///< sea: bit d for land in Direction d, where shallows are drawn

    friend bool operator==(const SpriteKey&, const SpriteKey&) = default;
};

/// The pixmap of a sprite, drawn when first asked for and kept. It is a little larger than the drawing, with
/// even sides, so that the drawing's centre lies between pixels; its device pixel ratio is 1.
[[nodiscard]] const QPixmap& sprite(const SpriteKey& key);

/// The bands of shallow water along a coast (visual design 2.1): colour with opacity, and width in map units.
/// The widest comes first.
struct ShallowBand {
    QColor colour;
    double width;
};
[[nodiscard]] const std::array<ShallowBand, 3>& shallowBands(bool dark);

/// Drops what is kept when it has grown too large; called once before a board is painted.
void trimSprites();

} // namespace isle
