#pragma once

#include "editor/document/file_settings.h"
#include "editor/window/preferences_dialog.h"

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace isle {

class DocumentsController;

/// Recovery files, backups, and the maps that were open the last time.
class FilesPage : public PreferencesPage {
    Q_OBJECT

  public:
    explicit FilesPage(DocumentsController& documents, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString iconName() const override { return QStringLiteral("save"); }
    void apply() override;
    void showDefaults() override;

  private:
    void show(const FileSettings& settings);
    void showPossible();
    [[nodiscard]] FileSettings shown() const;

    DocumentsController& documents_;
    QSpinBox* seconds_;
    QComboBox* backups_;
    QSpinBox* copies_;
    QCheckBox* reopen_;
};

} // namespace isle
