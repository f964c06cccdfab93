#include "engine/checks/swaps.h"

namespace isle {
namespace {

void run(const CheckInput& input, std::vector<Problem>& problems) {
    reportPairs(
        input,
        [](int number, int other) { return (number == 2 || number == 12) && (other == 2 || other == 12); },
        problems);
}

} // namespace

extern const Check edge_adjacent;
const Check edge_adjacent{"edge-adjacent",
                          "",
                          ISLE_TEXT("checks", "Rare numbers touch"),
                          ISLE_TEXT("checks", "A 2 and a 12 are rolled least. Side by side they make a "
                                              "corner of the map that hardly yields anything."),
                          run,
                          CheckGroup::Tidy,
                          {std::nullopt, Severity::Warning, std::nullopt},
                          reads::ground | reads::options | reads::seats,
                          {},
                          true};

} // namespace isle
