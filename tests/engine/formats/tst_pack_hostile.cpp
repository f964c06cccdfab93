#include "engine/base/random.h"
#include "engine/formats/isle_file.h"
#include "engine/formats/pack_file.h"
#include "tests/support/zip_builder.h"

#include <QtTest>

using namespace isle;
using namespace isle::test;

namespace {

constexpr quint16 utf8Names = 0x0800;
constexpr quint32 linkMode = 0120777;
constexpr quint32 folderMode = 0040755;

const QByteArray manifest = "{\"format\": \"islewright pack\", \"version\": 1, \"name\": \"Two\",\n"
                            " \"maps\": [{\"file\": \"a.isle\", \"preview\": \"a.png\"},\n"
                            "          {\"file\": \"b.isle\"}]}";

/// A sound pack; the tests spoil one thing each.
std::vector<RawZipEntry> sound() {
    const QByteArray map = writeIsle(blankMap(3, 3, Terrain::Forest));
    return {{"pack.json", manifest, true},
            {"a.isle", map, true},
            {"a.png", "\x89PNG\r\n\x1a\n and the rest"},
            {"b.isle", map}};
}

QString refusalOf(const QByteArray& archive) {
    const auto pack = readPack(archive, QStringLiteral("x.islepack"));
    return pack ? QString() : pack.error().sentence();
}

QString refusalWith(const RawZipEntry& more) {
    auto entries = sound();
    entries.push_back(more);
    return refusalOf(buildZip(entries));
}

QString inX(const QString& message) {
    return QStringLiteral("x.islepack: ") + message;
}

} // namespace

