#include "editor/canvas/map_canvas_private.h"
#include "editor/canvas/overlay_painter.h"
#include "editor/canvas/symmetry_painter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace isle {

namespace {

double distanceTo(const ViewTransform& view, const Place& place, QPointF pixels) {
    if (const auto* const crossing = std::get_if<CrossingPlace>(&place))
        return QLineF(view.pixelsOf(*crossing), pixels).length();
    if (const auto* const edge = std::get_if<EdgePlace>(&place))
        return QLineF(view.pixelsOf(*edge), pixels).length();
    return QLineF(view.pixelsOf(std::get<Cell>(place)), pixels).length();
}

/// A reachable distance from a place, so that the target is never smaller than 24 px (visual design 4).
double reachOf(const ViewTransform& view, const Place& place) {
    if (std::holds_alternative<Cell>(place))
        return view.hexPixels() / 2;
    return std::max(12.0, 46 * view.scale());
}

bool matches(const Place& a, const Place& b) {
    if (a.index() != b.index())
        return false;
    if (const auto* const crossing = std::get_if<CrossingPlace>(&a))
        return canonical(*crossing) == canonical(std::get<CrossingPlace>(b));
    if (const auto* const edge = std::get_if<EdgePlace>(&a))
        return canonical(*edge) == canonical(std::get<EdgePlace>(b));
    return a == b;
}

} // namespace

void MapCanvas::Private::refreshBoard() {
    const double ratio = q.devicePixelRatioF();
    const QSize size(qCeil(q.width() * ratio), qCeil(q.height() * ratio));
    if (board.size() != size || board.devicePixelRatio() != ratio || theme != &currentTheme()) {
        board = QPixmap(size);
        board.setDevicePixelRatio(ratio);
        theme = &currentTheme();
        stale = QRect(QPoint(0, 0), q.size());
    }
    stale &= q.rect();
    if (stale.isEmpty())
        return;
    QPainter painter(&board);
    PaintOptions options;
    options.grid = grid;
    options.names = false; // painted live, over everything
    options.level = level;
    options.layers = layers;
    options.designMarks = true;
    options.cellNames = cellNames;
    options.patterns = patterns;
    options.trace = trace ? &*trace : nullptr;
    paintBoard(painter, picture, view, *theme, options, stale);
    stale = {};
}

void MapCanvas::Private::paint(QPainter& painter, const QRegion& region) {
    refreshBoard();
    const double ratio = board.devicePixelRatio();
    const bool whole = std::abs(ratio - std::round(ratio)) < 1e-9;
    if (whole) {
        for (const QRect& rect : region)
            painter.drawPixmap(rect, board, QRect(rect.topLeft() * ratio, rect.size() * ratio));
    } else {
        painter.setClipRegion(region);
        painter.drawPixmap(0, 0, board);
    }
    painter.setClipRegion(region & mapArea());
    painter.setRenderHint(QPainter::Antialiasing);
    paintOverlays(painter, region);
    painter.setClipRegion(region);
    if (coordinates)
        paintRulers(painter);
    paintTipNow(painter);
}

void MapCanvas::Private::placeNames() {
    const std::vector<PlacedName> before =
        std::exchange(placedNames, placeIslandNames(picture, view, level.value_or(DetailLevel::M)));
    if (before == placedNames)
        return;
    for (const auto& list : {before, placedNames})
        for (const PlacedName& placed : list)
            q.update(
                QRectF(view.toPixels(placed.topLeft), placed.size).toAlignedRect().adjusted(-6, -6, 6, 6));
}

void MapCanvas::Private::paintOverlays(QPainter& painter, const QRegion& region) {
    PaintOptions options;
    options.level = level;
    options.layers = layers;
    const PaintContext context = contextFor(painter, picture, view, currentTheme(), options, region);
    if (layers.islands > 0) {
        const LayerOpacity opacity(context, layers.islands);
        if (startAreas)
            paintStartAreas(context);
        if (names)
            paintIslandNames(painter, placedNames, view, currentTheme(), context.level);
    }
    if (overlay)
        paintMapOverlay(context, *overlay);
    paintProblemHexes(context, marks);
    paintOfferedEdges(context, offered);
    paintLegalPlaces(context, legal, pointedLegal());
    if (symmetry)
        paintSymmetry(painter, view, *symmetry);
    paintSelection(context, selection);
    if (ghost)
        paintGhost(context, *ghost);
    if (hover)
        paintHover(context, *hover);
    if (cursorShown && q.hasFocus())
        paintKeyboardCursor(context, cursor);
    // Marks come last so that no line crosses them.
    paintProblemMarks(context, marks);
    if (flashed && flashStep % 2 == 0)
        paintFlash(context, *flashed);
}

