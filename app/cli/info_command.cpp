#include "app/cli/command.h"
#include "engine/formats/pack_file.h"
#include "engine/map/layouts.h"

#include <algorithm>

namespace isle::cli {
namespace {

void declare(QCommandLineParser& parser) {
    parser.addPositionalArgument(QStringLiteral("FILE"),
                                 QStringLiteral("A map (.isle) or a pack (.islepack)."));
    declareLayoutOption(parser);
}

QString orNone(const std::string& text) {
    return text.empty() ? QStringLiteral("(none)") : QString::fromStdString(text);
}

void tellIslands(const Map& map, const Topology& topology) {
    const std::vector<IslandRole> roles = islandRoles(map, topology);
    for (std::size_t i = 0; i < roles.size(); ++i) {
        const auto& hexes = topology.islands()[i];
        QString name;
        for (const MapIsland& island : map.islands)
            if (const HexId hex = topology.hexAt(island.hex);
                hex.valid() && topology[hex].island == IslandId(i))
                name = QString::fromStdString(island.name);
        print(QStringLiteral("Island: %1, %2, hexes: %3")
                  .arg(name.isEmpty() ? QString::fromStdString(isle::nameOf(topology[hexes.front()].cell))
                                      : name,
                       roles[i] == IslandRole::Start ? QStringLiteral("start") : QStringLiteral("new"))
                  .arg(hexes.size()));
    }
}

void tellMap(const Map& map) {
    const Topology topology(shapeOf(map));
    const auto land = std::count_if(topology.hexes().begin(), topology.hexes().end(),
                                    [](const Topology::Hex& hex) { return hex.ground == Ground::Land; });
    const Rules rules = map.rulesFor(map.maxSeats);
    print(QStringLiteral("Title: ") + orNone(map.title));
    print(QStringLiteral("Author: ") + orNone(map.author));
    print(QStringLiteral("Licence: ") + orNone(map.licence));
    for (std::size_t i = 0; layoutCount(map) > 1 && i < layoutCount(map); ++i) {
        const MapLayout& layout = layoutAt(map, i);
        print(QStringLiteral("Layout %1: %2, %3 to %4 seats%5")
                  .arg(QString::number(i + 1), orNone(layout.name), QString::number(layout.minSeats),
                       QString::number(layout.maxSeats),
                       i == map.openLayout ? QStringLiteral(", told here") : QString()));
    }
    print(QStringLiteral("Size: %1 rows, %2 columns").arg(map.rows).arg(map.cols));
    print(QStringLiteral("Hexes: %1, land %2, sea %3")
              .arg(topology.hexes().size())
              .arg(land)
              .arg(static_cast<std::ptrdiff_t>(topology.hexes().size()) - land));
    tellIslands(map, topology);
    print(QStringLiteral("Harbours: %1").arg(map.harbours.size()));
    print(QStringLiteral("Seats: %1 to %2").arg(map.minSeats).arg(map.maxSeats));
    print(QStringLiteral("Target: %1").arg(rules[Option::Target]));
    for (const OptionInfo& info : allOptions())
        if (const auto value = map.options.get(info.option))
            print("Option: " + std::string(info.name) + "=" + isle::textOf(info.option, *value));
    if (!map.options.islandBonusList.empty()) {
        QStringList list;
        for (const int points : map.options.islandBonusList)
            list << QString::number(points);
        print(QStringLiteral("Option: island_bonus_list=") + list.join(QLatin1Char(',')));
    }
    if (!map.description.empty())
        print(QStringLiteral("\n") + QString::fromStdString(map.description));
}

Exit tellPack(const QString& file) {
    const auto pack = loadPack(file);
    if (!pack)
        return misuse(pack.error().sentence());
    print(QStringLiteral("Pack: ") + pack.value().name);
    print(QStringLiteral("Author: ") + pack.value().author);
    print(QStringLiteral("Version: ") + pack.value().version);
    print(QStringLiteral("Licence: ") + pack.value().licence);
    for (const PackEntry& entry : pack.value().maps)
        print(QStringLiteral("Map: %1, %2").arg(entry.fileName, QString::fromStdString(entry.map.title)));
    return Exit::Fine;
}

Exit run(const QCommandLineParser& parser) {
    const auto file = onlyArgument(parser, QStringLiteral("one map or pack"));
    if (!file)
        return Exit::Misuse;
    if (file->endsWith(QLatin1String(".islepack"), Qt::CaseInsensitive))
        return tellPack(*file);
    auto map = readMap(*file);
    if (!map || !openLayout(parser, *map))
        return Exit::Misuse;
    tellMap(*map);
    return Exit::Fine;
}

} // namespace

const Command infoCommand{"info", "FILE", "Tells what a map or a pack holds.", declare, run};

} // namespace isle::cli
