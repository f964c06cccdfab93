#include "editor/document/stamp_store.h"

#include "engine/formats/isle_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

#include <algorithm>
#include <array>

namespace isle {
namespace {

struct Stamps {
    Q_DECLARE_TR_FUNCTIONS(Stamps)
};

std::vector<Stamp> stampsIn(const QString& folder, bool shipped) {
    std::vector<Stamp> stamps;
    for (const QFileInfo& file :
         QDir(folder).entryInfoList({QStringLiteral("*.isle")}, QDir::Files, QDir::Name)) {
        const auto map = loadIsle(file.filePath());
        if (!map)
            continue;
        const QString title = QString::fromStdString(map.value().title);
        Stamp stamp{title.isEmpty() ? file.completeBaseName() : title, patchOf(map.value()), file.filePath(),
                    shipped};
        if (!stamp.patch.empty())
            stamps.push_back(std::move(stamp));
    }
    std::sort(stamps.begin(), stamps.end(),
              [](const Stamp& a, const Stamp& b) { return QString::localeAwareCompare(a.name, b.name) < 0; });
    return stamps;
}

FileError tooLarge(const QString& name) {
    FileError error;
    error.file = name;
    error.message = Stamps::tr("There is nothing here that could be a stamp.");
    return error;
}

} // namespace

/// The titles of those that ship, for translation.
[[maybe_unused]] constexpr std::array shippedNames{
    QT_TRANSLATE_NOOP("Stamps", "Bar of four"),  QT_TRANSLATE_NOOP("Stamps", "Crescent"),
    QT_TRANSLATE_NOOP("Stamps", "Desert strip"), QT_TRANSLATE_NOOP("Stamps", "Flower"),
    QT_TRANSLATE_NOOP("Stamps", "Fog bank"),     QT_TRANSLATE_NOOP("Stamps", "Gold islet"),
    QT_TRANSLATE_NOOP("Stamps", "Great lagoon"), QT_TRANSLATE_NOOP("Stamps", "Home island"),
    QT_TRANSLATE_NOOP("Stamps", "Lagoon"),       QT_TRANSLATE_NOOP("Stamps", "Three hexes"),
    QT_TRANSLATE_NOOP("Stamps", "Twin islands")};

StampStore::StampStore(QString folder)
    : folder_(folder.isEmpty() ? QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
                                     .filePath(QStringLiteral("stamps"))
                               : std::move(folder)) {}

std::vector<Stamp> StampStore::stamps() const {
    std::vector<Stamp> all = stampsIn(folder_, false);
    for (Stamp& stamp : stampsIn(QStringLiteral(":/islewright/stamps"), true)) {
        stamp.name = QCoreApplication::translate("Stamps", stamp.name.toUtf8().constData());
        all.push_back(std::move(stamp));
    }
    return all;
}

/// A file of that name that is not there yet, or is the stamp's own.
QString StampStore::freePath(const QString& name, const QString& own) const {
    QString base = name.simplified().toLower();
    base.replace(QRegularExpression(QStringLiteral("[^\\p{L}\\p{N}]+")), QStringLiteral("-"));
    base = base.left(60);
    if (base.isEmpty() || base == QLatin1String("-"))
        base = QStringLiteral("stamp");
    const QDir folder(folder_);
    QString path = folder.filePath(base + QStringLiteral(".isle"));
    for (int i = 2; QFileInfo::exists(path) && path != own; ++i)
        path = folder.filePath(QStringLiteral("%1-%2.isle").arg(base).arg(i));
    return path;
}

Result<QString, FileError> StampStore::save(const QString& name, const MapPatch& patch) const {
    std::optional<Map> map = mapOf(patch);
    if (!map)
        return tooLarge(name);
    map->title = name.toStdString();
    QDir().mkpath(folder_);
    const QString path = freePath(name);
    const auto saved = saveIsle(*map, path);
    if (!saved)
        return saved.error();
    return path;
}

Result<QString, FileError> StampStore::rename(const Stamp& stamp, const QString& name) const {
    std::optional<Map> map = mapOf(stamp.patch);
    if (!map || stamp.shipped)
        return tooLarge(stamp.name);
    map->title = name.toStdString();
    const QString path = freePath(name, stamp.path);
    const auto saved = saveIsle(*map, path);
    if (!saved)
        return saved.error();
    if (path != stamp.path)
        QFile::remove(stamp.path);
    return path;
}

bool StampStore::remove(const Stamp& stamp) const {
    return !stamp.shipped && QFile::remove(stamp.path);
}

Result<QString, FileError> StampStore::import(const QString& path) const {
    const auto map = loadIsle(path);
    if (!map)
        return map.error();
    const QString title = QString::fromStdString(map.value().title);
    return save(title.isEmpty() ? QFileInfo(path).completeBaseName() : title, patchOf(map.value()));
}

Result<bool, FileError> StampStore::write(const Stamp& stamp, const QString& path) const {
    std::optional<Map> map = mapOf(stamp.patch);
    if (!map)
        return tooLarge(stamp.name);
    map->title = stamp.name.toStdString();
    return saveIsle(*map, path);
}

} // namespace isle
