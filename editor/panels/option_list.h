#pragma once

#include "engine/map/map.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QToolButton;

namespace isle {

class MapDocument;

enum class OptionGroup { Base, Sea };

/// A group of rule options that opens and closes: each with its label, its value within its range, and a way
/// back to the default.
class OptionList : public QWidget {
    Q_OBJECT

  public:
    OptionList(MapDocument& document, OptionGroup group, QWidget* parent = nullptr);

    void refresh();
    void setOpen(bool open);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    struct Row {
        Option option;
        QLabel* label = nullptr;
        QWidget* field = nullptr; ///< a spin box for numbers, else a combo box
        QToolButton* reset = nullptr;
    };

    void makeRows();
    QWidget* makeField(Option option);
    void fill(QComboBox& box, Option option) const;
    void refresh(Row& row, const Rules& rules, const Rules& standard);
    void edit(Option option, int value);

    MapDocument& document_;
    OptionGroup group_;
    QToolButton* head_;
    QWidget* body_;
    QGridLayout* grid_;
    std::vector<Row> rows_;
    int gesture_ = 0;
};

} // namespace isle
