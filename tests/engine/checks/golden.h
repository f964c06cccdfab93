#pragma once

#include "engine/checks/check.h"

#include <string>

/// How the golden maps list what a check finds: a line a problem with id, severity and places, hexes as "C4",
/// edges as "C4-NE", crossings as "C4-N".
namespace isle::test::golden {

inline std::string lineOf(const Problem& problem) {
    std::string line = std::string(problem.check) + ' ' + std::string(nameOf(problem.severity));
    for (const Cell cell : problem.hexes)
        line += ' ' + nameOf(cell);
    for (const EdgePlace edge : problem.edges)
        line += ' ' + nameOf(edge.cell) + '-' + std::string(nameOf(edge.direction));
    for (const CrossingPlace crossing : problem.crossings)
        line += ' ' + nameOf(crossing.cell) + '-' + std::string(nameOf(crossing.corner));
    return line;
}

} // namespace isle::test::golden
