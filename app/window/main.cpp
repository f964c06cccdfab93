// islewright [FILE...]: the window of the map workshop.

#include "editor/window/appearance.h"
#include "editor/window/documents_controller.h"
#include "editor/window/help_controller.h"
#include "editor/window/language.h"
#include "editor/window/main_window.h"

#include <QApplication>

#include <cstdio>
#include <cstring>

namespace {

constexpr const char* usage =
    "Usage: islewright [FILE...]\n"
    "Draw, check, play and share hex-island maps.\n"
    "\n"
    "  FILE           a map (.isle), a map pack (.islepack) or a game (.islegame) to open;\n"
    "                 each has a tab of its own\n"
    "  -h, --help     say this and end\n"
    "  -v, --version  say the version and end\n"
    "\n"
    "islewright-cli checks, deals, plays, renders and packs maps without a window.\n";

/// What can be answered without a display is answered before there is an application object.
int answerWithoutWindow(int argc, char** argv) {
    for (int i = 1; i < argc; ++i) {
        if (std::strcmp(argv[i], "--help") == 0 || std::strcmp(argv[i], "-h") == 0) {
            std::fputs(usage, stdout);
            return 0;
        }
        if (std::strcmp(argv[i], "--version") == 0 || std::strcmp(argv[i], "-v") == 0) {
            std::printf("islewright %s\n", ISLEWRIGHT_VERSION);
            return 0;
        }
    }
    return -1;
}

} // namespace

int main(int argc, char** argv) {
    if (const int answered = answerWithoutWindow(argc, argv); answered >= 0)
        return answered;
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("Islewright"));
    QCoreApplication::setApplicationVersion(QStringLiteral(ISLEWRIGHT_VERSION));
    QCoreApplication::setOrganizationName(QStringLiteral("Islewright"));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.islewright.Islewright"));
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/islewright/islewright.svg")));
    isle::speakStoredLanguage(application);
    isle::noteSystemAppearance();
    isle::applyStoredAppearance();

    const QStringList arguments = QCoreApplication::arguments().mid(1);
    isle::MainWindow window;
    window.show();
    window.openMaps().beginWork(arguments);
    window.help().welcome();
    return QApplication::exec();
}
