#include "app/cli/command.h"
#include "editor/export/render.h"
#include "engine/deal/deal.h"

#include <limits>

namespace isle::cli {
namespace {

void declare(QCommandLineParser& parser) {
    parser.addPositionalArgument(QStringLiteral("FILE"), QStringLiteral("A map (.isle)."));
    parser.addOption({{QStringLiteral("o"), QStringLiteral("output")},
                      QStringLiteral("The picture to write, .png or .svg."),
                      QStringLiteral("FILE")});
    parser.addOption({QStringLiteral("seed"),
                      QStringLiteral("Draws the deal of this seed instead of the design."),
                      QStringLiteral("N")});
    declareLayoutOption(parser);
    parser.addOption({QStringLiteral("size"),
                      QStringLiteral("Pixels of the longer side, 1200 when not given."), QStringLiteral("PX"),
                      QStringLiteral("1200")});
}

Exit run(const QCommandLineParser& parser) {
    const auto file = onlyArgument(parser, QStringLiteral("one map to draw"));
    if (!file)
        return Exit::Misuse;
    const QString output = parser.value(QStringLiteral("o"));
    if (!output.endsWith(QLatin1String(".png"), Qt::CaseInsensitive)
        && !output.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive))
        return misuse(
            output.isEmpty()
                ? QStringLiteral("Name the picture to write with -o, a .png or .svg file.")
                : QStringLiteral("The picture must be a .png or .svg file, not \"%1\".").arg(output));
    const auto size = numberFor(parser, QStringLiteral("size"), 16, 16'000);
    if (!size)
        return Exit::Misuse;
    std::optional<std::uint64_t> seed;
    if (parser.isSet(QStringLiteral("seed"))) {
        seed = numberFor(parser, QStringLiteral("seed"), 0, std::numeric_limits<std::uint64_t>::max());
        if (!seed)
            return Exit::Misuse;
    }
    auto map = readMap(*file);
    if (!map || !openLayout(parser, *map))
        return Exit::Misuse;

    BoardPicture picture;
    if (seed) {
        const auto board = deal(*map, *seed);
        if (!board) {
            complain(*file + QStringLiteral(": ") + QString::fromStdString(board.error().sentence()));
            return Exit::Problems;
        }
        picture = pictureOf(*map, board.value());
    } else {
        picture = pictureOf(*map);
    }
    const auto written =
        renderToFile(picture, static_cast<int>(*size), QString::fromStdString(map->title), output);
    return written ? Exit::Fine : misuse(written.error().sentence());
}

} // namespace

const Command renderCommand{"render", "FILE", "Draws a map, or a deal of it, as a picture.",
                            declare,  run,    true};

} // namespace isle::cli
