#include "editor/canvas/map_canvas.h"
#include "editor/panels/palette.h"
#include "editor/panels/problems.h"
#include "editor/tools/tool_manager.h"
#include "editor/window/actions.h"
#include "editor/window/help_window.h"
#include "engine/checks/check.h"

#include <QAction>
#include <QFile>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeWidget>

#include "window_driver.h"

using namespace isle;
using namespace isle::test;

/// The help: every tool and every check has a page, every link leads somewhere, F1 opens the page that fits.
class TestHelp : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { useTestSettings(); }
    void init() { useTestSettings(); }
    void everyPageIsThere_data() { languages(); }
    void everyPageIsThere();
    void linksResolve_data() { languages(); }
    void linksResolve();
    void marksAreFilledIn_data() { languages(); }
    void marksAreFilledIn();
    void toolPagesSayMouseAndKeys_data() { languages(); }
    void toolPagesSayMouseAndKeys();
    void checkPagesSayTheirLimits();
    void searchFindsEveryWord();
    void whatsThisOfEveryToolAndPanel();
    void f1OpensThePageOfTheTool();
    void f1OpensThePageOfTheProblem();
    void thePageHasWords();
    void linksAndBackAndForward();
    void contentsFollowTheSearch();

  private:
    static void languages() {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << "en";
        QTest::newRow("German") << "de";
    }
};

namespace {

HelpWindow* helpOf(WindowDriver& driver) {
    return driver.window.findChild<HelpWindow*>(QStringLiteral("help"));
}

} // namespace

void TestHelp::everyPageIsThere() {
    QFETCH(QString, language);
    for (const QString& id : HelpPages::filePages())
        QVERIFY2(QFile::exists(HelpPages::fileOf(id, language)), qPrintable(id));
    const ActionRegistry actions;
    const HelpPages pages(actions, language);
    for (const ToolId tool : allTools)
        QVERIFY2(pages.find(helpPageOf(tool)), qPrintable(helpPageOf(tool)));
    for (const Check* check : allChecks())
        QVERIFY2(pages.find(helpPageOf(*check)), qPrintable(helpPageOf(*check)));
    QSet<QString> titles;
    for (const HelpPage& page : pages.all()) {
        QVERIFY2(page.markdown.startsWith("# "), qPrintable(page.id));
        QVERIFY2(!page.title.isEmpty() && !titles.contains(page.title), qPrintable(page.title));
        QVERIFY2(pages.firstParagraph(page.id).size() > 20, qPrintable(page.id));
        titles.insert(page.title);
    }
}

void TestHelp::linksResolve() {
    QFETCH(QString, language);
    const ActionRegistry actions;
    const HelpPages pages(actions, language);
    static const QRegularExpression link("\\]\\(([^)]+)\\)");
    int links = 0;
    for (const HelpPage& page : pages.all())
        for (auto found = link.globalMatch(page.markdown); found.hasNext(); ++links) {
            const QString target = found.next().captured(1);
            QVERIFY2(target.endsWith(".md"), qPrintable(page.id + ": " + target));
            QVERIFY2(pages.find(target.chopped(3)), qPrintable(page.id + ": " + target));
        }
    QVERIFY(links > 60);
}

void TestHelp::marksAreFilledIn() {
    QFETCH(QString, language);
    const ActionRegistry actions;
    const HelpPages pages(actions, language);
    for (const HelpPage& page : pages.all()) // "{tol.brush}" would stand as it is
        QVERIFY2(!page.markdown.contains('{'), qPrintable(page.id + ": " + page.markdown));
    QVERIFY(pages.find("tool-brush")->markdown.contains("**B**"));
    QVERIFY(pages.find("tool-group")->markdown.contains("**G**"));
}

void TestHelp::toolPagesSayMouseAndKeys() {
    QFETCH(QString, language);
    const ActionRegistry actions;
    const HelpPages pages(actions, language);
    const QStringList headings = language == "de"
                                     ? QStringList{"\n## Maus\n", "\n## Tasten\n", "\n## Wozu\n"}
                                     : QStringList{"\n## Mouse\n", "\n## Keys\n", "\n## A use\n"};
    for (const ToolId tool : allTools)
        for (const QString& heading : headings)
            QVERIFY2(pages.find(helpPageOf(tool))->markdown.contains(heading),
                     qPrintable(helpPageOf(tool) + heading));
}

void TestHelp::checkPagesSayTheirLimits() {
    const ActionRegistry actions;
    const HelpPages pages(actions, "en");
    const QString page = pages.find("check-crossing-pips")->markdown;
    const Check& check = *checkNamed("crossing-pips");
    QVERIFY(page.contains("# Crossing too rich or too poor"));
    for (const Threshold& threshold : check.thresholds)
        for (const double value : threshold.values)
            QVERIFY2(page.contains(QString("| %1 |").arg(value)) || page.contains(QString("%1 |").arg(value)),
                     qPrintable(page));
    QVERIFY(page.contains("Most pips at one crossing"));
    QVERIFY(page.contains("Official") && page.contains("Strict") && page.contains("Relaxed"));
    QVERIFY(pages.find("check-red-adjacent")->markdown.contains("B-28"));
}

