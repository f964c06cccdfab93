#pragma once

#include "editor/canvas/floating_card.h"
#include "editor/canvas/map_overlay.h"

class QToolButton;

namespace isle {

/// The legend of the overlay that is shown: its title, its colours with what they mean, and what is known. It
/// can be dragged to where it hides nothing.
class LegendCard : public FloatingCard {
    Q_OBJECT

  public:
    explicit LegendCard(QWidget* parent);

    /// Takes title, note and keys of an overlay.
    void setOverlay(const MapOverlay& overlay);
    /// Everything it says, for readers and tests.
    [[nodiscard]] QString text() const;

    /// Moves into its corner of the area, or stays where it was dragged to.
    void place(const QRect& area, bool left);

  signals:
    void closed();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void fitText();
    [[nodiscard]] int lineHeight() const;
    [[nodiscard]] QFont titleFont() const;
    void retranslate();

    QString title_;
    QString note_;
    std::vector<MapOverlay::Key> keys_;
    QToolButton* close_;
    QPoint grip_;
    QRect area_;
    std::optional<QPoint> dragged_; ///< the place the user chose
};

} // namespace isle
