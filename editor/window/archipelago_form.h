#pragma once

#include "engine/generate/specials.h"

#include <QWidget>

#include <array>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QSpinBox;

namespace isle {

class SeedField;

/// The wishes for a random archipelago: seats, size, islands, sea, shape, symmetry, specials and the seed.
class ArchipelagoForm : public QWidget {
    Q_OBJECT

  public:
    explicit ArchipelagoForm(QWidget* parent = nullptr);

    [[nodiscard]] GenerateOptions options() const;
    /// Takes the next seed.
    void reroll();

  signals:
    void changed();

  private:
    void makeLand(QFormLayout& form);
    void makeSpecials(QFormLayout& form);
    [[nodiscard]] QSpinBox* number(const char* name, int lowest, int highest, int value);
    [[nodiscard]] QComboBox* choice(const char* name, const QStringList& texts);

    QSpinBox* seats_ = nullptr;
    QSpinBox* rows_ = nullptr;
    QSpinBox* cols_ = nullptr;
    QSpinBox* islands_ = nullptr;
    QSpinBox* sea_ = nullptr;
    QComboBox* home_ = nullptr;
    QComboBox* symmetry_ = nullptr;
    QComboBox* content_ = nullptr;
    std::array<QSpinBox*, allSpecials.size()> specials_{}; ///< by Special; none for wonders
    QCheckBox* wonders_ = nullptr;
    SeedField* seed_ = nullptr;
};

} // namespace isle
