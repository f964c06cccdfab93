#pragma once

#include "editor/look/art.h"

#include <QPixmap>
#include <QSize>
#include <QString>

namespace isle {

/// A piece of artwork at one size in one theme.
struct SpriteKey {
    QString name;
    ArtSize art = ArtSize::Full;
    QRgb tint = 0; ///< replaces currentColor; 0 for none
    QSizeF size;   ///< of the drawing, in device pixels
    int turn = 0;  ///< degrees clockwise
    bool dark = false;

    friend bool operator==(const SpriteKey&, const SpriteKey&) = default;
};

/// The pixmap of a sprite, drawn when first asked for and kept. It is a little larger than the drawing, with
/// even sides, so that the drawing's centre lies between pixels; its device pixel ratio is 1.
[[nodiscard]] const QPixmap& sprite(const SpriteKey& key);

/// Drops what is kept when it has grown too large; called once before a board is painted.
void trimSprites();

} // namespace isle
