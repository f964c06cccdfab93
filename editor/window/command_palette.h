#pragma once

#include <QDialog>
#include <QStringList>

#include <vector>

class QAction;
class QLineEdit;
class QListWidget;

namespace isle {

class ActionRegistry;

/// Finds every action of the window by typing parts of its name; Enter does it. What cannot be done just now
/// is shown but not offered.
class CommandPalette : public QDialog {
    Q_OBJECT

  public:
    explicit CommandPalette(ActionRegistry& actions, QWidget* parent = nullptr);

    /// The action that was chosen; null when the palette was closed. It is for the caller to trigger once the
    /// palette is gone, since it may open a dialog of its own.
    [[nodiscard]] QAction* chosen() const { return chosen_; }

    /// How well typed words fit a text: every word must be found; the earlier and the nearer to the beginning
    /// of a word, the better. Negative when they do not fit.
    [[nodiscard]] static int score(const QString& typed, const QString& text);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void fill(const QString& typed);
    void choose();

    ActionRegistry& actions_;
    QLineEdit* field_;
    QListWidget* list_;
    QAction* chosen_ = nullptr;
};

} // namespace isle
