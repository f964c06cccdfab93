#pragma once

#include "engine/checks/check.h"

#include <QWidget>

#include <string>
#include <vector>

class QPushButton;
class QVBoxLayout;

namespace isle {

class ProblemRow;
class SectionHead;

/// One group of the list of problems: a head that opens and closes with the count, and the rows.
class ProblemSection : public QWidget {
    Q_OBJECT

  public:
    explicit ProblemSection(const QString& name, QWidget* parent = nullptr);

    /// Shows the problems with these numbers of a list; hides itself when there are none. `chance` as in
    /// ProblemRow::show(). True when anything shown has changed.
    bool show(const std::vector<Problem>& all, const std::vector<int>& indices, bool chance);
    /// Rows in sight, none while the section is closed.
    [[nodiscard]] std::vector<ProblemRow*> rows() const;
    /// The row of a problem, brought into sight when it is in this section; nullptr when it is not.
    ProblemRow* reveal(int index);
    void setOpen(bool open);
    [[nodiscard]] bool open() const;
    [[nodiscard]] int count() const { return static_cast<int>(indices_.size()); }
    [[nodiscard]] SectionHead& head() { return *head_; }
    /// Shows no more than the first rows again.
    void resetLimit();

  signals:
    void rowMade(isle::ProblemRow* row);
    void changed(); ///< opened, closed, or showing more

  private:
    void fill();
    void fillRows();
    ProblemRow* makeRow();

    SectionHead* head_;
    QWidget* body_;
    QVBoxLayout* list_;
    QPushButton* more_;
    std::vector<ProblemRow*> rows_; ///< kept and used again; the first shown_ are in use
    std::size_t shown_ = 0;
    std::size_t limit_;
    const std::vector<Problem>* all_ = nullptr; ///< the list last shown; whoever changes it shows it again
    std::vector<int> indices_;
    std::vector<std::string> prints_;
    bool chance_ = false;
    bool stale_ = true; ///< the rows are not those of prints_
};

} // namespace isle
