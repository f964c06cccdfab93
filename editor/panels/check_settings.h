#pragma once

#include "engine/checks/profile.h"

#include <QDialog>

#include <functional>
#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace isle {

class CheckSettingRow;
class MapDocument;
class SectionHead;
class Segments;

/// What maps are checked by: a preset, and for every check its switch, severity and thresholds. What is
/// changed here applies to the document at once.
class CheckSettings : public QDialog {
    Q_OBJECT

  public:
    explicit CheckSettings(MapDocument& document, QWidget* parent = nullptr);

    /// How many deals sampling looks at.
    void setDeals(int deals); ///< tells nobody
    [[nodiscard]] std::vector<CheckSettingRow*> shownRows() const;
    /// Shows one check: searches for it.
    void showCheck(std::string_view id);

  signals:
    void dealsChanged(int deals);

  private:
    struct Group {
        SectionHead* head;
        QWidget* body;
        std::vector<CheckSettingRow*> rows;
    };
    QWidget* makeHead();
    QWidget* makeList();
    QWidget* makeFoot();
    void addRow(const Check& check, Group& group, QVBoxLayout& list);
    void change(const std::function<void(CheckProfile&)>& change);
    void refresh();
    void search();

    MapDocument& document_;
    Segments* presets_;
    QLineEdit* search_;
    QSpinBox* deals_;
    QPushButton* reset_;
    QWidget* inner_;
    QLabel* nothing_;
    std::vector<Group> groups_;
};

} // namespace isle
