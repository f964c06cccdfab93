#pragma once

#include <QWidget>

#include <functional>
#include <string>
#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace isle {

class MapDocument;
class PoolGrid;
class SectionHead;
class Selection;

/// The shuffle groups of the map: their names, hexes and pools.
class GroupList : public QWidget {
    Q_OBJECT

  public:
    GroupList(MapDocument& document, Selection& selection, QWidget* parent = nullptr);

    void refresh();
    void setOpen(bool open);

  private:
    struct Row {
        QWidget* widget = nullptr;
        QLineEdit* name = nullptr;
        QLabel* count = nullptr;
        PoolGrid* terrain = nullptr;
        PoolGrid* numbers = nullptr;
    };
    Row makeRow(int group);
    void makePools(Row& row, int group);
    void addGroup();
    void select(int group);
    void refreshRow(Row& row, int group);

    MapDocument& document_;
    Selection& selection_;
    SectionHead* head_;
    QWidget* body_;
    QVBoxLayout* list_;
    QPushButton* add_;
    std::vector<Row> rows_;
    int gesture_ = 0;
};

} // namespace isle
