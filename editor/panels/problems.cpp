#include "editor/panels/problems.h"

#include "editor/document/map_document.h"
#include "editor/document/text.h"
#include "editor/look/theme.h"
#include "editor/panels/parts.h"
#include "editor/panels/problem_list.h"
#include "editor/panels/problem_row.h"
#include "editor/panels/problem_section.h"
#include "editor/panels/sample_bar.h"
#include "editor/panels/segments.h"
#include "engine/checks/sample.h"

#include <QLabel>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace isle {
namespace {

QColor errorColour() {
    return currentTheme().error.text;
}
QColor warningColour() {
    return currentTheme().warning.text;
}
QColor hintColour() {
    return currentTheme().hint.text;
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
      accepted_(new ProblemSection(tr("Accepted"))),
      samples_(new SampleBar) {
    filter_->setObjectName(QStringLiteral("problemFilter"));
    filter_->add(tr("All"));
    filter_->add(QString(), iconName(Severity::Error))->setIconColour(errorColour);
    filter_->add(QString(), iconName(Severity::Warning))->setIconColour(warningColour);
    filter_->add(QString(), iconName(Severity::Hint))->setIconColour(hintColour);
    connect(filter_, &Segments::chosen, this, [this](int index) { setFilter(severityAt(index)); });

    auto* inner = new QWidget;
    auto* list = new QVBoxLayout(inner);
    list->setContentsMargins(0, 0, 0, 0);
    list->setSpacing(0);
    makeSections(*list);
    // The list is as wide as its panel whatever stands in it: it never scrolls sideways.
    inner->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
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
    layout->addWidget(hairline());
    layout->addWidget(samples_);
    connect(&document_, &MapDocument::problemsChanged, this, &ProblemsPanel::refresh);
    refresh();
}

ProblemsPanel::~ProblemsPanel() {
    // Rows speak when they hide, and they go after the panel.
    for (ProblemRow* row : findChildren<ProblemRow*>())
        row->disconnect(this);
}

void ProblemsPanel::makeSections(QVBoxLayout& list) {
    empty_->setWordWrap(true);
    empty_->setContentsMargins(14, 12, 12, 12);
    list.addWidget(empty_);
    for (const CheckGroup group : allCheckGroups)
        groups_[static_cast<std::size_t>(group)] = new ProblemSection(translatedCheckText(titleOf(group)));
    accepted_->setObjectName(QStringLiteral("accepted"));
    accepted_->setOpen(false);
    std::vector<ProblemSection*> all(groups_.begin(), groups_.end());
    all.push_back(accepted_);
    for (ProblemSection* section : all) {
        list.addWidget(section);
        connect(section, &ProblemSection::rowMade, this, &ProblemsPanel::connectRow);
        // Rows are used again for other problems, the selected one perhaps among them.
        connect(section, &ProblemSection::changed, this, [this, section] {
            for (ProblemRow* row : section->rows())
                row->setSelected(row->index() == current_);
        });
    }
    list.addStretch(1);
}

void ProblemsPanel::connectRow(ProblemRow* row) {
    connect(row, &ProblemRow::clicked, this, [this](int index) { setCurrent(index); });
    connect(row, &ProblemRow::doubleClicked, this, [this](int index) { emit jumpWanted(index, true); });
    connect(row, &ProblemRow::fixWanted, this, &ProblemsPanel::applyFix);
    connect(row, &ProblemRow::fixHovered, this, &ProblemsPanel::fixHovered);
    connect(row, &ProblemRow::exampleWanted, this, &ProblemsPanel::exampleWanted);
    connect(row, &ProblemRow::acceptWanted, this, &ProblemsPanel::accept);
    connect(row, &ProblemRow::takeBackWanted, this, &ProblemsPanel::takeBack);
    connect(row, &ProblemRow::hovered, this,
            [this](int index, bool inside) { emit hovered(inside ? index : -1); });
    connect(row, &ProblemRow::moveWanted, this, [this](int, int by) {
        step(by);
        if (ProblemRow* now = rowOf(current_))
            now->setFocus();
    });
}

ProblemSection& ProblemsPanel::section(CheckGroup group) const {
    return *groups_[static_cast<std::size_t>(group)];
}

void ProblemsPanel::setDealProblems(std::vector<Problem> problems) {
    if (problems.empty() && deal_.empty())
        return;
    deal_ = std::move(problems);
    refresh();
}

void ProblemsPanel::setSampledProblems(std::vector<Problem> problems) {
    if (problems.empty() && sampled_.empty())
        return;
    sampled_ = std::move(problems);
    refresh();
}

int ProblemsPanel::count(Severity severity) const {
    return static_cast<int>(std::count_if(all_.begin(), all_.end(), [&](const Problem& problem) {
        return problem.open() && problem.severity == severity;
    }));
}

int ProblemsPanel::count() const {
    return static_cast<int>(
        std::count_if(all_.begin(), all_.end(), [](const Problem& problem) { return problem.open(); }));
}

void ProblemsPanel::setFilter(std::optional<Severity> severity) {
    severity_ = severity;
    filter_->setCurrent(severity ? 1 + static_cast<int>(*severity) : 0);
    for (ProblemSection* group : groups_)
        group->resetLimit();
    showRows();
}

std::vector<int> ProblemsPanel::shownIn(const ProblemSection& section) const {
    std::vector<int> shown;
    for (std::size_t i = 0; i < all_.size(); ++i) {
        const ProblemSection* home =
            all_[i].open() ? groups_[static_cast<std::size_t>(groupOf(all_[i]))] : accepted_;
        if (home == &section && (!severity_ || all_[i].severity == *severity_))
            shown.push_back(static_cast<int>(i));
    }
    return shown;
}

std::vector<int> ProblemsPanel::shownProblems() const {
    std::vector<int> shown;
    for (const ProblemSection* group : groups_) {
        const std::vector<int> here = shownIn(*group);
        shown.insert(shown.end(), here.begin(), here.end());
    }
    return shown;
}

std::vector<ProblemRow*> ProblemsPanel::rows() const {
    std::vector<ProblemRow*> rows;
    for (const ProblemSection* group : groups_) {
        const std::vector<ProblemRow*> here = group->rows();
        rows.insert(rows.end(), here.begin(), here.end());
    }
    return rows;
}

ProblemRow* ProblemsPanel::rowOf(int index) const {
    for (ProblemRow* row : rows())
        if (row->index() == index)
            return row;
    for (ProblemRow* row : accepted_->rows())
        if (row->index() == index)
            return row;
    return nullptr;
}

void ProblemsPanel::refresh() {
    all_ = mergedProblems(document_.problems(), deal_, sampled_, document_.map());
    showCounts();
    // Numbers may have changed; the key tells whether the selected problem is still there.
    const auto still = std::find_if(all_.begin(), all_.end(), [this](const Problem& problem) {
        return current_ >= 0 && problem.key == currentKey_;
    });
    const int now = still == all_.end() ? -1 : static_cast<int>(still - all_.begin());
    const bool moved = now != current_;
    current_ = now;
    showRows();
    emit problemsChanged();
    if (moved)
        emit currentChanged(current_);
}

void ProblemsPanel::showRows() {
    const bool chance = hasChance(document_.map());
    for (ProblemSection* group : groups_)
        group->show(all_, shownIn(*group), chance);
    accepted_->show(all_, shownIn(*accepted_), chance);
    for (ProblemRow* row : rows())
        row->setSelected(row->index() == current_);
    for (ProblemRow* row : accepted_->rows())
        row->setSelected(row->index() == current_);
    empty_->setVisible(shownProblems().empty());
    empty_->setText(count() == 0 ? tr("No problems. Every check is content with this map.")
                                 : tr("No problems of this kind."));
    samples_->setChance(chance);
}

void ProblemsPanel::showCounts() {
    const std::array names{tr("Errors"), tr("Warnings"), tr("Hints")};
    filter_->button(0)->setText(tr("All %1").arg(count()));
    filter_->button(0)->updateGeometry();
    for (std::size_t i = 0; i < allSeverities.size(); ++i) {
        auto* button = filter_->button(static_cast<int>(i) + 1);
        button->setText(QString::number(count(allSeverities[i])));
        button->setToolTip(names[i]);
        button->setAccessibleName(tr("%1: %2", "Errors: 3").arg(names[i]).arg(count(allSeverities[i])));
        button->updateGeometry();
    }
}

void ProblemsPanel::setCurrent(int index, bool jump) {
    if (index >= static_cast<int>(all_.size()))
        index = -1;
    if (index >= 0 && severity_ && at(index).severity != *severity_)
        setFilter(std::nullopt); // hidden by the filter
    current_ = index;
    currentKey_ = index >= 0 ? at(index).key : std::string();
    ProblemRow* row = nullptr;
    for (ProblemSection* group : groups_)
        row = row ? row : group->reveal(index);
    if (index >= 0 && !row)
        row = accepted_->reveal(index);
    std::vector<ProblemRow*> all = rows();
    const std::vector<ProblemRow*> more = accepted_->rows();
    all.insert(all.end(), more.begin(), more.end());
    for (ProblemRow* other : all)
        other->setSelected(other == row);
    if (row) {
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
    return current_ >= 0 && at(current_).open() && !at(current_).fixes.empty();
}

bool ProblemsPanel::fixCurrent() {
    if (!canFixCurrent())
        return false;
    applyFix(current_, 0);
    return true;
}

void ProblemsPanel::applyFix(int index, int fix) {
    if (index < 0 || index >= static_cast<int>(all_.size()))
        return;
    const auto& fixes = at(index).fixes;
    if (fix < 0 || fix >= static_cast<int>(fixes.size()))
        return;
    emit fixHovered(index, -1); // the preview comes true
    document_.applyFix(fixes[static_cast<std::size_t>(fix)]);
}

bool ProblemsPanel::canAcceptCurrent() const {
    return current_ >= 0 && at(current_).open();
}

void ProblemsPanel::acceptCurrent() {
    if (!canAcceptCurrent())
        return;
    if (ProblemRow* row = rowOf(current_))
        row->beginAccepting();
}

void ProblemsPanel::accept(int index, const QString& reason) {
    if (index < 0 || index >= static_cast<int>(all_.size()))
        return;
    const Problem problem = at(index);
    const Check* check = checkNamed(problem.check);
    document_.edit(tr("Accept problem"), check ? translatedCheckText(check->title) : QString(),
                   [&](Map& map) { isle::accept(map, problem.key, reason.toStdString()); });
}

void ProblemsPanel::takeBack(int index) {
    if (index < 0 || index >= static_cast<int>(all_.size()))
        return;
    const Problem problem = at(index);
    const Check* check = checkNamed(problem.check);
    document_.edit(tr("Accept no longer"), check ? translatedCheckText(check->title) : QString(),
                   [&](Map& map) { (void)unaccept(map, problem.key); });
}

} // namespace isle
