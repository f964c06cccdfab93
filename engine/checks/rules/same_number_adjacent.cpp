#include "engine/checks/swaps.h"

namespace isle {
namespace {

void run(const CheckInput& input, std::vector<Problem>& problems) {
    reportPairs(
        input, [](int number, int other) { return number == other; }, problems);
}

} // namespace

extern const Check same_number_adjacent;
const Check same_number_adjacent{
    "same-number-adjacent",
    "",
    ISLE_TEXT("checks", "Equal numbers touch"),
    ISLE_TEXT("checks", "Where two neighbours carry the same number, one roll pays both or neither: luck "
                        "weighs more than the choice of the place."),
    run,
    CheckGroup::Tidy,
    {std::nullopt, Severity::Warning, std::nullopt},
    reads::ground | reads::options | reads::seats,
    {},
    true};

} // namespace isle
