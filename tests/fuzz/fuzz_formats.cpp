// Feeds mutated maps, packs and recorded games to the readers. Whatever comes in, a reader gives a value or a
// sentence; a map or game that was read is written to text that reads back equal, and a game is replayed as
// far as the rules allow. Run under the sanitizers.
#include "engine/base/random.h"
#include "engine/formats/game_replay.h"
#include "engine/formats/isle_file.h"
#include "engine/formats/pack_file.h"
#include "tests/support/random_map.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTextStream>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace {

using isle::Random;

std::vector<QByteArray> filesOf(const QString& path, const QString& pattern) {
    std::vector<QByteArray> texts;
    const QDir folder(QStringLiteral(ISLEWRIGHT_SOURCE_DIR "/") + path);
    for (const QString& name : folder.entryList({pattern}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            texts.push_back(file.readAll());
    }
    return texts;
}

QByteArray packOf(const std::vector<QByteArray>& texts) {
    isle::Pack pack;
    pack.name = QStringLiteral("Fuzz");
    pack.author = QStringLiteral("Nobody");
    pack.version = QStringLiteral("1.0");
    pack.licence = QStringLiteral("CC0");
    for (const QByteArray& text : texts) {
        const auto map = isle::readIsle(text, QStringLiteral("seed"));
        if (map.ok())
            pack.maps.push_back({isle::packFileName(map.value()), map.value(), {}});
    }
    const auto bytes = isle::writePack(pack);
    return bytes.ok() ? bytes.value() : QByteArray();
}

qsizetype placeIn(const QByteArray& bytes, Random& random) {
    return bytes.isEmpty() ? 0
                           : static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(bytes.size())));
}

/// One change of the kinds that happen to files: bits and bytes that flip, parts that are lost, doubled or
/// swapped with another file's, numbers that grow, an end that is missing.
void mutate(QByteArray& bytes, const QByteArray& other, Random& random) {
    const qsizetype place = placeIn(bytes, random);
    const qsizetype length = 1 + static_cast<qsizetype>(random.below(32));
    static constexpr const char* words[] = {"-1",
                                            "99999999999",
                                            "null",
                                            "\"\"",
                                            "{",
                                            "[",
                                            "]}",
                                            "1e999",
                                            "\\u0000",
                                            "\xff\xfe",
                                            ".",
                                            "\"layouts\": [{\"rows\": 0, \"columns\": 0}],",
                                            "\"layout\": {\"x\": 1},",
                                            "\"open_layout\": 1,",
                                            "\"groups\": [{\"hexes\": [\"(1,1)\"]}],",
                                            "\"number_limits\": [\"(0,0) only 4\"],",
                                            "\"accepted\": {\"a\": \"b\"},",
                                            "\"text\": {\"story\": [\"a\", \"b\"]},"};
    switch (random.below(8)) {
    case 0:
        if (!bytes.isEmpty())
            bytes[place] = static_cast<char>(bytes[place] ^ (1 << random.below(8)));
        break;
    case 1:
        if (!bytes.isEmpty())
            bytes[place] = static_cast<char>(random.below(256));
        break;
    case 2:
        bytes.remove(place, length);
        break;
    case 3:
        bytes.insert(place, bytes.mid(placeIn(bytes, random), length));
        break;
    case 4:
        bytes.insert(place, words[random.below(std::size(words))]);
        break;
    case 5:
        bytes.replace(place, length, other.mid(placeIn(other, random), length));
        break;
    case 6:
        bytes.truncate(place);
        break;
    default:
        bytes.replace(place, 1, words[random.below(std::size(words))]);
        break;
    }
}

bool fail(const char* what, const QByteArray& bytes) {
    QFile file(QDir::temp().filePath(QStringLiteral("islewright-fuzz-failure.bin")));
    if (file.open(QIODevice::WriteOnly))
        file.write(bytes);
    std::fprintf(stderr, "%s; the input is in %s\n", what, qPrintable(file.fileName()));
    return false;
}

