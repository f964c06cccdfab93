#pragma once

#include "engine/checks/check.h"

#include <optional>

/// Changes that several fixes make; each keeps pools the designer has set at the right size.
namespace isle {

/// Removes a harbour and, when its kind was dealt from an explicit pool, one kind of the pool.
void takeHarbourAway(Map& map, EdgePlace edge);

/// A fix that does that.
[[nodiscard]] Fix removeHarbourFix(EdgePlace edge);

/// A fix that turns a harbour to another edge of its hex, coastal and apart from all other harbours; nothing
/// where there is no such edge.
[[nodiscard]] std::optional<Fix> turnHarbourFix(const CheckInput& input, const MapHarbour& harbour);

/// Lets a hex take its number from the pool; an explicit pool gets a token more: the given one, or the one
/// B-27 would add next.
void shuffleNumber(Map& map, Cell cell, std::optional<int> token = std::nullopt);

/// Whether an edge lies between land and sea (B-6).
[[nodiscard]] bool isCoastal(const CheckInput& input, EdgePlace edge);

/// Whether two edges share a crossing.
[[nodiscard]] bool shareCrossing(EdgePlace a, EdgePlace b);

} // namespace isle
