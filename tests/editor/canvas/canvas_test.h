#pragma once

#include "editor/canvas/map_canvas.h"
#include "editor/look/theme.h"

#include <QColor>
#include <QImage>
#include <QRegularExpression>
#include <QTest>
#include <QWheelEvent>

namespace isle {

inline Cell at(int row, int col) {
    return {static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)};
}

/// A sea of 5 x 6 with an island of three: forest 6 at B2, hills without number at C2, desert at B3.
inline Map smallMap() {
    Map map = blankMap(5, 6, Terrain::Sea);
    map.set(at(1, 1), {Terrain::Forest, CellNumber::fixed(6), Marker::None});
    map.set(at(1, 2), {Terrain::Hills, CellNumber(), Marker::None});
    map.set(at(2, 1), {Terrain::Desert, CellNumber(), Marker::None});
    return map;
}

inline bool close(const QColor& a, const QColor& b, int tolerance = 10) {
    return qAbs(a.red() - b.red()) <= tolerance && qAbs(a.green() - b.green()) <= tolerance
           && qAbs(a.blue() - b.blue()) <= tolerance;
}

/// How many pixels of a rectangle are close to a colour.
inline int count(const QImage& image, const QRect& rect, const QColor& colour, int tolerance = 10) {
    int found = 0;
    const QRect inside = rect & image.rect();
    for (int y = inside.top(); y <= inside.bottom(); ++y)
        for (int x = inside.left(); x <= inside.right(); ++x)
            found += close(image.pixelColor(x, y), colour, tolerance);
    return found;
}

inline QRect around(QPointF centre, int reach) {
    return {centre.toPoint() - QPoint(reach, reach), QSize(2 * reach + 1, 2 * reach + 1)};
}

/// How many pixels differ between two pictures.
inline int differences(const QImage& a, const QImage& b, const QRect& rect) {
    int found = 0;
    const QRect inside = rect & a.rect() & b.rect();
    for (int y = inside.top(); y <= inside.bottom(); ++y)
        for (int x = inside.left(); x <= inside.right(); ++x)
            found += a.pixel(x, y) != b.pixel(x, y);
    return found;
}

/// Writes down what a canvas tells it.
class Recorder : public CanvasInput {
  public:
    void pressed(const CanvasPoint& point) override { presses.push_back(point); }
    void moved(const CanvasPoint& point) override { moves.push_back(point); }
    void released(const CanvasPoint& point) override { releases.push_back(point); }
    void doubleClicked(const CanvasPoint& point) override { doubleClicks.push_back(point); }
    void left() override { ++leaves; }
    bool keyPressed(int key, Qt::KeyboardModifiers modifiers, Cell cursor) override {
        keys.push_back({key, modifiers, cursor});
        return takesKeys;
    }
    bool contextMenu(const CanvasPoint& point, QPoint) override {
        menus.push_back(point);
        return true;
    }

    struct Key {
        int key;
        Qt::KeyboardModifiers modifiers;
        Cell cursor;
    };
    std::vector<CanvasPoint> presses, moves, releases, doubleClicks, menus;
    std::vector<Key> keys;
    int leaves = 0;
    bool takesKeys = true;
};

/// Shows a canvas with the small map at 100 %, the centre of A1 at (120, 120).
inline void showSmallMap(MapCanvas& canvas) {
    canvas.resize(700, 500);
    canvas.setMinimapVisible(false);
    canvas.setPicture(pictureOf(smallMap()));
    ViewTransform view;
    view.setHexPixels(64);
    view.setOrigin({120, 120});
    canvas.setView(view);
    canvas.show();
    canvas.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&canvas));
}

inline void wheel(MapCanvas& canvas, QPointF where, int delta) {
    QWheelEvent event(where, canvas.mapToGlobal(where), QPoint(), QPoint(0, delta), Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&canvas, &event);
}

} // namespace isle
