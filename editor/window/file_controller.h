#pragma once

#include "editor/document/recent_files.h"
#include "editor/window/file_dialogs.h"
#include "engine/formats/game_file.h"
#include "engine/map/map.h"
#include "engine/rules/game.h"

#include <QObject>
#include <QString>

class QWidget;

namespace isle {

class BoardView;
class MapDocument;

/// What the File menu does: new, open, save, revert, packs, games and pictures. It asks before changes are
/// lost, and says in a message box what failed and why; on failure the open map stays as it was.
class FileController : public QObject {
    Q_OBJECT

  public:
    FileController(MapDocument& document, BoardView& view, QWidget& window);

    [[nodiscard]] FileDialogs& dialogs() { return dialogs_; }
    [[nodiscard]] RecentFiles& recent() { return recent_; }

    void newMap();
    void open();
    /// Opens a map, a pack or a game, after asking about unsaved changes. False when nothing was opened.
    bool openPath(const QString& path);
    bool save();
    bool saveAs();
    void revert();
    void openGame();
    /// Writes a game where the user says; false when it was not written.
    bool saveGame(const RecordedGame& game);
    void exportPicture();
    void exportPack();
    /// Whether the open map may go: nothing is unsaved, or the user saved or let it go.
    [[nodiscard]] bool mayLeave();

    /// Whether the window can open a file of this name.
    [[nodiscard]] static bool opens(const QString& path);

  signals:
    void aboutToReplace(); ///< another map comes; a game must end
    void replaced();       ///< another map is there
    /// A game was opened: its map is there already, and it can be played again from its start to its end.
    void gameOpened(const isle::RecordedGame& recorded, const isle::Game& start);

  private:
    bool openMap(const QString& path);
    bool openPack(const QString& path);
    bool openRecorded(const QString& path);
    void notOpened(const QString& path, const QString& sentence);
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
