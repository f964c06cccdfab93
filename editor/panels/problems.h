#pragma once

#include "engine/checks/check.h"

#include <QWidget>

#include <array>
#include <optional>
#include <vector>

class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace isle {

class MapDocument;
class ProblemRow;
class ProblemSection;
class SampleBar;
class Segments;

/// What is wrong with the map in groups - rules, tidy, balance, box - and what was accepted, with a filter by
/// severity. Besides the problems of the document it lists those of the deal on show and those found in
/// sampled deals. A click on a row asks the window to jump to its place; fixes and acceptance go through the
/// document.
class ProblemsPanel : public QWidget {
    Q_OBJECT

  public:
    explicit ProblemsPanel(MapDocument& document, QWidget* parent = nullptr);
    ~ProblemsPanel() override;

    /// All problems by their number; those of the document come first, in their order.
    [[nodiscard]] const std::vector<Problem>& problems() const { return all_; }
    /// What the deal on show brought; empty while the design is shown.
    void setDealProblems(std::vector<Problem> problems);
    /// What sampling found.
    void setSampledProblems(std::vector<Problem> problems);

    /// The number of the selected problem; -1 for none.
    [[nodiscard]] int current() const { return current_; }
    /// Selects a problem, shows its row and tells where it is.
    void setCurrent(int index, bool jump = true);
    /// Selects the next (1) or previous (-1) open problem that the filter shows, round and round.
    void step(int by);
    /// Applies the first fix of the selected problem; false when it has none.
    bool fixCurrent();
    [[nodiscard]] bool canFixCurrent() const;
    /// Opens the line for the reason in the row of the selected problem.
    void acceptCurrent();
    [[nodiscard]] bool canAcceptCurrent() const;

    /// How many open problems of a severity there are.
    [[nodiscard]] int count(Severity severity) const;
    /// How many open problems there are in all.
    [[nodiscard]] int count() const;
    /// Shows only problems of a severity; all when none is given.
    void setFilter(std::optional<Severity> severity);
    /// The rows of open problems in sight, from top to bottom.
    [[nodiscard]] std::vector<ProblemRow*> rows() const;
    [[nodiscard]] ProblemSection& section(CheckGroup group) const;
    [[nodiscard]] ProblemSection& acceptedSection() const { return *accepted_; }
    [[nodiscard]] SampleBar& sampleBar() const { return *samples_; }

  signals:
    /// A problem was chosen: the window shows its place. `centre` also flashes it.
    void jumpWanted(int index, bool centre);
    void currentChanged(int index);
    /// The row under the pointer; -1 when there is none.
    void hovered(int index);
    /// The fix under the pointer, to show what it would do; -1 for none.
    void fixHovered(int index, int fix);
    void exampleWanted(quint64 seed); ///< show the deal of this seed
    void problemsChanged();           ///< problems() is another list

  private:
    void makeSections(QVBoxLayout& list);
    void refresh();
    void showRows();
    void showCounts();
    void connectRow(ProblemRow* row);
    void applyFix(int index, int fix);
    void accept(int index, const QString& reason);
    void takeBack(int index);
    [[nodiscard]] std::vector<int> shownIn(const ProblemSection& section) const;
    [[nodiscard]] std::vector<int> shownProblems() const;
    [[nodiscard]] ProblemRow* rowOf(int index) const;
    [[nodiscard]] const Problem& at(int index) const { return all_[static_cast<std::size_t>(index)]; }

    MapDocument& document_;
    Segments* filter_;
    QScrollArea* scroll_;
    QLabel* empty_;
    std::array<ProblemSection*, allCheckGroups.size()> groups_{}; ///< by CheckGroup
    ProblemSection* accepted_;
    SampleBar* samples_;
    std::vector<Problem> deal_;
    std::vector<Problem> sampled_;
    std::vector<Problem> all_;
    std::optional<Severity> severity_;
    int current_ = -1;
    std::string currentKey_;
};

} // namespace isle
