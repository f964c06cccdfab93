#pragma once

#include "engine/rules/game.h"

#include <QScrollArea>

namespace isle {

class BankPanel;
class Match;
class OfferComposer;
class OfferList;

/// The tab Bank and trade: offers on the table first, then a new offer, then the bank.
class TradePanel : public QScrollArea {
    Q_OBJECT

  public:
    explicit TradePanel(QWidget* parent = nullptr);

    void refresh(const Match* match);

  signals:
    void actionChosen(const isle::Action& action);

  private:
    const Match* match_ = nullptr;
    BankPanel* bank_;
    OfferComposer* composer_;
    OfferList* offers_;
};

} // namespace isle
