#pragma once

#include "engine/rules/action.h"

#include <QWidget>

#include <array>

class QLabel;
class QToolButton;

namespace isle {

/// Chooses so many cards of each resource with a plus and a minus a kind, within what there is of each.
class CardPicker : public QWidget {
    Q_OBJECT

  public:
    explicit CardPicker(const QString& accessibleName, QWidget* parent = nullptr);

    /// How many of each kind may be chosen, and how many in all (-1: no bound). What is chosen is cut to fit.
    void setLimits(const Cards& perKind, int inAll = -1);
    void setChosen(const Cards& cards);
    [[nodiscard]] const Cards& chosen() const { return chosen_; }

  signals:
    void chosenChanged();

  private:
    void change(Resource resource, int by);
    void refresh();

    Cards chosen_;
    Cards limits_;
    int inAll_ = -1;
    std::array<QToolButton*, resourceCount> plus_{};
    std::array<QToolButton*, resourceCount> minus_{};
    std::array<QLabel*, resourceCount> numbers_{};
};

} // namespace isle
