#include "editor/canvas/board_painter.h"
#include "editor/canvas/terrain_patterns.h"
#include "editor/look/art.h"
#include "editor/look/theme.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <vector>

namespace isle {

namespace {

using Linear = std::array<double, 3>;
using Matrix = std::array<Linear, 3>;

// Machado, Oliveira and Fernandes (2009), severity 1, for linear RGB.
constexpr Matrix protanopia{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix deuteranopia{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix tritanopia{
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};
constexpr Matrix usual{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};

double linear(double value) {
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

Linear seen(const QColor& colour, const Matrix& eye) {
    const Linear in{linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())};
    Linear out{};
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t col = 0; col < 3; ++col)
            out[row] += eye[row][col] * in[col];
    for (double& value : out)
        value = std::clamp(value, 0.0, 1.0);
    return out;
}

/// CIE L*a*b* (D65).
Linear lab(const Linear& rgb) {
    const Linear xyz{(0.4124 * rgb[0] + 0.3576 * rgb[1] + 0.1805 * rgb[2]) / 0.9505,
                     0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2],
                     (0.0193 * rgb[0] + 0.1192 * rgb[1] + 0.9505 * rgb[2]) / 1.089};
    const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
    return {116 * f(xyz[1]) - 16, 500 * (f(xyz[0]) - f(xyz[1])), 200 * (f(xyz[1]) - f(xyz[2]))};
}

double difference(const QColor& a, const QColor& b, const Matrix& eye) {
    const Linear one = lab(seen(a, eye));
    const Linear other = lab(seen(b, eye));
    return std::hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

QImage tile(Terrain terrain, const Theme& theme, bool pattern) {
    Map map = blankMap(1, 1, terrain);
    QImage image(128, 148, QImage::Format_RGB32);
    QPainter painter(&image);
    ViewTransform view;
    view.setHexPixels(128);
    view.setOrigin({64, 74});
    PaintOptions options;
    options.names = false;
    options.patterns = pattern;
    paintBoard(painter, pictureOf(map), view, theme, options);
    return image;
}

QColor mean(const QImage& image) {
    double red = 0;
    double green = 0;
    double blue = 0;
    int count = 0;
    for (int y = 20; y < image.height() - 20; ++y)
        for (int x = 20; x < image.width() - 20; ++x, ++count) {
            const QRgb colour = image.pixel(x, y);
            red += qRed(colour) / 255.0;
            green += qGreen(colour) / 255.0;
            blue += qBlue(colour) / 255.0;
        }
    return QColor::fromRgbF(static_cast<float>(red / count), static_cast<float>(green / count),
                            static_cast<float>(blue / count));
}

/// Which points of a hex the lines of a pattern make dark.
const std::vector<bool>& darkPoints(Terrain terrain) {
    static std::map<Terrain, std::vector<bool>> kept;
    std::vector<bool>& points = kept[terrain];
    if (!points.empty())
        return points;
    QImage image(200, 232, QImage::Format_Grayscale8);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.translate(100, 116);
    drawPattern(painter, terrain);
    painter.end();
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            points.push_back(image.constScanLine(y)[x] < 128);
    return points;
}

/// How unlike the lines of two patterns are: of the points that are dark in one, the share that only one has.
double unlike(Terrain a, Terrain b) {
    const std::vector<bool>& one = darkPoints(a);
    const std::vector<bool>& other = darkPoints(b);
    int differ = 0;
    int dark = 0;
    for (std::size_t i = 0; i < one.size(); ++i) {
        differ += one[i] != other[i];
        dark += one[i] || other[i];
    }
    return dark == 0 ? 0 : static_cast<double>(differ) / dark;
}

constexpr std::array tiles{Terrain::Sea,   Terrain::Forest,    Terrain::Pasture, Terrain::Fields,
                           Terrain::Hills, Terrain::Mountains, Terrain::Any,     Terrain::Desert,
                           Terrain::Gold,  Terrain::Fog,       Terrain::Village, Terrain::Fortress,
                           Terrain::Canal};

} // namespace

class TestColourVision : public QObject {
    Q_OBJECT

