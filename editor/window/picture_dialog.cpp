#include "editor/window/picture_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QSpinBox>

namespace isle {

PictureDialog::PictureDialog(bool deal, QWidget* parent)
    : QDialog(parent), size_(new QSpinBox), deal_(new QCheckBox(tr("Show the deal instead of the design"))) {
    setWindowTitle(tr("Export picture"));
    size_->setObjectName(QStringLiteral("pictureSize"));
    size_->setRange(200, 8000);
    size_->setSingleStep(100);
    size_->setValue(2000);
    size_->setSuffix(tr(" pixels"));
    deal_->setChecked(deal);
    deal_->setVisible(deal);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Export…"));
    auto* form = new QFormLayout(this);
    form->addRow(tr("Longer side"), size_);
    form->addRow(deal_);
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

int PictureDialog::size() const {
    return size_->value();
}
bool PictureDialog::dealWanted() const {
    return deal_->isChecked() && !deal_->isHidden();
}

} // namespace isle
