#include "editor/window/help_guide.h"

#include "editor/canvas/map_canvas.h"
#include "editor/panels/box_ledger.h"
#include "editor/panels/history.h"
#include "editor/panels/layers_panel.h"
#include "editor/panels/palette.h"
#include "editor/panels/problems.h"
#include "editor/panels/properties.h"
#include "editor/panels/tool_options.h"
#include "editor/tools/tool_manager.h"
#include "editor/window/actions.h"
#include "editor/window/help_window.h"
#include "editor/window/main_window.h"

#include <QAction>
#include <QApplication>
#include <QWhatsThis>
#include <QWhatsThisClickedEvent>

namespace isle {
namespace {

/// The page a panel is about; its children inherit it.
constexpr const char* pageProperty = "helpPage";

struct PanelPage {
    const char* widget; ///< object name
    const char* page;
};

constexpr std::array namedPanels{PanelPage{"shown", "deals"}, PanelPage{"modes", "playtest"}};

QString explanation(const QString& paragraph, const QString& page) {
    return QStringLiteral("<p>%1</p><p><a href=\"%2\">%3</a></p>")
        .arg(paragraph.toHtmlEscaped(), page, HelpGuide::tr("More about it"));
}

} // namespace

HelpGuide::HelpGuide(MainWindow& window) : QObject(&window), window_(window) {
    const ActionRegistry& actions = window_.actions();
    connect(actions["help.contents"], &QAction::triggered, this, [this] { open(pageWanted()); });
    connect(actions["help.whatsThis"], &QAction::triggered, this, [] { QWhatsThis::enterWhatsThisMode(); });
    explain(HelpPages(actions, HelpPages::languageWanted()));
    qApp->installEventFilter(this); // a click on a link in What's This goes to the widget explained
}

void HelpGuide::explain(const HelpPages& pages) {
    for (const ToolId tool : allTools) {
        const QString page = helpPageOf(tool);
        window_.actions()[actionOf(tool).toStdString()]->setWhatsThis(
            explanation(pages.firstParagraph(page), page));
    }
    for (QAction* action : window_.actions().all())
        if (action->whatsThis().isEmpty())
            action->setWhatsThis(action->statusTip());
    explainPanel(&window_.palettePanel(), QStringLiteral("fixed-and-shuffled"), pages);
    explainPanel(&window_.problemsPanel(), QStringLiteral("problems"), pages);
    explainPanel(&window_.propertiesPanel(), QStringLiteral("pools"), pages);
    explainPanel(&window_.historyPanel(), QStringLiteral("recovery"), pages);
    explainPanel(window_.findChild<BoxLedger*>(), QStringLiteral("boxes"), pages);
    explainPanel(window_.findChild<LayersPanel*>(), QStringLiteral("layers"), pages);
    explainPanel(window_.findChild<ToolOptions*>(), QStringLiteral("window"), pages);
    for (const PanelPage& panel : namedPanels)
        explainPanel(window_.findChild<QWidget*>(QLatin1String(panel.widget)), QLatin1String(panel.page),
                     pages);
    window_.canvas().setWhatsThis(
        explanation(pages.firstParagraph(QStringLiteral("window")), QStringLiteral("window")));
}

void HelpGuide::explainPanel(QWidget* panel, const QString& page, const HelpPages& pages) {
    if (!panel)
        return;
    panel->setWhatsThis(explanation(pages.firstParagraph(page), page));
    panel->setProperty(pageProperty, page);
}

QString HelpGuide::pageWanted() const {
    if (window_.playing())
        return QStringLiteral("playtest");
    const QWidget* focus = QApplication::focusWidget();
    if (!focus || focus == &window_.canvas())
        return helpPageOf(window_.tools().current());
    for (const QWidget* widget = focus; widget && widget != &window_; widget = widget->parentWidget()) {
        const ProblemsPanel& problems = window_.problemsPanel();
        if (widget == &problems && problems.current() >= 0) {
            const Problem& problem = problems.problems()[static_cast<std::size_t>(problems.current())];
            if (const Check* check = checkNamed(problem.check))
                return helpPageOf(*check);
        }
        const QString page = widget->property(pageProperty).toString();
        if (!page.isEmpty())
            return page;
    }
    return QStringLiteral("window");
}

void HelpGuide::open(const QString& page) {
    if (!help_)
        help_ = new HelpWindow(window_.actions(), &window_);
    help_->open(page);
}

bool HelpGuide::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::WhatsThisClicked) {
        const QString page = static_cast<QWhatsThisClickedEvent*>(event)->href();
        QWhatsThis::leaveWhatsThisMode();
        QWhatsThis::hideText();
        open(page);
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace isle
