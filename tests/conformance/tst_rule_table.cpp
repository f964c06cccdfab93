#include "tests/conformance/table_text.h"

#include <QFile>
#include <QtTest>

using namespace isle::conformance;

namespace {

const QString root = ISLEWRIGHT_SOURCE_DIR;

} // namespace

/// The project as it stands: every rule has a test, and RULES.md says so.
class TstRuleTable : public QObject {
    Q_OBJECT
  private slots:
    void initTestCase();
    void everyRuleHasATest();
    void everyOptionHasATest();
    void onlyListedRulesAreNamed();
    void tableIsUpToDate();

  private:
    Conformance conformance_;
};

void TstRuleTable::initTestCase() {
    QStringList mistakes;
    conformance_ = conformanceOf(root, mistakes);
    QCOMPARE(mistakes, QStringList());
}

void TstRuleTable::everyRuleHasATest() {
    const QStringList missing = conformance_.rulesWithoutTest();
    QVERIFY2(missing.isEmpty(), qPrintable("no test names " + missing.join(' ')));
}

void TstRuleTable::everyOptionHasATest() {
    const QStringList missing = conformance_.optionsWithoutTest();
    QVERIFY2(missing.isEmpty(), qPrintable("no test of the engine names " + missing.join(' ')));
}

void TstRuleTable::onlyListedRulesAreNamed() {
    const QStringList unknown = conformance_.unknownRules();
    QVERIFY2(unknown.isEmpty(), qPrintable("not in rules.txt: " + unknown.join("; ")));
}

void TstRuleTable::tableIsUpToDate() {
    QFile file(root + "/RULES.md");
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QStringList written = QString::fromUtf8(file.readAll()).split('\n');
    const QStringList now = conformance_.table().split('\n');
    for (qsizetype line = 0; line < std::max(written.size(), now.size()); ++line)
        if (written.value(line) != now.value(line))
            QFAIL(qPrintable(
                QStringLiteral("RULES.md is out of date, `./dev rules` writes it anew. Line %1 says\n%2\n"
                               "but should say\n%3")
                    .arg(line + 1)
                    .arg(written.value(line), now.value(line))));
}

QTEST_APPLESS_MAIN(TstRuleTable)
#include "tst_rule_table.moc"
