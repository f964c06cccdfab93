#pragma once

#include "editor/document/file_settings.h"
#include "editor/document/recovery_writer.h"
#include "editor/window/document_files.h"

#include <QObject>
#include <QStringList>

#include <memory>

class QLockFile;

namespace isle {

class ActionRegistry;
class BoardView;
class DocumentTabs;
class FileController;
class FileNotice;
class MainWindow;

/// Holds the open maps of a window together: tabs, what each of them shows, recovery files, notices about
/// their files, and the maps that were open the last time.
class DocumentsController : public QObject {
    Q_OBJECT

  public:
    DocumentsController(MapDocument& document, MainWindow& window);
    ~DocumentsController() override;

    [[nodiscard]] OpenDocuments& documents() { return documents_; }
    [[nodiscard]] DocumentFiles& files() { return *files_; }
    [[nodiscard]] DocumentTabs& tabs() { return *tabs_; }
    [[nodiscard]] FileNotice& notice() { return *notice_; }
    [[nodiscard]] RecoveryWriter& recovery() { return *recovery_; }

    /// Connects actions, canvas and files; once they are all there.
    void connectTo(ActionRegistry& actions, FileController& controller, BoardView& board);

    /// Opens what was open the last time, offers what a crash left, and opens the files of the command line.
    void beginWork(const QStringList& paths);
    /// The window closes and everything was saved or let go.
    void endWork();

    /// Takes over changed settings.
    void applySettings(const FileSettings& settings);

    /// While a game is played the maps behind it cannot be reached.
    void setPlaying(bool playing);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void listen();
    void keepView();
    void showView();
    void showNotice();
    void showDiskNotice(const QString& name);
    void editCopy();
    void step(int by);
    void remember();
    void reopen();
    void offerRecovery();
    void recover(const Leftover& leftover, Map map);

    MapDocument& document_;
    MainWindow& window_;
    OpenDocuments documents_;
    DocumentFiles* files_;
    DocumentTabs* tabs_;
    FileNotice* notice_;
    std::unique_ptr<RecoveryWriter> recovery_;
    std::unique_ptr<QLockFile> memoryLock_; ///< held by the window whose maps are remembered
    ActionRegistry* actions_ = nullptr;
    FileController* controller_ = nullptr;
    BoardView* board_ = nullptr;
    FileSettings settings_;
    QString trouble_; ///< a backup or recovery file failed; said until it is dismissed
    bool playing_ = false;
    bool reopening_ = false;
};

} // namespace isle
