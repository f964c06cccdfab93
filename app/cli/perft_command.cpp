#include "app/cli/command.h"
#include "engine/deal/deal.h"
#include "engine/formats/game_actions.h"
#include "engine/formats/game_replay.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace isle::cli {
namespace {

constexpr std::uint64_t deepest = 64;
constexpr int usualSeats = 4;

void declare(QCommandLineParser& parser) {
    parser.addPositionalArgument(
        QStringLiteral("FILE"),
        QStringLiteral("A map (.isle), to count from the start of a game, or a recorded game (.islegame), to "
                       "count from where it ends."));
    parser.addOption(
        {QStringLiteral("depth"), QStringLiteral("How many actions deep."), QStringLiteral("N")});
    parser.addOption(
        {QStringLiteral("seed"), QStringLiteral("The seed of the deal and the game."), QStringLiteral("S")});
    parser.addOption({QStringLiteral("seats"),
                      QStringLiteral("How many seats play; 4, or the number nearest to it that the map is "
                                     "meant for, when not named."),
                      QStringLiteral("K")});
    declareLayoutOption(parser);
    declareRuleOption(parser);
    parser.addOption(
        {QStringLiteral("divide"), QStringLiteral("Tells the count after each first action as well.")});
}

/// Counts the sequences of legal actions of some length, as chess programs count moves: two engines that
/// count the same from many positions have the same rules. Offers are left out, their number has no bound.
class Counter {
  public:
    Counter(const Game& start, std::size_t depth) : levels_(depth + 1, Level{start, {}}) {}

    /// Sequences of `depth` actions from the start.
    std::uint64_t count(std::size_t depth) { return countFrom(0, depth); }

    /// The same that begin with one action.
    std::uint64_t countAfter(const Action& first, std::size_t depth) {
        levels_[1].game = levels_[0].game;
        if (!apply(levels_[1].game, first).legal())
            return 0;
        return countFrom(1, depth - 1);
    }

    [[nodiscard]] std::vector<Action> firstActions() const {
        std::vector<Action> actions;
        legalActions(levels_[0].game, actions);
        return actions;
    }
    [[nodiscard]] const Topology& topology() const { return levels_[0].game.topology(); }

  private:
    /// A state on the way and its actions; kept so that nothing is allocated while counting.
    struct Level {
        Game game;
        std::vector<Action> legal;
    };

    std::uint64_t countFrom(std::size_t at, std::size_t depth) {
        if (depth == 0)
            return 1;
        Level& level = levels_[at];
        legalActions(level.game, level.legal);
        if (depth == 1)
            return level.legal.size();
        std::uint64_t sum = 0;
        for (const Action& action : level.legal) {
            levels_[at + 1].game = level.game;
            if (apply(levels_[at + 1].game, action).legal())
                sum += countFrom(at + 1, depth - 1);
        }
        return sum;
    }

    std::vector<Level> levels_;
};

/// The state to count from, with a sentence told when there is none.
struct Start {
    std::optional<Game> game;
    Exit exit = Exit::Fine;
};

Start startOfRecord(const QString& file) {
    const auto recorded = loadGame(file);
    if (!recorded)
        return {std::nullopt, misuse(recorded.error().sentence())};
    auto game = replayGame(recorded.value());
    if (!game) {
        complain(file + QStringLiteral(": ") + game.error().message);
        return {std::nullopt, Exit::Problems};
    }
    return {std::move(game).value(), Exit::Fine};
}

Start startOfMap(const QCommandLineParser& parser, const QString& file) {
    const auto seed = numberFor(parser, QStringLiteral("seed"), 0, std::numeric_limits<std::uint64_t>::max());
    if (!seed)
        return {std::nullopt, Exit::Misuse};
    std::optional<std::uint64_t> seats;
    if (parser.isSet(QStringLiteral("seats"))) {
        seats = numberFor(parser, QStringLiteral("seats"), 2, maxSeats);
        if (!seats)
            return {std::nullopt, Exit::Misuse};
    }
    RecordedGame recorded;
    auto map = readMap(file);
    const auto asked = seats ? std::optional(static_cast<int>(*seats)) : std::nullopt;
    if (!map || !openLayout(parser, *map, asked) || !setRuleOptions(parser, *map))
        return {std::nullopt, Exit::Misuse};
    recorded.map = std::move(*map);
    recorded.seats = seats ? static_cast<int>(*seats)
                           : std::max(std::min(usualSeats, recorded.map.maxSeats), recorded.map.minSeats);
    recorded.dealSeed = *seed;
    recorded.gameSeed = *seed;
    auto game = startOf(recorded);
    if (!game) {
        complain(file + QStringLiteral(": ") + game.error().message);
        return {std::nullopt, game.error().kind == Desync::Kind::Seats ? Exit::Misuse : Exit::Problems};
    }
    return {std::move(game).value(), Exit::Fine};
}

void tellDivided(Counter& counter, std::size_t depth) {
    for (const Action& action : counter.firstActions())
        print(actionText(action, counter.topology()) + ": "
              + std::to_string(counter.countAfter(action, depth)));
}

Exit run(const QCommandLineParser& parser) {
    const auto file = onlyArgument(parser, QStringLiteral("one map or recorded game to count from"));
    if (!file)
        return Exit::Misuse;
    const auto depth = numberFor(parser, QStringLiteral("depth"), 1, deepest);
    if (!depth)
        return Exit::Misuse;
    const Start start =
        file->endsWith(QStringLiteral(".islegame")) ? startOfRecord(*file) : startOfMap(parser, *file);
    if (!start.game)
        return start.exit;
    Counter counter(*start.game, *depth);
    if (parser.isSet(QStringLiteral("divide")))
        tellDivided(counter, *depth);
    for (std::size_t d = 1; d <= *depth; ++d)
        print(QStringLiteral("Depth %1: %2").arg(d).arg(counter.count(d)));
    return Exit::Fine;
}

} // namespace

const Command perftCommand{"perft", "FILE", "Counts sequences of legal actions, to compare engines by.",
                           declare, run};

} // namespace isle::cli
