#pragma once

#include "engine/map/map.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLineEdit;
class QToolButton;
class QVBoxLayout;

namespace isle {

class MapDocument;
class Selection;

/// The islands of the map with their names and roles; the button before an island selects its hexes.
class IslandList : public QWidget {
    Q_OBJECT

  public:
    IslandList(MapDocument& document, Selection& selection, QWidget* parent = nullptr);

    void refresh();

  private:
    struct Row {
        QWidget* widget = nullptr;
        QToolButton* select = nullptr;
        QLineEdit* name = nullptr;
        QComboBox* role = nullptr;
    };
    Row makeRow(std::size_t island);
    void edit(std::size_t island, const QString& step, const std::function<void(MapIsland&)>& change);

    MapDocument& document_;
    Selection& selection_;
    QVBoxLayout* list_;
    std::vector<Row> rows_;
    int gesture_ = 0;
};

} // namespace isle
