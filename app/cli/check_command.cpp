#include "app/cli/command.h"
#include "engine/checks/check.h"
#include "engine/formats/json_writer.h"

namespace isle::cli {
namespace {

void declare(QCommandLineParser& parser) {
    parser.addPositionalArgument(QStringLiteral("FILE"), QStringLiteral("Maps (.isle)."),
                                 QStringLiteral("FILE…"));
    declareLayoutOption(parser);
    parser.addOption(
        {QStringLiteral("json"), QStringLiteral("Tells the problems of each map as one line of JSON.")});
}

std::string jsonOf(const QString& file, const std::vector<Problem>& problems) {
    std::string line = "{\"file\":" + jsonQuoted(file.toStdString()) + ",\"problems\":[";
    for (std::size_t i = 0; i < problems.size(); ++i) {
        const Problem& problem = problems[i];
        line += (i == 0 ? "{" : ",{");
        line += "\"check\":" + jsonQuoted(problem.check)
                + ",\"severity\":" + jsonQuoted(nameOf(problem.severity))
                + ",\"message\":" + jsonQuoted(problem.message.english()) + ",\"hexes\":[";
        for (std::size_t h = 0; h < problem.hexes.size(); ++h)
            line += (h == 0 ? "" : ",") + std::string("{\"row\":") + std::to_string(problem.hexes[h].row)
                    + ",\"col\":" + std::to_string(problem.hexes[h].col) + "}";
        line += "]}";
    }
    return line + "]}";
}

void tell(const QString& file, const std::vector<Problem>& problems) {
    if (problems.empty())
        print(file + QStringLiteral(": no problems"));
    for (const Problem& problem : problems)
        print(file.toStdString() + ": " + std::string(nameOf(problem.severity)) + ": "
              + problem.message.english() + " [" + std::string(problem.check) + "]");
}

Exit run(const QCommandLineParser& parser) {
    const QStringList files = parser.positionalArguments();
    if (files.isEmpty())
        return misuse(QStringLiteral("Name the maps to check."));
    Exit exit = Exit::Fine;
    for (const QString& file : files) {
        auto map = readMap(file);
        if (!map || !openLayout(parser, *map)) {
            exit = Exit::Misuse;
            continue;
        }
        const std::vector<Problem> problems = checkMap(*map);
        if (parser.isSet(QStringLiteral("json")))
            print(jsonOf(file, problems));
        else
            tell(file, problems);
        for (const Problem& problem : problems)
            if (problem.severity != Severity::Hint) // a hint is no problem yet
                exit = worse(exit, Exit::Problems);
    }
    return exit;
}

} // namespace

const Command checkCommand{"check", "FILE…", "Checks maps and says what is wrong with them.", declare, run};

} // namespace isle::cli
