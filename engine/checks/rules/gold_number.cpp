#include "engine/checks/swaps.h"

namespace isle {
namespace {

constexpr std::array thresholds{
    Threshold{"at-most", ISLE_TEXT("checks", "Most pips of a gold hex"), 1, 5, 1, {4, 3, 4}}};

/// Keeps numbers of too many pips away from all gold whose number is dealt.
Fix barFix(int most) {
    return {{ISLE_TEXT("checks", "Let the deal put no more than %1 pips on gold"), {std::to_string(most)}},
            [most](Map& map) {
                for (MapHex& hex : map.cells)
                    if (hex.terrain == Terrain::Gold && hex.number.isShuffled())
                        for (const int value : tokenValues)
                            if (pipsOf(value) > most)
                                hex.barred.insert(value);
            }};
}

void run(const CheckInput& input, std::vector<Problem>& problems) {
    const int most = static_cast<int>(input.limit("at-most"));
    for (std::size_t i = 0; i < input.ground->hexes().size(); ++i) {
        const KnownHex& hex = input.ground->hexes()[i];
        if (hex.terrain != Terrain::Gold || hex.pips() <= most)
            continue;
        const HexId id(i);
        const Cell cell = input.topology[id].cell;
        Problem problem;
        problem.message = {ISLE_TEXT("checks", "The gold at %1 carries the %2, which is rolled often."),
                           {nameOf(cell), std::to_string(hex.number)}};
        problem.hexes = {cell};
        if (input.map.at(cell).number.isShuffled())
            problem.fixes.push_back(barFix(most));
        const std::array hexes{id};
        if (problems.size() < mostSearches)
            if (auto fix = swapNumbersFix(input, hexes, [&](const KnownGround& swapped, HexId, HexId other) {
                    return swapped[id].pips() <= most
                           && (swapped[other].terrain != Terrain::Gold || swapped[other].pips() <= most);
                }))
                problem.fixes.push_back(std::move(*fix));
        problems.push_back(std::move(problem));
    }
}

} // namespace

extern const Check gold_number;
const Check gold_number{
    "gold-number",
    "S-50",
    ISLE_TEXT("checks", "Gold on a frequent number"),
    ISLE_TEXT("checks", "Gold pays whatever is wished for. On a 6 or an 8 it decides the game; printed maps "
                        "give it a rare number."),
    run,
    CheckGroup::Balance,
    {Severity::Warning, Severity::Warning, Severity::Hint},
    reads::ground | reads::options | reads::seats,
    thresholds,
    true};

} // namespace isle
