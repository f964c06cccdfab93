#include "engine/formats/transcript.h"
#include "engine/players/player.h"
#include "tests/support/recorded_games.h"

#include <QtTest>

#include <algorithm>
#include <set>

using namespace isle;
using namespace isle::test;

namespace {

// When the rules or a map change on purpose, `./dev golden` plays and writes all games anew; look at what
// changed before it is committed. It runs this program with the variable set.
constexpr const char* writeVariable = "ISLEWRIGHT_WRITE_GOLDEN";
constexpr std::uint64_t seedsToTry = 30;
constexpr int mostTurns = 130;
constexpr qsizetype largestFile = 150'000;

QString pathOf(const QString& name, const char* end) {
    return QStringLiteral(ISLEWRIGHT_TEST_DATA "/transcripts/") + name + QLatin1String(end);
}

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool write(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

/// A game of computer players, and how much of the rules it shows.
struct Played {
    RecordedGame recorded;
    std::size_t kinds = 0; ///< of actions and events
    int turns = 0;
};

Played play(const Map& map, int seats, std::uint64_t seed) {
    Played played;
    RecordedGame& recorded = played.recorded;
    recorded.map = map;
    recorded.seats = seats;
    recorded.dealSeed = seed;
    recorded.gameSeed = seed;
    recorded.players.assign(static_cast<std::size_t>(seats), "heuristic");
    auto game = startOf(recorded);
    if (!game)
        qFatal("%s", qPrintable(game.error().message));
    const std::vector<std::string_view> names(recorded.players.begin(), recorded.players.end());
    const auto owned = makePlayers(names, seed);
    std::vector<Player*> players;
    for (const auto& player : owned)
        players.push_back(player.get());
    std::set<ActionKind> actions;
    std::set<Event::Kind> events;
    played.turns = playOut(game.value(), players, [&](const Action& action, const Events& told) {
                       recorded.actions.push_back(action);
                       actions.insert(action.kind);
                       for (const Event& event : told)
                           events.insert(event.kind);
                   }).turns;
    played.kinds = actions.size() + events.size();
    if (const auto sealed = sealGame(recorded); !sealed)
        qFatal("%s", qPrintable(sealed.error().message));
    return played;
}

/// Of the first games on the map the one that shows most kinds of actions and events and is not long.
RecordedGame richestGame(const Map& map) {
    const int seats = std::clamp(4, map.minSeats, map.maxSeats);
    Played best = play(map, seats, 1);
    for (std::uint64_t seed = 2; seed <= seedsToTry; ++seed) {
        Played next = play(map, seats, seed);
        const auto worth = [](const Played& game) {
            return game.turns <= mostTurns ? static_cast<int>(game.kinds) : -game.turns;
        };
        if (worth(next) > worth(best))
            best = std::move(next);
    }
    return best.recorded;
}

/// The map without what people only read.
Map played(Map map) {
    map.title.clear();
    map.author.clear();
    map.licence.clear();
    map.description.clear();
    map.unknownFields.clear();
    map.unknownMapFields.clear();
    return map;
}

/// The first line that differs, for a message.
QString firstDifference(const QByteArray& actual, const QByteArray& expected) {
    const QList<QByteArray> a = actual.split('\n');
    const QList<QByteArray> e = expected.split('\n');
    for (qsizetype i = 0; i < std::max(a.size(), e.size()); ++i)
        if (a.value(i) != e.value(i))
            return QStringLiteral("line %1\n  is:  %2\n  was: %3\nIf that is meant, run ./dev golden.")
                .arg(QString::number(i + 1), QString::fromUtf8(a.value(i)), QString::fromUtf8(e.value(i)));
    return {};
}

} // namespace

/// tests/data/transcripts holds a recorded game and its transcript for every shipped map: states, choices,
/// outcomes, points and views of one whole game, kept so that no rule changes unseen.
class TestTranscripts : public QObject {
    Q_OBJECT

    void addMaps() const {
        QTest::addColumn<QString>("name");
        for (const QString& name : shippedNames())
            QTest::newRow(qPrintable(name)) << name;
    }

