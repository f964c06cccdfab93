#pragma once

#include "engine/map/patch.h"

#include <QObject>

#include <functional>

namespace isle {

class ActionRegistry;
class MainWindow;
class StampsDialog;

/// Cut, copy, paste and duplicate, and the saved stamps: pieces of maps taken up and set down again, also in
/// another tab, window or program.
class ClipboardController : public QObject {
    Q_OBJECT

  public:
    explicit ClipboardController(MainWindow& window);

    /// Shows the saved stamps.
    void showStamps();

  private:
    [[nodiscard]] MapPatch selectedPatch() const;
    void copy();
    void cut();
    void paste();
    /// Hangs a piece on the pointer.
    void place(const MapPatch& patch);
    void showSelection();
    void on(const char* id, const std::function<void()>& does);

    MainWindow& window_;
    ActionRegistry& actions_;
    StampsDialog* stamps_ = nullptr; ///< made when it is wanted first
};

} // namespace isle
