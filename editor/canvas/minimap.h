#pragma once

#include "editor/canvas/floating_card.h"
#include "editor/canvas/picture.h"
#include "editor/canvas/view_transform.h"

#include <QPixmap>
#include <QRegion>

class QToolButton;

namespace isle {

/// The whole map in flat colours, with a frame round what the canvas shows. Dragging in it moves the view,
/// dragging its title takes it to another corner.
class Minimap : public FloatingCard {
    Q_OBJECT

  public:
    explicit Minimap(QWidget* parent);

    void setPicture(const BoardPicture& picture);
    /// What the canvas shows, in map units.
    void setShown(const QRectF& units);
    [[nodiscard]] Qt::Corner corner() const { return corner_; }
    /// Moves to its corner of the area.
    void place(const QRect& area);

  signals:
    void closed();
    void centreWanted(QPointF units);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    [[nodiscard]] QRect titleRect() const;
    [[nodiscard]] QRect mapRect() const;
    /// How the whole map lies in mapRect().
    [[nodiscard]] ViewTransform transform() const;
    void ask(QPointF pixels);
    void retranslate();
    /// Paints the kept map anew where it is stale, all of it when it is empty.
    void refreshMap();
    [[nodiscard]] QRegion changedRegion(const BoardPicture& after) const; ///< of the kept map

    QToolButton* close_;
    BoardPicture picture_;
    QPixmap map_;
    QRegion stale_; ///< of the kept map
    QRectF shown_;
    QRect area_;
    Qt::Corner corner_ = Qt::BottomRightCorner;
    bool panning_ = false;
    bool dragging_ = false;
    QPoint grip_;
};

} // namespace isle
