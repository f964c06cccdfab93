#include "editor/window/preferences_dialog.h"

#include "editor/look/icons.h"
#include "editor/window/appearance_page.h"
#include "editor/window/documents_controller.h"
#include "editor/window/files_page.h"
#include "editor/window/main_window.h"
#include "editor/window/shortcuts_page.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace isle {

PreferencesDialog::PreferencesDialog(QWidget* parent)
    : QDialog(parent), names_(new QListWidget), stack_(new QStackedWidget) {
    setObjectName(QStringLiteral("preferences"));
    setWindowTitle(tr("Preferences"));
    names_->setObjectName(QStringLiteral("pages"));
    names_->setAccessibleName(tr("Pages"));
    names_->setFixedWidth(160);
    names_->setIconSize({20, 20});
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel
                                         | QDialogButtonBox::RestoreDefaults);
    auto* middle = new QHBoxLayout;
    middle->addWidget(names_);
    middle->addWidget(stack_, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(middle, 1);
    layout->addWidget(buttons);
    resize(760, 460);
    connect(names_, &QListWidget::currentRowChanged, stack_, &QStackedWidget::setCurrentIndex);
    connect(buttons, &QDialogButtonBox::accepted, this, &PreferencesDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this,
            [this] { pages_[static_cast<std::size_t>(stack_->currentIndex())]->showDefaults(); });
}

void PreferencesDialog::addPage(PreferencesPage* page) {
    pages_.push_back(page);
    auto* area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidget(page);
    stack_->addWidget(area);
    new QListWidgetItem(icon(page->iconName()), page->title(), names_);
    if (pages_.size() == 1)
        names_->setCurrentRow(0);
}

void PreferencesDialog::accept() {
    for (PreferencesPage* page : pages_)
        page->apply();
    QDialog::accept();
}

void showPreferences(MainWindow& window) {
    PreferencesDialog dialog(&window);
    dialog.addPage(new AppearancePage(window.actions()));
    dialog.addPage(new FilesPage(window.openMaps()));
    dialog.addPage(new ShortcutsPage(window.actions()));
    dialog.exec();
}

} // namespace isle
