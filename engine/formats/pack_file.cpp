#include "engine/formats/pack_file.h"

#include "engine/formats/file_io.h"
#include "engine/formats/isle_file.h"
#include "engine/formats/pack_manifest.h"
#include "engine/formats/zip_archive.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <utility>

namespace isle {
namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("formats", text);
}

constexpr qint64 largestPack = qint64{64} * 1024 * 1024;

QString previewName(const QString& mapFile) {
    return mapFile.chopped(QLatin1String("isle").size()) + QStringLiteral("png");
}

bool isPng(const QByteArray& bytes) {
    return bytes.startsWith("\x89PNG\r\n\x1a\n");
}

const ZipEntry* entryNamed(const std::vector<ZipEntry>& entries, const QString& name) {
    const auto found = std::find_if(entries.begin(), entries.end(),
                                    [&](const ZipEntry& entry) { return entry.name == name; });
    return found == entries.end() ? nullptr : &*found;
}

/// Reads one map of the pack and its picture.
Result<PackEntry, FileError> readEntry(const PackManifest::Entry& listed,
                                       const std::vector<ZipEntry>& entries, const QString& pack) {
    const QString manifest = pack + QLatin1Char('/') + QLatin1String(manifestName);
    const auto refuse = [&](const QString& message) {
        return FileError{manifest, listed.place.line, listed.place.column, QString(), message};
    };
    if (!listed.file.endsWith(QLatin1String(".isle")))
        return refuse(
            tr(QT_TRANSLATE_NOOP("formats", "\"%1\" is not the name of an .isle file.")).arg(listed.file));
    const ZipEntry* file = entryNamed(entries, listed.file);
    if (file == nullptr)
        return refuse(tr(QT_TRANSLATE_NOOP("formats", "The pack has no file \"%1\".")).arg(listed.file));
    auto map = readIsle(file->bytes, pack + QLatin1Char('/') + listed.file);
    if (!map)
        return map.error();
    PackEntry entry{listed.file, std::move(map).value(), {}};
    if (listed.preview.isEmpty())
        return entry;
    const ZipEntry* preview = entryNamed(entries, listed.preview);
    if (preview == nullptr)
        return refuse(tr(QT_TRANSLATE_NOOP("formats", "The pack has no file \"%1\".")).arg(listed.preview));
    if (!isPng(preview->bytes))
        return refuse(tr(QT_TRANSLATE_NOOP("formats", "\"%1\" is not a PNG picture.")).arg(listed.preview));
    entry.preview = preview->bytes;
    return entry;
}

} // namespace

Result<QByteArray, FileError> writePack(const Pack& pack) {
    const auto refuse = [](const QString& message) { return FileError{QString(), 0, 0, QString(), message}; };
    PackManifest manifest{pack.name, pack.author, pack.version, pack.licence, {}};
    std::vector<ZipEntry> entries;
    for (const PackEntry& entry : pack.maps) {
        if (const QString reason = whyNoPackName(entry.fileName); !reason.isEmpty())
            return refuse(reason);
        if (!entry.fileName.endsWith(QLatin1String(".isle")))
            return refuse(tr(QT_TRANSLATE_NOOP("formats", "\"%1\" is not the name of an .isle file."))
                              .arg(entry.fileName));
        const QString preview = entry.preview.isEmpty() ? QString() : previewName(entry.fileName);
        manifest.maps.push_back({entry.fileName, preview, {}});
        entries.push_back({entry.fileName, writeIsle(entry.map)});
        if (!preview.isEmpty())
            entries.push_back({preview, entry.preview});
    }
    std::sort(entries.begin(), entries.end(),
              [](const ZipEntry& a, const ZipEntry& b) { return a.name < b.name; });
    entries.insert(entries.begin(), {QLatin1String(manifestName), writeManifest(manifest)});
    auto bytes = writeZip(entries);
    if (!bytes)
        return bytes.error();
    // What cannot be read again is not handed out.
    if (const auto again = readPack(bytes.value(), pack.name); !again)
        return again.error();
    return bytes;
}

