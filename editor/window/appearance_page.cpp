#include "editor/window/appearance_page.h"

#include "editor/panels/parts.h"
#include "editor/window/actions.h"

#include <QAction>
#include <QButtonGroup>
#include <QLabel>
#include <QRadioButton>
#include <QVBoxLayout>

namespace isle {
namespace {

constexpr std::array choiceActions{"view.themeSystem", "view.themeLight", "view.themeDark"};

} // namespace

AppearancePage::AppearancePage(ActionRegistry& actions, QWidget* parent)
    : PreferencesPage(parent), actions_(actions), choices_(new QButtonGroup(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(sectionLabel(tr("Colours")));
    const std::array texts{tr("As the &system"), tr("&Light"), tr("&Dark")};
    for (std::size_t i = 0; i < texts.size(); ++i) {
        auto* button = new QRadioButton(texts[i]);
        button->setObjectName(QString::fromLatin1(choiceActions[i]));
        choices_->addButton(button, static_cast<int>(i));
        layout->addWidget(button);
    }
    layout->addStretch(1);
    choices_->button(static_cast<int>(storedAppearance()))->setChecked(true);
}

QString AppearancePage::title() const {
    return tr("Appearance");
}

void AppearancePage::apply() {
    const int chosen = choices_->checkedId();
    if (chosen != static_cast<int>(storedAppearance()))
        actions_[choiceActions[static_cast<std::size_t>(chosen)]]->trigger(); // so that the menu follows
}

void AppearancePage::showDefaults() {
    choices_->button(static_cast<int>(Appearance::System))->setChecked(true);
}

} // namespace isle
