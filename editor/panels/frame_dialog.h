#pragma once

#include "engine/map/transformed.h"

#include <QDialog>

#include <array>

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace isle {

/// Asks how many rows and columns to add or take away on each side of a map.
class FrameDialog : public QDialog {
    Q_OBJECT

  public:
    explicit FrameDialog(const Map& map, QWidget* parent = nullptr);

    [[nodiscard]] FrameChange change() const;
    [[nodiscard]] Terrain fill() const;

  private:
    void showResult();

    const Map& map_;
    std::array<QSpinBox*, 4> sides_{}; ///< top, bottom, left, right
    QComboBox* fill_;
    QLabel* result_;
    QPushButton* ok_ = nullptr;
};

/// Why the first row may only be added or taken away with a shift of the drawing, when that is so.
[[nodiscard]] QString oddRowsText(const FrameChange& change);

} // namespace isle
