#include "editor/panels/frame_dialog.h"

#include "editor/document/text.h"
#include "editor/panels/parts.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace isle {
namespace {

auto landIn(const Map& map) {
    return std::count_if(map.cells.begin(), map.cells.end(),
                         [](const MapHex& hex) { return isLand(hex.terrain); });
}

} // namespace

FrameDialog::FrameDialog(const Map& map, QWidget* parent)
    : QDialog(parent), map_(map), fill_(new QComboBox), result_(new QLabel) {
    setWindowTitle(tr("Rows and columns"));
    auto* form = new QFormLayout(this);
    form->addRow(secondaryLabel(tr("How many to add on each side; below zero takes away.")));
    const std::array names{QT_TR_NOOP("Rows on top"), QT_TR_NOOP("Rows at the bottom"),
                           QT_TR_NOOP("Columns at the left"), QT_TR_NOOP("Columns at the right")};
    const std::array objects{"top", "bottom", "left", "right"};
    for (std::size_t i = 0; i < sides_.size(); ++i) {
        sides_.at(i) = new QSpinBox;
        sides_.at(i)->setObjectName(QLatin1String(objects.at(i)));
        sides_.at(i)->setRange(-maxMapSide, maxMapSide);
        connect(sides_.at(i), &QSpinBox::valueChanged, this, &FrameDialog::showResult);
        form->addRow(tr(names.at(i)), sides_.at(i));
    }
    fill_->addItem(tr("Sea"), static_cast<int>(Terrain::Sea));
    fill_->addItem(tr("Void"), static_cast<int>(Terrain::Void));
    connect(fill_, &QComboBox::currentIndexChanged, this, &FrameDialog::showResult);
    form->addRow(tr("New hexes"), fill_);
    result_->setObjectName(QStringLiteral("result"));
    result_->setWordWrap(true);
    result_->setMinimumWidth(340);
    result_->setMinimumHeight(result_->fontMetrics().lineSpacing() * 4);
    result_->setAlignment(Qt::AlignTop);
    form->addRow(result_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    ok_ = buttons->button(QDialogButtonBox::Ok);
    ok_->setText(tr("Change"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    form->addRow(buttons);
    showResult();
}

FrameChange FrameDialog::change() const {
    return {sides_[0]->value(), sides_[1]->value(), sides_[2]->value(), sides_[3]->value()};
}

Terrain FrameDialog::fill() const {
    return static_cast<Terrain>(fill_->currentData().toInt());
}

void FrameDialog::showResult() {
    const auto after = withFrame(map_, change(), fill());
    ok_->setEnabled(after.ok() && change() != FrameChange());
    if (!after) {
        result_->setText(translated(after.error()));
        return;
    }
    QStringList lines{tr("The map becomes %1 columns wide and %2 rows high.")
                          .arg(after.value().cols)
                          .arg(after.value().rows)};
    const QString odd = oddRowsText(change());
    if (!odd.isEmpty())
        lines.append(odd);
    const auto lost = landIn(map_) - landIn(after.value());
    if (lost > 0)
        lines.append(
            tr("Land that falls outside is lost: %1.").arg(hexCount(static_cast<std::size_t>(lost))));
    result_->setText(lines.join(QLatin1Char('\n')));
}

QString oddRowsText(const FrameChange& change) {
    if (change.top % 2 == 0)
        return {};
    return FrameDialog::tr(
        "With an odd number of rows on top the drawing moves half a hex to the side, so that "
        "all that touches still does; where it would lose a hex the map gets a column more.");
}

} // namespace isle
