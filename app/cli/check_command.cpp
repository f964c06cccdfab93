#include "app/cli/command.h"
#include "engine/checks/profile.h"
#include "engine/checks/sample.h"
#include "engine/formats/json_writer.h"

#include <QFile>

#include <algorithm>
#include <cstdint>

namespace isle::cli {
namespace {

void declare(QCommandLineParser& parser) {
    parser.addPositionalArgument(QStringLiteral("FILE"), QStringLiteral("Maps (.isle)."),
                                 QStringLiteral("FILE…"));
    parser.addOption({QStringLiteral("preset"),
                      QStringLiteral("Which checks speak: official (default), strict, relaxed or off."),
                      QStringLiteral("NAME")});
    parser.addOption({QStringLiteral("profile"),
                      QStringLiteral("A file of lines that say more: “terrain-clump at-most 4”."),
                      QStringLiteral("FILE")});
    parser.addOption({QStringLiteral("boxes"),
                      QStringLiteral("The boxes owned, for the box checks: “base, seafarers*2”."),
                      QStringLiteral("LIST")});
    parser.addOption({QStringLiteral("sample"),
                      QStringLiteral("Deals each map so many times and says in how many deals a check fails. "
                                     "That is told, but changes no exit code."),
                      QStringLiteral("K")});
    parser.addOption({QStringLiteral("seed"), QStringLiteral("The seed of the first deal; 1 by default."),
                      QStringLiteral("S")});
    declareLayoutOption(parser);
    parser.addOption(
        {QStringLiteral("json"), QStringLiteral("Tells the problems of each map as one line of JSON.")});
}

/// What the maps are checked by; nothing, with a sentence told, when an option is wrong.
std::optional<CheckProfile> profileFrom(const QCommandLineParser& parser) {
    CheckProfile profile;
    if (parser.isSet(QStringLiteral("profile"))) {
        const QString path = parser.value(QStringLiteral("profile"));
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly)) {
            complain(path + QStringLiteral(": ") + file.errorString());
            return std::nullopt;
        }
        auto read = CheckProfile::fromText(file.readAll().toStdString());
        if (!read) {
            complain(path + QStringLiteral(": ") + QString::fromStdString(read.error().english()));
            return std::nullopt;
        }
        profile = std::move(read.value());
    }
    if (parser.isSet(QStringLiteral("preset"))) {
        const QString name = parser.value(QStringLiteral("preset"));
        const auto preset = presetNamed(name.toStdString());
        if (!preset) {
            complain(QStringLiteral("There is no preset “%1”; there are official, strict, relaxed and off.")
                         .arg(name));
            return std::nullopt;
        }
        profile.preset = *preset;
    }
    if (parser.isSet(QStringLiteral("boxes"))) {
        auto boxes = ownedBoxesFrom(parser.value(QStringLiteral("boxes")).toStdString());
        if (!boxes) {
            complain(QString::fromStdString(boxes.error().english()));
            return std::nullopt;
        }
        profile.boxes = std::move(boxes.value());
    }
    return profile;
}

/// How many deals to sample; 0 for none, nothing when an option is wrong.
std::optional<SampleOptions> samplingFrom(const QCommandLineParser& parser) {
    SampleOptions options{0, 1};
    if (parser.isSet(QStringLiteral("sample"))) {
        const auto count = numberFor(parser, QStringLiteral("sample"), 1, 1000000);
        if (!count)
            return std::nullopt;
        options.count = static_cast<int>(*count);
    }
    if (parser.isSet(QStringLiteral("seed"))) {
        const auto seed = numberFor(parser, QStringLiteral("seed"), 0, UINT64_MAX);
        if (!seed)
            return std::nullopt;
        options.seed = *seed;
    }
    return options;
}

/// A list of JSON values.
template <class Items, class Describe>
std::string listOf(const Items& items, Describe describe) {
    std::string list = "[";
    for (const auto& item : items)
        list += (list.size() == 1 ? "" : ",") + describe(item);
    return list + "]";
}

std::string placeOf(Cell cell) {
    return "\"row\":" + std::to_string(cell.row) + ",\"col\":" + std::to_string(cell.col);
}

