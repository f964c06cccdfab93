#include "engine/formats/game_file.h"

#include "engine/formats/file_io.h"
#include "engine/formats/game_reader.h"

#include <QCoreApplication>

namespace isle {
namespace {

constexpr qint64 largestFile = qint64{8} * 1024 * 1024;

} // namespace

Result<RecordedGame, FileError> readGame(const QByteArray& text, const QString& name) {
    const auto failure = [&](const JsonError& error) {
        return FileError{name, error.place.line, error.place.column, QString(), error.message};
    };
    JsonLimits limits;
    limits.bytes = static_cast<std::size_t>(largestFile);
    limits.values = 500'000; // more than so many bytes hold as actions
    const auto document = JsonDocument::read(text.toStdString(), limits);
    if (!document)
        return failure(document.error());
    auto game = GameReader(document.value()).read();
    if (!game)
        return failure(game.error());
    return std::move(game).value();
}

Result<RecordedGame, FileError> loadGame(const QString& path) {
    const auto bytes = readFile(path, largestFile);
    if (!bytes)
        return bytes.error();
    return readGame(bytes.value(), path);
}

Result<bool, FileError> saveGame(const RecordedGame& game, const QString& path) {
    const QByteArray text = writeGame(game);
    if (text.size() > largestFile)
        return FileError{path, 0, 0, QString(),
                         QCoreApplication::translate("formats",
                                                     "The game is larger than %1 bytes and was not written, "
                                                     "because it could not be opened again.")
                             .arg(largestFile)};
    return writeFile(path, text);
}

} // namespace isle
