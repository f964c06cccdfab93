#include "engine/checks/repairs.h"
#include "engine/checks/swaps.h"

#include <algorithm>

namespace isle {
namespace {

std::optional<Resource> resourceFor(HarbourKind kind) {
    if (kind >= HarbourKind::Generic)
        return std::nullopt;
    return static_cast<Resource>(kind); // the special kinds come in the order of the resources
}

/// The hexes at a harbour's two crossings that yield a resource for certain.
std::vector<HexId> hexesAtHarbour(const CheckInput& input, EdgeId edge, Resource resource) {
    std::vector<HexId> hexes;
    for (const CrossingId end : input.topology[edge].ends)
        for (const HexId hex : input.topology[end].hexes)
            if (hex.valid() && resourceOf((*input.ground)[hex].terrain) == resource
                && std::find(hexes.begin(), hexes.end(), hex) == hexes.end())
                hexes.push_back(hex);
    return hexes;
}

bool touchesOwn(const CheckInput& input, EdgeId edge, HarbourKind kind) {
    const auto resource = resourceFor(kind);
    return resource && !hexesAtHarbour(input, edge, *resource).empty();
}

/// Another fixed harbour to change kinds with, such that neither touches its own resource.
std::optional<Fix> swapKindsFix(const CheckInput& input, const KnownHarbour& harbour) {
    for (const KnownHarbour& other : input.ground->harbours()) {
        if (!other.edge.valid() || other.kind == HarbourKind::Shuffled || other.kind == harbour.kind
            || touchesOwn(input, other.edge, harbour.kind) || touchesOwn(input, harbour.edge, other.kind))
            continue;
        return Fix{{ISLE_TEXT("checks", "Swap the kinds of the harbours at %1 and %2"),
                    {nameOf(harbour.place), nameOf(other.place)}},
                   [a = harbour.place, b = other.place, first = harbour.kind, second = other.kind](Map& map) {
                       map.setHarbour({a, second});
                       map.setHarbour({b, first});
                   }};
    }
    return std::nullopt;
}

void run(const CheckInput& input, std::vector<Problem>& problems) {
    for (const KnownHarbour& harbour : input.ground->harbours()) {
        const auto resource = resourceFor(harbour.kind);
        if (!resource || !harbour.edge.valid() || !input.topology[harbour.edge].coastal)
            continue;
        const std::vector<HexId> own = hexesAtHarbour(input, harbour.edge, *resource);
        if (own.empty())
            continue;
        Problem problem;
        problem.hexes = cellsOf(input.topology, own);
        problem.edges = {harbour.place};
        problem.message = {ISLE_TEXT("checks", "The 2:1 harbour for %1 at %2 touches %3, which yields it."),
                           {wordFor(*resource), nameOf(harbour.place), listOf(problem.hexes)}};
        if (!input.ground->dealt()) {
            if (auto fix = swapKindsFix(input, harbour))
                problem.fixes.push_back(std::move(*fix));
            problem.fixes.push_back(
                {{ISLE_TEXT("checks", "Make it a generic harbour"), {}}, [place = harbour.place](Map& map) {
                     map.setHarbour({place, HarbourKind::Generic});
                 }});
        }
        problems.push_back(std::move(problem));
    }
}

} // namespace

extern const Check harbour_own_resource;
const Check harbour_own_resource{
    "harbour-own-resource",
    "B-30",
    ISLE_TEXT("checks", "Harbour beside its own resource"),
    ISLE_TEXT("checks", "One settlement there both yields a resource and trades it two for one. Printed maps "
                        "make a seat build towards its harbour."),
    run,
    CheckGroup::Balance,
    {Severity::Warning, Severity::Warning, Severity::Hint},
    reads::ground,
    {},
    true};

} // namespace isle
