#pragma once

#include "editor/canvas/map_canvas.h"
#include "editor/tools/tool_manager.h"
#include "editor/window/appearance.h"
#include "editor/window/main_window.h"

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>
#include <QtTest>

#include <functional>
#include <type_traits>

/// Drives the real window with mouse and keys, as a person does.
namespace isle::test {

/// Settings of the tests stay away from those of the user, and every test begins without any.
inline void useTestSettings() {
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("Islewright"));
    QCoreApplication::setApplicationName(QStringLiteral("Islewright tests"));
    QSettings().clear();
    // Recovery files and locks of tests that ended without closing their window.
    QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively();
    setAppearance(Appearance::Light);
}

/// A copy of a map that ships in a folder of this test's own: an open map is locked, and tests run side by
/// side.
inline QString shippedMap(const QString& name) {
    static const QTemporaryDir folder;
    const QString copy = folder.filePath(name + QStringLiteral(".isle"));
    if (!QFile::exists(copy)) {
        QFile::copy(QStringLiteral(":/islewright/maps/%1.isle").arg(name), copy);
        QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
    }
    return copy;
}

class WindowDriver {
  public:
    WindowDriver() {
        window.resize(1600, 1000);
        window.show();
        QApplication::setActiveWindow(&window);
    }

    [[nodiscard]] bool ready() { return QTest::qWaitForWindowExposed(&window); }
    [[nodiscard]] MapCanvas& canvas() { return window.canvas(); }
    [[nodiscard]] const Map& map() { return window.document().map(); }
    [[nodiscard]] QAction* action(const char* id) { return window.actions()[id]; }

    [[nodiscard]] QPoint pixels(Cell cell) { return canvas().view().pixelsOf(cell).toPoint(); }
    void hover(Cell cell) {
        QTest::mouseMove(&canvas(), pixels(cell) + QPoint(2, 3)); // so that it moves at all
        QTest::mouseMove(&canvas(), pixels(cell));
    }
    void click(Cell cell, Qt::MouseButton button = Qt::LeftButton, Qt::KeyboardModifiers modifiers = {}) {
        hover(cell);
        QTest::mouseClick(&canvas(), button, modifiers, pixels(cell));
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        window.activateWindow(); // a dialog may have taken the focus away
        (void)QTest::qWaitForWindowActive(&window);
        canvas().setFocus();
        QTest::keyClick(&canvas(), key, modifiers);
    }

    /// Does something in the next modal dialog, once it is there.
    template <class Dialog = QDialog>
    void answer(std::type_identity_t<std::function<void(Dialog&)>> how, int tries = 200) {
        QTimer::singleShot(10, &window, [this, how, tries] {
            auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
            if (!dialog && tries > 0)
                return answer<Dialog>(how, tries - 1);
            if (!dialog)
                qFatal("the dialog did not come");
            ++answered;
            how(*dialog);
        });
    }

    MainWindow window;
    int answered = 0;
};

} // namespace isle::test
