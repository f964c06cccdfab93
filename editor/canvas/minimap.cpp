#include "editor/canvas/minimap.h"

#include "editor/canvas/board_painter.h"
#include "editor/look/icons.h"

#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace isle {

namespace {

constexpr QSize cardSize{194, 170};
constexpr int padding = 6;

} // namespace

Minimap::Minimap(QWidget* parent) : FloatingCard(parent), close_(new QToolButton(this)) {
    resize(cardSize + QSize(2 * shadow, 2 * shadow));
    close_->setIcon(icon(QStringLiteral("close")));
    close_->setIconSize(QSize(14, 14));
    close_->setAutoRaise(true);
    close_->setFocusPolicy(Qt::NoFocus);
    close_->resize(24, 24);
    connect(close_, &QToolButton::clicked, this, &Minimap::closed);
    retranslate();
}

void Minimap::setPicture(const BoardPicture& picture) {
    if (picture.hexes == picture_.hexes && picture.towns == picture_.towns && picture.rows == picture_.rows
        && picture.cols == picture_.cols)
        return;
    // Small changes are painted into the kept map: a stroke over a large map must stay quick.
    const bool small =
        picture.rows == picture_.rows && picture.cols == picture_.cols && picture.towns == picture_.towns;
    if (small)
        stale_ += changedRegion(picture);
    else
        map_ = {};
    picture_.rows = picture.rows;
    picture_.cols = picture.cols;
    picture_.hexes = picture.hexes;
    picture_.towns = picture.towns;
    picture_.design = false;
    update();
}

QRegion Minimap::changedRegion(const BoardPicture& after) const {
    QRegion region;
    ViewTransform view = transform();
    view.setOrigin(view.origin() - mapRect().topLeft());
    const double reach = view.hexPixels() + 2; // the coast of its neighbours too
    for (std::size_t i = 0; i < after.hexes.size(); ++i)
        if (after.hexes[i].terrain != picture_.hexes[i].terrain) {
            const QPointF centre = view.pixelsOf(after.hexes[i].cell);
            region += QRectF(centre - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)).toAlignedRect();
        }
    return region;
}

void Minimap::refreshMap() {
    const QRect area = mapRect();
    if (map_.isNull() || map_.devicePixelRatio() != devicePixelRatioF()) {
        map_ = QPixmap((QSizeF(area.size()) * devicePixelRatioF()).toSize());
        map_.setDevicePixelRatio(devicePixelRatioF());
        stale_ = QRect(QPoint(0, 0), area.size());
    }
    if (stale_.isEmpty())
        return;
    QPainter board(&map_);
    PaintOptions options;
    options.names = false;
    options.level = DetailLevel::Map;
    ViewTransform view = transform();
    view.setOrigin(view.origin() - area.topLeft());
    paintBoard(board, picture_, view, currentTheme(), options, stale_);
    stale_ = {};
}

void Minimap::setShown(const QRectF& units) {
    if (units == shown_)
        return;
    shown_ = units;
    update(mapRect());
}

void Minimap::place(const QRect& area) {
    area_ = area;
    const bool right = corner_ == Qt::BottomRightCorner || corner_ == Qt::TopRightCorner;
    const bool bottom = corner_ == Qt::BottomRightCorner || corner_ == Qt::BottomLeftCorner;
    move(right ? area.right() + 1 - width() : area.left(),
         bottom ? area.bottom() + 1 - height() : area.top());
}

void Minimap::paintEvent(QPaintEvent* event) {
    FloatingCard::paintEvent(event);
    QPainter painter(this);
    const Theme& theme = currentTheme();
    painter.setPen(theme.text);
    painter.drawText(titleRect().adjusted(8, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, tr("Minimap"));
    const QRect area = mapRect();
    refreshMap();
    painter.drawPixmap(area.topLeft(), map_);
    const ViewTransform view = transform();
    const QRectF frame = QRectF(view.toPixels(shown_.topLeft()), view.toPixels(shown_.bottomRight()))
                             .intersected(QRectF(area).adjusted(2, 2, -2, -2));
    painter.setClipRect(area);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0x10, 0x15, 0x1B), 4, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(frame);
    painter.setPen(QPen(Qt::white, 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(frame);
}

void Minimap::mousePressEvent(QMouseEvent* event) {
    event->accept();
    if (event->button() != Qt::LeftButton)
        return;
    panning_ = mapRect().contains(event->position().toPoint());
    dragging_ = !panning_;
    grip_ = event->position().toPoint();
    if (panning_)
        ask(event->position());
}

void Minimap::mouseMoveEvent(QMouseEvent* event) {
    event->accept();
    if (panning_)
        ask(event->position());
    else if (dragging_)
        move(mapToParent(event->position().toPoint()) - grip_);
}

void Minimap::mouseReleaseEvent(QMouseEvent* event) {
    event->accept();
    if (dragging_) {
        const QPoint centre = geometry().center();
        const bool right = centre.x() > area_.center().x();
        const bool bottom = centre.y() > area_.center().y();
        corner_ = bottom ? (right ? Qt::BottomRightCorner : Qt::BottomLeftCorner)
                         : (right ? Qt::TopRightCorner : Qt::TopLeftCorner);
        place(area_);
    }
    panning_ = dragging_ = false;
}

void Minimap::changeEvent(QEvent* event) {
    FloatingCard::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        map_ = {};
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void Minimap::resizeEvent(QResizeEvent*) {
    close_->move(cardRect().right() - close_->width() - 3, cardRect().top() + 3);
    map_ = {};
}

QRect Minimap::titleRect() const {
    return {cardRect().left(), cardRect().top(), cardRect().width(), 30};
}

QRect Minimap::mapRect() const {
    return cardRect().adjusted(padding, 30, -padding, -padding);
}

ViewTransform Minimap::transform() const {
    const QRect area = mapRect();
    const QRectF extent = ViewTransform::extentOf(picture_.rows, picture_.cols);
    ViewTransform view;
    if (extent.isEmpty())
        return view;
    const double scale = std::min((area.width() - 4) / extent.width(), (area.height() - 4) / extent.height());
    view.setHexPixels(scale * ViewTransform::hexWidth);
    view.setOrigin(QRectF(area).center() - extent.center() * scale);
    return view;
}

void Minimap::ask(QPointF pixels) {
    emit centreWanted(transform().toUnits(pixels));
}

void Minimap::retranslate() {
    setAccessibleName(tr("Minimap"));
    close_->setToolTip(tr("Close the minimap"));
    close_->setAccessibleName(tr("Close the minimap"));
}

} // namespace isle
