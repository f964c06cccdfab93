#include "editor/canvas/design_text.h"
#include "editor/canvas/map_canvas_private.h"
#include "editor/canvas/overlay_painter.h"
#include "editor/canvas/picture_text.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QCoreApplication>

#include <algorithm>
#include <vector>

namespace isle {

namespace {

QString terrainWord(Terrain terrain) {
    switch (terrain) {
    case Terrain::Void:
        return QCoreApplication::translate("CanvasAccessible", "empty");
    case Terrain::Sea:
        return QCoreApplication::translate("CanvasAccessible", "sea");
    case Terrain::Forest:
        return QCoreApplication::translate("CanvasAccessible", "forest");
    case Terrain::Pasture:
        return QCoreApplication::translate("CanvasAccessible", "pasture");
    case Terrain::Fields:
        return QCoreApplication::translate("CanvasAccessible", "fields");
    case Terrain::Hills:
        return QCoreApplication::translate("CanvasAccessible", "hills");
    case Terrain::Mountains:
        return QCoreApplication::translate("CanvasAccessible", "mountains");
    case Terrain::Any:
        return QCoreApplication::translate("CanvasAccessible", "any terrain");
    case Terrain::Desert:
        return QCoreApplication::translate("CanvasAccessible", "desert");
    case Terrain::Gold:
        return QCoreApplication::translate("CanvasAccessible", "gold");
    case Terrain::Fog:
        return QCoreApplication::translate("CanvasAccessible", "fog");
    case Terrain::Village:
        return QCoreApplication::translate("CanvasAccessible", "village");
    case Terrain::Fortress:
        return QCoreApplication::translate("CanvasAccessible", "fortress");
    case Terrain::Canal:
        return QCoreApplication::translate("CanvasAccessible", "canal");
    }
    return {};
}

QString markerWord(Marker marker) {
    switch (marker) {
    case Marker::None:
        return {};
    case Marker::ChipAny:
        return QCoreApplication::translate("CanvasAccessible", "chip");
    case Marker::ChipPoint:
        return QCoreApplication::translate("CanvasAccessible", "point chip");
    case Marker::ChipHarbour:
        return QCoreApplication::translate("CanvasAccessible", "harbour chip");
    case Marker::ChipGold:
        return QCoreApplication::translate("CanvasAccessible", "gold chip");
    case Marker::Chest:
        return QCoreApplication::translate("CanvasAccessible", "chest");
    }
    return {};
}

QString harbourWord(HarbourKind kind) {
    switch (kind) {
    case HarbourKind::Brick:
        return QCoreApplication::translate("CanvasAccessible", "harbour brick 2 to 1");
    case HarbourKind::Lumber:
        return QCoreApplication::translate("CanvasAccessible", "harbour lumber 2 to 1");
    case HarbourKind::Wool:
        return QCoreApplication::translate("CanvasAccessible", "harbour wool 2 to 1");
    case HarbourKind::Grain:
        return QCoreApplication::translate("CanvasAccessible", "harbour grain 2 to 1");
    case HarbourKind::Ore:
        return QCoreApplication::translate("CanvasAccessible", "harbour ore 2 to 1");
    case HarbourKind::Generic:
        return QCoreApplication::translate("CanvasAccessible", "harbour 3 to 1");
    case HarbourKind::Shuffled:
        break;
    }
    return QCoreApplication::translate("CanvasAccessible", "harbour from the pool");
}

template <class Name>
QString latin(Name name) {
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

/// "harbour wool 2 to 1 on edge NE" for each harbour named from the hex.
void addHarbours(const BoardPicture& picture, Cell cell, QStringList& parts) {
    for (const HarbourPicture& harbour : picture.harbours)
        if (harbour.edge.cell == cell)
            parts << QCoreApplication::translate("CanvasAccessible", "%1 on edge %2",
                                                 "harbour wool 2 to 1 on edge NE")
                         .arg(harbourWord(harbour.kind), latin(nameOf(harbour.edge.direction)));
}

/// What a design says about the deal and the start.
void addDesign(const BoardPicture& picture, const HexPicture& hex, QStringList& parts) {
    if (const QString limits = limitWords(hex.barred); !limits.isEmpty())
        parts << limits;
    if (hex.group > 0)
        parts << QCoreApplication::translate("CanvasAccessible", "shuffle group %1").arg(hex.group);
    if (std::find(picture.farSide.begin(), picture.farSide.end(), hex.cell) != picture.farSide.end())
        parts << QCoreApplication::translate("CanvasAccessible", "far side");
    for (const Corner corner : allCorners) {
        const CrossingPlace place = canonical(CrossingPlace{hex.cell, corner});
        const auto& barred = picture.forbiddenStarts;
        if (std::any_of(barred.begin(), barred.end(),
                        [&](CrossingPlace other) { return canonical(other) == place; }))
            parts << QCoreApplication::translate("CanvasAccessible", "no start on corner %1")
                         .arg(latin(nameOf(corner)));
    }
}

/// "C4, forest, 8, harbour wool 2 to 1 on edge NE".
QString nameOfHex(const BoardPicture& picture, const HexPicture& hex) {
    QStringList parts{QString::fromStdString(nameOf(hex.cell)), terrainWord(hex.terrain)};
    switch (hex.face) {
    case TokenFace::Value:
        parts << QString::number(hex.number);
        break;
    case TokenFace::Shuffled:
        parts << QCoreApplication::translate("CanvasAccessible", "number from the pool");
        break;
    case TokenFace::Back:
        parts << QCoreApplication::translate("CanvasAccessible", "hidden number");
        break;
    case TokenFace::None:
        break;
    }
    addHarbours(picture, hex.cell, parts);
    addDesign(picture, hex, parts);
    if (const QString counted = counterText(hex.plate); !counted.isEmpty())
        parts << counted;
    if (const QString marker = markerWord(hex.marker); !marker.isEmpty())
        parts << marker;
    if (picture.robber == hex.cell)
        parts << QCoreApplication::translate("CanvasAccessible", "robber");
    if (picture.pirate == hex.cell)
        parts << QCoreApplication::translate("CanvasAccessible", "pirate");
    return parts.join(QStringLiteral(", "));
}

/// One hex of a canvas.
class HexAccessible : public QAccessibleInterface {
  public:
    HexAccessible(MapCanvas& canvas, std::size_t index) : canvas_(canvas), index_(index) {}

    bool isValid() const override { return index_ < canvas_.picture().hexes.size(); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return canvas_.window()->windowHandle(); }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(&canvas_); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    void setText(QAccessible::Text, const QString&) override {}
    QAccessible::Role role() const override { return QAccessible::Cell; }

    QString text(QAccessible::Text what) const override {
        return what == QAccessible::Name && isValid() ? nameOfHex(canvas_.picture(), hex()) : QString();
    }

    QRect rect() const override {
        if (!isValid())
            return {};
        const QRect local = overlayBounds(canvas_.view(), Place(hex().cell)).adjusted(6, 6, -6, -6);
        return {canvas_.mapToGlobal(local.topLeft()), local.size()};
    }

    QAccessible::State state() const override {
        QAccessible::State state;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        state.focusable = true;
        state.selectable = true;
        state.focused = canvas_.hasFocus() && canvas_.cursorCell() == hex().cell;
        state.offscreen = !canvas_.rect().intersects(overlayBounds(canvas_.view(), Place(hex().cell)));
        return state;
    }

  private:
    [[nodiscard]] const HexPicture& hex() const { return canvas_.picture().hexes[index_]; }

    MapCanvas& canvas_;
    std::size_t index_;
};

/// A canvas: a table whose cells are the hexes, row by row.
class CanvasAccessible : public QAccessibleWidget {
  public:
    explicit CanvasAccessible(MapCanvas& canvas)
        : QAccessibleWidget(&canvas, QAccessible::Table), canvas_(canvas) {}

    ~CanvasAccessible() override {
        for (const QAccessible::Id id : ids_)
            if (id)
                QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override { return static_cast<int>(canvas_.picture().hexes.size()); }

    QAccessibleInterface* child(int index) const override {
        if (index < 0 || index >= childCount())
            return nullptr;
        const auto place = static_cast<std::size_t>(index);
        if (ids_.size() <= place)
            ids_.resize(static_cast<std::size_t>(childCount()), 0);
        if (!ids_[place])
            ids_[place] = QAccessible::registerAccessibleInterface(new HexAccessible(canvas_, place));
        return QAccessible::accessibleInterface(ids_[place]);
    }

    int indexOfChild(const QAccessibleInterface* child) const override {
        for (std::size_t i = 0; i < ids_.size(); ++i)
            if (ids_[i] && QAccessible::accessibleInterface(ids_[i]) == child)
                return static_cast<int>(i);
        return -1;
    }

    QAccessibleInterface* childAt(int x, int y) const override {
        return child(indexOf(canvas_.pointAt(QPointF(canvas_.mapFromGlobal(QPoint(x, y)))).cell));
    }

    QAccessibleInterface* focusChild() const override {
        return canvas_.hasFocus() ? child(indexOf(canvas_.cursorCell())) : nullptr;
    }

    [[nodiscard]] int indexOf(Cell cell) const {
        const BoardPicture& picture = canvas_.picture();
        const bool inside =
            cell.row >= 0 && cell.col >= 0 && cell.row < picture.rows && cell.col < picture.cols;
        return inside ? cell.row * picture.cols + cell.col : -1;
    }

  private:
    MapCanvas& canvas_;
    mutable std::vector<QAccessible::Id> ids_;
};

QAccessibleInterface* makeInterface(const QString& className, QObject* object) {
    if (className != QLatin1String("isle::MapCanvas"))
        return nullptr;
    auto* const canvas = qobject_cast<MapCanvas*>(object);
    return canvas ? new CanvasAccessible(*canvas) : nullptr;
}

void announce(MapCanvas& canvas, Cell cell, QAccessible::Event type) {
    if (!QAccessible::isActive())
        return; // Qt would drop the event
    const auto* const interface =
        dynamic_cast<CanvasAccessible*>(QAccessible::queryAccessibleInterface(&canvas));
    if (!interface || interface->indexOf(cell) < 0)
        return;
    QAccessibleEvent event(&canvas, type);
    event.setChild(interface->indexOf(cell));
    QAccessible::updateAccessibility(&event);
}

} // namespace

void installCanvasAccessibility() {
    static const bool installed = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    Q_UNUSED(installed)
}

void announceCell(MapCanvas& canvas, Cell cell) {
    announce(canvas, cell, QAccessible::Focus);
}

std::vector<Cell> hexesRenamed(const BoardPicture& before, const BoardPicture& after) {
    std::vector<Cell> cells;
    const bool beside = before.harbours != after.harbours || before.forbiddenStarts != after.forbiddenStarts
                        || before.farSide != after.farSide || before.robber != after.robber
                        || before.pirate != after.pirate;
    // Names are made only where they may differ: a map has thousands.
    for (std::size_t i = 0; i < after.hexes.size() && i < before.hexes.size(); ++i)
        if ((beside || before.hexes[i] != after.hexes[i])
            && nameOfHex(before, before.hexes[i]) != nameOfHex(after, after.hexes[i]))
            cells.push_back(after.hexes[i].cell);
    return cells;
}

void announceDifferences(MapCanvas& canvas, const BoardPicture& before) {
    if (!QAccessible::isActive())
        return;
    const std::vector<Cell> cells = hexesRenamed(before, canvas.picture());
    for (const Cell cell : cells)
        announce(canvas, cell, QAccessible::NameChanged);
    // Readers speak of the hex with the focus only.
    if (canvas.hasFocus() && std::find(cells.begin(), cells.end(), canvas.cursorCell()) != cells.end())
        announce(canvas, canvas.cursorCell(), QAccessible::Focus);
}

} // namespace isle
