#pragma once

#include <QWidget>

class QComboBox;
class QLineEdit;
class QToolButton;

namespace isle {

class MapDocument;

/// The layouts of the map for different numbers of seats: which one is open, its name, and ways to add one,
/// to take one away and to order them.
class LayoutList : public QWidget {
    Q_OBJECT

  public:
    explicit LayoutList(MapDocument& document, QWidget* parent = nullptr);

    void refresh();

  private:
    void makeButtons();
    void addCopy();
    void addBlank();
    void remove();
    void move(int by);

    MapDocument& document_;
    QComboBox* open_;
    QLineEdit* name_;
    QToolButton* add_;
    QToolButton* remove_;
    QToolButton* up_;
    QToolButton* down_;
    int gesture_ = 0;
};

} // namespace isle
