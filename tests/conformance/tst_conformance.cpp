#include "tests/conformance/table_text.h"

#include <QDir>
#include <QFile>
#include <QtTest>

using namespace isle::conformance;

namespace {

const QStringList listed{"B-26", "B-27", "B-28", "B-31", "B-103", "S-51", "S-54"};

QString textOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

class TstConformance : public QObject {
    Q_OBJECT
  private slots:
    void rulesInTexts();
    void rulesInNames();
    void testsOfASource();
    void listIsRead();
    void listNamesTheRulesOfTheBook();
};

void TstConformance::rulesInTexts() {
    QCOMPARE(rulesNamedIn("B-103: two edges apart (S-51, S-54)", listed),
             QStringList({"B-103", "S-51", "S-54"}));
    QCOMPARE(rulesNamedIn("B-26 to B-31", listed), QStringList({"B-26", "B-27", "B-28", "B-31"}));
    QCOMPARE(rulesNamedIn("S-51 to 54", listed), QStringList({"S-51", "S-54"}));
    QCOMPARE(rulesNamedIn("B-28 to S-54", listed), QStringList({"B-28"}));
    QCOMPARE(rulesNamedIn("B-31 to 3 cards, UTF-8, AB-27, B-28x", listed), QStringList({"B-31"}));
    QCOMPARE(rulesNamedIn("B-999", listed), QStringList({"B-999"}));
}

void TstConformance::rulesInNames() {
    QCOMPARE(rulesInName("B33_B38_snakeOrder"), QStringList({"B-33", "B-38"}));
    QCOMPARE(rulesInName("S311_ring"), QStringList({"S-311"}));
    QCOMPARE(rulesInName("placesOnB33"), QStringList());
}

void TstConformance::testsOfASource() {
    const QString source = R"(
// B-26
int helper();
class Test : public QObject {
  private slots:
    void B103_apart();
    void other(); // S-51
    void inside() {
        const char* text = "// B-28";
        // B-31
    }
    // S-54
    void above() {}
  private:
    void noTest(); // B-26
};
void Test::B103_apart() {
    // B-27
}
// B-28
)";
    const QMap<QString, QStringList> rules = rulesByTest(source, listed);
    QCOMPARE(rules.keys(), QStringList({"B103_apart", "above", "inside", "other"}));
    QCOMPARE(rules["B103_apart"], QStringList({"B-103", "B-27"}));
    QCOMPARE(rules["other"], QStringList({"S-51"}));
    QCOMPARE(rules["inside"], QStringList({"B-31"}));
    QCOMPARE(rules["above"], QStringList({"S-54"}));
}

void TstConformance::listIsRead() {
    QStringList mistakes;
    const auto parts = readRules("# words\n## One\nB-1 | Hexes\n\n## Two\nS-9 | Ships | not built: later\n"
                                 "B-1 | Again\nS-x | What\n",
                                 mistakes);
    QCOMPARE(parts.size(), std::size_t{2});
    QCOMPARE(parts[0].title, QString("One"));
    QCOMPARE(parts[0].rules[0].subject, QString("Hexes"));
    QCOMPARE(parts[1].rules[0].notBuilt, QString("later"));
    QCOMPARE(mistakes, QStringList({"Line 7 lists B-1 once more.", "Line 8 is no rule: S-x | What"}));
}

/// Only where the rule book lies beside the checkout.
void TstConformance::listNamesTheRulesOfTheBook() {
    QStringList mistakes;
    const Conformance conformance = conformanceOf(ISLEWRIGHT_SOURCE_DIR, mistakes);
    QCOMPARE(mistakes, QStringList());
    const QDir book(QStringLiteral(ISLEWRIGHT_SOURCE_DIR "/../shared/spec"));
    if (!book.exists())
        QSKIP("the rule book is not beside the checkout");
    QStringList rules = numbersInBook(textOf(book.filePath("base-rules.md")));
    rules << numbersInBook(textOf(book.filePath("seafarers-rules.md")));
    QVERIFY(!rules.isEmpty());
    QStringList ours = numbersOf(conformance.parts);
    rules.sort();
    ours.sort();
    QCOMPARE(ours, rules);
}

QTEST_APPLESS_MAIN(TstConformance)
#include "tst_conformance.moc"
