#include "engine/formats/pack_manifest.h"

#include "engine/formats/json_writer.h"

#include <QCoreApplication>

namespace isle {
namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("formats", text);
}

constexpr const char* formatName = "islewright pack";

using Kind = JsonValue::Kind;

class ManifestReader {
  public:
    explicit ManifestReader(const JsonDocument& document) : document_(document) {}

    Result<PackManifest, JsonError> read() {
        const JsonValue& root = document_.root();
        if (!readHeader(root) || !readText(root, "name", manifest_.name)
            || !readText(root, "author", manifest_.author)
            || !readText(root, "pack_version", manifest_.version)
            || !readText(root, "licence", manifest_.licence) || !readMaps(root))
            return error_;
        return std::move(manifest_);
    }

  private:
    bool fail(const JsonValue& value, const QString& message) {
        error_ = {document_.placeOf(value), message};
        return false;
    }

    bool readHeader(const JsonValue& root) {
        const JsonValue* format = root.find("format");
        if (format == nullptr || !format->is(Kind::String) || format->text != formatName)
            return fail(
                format != nullptr ? *format : root,
                tr(QT_TRANSLATE_NOOP("formats", "This is no Islewright pack: \"format\": \"%1\" is missing."))
                    .arg(QLatin1String(formatName)));
        const JsonValue* version = root.find("version");
        const auto number = version != nullptr ? version->wholeNumber() : std::nullopt;
        if (!number || *number < 1)
            return fail(version != nullptr ? *version : root,
                        tr(QT_TRANSLATE_NOOP("formats", "\"version\" must be a whole number from 1 on.")));
        if (*number > packVersion)
            return fail(*version, tr(QT_TRANSLATE_NOOP(
                                         "formats", "The pack is written in version %1 of the format; this "
                                                    "program reads versions up to %2. A newer Islewright "
                                                    "can open it."))
                                      .arg(*number)
                                      .arg(packVersion));
        return true;
    }

    /// A text that may be missing.
    bool readText(const JsonValue& object, const char* field, QString& text) {
        const JsonValue* value = object.find(field);
        if (value == nullptr)
            return true;
        if (!value->is(Kind::String))
            return fail(*value, tr(QT_TRANSLATE_NOOP("formats", "\"%1\" must be %2, but found %3."))
                                    .arg(QLatin1String(field), tr("a text in quotes"), describe(*value)));
        text = QString::fromStdString(value->text);
        return true;
    }

    bool readMaps(const JsonValue& root) {
        const JsonValue* maps = root.find("maps");
        if (maps == nullptr || !maps->is(Kind::List) || maps->items.empty())
            return fail(maps != nullptr ? *maps : root,
                        tr(QT_TRANSLATE_NOOP("formats", "\"maps\" must be a list of at least one map.")));
        for (const JsonValue& item : maps->items) {
            PackManifest::Entry entry;
            entry.place = document_.placeOf(item);
            const JsonValue* file = item.find("file");
            if (file == nullptr)
                return fail(item,
                            tr(QT_TRANSLATE_NOOP("formats", "A map of the pack must name its \"file\".")));
            if (!readText(item, "file", entry.file) || !readText(item, "preview", entry.preview))
                return false;
            manifest_.maps.push_back(std::move(entry));
        }
        return true;
    }

    const JsonDocument& document_;
    PackManifest manifest_;
    JsonError error_;
};

std::string quoted(const QString& text) {
    return jsonQuoted(text.toStdString());
}

} // namespace

QByteArray writeManifest(const PackManifest& manifest) {
    std::string text = "{\n  \"format\": " + jsonQuoted(formatName);
    text += ",\n  \"version\": " + std::to_string(packVersion);
    text += ",\n  \"name\": " + quoted(manifest.name);
    text += ",\n  \"author\": " + quoted(manifest.author);
    text += ",\n  \"pack_version\": " + quoted(manifest.version);
    text += ",\n  \"licence\": " + quoted(manifest.licence);
    text += ",\n  \"maps\": [";
    for (const PackManifest::Entry& entry : manifest.maps) {
        text += &entry == manifest.maps.data() ? "\n" : ",\n";
        text += "    {\"file\": " + quoted(entry.file);
        if (!entry.preview.isEmpty())
            text += ", \"preview\": " + quoted(entry.preview);
        text += '}';
    }
    text += "\n  ]\n}\n";
    return QByteArray(text.data(), static_cast<qsizetype>(text.size()));
}

Result<PackManifest, JsonError> readManifest(const QByteArray& text) {
    const auto document = JsonDocument::read(text.toStdString());
    if (!document)
        return document.error();
    return ManifestReader(document.value()).read();
}

} // namespace isle
