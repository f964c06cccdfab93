#include "editor/panels/problems.h"

#include "editor/document/map_document.h"
#include "editor/document/text.h"
#include "editor/look/theme.h"
#include "editor/panels/parts.h"
#include "editor/panels/problem_row.h"
#include "editor/panels/segments.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace isle {
namespace {

/// Rows are widgets; so many at a time are plenty to read.
constexpr std::size_t rowsAtATime = 50;

QColor errorColour() {
    return currentTheme().error.text;
}
QColor warningColour() {
    return currentTheme().warning.text;
}
QColor hintColour() {
    return currentTheme().hint.text;
}

/// What a row shows of a problem, as one text.
std::string keyOf(const Problem& problem) {
    std::string key = std::string(problem.check) + '\n' + problem.message.english();
    for (const Fix& fix : problem.fixes)
        key += '\n' + fix.label.english();
    return key;
}

std::optional<Severity> severityAt(int segment) {
    return segment == 0 ? std::nullopt : std::optional(static_cast<Severity>(segment - 1));
}

} // namespace

ProblemsPanel::ProblemsPanel(MapDocument& document, QWidget* parent)
    : QWidget(parent),
      document_(document),
      filter_(new Segments),
      scroll_(new QScrollArea),
      empty_(secondaryLabel({})),
      more_(new QPushButton),
      limit_(rowsAtATime) {
    filter_->setObjectName(QStringLiteral("problemFilter"));
    filter_->add(tr("All"));
    filter_->add(QString(), iconName(Severity::Error))->setIconColour(errorColour);
    filter_->add(QString(), iconName(Severity::Warning))->setIconColour(warningColour);
    filter_->add(QString(), iconName(Severity::Hint))->setIconColour(hintColour);
    connect(filter_, &Segments::chosen, this, [this](int index) { setFilter(severityAt(index)); });

    auto* inner = new QWidget;
    list_ = new QVBoxLayout(inner);
    list_->setContentsMargins(0, 0, 0, 0);
    list_->setSpacing(0);
    empty_->setWordWrap(true);
    empty_->setContentsMargins(14, 12, 12, 12);
    list_->addWidget(empty_);
    list_->addWidget(more_);
    list_->addStretch(1);
    more_->setFlat(true);
    connect(more_, &QPushButton::clicked, this, [this] {
        limit_ += rowsAtATime;
        keys_.clear();
        refresh();
    });
    scroll_->setWidget(inner);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    auto* top = new QHBoxLayout;
    top->setContentsMargins(10, 8, 10, 8);
    top->addWidget(filter_);
    top->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(hairline());
    layout->addWidget(scroll_, 1);
    connect(&document_, &MapDocument::problemsChanged, this, &ProblemsPanel::refresh);
    refresh();
}

int ProblemsPanel::count(Severity severity) const {
    const auto& problems = document_.problems();
    return static_cast<int>(std::count_if(problems.begin(), problems.end(), [&](const Problem& problem) {
        return problem.severity == severity;
    }));
}

void ProblemsPanel::setFilter(std::optional<Severity> severity) {
    severity_ = severity;
    filter_->setCurrent(severity ? 1 + static_cast<int>(*severity) : 0);
    limit_ = rowsAtATime;
    keys_.clear();
    refresh();
}

std::vector<int> ProblemsPanel::shownProblems() const {
    std::vector<int> shown;
    const auto& problems = document_.problems();
    for (std::size_t i = 0; i < problems.size(); ++i)
        if (!severity_ || problems[i].severity == *severity_)
            shown.push_back(static_cast<int>(i));
    return shown;
}

std::vector<ProblemRow*> ProblemsPanel::rows() const {
    return {rows_.begin(), rows_.begin() + static_cast<std::ptrdiff_t>(shown_)};
}

ProblemRow* ProblemsPanel::rowOf(int index) const {
    for (std::size_t i = 0; i < shown_; ++i)
        if (rows_[i]->index() == index)
            return rows_[i];
    return nullptr;
}

ProblemRow* ProblemsPanel::makeRow() {
    auto* row = new ProblemRow;
    list_->insertWidget(static_cast<int>(rows_.size()), row);
    connect(row, &ProblemRow::clicked, this, [this](int index) { setCurrent(index); });
    connect(row, &ProblemRow::doubleClicked, this, [this](int index) { emit jumpWanted(index, true); });
    connect(row, &ProblemRow::fixWanted, this, &ProblemsPanel::applyFix);
    connect(row, &ProblemRow::hovered, this,
            [this](int index, bool inside) { emit hovered(inside ? index : -1); });
    connect(row, &ProblemRow::moveWanted, this, [this](int, int by) {
        step(by);
        if (ProblemRow* now = rowOf(current_))
            now->setFocus();
    });
    rows_.push_back(row);
    return row;
}

