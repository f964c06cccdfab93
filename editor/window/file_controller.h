#pragma once

#include "editor/document/recent_files.h"
#include "editor/window/document_files.h"
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

/// What the File menu does: new, open, save, revert, close, packs, games and pictures. Each map that is
/// opened has a tab of its own. It asks before changes are lost, and says in a message box what failed and
/// why; on failure the open maps stay as they were.
class FileController : public QObject {
    Q_OBJECT

  public:
    FileController(DocumentFiles& files, BoardView& view, QWidget& window);

    [[nodiscard]] FileDialogs& dialogs() { return dialogs_; }
    [[nodiscard]] RecentFiles& recent() { return recent_; }

    void newMap();
    void open();
    /// Opens a map, a pack or a game in a tab of its own; a map that is open comes to the front. False when
    /// nothing was opened.
    bool openPath(const QString& path);
    bool save();
    bool saveAs();
    void revert();
    void openGame();
    /// Writes a game where the user says; false when it was not written.
    bool saveGame(const RecordedGame& game);
    void exportPicture();
    void exportPack();
    /// Closes a map after asking about unsaved changes; false when it stays.
    bool closeDocument(int index);
    /// Closes all maps but one, until the user wants to keep one.
    void closeOthers(int index);
    /// Whether all open maps may go: nothing is unsaved, or the user saved or let it go.
    [[nodiscard]] bool mayLeave();

    /// Whether the window can open a file of this name.
    [[nodiscard]] static bool opens(const QString& path);

  signals:
    /// A game was opened: its map is there already, and it can be played again from its start to its end.
    void gameOpened(const isle::RecordedGame& recorded, const isle::Game& start);

  private:
    bool openMap(const QString& path);
    bool openPack(const QString& path);
    bool openRecorded(const QString& path);
    void notOpened(const QString& path, const QString& sentence);
    [[nodiscard]] bool mayClose(int index);
    [[nodiscard]] QString suggestion(const QString& ending) const;

    DocumentFiles& files_;
    MapDocument& document_;
    BoardView& view_;
    QWidget& window_;
    FileDialogs dialogs_ = FileDialogs::standard();
    RecentFiles recent_;
};

} // namespace isle
