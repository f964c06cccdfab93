#pragma once

#include <QObject>

namespace isle {

class ActionRegistry;
class BoardView;
class MapCanvas;
class MapDocument;
class Selection;

/// What the window does with deals: next and before, hexes locked against the next, a deal made the design,
/// two compared. R on the canvas deals again while a deal is shown.
class DealController : public QObject {
    Q_OBJECT

  public:
    DealController(MapDocument& document, Selection& selection, BoardView& board, MapCanvas& canvas,
                   ActionRegistry& actions, QObject* parent = nullptr);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void connectActions();
    void refresh();
    void next();
    void toggleLock();
    void compare();

    MapDocument& document_;
    Selection& selection_;
    BoardView& board_;
    MapCanvas& canvas_;
    ActionRegistry& actions_;
};

} // namespace isle
