#include "app/cli/command.h"
#include "editor/export/render.h"
#include "engine/formats/pack_file.h"

#include <QFileInfo>
#include <QSet>

namespace isle::cli {
namespace {

constexpr int previewSize = 512;

void declare(QCommandLineParser& parser) {
    parser.addPositionalArgument(QStringLiteral("FILE"), QStringLiteral("Maps (.isle)."),
                                 QStringLiteral("FILE…"));
    parser.addOption({{QStringLiteral("o"), QStringLiteral("output")},
                      QStringLiteral("The pack to write (.islepack)."),
                      QStringLiteral("OUT.islepack")});
    parser.addOption({QStringLiteral("name"),
                      QStringLiteral("The pack's name; else the title of its only map, or "
                                     "the name of its file."),
                      QStringLiteral("TEXT")});
    parser.addOption({QStringLiteral("author"),
                      QStringLiteral("Who made it; else the author of the first map."),
                      QStringLiteral("TEXT")});
    parser.addOption({QStringLiteral("pack-version"),
                      QStringLiteral("The pack's own version, 1.0 when not given."), QStringLiteral("TEXT"),
                      QStringLiteral("1.0")});
    parser.addOption({QStringLiteral("licence"), QStringLiteral("Its licence; else that of the first map."),
                      QStringLiteral("TEXT")});
}

/// A file name no other map of the pack has, whatever its case.
QString freeName(const QString& wanted, QSet<QString>& taken) {
    QString name = wanted;
    const QString stem = QFileInfo(wanted).completeBaseName();
    for (int number = 2; taken.contains(name.toLower()); ++number)
        name = QStringLiteral("%1-%2.isle").arg(stem).arg(number);
    taken.insert(name.toLower());
    return name;
}

QString given(const QCommandLineParser& parser, const QString& option, const std::string& otherwise) {
    return parser.isSet(option) ? parser.value(option) : QString::fromStdString(otherwise);
}

Exit run(const QCommandLineParser& parser) {
    const QString output = parser.value(QStringLiteral("o"));
    const QStringList files = parser.positionalArguments();
    if (output.isEmpty())
        return misuse(QStringLiteral("Name the pack to write with -o, an .islepack file."));
    if (files.isEmpty())
        return misuse(QStringLiteral("Name the maps to pack."));

    Pack pack;
    QSet<QString> taken;
    for (const QString& file : files) {
        auto map = readMap(file);
        if (!map)
            return Exit::Misuse;
        const QString fileName = freeName(packFileName(*map), taken);
        const QByteArray preview = renderPng(pictureOf(*map), previewSize);
        pack.maps.push_back({fileName, std::move(*map), preview});
    }
    const Map& first = pack.maps.front().map;
    const std::string fallback = pack.maps.size() == 1 && !first.title.empty()
                                     ? first.title
                                     : QFileInfo(output).completeBaseName().toStdString();
    pack.name = given(parser, QStringLiteral("name"), fallback);
    pack.author = given(parser, QStringLiteral("author"), first.author);
    pack.licence = given(parser, QStringLiteral("licence"), first.licence);
    pack.version = parser.value(QStringLiteral("pack-version"));
    const auto saved = savePack(pack, output);
    return saved ? Exit::Fine : misuse(saved.error().sentence());
}

} // namespace

const Command packCommand{"pack", "FILE…", "Puts maps into a pack to send to others.", declare, run, true};

} // namespace isle::cli
