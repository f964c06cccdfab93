#include "editor/export/render.h"
#include "editor/look/theme.h"
#include "engine/map/map.h"

#include <QFile>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

namespace isle {

namespace {

BoardPicture picture() {
    Map map = blankMap(4, 6, Terrain::Sea);
    const Cell forest{1, 2};
    map.set(forest, {Terrain::Forest, CellNumber::fixed(8), Marker::None});
    map.setHarbour({{forest, Direction::W}, HarbourKind::Grain});
    map.islands = {{forest, "Ember & Ash", IslandRole::Start}};
    return pictureOf(map);
}

bool hasColour(const QImage& image, const QColor& wanted) {
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const QColor colour = image.pixelColor(x, y);
            if (qAbs(colour.red() - wanted.red()) < 10 && qAbs(colour.green() - wanted.green()) < 10
                && qAbs(colour.blue() - wanted.blue()) < 10)
                return true;
        }
    return false;
}

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

const QColor red(0xB3, 0x20, 0x1B);
const QColor forestGreen(0x40, 0x78, 0x5B);

} // namespace

class TestRender : public QObject {
    Q_OBJECT

  private slots:
    void init() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
        setTheme(Theme::light());
    }

    void longerSideHasTheSize() {
        const QImage wide = renderImage(picture(), 600);
        QCOMPARE(wide.width(), 600);
        QVERIFY(wide.height() < 600 && wide.height() > 200);
        const QImage tall = renderImage(pictureOf(blankMap(9, 2, Terrain::Sea)), 500);
        QCOMPARE(tall.height(), 500);
        QVERIFY(hasColour(wide, red) && hasColour(wide, forestGreen));
    }

    void oddSizesAreTamed() {
        QCOMPARE(renderImage(picture(), 0).width(), 16);
        QCOMPARE(renderImage(picture(), -5).width(), 16);
        QVERIFY(!renderImage(BoardPicture(), 100).isNull());
    }

    void exportsAreDayPictures() {
        setTheme(Theme::night());
        QVERIFY(hasColour(renderImage(picture(), 400), forestGreen));
    }

    void pngIsTheSamePicture() {
        const QImage read = QImage::fromData(renderPng(picture(), 300), "PNG");
        QCOMPARE(read.size(), renderImage(picture(), 300).size());
        QVERIFY(hasColour(read, red));
    }

    void svgHasShapesAndATitle() {
        const QByteArray svg = renderSvg(picture(), 600, QStringLiteral("Ember & Ash"));
        QXmlStreamReader reader(svg);
        int paths = 0;
        QString title;
        while (!reader.atEnd())
            if (reader.readNext() == QXmlStreamReader::StartElement) {
                QVERIFY(reader.name() != QLatin1String("image")); // no pixels
                paths += reader.name() == QLatin1String("path") || reader.name() == QLatin1String("polygon");
                if (reader.name() == QLatin1String("title"))
                    title = reader.readElementText();
            }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QVERIFY(paths > 100);
        QCOMPARE(title, QStringLiteral("Ember & Ash"));
    }

    void svgLooksLikeThePicture() {
        QSvgRenderer renderer(renderSvg(picture(), 600, QStringLiteral("x")));
        QVERIFY(renderer.isValid());
        const QImage wanted = renderImage(picture(), 600);
        QImage drawn(wanted.size(), QImage::Format_ARGB32_Premultiplied);
        drawn.fill(Qt::white);
        QPainter painter(&drawn);
        renderer.render(&painter, QRectF(drawn.rect()));
        painter.end();
        int far = 0;
        for (int y = 0; y < wanted.height(); ++y)
            for (int x = 0; x < wanted.width(); ++x)
                far += qAbs(drawn.pixelColor(x, y).lightness() - wanted.pixelColor(x, y).lightness()) > 40;
        // Only edges may differ, by their smoothing.
        QVERIFY2(far * 50 < wanted.width() * wanted.height(), qPrintable(QString::number(far)));
    }

    void fileByItsEnding() {
        const QTemporaryDir folder;
        const QString png = folder.filePath(QStringLiteral("a.PNG"));
        const QString svg = folder.filePath(QStringLiteral("a.svg"));
        QVERIFY(renderToFile(picture(), 200, QStringLiteral("Map"), png).ok());
        QVERIFY(renderToFile(picture(), 200, QStringLiteral("Map"), svg).ok());
        QVERIFY(contentOf(png).startsWith("\x89PNG"));
        QVERIFY(contentOf(svg).contains("<title>Map</title>"));
    }

    void unknownEndingIsSaid() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.bmp"));
        const auto result = renderToFile(picture(), 200, {}, path);
        QVERIFY(!result.ok());
        QCOMPARE(result.error().file, path);
        QCOMPARE(result.error().message,
                 QStringLiteral("Pictures can be written as .png or .svg, not as .bmp."));
        QVERIFY(!QFile::exists(path));
        QVERIFY(!renderToFile(picture(), 200, {}, folder.filePath(QStringLiteral("plain"))).ok());
    }

    void unwritableFileIsSaidAndKept() {
        const QTemporaryDir folder;
        const auto result =
            renderToFile(picture(), 200, {}, folder.filePath(QStringLiteral("no/such/folder/a.png")));
        QVERIFY(!result.ok());
        QVERIFY(result.error().message.startsWith(QStringLiteral("The file cannot be written: ")));
    }
};

} // namespace isle

QTEST_MAIN(isle::TestRender)
#include "tst_render.moc"
