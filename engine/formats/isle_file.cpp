#include "engine/formats/isle_file.h"

#include "engine/formats/file_io.h"
#include "engine/formats/isle_reader.h"

#include <QCoreApplication>

namespace isle {
namespace {

constexpr qint64 largestFile = qint64{8} * 1024 * 1024;

JsonLimits isleLimits() {
    JsonLimits limits;
    limits.bytes = static_cast<std::size_t>(largestFile);
    limits.values = 500'000; // every hex of thirty of the largest layouts in a group, with a limit, in a zone
    return limits;
}

/// Whether a text keeps all limits of the reader; every value takes three bytes at least.
bool canBeRead(const QByteArray& text) {
    const JsonLimits limits = isleLimits();
    const auto bytes = static_cast<std::size_t>(text.size());
    return bytes <= limits.bytes
           && (bytes / 3 <= limits.values || JsonDocument::read(text.toStdString(), limits).ok());
}

} // namespace

Result<Map, FileError> readIsle(const QByteArray& text, const QString& name) {
    const auto failure = [&](const JsonError& error) {
        return FileError{name, error.place.line, error.place.column, QString(), error.message};
    };
    const auto document = JsonDocument::read(text.toStdString(), isleLimits());
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
    if (!canBeRead(text))
        return FileError{path, 0, 0, QString(),
                         QCoreApplication::translate("formats",
                                                     "The map is larger than %1 bytes or has more than %2 "
                                                     "entries and was not written, because it could not be "
                                                     "opened again.")
                             .arg(largestFile)
                             .arg(isleLimits().values)};
    return writeFile(path, text);
}

} // namespace isle
