#pragma once

#include <QImage>
#include <QPointF>

namespace isle {

/// A picture under the map that is drawn after: a photo of a board, a scan, an atlas. It is never exported.
struct TracePicture {
    QImage image;
    QPointF topLeft;          ///< of the picture, in map units
    double scale = 1.0;       ///< map units to a pixel of the picture
    double opacity = 1.0;     ///< of the picture on the ground of the canvas
    double seaOpacity = 0.35; ///< of sea hexes over the picture; land has that of its layer

    friend bool operator==(const TracePicture& a, const TracePicture& b) {
        return a.image.cacheKey() == b.image.cacheKey() && a.topLeft == b.topLeft && a.scale == b.scale
               && a.opacity == b.opacity && a.seaOpacity == b.seaOpacity;
    }
};

} // namespace isle
