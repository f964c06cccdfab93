#pragma once

#include "engine/checks/check.h"

#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace isle {

class MapDocument;
class ProblemRow;
class Segments;

/// The problems of the map, with a filter by severity. A click on a row asks the window to jump to its place;
/// fixes go through the document.
class ProblemsPanel : public QWidget {
    Q_OBJECT

  public:
    explicit ProblemsPanel(MapDocument& document, QWidget* parent = nullptr);

    /// The selected problem by its number in the document's list; -1 for none.
    [[nodiscard]] int current() const { return current_; }
    /// Selects a problem, shows its row and tells where it is.
    void setCurrent(int index, bool jump = true);
    /// Selects the next (1) or previous (-1) problem that the filter shows, round and round.
    void step(int by);
    /// Applies the first fix of the selected problem; false when it has none.
    bool fixCurrent();
    [[nodiscard]] bool canFixCurrent() const;

    /// How many problems of a severity there are.
    [[nodiscard]] int count(Severity severity) const;
    /// Shows only problems of a severity; all when none is given.
    void setFilter(std::optional<Severity> severity);
    [[nodiscard]] std::vector<ProblemRow*> rows() const;

  signals:
    /// A problem was chosen: the window shows its place. `centre` also flashes it.
    void jumpWanted(int index, bool centre);
    void currentChanged(int index);
    /// The row under the pointer; -1 when there is none.
    void hovered(int index);

  private:
    void refresh();
    void showRows();
    void showCounts();
    void applyFix(int index, int fix);
    [[nodiscard]] std::vector<int> shownProblems() const;
    [[nodiscard]] ProblemRow* rowOf(int index) const;
    ProblemRow* makeRow();

    MapDocument& document_;
    Segments* filter_;
    QScrollArea* scroll_;
    QVBoxLayout* list_;
    QLabel* empty_;
    QPushButton* more_;
    std::vector<ProblemRow*> rows_; ///< kept and used again; the first `shown_` are visible
    std::size_t shown_ = 0;
    std::size_t limit_;
    std::optional<Severity> severity_;
    std::vector<std::string> keys_; ///< what the rows show, to leave them alone when nothing changed
    int current_ = -1;
};

} // namespace isle
