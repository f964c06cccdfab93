#include "app/cli/command.h"

#include <QCoreApplication>
#include <QGuiApplication>

#include <algorithm>
#include <clocale>
#include <cstring>
#include <langinfo.h>
#include <memory>

namespace {

using namespace isle::cli;

const QString programName = QStringLiteral("islewright-cli");

QString usage() {
    QString text =
        QStringLiteral(
            "Usage: %1 COMMAND [options]\n"
            "Checks, deals, plays, replays, draws and packs hex-island maps without a window.\n\nCommands:\n")
            .arg(programName);
    for (const Command* command : allCommands())
        text += QStringLiteral("  %1%2\n")
                    .arg(QString::fromUtf8(command->name), -8)
                    .arg(QString::fromUtf8(command->summary));
    text += QStringLiteral(
        "\nOptions:\n"
        "  -h, --help     Tells this, or with a command how that is used.\n"
        "  -v, --version  Tells the version.\n\n"
        "It answers 0 when all is fine, 1 when it found problems, 2 for an unreadable file or wrong use.");
    return text;
}

/// Qt's help text with our usage line: Qt knows of no commands.
QString helpOf(const Command& command, const QCommandLineParser& parser) {
    const QString text = parser.helpText();
    return QStringLiteral("Usage: %1 %2 [options] %3\n")
               .arg(programName, QString::fromUtf8(command.name), QString::fromUtf8(command.arguments))
           + text.mid(text.indexOf(QLatin1Char('\n')) + 1).trimmed();
}

Exit runCommand(const Command& command, QStringList arguments) {
    QCommandLineParser parser;
    parser.setApplicationDescription(QString::fromUtf8(command.summary));
    const QCommandLineOption help({QStringLiteral("h"), QStringLiteral("help")},
                                  QStringLiteral("Tells how it is used."));
    parser.addOption(help);
    command.declare(parser);
    arguments.prepend(programName);
    if (!parser.parse(arguments))
        return misuse(parser.errorText().endsWith(QLatin1Char('.')) ? parser.errorText()
                                                                    : parser.errorText() + QLatin1Char('.'));
    if (parser.isSet(help)) {
        print(helpOf(command, parser));
        return Exit::Fine;
    }
    return command.run(parser);
}

const Command* commandNamed(const char* name) {
    const auto commands = allCommands();
    const auto found = std::find_if(commands.begin(), commands.end(), [&](const Command* command) {
        return std::strcmp(command->name, name) == 0;
    });
    return found == commands.end() ? nullptr : *found;
}

/// Qt wants a UTF-8 locale and complains without one; where none is set we choose it ourselves.
void chooseLocale() {
    std::setlocale(LC_ALL, "");
    if (qstricmp(nl_langinfo(CODESET), "UTF-8") != 0)
        qputenv("LC_ALL", "C.UTF-8");
}

/// Qt's remarks about its surroundings are nothing to the user of a command; what goes wrong we say
/// ourselves.
void ignoreRemarks(QtMsgType type, const QMessageLogContext&, const QString& message) {
    if (type == QtCriticalMsg || type == QtFatalMsg)
        complain(message);
}

} // namespace

int main(int argc, char* argv[]) {
    chooseLocale();
    qInstallMessageHandler(ignoreRemarks);
    const Command* command = argc > 1 ? commandNamed(argv[1]) : nullptr;

    std::unique_ptr<QCoreApplication> application;
    if (command != nullptr && command->paints) {
        qputenv("QT_QPA_PLATFORM", "offscreen"); // pictures need no display
        application = std::make_unique<QGuiApplication>(argc, argv);
    } else {
        application = std::make_unique<QCoreApplication>(argc, argv);
    }
    QCoreApplication::setApplicationName(programName);
    QCoreApplication::setApplicationVersion(QStringLiteral(ISLEWRIGHT_VERSION));

    const QStringList arguments = QCoreApplication::arguments().mid(1);
    if (command != nullptr)
        return static_cast<int>(runCommand(*command, arguments.mid(1)));

    const QString first = arguments.value(0);
    if (first == QLatin1String("-h") || first == QLatin1String("--help") || first == QLatin1String("help")) {
        print(usage());
        return static_cast<int>(Exit::Fine);
    }
    if (first == QLatin1String("-v") || first == QLatin1String("--version")) {
        print(programName + QLatin1Char(' ') + QCoreApplication::applicationVersion());
        return static_cast<int>(Exit::Fine);
    }
    if (!first.isEmpty())
        complain(QStringLiteral("There is no command \"%1\".").arg(first));
    complain(usage());
    return static_cast<int>(Exit::Misuse);
}
