#pragma once

#include "editor/document/stamp_store.h"

#include <QDialog>

#include <functional>
#include <vector>

class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace isle {

struct FileDialogs;

/// The saved stamps and those that ship, with pictures: choose one to set it down, save the selection as one,
/// rename, delete, import and export. Stays open while the user draws.
class StampsDialog : public QDialog {
    Q_OBJECT

  public:
    /// `selected` gives the piece that is selected in the map, empty for none.
    StampsDialog(StampStore store, std::function<FileDialogs&()> files, std::function<MapPatch()> selected,
                 QWidget* parent);

    /// Reads the stamps anew.
    void refresh();
    /// The selection changed: whether there is something to save.
    void showSelection();

  signals:
    void chosen(const isle::MapPatch& patch);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    [[nodiscard]] const Stamp* current() const;
    void select(const QString& path);
    void choose();
    void saveSelection();
    void renamed(QListWidgetItem* item);
    void remove();
    void importFiles();
    void exportFile();
    void showButtons();
    template <class Outcome>
    void tell(const QString& tried, const Outcome& outcome);

    StampStore store_;
    std::function<FileDialogs&()> files_;
    std::function<MapPatch()> selected_;
    std::vector<Stamp> stamps_;
    QListWidget* list_;
    QPushButton* use_;
    QPushButton* save_;
    QPushButton* rename_;
    QPushButton* delete_;
    QPushButton* export_;
    bool filling_ = false;
};

} // namespace isle
