#include "app/cli/command.h"
#include "engine/deal/deal.h"
#include "engine/formats/json_writer.h"

#include <limits>

namespace isle::cli {
namespace {

void declare(QCommandLineParser& parser) {
    parser.addPositionalArgument(QStringLiteral("FILE"), QStringLiteral("A map (.isle)."));
    parser.addOption(
        {QStringLiteral("seed"), QStringLiteral("The seed of the first deal."), QStringLiteral("N")});
    parser.addOption({QStringLiteral("count"), QStringLiteral("So many deals, each with the next seed."),
                      QStringLiteral("K"), QStringLiteral("1")});
    declareLayoutOption(parser);
    declareRuleOption(parser);
    parser.addOption({QStringLiteral("json"), QStringLiteral("Tells each deal as one line of JSON.")});
}

/// A harbour's edge as people name it: from its land hex (S-103).
EdgePlace fromLand(const Topology& topology, EdgeId edge) {
    const EdgePlace place = topology[edge].place;
    return topology.shape().at(place.cell) == Ground::Land ? place : otherSide(place);
}

/// The token that is told; a fog hex lies face down.
int shownNumber(const BoardHex& hex) {
    return hex.terrain == Terrain::Fog ? 0 : hex.number;
}

std::string jsonOf(std::uint64_t seed, const Board& board) {
    const Topology& topology = *board.topology;
    std::string line = "{\"seed\":" + std::to_string(seed) + ",\"hexes\":[";
    for (std::size_t h = 0; h < board.hexes.size(); ++h) {
        const Cell cell = topology[HexId(h)].cell;
        const int number = shownNumber(board.hexes[h]);
        line += (h == 0 ? "" : ",") + std::string("{\"row\":") + std::to_string(cell.row) + ",\"col\":"
                + std::to_string(cell.col) + ",\"terrain\":" + jsonQuoted(nameOf(board.hexes[h].terrain))
                + ",\"number\":" + (number == 0 ? "null" : std::to_string(number)) + "}";
    }
    line += "],\"harbours\":[";
    for (std::size_t i = 0; i < board.harbours.size(); ++i) {
        const EdgePlace place = fromLand(topology, board.harbours[i].edge);
        line += (i == 0 ? "" : ",") + std::string("{\"row\":") + std::to_string(place.cell.row) + ",\"col\":"
                + std::to_string(place.cell.col) + ",\"edge\":" + jsonQuoted(nameOf(place.direction))
                + ",\"kind\":" + jsonQuoted(nameOf(board.harbours[i].kind)) + "}";
    }
    return line + "]}";
}

/// The board laid out as it looks, a word and a number a hex, then its harbours.
std::string textOf(std::uint64_t seed, const Board& board) {
    constexpr std::size_t width = 13;
    const Topology& topology = *board.topology;
    const Shape& shape = topology.shape();
    std::string text = "Seed " + std::to_string(seed) + "\n";
    for (int row = 0; row < shape.rows; ++row) {
        std::string line = row % 2 == 0 ? "" : std::string(width / 2, ' ');
        for (int col = 0; col < shape.cols; ++col) {
            const HexId hex =
                topology.hexAt({static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)});
            std::string word;
            if (hex.valid()) {
                word = nameOf(board.hexes[hex.index()].terrain);
                if (const int number = shownNumber(board.hexes[hex.index()]); number != 0)
                    word += " " + std::to_string(number);
            }
            word.resize(width, ' ');
            line += word;
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + "\n";
    }
    for (const BoardHarbour& harbour : board.harbours) {
        const EdgePlace place = fromLand(topology, harbour.edge);
        text += std::string(nameOf(harbour.kind)) + " harbour at " + isle::nameOf(place.cell) + " "
                + std::string(nameOf(place.direction)) + "\n";
    }
    return text;
}

Exit run(const QCommandLineParser& parser) {
    const auto file = onlyArgument(parser, QStringLiteral("one map to deal"));
    if (!file)
        return Exit::Misuse;
    const auto seed = numberFor(parser, QStringLiteral("seed"), 0, std::numeric_limits<std::uint64_t>::max());
    const auto count = numberFor(parser, QStringLiteral("count"), 1, 10'000'000);
    if (!seed || !count)
        return Exit::Misuse;
    auto map = readMap(*file);
    if (!map || !openLayout(parser, *map) || !setRuleOptions(parser, *map))
        return Exit::Misuse;

    const bool json = parser.isSet(QStringLiteral("json"));
    const auto topology = std::make_shared<const Topology>(shapeOf(*map));
    for (std::uint64_t i = 0; i < *count; ++i) {
        const auto board = deal(*map, topology, *seed + i);
        if (!board) {
            complain(*file + QStringLiteral(": ") + QString::fromStdString(board.error().sentence()));
            return Exit::Problems;
        }
        print(json ? jsonOf(*seed + i, board.value()) : textOf(*seed + i, board.value()));
    }
    return Exit::Fine;
}

} // namespace

const Command dealCommand{"deal", "FILE", "Deals a map: terrain, numbers and harbours from a seed.", declare,
                          run};

} // namespace isle::cli
