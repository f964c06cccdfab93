#include "editor/window/map_list.h"

#include "editor/export/render.h"
#include "editor/panels/parts.h"

namespace isle {
namespace {

constexpr QSize pictureSize(132, 96);

QIcon pictureIcon(const QImage& image, qreal ratio) {
    QPixmap pixmap =
        QPixmap::fromImage(image.scaled(pictureSize * ratio, Qt::KeepAspectRatio, Qt::SmoothTransformation));
    pixmap.setDevicePixelRatio(ratio);
    QIcon icon(pixmap);
    icon.addPixmap(pixmap, QIcon::Selected); // a map is not tinted because it is chosen
    return icon;
}

} // namespace

MapList::MapList(QWidget* parent) : QListWidget(parent) {
    setIconSize(pictureSize);
    setSpacing(2);
    setMinimumSize(400, 330);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
}

void MapList::add(const Map& map, const QByteArray& png) {
    QImage image;
    // A picture from a pack is a stranger's: what is no picture is drawn anew.
    if (png.isEmpty() || !image.loadFromData(png, "PNG"))
        image = renderImage(pictureOf(map), 2 * pictureSize.width());
    const QString title = map.title.empty() ? tr("Without a title") : QString::fromStdString(map.title);
    const QString seats = map.minSeats == map.maxSeats
                              ? tr("%1 seats").arg(map.minSeats)
                              : tr("%1 to %2 seats").arg(map.minSeats).arg(map.maxSeats);
    const QString author =
        map.author.empty() ? QString() : tr("by %1").arg(QString::fromStdString(map.author));
    QStringList lines{title, seats};
    if (!author.isEmpty())
        lines.append(author);
    addEntry(lines.join(QLatin1Char('\n')), image);
}

void MapList::addEntry(const QString& text, const QImage& picture) {
    addItem(new QListWidgetItem(pictureIcon(picture, devicePixelRatioF()), text));
    if (currentRow() < 0)
        setCurrentRow(0);
}

} // namespace isle
