#pragma once

#include "engine/base/result.h"
#include "engine/formats/file_error.h"

#include <QByteArray>

namespace isle {

/// The bytes of a file of at most `largest` bytes.
[[nodiscard]] Result<QByteArray, FileError> readFile(const QString& path, qint64 largest);

/// Writes a file whole or not at all.
[[nodiscard]] Result<bool, FileError> writeFile(const QString& path, const QByteArray& bytes);

} // namespace isle
