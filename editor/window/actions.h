#pragma once

#include <QKeySequence>
#include <QObject>
#include <QString>

#include <span>
#include <vector>

class QAction;

namespace isle {

/// Where an action applies; two actions with one shortcut clash only where both can be on at once.
enum class ActionContext { Always, Draw, Playtest };

/// What an action is, declared once for menus, tool bar, shortcuts and the tests.
struct ActionInfo {
    const char* id;   ///< "file.open"
    const char* text; ///< "&Open…", marked for translation in the context "Actions"
    const char* keys; ///< "Ctrl+O"; several separated by "; "; empty for none
    const char* icon; ///< name of an icon; empty for none
    const char* tip;  ///< one sentence
    ActionContext context;
    bool checkable;
};

/// Every action of the window.
[[nodiscard]] std::span<const ActionInfo> allActions();

/// Makes one QAction per ActionInfo, with translated text, shortcut, icon and tip.
class ActionRegistry : public QObject {
    Q_OBJECT

  public:
    explicit ActionRegistry(QObject* parent = nullptr);

    /// The action with an id; asking for an unknown one is a programming mistake.
    [[nodiscard]] QAction* operator[](const char* id) const;
    [[nodiscard]] const std::vector<QAction*>& all() const { return actions_; }
    /// Turns actions of a context on or off as a whole (Draw or Playtest).
    void setContextEnabled(ActionContext context, bool enabled);

  private:
    std::vector<QAction*> actions_;
};

} // namespace isle
