#include "editor/look/art.h"

#include "editor/look/icons.h"

#include <QFile>
#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QSvgRenderer>

#include <array>

namespace isle {

namespace {

const QString prefix = QStringLiteral(":/islewright/");

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Day colour to night colour, by class of drawing; upper-case "#RRGGBB".
using NightMap = QHash<QByteArray, QByteArray>;

const QHash<QString, NightMap>& nightMaps() {
    static const QHash<QString, NightMap> maps = [] {
        QHash<QString, NightMap> result;
        const auto document =
            QJsonDocument::fromJson(contentOf(prefix + QStringLiteral("tiles/palette.json")));
        const QJsonObject classes = document.object().value(QLatin1String("day_to_night")).toObject();
        for (auto it = classes.begin(); it != classes.end(); ++it) {
            const QJsonObject colours = it.value().toObject();
            NightMap& map = result[it.key()];
            for (auto colour = colours.begin(); colour != colours.end(); ++colour)
                map.insert(colour.key().toLatin1(), colour.value().toString().toLatin1());
        }
        return result;
    }();
    return maps;
}

/// The class of a drawing, as palette.json tells it under "about".
QString classOf(const QString& name) {
    if (name == QLatin1String("sea") || name == QLatin1String("village"))
        return name;
    static const QStringList tiles{
        QStringLiteral("forest"), QStringLiteral("pasture"),   QStringLiteral("fields"),
        QStringLiteral("hills"),  QStringLiteral("desert"),    QStringLiteral("gold"),
        QStringLiteral("fog"),    QStringLiteral("mountains"), QStringLiteral("canal"),
        QStringLiteral("any"),    QStringLiteral("fortress"),  QStringLiteral("void")};
    return tiles.contains(name) ? QStringLiteral("tile") : QStringLiteral("marker");
}

void recolour(QByteArray& svg, const NightMap& map) {
    for (qsizetype at = svg.indexOf('#'); at >= 0 && at + 7 <= svg.size(); at = svg.indexOf('#', at + 1)) {
        const auto found = map.constFind(svg.mid(at, 7).toUpper());
        if (found != map.constEnd())
            svg.replace(at, 7, *found);
    }
}

/// Small drawings paint the whole hex in the colour of the rim, then the ground into it.
void dropRim(QByteArray& svg, const QString& name) {
    const qsizetype rim = svg.indexOf("fill=\"#");
    const qsizetype ground = rim < 0 ? -1 : svg.indexOf("fill=\"#", rim + 1);
    if (ground >= 0 && classOf(name) != QLatin1String("marker"))
        svg.replace(rim + 6, 7, svg.mid(ground + 6, 7));
}

QString pathOf(const QString& name, ArtSize size) {
    if (size != ArtSize::Full) {
        QString small = prefix + QStringLiteral("tiles/small/") + name + QStringLiteral(".svg");
        if (QFile::exists(small))
            return small;
    }
    return prefix + QStringLiteral("tiles/") + name + QStringLiteral(".svg");
}

} // namespace

QByteArray artSource(const QString& name, ArtSize size, const Theme& theme, const QColor& tint) {
    QByteArray svg = contentOf(pathOf(name, size));
    if (size == ArtSize::SmallNoRim)
        dropRim(svg, name);
    if (theme.dark)
        recolour(svg, nightMaps().value(classOf(name)));
    if (tint.isValid())
        svg.replace("currentColor", tint.name().toLatin1());
    return svg;
}

QByteArray iconSource(const QString& name, const QColor& colour) {
    QByteArray svg = contentOf(prefix + QStringLiteral("icons/") + name + QStringLiteral(".svg"));
    return svg.replace("currentColor", colour.name().toLatin1());
}

void drawArt(QPainter& painter, const QRectF& rect, const QString& name, ArtSize size, const Theme& theme,
             const QColor& tint) {
    QSvgRenderer renderer(artSource(name, size, theme, tint));
    if (renderer.isValid())
        renderer.render(&painter, rect);
}

QColor nightColour(const QString& artName, const QColor& day) {
    const NightMap map = nightMaps().value(classOf(artName));
    const auto found = map.constFind(day.name().toUpper().toLatin1());
    return found == map.constEnd() ? day : QColor(QLatin1String(*found));
}

QColor groundColour(Terrain terrain, const Theme& theme) {
    // Visual design 2.1, in the order of Terrain.
    static constexpr std::array<QRgb, terrainCount> day{0x4C595F, 0x72AED3, 0x40785B, 0x98B450, 0xF6CF52,
                                                        0xBD5C28, 0x7E8792, 0xF3F1EA, 0xE3D5AB, 0x523A29,
                                                        0xC5CBD8, 0x8472B2, 0x454751, 0xAA9C87};
    if (terrain == Terrain::Void)
        return theme.secondaryText;
    const QColor colour = QColor::fromRgb(day[static_cast<std::size_t>(terrain)]);
    return theme.dark ? nightColour(artName(terrain), colour) : colour;
}

} // namespace isle
