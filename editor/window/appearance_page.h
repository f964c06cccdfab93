#pragma once

#include "editor/window/appearance.h"
#include "editor/window/preferences_dialog.h"

class QButtonGroup;
class QComboBox;

namespace isle {

class ActionRegistry;

/// Light or dark, or as the desktop is, the same choice as in the View menu; and the language.
class AppearancePage : public PreferencesPage {
    Q_OBJECT

  public:
    explicit AppearancePage(ActionRegistry& actions, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString iconName() const override { return QStringLiteral("eye"); }
    void apply() override;
    void showDefaults() override;

  private:
    ActionRegistry& actions_;
    QButtonGroup* choices_;
    QComboBox* language_;
};

} // namespace isle
