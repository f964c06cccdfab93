#include "engine/checks/box_lack.h"

namespace isle {
namespace {

void run(const CheckInput& input, std::vector<Problem>& problems) {
    reportLack(input, ComponentGroup::Hexes, problems);
}

} // namespace

extern const Check box_hexes;
const Check box_hexes{"box-hexes",
                      "",
                      ISLE_TEXT("checks", "Hexes the boxes lack"),
                      ISLE_TEXT("checks", "Hexes that are drawn or dealt and not there on the table. The box "
                                          "ledger says what can be put in their place."),
                      run,
                      CheckGroup::Box,
                      {Severity::Warning, Severity::Warning, Severity::Hint},
                      reads::boxLedger};

} // namespace isle
