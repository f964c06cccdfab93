// The shipped maps against the boxes.

#include "engine/box/ledger.h"
#include "engine/formats/isle_file.h"

#include <QTest>

using namespace isle;

namespace {

Needs needsOfShipped(const char* name) {
    const auto map = loadIsle(QStringLiteral(ISLEWRIGHT_SOURCE_DIR "/maps/%1.isle").arg(name));
    return map.ok() ? needsOf(map.value()) : Needs{};
}

/// What is missing, as "hills 1, sea 27".
QByteArray missingOf(const char* name, const char* boxes) {
    QByteArray text;
    for (const LedgerRow& row : ledger(needsOfShipped(name), ownedBoxesFrom(boxes).value()))
        if (row.missing() > 0)
            text += QByteArray(text.isEmpty() ? "" : ", ") + nameOf(row.component).data() + ' '
                    + QByteArray::number(row.missing());
    return text;
}

} // namespace

class LedgerMapsTest : public QObject {
    Q_OBJECT

  private slots:
    void mapsOfTheBaseGameNeedItsBoxesAlone() {
        QCOMPARE(missingOf("first-island", "base"), QByteArray());
        QCOMPARE(missingOf("wider-island", "base, 5-6"), QByteArray());
    }

    /// 18 hexes of which six are shuffled apart: 4/4/4/3/3 becomes 3/3/2/2/2 and 2/1/1/1/1.
    void tilesOfShuffleGroupsCount() {
        auto map = loadIsle(QStringLiteral(ISLEWRIGHT_SOURCE_DIR "/maps/first-island.isle"));
        QVERIFY(map.ok());
        Map grouped = map.value();
        grouped.groups.push_back({"Apart", {}, {}});
        int left = 6;
        for (MapHex& hex : grouped.cells)
            if (hex.terrain == Terrain::Any && left-- > 0)
                hex.group = 1;
        const Needs needs = needsOf(grouped);
        QCOMPARE(needs.counts[Component::Forest], 5);
        QCOMPARE(needs.counts[Component::Pasture], 4);
        QCOMPARE(needs.counts[Component::Fields], 3);
        QCOMPARE(needs.counts[Component::Hills], 3);
        QCOMPARE(needs.counts[Component::Mountains], 3);
    }

    /// 37 hexes for eight: 8/7/7/7/7, two sets of numbers. Two base games lack a hills and a mountains.
    void theGreatRoundTakesTwoBaseGames() {
        QCOMPARE(missingOf("great-round", "base*2"), QByteArray("hills 1, mountains 1"));
        QCOMPARE(missingOf("great-round", "base*2, 5-6"), QByteArray());
    }

    /// 72 hexes within the rim less 26 of land are 46 of sea; the box has 19.
    void fourIslandsHasMoreSeaThanTheBox() {
        const Needs needs = needsOfShipped("four-islands");
        QCOMPARE(needs.counts[Component::Sea], 46);
        QCOMPARE(needs.chits[static_cast<std::size_t>(ChitUse::IslandPoints)], 4);
        QCOMPARE(missingOf("four-islands", "base, seafarers"), QByteArray("sea 27"));
    }

    void specialHexesLieInNoBox() {
        const Needs cloth = needsOfShipped("cloth-for-catan");
        QCOMPARE(cloth.counts[Component::Village], 4);
        QCOMPARE(cloth.chits[static_cast<std::size_t>(ChitUse::Cloth)], 24);
        QVERIFY(missingOf("cloth-for-catan", "base, seafarers").contains("village 4"));
        QVERIFY(missingOf("the-great-canal", "base, seafarers").contains("canal 5"));
        const Needs fortresses = needsOfShipped("pirate-islands");
        QCOMPARE(fortresses.counts[Component::Fortress], 2);
        QCOMPARE(needsOfShipped("the-forgotten-tribe").chits[static_cast<std::size_t>(ChitUse::TribeChips)],
                 4);
    }
};

QTEST_APPLESS_MAIN(LedgerMapsTest)
#include "tst_ledger_maps.moc"
