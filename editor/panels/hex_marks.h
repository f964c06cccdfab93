#pragma once

#include "engine/map/map.h"

#include <QGridLayout>
#include <QWidget>

#include <array>

class QCheckBox;
class QComboBox;
class QLabel;
class QToolButton;

namespace isle {

class MapDocument;
class Selection;

/// What the selected hexes are marked with besides terrain and number: a chip or chest, the shuffle group,
/// the numbers the deal may put there, the far side of the desert, and crossings where nobody may start.
class HexMarks : public QWidget {
    Q_OBJECT

  public:
    HexMarks(MapDocument& document, Selection& selection, QWidget* parent = nullptr);

    void refresh();
    /// The width of the widest caption, and a common one for this and the rows above.
    [[nodiscard]] int captionWidth() const;
    void setCaptionWidth(int width) { rows_->setColumnMinimumWidth(0, width); }

  private:
    void makeMarker();
    void makeGroup();
    void makeLimits();
    void makeFarSide();
    void makeStarts();
    void addRow(QLabel* label, QWidget* field);
    void refreshMarker();
    void refreshGroup();
    void refreshLimits();
    void refreshFarSide();
    void refreshStarts();
    void editGroup(int group);
    /// Lets all selected hexes get the value, or keeps it from them all when every one could get it.
    void toggleLimit(int value);

    MapDocument& document_;
    Selection& selection_;
    QGridLayout* rows_;
    QLabel* markerLabel_;
    QComboBox* marker_;
    QLabel* groupLabel_;
    QComboBox* group_;
    QLabel* limitsLabel_;
    QWidget* limits_;
    std::array<QToolButton*, tokenValues.size()> values_{};
    QLabel* farLabel_;
    QCheckBox* farSide_;
    QLabel* startsLabel_;
    QWidget* starts_;
    std::array<QToolButton*, 6> corners_{};
};

} // namespace isle
