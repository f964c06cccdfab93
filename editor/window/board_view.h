#pragma once

#include "editor/document/deal_preview.h"
#include "editor/panels/problem_marks.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <vector>

namespace isle {

class MapCanvas;
class MapDocument;

/// Keeps the canvas showing the document: the design or one deal of it, and the marks of its problems. It
/// stands aside while a game has the canvas.
class BoardView : public QObject {
    Q_OBJECT

  public:
    BoardView(MapDocument& document, MapCanvas& canvas, QObject* parent = nullptr);

    void setActive(bool active);
    void setDealShown(bool shown);
    [[nodiscard]] bool dealShown() const { return dealShown_; }
    void setSeed(std::uint64_t seed);
    [[nodiscard]] std::uint64_t seed() const { return deals_.seed(); }
    /// Rerolling, locking and pinning of the deals that can be shown.
    [[nodiscard]] DealPreview& deals() { return deals_; }
    /// Why no deal can be shown; empty when one can.
    [[nodiscard]] QString refusal() const { return refusal_; }
    /// The deal on show, else the design.
    [[nodiscard]] BoardPicture picture() const;

    /// The list whose problems are marked and counted in; it must outlive the view. The document's until
    /// then.
    void setProblems(const std::vector<Problem>& problems);
    void setSelectedProblem(int problem);
    void setHoveredProblem(int problem);
    /// The problem behind a mark of the canvas.
    [[nodiscard]] int problemOfMark(int mark) const;

  signals:
    void dealChanged(); ///< shown or not, seed, refusal

  private:
    void showPicture();
    void showMarks();

    MapDocument& document_;
    MapCanvas& canvas_;
    DealPreview deals_;
    bool active_ = true;
    bool dealShown_ = false;
    QString refusal_;
    const std::vector<Problem>* problems_;
    int selected_ = -1;
    int hovered_ = -1;
    std::vector<int> problemOfMark_;
};

} // namespace isle
