// What lies in the boxes, and how they add up (figures of the boxes' printed lists).

#include "engine/box/owned.h"

#include <QTest>

namespace isle {
namespace {

using Counts = std::array<int, 10>;

int hexesOf(const ComponentCounts& counts) {
    int hexes = 0;
    for (const Component component : allComponents())
        hexes += groupOf(component) == ComponentGroup::Hexes ? counts[component] : 0;
    return hexes;
}

Counts numbersOf(const ComponentCounts& counts) {
    Counts numbers{};
    for (std::size_t i = 0; i < numbers.size(); ++i)
        numbers[i] = counts[tokenOf(tokenValues[i])];
    return numbers;
}

int specialHarbours(const ComponentCounts& counts) {
    return counts[Component::HarbourBrick] + counts[Component::HarbourLumber] + counts[Component::HarbourWool]
           + counts[Component::HarbourGrain] + counts[Component::HarbourOre];
}

OwnedBoxes owned(const char* line) {
    const auto boxes = ownedBoxesFrom(line);
    return boxes ? boxes.value() : OwnedBoxes{};
}

const ComponentCounts& countsOf(const char* id) {
    return boxNamed(id)->editions.front().counts;
}

} // namespace

class TestBoxes : public QObject {
    Q_OBJECT

  private slots:
    void namesOfComponentsLeadBack() {
        for (const Component component : allComponents()) {
            QVERIFY(componentNamed(nameOf(component)) == component);
            QVERIFY(!labelOf(component).empty());
        }
        QVERIFY(!componentNamed("meadow"));
        QCOMPARE(valueOf(tokenOf(9)), 9);
        QCOMPARE(valueOf(Component::Forest), 0);
        QVERIFY(tileOf(Terrain::Gold) == Component::Gold);
        QVERIFY(!tileOf(Terrain::Fog));
        QVERIFY(terrainOf(Component::Canal) == Terrain::Canal);
        QVERIFY(harbourOf(HarbourKind::Ore) == Component::HarbourOre);
        QVERIFY(harbourKindOf(Component::HarbourGeneric) == HarbourKind::Generic);
        QVERIFY(!harbourKindOf(Component::Road));
    }

    void boxesHoldTheirPrintedTotals() {
        QCOMPARE(hexesOf(countsOf("base")), 19);
        QCOMPARE(hexesOf(countsOf("5-6")), 11);
        QCOMPARE(hexesOf(countsOf("seafarers")), 30);
        QCOMPARE(hexesOf(countsOf("seafarers-old")), 24);
        QCOMPARE(numbersOf(countsOf("base")), (Counts{1, 2, 2, 2, 2, 2, 2, 2, 2, 1}));
        QCOMPARE(numbersOf(countsOf("5-6")), (Counts{2, 3, 3, 3, 3, 3, 3, 3, 3, 2}));
        QCOMPARE(specialHarbours(countsOf("base")), 5);
        QCOMPARE(countsOf("base")[Component::HarbourGeneric], 4);
        QCOMPARE(specialHarbours(countsOf("seafarers")), 5);
        QCOMPARE(countsOf("seafarers")[Component::HarbourGeneric], 5);
        QCOMPARE(countsOf("seafarers")[Component::Chit], 50);
        QCOMPARE(countsOf("seafarers-old")[Component::Chit], 8);
        QCOMPARE(countsOf("knights")[Component::Wall], 12);
    }

    void whatIsNotVerifiedSaysSo() {
        QVERIFY(boxNamed("base")->worst() == Confidence::A);
        QVERIFY(boxNamed("seafarers")->worst() == Confidence::B);
        QVERIFY(boxNamed("seafarers-5-6")->worst() == Confidence::C);
        QVERIFY(!boxNamed("seafarers-5-6")->note.empty());
        QCOMPARE(notesOn(owned("base, seafarers-5-6")).size(), 1U);
        QCOMPARE(notesOn(owned("base, seafarers-5-6(gold=2)")).size(), 0U);
        QCOMPARE(notesOn(owned("base, seafarers")).size(), 0U);
        QVERIFY(notesOn(owned("base, seafarers, seafarers-old")).size() >= 1U);
    }

    void baseAndSeafarersAddUp() {
        const Stock stock = stockOf(owned("base, seafarers"), true);
        for (const Component land : {Component::Forest, Component::Pasture, Component::Fields,
                                     Component::Hills, Component::Mountains})
            QCOMPARE(stock.usual[land], 5);
        QCOMPARE(stock.usual[Component::Desert], 3);
        QCOMPARE(stock.usual[Component::Gold], 2);
        QCOMPARE(stock.usual[Component::Sea], 19);
        QCOMPARE(numbersOf(stock.usual), (Counts{2, 3, 3, 3, 3, 3, 3, 3, 3, 2}));
        QCOMPARE(stock.usual[Component::Ship], 60);
    }

