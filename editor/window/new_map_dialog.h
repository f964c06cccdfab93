#pragma once

#include "engine/map/map.h"

#include <QDialog>

#include <vector>

class QSpinBox;

namespace isle {

class MapList;

/// Asks how a new map begins: as blank sea of a size, or as a map that comes with the program.
class NewMapDialog : public QDialog {
    Q_OBJECT

  public:
    explicit NewMapDialog(QWidget* parent = nullptr);

    [[nodiscard]] Map map() const;

  private:
    std::vector<Map> shipped_;
    MapList* list_;
    QWidget* size_;
    QSpinBox* columns_;
    QSpinBox* rows_;
};

} // namespace isle
