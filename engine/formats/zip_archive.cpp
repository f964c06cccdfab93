#include "engine/formats/zip_archive.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QSet>
#include <QStringList>
#include <quazip.h>
#include <quazipfile.h>
#include <quazipfileinfo.h>
#include <quazipnewinfo.h>

#include <algorithm>
#include <array>
#include <optional>
#include <zlib.h>

namespace isle {
namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("formats", text);
}

// Unix file types in the upper half of an entry's external attributes.
constexpr quint32 typeMask = 0170000;
constexpr quint32 plainFile = 0100000;
constexpr quint32 readableByAll = 0644;

bool isPlainSign(char32_t sign) {
    return sign == '.' || sign == '-' || sign == '_' || QChar::isLetterOrNumber(sign) || QChar::isMark(sign);
}

/// Names that Windows keeps for devices, with any extension.
bool isDeviceName(const QString& name) {
    const QString stem = name.section(QLatin1Char('.'), 0, 0).toLower();
    static const QStringList devices{QStringLiteral("con"), QStringLiteral("prn"), QStringLiteral("aux"),
                                     QStringLiteral("nul")};
    const bool numbered = stem.size() == 4 && stem.back().isDigit()
                          && (stem.startsWith(QLatin1String("com")) || stem.startsWith(QLatin1String("lpt")));
    return numbered || devices.contains(stem);
}

/// Whether the archive ends where its last record says it ends. QuaZip does not miss the last bytes.
bool endsWhole(const QByteArray& archive) {
    constexpr qsizetype recordSize = 22;
    const qsizetype record = archive.lastIndexOf("PK\x05\x06");
    if (record < 0 || record + recordSize > archive.size())
        return false;
    const auto low = static_cast<unsigned char>(archive[record + recordSize - 2]);
    const auto high = static_cast<unsigned char>(archive[record + recordSize - 1]);
    return record + recordSize + low + 256 * high == archive.size();
}

/// Everything that can be told about an entry before a byte of it is read.
class Inspector {
  public:
    Inspector(const QByteArray& archive, const ZipLimits& limits) : archive_(archive), limits_(limits) {}

    /// Why the entry is refused; an empty text when it is not.
    QString refuse(const QuaZipFileInfo64& info) {
        if (const QString reason = whyNoPackName(info.name); !reason.isEmpty())
            return reason;
        const QString folded = foldedName(info.name);
        if (seen_.contains(folded))
            return tr(QT_TRANSLATE_NOOP("formats",
                                        "The name \"%1\" stands in the archive more than once, if only with "
                                        "other capitals."))
                .arg(info.name);
        seen_.insert(folded);
        const quint32 type = (info.externalAttr >> 16U) & typeMask;
        if (info.isSymbolicLink())
            return tr(QT_TRANSLATE_NOOP("formats", "\"%1\" is a link; a pack holds files only."))
                .arg(info.name);
        if (type != 0 && type != plainFile)
            return tr(QT_TRANSLATE_NOOP("formats", "\"%1\" is not a plain file.")).arg(info.name);
        if (info.isEncrypted())
            return tr(QT_TRANSLATE_NOOP("formats", "\"%1\" is encrypted.")).arg(info.name);
        if (info.method != 0 && info.method != Z_DEFLATED)
            return tr(QT_TRANSLATE_NOOP("formats", "\"%1\" is compressed in a way that is not known here."))
                .arg(info.name);
        return refuseSize(info);
    }

