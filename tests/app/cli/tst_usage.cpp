#include "tests/app/cli/program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace isle::test;

namespace {

QStringList games(const char* map, int count, const QStringList& more = {}) {
    return QStringList{QStringLiteral("play"),    shipped(map),
                       QStringLiteral("--seats"), QStringLiteral("4"),
                       QStringLiteral("--seed"),  QStringLiteral("3"),
                       QStringLiteral("--count"), QString::number(count),
                       QStringLiteral("--usage")}
           + more;
}

} // namespace

class TestUsage : public QObject {
    Q_OBJECT

  private slots:
    void tableForPeople() {
        const Outcome told = run(games("the-treasure-islands.isle", 3));
        QCOMPARE(told.code, 0);
        QVERIFY(told.err.isEmpty());
        for (const char* words : {"Games 3, with a winner 3", "Wins by seat: ", "New islands landed on: ",
                                  "fog found", "chest opened", "ship built", "longest route taken"})
            QVERIFY2(told.out.contains(QLatin1String(words)), words);
        QVERIFY(!told.out.contains(QStringLiteral("cloth"))); // the map has no villages
    }

    void jsonForPrograms() {
        const Outcome told = run(games("the-great-canal.isle", 3, {QStringLiteral("--json")}));
        QCOMPARE(told.code, 0);
        const QJsonObject table = QJsonDocument::fromJson(told.lines().last().toUtf8()).object();
        QCOMPARE(table.value(QLatin1String("games")).toInt(), 3);
        QCOMPARE(table.value(QLatin1String("won")).toInt(), 3);
        int wins = 0;
        const QJsonArray bySeat = table.value(QLatin1String("wins")).toArray();
        QCOMPARE(bySeat.size(), 4);
        for (const auto& each : bySeat)
            wins += each.toInt();
        QCOMPARE(wins, 3);
        const QJsonObject used = table.value(QLatin1String("used")).toObject();
        const QJsonObject dug = used.value(QLatin1String("dug")).toObject();
        QVERIFY(dug.value(QLatin1String("games")).toInt() >= 1);
        QVERIFY(dug.value(QLatin1String("times")).toInt() >= dug.value(QLatin1String("games")).toInt());
        QVERIFY(!used.contains(QLatin1String("cloth_paid")));
    }

    void sameSeedsSameTable() {
        const QStringList arguments = games("cloth-for-catan.isle", 2);
        QCOMPARE(run(arguments).out, run(arguments).out);
    }
};

QTEST_GUILESS_MAIN(TestUsage)
#include "tst_usage.moc"
