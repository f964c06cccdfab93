#include "editor/panels/problem_section.h"

#include "editor/panels/parts.h"
#include "editor/panels/problem_list.h"
#include "editor/panels/problem_row.h"
#include "editor/panels/section.h"

#include <QApplication>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>

namespace isle {
namespace {

/// Rows are widgets; so many at a time are plenty to read.
constexpr std::size_t rowsAtATime = 50;

} // namespace

ProblemSection::ProblemSection(const QString& name, QWidget* parent)
    : QWidget(parent),
      head_(new SectionHead(name)),
      body_(new QWidget),
      more_(new QPushButton),
      limit_(rowsAtATime) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    head_->setContentsMargins(8, 4, 8, 4);
    layout->addWidget(head_);
    layout->addWidget(hairline());
    layout->addWidget(body_);
    list_ = new QVBoxLayout(body_);
    list_->setContentsMargins(0, 0, 0, 0);
    list_->setSpacing(0);
    list_->addWidget(more_);
    more_->setFlat(true);
    more_->setObjectName(QStringLiteral("more"));
    head_->setOpen(true);
    connect(head_, &SectionHead::toggled, this, [this](bool open) {
        body_->setVisible(open);
        emit changed();
    });
    connect(more_, &QPushButton::clicked, this, [this] {
        limit_ += rowsAtATime;
        fill();
        emit changed();
    });
}

bool ProblemSection::show(const std::vector<Problem>& all, const std::vector<int>& indices, bool chance) {
    all_ = &all;
    std::vector<std::string> prints;
    for (const int index : indices)
        prints.push_back(std::to_string(index) + ' ' + fingerprintOf(all[static_cast<std::size_t>(index)]));
    setVisible(!indices.empty());
    if (!stale_ && prints == prints_ && chance == chance_)
        return false;
    stale_ = false;
    prints_ = std::move(prints);
    indices_ = indices;
    chance_ = chance;
    head_->setNote(QString::number(indices_.size()));
    fill();
    return true;
}

void ProblemSection::fill() {
    // Every widget that is shown in sight lays out all its ancestors anew, so that is done out of sight.
    const QWidget* focus = QApplication::focusWidget();
    std::optional<std::size_t> focused;
    for (std::size_t i = 0; i < shown_ && focus; ++i)
        if (rows_[i] == focus || rows_[i]->isAncestorOf(focus))
            focused = i;
    body_->hide();
    fillRows();
    body_->setVisible(open());
    if (focused && shown_ > 0)
        rows_[std::min(*focused, shown_ - 1)]->setFocus(Qt::OtherFocusReason);
}

void ProblemSection::fillRows() {
    shown_ = std::min(indices_.size(), limit_);
    while (rows_.size() < shown_)
        makeRow();
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        rows_[i]->setVisible(i < shown_);
        if (i >= shown_)
            continue;
        const Problem& problem = (*all_)[static_cast<std::size_t>(indices_[i])];
        const bool first =
            i == 0 || (*all_)[static_cast<std::size_t>(indices_[i - 1])].check != problem.check;
        rows_[i]->show(problem, indices_[i], first, chance_);
    }
    more_->setVisible(indices_.size() > shown_);
    more_->setText(tr("Show more: %1 left").arg(indices_.size() - shown_));
}

ProblemRow* ProblemSection::makeRow() {
    auto* row = new ProblemRow;
    list_->insertWidget(static_cast<int>(rows_.size()), row);
    rows_.push_back(row);
    emit rowMade(row);
    return row;
}

std::vector<ProblemRow*> ProblemSection::rows() const {
    if (!open())
        return {};
    return {rows_.begin(), rows_.begin() + static_cast<std::ptrdiff_t>(shown_)};
}

ProblemRow* ProblemSection::reveal(int index) {
    const auto at = std::find(indices_.begin(), indices_.end(), index);
    if (at == indices_.end())
        return nullptr;
    const auto place = static_cast<std::size_t>(at - indices_.begin());
    setOpen(true);
    if (place >= shown_) {
        limit_ = place + rowsAtATime;
        fill();
        emit changed();
    }
    return rows_[place];
}

void ProblemSection::setOpen(bool open) {
    head_->setOpen(open);
}

bool ProblemSection::open() const {
    return head_->open();
}

void ProblemSection::resetLimit() {
    limit_ = rowsAtATime;
    stale_ = true;
}

} // namespace isle