  private:
    QString refuseSize(const QuaZipFileInfo64& info) {
        const auto size = static_cast<qint64>(std::min<quint64>(info.uncompressedSize, limit()));
        const auto packed = static_cast<qint64>(std::min<quint64>(info.compressedSize, limit()));
        total_ += size;
        totalPacked_ += packed;
        if (size > limits_.entryBytes)
            return tr(QT_TRANSLATE_NOOP("formats", "\"%1\" would be larger than %2 bytes."))
                .arg(info.name, QString::number(limits_.entryBytes));
        if (total_ > limits_.totalBytes)
            return tr(QT_TRANSLATE_NOOP("formats",
                                        "The files of the archive would be larger than %1 bytes together."))
                .arg(limits_.totalBytes);
        if (size > packed * limits_.ratio)
            return tr(QT_TRANSLATE_NOOP("formats",
                                        "\"%1\" would grow to more than %2 times its size in the archive."))
                .arg(info.name, QString::number(limits_.ratio));
        if (totalPacked_ > archive_.size()) // entries that share their bytes
            return tr(QT_TRANSLATE_NOOP("formats", "The archive is smaller than what it claims to hold."));
        return {};
    }
    [[nodiscard]] quint64 limit() const { return static_cast<quint64>(limits_.totalBytes) + 1; }

    const QByteArray& archive_;
    const ZipLimits& limits_;
    QSet<QString> seen_;
    qint64 total_ = 0;
    qint64 totalPacked_ = 0;
};

/// The bytes of the entry the archive stands at; nothing when they cannot be read or are not what they should
/// be.
std::optional<QByteArray> readCurrent(QuaZip& zip, const QuaZipFileInfo64& info) {
    QuaZipFile entry(&zip);
    if (!entry.open(QIODevice::ReadOnly))
        return std::nullopt;
    // The declared size may be a lie, so one byte more is asked for.
    const auto declared = static_cast<qint64>(info.uncompressedSize);
    QByteArray bytes = entry.read(declared + 1);
    const bool whole = entry.getZipError() == UNZ_OK && bytes.size() == declared;
    entry.close(); // tells whether the checksum is right
    if (!whole || entry.getZipError() != UNZ_OK)
        return std::nullopt;
    return bytes;
}

/// Adds one file; false when QuaZip could not.
bool addEntry(QuaZip& zip, const ZipEntry& entry) {
    QuaZipNewInfo info(entry.name);
    info.dateTime =
        QDateTime(QDate(1980, 1, 1), QTime(0, 0)); // the earliest a zip can say, and always the same
    info.externalAttr = (plainFile | readableByAll) << 16U;
    // What compresses as well as a bomb is stored as it is, or it could not be read again.
    const bool store = qCompress(entry.bytes).size() * (ZipLimits().ratio / 2) < entry.bytes.size();
    QuaZipFile file(&zip);
    if (!file.open(QIODevice::WriteOnly, info, nullptr, 0, store ? 0 : Z_DEFLATED))
        return false;
    const bool written = file.write(entry.bytes) == entry.bytes.size();
    file.close();
    return written && file.getZipError() == ZIP_OK;
}

} // namespace

QString whyNoPackName(const QString& name) {
    constexpr qsizetype longest = 200;
    static const QStringList kinds{QStringLiteral("json"), QStringLiteral("isle"), QStringLiteral("png"),
                                   QStringLiteral("svg"),  QStringLiteral("md"),   QStringLiteral("txt")};
    const QStringList parts = name.split(QLatin1Char('/'));
    if (parts.contains(QStringLiteral("..")))
        return tr(QT_TRANSLATE_NOOP("formats", "The name \"%1\" leads out of the pack's folder.")).arg(name);
    const bool drive = name.size() > 1 && name[1] == QLatin1Char(':');
    if (name.startsWith(QLatin1Char('/')) || name.startsWith(QLatin1Char('\\')) || drive)
        return tr(QT_TRANSLATE_NOOP("formats", "The name \"%1\" is not relative to the pack's folder."))
            .arg(name);
    if (name.contains(QLatin1Char('\\')))
        return tr(QT_TRANSLATE_NOOP("formats", "The name \"%1\" holds a backslash.")).arg(name);
    if (parts.size() > 1)
        return tr(QT_TRANSLATE_NOOP("formats", "The name \"%1\" lies in a folder; a pack has none."))
            .arg(name);
    const auto signs = name.toStdU32String();
    const bool plain = std::all_of(signs.begin(), signs.end(), isPlainSign)
                       && !name.startsWith(QLatin1Char('.')) && !name.endsWith(QLatin1Char('.'))
                       && name == name.normalized(QString::NormalizationForm_C);
    if (!plain || name.isEmpty() || name.toUtf8().size() > longest || isDeviceName(name))
        return tr(QT_TRANSLATE_NOOP("formats",
                                    "\"%1\" is no file name for a pack: letters, digits, dots, hyphens and "
                                    "underscores only, at most %2 bytes."))
            .arg(name, QString::number(longest));
    if (!name.contains(QLatin1Char('.')) || !kinds.contains(name.section(QLatin1Char('.'), -1)))
        return tr(QT_TRANSLATE_NOOP("formats", "\"%1\" is no kind of file a pack holds: %2."))
            .arg(name, kinds.join(QStringLiteral(", ")));
    return {};
}

