#include "app/cli/command.h"
#include "engine/map/layouts.h"

namespace isle::cli {
namespace {

const QString optionName = QStringLiteral("layout");

/// The layout of a name or, when none is named so, of a place from 1 on.
std::optional<std::size_t> layoutNamed(const Map& map, const QString& wanted) {
    for (std::size_t i = 0; i < layoutCount(map); ++i)
        if (QString::fromStdString(layoutAt(map, i).name) == wanted)
            return i;
    bool isNumber = false;
    const uint place = wanted.toUInt(&isNumber);
    if (isNumber && place >= 1 && place <= layoutCount(map))
        return place - 1;
    return std::nullopt;
}

} // namespace

void declareLayoutOption(QCommandLineParser& parser) {
    parser.addOption({optionName,
                      QStringLiteral("The layout of the map to look at: its place from 1 on, or its name. "
                                     "Without it the one for the number of seats where that is given, else "
                                     "the one that is open in the file."),
                      QStringLiteral("LAYOUT")});
}

bool openLayout(const QCommandLineParser& parser, Map& map, std::optional<int> seats) {
    if (!parser.isSet(optionName)) {
        if (const auto meant = seats ? layoutFor(map, *seats) : std::nullopt)
            switchLayout(map, *meant);
        return true;
    }
    const QString wanted = parser.value(optionName);
    const auto layout = layoutNamed(map, wanted);
    if (layout)
        switchLayout(map, *layout);
    else
        complain(
            QStringLiteral("The map has no layout \"%1\"; it has %2.").arg(wanted).arg(layoutCount(map)));
    return layout.has_value();
}

} // namespace isle::cli
