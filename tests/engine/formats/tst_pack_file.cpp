#include "engine/formats/pack_file.h"
#include "tests/support/spec_maps.h"

#include <QtTest>

using namespace isle;
using namespace isle::test;

namespace {

const QByteArray picture("\x89PNG\r\n\x1a\n and the rest");

Pack samplePack() {
    Pack pack{QStringLiteral("Zwei Inseln 岛"),
              QStringLiteral("A. Designer"),
              QStringLiteral("1.2"),
              QStringLiteral("CC0-1.0"),
              {}};
    pack.maps.push_back({QStringLiteral("four-islands.isle"), mapOf(specMapNamed("Four Islands")), picture});
    pack.maps.push_back({QStringLiteral("größe-岛.isle"), mapOf(specMapNamed("The Oases")), {}});
    return pack;
}

QByteArray bytesOf(const Pack& pack) {
    const auto bytes = writePack(pack);
    if (!bytes)
        qFatal("%s", qPrintable(bytes.error().sentence()));
    return bytes.value();
}

QString refusalOf(const Pack& pack) {
    const auto bytes = writePack(pack);
    return bytes ? QString() : bytes.error().message;
}

QString named(const char* title) {
    Map map;
    map.title = title;
    return packFileName(map);
}

} // namespace

class TestPackFile : public QObject {
    Q_OBJECT

  private slots:
    void aPackComesBackEqual() {
        const Pack pack = samplePack();
        const auto again = readPack(bytesOf(pack), QStringLiteral("x.islepack"));
        QVERIFY(again);
        QCOMPARE(again.value().name, pack.name);
        QCOMPARE(again.value().author, pack.author);
        QCOMPARE(again.value().version, pack.version);
        QCOMPARE(again.value().licence, pack.licence);
        QCOMPARE(again.value().maps.size(), pack.maps.size());
        for (std::size_t i = 0; i < pack.maps.size(); ++i) {
            QCOMPARE(again.value().maps[i].fileName, pack.maps[i].fileName);
            QVERIFY(again.value().maps[i].map == pack.maps[i].map);
            QCOMPARE(again.value().maps[i].preview, pack.maps[i].preview);
        }
    }

    void theSamePackGivesTheSameBytes() {
        const QByteArray first = bytesOf(samplePack());
        QTest::qWait(2100); // a zip's clock has steps of two seconds
        QCOMPARE(bytesOf(samplePack()), first);
        qputenv("TZ", "Asia/Tokyo");
        QCOMPARE(bytesOf(samplePack()), first);
        qunsetenv("TZ");
        const auto again = readPack(first, QString());
        QVERIFY(again);
        QCOMPARE(bytesOf(again.value()), first);
    }

    void theManifestComesFirst() {
        const QByteArray bytes = bytesOf(samplePack());
        QCOMPARE(bytes.mid(30, 9), QByteArray("pack.json"));
    }

    void theLargestEmptySeaIsNoBomb() {
        Pack pack;
        pack.maps.push_back({QStringLiteral("sea.isle"), blankMap(64, 64, Terrain::Sea), {}});
        pack.maps[0].map.description = std::string(1'000'000, 'a');
        QVERIFY(readPack(bytesOf(pack), QString()));
    }

    void refusesWhatCouldNotBeRead() {
        QVERIFY(!refusalOf(Pack()).isEmpty()); // no map
        for (const char* name : {"../a.isle", "a.png", "con.isle", ".isle", "a b.isle", "x/a.isle", ""}) {
            Pack pack = samplePack();
            pack.maps[0].fileName = QString::fromUtf8(name);
            QVERIFY2(!refusalOf(pack).isEmpty(), name);
        }
        Pack twice = samplePack();
        twice.maps[1].fileName = QStringLiteral("Four-Islands.isle");
        QVERIFY(!refusalOf(twice).isEmpty());
        Pack noPicture = samplePack();
        noPicture.maps[0].preview = "GIF89a";
        QCOMPARE(refusalOf(noPicture), QStringLiteral("\"four-islands.png\" is not a PNG picture."));
    }

    void savesAndLoads() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("zwei-岛.islepack"));
        QVERIFY(savePack(samplePack(), path));
        QVERIFY(loadPack(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), bytesOf(samplePack()));
        QVERIFY(!savePack(Pack(), path)); // and leaves what was there
        QVERIFY(loadPack(path));
        QVERIFY(!loadPack(folder.filePath(QStringLiteral("none.islepack"))));
    }

    void unpacksWithoutOverwriting() {
        QTemporaryDir folder;
        const QString target = folder.filePath(QStringLiteral("new/maps"));
        QVERIFY(unpackTo(samplePack(), target));
        QCOMPARE(QDir(target).entryList(QDir::Files, QDir::Name),
                 (QStringList{QStringLiteral("four-islands.isle"), QStringLiteral("four-islands.png"),
                              QStringLiteral("größe-岛.isle")}));
        const auto again = unpackTo(samplePack(), target);
        QVERIFY(!again);
        QCOMPARE(again.error().message, QStringLiteral("The file is there already and was not overwritten."));
        // One file in the way, and nothing else is written.
        const QString other = folder.filePath(QStringLiteral("other"));
        QVERIFY(QDir().mkpath(other));
        QVERIFY(QFile::link(folder.filePath(QStringLiteral("nowhere")),
                            other + QStringLiteral("/größe-岛.isle")));
        QVERIFY(!unpackTo(samplePack(), other));
        QVERIFY(!QFileInfo::exists(other + QStringLiteral("/four-islands.isle")));
        QVERIFY(!QFileInfo::exists(folder.filePath(QStringLiteral("nowhere"))));
    }

    void namesFilesAfterTitles() {
        QCOMPARE(named("Heading for New Shores"), QStringLiteral("heading-for-new-shores.isle"));
        QCOMPARE(named("  Été à l'Île!  "), QStringLiteral("ete-a-l-ile.isle"));
        QCOMPARE(named("岛屿 2"), QStringLiteral("岛屿-2.isle"));
        QCOMPARE(named("がく"), QStringLiteral("がく.isle"));
        QCOMPARE(named("../../etc/passwd"), QStringLiteral("etc-passwd.isle"));
        QCOMPARE(named(""), QStringLiteral("map.isle"));
        QCOMPARE(named("..."), QStringLiteral("map.isle"));
        QCOMPARE(named("Con"), QStringLiteral("map-con.isle"));
        Map map;
        map.title = std::string(500, 'x');
        QCOMPARE(packFileName(map), QString(60, QLatin1Char('x')) + QStringLiteral(".isle"));
    }
};

QTEST_GUILESS_MAIN(TestPackFile)
#include "tst_pack_file.moc"
