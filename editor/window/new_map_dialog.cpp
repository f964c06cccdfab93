#include "editor/window/new_map_dialog.h"

#include "editor/export/render.h"
#include "editor/panels/parts.h"
#include "editor/window/map_list.h"
#include "editor/window/shipped_maps.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace isle {
namespace {

// Room for the home island of the published size with a strip of sea and some small islands round it.
constexpr int usualColumns = 11;
constexpr int usualRows = 9;

QSpinBox* sideBox(int value) {
    auto* box = new QSpinBox;
    box->setRange(1, maxMapSide);
    box->setValue(value);
    return box;
}

} // namespace

NewMapDialog::NewMapDialog(QWidget* parent)
    : QDialog(parent),
      shipped_(shippedMaps()),
      list_(new MapList),
      size_(new QWidget),
      columns_(sideBox(usualColumns)),
      rows_(sideBox(usualRows)) {
    setWindowTitle(tr("New map"));
    columns_->setObjectName(QStringLiteral("columns"));
    rows_->setObjectName(QStringLiteral("rows"));
    list_->setObjectName(QStringLiteral("starts"));
    list_->addEntry(tr("Blank sea"), renderImage(pictureOf(blankMap(5, 6, Terrain::Sea)), 264));
    for (const Map& map : shipped_)
        list_->add(map);

    auto* form = new QFormLayout(size_);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("Columns"), columns_);
    form->addRow(tr("Rows"), rows_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Create"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(sectionLabel(tr("Begin with")));
    layout->addWidget(list_, 1);
    layout->addWidget(size_);
    layout->addWidget(buttons);
    connect(list_, &QListWidget::currentRowChanged, this, [this](int row) { size_->setEnabled(row == 0); });
    connect(list_, &QListWidget::itemDoubleClicked, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

Map NewMapDialog::map() const {
    const int row = list_->currentRow();
    if (row > 0)
        return shipped_[static_cast<std::size_t>(row - 1)];
    Map map = blankMap(rows_->value(), columns_->value(), Terrain::Sea);
    map.options.set(Option::Expansions, static_cast<int>(Expansions::Sea)); // S-17: a map with sea to sail on
    return map;
}

} // namespace isle