namespace {

/// An archive in memory. A damaged one sends the reader to places past its end, which QBuffer would complain
/// about on the terminal; here it is just refused.
class ArchiveDevice : public QBuffer {
  public:
    bool seek(qint64 position) override { return position <= size() && QBuffer::seek(position); }
};

} // namespace

QString foldedName(const QString& name) {
    return name.normalized(QString::NormalizationForm_KC)
        .toCaseFolded()
        .normalized(QString::NormalizationForm_KC);
}

Result<std::vector<ZipEntry>, FileError> readZip(const QByteArray& archive, const QString& file,
                                                 const ZipLimits& limits) {
    const auto refuse = [&](const QString& message) { return FileError{file, 0, 0, QString(), message}; };
    ArchiveDevice buffer;
    buffer.setData(archive);
    QuaZip zip(&buffer);
    if (!endsWhole(archive) || !zip.open(QuaZip::mdUnzip))
        return refuse(tr(QT_TRANSLATE_NOOP("formats", "This is not a zip archive, or it is cut short.")));
    const int count = zip.getEntriesCount();
    if (count > limits.entries)
        return refuse(
            tr(QT_TRANSLATE_NOOP("formats", "The archive holds more than %1 files.")).arg(limits.entries));
    Inspector inspector(archive, limits);
    std::vector<ZipEntry> entries;
    for (bool more = zip.goToFirstFile(); more; more = zip.goToNextFile()) {
        QuaZipFileInfo64 info;
        if (!zip.getCurrentFileInfo(&info))
            return refuse(tr(QT_TRANSLATE_NOOP("formats", "The archive's list of files is damaged.")));
        if (const QString reason = inspector.refuse(info); !reason.isEmpty())
            return refuse(reason);
        auto bytes = readCurrent(zip, info);
        if (!bytes)
            return refuse(tr(QT_TRANSLATE_NOOP(
                                 "formats", "\"%1\" is damaged: its bytes do not fit its checksum or size."))
                              .arg(info.name));
        entries.push_back({info.name, *std::move(bytes)});
    }
    if (zip.getZipError() != UNZ_OK || static_cast<int>(entries.size()) != count)
        return refuse(tr(QT_TRANSLATE_NOOP("formats", "The archive's list of files is damaged.")));
    return entries;
}

Result<QByteArray, FileError> writeZip(const std::vector<ZipEntry>& entries) {
    // Into memory, because QuaZip would publish a half-written QSaveFile on its own.
    QBuffer buffer;
    QuaZip zip(&buffer);
    zip.setUtf8Enabled(true); // before open, or other systems guess the names
    const bool open = zip.open(QuaZip::mdCreate);
    const bool added = open && std::all_of(entries.begin(), entries.end(), [&](const ZipEntry& entry) {
                           return addEntry(zip, entry);
                       });
    if (open)
        zip.close();
    if (!added || zip.getZipError() != ZIP_OK)
        return FileError{QString(), 0, 0, QString(),
                         tr(QT_TRANSLATE_NOOP("formats", "The archive could not be put together."))};
    return buffer.data();
}

} // namespace isle
