#include "editor/tools/lasso_tool.h"

#include "editor/document/map_document.h"
#include "editor/document/selection.h"
#include "editor/tools/select_mode.h"
#include "editor/tools/tool_settings.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <utility>

namespace isle {
namespace {

constexpr double samePoint = 24;   ///< map units: a second click this near closes the loop
constexpr double freehandStep = 8; ///< map units between the points of a freehand line
constexpr double onTheLine = 1;

double distanceToSegment(QPointF point, QPointF a, QPointF b) {
    const QPointF along = b - a;
    const double square = QPointF::dotProduct(along, along);
    const double part =
        square > 0 ? std::clamp(QPointF::dotProduct(point - a, along) / square, 0.0, 1.0) : 0.0;
    return QLineF(point, a + along * part).length();
}

bool onLine(const QPolygonF& polygon, QPointF point) {
    for (qsizetype i = 0; i < polygon.size(); ++i)
        if (distanceToSegment(point, polygon[i], polygon[(i + 1) % polygon.size()]) <= onTheLine)
            return true;
    return false;
}

} // namespace

std::vector<Cell> cellsInside(const MapLayout& map, const QPolygonF& polygon) {
    if (polygon.isEmpty())
        return {};
    const QRectF box = polygon.boundingRect().adjusted(-onTheLine, -onTheLine, onTheLine, onTheLine);
    std::vector<Cell> cells;
    for (std::int16_t row = 0; row < map.rows; ++row)
        for (std::int16_t col = 0; col < map.cols; ++col) {
            const Cell cell{row, col};
            const QPointF centre = ViewTransform::unitsOf(cell);
            if (map.at(cell).terrain != Terrain::Void && box.contains(centre)
                && (polygon.containsPoint(centre, Qt::WindingFill) || onLine(polygon, centre)))
                cells.push_back(cell);
        }
    return cells;
}

QString LassoTool::name() const {
    return tr("Lasso");
}

QString LassoTool::hint() const {
    return tr("Left: drag round hexes, or click corners (keys: Space) and close with Enter. Shift: add. Alt: "
              "take out. "
              "Shift+Alt: keep what is in both. Esc: stop.");
}

void LassoTool::activated() {
    host_.setCursor(Qt::CrossCursor);
    show();
}

void LassoTool::deactivated() {
    cancel();
    target_.reset();
    show();
}

void LassoTool::pressed(const CanvasPoint& point) {
    target_ = point.cell;
    if (point.button == Qt::RightButton && loop_)
        return close();
    if (point.button != Qt::LeftButton)
        return;
    if (!loop_) {
        begin(point.units, point.modifiers);
    } else {
        const bool again = QLineF(point.units, loop_->points.back()).length() < samePoint
                           || QLineF(point.units, loop_->points.front()).length() < samePoint;
        if (again)
            return close();
        loop_->points.append(point.units);
    }
    loop_->held = true;
    loop_->drawn = false;
    select();
}

void LassoTool::moved(const CanvasPoint& point) {
    const bool newTarget = target_ != point.cell;
    target_ = point.cell;
    if (loop_ && loop_->held && !point.buttons.testFlag(Qt::LeftButton)) {
        cancel(); // the release went elsewhere
        return;
    }
    if (!loop_) {
        if (newTarget)
            show();
        return;
    }
    if (loop_->held) {
        if (QLineF(point.units, loop_->points.back()).length() < freehandStep)
            return;
        loop_->points.append(point.units);
        loop_->drawn = true;
        loop_->next.reset();
    } else {
        loop_->next = point.units;
    }
    select();
}

void LassoTool::released(const CanvasPoint& point) {
    if (!loop_ || point.button != Qt::LeftButton || !loop_->held)
        return;
    loop_->held = false;
    if (loop_->drawn)
        close();
}

void LassoTool::left() {
    if (loop_)
        return;
    target_.reset();
    show();
}

void LassoTool::cursorMoved(Cell cell) {
    if (loop_ && loop_->held)
        return;
    target_ = cell;
    if (loop_) {
        loop_->next = ViewTransform::unitsOf(cell);
        select();
    }
    show();
}

bool LassoTool::keyPressed(int key, Qt::KeyboardModifiers modifiers, Cell cursor) {
    const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (loop_ && loop_->held)
        return enter || key == Qt::Key_Space;
    if (loop_ && enter) {
        loop_->points.append(ViewTransform::unitsOf(cursor));
        close();
        return true;
    }
    if (loop_ && (key == Qt::Key_Backspace || key == Qt::Key_Delete)) {
        loop_->points.removeLast();
        if (loop_->points.isEmpty())
            cancel();
        else
            select();
        return true;
    }
    if (key != Qt::Key_Space && !enter)
        return false;
    target_ = cursor;
    const QPointF corner = ViewTransform::unitsOf(cursor);
    if (loop_)
        loop_->points.append(corner);
    else
        begin(corner, modifiers);
    select();
    return true;
}

bool LassoTool::cancel() {
    if (!loop_)
        return false;
    const Loop loop = *std::exchange(loop_, std::nullopt);
    host_.selection().show(loop.before);
    show();
    return true;
}

void LassoTool::begin(QPointF units, Qt::KeyboardModifiers modifiers) {
    loop_ = Loop{};
    loop_->points.append(units);
    loop_->mode = selectModeOf(modifiers, host_.settings().draw().selectMode);
    loop_->before = host_.selection().cells();
}

/// Shows what the loop would select if it were closed now.
void LassoTool::select() {
    QPolygonF polygon = loop_->points;
    if (loop_->next)
        polygon.append(*loop_->next);
    host_.selection().show(
        combined(loop_->before, cellsInside(host_.document().map(), polygon), loop_->mode));
    show();
}

void LassoTool::close() {
    loop_->next.reset();
    select();
    loop_.reset();
    host_.selection().set(host_.selection().cells());
    show();
}

void LassoTool::show() {
    const bool onMap = target_ && host_.document().map().contains(*target_);
    host_.showHover(onMap ? std::optional<Place>(*target_) : std::nullopt);
    if (!loop_)
        return host_.showGhost(std::nullopt);
    Ghost ghost;
    ghost.lasso = loop_->points;
    if (loop_->next)
        ghost.lasso.append(*loop_->next);
    ghost.tip = selectedText(host_.selection().cells().size());
    if (!loop_->drawn)
        ghost.tipDetail = tr("%n corners; Enter closes", nullptr, static_cast<int>(loop_->points.size()));
    host_.showGhost(std::move(ghost));
}

} // namespace isle
