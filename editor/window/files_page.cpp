#include "editor/window/files_page.h"

#include "editor/panels/parts.h"
#include "editor/window/documents_controller.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFormLayout>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

namespace isle {
namespace {

QLabel* explanation(const QString& text) {
    QLabel* label = secondaryLabel(text);
    label->setWordWrap(true);
    return label;
}

} // namespace

FilesPage::FilesPage(DocumentsController& documents, QWidget* parent)
    : PreferencesPage(parent),
      documents_(documents),
      seconds_(new QSpinBox),
      backups_(new QComboBox),
      copies_(new QSpinBox),
      reopen_(new QCheckBox(tr("Open the maps of the &last time at the start"))) {
    using Keep = BackupPolicy::Keep;
    seconds_->setObjectName(QStringLiteral("recoverySeconds"));
    seconds_->setRange(FileSettings::leastSeconds, FileSettings::mostSeconds);
    seconds_->setSuffix(tr(" s", "seconds"));
    backups_->setObjectName(QStringLiteral("backups"));
    backups_->addItem(tr("No copy"), static_cast<int>(Keep::Nothing));
    backups_->addItem(tr("One copy beside the map (.bak)"), static_cast<int>(Keep::Beside));
    backups_->addItem(tr("Several copies in a folder"), static_cast<int>(Keep::Folder));
    copies_->setObjectName(QStringLiteral("backupCopies"));
    copies_->setRange(1, FileSettings::mostCopies);
    reopen_->setObjectName(QStringLiteral("reopen"));

    auto* form = new QFormLayout(this);
    form->addRow(sectionLabel(tr("Recovery")));
    form->addRow(tr("&Write a recovery file after"), seconds_);
    form->addRow(
        explanation(tr("Unsaved changes are kept apart from your files and offered after a crash.")));
    form->addRow(sectionLabel(tr("Backup")));
    form->addRow(tr("When a map is saved, &keep"), backups_);
    form->addRow(tr("Copies for each &map"), copies_);
    form->addRow(
        explanation(tr("The previous version of the map is kept. The folder for several copies is %1.")
                        .arg(QDir::toNativeSeparators(FileSettings::backupFolder()))));
    form->addRow(sectionLabel(tr("Start")));
    form->addRow(reopen_);
    connect(backups_, &QComboBox::currentIndexChanged, this, &FilesPage::showPossible);
    show(FileSettings::load());
}

QString FilesPage::title() const {
    return tr("Files");
}

void FilesPage::show(const FileSettings& settings) {
    seconds_->setValue(settings.recoverySeconds);
    backups_->setCurrentIndex(backups_->findData(static_cast<int>(settings.backups)));
    copies_->setValue(settings.backupCopies);
    reopen_->setChecked(settings.reopen);
    showPossible();
}

void FilesPage::showPossible() {
    copies_->setEnabled(shown().backups == BackupPolicy::Keep::Folder);
}

FileSettings FilesPage::shown() const {
    FileSettings settings;
    settings.recoverySeconds = seconds_->value();
    settings.backups = static_cast<BackupPolicy::Keep>(backups_->currentData().toInt());
    settings.backupCopies = copies_->value();
    settings.reopen = reopen_->isChecked();
    return settings;
}

void FilesPage::apply() {
    const FileSettings settings = shown();
    settings.store();
    documents_.applySettings(settings);
}

void FilesPage::showDefaults() {
    show(FileSettings{});
}

} // namespace isle
