#include "editor/window/appearance_page.h"

#include "editor/panels/parts.h"
#include "editor/window/actions.h"
#include "editor/window/language.h"

#include <QAction>
#include <QButtonGroup>
#include <QComboBox>
#include <QLabel>
#include <QRadioButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace isle {
namespace {

constexpr std::array choiceActions{"view.themeSystem", "view.themeLight", "view.themeDark"};

/// Each language by its own name, so that whoever reads no other finds it.
void fillLanguages(QComboBox& box) {
    box.setObjectName(QStringLiteral("language"));
    box.setAccessibleName(AppearancePage::tr("Language"));
    box.addItem(AppearancePage::tr("As the system"), QString());
    for (const QString& language : languages())
        box.addItem(language == QLatin1String("de") ? QStringLiteral("Deutsch") : QStringLiteral("English"),
                    language);
    box.setCurrentIndex(std::max(0, box.findData(storedLanguage())));
}

} // namespace

AppearancePage::AppearancePage(ActionRegistry& actions, QWidget* parent)
    : PreferencesPage(parent), actions_(actions), choices_(new QButtonGroup(this)), language_(new QComboBox) {
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(sectionLabel(tr("Colours")));
    const std::array texts{tr("As the &system"), tr("&Light"), tr("&Dark")};
    for (std::size_t i = 0; i < texts.size(); ++i) {
        auto* button = new QRadioButton(texts[i]);
        button->setObjectName(QString::fromLatin1(choiceActions[i]));
        choices_->addButton(button, static_cast<int>(i));
        layout->addWidget(button);
    }
    layout->addSpacing(12);
    layout->addWidget(sectionLabel(tr("Language")));
    fillLanguages(*language_);
    layout->addWidget(language_, 0, Qt::AlignLeft);
    layout->addWidget(secondaryLabel(tr("Another language takes effect at the next start.")));
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
    storeLanguage(language_->currentData().toString());
}

void AppearancePage::showDefaults() {
    choices_->button(static_cast<int>(Appearance::System))->setChecked(true);
    language_->setCurrentIndex(0);
}

} // namespace isle
