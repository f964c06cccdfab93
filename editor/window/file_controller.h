#pragma once

#include "editor/document/recent_files.h"
#include "editor/window/file_dialogs.h"
#include "engine/map/map.h"

#include <QObject>
#include <QString>

class QWidget;

namespace isle {

class BoardView;
class MapDocument;

/// What the File menu does: new, open, save, revert, packs and pictures. It asks before changes are lost, and
/// says in a message box what failed and why; on failure the open map stays as it was.
class FileController : public QObject {
    Q_OBJECT

  public:
    FileController(MapDocument& document, BoardView& view, QWidget& window);

    [[nodiscard]] FileDialogs& dialogs() { return dialogs_; }
    [[nodiscard]] RecentFiles& recent() { return recent_; }

    void newMap();
    void open();
    /// Opens a map or a pack, after asking about unsaved changes. False when nothing was opened.
    bool openPath(const QString& path);
    bool save();
    bool saveAs();
    void revert();
    void exportPicture();
    void exportPack();
    /// Whether the open map may go: nothing is unsaved, or the user saved or let it go.
    [[nodiscard]] bool mayLeave();

    /// Whether the window can open a file of this name.
    [[nodiscard]] static bool opens(const QString& path);

  signals:
    void aboutToReplace(); ///< another map comes; a game must end
    void replaced();       ///< another map is there

  private:
    bool openMap(const QString& path);
    bool openPack(const QString& path);
    void replace(Map map, const QString& path = {});
    bool saveTo(const QString& path);
    [[nodiscard]] QString suggestion(const QString& ending) const;

    MapDocument& document_;
    BoardView& view_;
    QWidget& window_;
    FileDialogs dialogs_ = FileDialogs::standard();
    RecentFiles recent_;
};

} // namespace isle
