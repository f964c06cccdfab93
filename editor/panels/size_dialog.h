#pragma once

#include "engine/map/map.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QSpinBox;

namespace isle {

/// Asks for another size of a map, where the drawing goes in it, and what new hexes are.
class SizeDialog : public QDialog {
    Q_OBJECT

  public:
    explicit SizeDialog(const Map& map, QWidget* parent = nullptr);

    [[nodiscard]] int rows() const;
    [[nodiscard]] int columns() const;
    [[nodiscard]] Map resized(const Map& map) const;

  private:
    struct Shift {
        int rows = 0;
        int cols = 0;
    };
    [[nodiscard]] Shift shift(const Map& map) const;
    void showLoss();

    const Map& map_;
    QSpinBox* columns_;
    QSpinBox* rows_;
    QComboBox* place_;
    QComboBox* fill_;
    QLabel* loss_;
};

} // namespace isle
