#include "engine/checks/box_lack.h"

namespace isle {
namespace {

void run(const CheckInput& input, std::vector<Problem>& problems) {
    reportLack(input, ComponentGroup::Markers, problems);
}

} // namespace

extern const Check box_markers;
const Check box_markers{
    "box-markers",
    "",
    ISLE_TEXT("checks", "Markers the boxes lack"),
    ISLE_TEXT("checks", "Robber, pirate and point chits for islands, cloth, chips and whatever else the map "
                        "counts. The box ledger says what can be put in their place."),
    run,
    CheckGroup::Box,
    {Severity::Warning, Severity::Warning, Severity::Hint},
    reads::boxLedger};

} // namespace isle
