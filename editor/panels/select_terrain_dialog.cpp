#include "editor/panels/select_terrain_dialog.h"

#include "editor/document/text.h"
#include "editor/look/art.h"
#include "editor/look/icons.h"
#include "editor/panels/parts.h"
#include "editor/panels/segments.h"
#include "editor/tools/select_mode.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace isle {

SelectTerrainDialog::SelectTerrainDialog(const Map& map, QWidget* parent)
    : QDialog(parent), map_(map), mode_(new Segments), count_(new QLabel) {
    setWindowTitle(tr("Select by terrain"));
    auto* column = new QVBoxLayout(this);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(24);
    for (const Terrain terrain : allTerrains) {
        const auto count = std::count_if(map.cells.begin(), map.cells.end(),
                                         [&](const MapHex& hex) { return hex.terrain == terrain; });
        if (count == 0)
            continue;
        auto* box = new QCheckBox(capitalised(displayName(terrain)));
        box->setIcon(artPixmap(artName(terrain), {18, 20}, 2));
        connect(box, &QCheckBox::toggled, this, &SelectTerrainDialog::showCount);
        const int row = static_cast<int>(terrains_.size());
        grid->addWidget(box, row, 0);
        grid->addWidget(secondaryLabel(hexCount(static_cast<std::size_t>(count))), row, 1);
        terrains_.emplace_back(terrain, box);
    }
    column->addLayout(grid);
    column->addSpacing(8);
    for (const QString& text : {tr("New selection"), tr("Add"), tr("Take out"), tr("In both")})
        mode_->add(text);
    mode_->setCurrent(0);
    connect(mode_, &Segments::chosen, this, &SelectTerrainDialog::showCount);
    column->addWidget(mode_);
    column->addWidget(count_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    ok_ = buttons->button(QDialogButtonBox::Ok);
    ok_->setText(tr("Select"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    showCount();
}

std::vector<Cell> SelectTerrainDialog::cells() const {
    std::vector<Cell> cells;
    for (std::int16_t row = 0; row < map_.rows; ++row)
        for (std::int16_t col = 0; col < map_.cols; ++col) {
            const Terrain terrain = map_.at({row, col}).terrain;
            if (std::any_of(terrains_.begin(), terrains_.end(), [&](const auto& entry) {
                    return entry.first == terrain && entry.second->isChecked();
                }))
                cells.push_back({row, col});
        }
    return cells;
}

SelectMode SelectTerrainDialog::mode() const {
    return static_cast<SelectMode>(std::max(0, mode_->current()));
}

void SelectTerrainDialog::showCount() {
    const std::size_t count = cells().size();
    count_->setText(count == 0 ? tr("Choose one terrain or several.") : selectText(mode(), count));
    ok_->setEnabled(count > 0);
}

} // namespace isle
