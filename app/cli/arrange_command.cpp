#include "app/cli/command.h"
#include "engine/arrange/arrange.h"
#include "engine/formats/isle_file.h"
#include "engine/formats/json_writer.h"

#include <algorithm>
#include <limits>

namespace isle::cli {
namespace {

void declare(QCommandLineParser& parser) {
    parser.addPositionalArgument(QStringLiteral("FILE"), QStringLiteral("A map (.isle)."));
    const auto add = [&](const char* name, const char* text, const char* value = nullptr) {
        QCommandLineOption option(QString::fromLatin1(name), QString::fromUtf8(text));
        if (value != nullptr)
            option.setValueName(QString::fromLatin1(value));
        parser.addOption(option);
    };
    add("preset",
        "Wishes what a preset checks: \"official\" (when no wish is given), \"strict\" or \"relaxed\".",
        "PRESET");
    add("wish",
        "Wishes that a check finds nothing, \"terrain-clump\" or \"terrain-clump=2\"; may be given often.",
        "CHECK[=NUMBER,…]");
    add("lock", "Hexes that keep what they have, \"D5,E6\".", "HEXES");
    add("layers",
        "What may move: terrain, numbers, harbours (these when not given) and barren for deserts and gold.",
        "LIST");
    add("seed", "The seed, 1 when not given.", "NUMBER");
    add("work", "How long to look, in arrangements tried.", "NUMBER");
    declareLayoutOption(parser);
    parser.addOption({{QStringLiteral("o"), QStringLiteral("output")},
                      QStringLiteral("The file to write."),
                      QStringLiteral("FILE")});
    parser.addOption({QStringLiteral("json"), QStringLiteral("Tells what came of it as one line of JSON.")});
}

std::optional<CheckProfile> profileFor(const QCommandLineParser& parser) {
    const QString name = parser.value(QStringLiteral("preset"));
    CheckProfile profile;
    if (name.isEmpty())
        return profile;
    const auto preset = presetNamed(name.toStdString());
    if (!preset || *preset == Preset::Off) {
        complain(
            QStringLiteral("The option --preset takes official, strict or relaxed, not \"%1\".").arg(name));
        return std::nullopt;
    }
    profile.preset = *preset;
    return profile;
}

QString namesOfChecks() {
    QStringList names;
    for (const Check* check : arrangeableChecks())
        names.push_back(QString::fromUtf8(check->id.data(), static_cast<qsizetype>(check->id.size())));
    return names.join(QStringLiteral(", "));
}

/// "terrain-clump=2" with the other limits of the profile.
std::optional<Wish> wishFrom(const QString& given, const CheckProfile& profile) {
    const std::string id = given.section(QLatin1Char('='), 0, 0).trimmed().toStdString();
    const auto checks = arrangeableChecks();
    const auto check =
        std::find_if(checks.begin(), checks.end(), [&](const Check* each) { return each->id == id; });
    if (check == checks.end()) {
        complain(QStringLiteral("There is no wish \"%1\". These there are: %2.")
                     .arg(QString::fromStdString(id), namesOfChecks()));
        return std::nullopt;
    }
    Wish wish = wishOf(**check, profile);
    if (!given.contains(QLatin1Char('=')))
        return wish;
    const QStringList numbers = given.section(QLatin1Char('='), 1).split(QLatin1Char(','));
    const auto thresholds = (*check)->thresholds;
    for (qsizetype i = 0; i < numbers.size(); ++i) {
        const auto place = static_cast<std::size_t>(i);
        bool ok = false;
        const double number = numbers[i].toDouble(&ok);
        if (!ok || place >= thresholds.size() || number < thresholds[place].lowest
            || number > thresholds[place].highest) {
            complain(thresholds.empty()
                         ? QStringLiteral("The wish \"%1\" takes no number.").arg(QString::fromStdString(id))
                         : QStringLiteral(
                               "The wish \"%1\" takes up to %2 numbers, the first from %3 to %4; \"%5\" is "
                               "not one of them.")
                               .arg(QString::fromStdString(id))
                               .arg(thresholds.size())
                               .arg(thresholds[0].lowest)
                               .arg(thresholds[0].highest)
                               .arg(numbers[i]));
            return std::nullopt;
        }
        wish.limits[place] = number;
    }
    return wish;
}

bool setWishes(const QCommandLineParser& parser, ArrangeRequest& request) {
    const auto profile = profileFor(parser);
    if (!profile)
        return false;
    const QStringList given = parser.values(QStringLiteral("wish"));
    if (given.isEmpty() || parser.isSet(QStringLiteral("preset")))
        request.wishes = wishesOf(*profile, request.map);
    for (const QString& each : given) {
        auto wish = wishFrom(each, *profile);
        if (!wish)
            return false;
        std::erase_if(request.wishes, [&](const Wish& other) { return other.check == wish->check; });
        request.wishes.push_back(std::move(*wish));
    }
    return true;
}

bool setLocks(const QCommandLineParser& parser, ArrangeRequest& request) {
    for (const QString& name :
         parser.value(QStringLiteral("lock")).split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const auto cell = cellNamed(name.trimmed().toStdString());
        if (!cell || !request.map.contains(*cell)) {
            complain(
                QStringLiteral("The map has no hex \"%1\" to lock; name hexes as in \"D5,E6\".").arg(name));
            return false;
        }
        request.locked.push_back(*cell);
    }
    return true;
}

bool setLayers(const QCommandLineParser& parser, ArrangeRequest& request) {
    if (!parser.isSet(QStringLiteral("layers")))
        return true;
    ArrangeLayers layers{false, false, false, false};
    for (const QString& name :
         parser.value(QStringLiteral("layers")).split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        bool* layer = name == QLatin1String("terrain")    ? &layers.terrain
                      : name == QLatin1String("numbers")  ? &layers.numbers
                      : name == QLatin1String("harbours") ? &layers.harbours
                      : name == QLatin1String("barren")   ? &layers.barren
                                                          : nullptr;
        if (layer == nullptr) {
            complain(
                QStringLiteral("The option --layers takes terrain, numbers, harbours and barren, not \"%1\".")
                    .arg(name));
            return false;
        }
        *layer = true;
    }
    request.layers = layers;
    return true;
}

bool setNumbers(const QCommandLineParser& parser, ArrangeRequest& request) {
    for (const auto& [name, lowest, place] : {std::tuple{"seed", std::uint64_t{0}, &request.seed},
                                              std::tuple{"work", std::uint64_t{1}, &request.work}}) {
        const QString option = QString::fromLatin1(name);
        if (!parser.isSet(option))
            continue;
        const auto number = numberFor(parser, option, lowest, std::numeric_limits<std::uint64_t>::max());
        if (!number)
            return false;
        *place = *number;
    }
    return true;
}

const char* nameOf(ArrangeOutcome outcome) {
    constexpr std::array names{"arranged", "collides", "not found", "cancelled", "refused"};
    return names[static_cast<std::size_t>(outcome)];
}

std::string jsonList(const std::vector<std::string>& words) {
    std::string list = "[";
    for (const std::string& word : words)
        list += (list.size() == 1 ? "" : ",") + jsonQuoted(word);
    return list + "]";
}

std::string jsonOf(const ArrangeResult& result) {
    std::string line = std::string("{\"outcome\":") + jsonQuoted(nameOf(result.outcome))
                       + ",\"sentence\":" + jsonQuoted(result.sentence.english())
                       + ",\"before\":" + QString::number(result.before.score(), 'f', 1).toStdString()
                       + ",\"after\":" + QString::number(result.after.score(), 'f', 1).toStdString()
                       + ",\"kept\":" + jsonList(result.kept) + ",\"broken\":" + jsonList(result.broken);
    if (result.collision) {
        std::vector<std::string> locked;
        for (const Cell cell : result.collision->locked)
            locked.push_back(nameOf(cell));
        line += ",\"collision\":{\"wishes\":" + jsonList(result.collision->wishes) + ",\"locked\":"
                + jsonList(locked) + ",\"minimal\":" + (result.collision->minimal ? "true" : "false") + "}";
    }
    return line + "}";
}

/// Nothing is written that is not as wished.
Exit finish(const QCommandLineParser& parser, const ArrangeResult& result, const QString& output) {
    const bool arranged = result.outcome == ArrangeOutcome::Arranged;
    if (arranged)
        if (const auto saved = saveIsle(result.map, output); !saved)
            return misuse(saved.error().sentence());
    if (parser.isSet(QStringLiteral("json")))
        print(jsonOf(result));
    else if (arranged)
        print(QStringLiteral("%1: balance %2 before, %3 after; %4 wishes kept")
                  .arg(output, QString::number(result.before.score(), 'f', 1),
                       QString::number(result.after.score(), 'f', 1), QString::number(result.kept.size())));
    if (!arranged)
        complain(QString::fromStdString(result.sentence.english()));
    return arranged ? Exit::Fine : Exit::Problems;
}

Exit run(const QCommandLineParser& parser) {
    const auto file = onlyArgument(parser, QStringLiteral("the map to arrange"));
    if (!file)
        return Exit::Misuse;
    const QString output = parser.value(QStringLiteral("output"));
    if (output.isEmpty())
        return misuse(QStringLiteral("Name the file to write with -o FILE."));
    auto map = readMap(*file);
    if (!map || !openLayout(parser, *map))
        return Exit::Misuse;
    ArrangeRequest request;
    request.map = std::move(*map);
    if (!setWishes(parser, request) || !setLocks(parser, request) || !setLayers(parser, request)
        || !setNumbers(parser, request))
        return Exit::Misuse;
    return finish(parser, arrangeMap(request), output);
}

} // namespace

const Command arrangeCommand{"arrange", "FILE -o FILE",
                             "Places terrain, numbers and harbours so that checks find nothing.", declare,
                             run};

} // namespace isle::cli
