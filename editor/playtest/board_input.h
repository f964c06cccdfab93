#pragma once

#include "editor/canvas/map_canvas.h"
#include "editor/playtest/legal_places.h"

#include <QObject>

#include <vector>

namespace isle {

/// Takes the mouse and keys of the canvas during a game: finds the offered place under the pointer and tells
/// what was chosen.
class BoardInput : public QObject, public CanvasInput {
    Q_OBJECT

  public:
    explicit BoardInput(MapCanvas& canvas, QObject* parent = nullptr);
    ~BoardInput() override;

    /// Takes or lets go of the canvas; letting go clears what was shown on it.
    void attach();
    void detach();

    /// Shows these places on the canvas and takes clicks on them.
    void offer(std::vector<Choice> choices);

    // CanvasInput
    void pressed(const CanvasPoint& point) override;
    void moved(const CanvasPoint& point) override;
    void released(const CanvasPoint& point) override;
    bool keyPressed(int key, Qt::KeyboardModifiers modifiers, Cell cursor) override;

  signals:
    void chosen(const isle::Choice& choice);
    void escaped();
    void primaryPressed(); ///< Space: roll, end the turn
    void tradePressed();
    void sailPressed();
    void buildPressed(int what); ///< digits, from 0: see reasons.h

  private:
    [[nodiscard]] const Choice* choiceAt(QPointF pixels) const;

    MapCanvas& canvas_;
    std::vector<Choice> choices_;
    bool attached_ = false;
    int stepped_ = -1; ///< choice reached with the keyboard
    void step(int by);
};

} // namespace isle
