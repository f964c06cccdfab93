#pragma once

#include "editor/document/recovery.h"
#include "engine/map/map.h"

#include <QDialog>

#include <optional>
#include <vector>

class QListWidget;
class QPushButton;

namespace isle {

struct RecoveredMap {
    Leftover leftover;
    Map map;
};

/// Offers the maps with unsaved changes that a crash left: with picture, name, time and file. Ticked ones are
/// opened or discarded; what is not decided stays for the next start.
class RecoveryDialog : public QDialog {
    Q_OBJECT

  public:
    explicit RecoveryDialog(Leftovers& leftovers, QWidget* parent = nullptr);

    /// The maps to be opened, oldest first; after the dialog was accepted.
    [[nodiscard]] std::vector<RecoveredMap> chosen() const;

  private:
    void fill();
    void discardTicked();
    void showPossible();
    [[nodiscard]] bool ticked(int row) const;

    Leftovers& leftovers_;
    std::vector<std::optional<Map>> maps_; ///< in the order of the leftovers; nothing when it cannot be read
    QListWidget* list_;
    QPushButton* open_;
    QPushButton* discard_;
};

} // namespace isle
