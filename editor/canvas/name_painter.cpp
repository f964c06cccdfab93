#include "editor/canvas/board_painter.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <cmath>
#include <limits>
#include <set>

namespace isle {

namespace {

/// Fixed on screen from level M up (visual design 3).
QFont nameFont(IslandRole role, DetailLevel level, double scale) {
    QFont font(QStringLiteral("serif"));
    font.setStyleHint(QFont::Serif);
    font.setItalic(true);
    font.setWeight(QFont::DemiBold);
    const int size = level < DetailLevel::M ? 13 : role == IslandRole::Start ? 17 : 15;
    font.setPixelSize(qMax(1, qRound(size * scale)));
    font.setLetterSpacing(QFont::PercentageSpacing, 104);
    return font;
}

/// Where names may not lie, in pixels.
class Obstacles {
  public:
    Obstacles(const BoardPicture& picture, const ViewTransform& view) : view_(view) {
        for (const HexPicture& hex : picture.hexes)
            if (isLand(hex.terrain))
                land_.insert(hex.cell);
        for (const HarbourPicture& harbour : picture.harbours) {
            const QPointF edge = view.pixelsOf(harbour.edge);
            const QPointF land = view.pixelsOf(harbour.edge.cell);
            rects_.push_back(disc(edge + (edge - land) * 0.52, 46 * view.scale()));
        }
        for (const LinkPicture& link : picture.links)
            if (link.piece == Piece::Ship)
                pieces_.push_back(disc(view.pixelsOf(link.edge), 40 * view.scale()));
        for (const TownPicture& town : picture.towns)
            pieces_.push_back(disc(view.pixelsOf(town.crossing), 44 * view.scale()));
        if (picture.pirate)
            pieces_.push_back(disc(view.pixelsOf(*picture.pirate), 56 * view.scale()));
    }

    void add(const QRectF& rect) { rects_.push_back(rect); }

    /// How much of the text would be hidden, roughly: 0 where it is free.
    [[nodiscard]] double cost(const QRectF& rect) const {
        const auto common = [&rect](const std::vector<QRectF>& others) {
            double area = 0;
            for (const QRectF& other : others) {
                const QRectF both = other & rect;
                area += both.width() * both.height();
            }
            return area;
        };
        // Pieces come and go: names give way to them a little, but do not wander off.
        double sum = common(rects_) + 0.05 * common(pieces_);
        constexpr int columns = 8;
        constexpr int rows = 3;
        const double part = rect.width() * rect.height() / ((columns + 1) * (rows + 1));
        for (int x = 0; x <= columns; ++x)
            for (int y = 0; y <= rows; ++y) {
                const QPointF point(rect.left() + rect.width() * x / columns,
                                    rect.top() + rect.height() * y / rows);
                if (land_.count(view_.cellAt(point)))
                    sum += part;
            }
        return sum;
    }

    /// Whether the land nearest to a point belongs to another island, for which people would take the name.
    [[nodiscard]] bool nearerToAnother(QPointF pixels, const IslandPicture& island) const {
        const QPointF units = view_.toUnits(pixels);
        const auto distanceTo = [&units](Cell cell) {
            const QPointF way = ViewTransform::unitsOf(cell) - units;
            return QPointF::dotProduct(way, way);
        };
        const auto nearer = [&](Cell a, Cell b) { return distanceTo(a) < distanceTo(b); };
        const auto nearest = std::min_element(land_.begin(), land_.end(), nearer);
        return nearest != land_.end()
               && std::find(island.hexes.begin(), island.hexes.end(), *nearest) == island.hexes.end();
    }

  private:
    static QRectF disc(QPointF centre, double radius) {
        return {centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius};
    }

    const ViewTransform& view_;
    std::set<Cell> land_;
    std::vector<QRectF> rects_;
    std::vector<QRectF> pieces_;
};

/// The free place nearest to where people look for a name: above the island, then beside or below it.
QRectF placeFor(const IslandPicture& island, QSizeF text, const ViewTransform& view, const QRectF& board,
                const Obstacles& obstacles) {
    QRectF around;
    for (const Cell cell : island.hexes)
        around |= QRectF(view.pixelsOf(cell) - QPointF(100, 115.47) * view.scale(),
                         QSizeF(200, 230.94) * view.scale());
    const double gap = 34 * view.scale() + 2;
    QRectF best;
    double bestCost = std::numeric_limits<double>::max();
    const auto consider = [&](QPointF centre, double distaste) {
        const QRectF rect(centre - QPointF(text.width() / 2, text.height() / 2), text);
        double cost = obstacles.cost(rect.adjusted(-4, -2, 4, 2)) * 10 + distaste;
        if (!board.contains(rect))
            cost += 40000;
        if (cost < bestCost && obstacles.nearerToAnother(centre, island))
            cost += 5000;
        if (cost < bestCost) {
            bestCost = cost;
            best = rect;
        }
    };
    const double step = qMax(4.0, 25 * view.scale());
    const QPointF middle = around.center();
    const double above = around.top() - gap - text.height() / 2 + 20 * view.scale();
    const double below = around.bottom() + gap + text.height() / 2 - 20 * view.scale();
    for (double x = around.left() - text.width() / 2; x <= around.right() + text.width() / 2; x += step)
        for (int lift = 0; lift < 6; ++lift) {
            const double off = std::abs(x - middle.x());
            consider({x, above + lift * step}, off + lift * 2.0 - 60);
            consider({x, below - lift * step}, off + lift * 2.0);
        }
    for (double y = around.top(); y <= around.bottom(); y += step) {
        const double off = std::abs(y - middle.y()) + 20;
        consider({around.right() + gap + text.width() / 2, y}, off);
        consider({around.left() - gap - text.width() / 2, y}, off + 10);
    }
    return best;
}

} // namespace

std::vector<PlacedName> placeIslandNames(const BoardPicture& picture, const ViewTransform& view,
                                         DetailLevel level, double scale) {
    std::vector<PlacedName> names;
    if (level < DetailLevel::S)
        return names;
    Obstacles obstacles(picture, view);
    const QRectF extent = ViewTransform::extentOf(picture.rows, picture.cols);
    const QRectF board(view.toPixels(extent.topLeft()), view.toPixels(extent.bottomRight()));
    for (const IslandPicture& island : picture.islands) {
        if (island.name.isEmpty() || (level == DetailLevel::S && island.role != IslandRole::Start))
            continue;
        const QFontMetricsF metrics(nameFont(island.role, level, scale));
        const QSizeF size(metrics.horizontalAdvance(island.name) + 6, metrics.height());
        const QRectF place = placeFor(island, size, view, board, obstacles);
        obstacles.add(place);
        names.push_back({island.name, island.role, view.toUnits(place.topLeft()), size});
    }
    return names;
}

void paintIslandNames(QPainter& painter, std::span<const PlacedName> names, const ViewTransform& view,
                      const Theme& theme, DetailLevel level, double scale) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const PlacedName& placed : names) {
        const QFont font = nameFont(placed.role, level, scale);
        const QPointF topLeft = view.toPixels(placed.topLeft);
        QPainterPath path;
        path.addText(std::round(topLeft.x() + 3), std::round(topLeft.y() + QFontMetricsF(font).ascent()),
                     font, placed.name);
        painter.strokePath(
            path, QPen(theme.islandNameHalo, 3.6 * scale, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.fillPath(path, theme.islandName);
    }
    painter.restore();
}

} // namespace isle