bool mapHolds(const QByteArray& bytes) {
    const auto map = isle::readIsle(bytes, QStringLiteral("fuzz.isle"));
    if (!map.ok())
        return !map.error().sentence().isEmpty() || fail("A refusal without a sentence", bytes);
    const QByteArray text = isle::writeIsle(map.value());
    const auto again = isle::readIsle(text, QStringLiteral("again.isle"));
    if (!again.ok() || again.value() != map.value())
        return fail("A map does not read back equal", bytes);
    return isle::writeIsle(again.value()) == text || fail("A map is not written the same twice", bytes);
}

bool gameHolds(const QByteArray& bytes) {
    const auto game = isle::readGame(bytes, QStringLiteral("fuzz.islegame"));
    if (!game.ok())
        return !game.error().sentence().isEmpty() || fail("A refusal without a sentence", bytes);
    const QByteArray text = isle::writeGame(game.value());
    const auto again = isle::readGame(text, QStringLiteral("again.islegame"));
    if (!again.ok() || again.value() != game.value())
        return fail("A game does not read back equal", bytes);
    const auto replay = isle::replayGame(game.value());
    return replay.ok() || !replay.error().message.isEmpty() || fail("A desync without a sentence", bytes);
}

bool packHolds(const QByteArray& bytes) {
    const auto pack = isle::readPack(bytes, QStringLiteral("fuzz.islepack"));
    return pack.ok() || !pack.error().sentence().isEmpty() || fail("A refusal without a sentence", bytes);
}

} // namespace

int main(int argc, char** argv) {
    QCoreApplication app(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOptions({{QStringLiteral("count"), QStringLiteral("Try so many files."), QStringLiteral("N"),
                        QStringLiteral("0")},
                       {QStringLiteral("seconds"), QStringLiteral("Go on for so long."), QStringLiteral("S"),
                        QStringLiteral("0")},
                       {QStringLiteral("seed"), QStringLiteral("Where to start."), QStringLiteral("N"),
                        QStringLiteral("1")}});
    parser.process(app);
    const qint64 count = parser.value(QStringLiteral("count")).toLongLong();
    const qint64 milliseconds = parser.value(QStringLiteral("seconds")).toLongLong() * 1000;
    Random random(parser.value(QStringLiteral("seed")).toULongLong());

    std::vector<QByteArray> maps = filesOf(QStringLiteral("maps"), QStringLiteral("*.isle"));
    for (int i = 0; i < 20; ++i) { // with layouts, groups, limits and texts
        isle::Map map = isle::test::drawMap(random, 6);
        map.title = "Map " + std::to_string(i); // the maps of a pack have different names
        maps.push_back(isle::writeIsle(map));
    }
    const std::vector<QByteArray> games =
        filesOf(QStringLiteral("tests/data/transcripts"), QStringLiteral("*.islegame"));
    const QByteArray pack = packOf(maps);
    if (maps.empty() || pack.isEmpty() || games.empty()) {
        std::fprintf(stderr, "No shipped maps and recorded games to start from.\n");
        return EXIT_FAILURE;
    }

    QElapsedTimer clock;
    clock.start();
    qint64 tried = 0;
    for (; tried < count || clock.elapsed() < milliseconds; ++tried) {
        const std::uint32_t kind = random.below(8);
        const auto& texts = kind < 2 ? games : maps;
        const auto any = [&]() -> const QByteArray& {
            return texts[random.below(static_cast<std::uint32_t>(texts.size()))];
        };
        const bool asPack = kind < 4 && kind >= 2;
        QByteArray bytes = asPack ? pack : any();
        const QByteArray& other = any();
        for (std::uint32_t changes = 1 + random.below(4); changes > 0; --changes)
            mutate(bytes, other, random);
        if (!(kind < 2 ? gameHolds(bytes) : asPack ? packHolds(bytes) : mapHolds(bytes)))
            return EXIT_FAILURE;
    }
    QTextStream(stdout) << tried << " broken files read, none of them with harm\n";
    return EXIT_SUCCESS;
}
