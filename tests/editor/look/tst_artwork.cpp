// The rules for the artwork (visual design 16), as far as a machine can check them.

#include "editor/look/art.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTest>
#include <QXmlStreamReader>

namespace isle {

namespace {

const QString tiles = QStringLiteral(":/islewright/tiles/");

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList drawings() {
    QStringList paths;
    for (const QString& folder : {tiles, tiles + QStringLiteral("small/")})
        for (const QString& name : QDir(folder).entryList({QStringLiteral("*.svg")}))
            paths << folder + name;
    return paths;
}

void addRows(const QStringList& paths) {
    QTest::addColumn<QString>("path");
    for (const QString& path : paths)
        QTest::newRow(qPrintable(path.mid(13))) << path;
}

QStringList icons() {
    QStringList paths;
    for (const QString& folder :
         {QStringLiteral(":/islewright/icons/"), QStringLiteral(":/islewright/style/")})
        for (const QString& name : QDir(folder).entryList({QStringLiteral("*.svg")}))
            paths << folder + name;
    return paths << QStringLiteral(":/islewright/islewright.svg");
}

QString viewBoxOf(const QByteArray& svg) {
    static const QRegularExpression pattern(QStringLiteral("viewBox=\"([^\"]*)\""));
    return pattern.match(QString::fromUtf8(svg)).captured(1);
}

const QString hexBox = QStringLiteral("0 0 200 230.94");

/// Whether a point in drawing units lies in the hex grown by `more` units.
bool inHex(QPointF point, double more) {
    const double x = qAbs(point.x() - 100);
    const double y = qAbs(point.y() - 115.47);
    const double apothem = 100 + more;
    return x <= apothem && x * 0.5 + y * 0.8660254 <= apothem;
}

QImage drawn(const QString& path, QSize size) {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QSvgRenderer renderer(path);
    QPainter painter(&image);
    renderer.render(&painter);
    return image;
}

} // namespace

class TestArtwork : public QObject {
    Q_OBJECT

  private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void everyGroupIsThere() {
        QCOMPARE(QDir(tiles).entryList({QStringLiteral("token-*.svg")}).size(),
                 13); // ten values, any, back, dealt
        QCOMPARE(QDir(tiles).entryList({QStringLiteral("seat-*.svg")}).size(), 8);
        QCOMPARE(QDir(tiles).entryList({QStringLiteral("harbour-*.svg")}).size(),
                 8); // dock, generic, five, any
        QCOMPARE(QDir(QStringLiteral(":/islewright/icons")).entryList().size(), 93);
    }

    void loadsWithoutAMessage_data() { addRows(drawings() + icons()); }
    void loadsWithoutAMessage() {
        QFETCH(QString, path);
        QSvgRenderer renderer(path);
        QVERIFY(renderer.isValid());
    }

    void onlyAllowedElements_data() { addRows(drawings()); }
    void onlyAllowedElements() {
        QFETCH(QString, path);
        const QStringList allowed =
            QStringLiteral("svg title defs linearGradient stop path circle ellipse rect g")
                .split(QLatin1Char(' '));
        const QByteArray svg = contentOf(path);
        QXmlStreamReader reader(svg);
        while (!reader.atEnd()) {
            if (reader.readNext() != QXmlStreamReader::StartElement)
                continue;
            QVERIFY2(allowed.contains(reader.name().toString()), qPrintable(reader.name().toString()));
            QVERIFY(!reader.attributes().hasAttribute(QStringLiteral("style")));
            QVERIFY(!reader.attributes().hasAttribute(QStringLiteral("class")));
            if (reader.name() == QLatin1String("linearGradient"))
                QCOMPARE(reader.attributes().value(QStringLiteral("gradientUnits")).toString(),
                         QStringLiteral("userSpaceOnUse"));
        }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    }

    void everyColourIsInThePalette_data() { addRows(drawings()); }
    void everyColourIsInThePalette() {
        QFETCH(QString, path);
        const QJsonObject classes = QJsonDocument::fromJson(contentOf(tiles + QStringLiteral("palette.json")))
                                        .object()[QLatin1String("day_to_night")]
                                        .toObject();
        const QString name = path.section(QLatin1Char('/'), -1).chopped(4);
        const QByteArray svg = contentOf(path);
        const bool tile = viewBoxOf(svg) == hexBox && name != QLatin1String("harbour-dock");
        const QString kind = name == QLatin1String("sea") || name == QLatin1String("village") ? name
                             : tile ? QStringLiteral("tile")
                                    : QStringLiteral("marker");
        const QJsonObject colours = classes[kind].toObject();
        QVERIFY(!colours.isEmpty());
        QString body = QString::fromUtf8(svg);
        body.remove(QRegularExpression(
            QStringLiteral(" color=\"#[0-9A-Fa-f]{6}\""))); // what currentColor is at first
        auto found = QRegularExpression(QStringLiteral("#[0-9A-Fa-f]{6}")).globalMatch(body);
        while (found.hasNext()) {
            const QString colour = found.next().captured().toUpper();
            QVERIFY2(colours.contains(colour), qPrintable(colour + QStringLiteral(" in ") + kind));
        }
    }