void ProblemsPanel::refresh() {
    showCounts();
    const auto& problems = document_.problems();
    const std::vector<int> shown = shownProblems();
    std::vector<std::string> keys;
    for (std::size_t i = 0; i < shown.size() && i < limit_; ++i)
        keys.push_back(std::to_string(shown[i]) + keyOf(problems[static_cast<std::size_t>(shown[i])]));
    const bool same = keys == keys_ && !keys.empty();
    if (!same) {
        keys_ = std::move(keys);
        showRows();
    }
    empty_->setVisible(shown.empty());
    empty_->setText(problems.empty() ? tr("No problems. Every check is content with this map.")
                                     : tr("No problems of this kind."));
    more_->setVisible(shown.size() > shown_);
    more_->setText(tr("Show more: %1 left").arg(shown.size() - shown_));
    if (!same && current_ >= 0) {
        // The numbers of the problems have changed; which one was meant cannot be told any more.
        current_ = -1;
        for (std::size_t i = 0; i < shown_; ++i)
            rows_[i]->setSelected(false);
        emit currentChanged(-1);
    }
}

void ProblemsPanel::showRows() {
    const std::vector<int> shown = shownProblems();
    shown_ = std::min(shown.size(), limit_);
    while (rows_.size() < shown_)
        makeRow();
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        rows_[i]->setVisible(i < shown_);
        if (i >= shown_)
            continue;
        const Problem& problem = document_.problems()[static_cast<std::size_t>(shown[i])];
        const bool first =
            i == 0 || document_.problems()[static_cast<std::size_t>(shown[i - 1])].check != problem.check;
        rows_[i]->show(problem, shown[i], first);
    }
}

void ProblemsPanel::showCounts() {
    constexpr std::array all{Severity::Error, Severity::Warning, Severity::Hint};
    const std::array names{tr("Errors"), tr("Warnings"), tr("Hints")};
    filter_->button(0)->setText(tr("All %1").arg(document_.problems().size()));
    filter_->button(0)->updateGeometry();
    for (std::size_t i = 0; i < all.size(); ++i) {
        auto* button = filter_->button(static_cast<int>(i) + 1);
        button->setText(QString::number(count(all[i])));
        button->setToolTip(names[i]);
        button->setAccessibleName(tr("%1: %2", "Errors: 3").arg(names[i]).arg(count(all[i])));
        button->updateGeometry();
    }
}

void ProblemsPanel::setCurrent(int index, bool jump) {
    if (index >= static_cast<int>(document_.problems().size()))
        index = -1;
    if (index >= 0 && !rowOf(index)) { // hidden by the filter or beyond the rows shown
        if (severity_ && document_.problems()[static_cast<std::size_t>(index)].severity != *severity_)
            setFilter(std::nullopt);
        if (!rowOf(index)) {
            limit_ = static_cast<std::size_t>(index) + rowsAtATime;
            keys_.clear();
            refresh();
        }
    }
    current_ = index;
    for (ProblemRow* row : rows_)
        row->setSelected(row->index() == index && !row->isHidden());
    if (ProblemRow* row = rowOf(index)) {
        // The rows may be new and not laid out yet.
        QTimer::singleShot(0, row, [this, row] { scroll_->ensureWidgetVisible(row, 0, 8); });
    }
    emit currentChanged(index);
    if (index >= 0 && jump)
        emit jumpWanted(index, false);
}

void ProblemsPanel::step(int by) {
    const std::vector<int> shown = shownProblems();
    if (shown.empty())
        return;
    const auto at = std::find(shown.begin(), shown.end(), current_);
    const auto size = static_cast<std::ptrdiff_t>(shown.size());
    std::ptrdiff_t next = by > 0 ? 0 : size - 1;
    if (at != shown.end())
        next = ((at - shown.begin()) + by + size) % size;
    setCurrent(shown[static_cast<std::size_t>(next)]);
}

bool ProblemsPanel::canFixCurrent() const {
    return current_ >= 0 && !document_.problems()[static_cast<std::size_t>(current_)].fixes.empty();
}

bool ProblemsPanel::fixCurrent() {
    if (!canFixCurrent())
        return false;
    applyFix(current_, 0);
    return true;
}

void ProblemsPanel::applyFix(int index, int fix) {
    const auto& problems = document_.problems();
    if (index < 0 || index >= static_cast<int>(problems.size()))
        return;
    const auto& fixes = problems[static_cast<std::size_t>(index)].fixes;
    if (fix >= 0 && fix < static_cast<int>(fixes.size()))
        document_.applyFix(fixes[static_cast<std::size_t>(fix)]);
}

} // namespace isle
