#include "engine/formats/file_io.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace isle {

Result<QByteArray, FileError> readFile(const QString& path, qint64 largest) {
    const auto refuse = [&](const QString& message) { return FileError{path, 0, 0, QString(), message}; };
    // A folder, a pipe or a device would open but never end.
    if (const QFileInfo info(path); info.exists() && !info.isFile())
        return refuse(QCoreApplication::translate("formats", "This is not a file."));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return refuse(
            QCoreApplication::translate("formats", "The file cannot be opened: %1.").arg(file.errorString()));
    // The size told may be wrong, so more than allowed is asked for.
    QByteArray bytes = file.read(largest + 1);
    if (file.error() != QFileDevice::NoError)
        return refuse(
            QCoreApplication::translate("formats", "The file cannot be read: %1.").arg(file.errorString()));
    if (bytes.size() > largest)
        return refuse(
            QCoreApplication::translate("formats", "The file is larger than %1 bytes.").arg(largest));
    return bytes;
}

Result<bool, FileError> writeFile(const QString& path, const QByteArray& bytes) {
    QSaveFile file(path);
    // A full disk shows when the buffer is flushed. commit() of Qt 6.4 overlooks that and puts a cut-off file
    // in the place of the whole one, so it is flushed before.
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush() && file.commit())
        return true;
    return FileError{
        path, 0, 0, QString(),
        QCoreApplication::translate("formats", "The file cannot be written: %1.").arg(file.errorString())};
}

} // namespace isle
