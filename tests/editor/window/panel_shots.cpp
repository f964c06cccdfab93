// islewright_panel_shots FOLDER: pictures of every panel and dialog of drawing, light and dark, for looking
// at. At 200 % when QT_SCALE_FACTOR says so.

#include "editor/document/map_document.h"
#include "editor/panels/group_list.h"
#include "editor/panels/layout_list.h"
#include "editor/panels/map_pools.h"
#include "editor/panels/map_properties.h"
#include "editor/panels/properties.h"
#include "editor/window/board_view.h"
#include "editor/window/help_controller.h"
#include "editor/window/tour.h"
#include "tests/editor/window/window_driver.h"

#include <QDir>
#include <QMenu>
#include <QScrollArea>

#include <cstdio>

using namespace isle;
using namespace isle::test;

namespace {

class Shots {
  public:
    Shots(QString folder, QString suffix) : folder_(std::move(folder)), suffix_(std::move(suffix)) {}

    bool take() {
        WindowDriver driver;
        if (!driver.ready())
            return false;
        MainWindow& window = driver.window;
        window.openPath(QStringLiteral(":/islewright/maps/heading-for-new-shores.isle"));
        prepare(window);
        save(window, "window");
        mapPages(window);
        hexPage(window);
        deals(window);
        for (const char* id : {"view.layers", "view.box", "view.history", "view.problems"})
            if (has(window, id)) {
                window.actions()[id]->trigger();
                save(window, id);
            }
        for (const char* id : {"file.new", "edit.preferences", "help.commands", "map.arrange", "map.resize",
                               "edit.replace", "view.trace", "deal.compare", "help.keys"})
            if (has(window, id))
                modal(window, id);
        window.help().startTour();
        save(window, "tour");
        if (auto* tour = window.findChild<Tour*>())
            tour->close();
        return ok_;
    }

  private:
    static bool has(MainWindow& window, const char* id) {
        for (const ActionInfo& info : allActions())
            if (QLatin1String(info.id) == QLatin1String(id))
                return window.actions()[id]->isEnabled();
        return false;
    }

    /// A group, a limit and texts, so that the panels have something to show.
    static void prepare(MainWindow& window) {
        window.document().edit("Prepare", {}, [](Map& map) {
            map.text.story = "Ships **set sail**.";
            map.groups.push_back({"Western isles", {}, {}});
            int taken = 0;
            for (MapHex& hex : map.cells) {
                if (hex.terrain != Terrain::Any || ++taken > 6)
                    continue;
                hex.group = taken <= 4 ? 1 : 0;
                if (taken > 4)
                    hex.barred.insert(6);
            }
        });
    }

    void mapPages(MainWindow& window) {
        window.selection().clear();
        window.actions()["map.title"]->trigger();
        MapProperties& page = window.propertiesPanel().mapPage();
        save(window, "map");
        page.findChild<MapPools*>()->setOpen(true);
        scrollTo(window, page.findChild<MapPools*>());
        save(window, "pools");
        page.findChild<GroupList*>()->setOpen(true);
        scrollTo(window, page.findChild<GroupList*>());
        save(window, "groups");
        page.findChild<MapPools*>()->setOpen(false);
        scrollTo(window, page.findChild<LayoutList*>());
        save(window, "layouts");
        QTimer::singleShot(100, [this] { grabModal("texts"); });
        page.editScenarioText();
    }

    void hexPage(MainWindow& window) {
        std::vector<Cell> cells;
        for (const Topology::Hex& hex : window.document().topology().hexes())
            if (!window.document().map().at(hex.cell).barred.empty() && cells.empty())
                cells.push_back(hex.cell);
        window.selection().set(cells);
        save(window, "hex");
    }

    void deals(MainWindow& window) {
        window.actions()["view.deal"]->trigger();
        window.actions()["deal.lock"]->trigger();
        save(window, "deal-locked");
    }

    static void scrollTo(MainWindow& window, QWidget* part) {
        QTest::qWait(50);
        for (auto* area : window.propertiesPanel().findChildren<QScrollArea*>())
            if (area->isAncestorOf(part))
                area->ensureWidgetVisible(part, 0, 300);
    }

    void modal(MainWindow& window, const char* id) {
        QTimer::singleShot(600, [this, id] { grabModal(QLatin1String(id)); });
        window.actions()[id]->trigger();
        if (auto* left = QApplication::activeModalWidget())
            left->close();
    }

    void grabModal(const QString& name) {
        auto* dialog = QApplication::activeModalWidget();
        if (!dialog) {
            std::printf("no dialog for %s\n", qPrintable(name));
            return;
        }
        save(*dialog, name);
        dialog->close();
    }

    void save(QWidget& widget, const QString& name) {
        QTest::qWait(300); // sprites are drawn sharp a moment after a zoom
        const QString path = QDir(folder_).filePath(name + suffix_ + QStringLiteral(".png"));
        const bool saved = widget.grab().save(path);
        std::printf("%s %s\n", saved ? "wrote" : "could not write", qPrintable(path));
        std::fflush(stdout);
        ok_ = ok_ && saved;
    }

    QString folder_;
    QString suffix_;
    bool ok_ = true;
};

} // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    if (argc != 2) {
        std::fprintf(stderr, "Usage: islewright_panel_shots FOLDER\n");
        return 2;
    }
    useTestSettings();
    QDir().mkpath(QString::fromLocal8Bit(argv[1]));
    bool ok = Shots(QString::fromLocal8Bit(argv[1]), QStringLiteral("-light")).take();
    useTestSettings();
    setAppearance(Appearance::Dark);
    ok = Shots(QString::fromLocal8Bit(argv[1]), QStringLiteral("-dark")).take() && ok;
    return ok ? 0 : 1;
}
