#include "app/cli/command.h"
#include "app/cli/game_sentence.h"
#include "app/cli/usage_table.h"
#include "editor/playtest/log_text.h"
#include "engine/deal/deal.h"
#include "engine/formats/game_replay.h"
#include "engine/players/player.h"

#include <algorithm>
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
    declareLayoutOption(parser);
    declareRuleOption(parser);
    parser.addOption(
        {QStringLiteral("log"), QStringLiteral("Tells what happens in sentences (with --json on standard "
                                               "error).")});
    parser.addOption({QStringLiteral("record"),
                      QStringLiteral("Writes the first game as a file (.islegame)."),
                      QStringLiteral("FILE")});
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
    return "{\"seed\":" + std::to_string(record.seed) + ",\"seats\":" + std::to_string(record.points.size())
           + ',' + fieldsOf(record) + '}';
}

struct Plan {
    Map map;
    std::shared_ptr<const Topology> topology;
    std::vector<std::string_view> names;
    bool json = false;
    bool log = false;
    UsageTable* usage = nullptr; ///< where to count, if at all

    void tell(const QString& sentence) const { json ? complain(sentence) : print(sentence); }
};

/// Plays a game with everybody who wants to know of each action: the log, the table of what was used, and
/// the record.
GameRecord playWatched(const Plan& plan, Game& game, std::span<Player* const> players,
                       std::vector<Action>* actions) {
    std::optional<LogText> log;
    const auto tellAll = [&](const std::vector<LogLine>& lines) {
        for (const LogLine& line : lines)
            if (!line.text.isEmpty())
                plan.tell(line.text);
    };
    if (plan.log) {
        log.emplace(plan.map, game, [](Seat) { return true; }); // over for everybody: no secrets
        tellAll({log->setupHeading()});
    }
    return playOut(game, players, [&](const Action& action, const Events& events) {
        if (log)
            tellAll(log->linesFor(events));
        if (plan.usage != nullptr)
            plan.usage->follow(game, action, events);
        if (actions != nullptr)
            actions->push_back(action);
    });
}

/// One game, its actions added to `actions` when that is given; a sentence when it cannot begin.
std::optional<QString> playOne(const Plan& plan, std::uint64_t seed, std::vector<Action>* actions) {
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
    if (plan.usage != nullptr)
        plan.usage->begin(game);
    const bool watched = plan.log || plan.usage != nullptr || actions != nullptr;
    GameRecord record = watched ? playWatched(plan, game, players, actions) : playOut(game, players);
    record.seed = seed;
    if (plan.usage != nullptr)
        plan.usage->end(game);
    else if (plan.json)
        print(jsonOf(record));
    else
        print(QStringLiteral("Seed %1: %2").arg(record.seed).arg(sentenceOf(record, true)));
    return std::nullopt;
}

/// Writes the game of a seed as an `.islegame` file; false, with a sentence told, when that cannot be done.
bool writeRecord(const Plan& plan, std::uint64_t seed, const std::vector<Action>& actions,
                 const QString& path) {
    RecordedGame recorded;
    recorded.map = plan.map;
    recorded.seats = static_cast<int>(plan.names.size());
    recorded.dealSeed = seed;
    recorded.gameSeed = seed;
    recorded.players.assign(plan.names.begin(), plan.names.end());
    recorded.actions = actions;
    if (const auto sealed = sealGame(recorded); !sealed) {
        complain(path + QStringLiteral(": ") + sealed.error().message);
        return false;
    }
    const auto saved = saveGame(recorded, path);
    if (!saved)
        complain(saved.error().sentence());
    return saved.ok();
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
    const int asked = static_cast<int>(*seats);
    if (!map || !openLayout(parser, *map, asked) || !setRuleOptions(parser, *map))
        return Exit::Misuse;

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
    const QString record = parser.value(QStringLiteral("record"));
    std::vector<Action> actions;
    for (std::uint64_t i = 0; i < *count; ++i) {
        const bool recorded = i == 0 && !record.isEmpty();
        if (const auto refusal = playOne(plan, *seed + i, recorded ? &actions : nullptr)) {
            complain(*file + QStringLiteral(": ") + *refusal);
            return Exit::Problems;
        }
        if (recorded && !writeRecord(plan, *seed, actions, record))
            return Exit::Misuse;
    }
    if (counts)
        plan.json ? print(usage.json()) : print(usage.text());
    return Exit::Fine;
}

} // namespace

const Command playCommand{"play", "FILE", "Plays games on a map between computer players.", declare, run};

} // namespace isle::cli
