#include "app/cli/game_sentence.h"

#include "editor/playtest/game_words.h"

#include <QStringList>

namespace isle::cli {

QString sentenceOf(const GameRecord& record, bool over) {
    QStringList points;
    for (const int p : record.points)
        points << QString::number(p);
    const QString end = QStringLiteral("after %1 turns and %2 actions; points %3")
                            .arg(record.turns)
                            .arg(record.plies)
                            .arg(points.join(QStringLiteral(", ")));
    if (!over)
        return QStringLiteral("not over %1").arg(end);
    if (!record.winner.valid())
        return QStringLiteral("a draw %1").arg(end);
    return QStringLiteral("%1 (seat %2) wins %3")
        .arg(seatName(record.winner))
        .arg(record.winner.index())
        .arg(end);
}

std::string fieldsOf(const GameRecord& record) {
    std::string fields =
        "\"winner\":" + (record.winner.valid() ? std::to_string(record.winner.index()) : "null")
        + ",\"turns\":" + std::to_string(record.turns) + ",\"plies\":" + std::to_string(record.plies)
        + ",\"points\":[";
    for (std::size_t s = 0; s < record.points.size(); ++s)
        fields += (s == 0 ? "" : ",") + std::to_string(record.points[s]);
    return fields + ']';
}

} // namespace isle::cli
