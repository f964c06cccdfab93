#include "app/cli/command.h"
#include "engine/formats/isle_file.h"
#include "engine/generate/generate.h"
#include "engine/generate/reference.h"
#include "engine/generate/specials.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <limits>

namespace isle::cli {
namespace {

const QString shippedFolder = QStringLiteral(":/islewright/maps");

void declare(QCommandLineParser& parser) {
    const auto add = [&](const char* name, const char* text, const char* value = nullptr) {
        QCommandLineOption option(QString::fromLatin1(name), QString::fromUtf8(text));
        if (value != nullptr)
            option.setValueName(QString::fromLatin1(value));
        parser.addOption(option);
    };
    add("blank", "Begins with nothing but sea: rows and columns, \"9x11\".", "ROWSxCOLUMNS");
    add("void", "With --blank: begins with nothing at all.");
    add("from", "Begins with a map that comes with the program (\"first-island\") or with a file.", "NAME");
    add("reference", "Begins with the board others are compared with, for 2 to 8 seats.", "SEATS");
    add("frame", "With --reference: what lies round it, \"none\", \"coast\" (when not given) or \"open\".",
        "FRAME");
    add("random", "Begins with a random archipelago.");
    add("size", "With --random: rows and columns, \"9x11\" when not given.", "ROWSxCOLUMNS");
    add("islands", "With --random: how many islands, 3 when not given.", "NUMBER");
    add("sea", "With --random: hexes of sea in a hundred, 60 when not given.", "PERCENT");
    add("home", "With --random: the home island, \"hexagon\", \"bar\", \"ring\" or \"blob\".", "SHAPE");
    add("symmetry", "With --random: \"none\", \"2\", \"3\", \"6\" or \"mirror\".", "SYMMETRY");
    add("seats", "With --random: the most seats, 4 when not given.", "SEATS");
    add("specials",
        "With --random: gold, desert, fog, villages, chips, fortresses, canal, chests, wonders with commas "
        "between "
        "them; \"gold=3\" for so many.",
        "LIST");
    add("harbours", "With --random: how many harbours.", "NUMBER");
    add("fixed", "With --random: fixes terrain, numbers and harbour kinds.");
    add("seed", "With --random: the seed, 1 when not given.", "NUMBER");
    parser.addOption({{QStringLiteral("o"), QStringLiteral("output")},
                      QStringLiteral("The file to write."),
                      QStringLiteral("FILE")});
}

QString text(const QCommandLineParser& parser, const char* option) {
    return parser.value(QString::fromLatin1(option));
}

struct Size {
    int rows = 0;
    int cols = 0;
};

std::optional<Size> sizeFrom(const QString& given) {
    const QStringList sides = given.split(QLatin1Char('x'), Qt::KeepEmptyParts, Qt::CaseInsensitive);
    if (sides.size() == 2) {
        bool rowsOk = false;
        bool colsOk = false;
        const Size size{sides[0].toInt(&rowsOk), sides[1].toInt(&colsOk)};
        if (rowsOk && colsOk && size.rows >= 1 && size.cols >= 1 && size.rows <= maxMapSide
            && size.cols <= maxMapSide)
            return size;
    }
    complain(QStringLiteral("A size is rows and columns from 1 to %1, as in \"9x11\", not \"%2\".")
                 .arg(maxMapSide)
                 .arg(given));
    return std::nullopt;
}

std::optional<Map> blank(const QCommandLineParser& parser) {
    const auto size = sizeFrom(text(parser, "blank"));
    if (!size)
        return std::nullopt;
    const bool nothing = parser.isSet(QStringLiteral("void"));
    Map map = blankMap(size->rows, size->cols, nothing ? Terrain::Void : Terrain::Sea);
    if (!nothing)
        map.options.set(Option::Expansions, static_cast<int>(Expansions::Sea)); // S-17
    return map;
}

std::optional<Map> from(const QCommandLineParser& parser) {
    const QString name = text(parser, "from");
    const QString shipped = shippedFolder + QLatin1Char('/') + name + QStringLiteral(".isle");
    if (!name.contains(QLatin1Char('/')) && QFileInfo::exists(shipped))
        return readMap(shipped);
    if (QFileInfo::exists(name))
        return readMap(name);
    QStringList names;
    for (const QFileInfo& file :
         QDir(shippedFolder).entryInfoList({QStringLiteral("*.isle")}, QDir::Files, QDir::Name))
        names.push_back(file.completeBaseName());
    complain(QStringLiteral("There is no map \"%1\". These come with the program: %2.")
                 .arg(name, names.join(QStringLiteral(", "))));
    return std::nullopt;
}

std::optional<Map> reference(const QCommandLineParser& parser) {
    const auto seats = numberFor(parser, QStringLiteral("reference"), 2, maxSeats);
    const QString frame = text(parser, "frame");
    if (!seats)
        return std::nullopt;
    if (frame.isEmpty() || frame == QLatin1String("coast"))
        return referenceMap(static_cast<int>(*seats), SeaFrame::Coast);
    if (frame == QLatin1String("none"))
        return referenceMap(static_cast<int>(*seats), SeaFrame::None);
    if (frame == QLatin1String("open"))
        return referenceMap(static_cast<int>(*seats), SeaFrame::Open);
    complain(QStringLiteral("The option --frame takes none, coast or open, not \"%1\".").arg(frame));
    return std::nullopt;
}

/// "fog,gold=3"
bool setSpecials(const QString& list, GenerateOptions& options) {
    for (const QString& part : list.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const QString name = part.section(QLatin1Char('='), 0, 0).trimmed();
        const auto special = specialNamed(name.toStdString());
        bool ok = special.has_value();
        int count = ok ? usualCount(*special, options.seats) : 0;
        if (ok && part.contains(QLatin1Char('=')))
            count = part.section(QLatin1Char('='), 1).toInt(&ok);
        if (!ok || count < 0) {
            complain(
                QStringLiteral("The option --specials takes gold, desert, fog, villages, chips, fortresses, "
                               "canal, chests and wonders, each with or without a number, not \"%1\".")
                    .arg(part));
            return false;
        }
        setCount(options.specials, *special, count);
    }
    return true;
}

/// Sets a number of the options when it is given; false, with a sentence told, when it is wrong.
template <class Number>
bool setNumber(const QCommandLineParser& parser, const char* option, std::uint64_t lowest,
               std::uint64_t highest, Number& number) {
    const QString name = QString::fromLatin1(option);
    if (!parser.isSet(name))
        return true;
    const auto given = numberFor(parser, name, lowest, highest);
    if (given)
        number = static_cast<Number>(*given);
    return given.has_value();
}

bool setNumbers(const QCommandLineParser& parser, GenerateOptions& options) {
    int harbours = 0;
    constexpr int many = 999;
    if (!setNumber(parser, "islands", 1, many, options.islands)
        || !setNumber(parser, "sea", 0, 100, options.seaShare)
        || !setNumber(parser, "seats", 2, maxSeats, options.seats)
        || !setNumber(parser, "seed", 0, std::numeric_limits<std::uint64_t>::max(), options.seed)
        || !setNumber(parser, "harbours", 0, many, harbours))
        return false;
    if (parser.isSet(QStringLiteral("harbours")))
        options.harbours = harbours;
    if (const QString size = text(parser, "size"); !size.isEmpty()) {
        const auto sides = sizeFrom(size);
        if (!sides)
            return false;
        options.rows = sides->rows;
        options.cols = sides->cols;
    }
    return true;
}

bool setShapes(const QCommandLineParser& parser, GenerateOptions& options) {
    if (const QString home = text(parser, "home"); !home.isEmpty()) {
        const auto shape = homeShapeNamed(home.toStdString());
        if (!shape) {
            complain(
                QStringLiteral("The option --home takes hexagon, bar, ring or blob, not \"%1\".").arg(home));
            return false;
        }
        options.home = *shape;
    }
    if (const QString name = text(parser, "symmetry"); !name.isEmpty()) {
        const auto symmetry = mapSymmetryNamed(name.toStdString());
        if (!symmetry) {
            complain(
                QStringLiteral("The option --symmetry takes none, 2, 3, 6 or mirror, not \"%1\".").arg(name));
            return false;
        }
        options.symmetry = *symmetry;
    }
    options.shuffled = !parser.isSet(QStringLiteral("fixed"));
    return true;
}

/// Options of the map that is asked for; nothing, with a sentence told, when they are wrong.
std::optional<GenerateOptions> randomOptions(const QCommandLineParser& parser) {
    GenerateOptions options;
    if (!setNumbers(parser, options) || !setShapes(parser, options)
        || !setSpecials(text(parser, "specials"), options))
        return std::nullopt;
    return options;
}

Exit write(const QString& output, const Map& map) {
    if (const auto error = saveIsle(map, output); !error) {
        complain(error.error().sentence());
        return Exit::Misuse;
    }
    print(output);
    return Exit::Fine;
}

Exit writeRandom(const QCommandLineParser& parser, const QString& output) {
    const auto options = randomOptions(parser);
    if (!options)
        return Exit::Misuse;
    const auto map = generateMap(*options);
    if (map)
        return write(output, map.value());
    complain(QString::fromStdString(map.error().english()));
    return Exit::Problems;
}

Exit run(const QCommandLineParser& parser) {
    const QStringList ways{QStringLiteral("blank"), QStringLiteral("from"), QStringLiteral("reference"),
                           QStringLiteral("random")};
    const auto given =
        std::count_if(ways.begin(), ways.end(), [&](const QString& way) { return parser.isSet(way); });
    if (given != 1 || !parser.positionalArguments().isEmpty())
        return misuse(QStringLiteral("Say how the map begins: --blank, --from, --reference or --random."));
    const QString output = parser.value(QStringLiteral("output"));
    if (output.isEmpty())
        return misuse(QStringLiteral("Name the file to write with -o FILE."));
    if (parser.isSet(QStringLiteral("random")))
        return writeRandom(parser, output);
    const auto map = parser.isSet(QStringLiteral("blank"))  ? blank(parser)
                     : parser.isSet(QStringLiteral("from")) ? from(parser)
                                                            : reference(parser);
    return map ? write(output, *map) : Exit::Misuse;
}

} // namespace

const Command newCommand{"new", "-o FILE",
                         "Begins a map: blank, from another one, as a reference board or at random.", declare,
                         run};

} // namespace isle::cli
