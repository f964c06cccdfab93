#pragma once

#include <QString>

class QKeySequence;

namespace isle {

class ActionRegistry;
struct Check;

/// Pages of the help that are put together from what the program knows, in Markdown.

/// What a check looks for, why, by which rule, and how strict each preset is about it.
[[nodiscard]] QString checkMarkdown(const Check& check);
/// The keys of all commands as they are set now, in tables.
[[nodiscard]] QString keysMarkdown(const ActionRegistry& actions);
/// Keys as the user's keyboard names them.
[[nodiscard]] QString keyMarkdown(const QKeySequence& keys);

} // namespace isle