    void staysInItsShape_data() { addRows(drawings()); }
    void staysInItsShape() {
        QFETCH(QString, path);
        const QByteArray svg = contentOf(path);
        const QString box = viewBoxOf(svg);
        if (box == hexBox) {
            const QImage image = drawn(path, QSize(800, 924));
            for (int y = 0; y < image.height(); ++y) {
                const auto* const line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
                for (int x = 0; x < image.width(); ++x)
                    if (qAlpha(line[x]) > 0 && !inHex(QPointF(x + 0.5, y + 0.5) * 200.0 / 800.0, 0.6))
                        QFAIL(qPrintable(QStringLiteral("pixel %1, %2").arg(x).arg(y)));
            }
            return;
        }
        const QStringList sides = box.split(QLatin1Char(' '));
        QCOMPARE(sides.size(), 4);
        const QSize size = QSize(sides[2].toInt(), sides[3].toInt()) * 4;
        QVERIFY(box == QLatin1String("0 0 100 100") || box == QLatin1String("0 0 100 28")
                || box == QLatin1String("0 0 24 24"));
        const QImage image = drawn(path, size);
        for (int x = 0; x < image.width(); ++x)
            QVERIFY(qAlpha(image.pixel(x, 0)) == 0 && qAlpha(image.pixel(x, image.height() - 1)) == 0);
        for (int y = 0; y < image.height(); ++y)
            QVERIFY(qAlpha(image.pixel(0, y)) == 0 && qAlpha(image.pixel(image.width() - 1, y)) == 0);
    }

    void iconsHaveOneColour_data() {
        QStringList paths;
        for (const QString& path : icons())
            if (path.contains(QLatin1String("/icons/")))
                paths << path;
        addRows(paths);
    }
    void iconsHaveOneColour() {
        QFETCH(QString, path);
        const QString name = path.section(QLatin1Char('/'), -1).chopped(4);
        const QByteArray svg = iconSource(name, QColor(0x12, 0x34, 0x56));
        QString body = QString::fromUtf8(svg);
        body.remove(QRegularExpression(QStringLiteral(" color=\"#[0-9A-Fa-f]{6}\"")));
        QVERIFY(!body.contains(QLatin1String("currentColor")));
        QVERIFY(body.contains(QLatin1String("#123456")));
        QCOMPARE(body.count(QLatin1Char('#')), body.count(QLatin1String("#123456")));
    }

    void nightReplacesEveryColour() {
        // Worked out from visual design 2.1: ground of sea, forest and village by day and night.
        QVERIFY(artSource(QStringLiteral("sea"), ArtSize::Full, Theme::light()).contains("#72AED3"));
        const QByteArray sea = artSource(QStringLiteral("sea"), ArtSize::Full, Theme::night());
        QVERIFY(sea.contains("#195372") && !sea.contains("#72AED3"));
        QVERIFY(artSource(QStringLiteral("forest"), ArtSize::Full, Theme::night()).contains("#2F6349"));
        QVERIFY(artSource(QStringLiteral("village"), ArtSize::Small, Theme::night()).contains("#7968A4"));
    }

    void tintComesLast() {
        const QByteArray ship =
            artSource(QStringLiteral("ship"), ArtSize::Full, Theme::night(), QColor(0xDF2514));
        QVERIFY(ship.contains("#df2514"));
        QVERIFY(!ship.contains("currentColor"));
    }

    void smallestHexesHaveNoRim() {
        QVERIFY(artSource(QStringLiteral("hills"), ArtSize::Small, Theme::light()).contains("#F1E7CF"));
        QVERIFY(!artSource(QStringLiteral("hills"), ArtSize::SmallNoRim, Theme::light()).contains("#F1E7CF"));
    }
};

} // namespace isle

QTEST_MAIN(isle::TestArtwork)
#include "tst_artwork.moc"
