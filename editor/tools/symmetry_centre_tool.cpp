#include "editor/tools/symmetry_centre_tool.h"

#include "editor/document/map_document.h"
#include "editor/document/text.h"
#include "editor/tools/tool_settings.h"

#include <QLineF>

#include <algorithm>

namespace isle {
namespace {

QPointF unitsOf(const LatticeCentre& place) {
    return std::visit([](const auto& at) { return ViewTransform::unitsOf(at); }, place);
}

Place placeOf(const LatticeCentre& centre) {
    return std::visit([](const auto& at) { return Place(at); }, centre);
}

struct CentreText {
    Q_DECLARE_TR_FUNCTIONS(CentreText)
};

QString textOf(const LatticeCentre& place) {
    if (const auto* edge = std::get_if<EdgePlace>(&place))
        return CentreText::tr("Centre on the edge %1").arg(displayName(*edge));
    if (const auto* crossing = std::get_if<CrossingPlace>(&place)) {
        const std::string_view corner = nameOf(crossing->corner);
        return CentreText::tr("Centre on the crossing %1 %2", "hex and corner")
            .arg(displayName(crossing->cell),
                 QString::fromLatin1(corner.data(), static_cast<qsizetype>(corner.size())));
    }
    return CentreText::tr("Centre on the hex %1").arg(displayName(std::get<Cell>(place)));
}

} // namespace

QString SymmetryCentreTool::name() const {
    return tr("Centre of the symmetry");
}

QString SymmetryCentreTool::hint() const {
    return tr("Left: set the centre here. Keys: [ and ] for edges and corners of the hex, Enter sets. Esc: "
              "leave it.");
}

void SymmetryCentreTool::activated() {
    host_.setCursor(Qt::CrossCursor);
    show();
}

void SymmetryCentreTool::pressed(const CanvasPoint& point) {
    if (point.button != Qt::LeftButton)
        return;
    place_ = nearest(point);
    choose();
}

void SymmetryCentreTool::moved(const CanvasPoint& point) {
    const std::optional<LatticeCentre> place = nearest(point);
    if (place == place_)
        return;
    place_ = place;
    show();
}

void SymmetryCentreTool::left() {
    place_.reset();
    show();
}

void SymmetryCentreTool::cursorMoved(Cell cell) {
    place_ = LatticeCentre(cell);
    show();
}

bool SymmetryCentreTool::keyPressed(int key, Qt::KeyboardModifiers /*modifiers*/, Cell cursor) {
    if (key == Qt::Key_BracketLeft || key == Qt::Key_BracketRight) {
        const std::vector<LatticeCentre> places = choices(cursor);
        const auto size = static_cast<int>(places.size());
        const auto found = place_ ? std::find(places.begin(), places.end(), *place_) : places.end();
        const int at = found == places.end() ? 0 : static_cast<int>(found - places.begin());
        const int step = key == Qt::Key_BracketRight ? 1 : -1;
        place_ = places[static_cast<std::size_t>((at + step + size) % size)];
        show();
        return true;
    }
    if (key != Qt::Key_Space && key != Qt::Key_Return && key != Qt::Key_Enter)
        return false;
    if (!place_)
        place_ = LatticeCentre(cursor);
    choose();
    return true;
}

bool SymmetryCentreTool::cancel() {
    host_.useTool(host_.toolBefore());
    return true;
}

std::vector<LatticeCentre> SymmetryCentreTool::choices(Cell cell) const {
    const SymmetryKind kind = host_.settings().draw().symmetry;
    std::vector<LatticeCentre> places{cell};
    for (const Direction direction : allDirections)
        places.emplace_back(EdgePlace{cell, direction});
    for (const Corner corner : allCorners)
        places.emplace_back(CrossingPlace{cell, corner});
    std::erase_if(places, [&](const LatticeCentre& place) { return !allows(kind, place); });
    return places;
}

std::optional<LatticeCentre> SymmetryCentreTool::nearest(const CanvasPoint& point) const {
    if (!point.onMap)
        return std::nullopt;
    const std::vector<LatticeCentre> places = choices(point.cell);
    const auto nearer = [&](const LatticeCentre& a, const LatticeCentre& b) {
        return QLineF(unitsOf(a), point.units).length() < QLineF(unitsOf(b), point.units).length();
    };
    return *std::min_element(places.begin(), places.end(), nearer);
}

void SymmetryCentreTool::choose() {
    if (!place_)
        return;
    DrawOptions options = host_.settings().draw();
    options.centre = place_;
    host_.settings().setDraw(options);
    host_.useTool(host_.toolBefore());
}

void SymmetryCentreTool::show() {
    host_.showHover(place_ ? std::optional<Place>(placeOf(*place_)) : std::nullopt);
    host_.showSymmetryAt(place_);
    if (!place_)
        return host_.showGhost(std::nullopt);
    Ghost ghost;
    ghost.tip = textOf(*place_);
    if (host_.settings().draw().symmetry == SymmetryKind::Off)
        ghost.tipDetail = tr("Symmetry is off.");
    host_.showGhost(std::move(ghost));
}

} // namespace isle
