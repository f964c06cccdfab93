#include "editor/panels/size_dialog.h"

#include "editor/look/theme.h"
#include "editor/panels/parts.h"
#include "engine/map/resize.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace isle {
namespace {

/// Where the drawing keeps to.
enum Place { TopLeft, TopRight, BottomLeft, BottomRight, Middle };

auto landIn(const Map& map) {
    return std::count_if(map.cells.begin(), map.cells.end(),
                         [](const MapHex& hex) { return isLand(hex.terrain); });
}

} // namespace

SizeDialog::SizeDialog(const Map& map, QWidget* parent)
    : QDialog(parent),
      map_(map),
      columns_(new QSpinBox),
      rows_(new QSpinBox),
      place_(new QComboBox),
      fill_(new QComboBox),
      loss_(new QLabel) {
    setWindowTitle(tr("Resize map"));
    columns_->setObjectName(QStringLiteral("columns"));
    rows_->setObjectName(QStringLiteral("rows"));
    columns_->setRange(1, maxMapSide);
    rows_->setRange(1, maxMapSide);
    columns_->setValue(map.cols);
    rows_->setValue(map.rows);
    place_->addItems(
        {tr("Top left"), tr("Top right"), tr("Bottom left"), tr("Bottom right"), tr("In the middle")});
    fill_->addItem(tr("Sea"), static_cast<int>(Terrain::Sea));
    fill_->addItem(tr("Void"), static_cast<int>(Terrain::Void));
    loss_->setWordWrap(true);
    loss_->setMinimumWidth(280);
    QPalette warn = loss_->palette();
    warn.setColor(QPalette::WindowText, currentTheme().warning.text);
    loss_->setPalette(warn);

    auto* form = new QFormLayout(this);
    form->addRow(tr("Columns"), columns_);
    form->addRow(tr("Rows"), rows_);
    form->addRow(tr("Drawing stays"), place_);
    form->addRow(tr("New hexes"), fill_);
    form->addRow(loss_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Resize"));
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(columns_, &QSpinBox::valueChanged, this, &SizeDialog::showLoss);
    connect(rows_, &QSpinBox::valueChanged, this, &SizeDialog::showLoss);
    connect(place_, &QComboBox::currentIndexChanged, this, &SizeDialog::showLoss);
    showLoss();
}

int SizeDialog::rows() const {
    return rows_->value();
}
int SizeDialog::columns() const {
    return columns_->value();
}

SizeDialog::Shift SizeDialog::shift(const Map& map) const {
    const int place = place_->currentIndex();
    const int moreRows = rows() - map.rows;
    const int moreCols = columns() - map.cols;
    Shift shift;
    if (place == Middle)
        shift = {moreRows / 2, moreCols / 2};
    else
        shift = {place == BottomLeft || place == BottomRight ? moreRows : 0,
                 place == TopRight || place == BottomRight ? moreCols : 0};
    shift.rows -= shift.rows % 2; // B-9: by an even number of rows or the drawing tears
    return shift;
}

Map SizeDialog::resized(const Map& map) const {
    const Shift by = shift(map);
    return reframed(map, rows(), columns(), by.rows, by.cols,
                    static_cast<Terrain>(fill_->currentData().toInt()));
}

void SizeDialog::showLoss() {
    const Shift by = shift(map_);
    const auto kept = landIn(reframed(map_, rows(), columns(), by.rows, by.cols, Terrain::Void));
    const auto lost = landIn(map_) - kept;
    loss_->setText(
        lost == 0 ? tr("No land is lost.")
                  : tr("Land that falls outside is lost: %1.").arg(hexCount(static_cast<std::size_t>(lost))));
}

} // namespace isle
