#pragma once

#include "editor/canvas/picture.h"

#include <QFrame>

#include <optional>

class QLabel;
class QLineEdit;

namespace isle {

/// The hex that a text names on a board: "D5" as in the rulers, "4,3" as column and row, or the name of an
/// island or its beginning, in any case. Nothing when there is no such hex.
[[nodiscard]] std::optional<Cell> hexNamed(const QString& text, const BoardPicture& picture);

/// A small field over the canvas that asks where to go. Enter goes there, Escape closes it.
class GoToField : public QFrame {
    Q_OBJECT

  public:
    explicit GoToField(QWidget* parent);

    /// Comes up at the top of its parent, empty, with the keyboard focus.
    void ask(const BoardPicture& picture);

  signals:
    void wanted(isle::Cell cell);
    void closed();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void go();
    void close();
    void tell(const QString& problem);

    BoardPicture picture_;
    QLabel* label_;
    QLineEdit* field_;
    QLabel* problem_;
};

} // namespace isle