std::string jsonOf(const Problem& problem) {
    const Check* check = checkNamed(problem.check);
    std::string line =
        "{\"check\":" + jsonQuoted(problem.check) + ",\"group\":" + jsonQuoted(nameOf(check->group))
        + ",\"severity\":" + jsonQuoted(nameOf(problem.severity)) + ",\"key\":" + jsonQuoted(problem.key)
        + ",\"message\":" + jsonQuoted(problem.message.english());
    line += ",\"hexes\":" + listOf(problem.hexes, [](Cell cell) { return '{' + placeOf(cell) + '}'; });
    line +=
        ",\"edges\":" + listOf(problem.edges, [](EdgePlace edge) {
            return '{' + placeOf(edge.cell) + ",\"direction\":" + jsonQuoted(nameOf(edge.direction)) + '}';
        });
    line +=
        ",\"crossings\":" + listOf(problem.crossings, [](CrossingPlace crossing) {
            return '{' + placeOf(crossing.cell) + ",\"corner\":" + jsonQuoted(nameOf(crossing.corner)) + '}';
        });
    line +=
        ",\"fixes\":" + listOf(problem.fixes, [](const Fix& fix) { return jsonQuoted(fix.label.english()); });
    if (problem.scope == DealScope::SomeDeals)
        line += ",\"failing\":" + std::to_string(problem.failing) + ",\"sampled\":"
                + std::to_string(problem.sampled) + ",\"seed\":" + std::to_string(problem.exampleSeed);
    if (problem.accepted)
        line += ",\"accepted\":" + jsonQuoted(*problem.accepted);
    return line + "}";
}

/// What was found in one map.
struct Findings {
    std::vector<Problem> problems;
    std::optional<SampleOutcome> sample;
};

std::string jsonOf(const QString& file, const Findings& found) {
    const auto describe = [](const Problem& problem) { return jsonOf(problem); };
    std::string line =
        "{\"file\":" + jsonQuoted(file.toStdString()) + ",\"problems\":" + listOf(found.problems, describe);
    if (found.sample) {
        line += ",\"sampled\":" + std::to_string(found.sample->sampled);
        if (found.sample->refusal)
            line += ",\"refusal\":" + jsonQuoted(found.sample->refusal->sentence());
        line += ",\"inDeals\":" + listOf(found.sample->problems, describe);
    }
    return line + "}";
}

std::string sentenceOf(const Problem& problem) {
    std::string sentence = problem.accepted ? "accepted: " : std::string(nameOf(problem.severity)) + ": ";
    if (problem.scope == DealScope::SomeDeals)
        sentence += shareOf(problem).english() + " For example with seed "
                    + std::to_string(problem.exampleSeed) + ": ";
    sentence += problem.message.english();
    if (problem.accepted && !problem.accepted->empty())
        sentence += " (" + *problem.accepted + ')';
    return sentence + " [" + std::string(problem.check) + ']';
}

void tell(const QString& file, const Findings& found) {
    const std::string name = file.toStdString() + ": ";
    if (found.problems.empty())
        print(name + "no problems");
    for (const Problem& problem : found.problems)
        print(name + sentenceOf(problem));
    if (!found.sample)
        return;
    if (found.sample->refusal)
        print(name + "cannot be dealt: " + found.sample->refusal->sentence());
    else if (found.sample->problems.empty())
        print(name + "no problems in " + std::to_string(found.sample->sampled) + " sampled deals");
    for (const Problem& problem : found.sample->problems)
        print(name + sentenceOf(problem));
}

/// A hint is no problem yet, and what is accepted is none.
Exit exitFor(const Findings& found) {
    const bool wrong = std::any_of(found.problems.begin(), found.problems.end(), [](const Problem& problem) {
        return problem.severity != Severity::Hint && problem.open();
    });
    return wrong || (found.sample && found.sample->refusal) ? Exit::Problems : Exit::Fine;
}

Exit run(const QCommandLineParser& parser) {
    const QStringList files = parser.positionalArguments();
    if (files.isEmpty())
        return misuse(QStringLiteral("Name the maps to check."));
    const auto profile = profileFrom(parser);
    const auto sampling = samplingFrom(parser);
    if (!profile || !sampling)
        return Exit::Misuse;
    Exit exit = Exit::Fine;
    for (const QString& file : files) {
        auto map = readMap(file);
        if (!map || !openLayout(parser, *map)) {
            exit = Exit::Misuse;
            continue;
        }
        const auto topology = std::make_shared<const Topology>(shapeOf(*map));
        Findings found{checkMap(*map, *topology, *profile), std::nullopt};
        if (sampling->count > 0)
            found.sample = sampleDeals(*map, topology, *profile, *sampling);
        if (parser.isSet(QStringLiteral("json")))
            print(jsonOf(file, found));
        else
            tell(file, found);
        exit = worse(exit, exitFor(found));
    }
    return exit;
}

} // namespace

const Command checkCommand{"check", "FILE…", "Checks maps and says what is wrong with them.", declare, run};

} // namespace isle::cli
