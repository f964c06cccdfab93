#pragma once

#include "editor/window/arrange_job.h"

#include <QDialog>

#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;

namespace isle {

class SeedField;
class WishList;

/// Asks for wishes, has terrain, numbers and harbour kinds placed by them in a thread, and shows the picture
/// and the balance that came of it, or which wishes collide and where.
class ArrangeDialog : public QDialog {
    Q_OBJECT

  public:
    /// `selected` are the hexes that can be kept or arranged alone; `profile` ticks the first wishes.
    ArrangeDialog(const Map& map, std::vector<Cell> selected, const CheckProfile& profile,
                  QWidget* parent = nullptr);

    /// The map to put in place of the first one; there is one when the dialog was accepted.
    [[nodiscard]] const std::optional<Map>& arranged() const { return arranged_; }
    /// The hexes of a collision, when "Show on the map" was chosen.
    [[nodiscard]] const std::vector<Cell>& marked() const { return marked_; }

    void reject() override; ///< while it works this only stops the work

  private:
    enum Scope : int { Whole, OnlySelected, ButSelected };

    [[nodiscard]] QWidget* makeWishes(const CheckProfile& profile);
    [[nodiscard]] QWidget* makeResult();
    void begin();
    void next();
    void finish(const ArrangeResult& result);
    void showResult(const ArrangeResult& result);
    void showPicture(const Map& map, const std::vector<Cell>& outlined);
    void showWorking(bool working);
    void forget();
    [[nodiscard]] ArrangeRequest request() const;
    [[nodiscard]] std::vector<Cell> locked() const;

    const Map map_;
    const std::vector<Cell> selected_;
    const std::optional<double> score_; ///< of the map as it is, where all of it is known
    ArrangeJob job_;
    bool shows_ = false; ///< a result, not the map as it is
    std::optional<Map> arranged_;
    std::vector<Cell> marked_;
    std::vector<Cell> colliding_;
    QCheckBox* terrain_ = nullptr;
    QCheckBox* numbers_ = nullptr;
    QCheckBox* harbours_ = nullptr;
    QCheckBox* barren_ = nullptr;
    QCheckBox* balance_ = nullptr;
    QComboBox* scope_ = nullptr;
    QComboBox* preset_ = nullptr;
    WishList* wishes_ = nullptr;
    SeedField* seed_ = nullptr;
    QLabel* picture_ = nullptr;
    QLabel* sentence_ = nullptr;
    QProgressBar* progress_ = nullptr;
    QPushButton* start_ = nullptr;
    QPushButton* apply_ = nullptr;
    QPushButton* show_ = nullptr;
    QPushButton* close_ = nullptr;
};

} // namespace isle