class TestPackHostile : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() {
        QVERIFY(temporary_.isValid());
        QDir::setCurrent(temporary_.path());
    }

    /// Whatever is read, nothing is ever written.
    void cleanup() { QVERIFY(QDir(temporary_.path()).isEmpty()); }

    void theSoundPackIsSound() { QCOMPARE(refusalOf(buildZip(sound())), QString()); }

    void namesThatLeave_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QString>("message");
        const auto leads = [](const char* name) {
            return QStringLiteral("The name \"%1\" leads out of the pack's folder.")
                .arg(QString::fromUtf8(name));
        };
        const auto absolute = [](const char* name) {
            return QStringLiteral("The name \"%1\" is not relative to the pack's folder.")
                .arg(QString::fromUtf8(name));
        };
        const auto noName = [](const char* name) {
            return QStringLiteral(
                       "\"%1\" is no file name for a pack: letters, digits, dots, hyphens and underscores "
                       "only, at most 200 bytes.")
                .arg(QString::fromUtf8(name));
        };
        QTest::newRow("up") << QByteArray("../c.isle") << leads("../c.isle");
        QTest::newRow("up later") << QByteArray("maps/../../c.isle") << leads("maps/../../c.isle");
        QTest::newRow("up alone") << QByteArray("..") << leads("..");
        QTest::newRow("root") << QByteArray("/etc/c.isle") << absolute("/etc/c.isle");
        QTest::newRow("drive") << QByteArray("C:c.isle") << absolute("C:c.isle");
        QTest::newRow("server") << QByteArray("\\\\server\\c.isle") << absolute("\\\\server\\c.isle");
        QTest::newRow("backslash") << QByteArray("..\\c.isle")
                                   << QStringLiteral("The name \"..\\c.isle\" holds a backslash.");
        QTest::newRow("folder") << QByteArray(
            "maps/c.isle") << QStringLiteral("The name \"maps/c.isle\" lies in a folder; a pack has none.");
        QTest::newRow("folder entry")
            << QByteArray("maps/") << QStringLiteral("The name \"maps/\" lies in a folder; a pack has none.");
        QTest::newRow("empty") << QByteArray("") << noName("");
        QTest::newRow("dot") << QByteArray(".") << noName(".");
        QTest::newRow("hidden") << QByteArray(".c.isle") << noName(".c.isle");
        QTest::newRow("dot at the end") << QByteArray("c.isle.") << noName("c.isle.");
        QTest::newRow("space") << QByteArray("c d.isle") << noName("c d.isle");
        QTest::newRow("stream") << QByteArray("c.isle:x") << noName("c.isle:x");
        QTest::newRow("device") << QByteArray("NUL.isle") << noName("NUL.isle");
        QTest::newRow("numbered device") << QByteArray("com1.isle") << noName("com1.isle");
        QTest::newRow("line break") << QByteArray("c\nd.isle") << noName("c\nd.isle");
        QTest::newRow("reversed reading") << QByteArray("c\u202Eelsi.isle") << noName("c\u202Eelsi.isle");
        QTest::newRow("decomposed") << QByteArray("u\u0308.isle") << noName("u\u0308.isle");
        QTest::newRow("long") << QByteArray(196, 'c') + ".isle"
                              << noName((QByteArray(196, 'c') + ".isle").constData());
        QTest::newRow("program") << QByteArray("c.exe")
                                 << QStringLiteral(
                                        "\"c.exe\" is no kind of file a pack holds: json, isle, png, svg, "
                                        "md, txt.");
        QTest::newRow("no kind") << QByteArray("isle")
                                 << QStringLiteral(
                                        "\"isle\" is no kind of file a pack holds: json, isle, png, svg, "
                                        "md, txt.");
    }
    void namesThatLeave() {
        QFETCH(QByteArray, name);
        QFETCH(QString, message);
        RawZipEntry entry{name, "x"};
        entry.flags = utf8Names;
        QCOMPARE(refusalWith(entry), inX(message));
    }

    void aNameWithANoughtByte() {
        QVERIFY(!refusalWith({QByteArray("c.isle\0/../d.isle", 17), "x"}).isEmpty());
    }

    void linksAndFolders() {
        RawZipEntry entry{"c.isle", "/etc/passwd"};
        entry.unixMode = linkMode;
        QCOMPARE(refusalWith(entry), inX(QStringLiteral("\"c.isle\" is a link; a pack holds files only.")));
        entry.unixMode = folderMode;
        QCOMPARE(refusalWith(entry), inX(QStringLiteral("\"c.isle\" is not a plain file.")));
        entry.unixMode = 0; // made on a system without modes
        QCOMPARE(refusalWith(entry), QString());
    }

    void namesTwice_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("same") << QByteArray("a.isle");
        QTest::newRow("other capitals") << QByteArray("A.isle");
        QTest::newRow("wide letters") << QByteArray("ａ.isle");
    }
    void namesTwice() {
        QFETCH(QByteArray, name);
        RawZipEntry entry{name, "x"};
        entry.flags = utf8Names;
        QCOMPARE(refusalWith(entry),
                 inX(QStringLiteral("The name \"%1\" stands in the archive more than once, if only "
                                    "with other capitals.")
                         .arg(QString::fromUtf8(name))));
    }

    void bombs() {
        const qsizetype limit = 8 * 1024 * 1024;
        // By ratio: zeros shrink about a thousandfold.
        QCOMPARE(refusalWith({"c.txt", QByteArray(1'000'000, '\0'), true}),
                 inX(QStringLiteral("\"c.txt\" would grow to more than 200 times its size in the archive.")));
        // By size, stored and therefore honest.
        QCOMPARE(refusalWith({"c.txt", QByteArray(limit + 1, 'x')}),
                 inX(QStringLiteral("\"c.txt\" would be larger than 8388608 bytes.")));
        // By a declared size only.
        RawZipEntry liar{"c.txt", QByteArray(1000, 'x')};
        liar.size = 0xFFFFFFFEU;
        QVERIFY(!refusalWith(liar).isEmpty());
        // Many files of just the right size.
        auto entries = sound();
        for (char c = 'c'; c < 'c' + 9; ++c)
            entries.push_back({QByteArray(1, c) + ".txt", QByteArray(limit - 1000, 'x')});
        QCOMPARE(
            refusalOf(buildZip(entries)),
            inX(QStringLiteral("The files of the archive would be larger than 67108864 bytes together.")));
    }

    void entriesThatShareTheirBytes() {
        auto entries = sound();
        const QByteArray data(100'000, 'x');
        entries.push_back({"c0.txt", data});
        QByteArray before = buildZip(sound());
        const auto offset = static_cast<quint32>(before.indexOf("PK\x01\x02"));
        for (int i = 1; i < 20; ++i) {
            RawZipEntry entry{"c" + QByteArray::number(i) + ".txt", data};
            entry.offset = offset;
            entries.push_back(entry);
        }
        QCOMPARE(refusalOf(buildZip(entries)),
                 inX(QStringLiteral("The archive is smaller than what it claims to hold.")));
    }

    void sizesThatLie() {
        const QByteArray text(5000, 'x');
        for (const quint32 declared : {4999U, 5001U, 0U}) {
            RawZipEntry entry{"c.txt", text, true};
            entry.size = declared;
            entry.bytes[7] = 'y'; // so that it does not compress too well
            QVERIFY2(!refusalWith(entry).isEmpty(), qPrintable(QString::number(declared)));
        }
    }

    void tooManyEntries() {
        auto entries = sound();
        while (entries.size() < 512)
            entries.push_back({"c" + QByteArray::number(static_cast<int>(entries.size())) + ".txt", "x"});
        QCOMPARE(refusalOf(buildZip(entries)), QString());
        entries.push_back({"d.txt", "x"});
        QCOMPARE(refusalOf(buildZip(entries)), inX(QStringLiteral("The archive holds more than 512 files.")));
    }

    void wrongChecksum() {
        for (const bool deflated : {false, true}) {
            RawZipEntry entry{"c.txt", "some text", deflated};
            entry.crc = crcOf(entry.bytes) ^ 1U;
            QCOMPARE(refusalWith(entry),
                     inX(QStringLiteral("\"c.txt\" is damaged: its bytes do not fit its checksum or size.")));
        }
    }

    void encryptedOrStrange() {
        RawZipEntry entry{"c.txt", "some text"};
        entry.flags = 1;
        QCOMPARE(refusalWith(entry), inX(QStringLiteral("\"c.txt\" is encrypted.")));
        entry.flags = 0;
        entry.method = 12; // bzip2
        QCOMPARE(refusalWith(entry),
                 inX(QStringLiteral("\"c.txt\" is compressed in a way that is not known here.")));
    }

    void notAZip_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("text") << QByteArray("Hello, this is no pack.");
        QTest::newRow("json") << manifest;
        QTest::newRow("start only") << QByteArray("PK\x03\x04");
        QTest::newRow("end only") << QByteArray("PK\x05\x06");
        QTest::newRow("zeros") << QByteArray(100'000, '\0');
    }
    void notAZip() {
        QFETCH(QByteArray, bytes);
        QCOMPARE(refusalOf(bytes), inX(QStringLiteral("This is not a zip archive, or it is cut short.")));
    }

    void anArchiveOfNothing() { QVERIFY(!refusalOf(buildZip({})).isEmpty()); }

    void cutShortAnywhere() {
        const QByteArray archive = buildZip(sound());
        for (qsizetype length = 0; length < archive.size(); ++length)
            QVERIFY2(!refusalOf(archive.left(length)).isEmpty(), qPrintable(QString::number(length)));
    }

    void damagedAnywhere() {
        // A changed byte may hit one that means nothing (a date); then the pack must be the same.
        const QByteArray archive = buildZip(sound());
        const Map map = blankMap(3, 3, Terrain::Forest);
        for (qsizetype at = 0; at < archive.size(); ++at) {
            QByteArray changed = archive;
            changed[at] = static_cast<char>(changed[at] ^ 0x41);
            const auto pack = readPack(changed, QStringLiteral("x"));
            if (!pack) {
                QVERIFY(!pack.error().message.isEmpty());
                continue;
            }
            QCOMPARE(pack.value().name, QStringLiteral("Two"));
            for (const PackEntry& entry : pack.value().maps)
                QVERIFY(entry.map == map);
        }
        Random random(8);
        for (int i = 0; i < 2000; ++i) {
            QByteArray changed = archive;
            for (int n = 0; n < 8; ++n)
                changed[random.below(static_cast<std::uint32_t>(changed.size()))] =
                    static_cast<char>(random.below(256));
            const auto pack = readPack(changed, QStringLiteral("x"));
            QVERIFY(pack || !pack.error().message.isEmpty());
        }
    }

    void manifests_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("message");
        const auto at = [](int line, int column, const char* message) {
            return QStringLiteral("x.islepack/pack.json, line %1, column %2: ").arg(line).arg(column)
                   + QString::fromUtf8(message);
        };
        QByteArray newer = manifest;
        newer.replace("\"version\": 1", "\"version\": 2");
        QTest::newRow("newer") << newer
                               << at(1, 42,
                                     "The pack is written in version 2 of the format; this program reads "
                                     "versions up to 1. A newer Islewright can open it.");
        QByteArray missing = manifest;
        missing.replace("b.isle", "c.isle");
        QTest::newRow("missing map") << missing << at(3, 11, "The pack has no file \"c.isle\".");
        QByteArray twice = manifest;
        twice.replace("b.isle", "a.isle");
        QTest::newRow("map twice") << twice << at(3, 11, "The map \"a.isle\" is listed more than once.");
        QByteArray preview = manifest;
        preview.replace("a.png", "b.png");
        QTest::newRow("missing preview") << preview << at(2, 11, "The pack has no file \"b.png\".");
        QByteArray picture = manifest;
        picture.replace("a.png", "b.isle");
        QTest::newRow("no picture") << picture << at(2, 11, "\"b.isle\" is not a PNG picture.");
        QByteArray outside = manifest;
        outside.replace("b.isle", "../b.isle");
        QTest::newRow("map outside") << outside << at(3, 11, "The pack has no file \"../b.isle\".");
        QByteArray wrongKind = manifest;
        wrongKind.replace("b.isle", "a.png");
        QTest::newRow("no map") << wrongKind << at(3, 11, "\"a.png\" is not the name of an .isle file.");
        QTest::newRow("broken") << manifest.chopped(1)
                                << at(3, 30, "The file ends early: expected a comma or }.");
        QTest::newRow("no pack") << QByteArray(
            "[]") << at(1, 1, "This is no Islewright pack: \"format\": \"islewright pack\" is missing.");
        QTest::newRow("no maps") << QByteArray(
            "{\"format\": \"islewright pack\", \"version\": 1, \"maps\": []}")
                                 << at(1, 53, "\"maps\" must be a list of at least one map.");
        QTest::newRow("name no text")
            << QByteArray("{\"format\": \"islewright pack\", \"version\": 1, \"name\": 5}")
            << at(1, 53, "\"name\" must be a text in quotes, but found 5.");
    }
    void manifests() {
        QFETCH(QByteArray, text);
        QFETCH(QString, message);
        auto entries = sound();
        entries[0].bytes = text;
        QCOMPARE(refusalOf(buildZip(entries)), message);
    }

    void noManifest() {
        auto entries = sound();
        entries.erase(entries.begin());
        QCOMPARE(refusalOf(buildZip(entries)),
                 inX(QStringLiteral("The archive has no \"pack.json\", so it is no Islewright pack.")));
    }

    void aBrokenMapIsNamed() {
        auto entries = sound();
        entries[3].bytes = "{\"format\": \"islewright map\", \"version\": 9}";
        QCOMPARE(refusalOf(buildZip(entries)),
                 QStringLiteral(
                     "x.islepack/b.isle, line 1, column 41: The map is written in version 9 of the format; "
                     "this program reads versions up to 1. A newer Islewright can open it."));
    }

  private:
    QTemporaryDir temporary_;
};

QTEST_GUILESS_MAIN(TestPackHostile)
#include "tst_pack_hostile.moc"
