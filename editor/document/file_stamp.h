#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>

namespace isle {

/// What a file was like when it was read or written, to notice that somebody else changed it.
struct FileStamp {
    bool exists = false;
    qint64 size = 0;
    QDateTime modified;
    QByteArray digest; ///< SHA-1 of the content

    /// Reads the file; `exists` is false when it cannot be read.
    [[nodiscard]] static FileStamp of(const QString& path);

    [[nodiscard]] bool sameContent(const FileStamp& other) const {
        return exists == other.exists && digest == other.digest;
    }
    /// Whether size and time on disk are still these, so that reading the content can be spared. A change
    /// within the clock tick of the file system goes unnoticed here.
    [[nodiscard]] bool looksUntouched(const QString& path) const;
};

} // namespace isle
