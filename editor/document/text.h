#pragma once

#include "engine/checks/check.h"

#include <QString>

namespace isle {

/// An engine text in the user's language: translated as a whole sentence (context "checks"), then its facts
/// put in.
[[nodiscard]] QString translated(const Text& text);
/// A check's title or explanation in the user's language.
[[nodiscard]] QString translatedCheckText(std::string_view sentence);

/// Names for people, translated: "forest", "wool", "ore 2:1", "generic 3:1", "6, 5 pips".
[[nodiscard]] QString displayName(Terrain terrain);
[[nodiscard]] QString displayName(Resource resource);
[[nodiscard]] QString displayName(HarbourKind kind);
[[nodiscard]] QString displayName(CellNumber number);
[[nodiscard]] QString displayName(Marker marker);
[[nodiscard]] QString displayName(Severity severity);

/// "D5" and "D5 NE", as in the rulers.
[[nodiscard]] QString displayName(Cell cell);
[[nodiscard]] QString displayName(EdgePlace edge);

} // namespace isle
