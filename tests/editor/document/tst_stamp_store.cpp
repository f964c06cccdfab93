#include "editor/document/stamp_store.h"
#include "engine/formats/isle_file.h"
#include "engine/map/transformed.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace isle;

namespace {

MapPatch piece() {
    Map map = blankMap(3, 3, Terrain::Void);
    map.set({1, 1}, {Terrain::Forest, CellNumber::fixed(8), Marker::None});
    map.set({1, 2}, {Terrain::Sea, {}, Marker::None});
    map.setHarbour({{{1, 1}, Direction::E}, HarbourKind::Wool});
    return patchOf(map);
}

std::vector<Stamp> own(const StampStore& store) {
    std::vector<Stamp> stamps = store.stamps();
    std::erase_if(stamps, [](const Stamp& stamp) { return stamp.shipped; });
    return stamps;
}

} // namespace

class StampStoreTest : public QObject {
    Q_OBJECT

  private slots:
    void savesRenamesAndDeletes() {
        QTemporaryDir folder;
        const StampStore store(folder.filePath("stamps"));
        QVERIFY(own(store).empty());
        QVERIFY(store.save("My isle", piece()).ok());
        QVERIFY(store.save("My isle", piece()).ok()); // another of that name, not in its place
        QCOMPARE(own(store).size(), 2U);
        QCOMPARE(own(store).front().name, QString("My isle"));
        QVERIFY(own(store).front().patch == piece());

        QVERIFY(store.rename(own(store).front(), "Other / isle").ok());
        QStringList names;
        for (const Stamp& stamp : own(store))
            names.append(stamp.name);
        names.sort();
        QCOMPARE(names, (QStringList{"My isle", "Other / isle"}));
        QCOMPARE(QDir(folder.filePath("stamps")).entryList(QDir::Files),
                 (QStringList{"my-isle.isle", "other-isle.isle"}));

        for (const Stamp& stamp : own(store))
            QVERIFY(store.remove(stamp));
        QVERIFY(own(store).empty());
    }

    void importsAndExportsMaps() {
        QTemporaryDir folder;
        const StampStore store(folder.filePath("stamps"));
        QVERIFY(store.save("Rock", piece()).ok());
        const QString path = folder.filePath("rock.isle");
        QVERIFY(store.write(own(store).front(), path).ok());
        const StampStore other(folder.filePath("others"));
        QVERIFY(other.import(path).ok());
        QCOMPARE(own(other).size(), 1U);
        QCOMPARE(own(other).front().name, QString("Rock"));
        QVERIFY(own(other).front().patch == piece());
        QVERIFY(!other.import(folder.filePath("nowhere.isle")).ok());
        QVERIFY(!other.save("Nothing", {}).ok());
    }

    void brokenFilesAreLeftOut() {
        QTemporaryDir folder;
        QFile file(folder.filePath("broken.isle"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{ no map");
        file.close();
        QVERIFY(own(StampStore(folder.path())).empty());
    }

    void starterStampsAreSound() {
        const QDir shipped(QStringLiteral(ISLEWRIGHT_SOURCE_DIR "/resources/stamps"));
        const QStringList files = shipped.entryList({"*.isle"}, QDir::Files);
        QVERIFY(files.size() >= 8);
        for (const QString& name : files) {
            const auto map = loadIsle(shipped.filePath(name));
            QVERIFY2(map.ok(), qPrintable(map.ok() ? QString() : map.error().sentence()));
            QVERIFY(!map.value().title.empty());
            // Every shore is part of the stamp, so that it brings its sea along.
            const MapPatch patch = patchOf(map.value());
            const std::vector<Cell> cells = patch.cells();
            for (const MapPatch::Hex& hex : patch.hexes) {
                if (!isLand(hex.hex.terrain))
                    continue;
                for (const Direction direction : allDirections)
                    QVERIFY2(std::binary_search(cells.begin(), cells.end(), neighbour(hex.cell, direction)),
                             qPrintable(name));
            }
            // Its harbours stand on coasts and share no crossing.
            const Topology topology(shapeOf(map.value()));
            std::vector<CrossingId> ends;
            for (const MapHarbour& harbour : map.value().harbours) {
                const EdgeId edge = topology.edgeAt(harbour.edge);
                QVERIFY(edge.valid());
                QVERIFY(!isLand(map.value().at(otherSide(harbour.edge).cell).terrain));
                for (const CrossingId end : topology[edge].ends) {
                    QVERIFY2(std::find(ends.begin(), ends.end(), end) == ends.end(), qPrintable(name));
                    ends.push_back(end);
                }
            }
        }
    }

    void hexesOfTheStarterStamps() {
        const auto land = [](const char* name) {
            const auto map =
                loadIsle(QStringLiteral(ISLEWRIGHT_SOURCE_DIR "/resources/stamps/%1.isle").arg(name));
            return std::count_if(map.value().cells.begin(), map.value().cells.end(),
                                 [](const MapHex& hex) { return isLand(hex.terrain); });
        };
        QCOMPARE(land("three-hexes"), 3);
        QCOMPARE(land("bar-of-four"), 4);
        QCOMPARE(land("flower"), 7);
        QCOMPARE(land("lagoon"), 6);
        QCOMPARE(land("great-lagoon"), 10);
        QCOMPARE(land("crescent"), 7);
        QCOMPARE(land("twin-islands"), 6);
        QCOMPARE(land("home-island"), 19);
    }
};

QTEST_GUILESS_MAIN(StampStoreTest)
#include "tst_stamp_store.moc"
