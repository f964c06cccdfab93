#include "engine/checks/box_lack.h"

namespace isle {
namespace {

void run(const CheckInput& input, std::vector<Problem>& problems) {
    reportLack(input, ComponentGroup::Pieces, problems);
}

} // namespace

extern const Check box_pieces;
const Check box_pieces{"box-pieces",
                       "",
                       ISLE_TEXT("checks", "Pieces the boxes lack"),
                       ISLE_TEXT("checks", "Settlements, cities, roads and ships for all seats the map is "
                                           "meant for. The box ledger says what can be put in their place."),
                       run,
                       CheckGroup::Box,
                       {Severity::Warning, Severity::Warning, Severity::Hint},
                       reads::boxLedger};

} // namespace isle
