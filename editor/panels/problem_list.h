#pragma once

#include "engine/checks/check.h"

#include <QString>

#include <span>
#include <string>
#include <vector>

namespace isle {

/// One list of everything known to be wrong: the problems of the document first, in their order, then those
/// the deal on show brought, then those found in sampled deals. What is in the list before is left out, and
/// each is accepted where the map says so.
[[nodiscard]] std::vector<Problem> mergedProblems(std::span<const Problem> document,
                                                  std::span<const Problem> deal,
                                                  std::span<const Problem> sampled, const MapLayout& map);

/// The group of a problem's check.
[[nodiscard]] CheckGroup groupOf(const Problem& problem);

/// For which deals the problem holds, in words: "every deal", "this deal", "in 23 of 200 deals".
[[nodiscard]] QString scopeText(const Problem& problem);

/// What a row shows of a problem as one text, to see whether anything changed.
[[nodiscard]] std::string fingerprintOf(const Problem& problem);

} // namespace isle
