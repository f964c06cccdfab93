#pragma once

#include "editor/canvas/picture.h"
#include "engine/base/result.h"
#include "engine/formats/file_error.h"

#include <QByteArray>
#include <QImage>
#include <QString>

namespace isle {

/// A picture of a board whose longer side is `size` pixels, without a window: needs a QGuiApplication
/// (offscreen will do).
[[nodiscard]] QImage renderImage(const BoardPicture& picture, int size);

/// The same as PNG bytes, as SVG text with shapes, and written to a file by its ending (.png or .svg).
[[nodiscard]] QByteArray renderPng(const BoardPicture& picture, int size);
[[nodiscard]] QByteArray renderSvg(const BoardPicture& picture, int size, const QString& title);
[[nodiscard]] Result<bool, FileError> renderToFile(const BoardPicture& picture, int size,
                                                   const QString& title, const QString& path);

} // namespace isle
