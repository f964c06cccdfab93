#pragma once

#include "editor/canvas/map_canvas.h"
#include "editor/look/theme.h"
#include "editor/playtest/playtest_mode.h"
#include "tests/engine/rules/scene.h"

#include <QAbstractButton>
#include <QApplication>
#include <QBoxLayout>
#include <QSignalSpy>
#include <QtTest>

/// A window with a canvas and a game on it, played with real mouse and key events.
namespace isle::test {

class PlayWindow {
  public:
    explicit PlayWindow() : canvas(new MapCanvas(&window)), mode(*canvas) {
        auto* column = new QVBoxLayout;
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(0);
        column->addWidget(mode.dealBar(), 0, Qt::AlignRight);
        column->addWidget(mode.seatsBar());
        column->addWidget(canvas, 1);
        column->addWidget(mode.handBar());
        auto* row = new QHBoxLayout(&window);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(0);
        row->addLayout(column, 1);
        row->addWidget(mode.sideDock());
        mode.sideDock()->setFixedWidth(328);
        window.resize(1600, 980);
        window.show();
        QObject::connect(&mode, &PlaytestMode::hintChanged, &window,
                         [this](const QString& name, const QString& text) {
                             hintName = name;
                             hintText = text;
                         });
    }

    void start(const Map& map, std::uint64_t seed = 1) {
        mode.setSeed(seed);
        const auto reason = mode.start(map);
        if (reason)
            qFatal("%s", qPrintable(*reason));
        settle();
    }
    void start(const Map& map, const Game& game) {
        mode.startFrom(map, game, 1);
        settle();
    }
    void settle() {
        canvas->fit();
        QApplication::processEvents();
    }

    [[nodiscard]] const Game& game() const { return *mode.game(); }

    /// The one widget of that name; there has to be one.
    template <class Widget = QAbstractButton>
    [[nodiscard]] Widget* find(const QString& name) const {
        auto* widget = window.findChild<Widget*>(name);
        if (widget == nullptr)
            qFatal("no widget %s", qPrintable(name));
        return widget;
    }
    [[nodiscard]] bool has(const QString& name) const {
        const auto* widget = window.findChild<QWidget*>(name);
        return widget != nullptr && widget->isVisible();
    }
    /// A mouse click on a button; false when it is disabled or hidden.
    bool click(const QString& name) const {
        auto* button = find<QAbstractButton>(name);
        if (!button->isEnabled() || !button->isVisible())
            return false;
        QTest::mouseClick(button, Qt::LeftButton);
        QApplication::processEvents();
        return true;
    }
    bool clickPlus(const QString& picker, const QString& resource) const {
        auto* button = find<QWidget>(picker)->findChild<QAbstractButton*>("plus-" + resource);
        if (button == nullptr || !button->isEnabled() || !button->isVisible())
            return false;
        QTest::mouseClick(button, Qt::LeftButton);
        QApplication::processEvents();
        return true;
    }

    [[nodiscard]] QPoint pixelsOf(const Place& place) const {
        const ViewTransform& view = canvas->view();
        if (const auto* cell = std::get_if<Cell>(&place))
            return view.pixelsOf(*cell).toPoint();
        if (const auto* crossing = std::get_if<CrossingPlace>(&place))
            return view.pixelsOf(*crossing).toPoint();
        return view.pixelsOf(std::get<EdgePlace>(place)).toPoint();
    }
    /// A mouse click on a place of the map.
    void clickOn(const Place& place) const {
        QTest::mouseMove(canvas, pixelsOf(place));
        QTest::mouseClick(canvas, Qt::LeftButton, {}, pixelsOf(place));
        QApplication::processEvents();
    }
    void clickOn(int row, int col) const { clickOn(Place(cell(row, col))); }
    void clickOn(int row, int col, Corner corner) const {
        clickOn(Place(CrossingPlace{cell(row, col), corner}));
    }
    void clickOn(int row, int col, Direction direction) const {
        clickOn(Place(EdgePlace{cell(row, col), direction}));
    }
    void press(Qt::Key key) const {
        QTest::keyClick(canvas, key);
        QApplication::processEvents();
    }

    [[nodiscard]] std::size_t offered() const { return canvas->legalPlaces().size(); }
    [[nodiscard]] const LegalPlace* offeredAt(const Place& wanted) const {
        for (const LegalPlace& place : canvas->legalPlaces())
            if (place.place.index() == wanted.index() && pixelsOf(place.place) == pixelsOf(wanted))
                return &place;
        return nullptr;
    }

    QWidget window;
    MapCanvas* canvas;
    PlaytestMode mode;
    QString hintName;
    QString hintText;
};

} // namespace isle::test
