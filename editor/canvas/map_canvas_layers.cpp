#include "editor/canvas/legend_card.h"
#include "editor/canvas/map_canvas_private.h"

namespace isle {

void MapCanvas::setLayers(const BoardLayers& layers) {
    if (layers == d->layers)
        return;
    d->layers = layers;
    d->everythingStale();
}

const BoardLayers& MapCanvas::layers() const {
    return d->layers;
}

void MapCanvas::setCellNamesVisible(bool visible) {
    if (visible == d->cellNames)
        return;
    d->cellNames = visible;
    d->everythingStale();
}

void MapCanvas::setPatternsVisible(bool visible) {
    if (visible == d->patterns)
        return;
    d->patterns = visible;
    d->everythingStale();
}

bool MapCanvas::patternsVisible() const {
    return d->patterns;
}

void MapCanvas::setTrace(std::optional<TracePicture> trace) {
    if (trace == d->trace)
        return;
    d->trace = std::move(trace);
    d->everythingStale();
}

const std::optional<TracePicture>& MapCanvas::trace() const {
    return d->trace;
}

void MapCanvas::setTraceAdjusting(bool on) {
    if (on == d->traceAdjusting)
        return;
    d->traceAdjusting = on;
    d->traceGrip.reset();
    d->updateCursorShape();
    d->updateTip();
}

bool MapCanvas::traceAdjusting() const {
    return d->traceAdjusting;
}

void MapCanvas::Private::dragTrace(QPointF pixels) {
    if (!traceGrip || !trace)
        return;
    const QPointF step = (pixels - *traceGrip) / view.scale();
    traceGrip = pixels;
    trace->topLeft += step;
    everythingStale();
    emit q.traceMoved(trace->topLeft);
}

bool MapCanvas::Private::nudgeTrace(int key, Qt::KeyboardModifiers modifiers) {
    if (!traceAdjusting || !trace)
        return false;
    // A pixel of the screen, or ten with Shift.
    const double step = (modifiers.testFlag(Qt::ShiftModifier) ? 10.0 : 1.0) / view.scale();
    switch (key) {
    case Qt::Key_Left:
        trace->topLeft.rx() -= step;
        break;
    case Qt::Key_Right:
        trace->topLeft.rx() += step;
        break;
    case Qt::Key_Up:
        trace->topLeft.ry() -= step;
        break;
    case Qt::Key_Down:
        trace->topLeft.ry() += step;
        break;
    case Qt::Key_Escape:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        emit q.traceAdjusted();
        return true;
    default:
        return false;
    }
    everythingStale();
    emit q.traceMoved(trace->topLeft);
    return true;
}

void MapCanvas::setOverlay(std::optional<MapOverlay> overlay) {
    if (overlay == d->overlay)
        return;
    d->overlay = std::move(overlay);
    if (d->overlay)
        d->legend->setOverlay(*d->overlay);
    d->placeCards();
    d->updateTip();
    update();
}

const std::optional<MapOverlay>& MapCanvas::overlay() const {
    return d->overlay;
}

void MapCanvas::setWheelScrolls(bool scrolls) {
    d->wheelScrolls = scrolls;
    d->wheelRest = 0;
}

bool MapCanvas::wheelScrolls() const {
    return d->wheelScrolls;
}

std::optional<MapCanvas::Private::Tip> MapCanvas::Private::overlayTip() const {
    if (!overlay || !pointerInside || panning)
        return std::nullopt;
    if (const auto spot = spotAt(*overlay, view, pointer))
        if (const MapOverlay::Spot& found = overlay->spots[*spot]; !found.tip.isEmpty())
            return Tip{pointer, found.tip, found.tipDetail};
    return std::nullopt;
}

} // namespace isle
