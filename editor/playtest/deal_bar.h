#pragma once

#include <QWidget>

#include <cstdint>

class QComboBox;
class QLineEdit;
class QToolButton;

namespace isle {

/// For the tool bar: the seed of the deal, the number of seats, New deal, Restart, Play to end and Save game.
class DealBar : public QWidget {
    Q_OBJECT

  public:
    explicit DealBar(QWidget* parent = nullptr);

    [[nodiscard]] std::uint64_t seed() const;
    void setSeed(std::uint64_t seed);
    /// Seats the map allows, and those chosen.
    void setSeats(int fewest, int most, int chosen);
    void setRunning(bool running, bool over);
    /// Without words on the buttons and with a shorter seed, for small windows.
    void setNarrow(bool narrow);

  signals:
    void seedEntered(std::uint64_t seed);
    void seatsChosen(int seats);
    void newDealClicked();
    void restartClicked();
    void playToEndClicked();
    void saveClicked();

  private:
    QLineEdit* seed_;
    QComboBox* seats_;
    QToolButton* newDeal_;
    QToolButton* restart_;
    QToolButton* toEnd_;
    QToolButton* save_;
};

} // namespace isle
