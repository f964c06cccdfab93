#include "app/cli/command.h"
#include "app/cli/game_sentence.h"
#include "engine/formats/json_writer.h"
#include "engine/formats/transcript.h"

namespace isle::cli {
namespace {

void declare(QCommandLineParser& parser) {
    parser.addPositionalArgument(QStringLiteral("FILE"), QStringLiteral("A recorded game (.islegame)."));
    parser.addOption(
        {QStringLiteral("transcript"),
         QStringLiteral("Tells every step: state, legal actions, the action and what it brought, "
                        "points, and a checksum of what each seat sees.")});
    parser.addOption({QStringLiteral("json"), QStringLiteral("Tells the result as one line of JSON.")});
}

std::string jsonOf(const QString& file, const RecordedGame& recorded, const GameRecord& record, bool over) {
    return "{\"file\":" + jsonQuoted(file.toStdString())
           + ",\"agrees\":true,\"checkpoints\":" + std::to_string(recorded.checkpoints.size())
           + ",\"over\":" + (over ? "true" : "false") + ',' + fieldsOf(record) + '}';
}

std::string jsonOf(const QString& file, const Desync& desync) {
    return "{\"file\":" + jsonQuoted(file.toStdString()) + ",\"agrees\":false,\"first\":"
           + std::to_string(desync.first) + ",\"last\":" + std::to_string(desync.last) + ",\"turn\":"
           + std::to_string(desync.turn) + ",\"message\":" + jsonQuoted(desync.message.toStdString()) + '}';
}

Exit tellDesync(const QCommandLineParser& parser, const QString& file, const Desync& desync) {
    if (parser.isSet(QStringLiteral("json")))
        print(jsonOf(file, desync));
    else
        print(file + QStringLiteral(": ") + desync.message);
    return Exit::Problems;
}

Exit run(const QCommandLineParser& parser) {
    const auto file = onlyArgument(parser, QStringLiteral("one recorded game"));
    if (!file)
        return Exit::Misuse;
    const auto recorded = loadGame(*file);
    if (!recorded)
        return misuse(recorded.error().sentence());

    if (parser.isSet(QStringLiteral("transcript"))) {
        // Up to where it parts from its record, so that one can look at what went before.
        const TranscriptOf transcript = transcriptOf(recorded.value());
        print(QString::fromStdString(transcript.text).trimmed());
        return transcript.desync ? tellDesync(parser, *file, *transcript.desync) : Exit::Fine;
    }

    const auto game = replayGame(recorded.value());
    if (!game)
        return tellDesync(parser, *file, game.error());
    GameRecord record;
    record.winner = game.value().winner();
    record.turns = game.value().turn();
    record.plies = static_cast<int>(recorded.value().actions.size());
    for (std::size_t s = 0; s < static_cast<std::size_t>(game.value().seats()); ++s)
        record.points.push_back(game.value().points(Seat(s)).total());
    if (parser.isSet(QStringLiteral("json")))
        print(jsonOf(*file, recorded.value(), record, game.value().over()));
    else
        print(QStringLiteral("%1: %2; %3 checkpoints agree")
                  .arg(*file, sentenceOf(record, game.value().over()))
                  .arg(recorded.value().checkpoints.size()));
    return Exit::Fine;
}

} // namespace

const Command replayCommand{"replay", "FILE", "Plays a recorded game again and compares every step.", declare,
                            run};

} // namespace isle::cli
