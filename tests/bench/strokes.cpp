// bench_strokes: how long one move of the mouse takes in a stroke of the largest brush across the largest
// map, checks of the document included, the screen left out. Early and late moves are told apart: a stroke
// must not become slower as it grows.

#include "editor/tools/brush_tool.h"
#include "tests/bench/timing.h"
#include "tests/editor/tools/fake_host.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdio>
#include <numeric>
#include <vector>

using namespace isle;

namespace {

double medianOf(std::span<const double> all) {
    std::vector<double> sorted(all.begin(), all.end());
    std::sort(sorted.begin(), sorted.end());
    return sorted[sorted.size() / 2];
}

void measure(const char* name, const Map& map, Terrain terrain, SymmetryKind symmetry) {
    FakeHost host;
    host.document().reset(map);
    host.settings().setTerrain(terrain);
    host.settings().setRadius(mostRadius);
    DrawOptions options;
    options.symmetry = symmetry;
    host.settings().setDraw(options);
    BrushTool brush(host);
    host.use(brush);
    std::vector<double> moves;
    const auto end = static_cast<std::int16_t>(maxMapSide - 1);
    host.press({0, 0});
    for (const auto& [from, to] : {std::pair(Cell{0, 0}, Cell{end, end}),
                                   {Cell{end, end}, Cell{end, 0}},
                                   {Cell{end, 0}, Cell{0, end}}})
        for (const Cell cell : line(from, to))
            moves.push_back(1e3 * bench::secondsOf([&] { host.drag(cell); }));
    host.release({0, end});
    const std::span<const double> all(moves);
    const std::size_t third = moves.size() / 3;
    std::printf("%-34s %4zu moves  median %6.2f ms  first third %6.2f  last third %6.2f  longest %6.2f\n",
                name, moves.size(), medianOf(all), medianOf(all.first(third)), medianOf(all.last(third)),
                *std::max_element(moves.begin(), moves.end()));
}

} // namespace

int main(int argc, char** argv) {
    const QCoreApplication app(argc, argv);
    const Map sea = blankMap(maxMapSide, maxMapSide, Terrain::Sea);
    const Map land = blankMap(maxMapSide, maxMapSide, Terrain::Forest);
    measure("sea to forest", sea, Terrain::Forest, SymmetryKind::Off);
    measure("forest to hills", land, Terrain::Hills, SymmetryKind::Off);
    measure("sea to forest, six mirrors", sea, Terrain::Forest, SymmetryKind::Star6);
    measure("forest to hills, six mirrors", land, Terrain::Hills, SymmetryKind::Star6);
}
