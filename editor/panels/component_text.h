#pragma once

#include "engine/box/ledger.h"

#include <QString>

#include <span>

namespace isle {

/// Names for people, translated: "forest hex", "Number tokens", "cloth".
[[nodiscard]] QString displayName(Component component);
[[nodiscard]] QString displayName(ComponentGroup group);
[[nodiscard]] QString displayName(ChitUse use);
/// The name of a box and of one of its editions.
[[nodiscard]] QString displayName(const Box& box);
[[nodiscard]] QString displayName(const BoxEdition& edition);

/// What to exchange, as a translated sentence.
[[nodiscard]] QString adviceText(const Swap& swap);

/// The component list of a map in the order of rule books, as plain text under its title.
[[nodiscard]] QString componentListText(const QString& title, const Needs& needs);

} // namespace isle
