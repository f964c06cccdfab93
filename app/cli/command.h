#pragma once

#include "engine/map/map.h"

#include <QCommandLineParser>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace isle::cli {

/// What the program answers to the shell.
enum class Exit : int {
    Fine = 0,
    Problems = 1, ///< it was done, and something about the map is wrong
    Misuse = 2    ///< unreadable file or wrong use
};

/// The worse of two.
[[nodiscard]] constexpr Exit worse(Exit a, Exit b) {
    return a > b ? a : b;
}

/// A subcommand: declares its options and arguments, then runs with what was given.
struct Command {
    const char* name;
    const char* arguments; ///< "FILE…", for the usage line
    const char* summary;   ///< one sentence
    void (*declare)(QCommandLineParser& parser);
    Exit (*run)(const QCommandLineParser& parser);
    bool paints = false; ///< needs a QGuiApplication
};

/// All subcommands in the order of the help.
[[nodiscard]] std::span<const Command* const> allCommands();

extern const Command checkCommand;
extern const Command dealCommand;
extern const Command playCommand;
extern const Command replayCommand;
extern const Command perftCommand;
extern const Command renderCommand;
extern const Command packCommand;
extern const Command unpackCommand;
extern const Command infoCommand;
extern const Command componentsCommand;
extern const Command diffCommand;
extern const Command newCommand;
extern const Command arrangeCommand;

/// Writes to standard output: data only.
void print(const QString& text);
void print(const std::string& text);
/// Writes a sentence to standard error.
void complain(const QString& sentence);
/// The same, and says that the program was used wrongly.
[[nodiscard]] Exit misuse(const QString& sentence);

/// Declares the option `--option NAME=VALUE`.
void declareRuleOption(QCommandLineParser& parser);
/// Sets the options given over those of the map (B-204); false, with a sentence told, when one is wrong.
[[nodiscard]] bool setRuleOptions(const QCommandLineParser& parser, Map& map);

/// Declares the option `--layout LAYOUT`.
void declareLayoutOption(QCommandLineParser& parser);
/// Opens the layout asked for, else the one meant for so many seats if there is one; false, with a sentence
/// told, when the map has no such layout. Rule options are set afterwards: they are those of the layout.
[[nodiscard]] bool openLayout(const QCommandLineParser& parser, Map& map,
                              std::optional<int> seats = std::nullopt);

/// Reads a map; nothing, with a sentence told, when it cannot be read.
[[nodiscard]] std::optional<Map> readMap(const QString& path);

/// The only argument of a command; nothing, with a sentence told, when there is none or more.
[[nodiscard]] std::optional<QString> onlyArgument(const QCommandLineParser& parser, const QString& what);

/// The whole number given for an option; nothing, with a sentence told, when it is missing or no number from
/// `lowest` to `highest`.
[[nodiscard]] std::optional<std::uint64_t> numberFor(const QCommandLineParser& parser, const QString& option,
                                                     std::uint64_t lowest, std::uint64_t highest);

} // namespace isle::cli
