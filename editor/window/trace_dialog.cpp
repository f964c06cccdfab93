#include "editor/window/trace_dialog.h"

#include "editor/canvas/view_transform.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSlider>

namespace isle {
namespace {

/// Places are told in hexes: one is as wide as a hex, or as high as from row to row.
constexpr double unitsAcross = ViewTransform::hexWidth;
constexpr double unitsDown = ViewTransform::hexHeight * 3 / 4;

QSlider* percentSlider(const QString& name) {
    auto* slider = new QSlider(Qt::Horizontal);
    slider->setRange(0, 100);
    slider->setPageStep(10);
    slider->setAccessibleName(name);
    slider->setMinimumWidth(180);
    return slider;
}

} // namespace

TraceDialog::TraceDialog(QWidget* parent)
    : QDialog(parent, Qt::Dialog),
      file_(new QLabel),
      choose_(new QPushButton(tr("&Choose…"))),
      remove_(new QPushButton(tr("&Remove"))),
      opacity_(percentSlider(tr("Strength of the picture"))),
      sea_(percentSlider(tr("Strength of the sea over it"))),
      scale_(makeSpin(0.5, 4000.0, 1.0, tr(" % of a hex"))),
      x_(makeSpin(-500, 500, 0.05, tr(" hexes"))),
      y_(makeSpin(-500, 500, 0.05, tr(" rows"))),
      drag_(new QPushButton(tr("&Move by dragging"))),
      lock_(new QCheckBox(tr("&Locked"))) {
    setWindowTitle(tr("Trace picture"));
    file_->setMinimumWidth(200);
    choose_->setToolTip(tr("Choose a picture: a photo, a scan, a drawing"));
    remove_->setToolTip(tr("Take the picture away from under the map"));
    opacity_->setToolTip(tr("How strongly the picture shows on the ground"));
    sea_->setToolTip(
        tr("How strongly sea hexes cover the picture; dim the layer Terrain to see it under land"));
    scale_->setToolTip(tr("Width of 100 pixels of the picture, in parts of the width of a hex"));
    x_->setToolTip(tr("Where the left side of the picture lies"));
    y_->setToolTip(tr("Where the top of the picture lies"));
    drag_->setCheckable(true);
    drag_->setToolTip(tr("Drag the picture on the canvas, or move it with the arrow keys; Enter ends it"));
    lock_->setToolTip(tr("Keep the picture where it is and as large as it is"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(choose_);
    buttons->addWidget(remove_);
    buttons->addStretch();
    auto* place = new QHBoxLayout;
    place->addWidget(drag_);
    place->addWidget(lock_);
    place->addStretch();
    auto* form = new QFormLayout;
    form->addRow(tr("Picture:"), file_);
    form->addRow({}, buttons);
    form->addRow(tr("&Strength:"), opacity_);
    form->addRow(tr("S&ea over it:"), sea_);
    form->addRow(tr("Si&ze:"), scale_);
    form->addRow(tr("&Left:"), x_);
    form->addRow(tr("&Top:"), y_);
    form->addRow({}, place);
    auto* box = new QDialogButtonBox(QDialogButtonBox::Close);
    auto* column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(box);
    connect(box, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(this, &QDialog::finished, this, [this] { emit draggingWanted(false); });
    connect(choose_, &QPushButton::clicked, this, &TraceDialog::chooseWanted);
    connect(remove_, &QPushButton::clicked, this, &TraceDialog::removeWanted);
    connect(drag_, &QPushButton::clicked, this, &TraceDialog::draggingWanted);
    connect(lock_, &QCheckBox::clicked, this, &TraceDialog::lockWanted);
    for (QSlider* slider : {opacity_, sea_})
        connect(slider, &QSlider::valueChanged, this, &TraceDialog::tell);
    for (QDoubleSpinBox* spin : {scale_, x_, y_})
        connect(spin, &QDoubleSpinBox::valueChanged, this, &TraceDialog::tell);
    showEnabled();
}

QDoubleSpinBox* TraceDialog::makeSpin(double low, double high, double step, const QString& suffix) {
    auto* spin = new QDoubleSpinBox;
    spin->setRange(low, high);
    spin->setDecimals(2);
    spin->setSingleStep(step);
    spin->setSuffix(suffix);
    spin->setKeyboardTracking(false);
    return spin;
}

void TraceDialog::showTrace(const std::optional<TraceSetup>& trace, bool locked) {
    there_ = trace.has_value();
    locked_ = locked;
    picture_ = trace ? trace->picture : TracePicture();
    showing_ = true;
    file_->setText(trace ? QFileInfo(trace->file).fileName() : tr("none"));
    file_->setToolTip(trace ? trace->file : QString());
    opacity_->setValue(qRound(picture_.opacity * 100));
    sea_->setValue(qRound(picture_.seaOpacity * 100));
    scale_->setValue(picture_.scale * 100 / ViewTransform::hexWidth * 100);
    x_->setValue(picture_.topLeft.x() / unitsAcross);
    y_->setValue(picture_.topLeft.y() / unitsDown);
    lock_->setChecked(locked);
    showing_ = false;
    showEnabled();
}

void TraceDialog::setDragging(bool on) {
    drag_->setChecked(on);
}

void TraceDialog::showEnabled() {
    for (QWidget* widget : {static_cast<QWidget*>(remove_), static_cast<QWidget*>(opacity_),
                            static_cast<QWidget*>(sea_), static_cast<QWidget*>(lock_)})
        widget->setEnabled(there_);
    for (QWidget* widget : {static_cast<QWidget*>(scale_), static_cast<QWidget*>(x_),
                            static_cast<QWidget*>(y_), static_cast<QWidget*>(drag_)})
        widget->setEnabled(there_ && !locked_);
}

void TraceDialog::tell() {
    if (showing_ || !there_)
        return;
    picture_.opacity = opacity_->value() / 100.0;
    picture_.seaOpacity = sea_->value() / 100.0;
    picture_.scale = scale_->value() / 100 * ViewTransform::hexWidth / 100;
    picture_.topLeft = {x_->value() * unitsAcross, y_->value() * unitsDown};
    emit changed(picture_);
}

} // namespace isle