  private slots:
    void theSimulationKnowsGreyAndRed() {
        // Grey looks the same to all; red and a green of equal lightness fall together without red cones.
        for (const Matrix& eye : {protanopia, deuteranopia, tritanopia})
            QVERIFY(difference(QColor(128, 128, 128), QColor(128, 128, 128), eye) < 1e-9);
        QVERIFY(difference(QColor(200, 60, 60), QColor(110, 120, 60), usual)
                > 2 * difference(QColor(200, 60, 60), QColor(110, 120, 60), deuteranopia));
    }

    void tilesAreToldApart_data() {
        QTest::addColumn<int>("eye");
        QTest::addColumn<bool>("dark");
        for (const bool dark : {false, true})
            for (const auto& [name, eye] : {std::pair("usual", 0), std::pair("protanopia", 1),
                                            std::pair("deuteranopia", 2), std::pair("tritanopia", 3)})
                QTest::addRow("%s, %s", name, dark ? "night" : "day") << eye << dark;
    }
    void tilesAreToldApart() {
        QFETCH(int, eye);
        QFETCH(bool, dark);
        const std::array eyes{usual, protanopia, deuteranopia, tritanopia};
        const Theme& theme = dark ? Theme::night() : Theme::light();
        std::array<QColor, tiles.size()> means;
        for (std::size_t i = 0; i < tiles.size(); ++i)
            means[i] = mean(tile(tiles[i], theme, false));
        // A difference of 5 is seen at once on two areas side by side. Where colours alone do not give it,
        // the patterns must: less than half of the lines in common.
        constexpr double enough = 5;
        for (std::size_t i = 0; i < tiles.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) {
                const double seen = difference(means[i], means[j], eyes[static_cast<std::size_t>(eye)]);
                const bool patterns = unlike(tiles[i], tiles[j]) > 0.5;
                QVERIFY2(
                    seen > enough || patterns,
                    qPrintable(
                        QStringLiteral("%1 and %2: %3").arg(int(tiles[i])).arg(int(tiles[j])).arg(seen)));
            }
    }

    void everyPatternIsItsOwn() {
        for (const Terrain a : tiles)
            for (const Terrain b : tiles) {
                if (a >= b)
                    continue;
                QVERIFY2(unlike(a, b) > 0.5, qPrintable(QStringLiteral("%1 and %2").arg(int(a)).arg(int(b))));
            }
    }

    void patternsShowOnEveryTile() {
        for (const bool dark : {false, true}) {
            const Theme& theme = dark ? Theme::night() : Theme::light();
            for (const Terrain terrain : tiles) {
                if (terrain == Terrain::Sea)
                    continue;
                const QImage with = tile(terrain, theme, true);
                const QImage without = tile(terrain, theme, false);
                int seen = 0;
                for (int y = 0; y < with.height(); ++y)
                    for (int x = 0; x < with.width(); ++x)
                        seen += std::abs(qGray(with.pixel(x, y)) - qGray(without.pixel(x, y))) > 40;
                QVERIFY2(seen > 300, qPrintable(QStringLiteral("%1: %2").arg(int(terrain)).arg(seen)));
            }
        }
    }

    void seatsHaveSignsBesidesColours() {
        // The emblems differ from each other, so that no seat is told by its colour alone.
        std::vector<QByteArray> emblems;
        for (int seat = 1; seat <= 8; ++seat)
            emblems.push_back(artSource(QStringLiteral("seat-%1").arg(seat), ArtSize::Full, Theme::light(),
                                        QColor(0, 0, 0)));
        for (std::size_t i = 0; i < emblems.size(); ++i) {
            QVERIFY(!emblems[i].isEmpty());
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(emblems[i] != emblems[j]);
        }
    }
};

} // namespace isle

QTEST_MAIN(isle::TestColourVision)
#include "tst_colour_vision.moc"
