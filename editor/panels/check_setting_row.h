#pragma once

#include "engine/checks/profile.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QGridLayout;
class QLabel;
class QToolButton;

namespace isle {

/// One check in the settings: its switch, how grave its findings are, its thresholds, why it is there and by
/// which rule; and whether it differs from the preset, with a way back.
class CheckSettingRow : public QWidget {
    Q_OBJECT

  public:
    explicit CheckSettingRow(const Check& check, QWidget* parent = nullptr);

    [[nodiscard]] const Check& check() const { return check_; }
    void show(const CheckProfile& profile); ///< tells nobody
    /// Whether the words occur in its title, explanation, id or rule.
    [[nodiscard]] bool matches(const QString& words) const;
    [[nodiscard]] bool changed() const { return changed_; }

  signals:
    void onChanged(bool on);
    void severityChanged(isle::Severity severity);
    void thresholdChanged(const QString& name, double value);
    void resetWanted();

  private:
    void addThreshold(const Threshold& threshold, QGridLayout& grid, int row);

    const Check& check_;
    QCheckBox* on_;
    QComboBox* severity_;
    QLabel* state_;
    QToolButton* reset_;
    std::vector<QDoubleSpinBox*> thresholds_; ///< by place in Check::thresholds
    std::vector<QLabel*> labels_;
    bool changed_ = false;
    bool filling_ = false;
};

} // namespace isle
