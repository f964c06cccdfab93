#pragma once

namespace isle::bench {

/// Prints what checking a map of 64 x 64 hexes takes: all of it, and after edits of single hexes with the
/// incremental runner. Medians of many edits.
void printChecks();

} // namespace isle::bench
