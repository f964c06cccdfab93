#include "editor/canvas/legend_card.h"
#include "editor/canvas/map_canvas_private.h"
#include "editor/canvas/minimap.h"
#include "editor/canvas/overlay_painter.h"
#include "editor/canvas/zoom_box.h"

#include <QStyle>

#include <algorithm>
#include <cmath>

namespace isle {

namespace {

constexpr double leastHexPixels = 6;  ///< the whole of the largest map fits then
constexpr double mostHexPixels = 512; ///< 800 %
constexpr int keptVisible = 80;       ///< so much of the map stays in view, in pixels
constexpr int narrowCanvas = 620;     ///< below it the minimap is a button in the zoom box
constexpr int glideTime = 180;
constexpr int flashTime = 600;

QPointF placeUnits(const Place& place) {
    if (const auto* const cell = std::get_if<Cell>(&place))
        return ViewTransform::unitsOf(*cell);
    if (const auto* const crossing = std::get_if<CrossingPlace>(&place))
        return ViewTransform::unitsOf(*crossing);
    return ViewTransform::unitsOf(std::get<EdgePlace>(place));
}

bool animates(const QWidget& widget) {
    return widget.isVisible()
           && widget.style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &widget) > 0;
}

} // namespace

const ViewTransform& MapCanvas::view() const {
    return d->view;
}

void MapCanvas::setView(const ViewTransform& view) {
    const bool zoomed = view.hexPixels() != d->view.hexPixels();
    d->glide.stop();
    d->view = view;
    d->fitted = false;
    d->viewChanged(zoomed);
}

double MapCanvas::zoomPercent() const {
    return d->view.hexPixels() / fullZoomPixels * 100;
}

void MapCanvas::setZoomPercent(double percent) {
    d->setZoomAbout(percent, QRectF(d->mapArea()).center());
}

void MapCanvas::zoomIn() {
    const auto* const step =
        std::upper_bound(std::begin(zoomSteps), std::end(zoomSteps), zoomPercent() + 0.5);
    if (step != std::end(zoomSteps))
        setZoomPercent(*step);
}

void MapCanvas::zoomOut() {
    const auto* const step =
        std::lower_bound(std::begin(zoomSteps), std::end(zoomSteps), zoomPercent() - 0.5);
    if (step != std::begin(zoomSteps))
        setZoomPercent(*(step - 1));
}

void MapCanvas::fit() {
    const QRectF extent = ViewTransform::extentOf(d->picture.rows, d->picture.cols);
    const QRectF area = QRectF(d->mapArea()).adjusted(12, 12, -12, -12);
    d->fitted = true;
    if (extent.isEmpty() || area.width() < 20 || area.height() < 20)
        return;
    d->glide.stop();
    const double scale = std::min(area.width() / extent.width(), area.height() / extent.height());
    // An even number of pixels puts every hex of a row on whole pixels.
    const double pixels = 2 * std::floor(scale * ViewTransform::hexWidth / 2);
    d->view.setHexPixels(std::clamp(pixels, leastHexPixels, mostHexPixels));
    d->view.setOrigin(area.center() - extent.center() * d->view.scale());
    d->viewChanged(true);
}

void MapCanvas::centreOn(const Place& place) {
    const QPointF goal = QRectF(d->mapArea()).center() - placeUnits(place) * d->view.scale();
    d->fitted = false;
    d->glide.stop();
    if (animates(*this)) {
        d->glide.setStartValue(d->view.origin());
        d->glide.setEndValue(goal);
        d->glide.setDuration(glideTime);
        d->glide.setEasingCurve(QEasingCurve::OutCubic);
        d->glide.start();
    } else {
        d->moveTo(goal);
    }
    d->startFlash(place);
}

int MapCanvas::Private::rulerSize() const {
    return std::max(20, q.fontMetrics().height() + 3);
}

QRect MapCanvas::Private::mapArea() const {
    const int ruler = coordinates ? rulerSize() : 0;
    return q.rect().adjusted(ruler, ruler, 0, 0);
}

void MapCanvas::Private::setZoomAbout(double percent, QPointF pixels) {
    const double hexPixels =
        std::clamp(percent, std::min(zoomSteps[0], q.zoomPercent()), std::end(zoomSteps)[-1]) * fullZoomPixels
        / 100;
    if (hexPixels == view.hexPixels())
        return;
    glide.stop();
    const QPointF fixed = view.toUnits(pixels);
    view.setHexPixels(hexPixels);
    view.setOrigin(pixels - fixed * view.scale());
    fitted = false;
    viewChanged(true);
}