void TestHelp::searchFindsEveryWord() {
    const ActionRegistry actions;
    const HelpPages pages(actions, "en");
    QCOMPARE(pages.search("  ").size(), pages.all().size());
    const auto lasso = pages.search("lasso");
    QVERIFY(!lasso.empty());
    QCOMPARE(lasso.front()->id, QString("tool-lasso")); // its title has the word
    for (const HelpPage* page : pages.search("DESERT robber"))
        QVERIFY(page->markdown.contains("desert", Qt::CaseInsensitive)
                && page->markdown.contains("robber", Qt::CaseInsensitive));
    QVERIFY(pages.search("zeppelin").empty());
}

void TestHelp::whatsThisOfEveryToolAndPanel() {
    WindowDriver driver;
    for (const ToolId tool : allTools) {
        const QString text = driver.action(actionOf(tool).toLatin1().constData())->whatsThis();
        QVERIFY2(text.contains(QString("href=\"%1\"").arg(helpPageOf(tool))), qPrintable(text));
        QVERIFY2(text.size() > 80, qPrintable(text));
    }
    for (const QAction* action : driver.window.actions().all())
        QVERIFY2(!action->whatsThis().isEmpty(), qPrintable(action->objectName()));
    QVERIFY(!driver.window.palettePanel().whatsThis().isEmpty());
    QVERIFY(!driver.window.problemsPanel().whatsThis().isEmpty());
    QVERIFY(!driver.canvas().whatsThis().isEmpty());
}

void TestHelp::f1OpensThePageOfTheTool() {
    WindowDriver driver;
    QVERIFY(driver.ready());
    for (const ToolId tool : {ToolId::Harbour, ToolId::Lasso}) {
        driver.action(actionOf(tool).toLatin1().constData())->trigger();
        driver.key(Qt::Key_F1);
        QVERIFY(helpOf(driver));
        QVERIFY(helpOf(driver)->isVisible());
        QCOMPARE(helpOf(driver)->page(), helpPageOf(tool));
        QTest::keyClick(helpOf(driver), Qt::Key_Escape);
        QVERIFY(!helpOf(driver)->isVisible());
    }
}

void TestHelp::f1OpensThePageOfTheProblem() {
    WindowDriver driver;
    QVERIFY(driver.ready());
    // A map without a title is a problem.
    driver.window.document().edit("Test", {}, [](Map& map) { map.title.clear(); });
    QTRY_VERIFY(!driver.window.problemsPanel().problems().empty());
    ProblemsPanel& panel = driver.window.problemsPanel();
    panel.setCurrent(0, false);
    const std::string check(panel.problems()[0].check);
    driver.action("view.problems")->trigger();
    panel.setFocusPolicy(Qt::StrongFocus);
    panel.setFocus();
    QTRY_COMPARE(QApplication::focusWidget(), &panel);
    QTest::keyClick(&panel, Qt::Key_F1);
    QVERIFY(helpOf(driver));
    QCOMPARE(helpOf(driver)->page(), "check-" + QString::fromStdString(check));
}

void TestHelp::thePageHasWords() {
    WindowDriver driver;
    QVERIFY(driver.ready());
    driver.canvas().setFocus();
    driver.action("help.contents")->trigger();
    QVERIFY(helpOf(driver)->page().startsWith("tool-"));
    QTextBrowser& page = *helpOf(driver)->findChild<QTextBrowser*>("page");
    QVERIFY(page.toPlainText().size() > 200);
}

void TestHelp::linksAndBackAndForward() {
    WindowDriver driver;
    QVERIFY(driver.ready());
    const ActionRegistry& actions = driver.window.actions();
    HelpWindow help(actions);
    help.open("window");
    QTextBrowser& page = *help.findChild<QTextBrowser*>("page");
    // A click on the link to the problems.
    page.moveCursor(QTextCursor::Start);
    QVERIFY(page.find("problems"));
    while (!page.textCursor().charFormat().isAnchor())
        QVERIFY(page.find("problems"));
    page.ensureCursorVisible();
    const QPoint place = page.cursorRect().center() - QPoint(8, 0);
    QTest::mouseMove(page.viewport(), place);
    QTest::mouseClick(page.viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(help.page(), QString("problems"));
    QTest::mouseClick(help.findChild<QToolButton*>("step-back"), Qt::LeftButton);
    QCOMPARE(help.page(), QString("window"));
    QTest::mouseClick(help.findChild<QToolButton*>("step-forward"), Qt::LeftButton);
    QCOMPARE(help.page(), QString("problems"));
    // A page that is not there is the page of the window.
    help.open("no-such-page");
    QCOMPARE(help.page(), QString("window"));
}

void TestHelp::contentsFollowTheSearch() {
    const ActionRegistry actions;
    HelpWindow help(actions);
    help.open("window");
    QVERIFY(QTest::qWaitForWindowExposed(&help));
    auto* contents = help.findChild<QTreeWidget*>("contents");
    QCOMPARE(contents->currentItem()->text(0), help.pages().find("window")->title);
    auto* search = help.findChild<QLineEdit*>("search");
    search->setFocus();
    QTest::keyClicks(search, "lasso");
    QTreeWidgetItem* first = contents->topLevelItem(0)->child(0);
    QCOMPARE(first->text(0), QString("Lasso"));
    contents->setCurrentItem(first);
    QCOMPARE(help.page(), QString("tool-lasso"));
    search->setText("zeppelin");
    QCOMPARE(contents->topLevelItemCount(), 1);
    QVERIFY(!(contents->topLevelItem(0)->flags() & Qt::ItemIsSelectable));
}

QTEST_MAIN(TestHelp)
#include "tst_help.moc"
