#pragma once

#include "editor/canvas/view_transform.h"
#include "editor/document/map_document.h"
#include "editor/document/selection.h"
#include "editor/tools/tool.h"
#include "editor/tools/tool_settings.h"
#include "editor/window/actions.h"
#include "editor/window/file_dialogs.h"

#include <QMainWindow>

class QMenu;
class QSplitter;
class QStackedWidget;

namespace isle {

class BoardView;
class CanvasController;
class CheckController;
class FileController;
class DocumentsController;
class DrawingController;
class HelpController;
class Game;
class MapCanvas;
class NoticeStrip;
class Palette;
class PlaytestMode;
class ProblemsPanel;
struct RecordedGame;
class PropertiesPanel;
class HistoryPanel;
class SideDocks;
class StatusLine;
class ToolManager;
class ToolOptions;
class ToolStrip;
class TopBar;

/// The window: puts document, canvas, tools, panels and playtest together.
class MainWindow : public QMainWindow {
    Q_OBJECT

  public:
    explicit MainWindow(QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Opens a map, a pack or a game; false when it was not opened (a message box says why).
    bool openPath(const QString& path);

    [[nodiscard]] MapDocument& document() { return document_; }
    [[nodiscard]] Selection& selection() { return selection_; }
    [[nodiscard]] ToolSettings& toolSettings() { return settings_; }
    [[nodiscard]] MapCanvas& canvas() { return *canvas_; }
    [[nodiscard]] ToolManager& tools() { return *tools_; }
    [[nodiscard]] ActionRegistry& actions() { return *actions_; }
    [[nodiscard]] Palette& palettePanel() { return *palette_; }
    [[nodiscard]] ProblemsPanel& problemsPanel() { return *problems_; }
    [[nodiscard]] PropertiesPanel& propertiesPanel() { return *properties_; }
    [[nodiscard]] HistoryPanel& historyPanel() { return *history_; }
    [[nodiscard]] PlaytestMode& playtest() { return *playtest_; }
    [[nodiscard]] BoardView& boardView() { return *boardView_; }
    [[nodiscard]] StatusLine& statusLine() { return *status_; }
    [[nodiscard]] CheckController& checks() { return *checks_; }
    [[nodiscard]] DocumentsController& openMaps() { return *maps_; }
    [[nodiscard]] HelpController& help() { return *help_; }
    [[nodiscard]] CanvasController& canvasControl() { return *canvasControl_; }
    [[nodiscard]] FileDialogs& fileDialogs();
    [[nodiscard]] bool playing() const { return playing_; }
    /// Says a sentence in the status line for a while; an empty one says nothing.
    void tell(const QString& sentence);

    /// Starts a game on the map as it is; false when problems or the user stopped it.
    bool startPlaytest();
    void stopPlaytest();

  protected:
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool event(QEvent* event) override;

  private:
    // main_window.cpp
    void makeWidgets();
    void layOut();
    void adaptToSize();
    void shareWidth();
    void readSettings();
    void writeSettings();
    void resetLayout();
    void showTitle();
    // main_window_menus.cpp
    void makeMenus();
    void makeFileMenu();
    void makeViewMenu();
    void makeToolsMenu();
    void makePlaytestMenu();
    void fillRecent();
    void showHexMenu(Cell cell, QPoint global);
    void add(QMenu& menu, std::initializer_list<const char*> ids);
    // main_window_actions.cpp
    void connectFile();
    void connectEdit();
    void connectView();
    void connectPanelsView();
    void connectTools();
    void connectCheck();
    void connectPlaytest();
    void connectDocument();
    void on(const char* id, const std::function<void()>& does);
    void onToggled(const char* id, const std::function<void(bool)>& does);
    void jumpTo(int problem, bool centre);
    void showProblems(std::optional<Severity> severity);
    void showPage(int page);
    void updateEditActions();
    // main_window_status.cpp
    void connectStatus();
    void showHex(Cell cell, bool onMap);
    void refreshHex();
    void showSelected();
    void showCounts();
    void showDeal();
    void setHint(const QString& name, const QString& hint);
    // main_window_playtest.cpp
    void leaveDrawing();
    void showGame();
    void resumeGame(const RecordedGame& recorded, const Game& start);
    void saveGame();
    void showMode();
    void showPlayActions();

    MapDocument document_;
    Selection selection_;
    ToolSettings settings_;
    ActionRegistry* actions_;
    MapCanvas* canvas_ = nullptr;
    ToolManager* tools_ = nullptr;
    BoardView* boardView_ = nullptr;
    CanvasController* canvasControl_ = nullptr;
    CheckController* checks_ = nullptr;
    DocumentsController* maps_ = nullptr;
    HelpController* help_ = nullptr;
    FileController* files_ = nullptr;
    PlaytestMode* playtest_ = nullptr;
    DrawingController* drawing_ = nullptr;
    TopBar* top_ = nullptr;
    ToolOptions* options_ = nullptr;
    ToolStrip* strip_ = nullptr;
    Palette* palette_ = nullptr;
    NoticeStrip* notice_ = nullptr;
    PropertiesPanel* properties_ = nullptr;
    ProblemsPanel* problems_ = nullptr;
    HistoryPanel* history_ = nullptr;
    SideDocks* docks_ = nullptr;
    StatusLine* status_ = nullptr;
    QSplitter* body_ = nullptr;
    QWidget* centre_ = nullptr;
    QMenu* recent_ = nullptr;
    ViewTransform drawnView_; ///< as it was before the game
    QString drawHintName_;    ///< to be shown again after the game
    QString drawHint_;
    bool playing_ = false;
    int told_ = 0; ///< sentences said by tell()
    std::optional<Cell> hoveredHex_;
    bool wideMinimap_ = true; ///< whether it was shown before the window became narrow
    /// What the board shows besides itself, kept for drawing while a game shows less.
    struct Extras {
        bool rulers = true;
        bool minimap = true;
    };
    Extras drawnExtras_;
};

} // namespace isle
