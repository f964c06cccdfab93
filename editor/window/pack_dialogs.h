#pragma once

#include "editor/window/file_dialogs.h"
#include "engine/formats/pack_file.h"

#include <QDialog>

class QLineEdit;
class QPushButton;

namespace isle {

class MapList;

/// Puts a pack together: the open map, further maps from files, and what the manifest says.
class ExportPackDialog : public QDialog {
    Q_OBJECT

  public:
    ExportPackDialog(const Map& open, const FileDialogs& dialogs, QWidget* parent = nullptr);

    /// The pack with previews of its maps.
    [[nodiscard]] Pack pack() const;

  private:
    void addFiles();
    void add(const Map& map);
    void removeCurrent();
    void showAvailable();

    const FileDialogs& dialogs_;
    std::vector<Map> maps_;
    QLineEdit* name_;
    QLineEdit* author_;
    QLineEdit* version_;
    QLineEdit* licence_;
    MapList* list_;
    QPushButton* remove_;
    QPushButton* ok_;
};

/// Lets one map of a pack be chosen.
class OpenPackDialog : public QDialog {
    Q_OBJECT

  public:
    explicit OpenPackDialog(const Pack& pack, QWidget* parent = nullptr);

    [[nodiscard]] int chosen() const;

  private:
    MapList* list_;
};

} // namespace isle
