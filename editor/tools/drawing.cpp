#include "editor/tools/drawing.h"

#include "editor/document/map_document.h"
#include "editor/tools/consequences.h"
#include "editor/tools/hex_edits.h"
#include "editor/tools/paint.h"
#include "editor/tools/tool.h"
#include "editor/tools/tool_settings.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace isle {
namespace {

struct Drawing {
    Q_DECLARE_TR_FUNCTIONS(Drawing)
};

QString offMapCount(int count) {
    return count == 0 ? QString() : Drawing::tr("%n images lie off the map", nullptr, count);
}

/// A well mixed number of a cell and a stroke (the finaliser of SplitMix64).
std::uint64_t mixed(Cell cell, unsigned stroke) {
    std::uint64_t bits = (static_cast<std::uint64_t>(stroke) << 32)
                         ^ (static_cast<std::uint64_t>(static_cast<std::uint16_t>(cell.row)) << 16)
                         ^ static_cast<std::uint16_t>(cell.col);
    bits += 0x9E3779B97F4A7C15U;
    bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9U;
    bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EBU;
    return bits ^ (bits >> 31);
}

void paintMix(ToolHost& host, Map& map, std::span<const Cell> cells, unsigned stroke) {
    const Symmetry symmetry = symmetryOf(host);
    std::array<std::vector<Cell>, producingTerrains.size()> byTerrain;
    for (const Cell cell : cells) {
        const std::vector<Cell> images = symmetry.images(cell);
        const Cell first = *std::min_element(images.begin(), images.end());
        byTerrain[mixed(first, stroke) % byTerrain.size()].push_back(cell);
    }
    // The first terrain makes land of all; the others change no ground any more.
    const Topology& topology = host.document().topology();
    const bool numbers = host.settings().shuffledNumbers();
    paintTerrain(map, topology, cells, producingTerrains[0], numbers);
    for (std::size_t i = 1; i < byTerrain.size(); ++i)
        paintTerrain(map, topology, byTerrain[i], producingTerrains[i], numbers);
}

} // namespace

Symmetry symmetryOf(ToolHost& host) {
    return symmetryOn(host.document().map(), host.settings().draw());
}

std::vector<Cell> withImages(ToolHost& host, std::span<const Cell> cells) {
    const Symmetry symmetry = symmetryOf(host);
    return symmetry.on() ? symmetry.images(cells) : std::vector<Cell>(cells.begin(), cells.end());
}

QString offMapText(ToolHost& host, std::span<const Cell> cells) {
    const Symmetry symmetry = symmetryOf(host);
    if (!symmetry.on())
        return {};
    const Map& map = host.document().map();
    std::vector<Cell> drawn(cells.begin(), cells.end());
    std::erase_if(drawn, [&](Cell cell) { return !map.contains(cell); });
    const std::vector<Cell> images = symmetry.images(std::span<const Cell>(drawn));
    return offMapCount(static_cast<int>(
        std::count_if(images.begin(), images.end(), [&](Cell cell) { return !map.contains(cell); })));
}

QString offMapText(ToolHost& host, EdgePlace edge) {
    const Map& map = host.document().map();
    const std::vector<EdgePlace> images = symmetryOf(host).images(edge);
    return offMapCount(static_cast<int>(std::count_if(images.begin(), images.end(), [&](EdgePlace image) {
        return !map.contains(image.cell) || !map.contains(otherSide(image).cell);
    })));
}

void paintChosen(ToolHost& host, Map& map, std::span<const Cell> cells, unsigned stroke) {
    const ToolSettings& settings = host.settings();
    if (settings.draw().mixed)
        return paintMix(host, map, cells, stroke);
    paintTerrain(map, host.document().topology(), cells, settings.terrain(), settings.shuffledNumbers());
}

QString chosenStepName(ToolHost& host) {
    return host.settings().draw().mixed ? Drawing::tr("Paint mixed terrains")
                                        : paintStepName(host.settings().terrain());
}

QString chosenTipName(ToolHost& host) {
    return host.settings().draw().mixed ? Drawing::tr("Mixed terrains")
                                        : withCapital(paintName(host.settings().terrain()));
}

QString joinedDetail(std::initializer_list<QString> parts) {
    QStringList said;
    for (const QString& part : parts)
        if (!part.isEmpty())
            said.append(part);
    return said.join(Drawing::tr(", ", "between the parts of a tip"));
}

} // namespace isle
