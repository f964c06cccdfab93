#pragma once

#include "editor/tools/draw_options.h"

#include <QDialog>

#include <vector>

class QCheckBox;
class QLabel;
class QPushButton;

namespace isle {

class Segments;

/// Asks which terrains of a map to select and what to do with the selection there is.
class SelectTerrainDialog : public QDialog {
    Q_OBJECT

  public:
    explicit SelectTerrainDialog(const Map& map, QWidget* parent = nullptr);

    /// The hexes of the chosen terrains, in reading order.
    [[nodiscard]] std::vector<Cell> cells() const;
    [[nodiscard]] SelectMode mode() const;

  private:
    void showCount();

    const Map& map_;
    std::vector<std::pair<Terrain, QCheckBox*>> terrains_; ///< those on the map
    Segments* mode_;
    QLabel* count_;
    QPushButton* ok_;
};

} // namespace isle
