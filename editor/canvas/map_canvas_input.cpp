#include "editor/canvas/map_canvas_private.h"
#include "editor/canvas/overlay_painter.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QTimerEvent>
#include <QWheelEvent>

#include <algorithm>

namespace isle {

namespace {

CanvasPoint withButtons(CanvasPoint point, const QMouseEvent& event) {
    point.button = event.button();
    point.buttons = event.buttons();
    point.modifiers = event.modifiers();
    return point;
}

} // namespace

void MapCanvas::mousePressEvent(QMouseEvent* event) {
    d->cursorShown = false;
    d->pointerMoved(event->position());
    if (d->panning || d->startPan(event))
        return;
    if (d->traceAdjusting) {
        if (event->button() == Qt::LeftButton)
            d->traceGrip = event->position();
        return;
    }
    const CanvasPoint point = withButtons(pointAt(event->position()), *event);
    if (event->button() == Qt::LeftButton)
        if (const auto mark = d->markAt(event->position())) {
            emit problemMarkClicked(static_cast<int>(*mark));
            return;
        }
    if (point.onMap) {
        update(overlayBounds(d->view, Place(d->cursor)));
        d->cursor = point.cell;
    }
    if (d->input)
        d->input->pressed(point);
}

bool MapCanvas::Private::startPan(QMouseEvent* event) {
    const bool middle = event->button() == Qt::MiddleButton;
    if (!middle && !(spaceDown && event->button() == Qt::LeftButton))
        return false;
    panning = true;
    spacePanned = spaceDown;
    panButton = event->button();
    panFrom = event->position();
    updateCursorShape();
    updateTip();
    return true;
}

void MapCanvas::mouseMoveEvent(QMouseEvent* event) {
    if (d->panning) {
        const QPointF before = d->view.origin();
        d->moveBy(event->position() - d->panFrom);
        d->panFrom += d->view.origin() - before; // what rounding left is kept
        d->pointer = event->position();
        return;
    }
    d->pointerMoved(event->position());
    if (d->traceAdjusting)
        return d->dragTrace(event->position());
    if (d->input)
        d->input->moved(withButtons(pointAt(event->position()), *event));
}

void MapCanvas::mouseReleaseEvent(QMouseEvent* event) {
    if (d->panning) {
        if (event->button() == d->panButton) {
            d->panning = false;
            d->updateCursorShape();
            d->pointerMoved(event->position());
        }
        return;
    }
    if (d->traceAdjusting)
        return d->traceGrip.reset();
    if (d->input)
        d->input->released(withButtons(pointAt(event->position()), *event));
}

void MapCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
    if (d->panning || d->startPan(event) || d->traceAdjusting || !d->input)
        return;
    d->input->doubleClicked(withButtons(pointAt(event->position()), *event));
}

void MapCanvas::Private::pointerMoved(QPointF pixels) {
    pointer = pixels;
    pointerInside = true;
    setHoveredCell(view.cellAt(pixels));
    if (!legal.empty())
        for (const LegalPlace& place : legal)
            q.update(overlayBounds(view, place.place));
    updateTip();
    updateCursorShape();
}

void MapCanvas::Private::setHoveredCell(std::optional<Cell> cell) {
    if (cell == hoveredCell)
        return;
    hoveredCell = cell;
    const bool onMap =
        cell && cell->row >= 0 && cell->col >= 0 && cell->row < picture.rows && cell->col < picture.cols;
    emit q.hovered(cell.value_or(Cell{-1, -1}), onMap);
}

void MapCanvas::Private::updateCursorShape() {
    std::optional<Qt::CursorShape> wanted;
    if (panning)
        wanted = Qt::ClosedHandCursor;
    else if (spaceDown)
        wanted = Qt::OpenHandCursor;
    else if (traceAdjusting)
        wanted = Qt::SizeAllCursor;
    else if (pointerInside && (markAt(pointer) || legalAt(pointer)))
        wanted = Qt::PointingHandCursor;
    if (wanted == canvasCursor)
        return;
    canvasCursor = wanted;
    settingCursor = true;
    if (wanted)
        q.setCursor(*wanted);
    else if (toolCursor)
        q.setCursor(*toolCursor);
    else
        q.unsetCursor();
    settingCursor = false;
}

void MapCanvas::wheelEvent(QWheelEvent* event) {
    event->accept();
    if (d->wheelToInput(*event))
        return;
    // Shift turns the wheel sideways; some systems already send it so, with the other angle.
    const bool sideways = event->modifiers().testFlag(Qt::ShiftModifier);
    const bool control = event->modifiers().testFlag(Qt::ControlModifier);
    const QPoint angle = event->angleDelta();
    // A touchpad, told by its pixels or by its sideways part, scrolls as everywhere and zooms with Ctrl or a
    // pinch.
    const bool touchpad = !event->pixelDelta().isNull() || (angle.x() != 0 && !sideways);
    if (sideways || (d->wheelScrolls || touchpad) != control)
        return d->scrollBy(*event, sideways);
    d->zoomByWheel(angle.y(), event->position());
}

/// Offers a turn of the mouse's wheel to whoever takes the mouse.
bool MapCanvas::Private::wheelToInput(const QWheelEvent& event) {
    if (!input || event.modifiers() != Qt::NoModifier || !event.pixelDelta().isNull()
        || event.angleDelta().x() != 0)
        return false;
    const CanvasPoint point = q.pointAt(event.position());
    if (!input->wheel(point, 0))
        return false;
    inputWheelRest += event.angleDelta().y();
    const int notches = inputWheelRest / QWheelEvent::DefaultDeltasPerStep;
    inputWheelRest -= notches * QWheelEvent::DefaultDeltasPerStep;
    if (notches != 0)
        input->wheel(point, notches);
    return true;
}

