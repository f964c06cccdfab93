#include "editor/canvas/map_canvas.h"

#include "editor/canvas/legend_card.h"
#include "editor/canvas/map_canvas_private.h"
#include "editor/canvas/minimap.h"
#include "editor/canvas/overlay_painter.h"
#include "editor/canvas/zoom_box.h"

#include <QPaintEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace isle {

namespace {

/// Items of one list that the other lacks, both ways.
template <class Item, class Visit>
void forDifferences(const std::vector<Item>& before, const std::vector<Item>& after, Visit visit) {
    for (const Item& item : before)
        if (std::find(after.begin(), after.end(), item) == after.end())
            visit(item);
    for (const Item& item : after)
        if (std::find(before.begin(), before.end(), item) == before.end())
            visit(item);
}

} // namespace

MapCanvas::MapCanvas(QWidget* parent) : QWidget(parent), d(std::make_unique<Private>(*this)) {
    installCanvasAccessibility();
    setAttribute(Qt::WA_OpaquePaintEvent);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(240, 180);
    setAccessibleName(tr("Map"));
    d->zoomBox = new ZoomBox(this);
    d->minimap = new Minimap(this);
    d->legend = new LegendCard(this);
    d->legend->hide();
    connect(d->legend, &LegendCard::closed, this, &MapCanvas::overlayClosed);
    connect(d->zoomBox, &ZoomBox::zoomInWanted, this, &MapCanvas::zoomIn);
    connect(d->zoomBox, &ZoomBox::zoomOutWanted, this, &MapCanvas::zoomOut);
    connect(d->zoomBox, &ZoomBox::fitWanted, this, &MapCanvas::fit);
    connect(d->zoomBox, &ZoomBox::minimapWanted, this, [this] {
        d->minimapAsked = true;
        setMinimapVisible(true);
    });
    connect(d->minimap, &Minimap::closed, this, [this] { setMinimapVisible(false); });
    connect(d->minimap, &Minimap::centreWanted, this,
            [this](QPointF units) { d->moveBy(QRectF(d->mapArea()).center() - d->view.toPixels(units)); });
    connect(&d->glide, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& value) { d->moveTo(value.toPointF()); });
    d->zoomBox->setPercent(zoomPercent());
}

MapCanvas::~MapCanvas() = default;

void MapCanvas::setInput(CanvasInput* input) {
    d->input = input;
    d->updateCursorShape();
}

QRegion MapCanvas::Private::changedRegion(const BoardPicture& before, const BoardPicture& after) const {
    QRegion region;
    const auto addHex = [&](Cell cell) {
        const QPointF centre = view.pixelsOf(cell);
        const QPointF reach =
            QPointF(ViewTransform::hexWidth / 2 + paintMargin, ViewTransform::hexHeight / 2 + paintMargin)
            * view.scale();
        region += QRectF(centre - reach, centre + reach).toAlignedRect().adjusted(-2, -2, 2, 2);
    };
    const auto addEdge = [&](EdgePlace edge) {
        addHex(edge.cell);
        addHex(neighbour(edge.cell, edge.direction));
    };
    for (std::size_t i = 0; i < after.hexes.size(); ++i)
        if (before.hexes[i] != after.hexes[i])
            addHex(after.hexes[i].cell);
    forDifferences(before.harbours, after.harbours, [&](const HarbourPicture& item) { addEdge(item.edge); });
    forDifferences(before.links, after.links, [&](const LinkPicture& item) { addEdge(item.edge); });
    forDifferences(before.towns, after.towns,
                   [&](const TownPicture& item) { region += overlayBounds(view, Place(item.crossing)); });
    forDifferences(before.forbiddenStarts, after.forbiddenStarts,
                   [&](CrossingPlace crossing) { region += overlayBounds(view, Place(crossing)); });
    forDifferences(before.farSide, after.farSide, addHex);
    for (const auto& [one, other] :
         {std::pair(before.robber, after.robber), std::pair(before.pirate, after.pirate)})
        if (one != other)
            for (const auto& cell : {one, other})
                if (cell)
                    addHex(*cell);
    return region;
}

void MapCanvas::setPicture(BoardPicture picture) {
    if (picture == d->picture)
        return;
    const BoardPicture before = std::exchange(d->picture, std::move(picture));
    d->minimap->setPicture(d->picture);
    if (before.rows != d->picture.rows || before.cols != d->picture.cols
        || before.design != d->picture.design) {
        d->cursor.row =
            static_cast<std::int16_t>(std::clamp(int(d->cursor.row), 0, std::max(0, d->picture.rows - 1)));
        d->cursor.col =
            static_cast<std::int16_t>(std::clamp(int(d->cursor.col), 0, std::max(0, d->picture.cols - 1)));
        d->placeNames();
        d->everythingStale();
        if (d->fitted)
            fit();
        else
            d->keepInView();
        return;
    }
    d->boardChanged(d->changedRegion(before, d->picture));
    if (before.islands != d->picture.islands && (hasStartAreas(before) || hasStartAreas(d->picture)))
        update();
    announceDifferences(*this, before);
}

void MapCanvas::Private::boardChanged(const QRegion& region) {
    stale += region;
    q.update(region);
    placeNames();
    updateTip();
}

const BoardPicture& MapCanvas::picture() const {
    return d->picture;
}