void MapCanvas::Private::paintRulers(QPainter& painter) {
    const Theme& shown = currentTheme();
    const int size = rulerSize();
    QFont font = q.font();
    font.setPixelSize(11);
    painter.setFont(font);
    const QRect top(0, 0, q.width(), size);
    const QRect left(0, size, size, q.height() - size);
    painter.fillRect(top, shown.ruler);
    painter.fillRect(left, shown.ruler);
    painter.fillRect(QRect(size, size - 1, q.width(), 1), shown.hairline);
    painter.fillRect(QRect(size - 1, size, 1, q.height()), shown.hairline);
    painter.setPen(shown.secondaryText);
    painter.setOpacity(layers.coordinates > 0 ? std::max(layers.coordinates, 0.45) : 1.0);
    // Columns zigzag: their letters stand in the middle between even and odd rows. Where they would touch,
    // some are left out.
    const double width = view.hexPixels();
    const int everyColumn = std::max(1, static_cast<int>(std::ceil(24.0 / width)));
    for (int col = 0; col < picture.cols; col += everyColumn) {
        const double x =
            view.pixelsOf(Cell{0, static_cast<std::int16_t>(col)}).x() + (picture.rows > 1 ? width / 4 : 0);
        const std::string name = nameOf(Cell{0, static_cast<std::int16_t>(col)});
        if (x > size && x < q.width())
            painter.drawText(QRectF(x - 20, 0, 40, size), Qt::AlignCenter,
                             QString::fromStdString(name.substr(0, name.size() - 1)));
    }
    const double height = width * 0.866;
    const int everyRow = std::max(1, static_cast<int>(std::ceil(16.0 / height)));
    for (int row = 0; row < picture.rows; row += everyRow) {
        const double y = view.pixelsOf(Cell{static_cast<std::int16_t>(row), 0}).y();
        if (y > size && y < q.height())
            painter.drawText(QRectF(0, y - 10, size, 20), Qt::AlignCenter, QString::number(row + 1));
    }
    painter.setOpacity(1.0);
}

std::optional<std::size_t> MapCanvas::Private::legalAt(QPointF pixels) const {
    std::optional<std::size_t> best;
    double bestDistance = 0;
    for (std::size_t i = 0; i < legal.size(); ++i) {
        const double distance = distanceTo(view, legal[i].place, pixels);
        if (distance <= reachOf(view, legal[i].place) && (!best || distance < bestDistance)) {
            best = i;
            bestDistance = distance;
        }
    }
    return best;
}

std::optional<std::size_t> MapCanvas::Private::pointedLegal() const {
    if (hover)
        for (std::size_t i = 0; i < legal.size(); ++i)
            if (matches(legal[i].place, *hover))
                return i;
    return pointerInside ? legalAt(pointer) : std::nullopt;
}

std::optional<std::size_t> MapCanvas::Private::markAt(QPointF pixels) const {
    QPainter none;
    PaintOptions options;
    options.level = level;
    const PaintContext context = contextFor(none, picture, view, currentTheme(), options, QRegion(q.rect()));
    const double reach = std::max(12.0, problemMarkWidth(context.level) / 2);
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < marks.size(); ++i)
        if (QLineF(problemMarkCentre(context, marks[i]), pixels).length() <= reach
            && (!best || marks[i].severity < marks[*best].severity))
            best = i;
    return best;
}

std::optional<MapCanvas::Private::Tip> MapCanvas::Private::currentTip() const {
    if (panning)
        return std::nullopt;
    if (const auto index = pointedLegal()) {
        const LegalPlace& place = legal[*index];
        const QPointF beside = pointerInside ? pointer : QPointF(overlayBounds(view, place.place).center());
        return Tip{beside, place.tip, place.tipDetail};
    }
    if (auto told = overlayTip())
        return told;
    if (!ghost)
        return std::nullopt;
    return Tip{pointerInside ? pointer : view.pixelsOf(cursor), ghost->tip, ghost->tipDetail};
}

QRect MapCanvas::Private::tipRect() const {
    const std::optional<Tip> tip = currentTip();
    if (!tip || tip->text.isEmpty())
        return {};
    return tipBox(q.font(), tip->beside, mapArea().adjusted(4, 4, -4, -4), tip->text, tip->detail);
}

void MapCanvas::Private::updateTip() {
    const QRect now = tipRect();
    if (now == tipShown && !ghost && legal.empty() && !overlay)
        return;
    q.update(tipShown);
    q.update(now);
    tipShown = now;
}

void MapCanvas::Private::paintTipNow(QPainter& painter) {
    const QRect box = tipRect();
    if (box.isEmpty())
        return;
    if (const std::optional<Tip> tip = currentTip())
        paintTip(painter, box, q.font(), currentTheme(), tip->text, tip->detail);
}

} // namespace isle
