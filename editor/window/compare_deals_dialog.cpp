#include "editor/window/compare_deals_dialog.h"

#include "editor/canvas/map_canvas.h"
#include "editor/document/deal_preview.h"
#include "editor/document/map_document.h"
#include "editor/document/text.h"
#include "editor/panels/parts.h"
#include "engine/checks/measures.h"
#include "engine/checks/sample.h"
#include "engine/deal/deal.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace isle {
namespace {

/// A row of the table: what is measured, and what it is on each side.
struct Measure {
    QString name;
    std::array<QString, 2> values;
};

int strongestCrossing(const Board& board, const KnownGround& ground) {
    int most = 0;
    for (const CrossingPips& pips : pipsAtCrossings(*board.topology, ground))
        most = std::max(most, pips.known);
    return most;
}

} // namespace

CompareDealsDialog::CompareDealsDialog(MapDocument& document, DealPreview& deals, QWidget* parent)
    : QDialog(parent), document_(document), deals_(deals), summary_(new QLabel), table_(new QTableWidget) {
    setWindowTitle(tr("Compare deals"));
    setObjectName(QStringLiteral("compareDeals"));
    auto* boards = new QHBoxLayout;
    boards->setSpacing(12);
    for (std::size_t side = 0; side < sides_.size(); ++side)
        boards->addWidget(makeSide(side), 1);
    summary_->setObjectName(QStringLiteral("difference"));
    summary_->setWordWrap(true);
    makeTable();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addLayout(boards, 1);
    column->addWidget(summary_);
    column->addWidget(table_);
    column->addWidget(buttons);
    resize(1080, 800);

    sides_[1].seed = deals_.seed();
    sides_[1].board = deals_.board();
    if (deals_.kept()) {
        sides_[0].seed = deals_.keptSeed();
        sides_[0].board = deals_.kept();
    } else {
        dealSide(0, deals_.seed() + 1);
    }
    refresh();
}

QWidget* CompareDealsDialog::makeSide(std::size_t index) {
    Side& side = sides_[index];
    side.canvas = new MapCanvas;
    side.canvas->setObjectName(QStringLiteral("deal%1").arg(index));
    side.canvas->setMinimapVisible(false);
    side.canvas->setMinimumSize(360, 300);
    side.seedField = new QLineEdit;
    side.seedField->setObjectName(QStringLiteral("seed%1").arg(index));
    side.seedField->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,19}")), side.seedField));
    side.seedField->setMaximumWidth(180);
    QLabel* caption = secondaryLabel(tr("Seed"));
    caption->setBuddy(side.seedField);
    side.seedField->setAccessibleName(index == 0 ? tr("Seed of the left deal")
                                                 : tr("Seed of the right deal"));
    auto* use = new QPushButton(tr("Show this deal"));
    use->setObjectName(QStringLiteral("use%1").arg(index));
    use->setAutoDefault(false);
    connect(side.seedField, &QLineEdit::editingFinished, this, [this, index] {
        const std::uint64_t seed = sides_[index].seedField->text().toULongLong();
        if (seed == sides_[index].seed)
            return;
        dealSide(index, seed);
        refresh();
    });
    connect(use, &QPushButton::clicked, this, [this, index] {
        deals_.setSeed(sides_[index].seed);
        accept();
    });
    auto* row = new QHBoxLayout;
    row->addWidget(caption);
    row->addWidget(side.seedField);
    row->addStretch(1);
    row->addWidget(use);
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(row);
    column->addWidget(side.canvas, 1);
    return box;
}

void CompareDealsDialog::makeTable() {
    table_->setObjectName(QStringLiteral("measures"));
    table_->setColumnCount(3);
    table_->setHorizontalHeaderLabels({tr("Measure"), tr("Left"), tr("Right")});
    table_->verticalHeader()->hide();
    table_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setSelectionMode(QAbstractItemView::NoSelection);
    table_->setFixedHeight(240);
}

void CompareDealsDialog::dealSide(std::size_t side, std::uint64_t seed) {
    sides_[side].seed = seed;
    const auto board = deal(deals_.dealtMap(), document_.sharedTopology(), seed);
    sides_[side].board = board ? std::make_shared<const Board>(board.value()) : nullptr;
}

std::vector<Cell> CompareDealsDialog::differing() const {
    std::vector<Cell> cells;
    const auto& [left, right] = sides_;
    if (!left.board || !right.board)
        return cells;
    for (std::size_t i = 0; i < left.board->hexes.size(); ++i)
        if (left.board->hexes[i] != right.board->hexes[i])
            cells.push_back(document_.topology().hexes()[i].cell);
    std::sort(cells.begin(), cells.end());
    return cells;
}

void CompareDealsDialog::refresh() {
    const std::vector<Cell> cells = differing();
    for (Side& side : sides_) {
        side.seedField->setText(QString::number(side.seed));
        side.canvas->setPicture(side.board ? pictureOf(document_.map(), *side.board)
                                           : pictureOf(document_.map()));
        side.canvas->setSelection(cells);
        side.canvas->fit();
    }
    summary_->setText(
        cells.empty() ? tr("The two deals have the same terrain and numbers.")
                      : tr("%n hex(es) differ; they are outlined.", nullptr, static_cast<int>(cells.size())));
    fillTable();
}

void CompareDealsDialog::fillTable() {
    std::vector<Measure> rows;
    for (const Resource resource : allResources)
        rows.push_back({tr("Pips of %1").arg(displayName(resource)), {}});
    rows.push_back({tr("Pips at the strongest crossing"), {}});
    for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Hint})
        rows.push_back({tr("Problems of the deal: %1").arg(displayName(severity)), {}});
    for (std::size_t side = 0; side < sides_.size(); ++side) {
        if (!sides_[side].board)
            continue;
        const Board& board = *sides_[side].board;
        const KnownGround ground(document_.map(), board);
        const ResourcePips pips = resourcePips(ground);
        std::size_t row = 0;
        for (std::size_t i = 0; i < resourceCount; ++i)
            rows[row++].values[side] = tr("%1 on %2", "pips, hexes")
                                           .arg(pips.pips[i])
                                           .arg(hexCount(static_cast<std::size_t>(pips.hexes[i])));
        rows[row++].values[side] = QString::number(strongestCrossing(board, ground));
        const auto problems = checkDeal(deals_.dealtMap(), board, document_.profile());
        for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Hint})
            rows[row++].values[side] = QString::number(
                std::count_if(problems.begin(), problems.end(),
                              [severity](const Problem& problem) { return problem.severity == severity; }));
    }
    table_->setRowCount(static_cast<int>(rows.size()));
    for (int row = 0; row < table_->rowCount(); ++row) {
        const Measure& measure = rows[static_cast<std::size_t>(row)];
        table_->setItem(row, 0, new QTableWidgetItem(measure.name));
        for (int side = 0; side < 2; ++side) {
            auto* item = new QTableWidgetItem(measure.values[static_cast<std::size_t>(side)]);
            QFont font = item->font();
            font.setBold(measure.values[0] != measure.values[1]); // what differs stands out
            item->setFont(font);
            table_->setItem(row, side + 1, item);
        }
    }
    table_->resizeColumnToContents(1);
    table_->resizeColumnToContents(2);
}

} // namespace isle
