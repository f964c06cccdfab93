#pragma once

#include "engine/box/ledger.h"

#include <QWidget>

namespace isle {

/// One component in the ledger: its name, used of owned, a bar, and a sign with the number where some are
/// missing.
class LedgerLine : public QWidget {
    Q_OBJECT

  public:
    explicit LedgerLine(QWidget* parent = nullptr);

    /// `counted`: boxes are ticked, so that it makes sense to speak of what is missing.
    void show(const LedgerRow& row, bool counted);
    [[nodiscard]] const LedgerRow& row() const { return row_; }
    /// "46 of 19, 27 short": what stands at the right.
    [[nodiscard]] QString figures() const;
    [[nodiscard]] QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void paintBar(QPainter& painter, const QRect& bar) const;

    LedgerRow row_;
    bool counted_ = false;
};

} // namespace isle
