#include "editor/panels/box_ledger.h"

#include "editor/document/map_document.h"
#include "editor/document/text.h"
#include "editor/look/icons.h"
#include "editor/look/theme.h"
#include "editor/panels/box_dialog.h"
#include "editor/panels/box_list.h"
#include "editor/panels/component_text.h"
#include "editor/panels/ledger_line.h"
#include "editor/panels/parts.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace isle {
namespace {

QLabel* textLabel() {
    auto* label = secondaryLabel({});
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

BoxLedger::BoxLedger(MapDocument& document, QWidget* parent)
    : QWidget(parent),
      document_(document),
      boxes_(new BoxList),
      summary_(textLabel()),
      advice_(textLabel()),
      adviceHead_(sectionLabel(tr("What to do about it"))),
      copy_(new QPushButton(tr("&Copy component list"))) {
    auto* inner = new QWidget;
    auto* column = new QVBoxLayout(inner);
    column->setContentsMargins(0, 10, 0, 12);
    column->setSpacing(6);
    const auto indented = [column](QWidget* widget) {
        widget->setContentsMargins(14, 0, 14, 0);
        column->addWidget(widget);
    };
    indented(sectionLabel(tr("Boxes you own")));
    indented(boxes_);
    column->addWidget(hairline());
    summary_->setObjectName(QStringLiteral("ledgerSummary"));
    indented(summary_);
    indented(adviceHead_);
    advice_->setObjectName(QStringLiteral("ledgerAdvice"));
    indented(advice_);
    list_ = new QVBoxLayout;
    list_->setSpacing(0);
    column->addLayout(list_);
    for (const ComponentGroup group : allComponentGroups) {
        auto* head = sectionLabel(displayName(group));
        head->setContentsMargins(14, 8, 14, 2);
        heads_.push_back(head);
        list_->addWidget(head);
        for (const Component component : allComponents()) {
            if (groupOf(component) != group)
                continue;
            lines_.push_back(new LedgerLine);
            list_->addWidget(lines_.back());
        }
    }
    copy_->setObjectName(QStringLiteral("copyComponents"));
    copy_->setToolTip(tr("Copy what the map needs, in the order of a rule book"));
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(14, 4, 14, 0);
    foot->addWidget(copy_);
    foot->addStretch(1);
    column->addLayout(foot);
    column->addStretch(1);

    auto* scroll = new QScrollArea;
    scroll->setWidget(inner);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll);

    soon_.setSingleShot(true);
    soon_.setInterval(0);
    connect(&soon_, &QTimer::timeout, this, &BoxLedger::refresh);
    connect(boxes_, &BoxList::changed, this, &BoxLedger::setOwned);
    connect(boxes_, &BoxList::editWanted, this, &BoxLedger::editBox);
    connect(copy_, &QPushButton::clicked, this, &BoxLedger::copyList);
    connect(&document_, &MapDocument::changed, this, &BoxLedger::refreshSoon);
    connect(&document_, &MapDocument::profileChanged, this, &BoxLedger::refreshSoon);
    refresh();
}

std::vector<LedgerLine*> BoxLedger::lines() const {
    std::vector<LedgerLine*> shown;
    std::copy_if(lines_.begin(), lines_.end(), std::back_inserter(shown),
                 [](const LedgerLine* line) { return !line->isHidden(); });
    return shown;
}

void BoxLedger::setOwned(const OwnedBoxes& owned) {
    CheckProfile profile = document_.profile();
    profile.boxes = owned;
    document_.setProfile(profile);
}

void BoxLedger::editBox(const QString& id) {
    OwnedBoxes owned = document_.profile().boxes;
    const auto at = std::find_if(owned.boxes.begin(), owned.boxes.end(),
                                 [&](const OwnedBox& box) { return box.id == id.toStdString(); });
    if (at == owned.boxes.end())
        return;
    BoxDialog dialog(*at, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    *at = dialog.box();
    setOwned(owned);
}

/// Several edits of one gesture need one look, and none while nobody sees it.
void BoxLedger::refreshSoon() {
    if (isVisible())
        soon_.start();
}

void BoxLedger::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void BoxLedger::refresh() {
    const OwnedBoxes& owned = document_.profile().boxes;
    boxes_->setOwned(owned);
    needs_ = needsOf(document_.map(), document_.topology());
    const std::vector<LedgerRow> rows = ledger(needs_, owned);
    const bool counted = !owned.boxes.empty();
    showLines(rows, counted);
    showAdvice(owned, counted ? swapsFor(needs_, rows) : std::vector<Swap>{});
    const auto missing =
        std::count_if(rows.begin(), rows.end(), [](const LedgerRow& row) { return row.missing() > 0; });
    if (!counted)
        summary_->setText(tr("Tick the boxes you own to see whether the map can be laid out with them. It "
                             "takes, for %1 seats:")
                              .arg(needs_.seats));
    else if (missing == 0)
        summary_->setText(tr("Everything for %1 seats is in your boxes.").arg(needs_.seats));
    else
        summary_->setText(
            tr("For %1 seats %n thing(s) are short.", nullptr, static_cast<int>(missing)).arg(needs_.seats));
}

void BoxLedger::showLines(const std::vector<LedgerRow>& rows, bool counted) {
    std::vector<bool> used(heads_.size());
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        const auto component = static_cast<Component>(i);
        const auto row = std::find_if(rows.begin(), rows.end(), [&](const LedgerRow& candidate) {
            return candidate.component == component;
        });
        const bool shown = row != rows.end() && row->used > 0;
        if (shown) {
            lines_[i]->show(*row, counted);
            used[static_cast<std::size_t>(groupOf(component))] = true;
        } else {
            lines_[i]->hide();
        }
    }
    for (std::size_t i = 0; i < heads_.size(); ++i)
        heads_[i]->setVisible(used[i]);
}

void BoxLedger::showAdvice(const OwnedBoxes& owned, const std::vector<Swap>& swaps) {
    QStringList sentences;
    for (const Swap& swap : swaps)
        sentences << QStringLiteral("• ") + adviceText(swap);
    for (const Text& note : notesOn(owned))
        sentences << QStringLiteral("• ") + translated(note);
    advice_->setText(sentences.join(QLatin1Char('\n')));
    advice_->setVisible(!sentences.isEmpty());
    adviceHead_->setVisible(!sentences.isEmpty());
}

void BoxLedger::copyList() {
    needs_ = needsOf(document_.map(), document_.topology());
    QApplication::clipboard()->setText(
        componentListText(QString::fromStdString(document_.map().title), needs_));
}

} // namespace isle
