#include "editor/window/wish_list.h"

#include "editor/document/text.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>

#include <algorithm>

namespace isle {
namespace {

QString idOf(const Check& check) {
    return QString::fromUtf8(check.id.data(), static_cast<qsizetype>(check.id.size()));
}

} // namespace

WishList::WishList(QWidget* parent) : QWidget(parent) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(8, 8, 8, 8);
    grid->setVerticalSpacing(4);
    for (const Check* check : arrangeableChecks())
        addRow(*grid, *check);
    grid->setColumnStretch(0, 1);
    grid->setRowStretch(grid->rowCount(), 1);
}

void WishList::addRow(QGridLayout& grid, const Check& check) {
    const int line = grid.rowCount();
    Row row;
    row.check = &check;
    row.tick = new QCheckBox(translatedCheckText(check.title));
    row.tick->setObjectName(idOf(check));
    row.tick->setToolTip(translatedCheckText(check.why));
    row.tick->setWhatsThis(translatedCheckText(check.why));
    connect(row.tick, &QCheckBox::toggled, this, &WishList::changed);
    grid.addWidget(row.tick, line, 0);
    row.state = new QLabel;
    row.state->setObjectName(idOf(check) + QStringLiteral("-state"));
    grid.addWidget(row.state, line, 1);
    int below = line;
    for (const Threshold& threshold : check.thresholds) {
        auto* box = new QDoubleSpinBox;
        box->setObjectName(
            idOf(check) + QLatin1Char('-')
            + QString::fromUtf8(threshold.name.data(), static_cast<qsizetype>(threshold.name.size())));
        box->setRange(threshold.lowest, threshold.highest);
        box->setSingleStep(threshold.step);
        box->setDecimals(threshold.step < 1 ? 2 : 0);
        box->setEnabled(false);
        box->setToolTip(translatedCheckText(threshold.label));
        connect(row.tick, &QCheckBox::toggled, box, &QWidget::setEnabled);
        connect(box, &QDoubleSpinBox::valueChanged, this, &WishList::changed);
        auto* label = new QLabel(translatedCheckText(threshold.label));
        label->setIndent(24);
        label->setBuddy(box);
        label->setEnabled(false);
        connect(row.tick, &QCheckBox::toggled, label, &QWidget::setEnabled);
        ++below;
        grid.addWidget(label, below, 0, 1, 2);
        grid.addWidget(box, below, 2);
        row.limits.push_back(box);
    }
    rows_.push_back(std::move(row));
}

std::vector<Wish> WishList::wishes() const {
    std::vector<Wish> wishes;
    for (const Row& row : rows_) {
        if (!row.tick->isChecked())
            continue;
        Wish& wish = wishes.emplace_back();
        wish.check = row.check->id;
        for (const QDoubleSpinBox* limit : row.limits)
            wish.limits.push_back(limit->value());
    }
    return wishes;
}

void WishList::setWishes(const CheckProfile& profile, const Map& map) {
    const auto wishes = wishesOf(profile, map);
    for (Row& row : rows_) {
        const Wish settings = wishOf(*row.check, profile);
        for (std::size_t i = 0; i < row.limits.size(); ++i)
            row.limits[i]->setValue(settings.limits[i]);
        row.tick->setChecked(std::any_of(wishes.begin(), wishes.end(),
                                         [&](const Wish& wish) { return wish.check == row.check->id; }));
    }
}

void WishList::showBroken(const std::vector<std::string>& broken) {
    for (Row& row : rows_) {
        const bool unmet = std::find(broken.begin(), broken.end(), row.check->id) != broken.end();
        row.state->setText(unmet ? tr("not met") : QString());
    }
}

} // namespace isle
