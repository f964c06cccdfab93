#pragma once

#include <QObject>

#include <functional>

namespace isle {

class ActionRegistry;
class MapDocument;
class Selection;
class ToolManager;
class ToolSettings;

/// The menu entries about how to draw and what to select: shapes, symmetry, growing and shrinking the
/// selection, and the selections before.
class DrawingController : public QObject {
    Q_OBJECT

  public:
    /// `window` is the parent of dialogs. To be made before the tools' own actions are connected: choosing
    /// the shape tool while it is in use takes the next shape.
    DrawingController(ActionRegistry& actions, MapDocument& document, Selection& selection,
                      ToolSettings& settings, ToolManager& tools, QWidget& window);

    /// The window is going: nothing is listened to any more.
    void stop();

  private:
    void connectShapes();
    void connectSymmetry();
    void connectSelecting();
    void on(const char* id, const std::function<void()>& does);
    void travel(void (Selection::*there)());
    void selectByTerrain();
    void showSettings();
    void showSelection();

    ActionRegistry& actions_;
    MapDocument& document_;
    Selection& selection_;
    ToolSettings& settings_;
    ToolManager& tools_;
    QWidget& window_;
};

} // namespace isle