void MapCanvas::Private::moveBy(QPointF pixels) {
    glide.stop();
    fitted = false;
    moveTo(view.origin() + pixels);
}

void MapCanvas::Private::moveTo(QPointF origin) {
    // Whole device pixels, so that the kept board can be shifted.
    const double ratio = q.devicePixelRatioF();
    const QPointF step = origin - view.origin();
    const QPoint device(qRound(step.x() * ratio), qRound(step.y() * ratio));
    if (device.isNull())
        return;
    view.setOrigin(view.origin() + QPointF(device) / ratio);
    const QPointF asked = view.origin();
    keepInView();
    const bool ready = board.devicePixelRatio() == ratio && stale.isEmpty() && view.origin() == asked
                       && std::abs(ratio - std::round(ratio)) < 1e-9;
    if (ready) {
        QRegion exposed;
        board.scroll(device.x(), device.y(), QRect(QPoint(0, 0), board.size()), &exposed);
        for (const QRect& rect : exposed)
            stale += QRectF(QPointF(rect.topLeft()) / ratio, QSizeF(rect.size()) / ratio).toAlignedRect();
        q.update();
        minimap->setShown(QRectF(view.toUnits(mapArea().topLeft()), view.toUnits(mapArea().bottomRight())));
        return;
    }
    viewChanged(false);
}

void MapCanvas::Private::keepInView() {
    const QRectF extent = ViewTransform::extentOf(picture.rows, picture.cols);
    if (extent.isEmpty())
        return;
    const QRectF map(view.toPixels(extent.topLeft()), view.toPixels(extent.bottomRight()));
    const QRectF area = mapArea();
    QPointF push;
    if (map.right() < area.left() + keptVisible)
        push.setX(area.left() + keptVisible - map.right());
    else if (map.left() > area.right() - keptVisible)
        push.setX(area.right() - keptVisible - map.left());
    if (map.bottom() < area.top() + keptVisible)
        push.setY(area.top() + keptVisible - map.bottom());
    else if (map.top() > area.bottom() - keptVisible)
        push.setY(area.bottom() - keptVisible - map.top());
    if (push.isNull())
        return;
    view.setOrigin(view.origin() + push);
    viewChanged(false);
}

void MapCanvas::Private::viewChanged(bool zoomed) {
    if (zoomed) {
        level = detailFor(view.hexPixels(), level);
        placeNames();
        zoomBox->setPercent(q.zoomPercent());
        placeCards();
    }
    minimap->setShown(QRectF(view.toUnits(mapArea().topLeft()), view.toUnits(mapArea().bottomRight())));
    everythingStale();
    if (pointerInside)
        pointerMoved(pointer);
    if (zoomed)
        emit q.zoomChanged(q.zoomPercent());
}

void MapCanvas::Private::everythingStale() {
    stale = q.rect();
    q.update();
}

void MapCanvas::Private::showCell(Cell cell) {
    const QPointF centre = view.pixelsOf(cell);
    const double margin = view.hexPixels() * 0.7;
    const QRectF area = QRectF(mapArea()).adjusted(margin, margin, -margin, -margin);
    if (area.isEmpty() || area.contains(centre))
        return;
    const QPointF inside(std::clamp(centre.x(), area.left(), area.right()),
                         std::clamp(centre.y(), area.top(), area.bottom()));
    moveBy(inside - centre);
}

void MapCanvas::flash(const Place& place) {
    d->startFlash(place);
}

void MapCanvas::Private::startFlash(const Place& place) {
    flashTimer.stop();
    flashed.reset();
    q.update();
    if (!animates(q))
        return;
    // On, off, on: the outline is drawn twice.
    flashed = place;
    flashStep = 0;
    flashTimer.start(flashTime / 3, &q);
}

void MapCanvas::Private::placeCards() {
    const QRect area = mapArea();
    const bool narrow = q.width() < narrowCanvas && !minimapAsked;
    const bool shown = minimapOn && !narrow;
    minimap->setVisible(shown);
    zoomBox->setMinimapOffered(!shown);
    zoomBox->adjustSize();
    zoomBox->move(area.left() + 2, area.bottom() + 1 - zoomBox->height() - 2);
    minimap->place(area.adjusted(4, 4, -4, -4));
    legend->setVisible(overlay.has_value());
    const bool left = shown && minimap->corner() == Qt::TopRightCorner;
    legend->place(area.adjusted(4, 4, -4, -4), left);
}

} // namespace isle
