#pragma once

#include <QKeySequence>
#include <QList>

#include <functional>
#include <string_view>
#include <vector>

namespace isle {

class ActionRegistry;

/// The keys of actions as the user has set them, kept in the settings. What is not set has the keys of the
/// table.
class Shortcuts {
  public:
    explicit Shortcuts(ActionRegistry& actions) : actions_(actions) {}

    /// Gives the actions the keys that were stored.
    void load();
    /// Gives an action other keys, none when the list is empty, and stores them.
    void set(std::string_view id, const QList<QKeySequence>& keys);
    /// Back to the keys of the table.
    void reset(std::string_view id);
    void resetAll();
    [[nodiscard]] bool isChanged(std::string_view id) const;
    [[nodiscard]] QList<QKeySequence> keys(std::string_view id) const;

  private:
    ActionRegistry& actions_;
};

/// The keys of an action by its id.
using KeysById = std::function<QList<QKeySequence>(std::string_view id)>;

/// The other actions that have a key and can be on together with the given one.
[[nodiscard]] std::vector<std::string_view> clashesOf(std::string_view id, const QKeySequence& key,
                                                      const KeysById& keys);

} // namespace isle
