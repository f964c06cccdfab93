#include "editor/window/help_controller.h"

#include "editor/canvas/map_canvas.h"
#include "editor/panels/palette.h"
#include "editor/panels/problems.h"
#include "editor/window/actions.h"
#include "editor/window/command_palette.h"
#include "editor/window/help_guide.h"
#include "editor/window/main_window.h"
#include "editor/window/shortcuts.h"
#include "editor/window/tour.h"

#include <QAction>

namespace isle {

HelpController::HelpController(MainWindow& window) : QObject(&window), window_(window) {
    Shortcuts(window_.actions()).load();
    connect(window_.actions()["help.commands"], &QAction::triggered, this, &HelpController::findCommand);
    connect(window_.actions()["help.tour"], &QAction::triggered, this, &HelpController::startTour);
    new HelpGuide(window_);
}

void HelpController::findCommand() {
    CommandPalette palette(window_.actions(), &window_);
    if (palette.exec() == QDialog::Accepted && palette.chosen())
        palette.chosen()->trigger();
}

void HelpController::welcome() {
    if (Tour::isNew())
        startTour();
}

void HelpController::startTour() {
    if (window_.playing() || window_.findChild<Tour*>())
        return;
    const auto widget = [this](const char* name) { return window_.findChild<QWidget*>(QLatin1String(name)); };
    new Tour(
        {{&window_.palettePanel(), tr("What goes on the map"),
          tr("Terrain, number tokens, harbours and markers. Click one and the tool for it is at hand.")},
         {&window_.canvas(), tr("The map"),
          tr("Draw with the left button; the right one picks up what lies there. The wheel zooms, the middle "
             "button or Space moves the map. The line at the bottom always says what the tool does.")},
         {&window_.problemsPanel(), tr("What is wrong with it"),
          tr("The map is checked while you draw. A click goes to the place, and many problems can be mended "
             "with one button.")},
         {widget("shown"), tr("A design has many deals"),
          tr("What you leave to the pools is dealt anew in each game. Look at deals here; R deals again.")},
         {widget("modes"), tr("Play it at once"),
          tr("F5 plays the map as it is against computer players; F4 comes back to drawing. Every command is "
             "found with Ctrl+Shift+P.")}},
        window_);
}

} // namespace isle
