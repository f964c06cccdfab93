#pragma once

#include "engine/rules/game.h"

#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace isle {

class Match;

/// The offers on the table with everybody's answer, and what the people at this screen can do about them
/// (B-82 to B-88).
class OfferList : public QWidget {
    Q_OBJECT

  public:
    explicit OfferList(QWidget* parent = nullptr);

    void refresh(const Match* match);

  signals:
    void actionChosen(const isle::Action& action);
    void counterRequested(std::uint8_t offerId, isle::Seat seat);

  private:
    QWidget* cardFor(const Match& match, const Offer& offer);
    void addAnswers(QVBoxLayout& column, const Match& match, const Offer& offer);
    void addButtons(QVBoxLayout& column, const Match& match, const Offer& offer, Seat seat, bool named);
    [[nodiscard]] QString titleOf(const Offer& offer) const;

    QVBoxLayout* column_;
    std::vector<QWidget*> cards_;
    std::vector<Offer> shown_;
    std::vector<std::vector<Action>> shownActions_;
};

} // namespace isle
