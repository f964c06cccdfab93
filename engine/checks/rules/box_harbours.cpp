#include "engine/checks/box_lack.h"

namespace isle {
namespace {

void run(const CheckInput& input, std::vector<Problem>& problems) {
    reportLack(input, ComponentGroup::Harbours, problems);
}

} // namespace

extern const Check box_harbours;
const Check box_harbours{"box-harbours",
                         "",
                         ISLE_TEXT("checks", "Harbours the boxes lack"),
                         ISLE_TEXT("checks", "Harbour tokens the map asks for that are not there on the "
                                             "table. The box ledger says what can be put in their place."),
                         run,
                         CheckGroup::Box,
                         {Severity::Warning, Severity::Warning, Severity::Hint},
                         reads::boxLedger};

} // namespace isle
