#pragma once

#include "editor/canvas/floating_card.h"

class QLabel;
class QToolButton;

namespace isle {

/// Smaller, the zoom in per cent, larger, the whole map; and the minimap where it is not shown.
class ZoomBox : public FloatingCard {
    Q_OBJECT

  public:
    explicit ZoomBox(QWidget* parent);

    void setPercent(double percent);
    void setMinimapOffered(bool offered);

  signals:
    void zoomOutWanted();
    void zoomInWanted();
    void fitWanted();
    void minimapWanted();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    QToolButton* button(const QString& iconName);
    void retranslate();

    QToolButton* smaller_;
    QLabel* percent_;
    QToolButton* larger_;
    QToolButton* fit_;
    QToolButton* minimap_;
};

} // namespace isle
