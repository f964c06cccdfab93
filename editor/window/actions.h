#pragma once

#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>

#include <span>
#include <string_view>
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

/// The shortcuts of an action.
[[nodiscard]] QList<QKeySequence> keysOf(const ActionInfo& info);

/// Makes one QAction per ActionInfo, with translated text, shortcut, icon and tip.
class ActionRegistry : public QObject {
    Q_OBJECT

  public:
    explicit ActionRegistry(QObject* parent = nullptr);

    /// The action with an id; asking for an unknown one is a programming mistake.
    [[nodiscard]] QAction* operator[](std::string_view id) const;
    [[nodiscard]] const std::vector<QAction*>& all() const { return actions_; }
    /// Turns actions of a context on or off as a whole (Draw or Playtest). An action that is off in itself
    /// (setAvailable) stays off.
    void setContextEnabled(ActionContext context, bool enabled);
    /// Whether an action makes sense just now, within its context.
    void setAvailable(std::string_view id, bool available);
    /// Gives an action other keys, which its tip names.
    void setKeys(std::string_view id, const QList<QKeySequence>& keys);

  private:
    void apply(std::size_t index);

    struct State {
        bool available = true;
        bool contextOn = true;
    };
    std::vector<QAction*> actions_;
    std::vector<State> states_;
};

} // namespace isle
