#pragma once

#include "editor/tools/replace.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;

namespace isle {

class Segments;

/// Search and replace: what, by what and where, with the count as it is chosen.
class ReplaceDialog : public QDialog {
    Q_OBJECT

  public:
    /// Both must outlive the dialog. `selected` are the selected hexes.
    ReplaceDialog(const Map& map, const Topology& topology, std::vector<Cell> selected,
                  QWidget* parent = nullptr);

    [[nodiscard]] Replacement replacement() const;

  signals:
    /// What the replacement would do, for the canvas to show.
    void previewed(const isle::Replaced& replaced);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void fillChoices();
    void preview();

    const Map& map_;
    const Topology& topology_;
    std::vector<Cell> selected_;
    Segments* what_;
    QComboBox* from_;
    QComboBox* to_;
    Segments* where_;
    QLabel* count_;
    QPushButton* ok_ = nullptr;
};

} // namespace isle
