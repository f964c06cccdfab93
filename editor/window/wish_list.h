#pragma once

#include "engine/arrange/arrange.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QDoubleSpinBox;
class QGridLayout;
class QLabel;

namespace isle {

/// The wishes for an arrangement: a tick for every check that an arranger can fulfil, with its thresholds.
class WishList : public QWidget {
    Q_OBJECT

  public:
    explicit WishList(QWidget* parent = nullptr);

    [[nodiscard]] std::vector<Wish> wishes() const;
    /// Ticks what a profile wishes for a map, with its thresholds.
    void setWishes(const CheckProfile& profile, const Map& map);
    /// Shows which ticked wishes came out unmet; none for a fresh start.
    void showBroken(const std::vector<std::string>& broken);

  signals:
    void changed();

  private:
    struct Row {
        const Check* check = nullptr;
        QCheckBox* tick = nullptr;
        std::vector<QDoubleSpinBox*> limits; ///< by place in Check::thresholds
        QLabel* state = nullptr;
    };
    void addRow(QGridLayout& grid, const Check& check);

    std::vector<Row> rows_;
};

} // namespace isle
