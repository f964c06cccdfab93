#include "engine/checks/box_lack.h"

namespace isle {
namespace {

void run(const CheckInput& input, std::vector<Problem>& problems) {
    reportLack(input, ComponentGroup::Numbers, problems);
}

} // namespace

extern const Check box_numbers;
const Check box_numbers{"box-numbers",
                        "",
                        ISLE_TEXT("checks", "Number tokens the boxes lack"),
                        ISLE_TEXT("checks", "Number tokens of the map and its fog pile that are not there on "
                                            "the table. The box ledger says what can be put in their place."),
                        run,
                        CheckGroup::Box,
                        {Severity::Warning, Severity::Warning, Severity::Hint},
                        reads::boxLedger};

} // namespace isle
