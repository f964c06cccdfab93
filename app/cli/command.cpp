#include "app/cli/command.h"

#include "engine/formats/isle_file.h"

#include <array>
#include <cstdio>

namespace isle::cli {

std::span<const Command* const> allCommands() {
    static constexpr std::array commands{&checkCommand,  &dealCommand,       &playCommand, &replayCommand,
                                         &perftCommand,  &renderCommand,     &packCommand, &unpackCommand,
                                         &infoCommand,   &componentsCommand, &diffCommand, &newCommand,
                                         &arrangeCommand};
    return commands;
}

void print(const QString& text) {
    print(text.toStdString());
}

void print(const std::string& text) {
    std::fwrite(text.data(), 1, text.size(), stdout);
    std::fputc('\n', stdout);
}

void complain(const QString& sentence) {
    const QByteArray bytes = sentence.toUtf8() + '\n';
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stderr);
}

Exit misuse(const QString& sentence) {
    complain(sentence);
    return Exit::Misuse;
}

std::optional<Map> readMap(const QString& path) {
    Result<Map, FileError> map = loadIsle(path);
    if (!map) {
        complain(map.error().sentence());
        return std::nullopt;
    }
    return std::move(map).value();
}

std::optional<QString> onlyArgument(const QCommandLineParser& parser, const QString& what) {
    const QStringList arguments = parser.positionalArguments();
    if (arguments.size() == 1)
        return arguments.front();
    complain(arguments.isEmpty()
                 ? QStringLiteral("Name %1.").arg(what)
                 : QStringLiteral("Name %1 only; \"%2\" is too much.").arg(what, arguments.at(1)));
    return std::nullopt;
}

std::optional<std::uint64_t> numberFor(const QCommandLineParser& parser, const QString& option,
                                       std::uint64_t lowest, std::uint64_t highest) {
    const QString text = parser.value(option);
    bool ok = false;
    const qulonglong number = text.toULongLong(&ok);
    if (ok && number >= lowest && number <= highest)
        return number;
    if (text.isEmpty())
        complain(QStringLiteral("The option --%1 is missing: give a whole number from %2 to %3.")
                     .arg(option, QString::number(lowest), QString::number(highest)));
    else
        complain(QStringLiteral("The option --%1 takes a whole number from %2 to %3, not \"%4\".")
                     .arg(option, QString::number(lowest), QString::number(highest), text));
    return std::nullopt;
}

} // namespace isle::cli