    /// 28 instead of 18: usual 28 + 10 = 38, physically 18 + 28 + 10 = 56.
    void numbersOfTheExtensionReplaceThoseOfTheBaseGame() {
        const Stock stock = stockOf(owned("base, 5-6, seafarers"), true);
        int usual = 0;
        int all = 0;
        for (const int value : tokenValues) {
            usual += stock.usual[tokenOf(value)];
            all += stock.all(tokenOf(value));
        }
        QCOMPARE(usual, 38);
        QCOMPARE(all, 56);
    }

    void elevenHarboursForFiveAndSix() {
        const Stock stock = stockOf(owned("base, 5-6"), false);
        QCOMPARE(stock.usual[Component::HarbourGeneric], 5);
        QCOMPARE(specialHarbours(stock.usual), 6);
        QCOMPARE(stock.usual[Component::HarbourWool], 2);
    }

    void harboursOfSeafarersReplaceThoseOfTheBaseGameAtSea() {
        const Stock sea = stockOf(owned("base, seafarers"), true);
        QCOMPARE(sea.usual[Component::HarbourGeneric], 5);
        QCOMPARE(sea.reserve[Component::HarbourGeneric], 4);
        const Stock plain = stockOf(owned("base, seafarers"), false);
        QCOMPARE(plain.usual[Component::HarbourGeneric], 4);
        QCOMPARE(plain.reserve[Component::HarbourGeneric], 5);
    }

    void copiesAndEditsCount() {
        const Stock stock = stockOf(owned("base*2, seafarers(gold=3)"), true);
        QCOMPARE(stock.usual[Component::Forest], 9);
        QCOMPARE(stock.usual[Component::Gold], 3);
        QCOMPARE(stock.usual[Component::Settlement], 40);
    }

    void anOldBaseGameHasSeaInsteadOfAFrame() {
        const Stock old = stockOf(owned("base/loose"), false);
        QCOMPARE(old.usual[Component::Sea], 18);
        QVERIFY(!old.frame);
        QVERIFY(stockOf(owned("base"), false).frame);
    }

    void linesLeadBack() {
        OwnedBoxes boxes;
        boxes.boxes.push_back({"base", "loose", 2, {{Component::Sea, 17}, {Component::Number6, 3}}});
        boxes.boxes.push_back({"seafarers"});
        QCOMPARE(textOf(boxes), std::string("base/loose*2(sea=17; number-6=3), seafarers"));
        QVERIFY(ownedBoxesFrom(textOf(boxes)).value() == boxes);
        QVERIFY(ownedBoxesFrom("  base , 5-6*3 ").value()
                == (OwnedBoxes{{OwnedBox{"base"}, OwnedBox{"5-6", "", 3, {}}}}));
        QVERIFY(ownedBoxesFrom("").value() == OwnedBoxes{});
    }

    void wrongLinesAreRefusedWithASentence_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("sentence");
        QTest::newRow("unknown") << QByteArray("base,sea") << QByteArray("There is no box called “sea”.");
        QTest::newRow("edition") << QByteArray("base/1950")
                                 << QByteArray("The box base has no edition called “1950”.");
        QTest::newRow("copies") << QByteArray("base*0")
                                << QByteArray("“base*0” does not say how many copies of the box there are: "
                                              "1 to 9.");
        QTest::newRow("twice") << QByteArray("base,base")
                               << QByteArray("The box base is named twice; write base*2 for two copies.");
        QTest::newRow("edit") << QByteArray("base(forests=3)")
                              << QByteArray("“forests=3” does not say how many of what are in the box base.");
        QTest::newRow("count") << QByteArray("base(forest=-1)")
                               << QByteArray(
                                      "“forest=-1” does not say how many of what are in the box base.");
        QTest::newRow("open") << QByteArray("base(forest=1")
                              << QByteArray("“base(forest=1” does not say which box is owned.");
        QTest::newRow("gap") << QByteArray("base,,5-6")
                             << QByteArray("“base,,5-6” does not say which box is owned.");
    }
    void wrongLinesAreRefusedWithASentence() {
        QFETCH(const QByteArray, line);
        QFETCH(const QByteArray, sentence);
        const auto boxes = ownedBoxesFrom(std::string_view(line.constData()));
        QVERIFY(!boxes);
        QCOMPARE(boxes.error().english(), sentence.toStdString());
    }

    void unknownBoxesCountAsEmpty() {
        const Stock stock = stockOf({{OwnedBox{"treasure"}}}, true);
        QVERIFY(stock.usual == ComponentCounts{});
    }
};

} // namespace isle

QTEST_APPLESS_MAIN(isle::TestBoxes)
#include "tst_boxes.moc"
