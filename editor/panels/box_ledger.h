#pragma once

#include "engine/box/ledger.h"

#include <QTimer>
#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace isle {

class BoxList;
class LedgerLine;
class MapDocument;

/// The boxes the user owns against what the map takes: ticks, used of owned, what to swap, and the component
/// list to copy. The boxes are part of the document's CheckProfile.
class BoxLedger : public QWidget {
    Q_OBJECT

  public:
    explicit BoxLedger(MapDocument& document, QWidget* parent = nullptr);

    /// The lines shown, in the order of rule books.
    [[nodiscard]] std::vector<LedgerLine*> lines() const;
    [[nodiscard]] BoxList& boxes() { return *boxes_; }
    /// Opens the dialog with edition and counts of an owned box.
    void editBox(const QString& id);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void setOwned(const OwnedBoxes& owned);
    void refreshSoon();
    void refresh();
    void showLines(const std::vector<LedgerRow>& rows, bool counted);
    void showAdvice(const OwnedBoxes& owned, const std::vector<Swap>& swaps);
    void copyList();

    MapDocument& document_;
    BoxList* boxes_;
    QLabel* summary_;
    QVBoxLayout* list_;
    QLabel* advice_;
    QWidget* adviceHead_;
    QPushButton* copy_;
    std::vector<QLabel*> heads_;     ///< by ComponentGroup
    std::vector<LedgerLine*> lines_; ///< by Component
    Needs needs_;
    QTimer soon_;
};

} // namespace isle
