#include "editor/panels/problem_marks.h"

#include "editor/panels/parts.h"

#include <QCoreApplication>

namespace isle {
namespace {

/// The edge two hexes share, when they do.
std::optional<EdgePlace> sharedEdge(Cell a, Cell b) {
    for (const Direction direction : allDirections)
        if (neighbour(a, direction) == b)
            return EdgePlace{a, direction};
    return std::nullopt;
}

} // namespace

std::optional<Place> placeOf(const Problem& problem) {
    if (!problem.edges.empty())
        return problem.edges.front();
    if (problem.hexes.size() == 2)
        if (const auto edge = sharedEdge(problem.hexes[0], problem.hexes[1]))
            return *edge;
    if (!problem.crossings.empty())
        return problem.crossings.front();
    if (!problem.hexes.empty())
        return problem.hexes.front();
    return std::nullopt;
}

std::vector<PlacedMark> problemMarks(std::span<const Problem> problems, int highlighted) {
    std::vector<PlacedMark> marks;
    for (std::size_t i = 0; i < problems.size(); ++i) {
        const Problem& problem = problems[i];
        const auto place = placeOf(problem);
        // What is accepted is at rest, and what other deals bring does not lie here: both show only on
        // demand.
        const bool quiet = !problem.open() || problem.scope == DealScope::SomeDeals;
        if (!place || (quiet && static_cast<int>(i) != highlighted))
            continue;
        PlacedMark mark;
        mark.problem = static_cast<int>(i);
        mark.mark = {problem.severity, *place, problem.hexes, {}, mark.problem == highlighted};
        // A barrier stands where two hexes must not touch; a harbour's edge already has its mark.
        if (problem.hexes.size() == 2)
            if (const auto edge = sharedEdge(problem.hexes[0], problem.hexes[1]))
                mark.mark.edges.push_back(*edge);
        marks.push_back(std::move(mark));
    }
    return marks;
}

QString placeText(const Problem& problem) {
    return problem.hexes.empty() ? QString() : whereOf(problem.hexes);
}

} // namespace isle