void MapCanvas::setSelection(std::vector<Cell> cells) {
    if (cells == d->selection)
        return;
    update(overlayBounds(d->view, std::span<const Cell>(d->selection)));
    d->selection = std::move(cells);
    update(overlayBounds(d->view, std::span<const Cell>(d->selection)));
}

void MapCanvas::setHover(std::optional<Place> place) {
    if (place == d->hover)
        return;
    if (d->hover)
        update(overlayBounds(d->view, *d->hover));
    d->hover = place;
    if (d->hover)
        update(overlayBounds(d->view, *d->hover));
    d->updateTip();
}

void MapCanvas::setGhost(std::optional<Ghost> ghost) {
    if (!ghost && !d->ghost)
        return;
    if (d->ghost)
        update(overlayBounds(d->view, *d->ghost));
    d->ghost = std::move(ghost);
    if (d->ghost)
        update(overlayBounds(d->view, *d->ghost));
    d->updateTip();
}

void MapCanvas::setSymmetry(std::optional<SymmetryMark> mark) {
    if (mark == d->symmetry)
        return;
    d->symmetry = std::move(mark);
    update(); // its lines run across the whole canvas
}

const std::optional<SymmetryMark>& MapCanvas::symmetry() const {
    return d->symmetry;
}

void MapCanvas::setProblemMarks(std::vector<ProblemMark> marks) {
    for (const ProblemMark& mark : d->marks)
        update(overlayBounds(d->view, mark));
    d->marks = std::move(marks);
    for (const ProblemMark& mark : d->marks)
        update(overlayBounds(d->view, mark));
}

void MapCanvas::setLegalPlaces(std::vector<LegalPlace> places) {
    for (const LegalPlace& legal : d->legal)
        update(overlayBounds(d->view, legal.place));
    d->legal = std::move(places);
    for (const LegalPlace& legal : d->legal)
        update(overlayBounds(d->view, legal.place));
    d->updateTip();
}

void MapCanvas::setOfferedEdges(std::vector<EdgePlace> edges) {
    if (edges == d->offered)
        return;
    for (const EdgePlace edge : d->offered)
        update(overlayBounds(d->view, Place(edge)));
    d->offered = std::move(edges);
    for (const EdgePlace edge : d->offered)
        update(overlayBounds(d->view, Place(edge)));
}

std::optional<std::size_t> MapCanvas::legalPlaceAt(QPointF pixels) const {
    return d->legalAt(pixels);
}

const std::vector<LegalPlace>& MapCanvas::legalPlaces() const {
    return d->legal;
}

const std::optional<Ghost>& MapCanvas::ghost() const {
    return d->ghost;
}

const std::vector<ProblemMark>& MapCanvas::problemMarks() const {
    return d->marks;
}

void MapCanvas::setGridVisible(bool visible) {
    d->grid = visible;
    d->everythingStale();
}

void MapCanvas::setCoordinatesVisible(bool visible) {
    d->coordinates = visible;
    d->placeCards();
    if (d->fitted)
        fit();
    update();
}

void MapCanvas::setNamesVisible(bool visible) {
    d->names = visible;
    update();
}

void MapCanvas::setStartAreasVisible(bool visible) {
    d->startAreas = visible;
    update();
}

bool MapCanvas::startAreasVisible() const {
    return d->startAreas;
}

void MapCanvas::setMinimapVisible(bool visible) {
    d->minimapOn = visible;
    if (!visible)
        d->minimapAsked = false;
    d->placeCards();
}

bool MapCanvas::gridVisible() const {
    return d->grid;
}

bool MapCanvas::coordinatesVisible() const {
    return d->coordinates;
}

bool MapCanvas::namesVisible() const {
    return d->names;
}

bool MapCanvas::minimapVisible() const {
    return d->minimapOn;
}

Cell MapCanvas::cursorCell() const {
    return d->cursor;
}

void MapCanvas::setCursorCell(Cell cell) {
    if (d->picture.rows <= 0 || d->picture.cols <= 0)
        return;
    cell.row = static_cast<std::int16_t>(std::clamp(int(cell.row), 0, d->picture.rows - 1));
    cell.col = static_cast<std::int16_t>(std::clamp(int(cell.col), 0, d->picture.cols - 1));
    if (cell == d->cursor)
        return;
    update(overlayBounds(d->view, Place(d->cursor)));
    d->cursor = cell;
    update(overlayBounds(d->view, Place(d->cursor)));
    d->showCell(cell);
    d->setHoveredCell(cell);
    emit cursorMoved(cell);
    announceCell(*this, cell);
}

CanvasPoint MapCanvas::pointAt(QPointF pixels) const {
    CanvasPoint point;
    point.pixels = pixels;
    point.units = d->view.toUnits(pixels);
    point.cell = d->view.cellAt(pixels);
    point.onMap = point.cell.row >= 0 && point.cell.col >= 0 && point.cell.row < d->picture.rows
                  && point.cell.col < d->picture.cols;
    point.edge = d->view.edgeAt(pixels);
    point.crossing = d->view.crossingAt(pixels);
    return point;
}

void MapCanvas::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    d->paint(painter, event->region());
}

void MapCanvas::resizeEvent(QResizeEvent*) {
    d->everythingStale();
    d->placeCards();
    if (d->fitted)
        fit();
    else
        d->keepInView();
}

void MapCanvas::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        d->everythingStale();
    if (event->type() == QEvent::FontChange)
        d->placeCards();
    if (event->type() == QEvent::LanguageChange)
        setAccessibleName(tr("Map"));
}

} // namespace isle
