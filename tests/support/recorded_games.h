#pragma once

#include "engine/base/random.h"
#include "engine/formats/game_replay.h"
#include "engine/formats/isle_file.h"

#include <QDir>

#include <vector>

/// Recorded games for tests of files and replays.
namespace isle::test {

inline Map mapAt(const QString& path) {
    auto map = loadIsle(path);
    if (!map)
        qFatal("%s", qPrintable(map.error().sentence()));
    return std::move(map).value();
}

/// A map of maps/, by its file name without the end.
inline Map shippedMap(const QString& name) {
    return mapAt(QStringLiteral(ISLEWRIGHT_SOURCE_DIR "/maps/%1.isle").arg(name));
}

/// The names of all shipped maps.
inline QStringList shippedNames() {
    QStringList names;
    const QDir folder(QStringLiteral(ISLEWRIGHT_SOURCE_DIR "/maps"));
    for (const QString& file : folder.entryList({QStringLiteral("*.isle")}, QDir::Files, QDir::Name))
        names << file.chopped(5);
    return names;
}

/// The test map that has every special at once.
inline Map everythingMap() {
    return mapAt(QStringLiteral(ISLEWRIGHT_TEST_DATA "/maps/everything.isle"));
}

/// A game of random actions, now and then an offer among them, sealed.
inline RecordedGame randomGame(Map map, int seats, std::uint64_t seed, std::size_t most = 5000) {
    RecordedGame recorded;
    recorded.map = std::move(map);
    recorded.seats = seats;
    recorded.dealSeed = seed;
    recorded.gameSeed = seed + 1;
    auto start = startOf(recorded);
    if (!start)
        qFatal("%s", qPrintable(start.error().message));
    Game game = std::move(start).value();
    Random random(seed);
    std::vector<Action> legal;
    while (!game.over() && recorded.actions.size() < most) {
        legalActions(game, legal);
        Action action = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
        const Seat seat = game.onTurn();
        if (game.state() == State::Main && mayOffer(game, seat) && random.below(4) == 0) {
            const auto card = [&] { return cardsOf(static_cast<Resource>(random.below(resourceCount))); };
            const Action bid = offer(seat, card(), card(),
                                     static_cast<std::uint16_t>(((1U << static_cast<unsigned>(seats)) - 1U)
                                                                & ~(1U << seat.index())));
            if (check(game, bid).legal())
                action = bid;
        }
        if (!apply(game, action).legal())
            qFatal("a listed action is refused");
        recorded.actions.push_back(action);
    }
    if (const auto sealed = sealGame(recorded); !sealed)
        qFatal("%s", qPrintable(sealed.error().message));
    return recorded;
}

} // namespace isle::test
