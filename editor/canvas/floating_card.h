#pragma once

#include <QWidget>

namespace isle {

/// A box that floats over the canvas: rounded, with a soft shadow (visual design 2.4). Its contents go inside
/// cardRect().
class FloatingCard : public QWidget {
    Q_OBJECT

  public:
    static constexpr int shadow = 10; ///< room for the shadow on every side

    explicit FloatingCard(QWidget* parent) : QWidget(parent) {}

    [[nodiscard]] QRect cardRect() const { return rect().adjusted(shadow, shadow, -shadow, -shadow); }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override; ///< presses do not fall through to the canvas
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
};

} // namespace isle