void MapCanvas::Private::scrollBy(const QWheelEvent& event, bool sideways) {
    // Three lines to a notch, as in lists.
    constexpr double pixelsToAngle = 0.5;
    QPointF step = event.pixelDelta().isNull() ? QPointF(event.angleDelta()) * pixelsToAngle
                                               : QPointF(event.pixelDelta());
    if (sideways && step.x() == 0)
        step = {step.y(), 0};
    moveBy(step);
}

void MapCanvas::Private::zoomByWheel(int angle, QPointF pixels) {
    wheelRest += angle;
    const int steps = wheelRest / QWheelEvent::DefaultDeltasPerStep;
    wheelRest -= steps * QWheelEvent::DefaultDeltasPerStep;
    double percent = q.zoomPercent();
    for (int i = 0; i < std::abs(steps); ++i) {
        if (steps > 0) {
            const auto* const step =
                std::upper_bound(std::begin(zoomSteps), std::end(zoomSteps), percent + 0.5);
            percent = step == std::end(zoomSteps) ? percent : *step;
        } else {
            const auto* const step =
                std::lower_bound(std::begin(zoomSteps), std::end(zoomSteps), percent - 0.5);
            percent = step == std::begin(zoomSteps) ? percent : *(step - 1);
        }
    }
    setZoomAbout(percent, pixels);
}

void MapCanvas::leaveEvent(QEvent*) {
    d->pointerInside = false;
    d->setHoveredCell(std::nullopt);
    for (const LegalPlace& place : d->legal)
        update(overlayBounds(d->view, place.place));
    d->updateTip();
    if (d->input)
        d->input->left();
}

void MapCanvas::contextMenuEvent(QContextMenuEvent* event) {
    event->ignore();
    if (!d->input)
        return;
    const bool keyboard = event->reason() == QContextMenuEvent::Keyboard;
    const QPointF where = keyboard ? d->view.pixelsOf(d->cursor) : QPointF(event->pos());
    const QPoint global = keyboard ? mapToGlobal(where.toPoint()) : event->globalPos();
    if (d->input->contextMenu(pointAt(where), global))
        event->accept();
}

bool MapCanvas::Private::moveCursor(int key) {
    Cell goal = cursor;
    switch (key) {
    case Qt::Key_Left:
        goal = neighbour(cursor, Direction::W);
        break;
    case Qt::Key_Right:
        goal = neighbour(cursor, Direction::E);
        break;
    // Up and down keep the column, so they alternate between the two hexes above or below.
    case Qt::Key_Up:
        --goal.row;
        break;
    case Qt::Key_Down:
        ++goal.row;
        break;
    default:
        return false;
    }
    q.setCursorCell(goal);
    return true;
}

bool MapCanvas::Private::cursorKey(QKeyEvent* event) {
    if (event->modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier))
        return false;
    if (!cursorShown) {
        const bool arrow = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right
                           || event->key() == Qt::Key_Up || event->key() == Qt::Key_Down;
        if (!arrow)
            return false;
        cursorShown = true;
        q.update(overlayBounds(view, Place(cursor)));
    }
    return moveCursor(event->key());
}

void MapCanvas::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Space && event->modifiers() == Qt::NoModifier) {
        // Held down it pans; let go without panning it is a key like others.
        event->accept();
        if (!event->isAutoRepeat()) {
            d->spaceDown = true;
            d->spacePanned = false;
            d->updateCursorShape();
        }
        return;
    }
    if (d->nudgeTrace(event->key(), event->modifiers()))
        return event->accept();
    if (d->cursorKey(event))
        return event->accept();
    if (d->input && d->input->keyPressed(event->key(), event->modifiers(), d->cursor))
        return event->accept();
    event->ignore();
}

void MapCanvas::keyReleaseEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Space || event->isAutoRepeat() || !d->spaceDown)
        return event->ignore();
    event->accept();
    d->spaceDown = false;
    d->updateCursorShape();
    if (!d->spacePanned && d->input)
        d->input->keyPressed(Qt::Key_Space, event->modifiers(), d->cursor);
}

bool MapCanvas::event(QEvent* event) {
    switch (event->type()) {
    case QEvent::FocusIn:
        // Shown to who comes by keys; a window that becomes active is no reason to show or hide it.
        switch (static_cast<QFocusEvent*>(event)->reason()) {
        case Qt::TabFocusReason:
        case Qt::BacktabFocusReason:
        case Qt::ShortcutFocusReason:
            d->cursorShown = true;
            break;
        case Qt::MouseFocusReason:
            d->cursorShown = false;
            break;
        default:
            break;
        }
        update();
        if (d->cursorShown)
            announceCell(*this, d->cursor);
        break;
    case QEvent::FocusOut:
        d->spaceDown = false;
        d->updateCursorShape();
        update();
        break;
    case QEvent::Timer:
        if (static_cast<QTimerEvent*>(event)->timerId() == d->flashTimer.timerId()) {
            if (++d->flashStep > 2) {
                d->flashTimer.stop();
                d->flashed.reset();
            }
            update();
            return true;
        }
        break;
    case QEvent::CursorChange:
        if (!d->settingCursor)
            d->toolCursor = testAttribute(Qt::WA_SetCursor) ? std::optional(cursor()) : std::nullopt;
        break;
    case QEvent::NativeGesture: {
        const auto* const gesture = static_cast<QNativeGestureEvent*>(event);
        if (gesture->gestureType() == Qt::ZoomNativeGesture) {
            d->setZoomAbout(zoomPercent() * (1 + gesture->value()), gesture->position());
            return true;
        }
        break;
    }
    default:
        break;
    }
    return QWidget::event(event);
}

} // namespace isle
