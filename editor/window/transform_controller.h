#pragma once

#include "engine/base/result.h"
#include "engine/base/text.h"
#include "engine/map/transformed.h"

#include <QObject>

#include <functional>

namespace isle {

class ActionRegistry;
class MainWindow;

/// The menu entries that turn, mirror and fill the selection, turn and mirror the map, change its frame, and
/// search and replace.
class TransformController : public QObject {
    Q_OBJECT

  public:
    explicit TransformController(MainWindow& window);

  private:
    void connectSelection();
    void connectMap();
    void connectFrame();
    /// Replaces the map as one step; says why where it cannot be.
    void apply(const QString& name, const Result<Map, Text>& next);
    void changeFrame(const QString& name, const FrameChange& change, Terrain fill);
    void askForFrame();
    void askForReplacement();
    void showSelection();
    void showMap();
    void on(const char* id, const std::function<void()>& does);

    MainWindow& window_;
    ActionRegistry& actions_;
};

} // namespace isle
