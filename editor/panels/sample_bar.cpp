#include "editor/panels/sample_bar.h"

#include "editor/look/icons.h"
#include "editor/panels/parts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace isle {

SampleBar::SampleBar(QWidget* parent)
    : QWidget(parent),
      sample_(new QPushButton),
      cancel_(new QPushButton(tr("Stop"))),
      automatic_(new QToolButton),
      progress_(new QProgressBar),
      text_(secondaryLabel({})) {
    sample_->setObjectName(QStringLiteral("sampleDeals"));
    sample_->setIcon(icon(QStringLiteral("dice")));
    sample_->setToolTip(tr("Deal the map many times and say in how many deals a check fails"));
    cancel_->setObjectName(QStringLiteral("stopSampling"));
    automatic_->setObjectName(QStringLiteral("sampleAutomatically"));
    automatic_->setCheckable(true);
    automatic_->setAutoRaise(true);
    automatic_->setIcon(icon(QStringLiteral("redo")));
    automatic_->setToolTip(tr("Sample again after every change"));
    automatic_->setAccessibleName(automatic_->toolTip());
    progress_->setObjectName(QStringLiteral("sampleProgress"));
    progress_->setTextVisible(false);
    progress_->setFixedHeight(8);
    progress_->setAccessibleName(tr("Deals sampled"));
    text_->setObjectName(QStringLiteral("sampleText"));
    text_->setWordWrap(true);
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(sample_);
    row->addWidget(progress_, 1);
    row->addWidget(cancel_);
    row->addWidget(automatic_);
    row->addStretch(0);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 6, 10, 8);
    layout->setSpacing(4);
    layout->addLayout(row);
    layout->addWidget(text_);
    connect(sample_, &QPushButton::clicked, this, &SampleBar::sampleWanted);
    connect(cancel_, &QPushButton::clicked, this, &SampleBar::cancelWanted);
    connect(automatic_, &QToolButton::toggled, this, &SampleBar::automaticChanged);
    setDeals(deals_);
    setResult(0, {});
}

void SampleBar::setChance(bool chance) {
    setVisible(chance);
}

void SampleBar::setDeals(int deals) {
    deals_ = deals;
    sample_->setText(tr("Sample %1 deals").arg(deals));
}

void SampleBar::setAutomatic(bool automatic) {
    const QSignalBlocker quiet(automatic_);
    automatic_->setChecked(automatic);
}

void SampleBar::setProgress(int done, int of) {
    sampling_ = true;
    progress_->setRange(0, of);
    progress_->setValue(done);
    text_->setText(tr("%1 of %2 deals").arg(done).arg(of));
    showButtons();
}

void SampleBar::setResult(int sampled, const QString& refusal) {
    sampling_ = false;
    text_->setText(!refusal.isEmpty() ? refusal
                   : sampled == 0     ? tr("What is dealt has not been looked at yet.")
                                      : tr("%1 deals looked at.").arg(sampled));
    showButtons();
}

void SampleBar::showButtons() {
    sample_->setVisible(!sampling_);
    progress_->setVisible(sampling_);
    cancel_->setVisible(sampling_);
}

} // namespace isle