  private slots:
    void initTestCase() {
        if (!qEnvironmentVariableIsSet(writeVariable))
            return;
        for (const QString& name : shippedNames()) {
            const RecordedGame recorded = richestGame(shippedMap(name));
            const TranscriptOf transcript = transcriptOf(recorded);
            QVERIFY(!transcript.desync);
            QVERIFY(write(pathOf(name, ".islegame"), writeGame(recorded)));
            QVERIFY(write(pathOf(name, ".txt"), QByteArray::fromStdString(transcript.text)));
        }
    }

    void everyShippedMapHasOne_data() { addMaps(); }
    void everyShippedMapHasOne() {
        QFETCH(QString, name);
        for (const char* end : {".islegame", ".txt"})
            QVERIFY2(
                QFile::exists(pathOf(name, end)),
                qPrintable(QStringLiteral("%1 is missing; ./dev golden writes it").arg(pathOf(name, end))));
    }

    void noneIsLeftOver() {
        const QStringList names = shippedNames();
        const QDir folder(QStringLiteral(ISLEWRIGHT_TEST_DATA "/transcripts"));
        for (const QFileInfo& file : folder.entryInfoList(QDir::Files))
            QVERIFY2(names.contains(file.completeBaseName()), qPrintable(file.fileName()));
    }

    void isOfTheMapAsItShips_data() { addMaps(); }
    void isOfTheMapAsItShips() {
        QFETCH(QString, name);
        const auto recorded = loadGame(pathOf(name, ".islegame"));
        QVERIFY2(recorded.ok(), recorded.ok() ? "" : qPrintable(recorded.error().sentence()));
        QVERIFY2(played(recorded.value().map) == played(shippedMap(name)),
                 "the map has changed since; ./dev golden plays it anew");
    }

    void playsAsItDid_data() { addMaps(); }
    void playsAsItDid() {
        QFETCH(QString, name);
        const QByteArray text = bytesOf(pathOf(name, ".islegame"));
        const auto recorded = readGame(text, name);
        QVERIFY2(recorded.ok(), recorded.ok() ? "" : qPrintable(recorded.error().sentence()));
        QVERIFY(writeGame(recorded.value()) == text); // and the format has not changed either
        const TranscriptOf transcript = transcriptOf(recorded.value());
        const QByteArray expected = bytesOf(pathOf(name, ".txt"));
        const QByteArray actual = QByteArray::fromStdString(transcript.text);
        QVERIFY2(actual == expected, qPrintable(firstDifference(actual, expected)));
        QVERIFY2(!transcript.desync, transcript.desync ? qPrintable(transcript.desync->message) : "");
        QVERIFY(recorded.value().result.has_value());
        QVERIFY(expected.size() < largestFile);
    }

    /// The lines say what transcript.h promises.
    void aLineHasItsParts() {
        const RecordedGame recorded = randomGame(shippedMap(QStringLiteral("first-island")), 3, 2, 20);
        const QList<QByteArray> lines =
            QByteArray::fromStdString(transcriptOf(recorded).text).trimmed().split('\n');
        QCOMPARE(lines.front(), QByteArray("First Island, 3 seats"));
        const qsizetype steps = std::count_if(
            lines.begin(), lines.end(), [](const QByteArray& line) { return line.contains("; views "); });
        QCOMPARE(steps, qsizetype{20});
        // B-33, B-34: 54 crossings of land are free for the first settlement.
        const QByteArray first = lines.at(lines.size() - 20);
        const QString seat = QString::number(recorded.actions[0].seat.index());
        const QRegularExpression form("^1 t0 " + seat
                                      + " setup-town \\[54 [0-9a-f]{4}: 54 place-settlement\\] " + seat
                                      + " place-settlement \\(\\d,\\d\\) [NSEW]+; points( [01]){3}; "
                                        "views( [0-9a-f]{4}){3}$");
        QVERIFY2(form.match(QString::fromUtf8(first)).hasMatch(), first.constData());
    }

    void aTranscriptStopsWhereTheRecordIsWrong() {
        RecordedGame recorded = randomGame(shippedMap(QStringLiteral("first-island")), 3, 2, 20);
        const TranscriptOf whole = transcriptOf(recorded);
        recorded.actions[2].place = recorded.actions[0].place;
        const TranscriptOf part = transcriptOf(recorded);
        QVERIFY(part.desync && part.desync->first == 3);
        QVERIFY(whole.text.starts_with(part.text) && part.text.size() < whole.text.size());
    }
};

QTEST_GUILESS_MAIN(TestTranscripts)
#include "tst_transcripts.moc"
