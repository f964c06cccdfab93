#include "editor/panels/check_setting_row.h"

#include "editor/document/text.h"
#include "editor/look/icons.h"
#include "editor/look/theme.h"
#include "editor/panels/parts.h"
#include "editor/panels/problem_row.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <cmath>

namespace isle {
namespace {

QString text(std::string_view view) {
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

/// Decimals that show every value a step away.
int decimalsOf(double step) {
    int decimals = 0;
    while (decimals < 3 && std::abs(step - std::round(step)) > 1e-9) {
        step *= 10;
        ++decimals;
    }
    return decimals;
}

} // namespace

CheckSettingRow::CheckSettingRow(const Check& check, QWidget* parent)
    : QWidget(parent),
      check_(check),
      on_(new QCheckBox(translatedCheckText(check.title).replace(QLatin1Char('&'), QStringLiteral("&&")))),
      severity_(new QComboBox),
      state_(secondaryLabel({})),
      reset_(new QToolButton) {
    setObjectName(QStringLiteral("check.") + text(check.id));
    on_->setObjectName(QStringLiteral("on"));
    on_->setFont(designFont(font(), 13, QFont::DemiBold));
    severity_->setObjectName(QStringLiteral("severity"));
    severity_->setAccessibleName(tr("How grave: %1").arg(on_->text()));
    for (const Severity severity : allSeverities)
        severity_->addItem(icon(iconName(severity)), capitalised(displayName(severity)));
    state_->setObjectName(QStringLiteral("state"));
    reset_->setObjectName(QStringLiteral("reset"));
    reset_->setIcon(icon(QStringLiteral("undo")));
    reset_->setAutoRaise(true);
    reset_->setToolTip(tr("As the preset has it"));
    reset_->setAccessibleName(tr("Reset %1").arg(on_->text()));

    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(on_, 1);
    head->addWidget(state_);
    head->addWidget(reset_);
    head->addWidget(severity_);
    auto* why = secondaryLabel(
        check.rules.empty()
            ? translatedCheckText(check.why)
            : tr("%1 Rule %2.", "why, rule").arg(translatedCheckText(check.why), text(check.rules)));
    why->setObjectName(QStringLiteral("why"));
    why->setWordWrap(true);
    why->setContentsMargins(26, 0, 0, 0);
    auto* grid = new QGridLayout;
    grid->setContentsMargins(26, 2, 0, 0);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(0, 1);
    for (std::size_t i = 0; i < check.thresholds.size(); ++i)
        addThreshold(check.thresholds[i], *grid, static_cast<int>(i));
    auto* layout = new QVBoxLayout;
    layout->setContentsMargins(16, 8, 16, 10);
    layout->setSpacing(3);
    layout->addLayout(head);
    layout->addWidget(why);
    layout->addLayout(grid);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addLayout(layout);
    whole->addWidget(hairline());

    connect(on_, &QCheckBox::toggled, this, [this](bool on) {
        if (!filling_)
            emit onChanged(on);
    });
    connect(severity_, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (!filling_ && index >= 0)
            emit severityChanged(allSeverities[static_cast<std::size_t>(index)]);
    });
    connect(reset_, &QToolButton::clicked, this, &CheckSettingRow::resetWanted);
}

void CheckSettingRow::addThreshold(const Threshold& threshold, QGridLayout& grid, int row) {
    auto* field = new QDoubleSpinBox;
    field->setObjectName(text(threshold.name));
    field->setDecimals(decimalsOf(threshold.step));
    field->setRange(threshold.lowest, threshold.highest);
    field->setSingleStep(threshold.step);
    field->setKeyboardTracking(false); // a half typed number must not be checked against
    const auto number = [field](double value) {
        return field->locale().toString(value, 'f', field->decimals());
    };
    field->setToolTip(tr("%1 to %2").arg(number(threshold.lowest), number(threshold.highest)));
    auto* label = new QLabel(translatedCheckText(threshold.label));
    label->setWordWrap(true);
    label->setFont(designFont(font(), 12));
    label->setBuddy(field);
    field->setAccessibleName(label->text());
    grid.addWidget(label, row, 0);
    grid.addWidget(field, row, 1);
    grid.addWidget(secondaryLabel(field->toolTip()), row, 2);
    thresholds_.push_back(field);
    labels_.push_back(label);
    connect(field, &QDoubleSpinBox::valueChanged, this, [this, name = text(threshold.name)](double value) {
        if (!filling_)
            emit thresholdChanged(name, value);
    });
}

void CheckSettingRow::show(const CheckProfile& profile) {
    filling_ = true;
    const CheckSetting setting = profile.settingOf(check_);
    on_->setChecked(setting.on);
    severity_->setCurrentIndex(static_cast<int>(setting.severity));
    severity_->setEnabled(setting.on);
    const auto override = profile.overrides.find(std::string(check_.id));
    changed_ = override != profile.overrides.end() && !override->second.empty();
    for (std::size_t i = 0; i < thresholds_.size(); ++i) {
        thresholds_[i]->setValue(setting.thresholds[i]);
        thresholds_[i]->setEnabled(setting.on);
        const bool own =
            changed_ && override->second.thresholds.count(std::string(check_.thresholds[i].name)) > 0;
        labels_[i]->setFont(designFont(font(), 12, own ? QFont::DemiBold : QFont::Normal));
    }
    state_->setText(changed_ ? tr("changed") : QString());
    reset_->setVisible(changed_);
    filling_ = false;
}

bool CheckSettingRow::matches(const QString& words) const {
    const QString all = QStringList{translatedCheckText(check_.title), translatedCheckText(check_.why),
                                    text(check_.id), text(check_.rules)}
                            .join(QLatin1Char(' '));
    for (const QString& word : words.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        if (!all.contains(word, Qt::CaseInsensitive))
            return false;
    return true;
}

} // namespace isle
