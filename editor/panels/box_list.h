#pragma once

#include "engine/box/owned.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QLabel;
class QSpinBox;
class QToolButton;

namespace isle {

/// The boxes there are, each to be ticked, with the copies owned and a button for edition and counts.
class BoxList : public QWidget {
    Q_OBJECT

  public:
    explicit BoxList(QWidget* parent = nullptr);

    void setOwned(const OwnedBoxes& owned); ///< tells nobody
    [[nodiscard]] const OwnedBoxes& owned() const { return owned_; }

  signals:
    void changed(const isle::OwnedBoxes& owned); ///< by the user
    void editWanted(const QString& boxId);

  private:
    struct Line {
        const Box* box;
        QCheckBox* tick;
        QSpinBox* copies;
        QToolButton* edit;
        QLabel* state; ///< edition, edited counts, or that the figures are not verified
    };
    Line makeLine(const Box& box);
    void take(const Line& line);
    void showLine(const Line& line);

    std::vector<Line> lines_;
    OwnedBoxes owned_;
    bool filling_ = false;
};

} // namespace isle
