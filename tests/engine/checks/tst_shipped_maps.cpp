#include "engine/checks/check.h"
#include "engine/formats/isle_file.h"

#include <QDir>
#include <QTest>

using namespace isle;

class ShippedMapsTest : public QObject {
    Q_OBJECT

  private slots:
    void haveNoProblems_data() {
        QTest::addColumn<QString>("path");
        const QDir folder(QString(ISLEWRIGHT_SOURCE_DIR) + "/maps");
        for (const QString& file : folder.entryList({"*.isle"}, QDir::Files, QDir::Name))
            QTest::newRow(qPrintable(file)) << folder.filePath(file);
    }
    void haveNoProblems() {
        QFETCH(QString, path);
        const auto map = loadIsle(path);
        QVERIFY2(map.ok(), map.ok() ? "" : qPrintable(map.error().sentence()));
        for (const Problem& problem : checkMap(map.value()))
            QVERIFY2(problem.severity == Severity::Hint, problem.message.english().c_str());
    }
};

QTEST_APPLESS_MAIN(ShippedMapsTest)
#include "tst_shipped_maps.moc"
