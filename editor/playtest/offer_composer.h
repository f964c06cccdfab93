#pragma once

#include "engine/rules/game.h"

#include <QWidget>

#include <optional>
#include <vector>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace isle {

class CardPicker;
class Match;

/// Puts together an offer to other seats, or a counter-offer (B-82, B-83).
class OfferComposer : public QWidget {
    Q_OBJECT

  public:
    explicit OfferComposer(QWidget* parent = nullptr);

    /// `seat` is the person who would offer; null match for none.
    void refresh(const Match* match, Seat seat);
    /// Turns to countering an offer for a seat; ends when sent, cancelled or the offer is gone.
    void counter(const Match& match, std::uint8_t offerId, Seat seat);

  signals:
    void actionChosen(const isle::Action& action);

  private:
    QWidget* recipients();
    void arrangeRecipients();
    void limit();
    void send();
    void reset();
    [[nodiscard]] Action action() const;
    [[nodiscard]] std::uint16_t addressed() const;

    const Match* match_ = nullptr;
    Seat seat_; ///< who offers
    Seat countering_;
    std::optional<std::uint8_t> counterTo_;
    QLabel* title_;
    CardPicker* give_;
    CardPicker* want_;
    QHBoxLayout* toLayout_ = nullptr; ///< made with toRow_
    QWidget* toRow_;
    std::vector<QToolButton*> to_; ///< by seat; null for the seat itself
    int arranged_ = -1;
    QPushButton* send_;
    QPushButton* cancel_;
    bool limiting_ = false;
};

} // namespace isle
