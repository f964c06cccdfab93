#include "engine/checks/box_lack.h"

namespace isle {
namespace {

void run(const CheckInput& input, std::vector<Problem>& problems) {
    reportLack(input, ComponentGroup::Cards, problems);
}

} // namespace

extern const Check box_cards;
const Check box_cards{"box-cards",
                      "",
                      ISLE_TEXT("checks", "Cards the boxes lack"),
                      ISLE_TEXT("checks", "Bank and development cards the options of the map ask for that "
                                          "are not there. The box ledger says what can be done."),
                      run,
                      CheckGroup::Box,
                      {Severity::Warning, Severity::Warning, Severity::Hint},
                      reads::boxLedger};

} // namespace isle