Result<Pack, FileError> readPack(const QByteArray& bytes, const QString& name) {
    const auto entries = readZip(bytes, name);
    if (!entries)
        return entries.error();
    const ZipEntry* manifestEntry = entryNamed(entries.value(), QLatin1String(manifestName));
    if (manifestEntry == nullptr)
        return FileError{
            name, 0, 0, QString(),
            tr(QT_TRANSLATE_NOOP("formats", "The archive has no \"%1\", so it is no Islewright pack."))
                .arg(QLatin1String(manifestName))};
    auto manifest = readManifest(manifestEntry->bytes);
    if (!manifest) {
        const JsonError& error = manifest.error();
        return FileError{name + QLatin1Char('/') + QLatin1String(manifestName), error.place.line,
                         error.place.column, QString(), error.message};
    }
    const PackManifest& listed = manifest.value();
    Pack pack{listed.name, listed.author, listed.version, listed.licence, {}};
    QSet<QString> seen;
    for (const PackManifest::Entry& map : listed.maps) {
        if (seen.contains(map.file))
            return FileError{
                name + QLatin1Char('/') + QLatin1String(manifestName), map.place.line, map.place.column,
                QString(),
                tr(QT_TRANSLATE_NOOP("formats", "The map \"%1\" is listed more than once.")).arg(map.file)};
        seen.insert(map.file);
        auto entry = readEntry(map, entries.value(), name);
        if (!entry)
            return entry.error();
        pack.maps.push_back(std::move(entry).value());
    }
    return pack;
}

Result<Pack, FileError> loadPack(const QString& path) {
    const auto bytes = readFile(path, largestPack);
    if (!bytes)
        return bytes.error();
    return readPack(bytes.value(), path);
}

Result<bool, FileError> savePack(const Pack& pack, const QString& path) {
    const auto bytes = writePack(pack);
    if (!bytes) {
        FileError error = bytes.error();
        error.file = path;
        return error;
    }
    return writeFile(path, bytes.value());
}

Result<bool, FileError> unpackTo(const Pack& pack, const QString& folder) {
    std::vector<std::pair<QString, QByteArray>> files;
    const QDir target(folder);
    for (const PackEntry& entry : pack.maps) {
        if (const QString reason = whyNoPackName(entry.fileName); !reason.isEmpty())
            return FileError{folder, 0, 0, QString(), reason};
        files.emplace_back(target.filePath(entry.fileName), writeIsle(entry.map));
        if (!entry.preview.isEmpty())
            files.emplace_back(target.filePath(previewName(entry.fileName)), entry.preview);
    }
    for (const auto& [path, bytes] : files) {
        const QFileInfo info(path);
        if (info.exists() || info.isSymLink()) // a link to nothing would be written through
            return FileError{
                path, 0, 0, QString(),
                tr(QT_TRANSLATE_NOOP("formats", "The file is there already and was not overwritten."))};
    }
    if (!target.mkpath(QStringLiteral(".")))
        return FileError{folder, 0, 0, QString(),
                         tr(QT_TRANSLATE_NOOP("formats", "The folder cannot be made."))};
    for (std::size_t i = 0; i < files.size(); ++i) {
        if (const auto written = writeFile(files[i].first, files[i].second); !written) {
            for (std::size_t done = 0; done < i; ++done)
                QFile::remove(files[done].first);
            return written.error();
        }
    }
    return true;
}

QString packFileName(const Map& map) {
    constexpr qsizetype longest = 60;
    QString stem;
    const QString title =
        QString::fromStdString(map.title).normalized(QString::NormalizationForm_KD).toLower();
    for (const char32_t sign : title.toStdU32String()) {
        if (sign >= 0x300 && sign < 0x370) // accents, so that a Latin title becomes a plain name
            continue;
        if (QChar::isLetterOrNumber(sign) || (QChar::isMark(sign) && !stem.isEmpty()))
            stem += QString::fromUcs4(&sign, 1);
        else if (!stem.isEmpty() && !stem.endsWith(QLatin1Char('-')))
            stem += QLatin1Char('-');
    }
    stem = stem.normalized(QString::NormalizationForm_C);
    if (stem.size() > longest)
        stem.truncate(stem[longest - 1].isHighSurrogate() ? longest - 1 : longest);
    while (stem.endsWith(QLatin1Char('-')))
        stem.chop(1);
    const QString name = stem + QStringLiteral(".isle");
    if (!stem.isEmpty() && whyNoPackName(name).isEmpty())
        return name;
    return stem.isEmpty() ? QStringLiteral("map.isle") : QStringLiteral("map-") + name;
}

} // namespace isle
