#pragma once

#include "engine/map/map.h"

#include <QWidget>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace isle {

class GroupList;
class IslandList;
class LayoutList;
class MapPools;
class MapDocument;
class OptionList;
class Selection;
class WonderCostsTable;

/// Properties of the map: its texts, seats, target, size, islands and rule options.
class MapProperties : public QWidget {
    Q_OBJECT

  public:
    MapProperties(MapDocument& document, Selection& selection, QWidget* parent = nullptr);

    /// Shows the map as it is now.
    void refresh();
    /// Opens the dialog for another size of the map.
    void askForSize();
    /// Opens the dialog for story, set-up, special rules and notes.
    void editScenarioText();
    /// Lets the title be typed.
    void editTitle();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void makeTexts();
    void makeScenarioText();
    void makeNumbers();
    void makeBonusList();
    void editBonusList();
    void makeMarkers();
    void addRow(const QString& label, QWidget* field, QWidget* end = nullptr);
    void editText(std::string Map::*text, const QString& step, const QString& value);
    void editSeats();
    void editTarget(int value);
    void refreshTexts();
    void refreshTarget();
    void refreshMarkers();

    MapDocument& document_;
    QGridLayout* rows_;
    QLineEdit* title_;
    QLineEdit* author_;
    QPlainTextEdit* description_;
    QComboBox* licence_;
    QLabel* scenario_;
    LayoutList* layouts_;
    QSpinBox* minSeats_;
    QSpinBox* maxSeats_;
    QSpinBox* target_;
    QToolButton* targetReset_;
    QLabel* size_;
    QPushButton* resize_;
    QLabel* robber_;
    QToolButton* robberClear_;
    QLabel* pirate_;
    QToolButton* pirateClear_;
    IslandList* islands_;
    QLineEdit* bonusList_;
    MapPools* pools_;
    GroupList* groups_;
    WonderCostsTable* wonders_;
    OptionList* base_;
    OptionList* sea_;
    int gesture_ = 0; ///< typing into one field until it loses the focus is one step
};

} // namespace isle
