#include "tests/soak/game_maker.h"

#include "engine/base/random.h"
#include "engine/formats/isle_file.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace isle::soak {
namespace {

Site readSite(const std::filesystem::path& path) {
    auto map = loadIsle(QString::fromStdString(path.string()));
    if (!map) {
        std::fprintf(stderr, "%s\n", qPrintable(map.error().sentence()));
        std::exit(2);
    }
    Site site;
    site.name = path.stem().string();
    site.map = std::move(map.value());
    site.topology = std::make_shared<const Topology>(shapeOf(site.map));
    return site;
}

int between(Random& random, int low, int high) {
    return low + static_cast<int>(random.below(static_cast<std::uint32_t>(high - low + 1)));
}

/// A value of the option, kept to what lets a game be played and checked in reasonable time.
int drawValue(Random& random, const OptionInfo& info) {
    switch (info.option) {
    case Option::Target:
        return between(random, 3, 12);
    case Option::TurnLimit:
        return between(random, 10, 60);
    case Option::Bank:
        return between(random, 1, 40);
    case Option::PiecesSettlements:
    case Option::PiecesCities:
        return between(random, info.lowest, 6);
    case Option::PiecesRoads:
    case Option::PiecesShips:
        return between(random, 0, 18);
    case Option::FirstSeat:
        return between(random, -2, 1);
    default:
        break;
    }
    if (!info.numbers || (!info.words.empty() && random.below(2) == 0))
        return between(random, info.firstWord, info.firstWord + static_cast<int>(info.words.size()) - 1);
    return between(random, info.lowest, std::min(info.highest, info.lowest + 20));
}

} // namespace

std::vector<Site> readSites(const std::filesystem::path& sources) {
    std::vector<std::filesystem::path> paths;
    for (const auto& entry : std::filesystem::directory_iterator(sources / "maps"))
        if (entry.path().extension() == ".isle")
            paths.push_back(entry.path());
    paths.push_back(sources / "tests/data/maps/everything.isle");
    std::sort(paths.begin(), paths.end());
    std::vector<Site> sites;
    for (const auto& path : paths)
        sites.push_back(readSite(path));
    return sites;
}

Draw drawGame(const std::vector<Site>& sites, std::uint64_t seed) {
    Random random(seed);
    Draw draw;
    draw.seed = seed;
    draw.site = &sites[seed % sites.size()];
    draw.map = draw.site->map;
    draw.map.minSeats = 2; // also more seats than a map is meant for: set-up then skips (B-37)
    draw.map.maxSeats = 8;
    draw.seats = between(random, 2, 8);
    const int share = between(random, 0, 3); // how many options differ: none to most of them
    for (const OptionInfo& info : allOptions()) {
        const bool fixed = info.option == Option::Expansions || info.option == Option::RedApart;
        const int value = drawValue(random, info);
        if (!fixed && between(random, 0, 3) < share)
            draw.map.options.set(info.option, value);
    }
    if (!draw.map.options.get(Option::TurnLimit))
        draw.map.options.set(Option::TurnLimit, 60);
    if (between(random, 0, 7) == 0)
        draw.map.options.islandBonusList = {3, 0, -1, 2}; // S-76
    return draw;
}

std::string describe(const Draw& draw) {
    std::string line =
        draw.site->name + ", " + std::to_string(draw.seats) + " seats, seed " + std::to_string(draw.seed);
    for (const OptionInfo& info : allOptions())
        if (const auto value = draw.map.options.get(info.option))
            line += ", " + std::string(info.name) + "=" + textOf(info.option, *value);
    return line;
}

} // namespace isle::soak
