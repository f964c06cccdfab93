#pragma once

#include "engine/box/owned.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace isle {

/// Edition and counts of one owned box: what the list says stands in the fields, and what the user changes
/// is marked and can be put back.
class BoxDialog : public QDialog {
    Q_OBJECT

  public:
    /// The box must be one of allBoxes().
    explicit BoxDialog(const OwnedBox& mine, QWidget* parent = nullptr);

    /// The box as the fields say.
    [[nodiscard]] OwnedBox box() const;

  private:
    struct Field {
        Component component;
        QLabel* name;
        QSpinBox* count;
        QLabel* printed; ///< "list: 4" where the count differs
    };
    void addFields(QGridLayout& grid);
    void fill();
    void reset();
    void showChanges();
    [[nodiscard]] const BoxEdition& edition() const;

    OwnedBox mine_;
    const Box& box_;
    QComboBox* editions_;
    std::vector<Field> fields_;
    QPushButton* reset_ = nullptr;
};

} // namespace isle
