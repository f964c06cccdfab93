#pragma once

#include "engine/lattice/topology.h"
#include "engine/rules/event.h"

#include <string>

namespace isle {

/// What an event tells beyond the action it came from, in a few words: "seat 2 gets 1 ore". Empty for an
/// event that only repeats its action. For transcripts; people at the window read LogText.
[[nodiscard]] std::string eventText(const Event& event, const Topology& topology);

} // namespace isle
