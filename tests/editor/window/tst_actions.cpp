#include "editor/look/icons.h"
#include "editor/window/actions.h"

#include <QAction>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QtTest>

using namespace isle;

/// The table of actions: no two keys may mean two things at once, or neither works.
class TestActions : public QObject {
    Q_OBJECT

  private slots:
    void idsAreUnique();
    void keysDoNotClash();
    void keysParse();
    void everyActionSaysWhatItDoes();
    void iconsExist();
    void contextsAndAvailability();
    void usualKeys_data();
    void usualKeys();
};

namespace {

bool canMeet(ActionContext a, ActionContext b) {
    return a == b || a == ActionContext::Always || b == ActionContext::Always;
}

} // namespace

void TestActions::idsAreUnique() {
    QSet<QString> seen;
    for (const ActionInfo& info : allActions()) {
        QVERIFY2(!seen.contains(info.id), info.id);
        seen.insert(info.id);
        QVERIFY2(QRegularExpression("^[a-z]+\\.[a-zA-Z0-9]+$").match(info.id).hasMatch(), info.id);
    }
}

void TestActions::keysDoNotClash() {
    for (const ActionInfo& a : allActions())
        for (const ActionInfo& b : allActions()) {
            if (&a == &b || !canMeet(a.context, b.context))
                continue;
            for (const QKeySequence& key : keysOf(a))
                QVERIFY2(!keysOf(b).contains(key),
                         qPrintable(QString("%1 means %2 and %3").arg(key.toString(), a.id, b.id)));
        }
}

void TestActions::keysParse() {
    for (const ActionInfo& info : allActions())
        for (const QKeySequence& key : keysOf(info)) {
            QVERIFY2(!key.isEmpty(), info.id);
            QCOMPARE(key.count(), 1); // no chords
            QVERIFY2(!key.toString().isEmpty(), info.id);
        }
}

void TestActions::everyActionSaysWhatItDoes() {
    const ActionRegistry registry;
    QCOMPARE(registry.all().size(), allActions().size());
    for (const QAction* action : registry.all()) {
        QVERIFY2(!action->text().isEmpty(), qPrintable(action->objectName()));
        QVERIFY2(!action->toolTip().isEmpty(), qPrintable(action->objectName()));
        if (!action->shortcut().isEmpty())
            QVERIFY2(action->toolTip().contains(action->shortcut().toString(QKeySequence::NativeText)),
                     qPrintable(action->toolTip()));
    }
}

void TestActions::iconsExist() {
    for (const ActionInfo& info : allActions())
        if (*info.icon)
            QVERIFY2(QFile::exists(QString(":/islewright/icons/%1.svg").arg(info.icon)), info.icon);
}

void TestActions::contextsAndAvailability() {
    ActionRegistry registry;
    registry.setContextEnabled(ActionContext::Playtest, false);
    QVERIFY(!registry["playtest.roll"]->isEnabled());
    QVERIFY(registry["tool.brush"]->isEnabled());
    registry.setAvailable("edit.undo", false);
    registry.setContextEnabled(ActionContext::Draw, false);
    registry.setContextEnabled(ActionContext::Draw, true);
    QVERIFY(!registry["edit.undo"]->isEnabled()); // still nothing to undo
    registry.setAvailable("edit.undo", true);
    QVERIFY(registry["edit.undo"]->isEnabled());
}

void TestActions::usualKeys_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("keys");
    const QMap<QString, QString> usual{{"file.new", "Ctrl+N"},
                                       {"file.open", "Ctrl+O"},
                                       {"file.save", "Ctrl+S"},
                                       {"file.saveAs", "Ctrl+Shift+S"},
                                       {"edit.undo", "Ctrl+Z"},
                                       {"edit.redo", "Ctrl+Shift+Z"},
                                       {"edit.delete", "Del"},
                                       {"edit.selectAll", "Ctrl+A"},
                                       {"edit.deselect", "Ctrl+Shift+A"},
                                       {"view.grid", "Ctrl+G"},
                                       {"view.zoom100", "Ctrl+0"},
                                       {"view.fit", "Ctrl+/"},
                                       {"mode.playtest", "F5"},
                                       {"mode.draw", "F4"},
                                       {"check.next", "F8"},
                                       {"check.previous", "Shift+F8"},
                                       {"view.fullScreen", "F11"},
                                       {"tool.brush", "B"},
                                       {"tool.eraser", "E"},
                                       {"tool.number", "T"},
                                       {"tool.harbour", "H"},
                                       {"tool.eyedropper", "I"},
                                       {"tool.select", "R"},
                                       {"view.panels", "Ctrl+Shift+D"}};
    for (auto it = usual.begin(); it != usual.end(); ++it)
        QTest::newRow(qPrintable(it.key())) << it.key() << it.value();
}

void TestActions::usualKeys() {
    QFETCH(QString, id);
    QFETCH(QString, keys);
    const ActionRegistry registry;
    QCOMPARE(registry[id.toStdString()]->shortcut(), QKeySequence(keys));
}

QTEST_MAIN(TestActions)
#include "tst_actions.moc"
