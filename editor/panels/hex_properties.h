#pragma once

#include "engine/map/map.h"

#include <QWidget>

#include <array>

class QComboBox;
class QGridLayout;
class QLabel;
class QToolButton;

namespace isle {

class HexMarks;
class MapDocument;
class Selection;

/// Properties of the selected hexes: terrain, number, the harbours on the coast of a single hex, pips of its
/// crossings. Values that differ read "several".
class HexProperties : public QWidget {
    Q_OBJECT

  public:
    HexProperties(MapDocument& document, Selection& selection, QWidget* parent = nullptr);

    /// Shows the map as it is now.
    void refresh();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void makeCard();
    void makeRows();
    void fillTerrains();
    void fillNumbers();
    void refreshCard();
    void refreshTerrain();
    void refreshNumber();
    void refreshHarbours();
    void refreshPips();
    void editTerrain(Terrain terrain);
    void editNumber(CellNumber number);
    void editHarbour(Direction direction, int kind);

    MapDocument& document_;
    Selection& selection_;
    QLabel* art_;
    QLabel* title_;
    QLabel* island_;
    QLabel* count_;
    QGridLayout* rows_;
    QComboBox* terrain_;
    QToolButton* terrainPin_;
    QComboBox* number_;
    QToolButton* numberPin_;
    QLabel* numberLabel_;
    std::array<QLabel*, 6> harbourLabels_{};
    std::array<QComboBox*, 6> harbours_{};
    HexMarks* marks_;
    QLabel* pipsLabel_;
    QWidget* pips_;
    std::array<QLabel*, 6> pipValues_{};
};

} // namespace isle
