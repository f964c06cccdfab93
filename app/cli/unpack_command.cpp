#include "app/cli/command.h"
#include "engine/formats/pack_file.h"

namespace isle::cli {
namespace {

void declare(QCommandLineParser& parser) {
    parser.addPositionalArgument(QStringLiteral("PACK"), QStringLiteral("A pack (.islepack)."));
    parser.addOption({{QStringLiteral("d"), QStringLiteral("directory")},
                      QStringLiteral("The folder to write its maps into."),
                      QStringLiteral("DIR")});
}

Exit run(const QCommandLineParser& parser) {
    const auto file = onlyArgument(parser, QStringLiteral("one pack to unpack"));
    if (!file)
        return Exit::Misuse;
    const QString folder = parser.value(QStringLiteral("d"));
    if (folder.isEmpty())
        return misuse(QStringLiteral("Name the folder to unpack into with -d."));
    const auto pack = loadPack(*file);
    if (!pack)
        return misuse(pack.error().sentence());
    const auto written = unpackTo(pack.value(), folder);
    return written ? Exit::Fine : misuse(written.error().sentence());
}

} // namespace

const Command unpackCommand{"unpack", "PACK", "Takes the maps out of a pack.", declare, run};

} // namespace isle::cli
