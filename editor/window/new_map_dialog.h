#pragma once

#include "engine/map/map.h"

#include <QDialog>
#include <QTimer>

#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QStackedWidget;

namespace isle {

class ArchipelagoForm;
class MapList;

/// Asks how a new map begins: blank, as a reference board, as a random archipelago, or as a map that comes
/// with the program. A picture shows what comes of it; double-clicking an entry takes it as it stands.
class NewMapDialog : public QDialog {
    Q_OBJECT

  public:
    explicit NewMapDialog(QWidget* parent = nullptr);

    /// The map chosen; a blank one where the wishes for an archipelago cannot be met.
    [[nodiscard]] Map map() const;

    /// A value typed just now counts; what cannot be made is not accepted.
    void accept() override;

  private:
    enum Start : int { Blank, Reference, Archipelago, Shipped };

    [[nodiscard]] QWidget* makeBlank();
    [[nodiscard]] QWidget* makeReference();
    [[nodiscard]] QWidget* makeShipped();
    void fillList();
    void choose(int row);
    void changed();
    void showMap();
    [[nodiscard]] Map blank() const;
    [[nodiscard]] Map reference() const;

    std::vector<Map> shipped_;
    MapList* list_;
    QStackedWidget* pages_;
    QSpinBox* columns_ = nullptr;
    QSpinBox* rows_ = nullptr;
    QComboBox* ground_ = nullptr;
    QSpinBox* seats_ = nullptr;
    QComboBox* frame_ = nullptr;
    ArchipelagoForm* archipelago_;
    QLabel* about_ = nullptr;
    QLabel* picture_;
    QLabel* facts_;
    QPushButton* create_;
    QTimer settle_; ///< the picture waits until a value rests
    std::optional<Map> random_;
};

} // namespace isle
