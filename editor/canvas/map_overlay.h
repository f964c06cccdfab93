#pragma once

#include "editor/canvas/picture.h"

#include <QColor>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <optional>
#include <span>
#include <vector>

class QPainter;

namespace isle {

struct PaintContext;
class ViewTransform;

/// What a map is good for, drawn over it: values at crossings or areas of hexes, with a legend. One at a
/// time.
struct MapOverlay {
    /// How an area is filled, besides its colour.
    enum class Pattern : std::uint8_t { None, Rising, Falling, Dots, Level, Crossed };

    /// A crossing with a value.
    struct Spot {
        CrossingPlace crossing;
        QColor colour;
        QString label;
        bool large = false; ///< pointed out: drawn larger than the others
        QString tip;        ///< shown under the pointer
        QString tipDetail;

        friend bool operator==(const Spot&, const Spot&) = default;
    };
    /// Hexes of one meaning, filled and outlined together.
    struct Area {
        std::vector<Cell> hexes;
        QColor colour;
        Pattern pattern = Pattern::None;
        QString label; ///< on its hex nearest to the middle

        friend bool operator==(const Area&, const Area&) = default;
    };
    /// A line of the legend.
    struct Key {
        QColor colour;
        Pattern pattern = Pattern::None;
        QString text;

        friend bool operator==(const Key&, const Key&) = default;
    };

    QString title;
    QString note; ///< what is known and what is not
    std::vector<Area> areas;
    std::vector<Spot> spots;
    std::vector<Key> keys;

    friend bool operator==(const MapOverlay&, const MapOverlay&) = default;
};

/// A colour of a scale from 0 (low, dark) to 1 (high, light) that grows lighter evenly, so that it can be
/// read with any kind of colour vision and in grey (viridis).
[[nodiscard]] QColor scaleColour(double value);

/// Black or white, whichever has the greater contrast on a colour.
[[nodiscard]] QColor textOn(const QColor& ground);

void paintMapOverlay(const PaintContext& context, const MapOverlay& overlay);

/// The legend's swatch of a key.
void paintSwatch(QPainter& painter, const QRectF& rect, const MapOverlay::Key& key);

/// The spot whose circle lies under a pixel.
[[nodiscard]] std::optional<std::size_t> spotAt(const MapOverlay& overlay, const ViewTransform& view,
                                                QPointF pixels);

} // namespace isle
