#pragma once

#include "engine/deal/board.h"

#include <QDialog>

#include <array>
#include <cstdint>
#include <memory>

class QLabel;
class QLineEdit;
class QTableWidget;

namespace isle {

class DealPreview;
class MapCanvas;
class MapDocument;

/// Two deals of a map side by side: what differs is outlined on both, and a table sets their production and
/// problems against each other. The left one is the deal that was kept, else the one of the next
/// seed; either can be exchanged by its seed and made the deal that is shown.
class CompareDealsDialog : public QDialog {
    Q_OBJECT

  public:
    CompareDealsDialog(MapDocument& document, DealPreview& deals, QWidget* parent = nullptr);

  private:
    struct Side {
        std::uint64_t seed = 1;
        std::shared_ptr<const Board> board;
        MapCanvas* canvas = nullptr;
        QLineEdit* seedField = nullptr;
    };

    QWidget* makeSide(std::size_t side);
    void makeTable();
    void dealSide(std::size_t side, std::uint64_t seed);
    void refresh();
    void fillTable();
    [[nodiscard]] std::vector<Cell> differing() const;

    MapDocument& document_;
    DealPreview& deals_;
    std::array<Side, 2> sides_;
    QLabel* summary_;
    QTableWidget* table_;
};

} // namespace isle
