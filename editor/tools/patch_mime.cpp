#include "editor/tools/patch_mime.h"

#include "engine/formats/isle_file.h"

#include <QImage>
#include <QMimeData>

namespace isle {

std::unique_ptr<QMimeData> mimeOf(const MapPatch& patch, const QImage& picture) {
    const std::optional<Map> map = mapOf(patch);
    if (!map)
        return nullptr;
    const QByteArray text = writeIsle(*map);
    auto data = std::make_unique<QMimeData>();
    data->setData(QLatin1String(patchMimeType), text);
    data->setText(QString::fromUtf8(text));
    if (!picture.isNull())
        data->setImageData(picture);
    return data;
}

std::optional<MapPatch> patchIn(const QMimeData* data) {
    if (!data)
        return std::nullopt;
    const bool own = data->hasFormat(QLatin1String(patchMimeType));
    const QByteArray text = own ? data->data(QLatin1String(patchMimeType)) : data->text().trimmed().toUtf8();
    if (!text.startsWith('{'))
        return std::nullopt;
    const auto map = readIsle(text, QString());
    if (!map)
        return std::nullopt;
    MapPatch patch = patchOf(map.value());
    return patch.empty() ? std::nullopt : std::optional(std::move(patch));
}

} // namespace isle
