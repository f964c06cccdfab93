#include "app/cli/command.h"
#include "app/cli/usage_table.h"
#include "editor/playtest/game_words.h"
#include "editor/playtest/log_text.h"
#include "engine/deal/deal.h"
#include "engine/players/player.h"

#include <algorithm>
#include <functional>
#include <limits>

namespace isle::cli {
namespace {

void declare(QCommandLineParser& parser) {
    parser.addPositionalArgument(QStringLiteral("FILE"), QStringLiteral("A map (.isle)."));
    parser.addOption({QStringLiteral("seats"), QStringLiteral("How many seats play."), QStringLiteral("N")});
    parser.addOption({QStringLiteral("seed"), QStringLiteral("The seed of the first game and of its deal."),
                      QStringLiteral("S")});
    parser.addOption({QStringLiteral("count"), QStringLiteral("So many games, each with the next seed."),
                      QStringLiteral("K"), QStringLiteral("1")});
    parser.addOption(
        {QStringLiteral("players"),
         QStringLiteral("Who plays, a name a seat with commas between them; one name fills all seats. "
                        "There are heuristic and random."),
         QStringLiteral("NAMES"), QStringLiteral("heuristic")});
    declareRuleOption(parser);
    parser.addOption(
        {QStringLiteral("log"), QStringLiteral("Tells what happens in sentences (with --json on standard "
                                               "error).")});
    parser.addOption({QStringLiteral("usage"),
                      QStringLiteral("Tells of all games together what the players made use of.")});
    parser.addOption({QStringLiteral("json"), QStringLiteral("Tells each game as one line of JSON.")});
}

/// A player's name for every seat; nothing, with a sentence told, when the list is wrong.
std::optional<std::vector<std::string_view>> playersFor(const QString& list, std::size_t seats) {
    const auto known = playerNames();
    std::vector<std::string_view> names;
    const QStringList given = list.split(QLatin1Char(','));
    for (const QString& name : given) {
        const auto found = std::find(known.begin(), known.end(), name.trimmed().toStdString());
        if (found == known.end()) {
            complain(QStringLiteral("There is no player \"%1\"; there are heuristic and random.")
                         .arg(name.trimmed()));
            return std::nullopt;
        }
        names.push_back(*found);
    }
    if (names.size() == 1)
        names.assign(seats, names.front());
    if (names.size() != seats) {
        complain(
            QStringLiteral("The option --players names %1 players for %2 seats; name one, or one a seat.")
                .arg(names.size())
                .arg(seats));
        return std::nullopt;
    }
    return names;
}

std::string jsonOf(const GameRecord& record) {
    std::string line =
        "{\"seed\":" + std::to_string(record.seed) + ",\"seats\":" + std::to_string(record.points.size())
        + ",\"winner\":" + (record.winner.valid() ? std::to_string(record.winner.index()) : "null")
        + ",\"turns\":" + std::to_string(record.turns) + ",\"plies\":" + std::to_string(record.plies)
        + ",\"points\":[";
    for (std::size_t s = 0; s < record.points.size(); ++s)
        line += (s == 0 ? "" : ",") + std::to_string(record.points[s]);
    return line + "]}";
}

QString textOf(const GameRecord& record) {
    QStringList points;
    for (const int p : record.points)
        points << QString::number(p);
    const QString end = QStringLiteral("after %1 turns and %2 actions; points %3")
                            .arg(record.turns)
                            .arg(record.plies)
                            .arg(points.join(QStringLiteral(", ")));
    if (!record.winner.valid())
        return QStringLiteral("Seed %1: a draw %2").arg(record.seed).arg(end);
    return QStringLiteral("Seed %1: %2 (seat %3) wins %4")
        .arg(record.seed)
        .arg(seatName(record.winner))
        .arg(record.winner.index())
        .arg(end);
}

/// Plays a game action by action and tells each; with a table, what was used is counted.
GameRecord playLogged(const Map& map, Game& game, std::span<Player* const> players,
                      const std::function<void(const QString&)>& tell, UsageTable* usage) {
    LogText log(map, game, [](Seat) { return true; }); // the game is over for everybody: no secrets
    const auto tellAll = [&](const std::vector<LogLine>& lines) {
        for (const LogLine& line : lines)
            if (!line.text.isEmpty())
                tell(line.text);
    };
    tellAll({log.setupHeading()});
    return playOut(game, players, [&](const Action& action, const Events& events) {
        tellAll(log.linesFor(events));
        if (usage != nullptr)
            usage->follow(game, action, events);
    });
}

/// Plays a game and counts what is used.
GameRecord playCounted(Game& game, std::span<Player* const> players, UsageTable& usage) {
    return playOut(game, players,
                   [&](const Action& action, const Events& events) { usage.follow(game, action, events); });
}

struct Plan {
    Map map;
    std::shared_ptr<const Topology> topology;
    std::vector<std::string_view> names;
    bool json = false;
    bool log = false;
    UsageTable* usage = nullptr; ///< where to count, if at all
};

/// One game; a sentence when it cannot begin.
std::optional<QString> playOne(const Plan& plan, std::uint64_t seed) {
    auto board = deal(plan.map, plan.topology, seed);
    if (!board)
        return QString::fromStdString(board.error().sentence());
    const auto table = setTable(plan.map, std::move(board).value(), static_cast<int>(plan.names.size()));
    if (!table)
        return QString::fromStdString(table.error().sentence);

    const auto owned = makePlayers(plan.names, seed);
    std::vector<Player*> players;
    players.reserve(owned.size());
    for (const auto& player : owned)
        players.push_back(player.get());
    Game game(table.value(), seed);
    const auto tell = [&](const QString& sentence) { plan.json ? complain(sentence) : print(sentence); };
    if (plan.usage != nullptr)
        plan.usage->begin(game);
    GameRecord record = plan.log                ? playLogged(plan.map, game, players, tell, plan.usage)
                        : plan.usage != nullptr ? playCounted(game, players, *plan.usage)
                                                : playOut(game, players);
    record.seed = seed;
    if (plan.usage != nullptr)
        plan.usage->end(game);
    else if (plan.json)
        print(jsonOf(record));
    else
        print(textOf(record));
    return std::nullopt;
}

Exit run(const QCommandLineParser& parser) {
    const auto file = onlyArgument(parser, QStringLiteral("one map to play"));
    if (!file)
        return Exit::Misuse;
    const auto seats = numberFor(parser, QStringLiteral("seats"), 2, maxSeats);
    const auto seed =
        seats ? numberFor(parser, QStringLiteral("seed"), 0, std::numeric_limits<std::uint64_t>::max())
              : std::nullopt;
    const auto count = seed ? numberFor(parser, QStringLiteral("count"), 1, 10'000'000) : std::nullopt;
    if (!count)
        return Exit::Misuse;
    auto names = playersFor(parser.value(QStringLiteral("players")), *seats);
    if (!names)
        return Exit::Misuse;
    auto map = readMap(*file);
    if (!map || !setRuleOptions(parser, *map))
        return Exit::Misuse;

    const int asked = static_cast<int>(*seats);
    if (asked < map->minSeats || asked > map->maxSeats) // B-23
        return misuse(QStringLiteral("%1: This map is meant for %2 to %3 seats, not for %4.")
                          .arg(*file)
                          .arg(map->minSeats)
                          .arg(map->maxSeats)
                          .arg(asked));

    const auto topology = std::make_shared<const Topology>(shapeOf(*map));
    UsageTable usage;
    const bool counts = parser.isSet(QStringLiteral("usage"));
    const Plan plan{std::move(*map),
                    topology,
                    std::move(*names),
                    parser.isSet(QStringLiteral("json")),
                    parser.isSet(QStringLiteral("log")),
                    counts ? &usage : nullptr};
    for (std::uint64_t i = 0; i < *count; ++i) {
        if (const auto refusal = playOne(plan, *seed + i)) {
            complain(*file + QStringLiteral(": ") + *refusal);
            return Exit::Problems;
        }
    }
    if (counts)
        plan.json ? print(usage.json()) : print(usage.text());
    return Exit::Fine;
}

} // namespace

const Command playCommand{"play", "FILE", "Plays games on a map between computer players.", declare, run};

} // namespace isle::cli
