#pragma once

#include "editor/tools/tool.h"

#include <QObject>

#include <array>
#include <memory>

namespace isle {

/// Holds the tools of a window, sends the canvas's mouse and keys to the active one and shows what it wants
/// shown.
class ToolManager : public QObject, public CanvasInput, private ToolHost {
    Q_OBJECT

  public:
    ToolManager(MapDocument& document, Selection& selection, ToolSettings& settings, MapCanvas& canvas,
                QObject* parent = nullptr);
    ~ToolManager() override;

    [[nodiscard]] ToolId current() const;
    void setCurrent(ToolId id);
    [[nodiscard]] const Tool& tool(ToolId id) const;

    /// Takes the canvas (Draw) or lets go of it (Playtest).
    void attach();
    void detach();

    // CanvasInput
    void pressed(const CanvasPoint& point) override;
    void moved(const CanvasPoint& point) override;
    void released(const CanvasPoint& point) override;
    void left() override;
    bool wheel(const CanvasPoint& point, int notches) override;
    bool keyPressed(int key, Qt::KeyboardModifiers modifiers, Cell cursor) override;
    bool contextMenu(const CanvasPoint& point, QPoint global) override;

  signals:
    void currentChanged(isle::ToolId id);
    void hintChanged(const QString& name, const QString& hint);
    /// The select tool asks for a menu about a hex.
    void contextMenuRequested(isle::Cell cell, QPoint global);

  private:
    // ToolHost
    MapDocument& document() override;
    Selection& selection() override;
    ToolSettings& settings() override;
    void showGhost(std::optional<Ghost> ghost) override;
    void showHover(std::optional<Place> place) override;
    void showOfferedEdges(std::vector<EdgePlace> edges) override;
    void setCursor(Qt::CursorShape shape) override;
    void moveCursor(Cell cell) override;
    void showSymmetryAt(std::optional<LatticeCentre> centre) override;
    void useTool(ToolId id) override;
    [[nodiscard]] ToolId toolBefore() const override;

    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace isle
