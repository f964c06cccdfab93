#include "editor/document/file_stamp.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

namespace isle {

FileStamp FileStamp::of(const QString& path) {
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return {};
    QCryptographicHash hash(QCryptographicHash::Sha1);
    if (!hash.addData(&file))
        return {};
    const QFileInfo info(file);
    return {true, info.size(), info.lastModified(), hash.result()};
}

bool FileStamp::looksUntouched(const QString& path) const {
    const QFileInfo info(path);
    if (!info.isFile())
        return !exists;
    return exists && info.size() == size && info.lastModified() == modified;
}

} // namespace isle
