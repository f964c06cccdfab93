#include "engine/formats/isle_file.h"

#include "engine/formats/file_io.h"
#include "engine/formats/isle_reader.h"

#include <QCoreApplication>

namespace isle {
namespace {

constexpr qint64 largestFile = qint64{8} * 1024 * 1024;

} // namespace

Result<Map, FileError> readIsle(const QByteArray& text, const QString& name) {
    const auto failure = [&](const JsonError& error) {
        return FileError{name, error.place.line, error.place.column, QString(), error.message};
    };
    JsonLimits limits;
    limits.bytes = static_cast<std::size_t>(largestFile);
    const auto document = JsonDocument::read(text.toStdString(), limits);
    if (!document)
        return failure(document.error());
    auto map = IsleReader(document.value()).read();
    if (!map)
        return failure(map.error());
    return std::move(map).value();
}

Result<Map, FileError> loadIsle(const QString& path) {
    const auto bytes = readFile(path, largestFile);
    if (!bytes)
        return bytes.error();
    return readIsle(bytes.value(), path);
}

Result<bool, FileError> saveIsle(const Map& map, const QString& path) {
    const QByteArray text = writeIsle(map);
    if (text.size() > largestFile)
        return FileError{path, 0, 0, QString(),
                         QCoreApplication::translate("formats",
                                                     "The map is larger than %1 bytes and was not written, "
                                                     "because it could not be opened again.")
                             .arg(largestFile)};
    return writeFile(path, text);
}

} // namespace isle
