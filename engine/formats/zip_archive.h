#pragma once

#include "engine/base/result.h"
#include "engine/formats/file_error.h"

#include <QByteArray>
#include <QString>

#include <vector>

/// The one place that knows QuaZip. Archives are read into memory and never unpacked by the library.
namespace isle {

struct ZipEntry {
    QString name;
    QByteArray bytes;
};

/// What an archive may hold at most, so that a small file cannot fill the memory.
struct ZipLimits {
    int entries = 512;
    qint64 entryBytes = qint64{8} * 1024 * 1024;
    qint64 totalBytes = qint64{64} * 1024 * 1024;
    qint64 ratio = 200;
};

/// Why a name is not one of a file in a pack; an empty text when it is. A pack has no folders, and its names
/// must mean the same on every system.
[[nodiscard]] QString whyNoPackName(const QString& name);

/// The form in which two names are the same file on a system that does not tell capitals apart.
[[nodiscard]] QString foldedName(const QString& name);

/// All entries of an archive, in its order; `file` stands in error messages.
[[nodiscard]] Result<std::vector<ZipEntry>, FileError> readZip(const QByteArray& archive, const QString& file,
                                                               const ZipLimits& limits = {});

/// An archive of the entries in their order. The same entries always give the same bytes.
[[nodiscard]] Result<QByteArray, FileError> writeZip(const std::vector<ZipEntry>& entries);

} // namespace isle
