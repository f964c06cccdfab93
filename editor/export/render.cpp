#include "editor/export/render.h"

#include "editor/canvas/board_painter.h"
#include "editor/canvas/overlay_painter.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QPainter>
#include <QSaveFile>
#include <QSvgGenerator>

#include <algorithm>

namespace isle {

namespace {

/// Sides of pictures that make sense; larger ones would only fail for want of memory.
constexpr int leastSize = 16;
constexpr int mostSize = 16384;
/// Room round the map, in map units.
constexpr double margin = 20.0;

/// QSvgGenerator of Qt 6.4 writes titles unescaped, later ones escape them: ours goes in afterwards.
constexpr const char* titlePlace = "islewright-title";

struct Sheet {
    QSize size;
    ViewTransform view;
};

/// The whole map on a sheet whose longer side is `size`.
Sheet sheetFor(const BoardPicture& picture, int size) {
    const double longSide = std::clamp(size, leastSize, mostSize);
    QRectF extent = ViewTransform::extentOf(picture.rows, picture.cols);
    if (extent.isEmpty())
        extent = QRectF(-100, -100, 200, 200);
    extent.adjust(-margin, -margin, margin, margin);
    const double scale = longSide / std::max(extent.width(), extent.height());
    Sheet sheet;
    sheet.size = (extent.size() * scale).toSize().expandedTo(QSize(1, 1));
    sheet.view.setHexPixels(ViewTransform::hexWidth * scale);
    sheet.view.setOrigin(-extent.topLeft() * scale);
    return sheet;
}

/// Exports are day pictures whatever the window shows.
void paintSheet(QPainter& painter, const BoardPicture& picture, const Sheet& sheet, bool vector,
                std::span<const Cell> outlined) {
    PaintOptions options;
    options.vector = vector;
    // On screen names suit hexes of this width; in a large picture they grow with them.
    constexpr double nameHexPixels = 84.0;
    options.nameScale = std::max(1.0, sheet.view.hexPixels() / nameHexPixels);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRegion region(QRect(QPoint(0, 0), sheet.size));
    paintBoard(painter, picture, sheet.view, Theme::light(), options, region);
    if (!outlined.empty())
        paintSelection(contextFor(painter, picture, sheet.view, Theme::light(), options, region), outlined);
}

FileError problem(const QString& path, const QString& message) {
    FileError error;
    error.file = path;
    error.message = message;
    return error;
}

struct Export {
    Q_DECLARE_TR_FUNCTIONS(Export)
};

} // namespace

QImage renderImage(const BoardPicture& picture, int size, std::span<const Cell> outlined) {
    const Sheet sheet = sheetFor(picture, size);
    QImage image(sheet.size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Theme::light().canvas);
    QPainter painter(&image);
    paintSheet(painter, picture, sheet, false, outlined);
    return image;
}

QByteArray renderPng(const BoardPicture& picture, int size, std::span<const Cell> outlined) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    renderImage(picture, size, outlined).save(&buffer, "PNG");
    return bytes;
}

QByteArray renderSvg(const BoardPicture& picture, int size, const QString& title,
                     std::span<const Cell> outlined) {
    const Sheet sheet = sheetFor(picture, size);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(sheet.size);
    generator.setViewBox(QRect(QPoint(0, 0), sheet.size));
    generator.setResolution(96);
    generator.setTitle(QString::fromLatin1(titlePlace));
    generator.setDescription(Export::tr("Drawn with Islewright"));
    QPainter painter(&generator);
    paintSheet(painter, picture, sheet, true, outlined);
    painter.end();
    const QString shown = title.isEmpty() ? Export::tr("A hex-island map") : title;
    return bytes.replace(titlePlace, shown.toHtmlEscaped().toUtf8());
}

Result<bool, FileError> renderToFile(const BoardPicture& picture, int size, const QString& title,
                                     const QString& path, std::span<const Cell> outlined) {
    const QString ending = QFileInfo(path).suffix().toLower();
    QByteArray bytes;
    if (ending == QLatin1String("png"))
        bytes = renderPng(picture, size, outlined);
    else if (ending == QLatin1String("svg"))
        bytes = renderSvg(picture, size, title, outlined);
    else
        return problem(path,
                       ending.isEmpty()
                           ? Export::tr("The name has no ending; pictures can be written as .png or .svg.")
                           : Export::tr("Pictures can be written as .png or .svg, not as .%1.").arg(ending));
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return problem(path, Export::tr("The file cannot be written: %1.").arg(file.errorString()));
    return true;
}

} // namespace isle
