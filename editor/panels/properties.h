#pragma once

#include "engine/lattice/lattice.h"

#include <QWidget>

#include <vector>

class QStackedWidget;

namespace isle {

class HexProperties;
class MapDocument;
class MapProperties;
class Selection;
struct MapChange;

/// The properties of what is selected, else of the map.
class PropertiesPanel : public QWidget {
    Q_OBJECT

  public:
    PropertiesPanel(MapDocument& document, Selection& selection, QWidget* parent = nullptr);

    [[nodiscard]] HexProperties& hexPage() { return *hexes_; }
    [[nodiscard]] MapProperties& mapPage() { return *map_; }

  protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void refresh();
    void documentChanged(const MapChange& change);

    MapDocument& document_;
    Selection& selection_;
    QStackedWidget* stack_ = nullptr;
    HexProperties* hexes_;
    MapProperties* map_;
};

} // namespace isle
