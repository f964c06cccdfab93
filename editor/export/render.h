#pragma once

#include "editor/canvas/picture.h"
#include "engine/base/result.h"
#include "engine/formats/file_error.h"

#include <QByteArray>
#include <QImage>
#include <QString>

#include <span>

namespace isle {

/// A picture of a board whose longer side is `size` pixels, without a window: needs a QGuiApplication
/// (offscreen will do). The `outlined` hexes have a line round them, as selected ones have in the editor.
[[nodiscard]] QImage renderImage(const BoardPicture& picture, int size, std::span<const Cell> outlined = {});

/// The same as PNG bytes, as SVG text with shapes, and written to a file by its ending (.png or .svg).
[[nodiscard]] QByteArray renderPng(const BoardPicture& picture, int size,
                                   std::span<const Cell> outlined = {});
[[nodiscard]] QByteArray renderSvg(const BoardPicture& picture, int size, const QString& title,
                                   std::span<const Cell> outlined = {});
[[nodiscard]] Result<bool, FileError> renderToFile(const BoardPicture& picture, int size,
                                                   const QString& title, const QString& path,
                                                   std::span<const Cell> outlined = {});

} // namespace isle
