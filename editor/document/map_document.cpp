#include "editor/document/map_document.h"

#include "editor/document/map_command.h"
#include "editor/document/text.h"
#include "engine/formats/isle_file.h"

#include <QFileInfo>
#include <QUndoStack>

#include <algorithm>
#include <utility>

namespace isle {
namespace {

bool changesShape(const MapDelta& delta) {
    return delta.resized() || std::any_of(delta.cells().begin(), delta.cells().end(), [](const auto& change) {
               return groundOf(change.before.terrain) != groundOf(change.after.terrain);
           });
}

MapChange changeOf(const MapDelta& delta) {
    MapChange change;
    for (const MapDelta::CellChange& cell : delta.cells())
        change.cells.push_back(cell.cell);
    change.rest = delta.touchesRest();
    change.everything = delta.resized();
    return change;
}

} // namespace

struct MapDocument::Private : DeltaTarget {
    explicit Private(MapDocument& document) : owner(document) { shapeChanged(); }

    void apply(const MapDelta& delta) override {
        delta.apply(map);
        deltaApplied(delta);
    }
    void revert(const MapDelta& delta) override {
        delta.revert(map);
        deltaApplied(delta);
    }

    void deltaApplied(const MapDelta& delta) {
        if (changesShape(delta))
            shapeChanged();
        tell(changeOf(delta));
    }
    void shapeChanged() { topology = std::make_shared<const Topology>(shapeOf(map)); }
    void tell(const MapChange& change) {
        problems = checkMap(map);
        telling = true;
        emit owner.changed(change);
        emit owner.problemsChanged();
        telling = false;
    }

    MapDocument& owner;
    Map map;
    std::shared_ptr<const Topology> topology;
    std::vector<Problem> problems;
    QString path;
    int lastGesture = 0;
    bool telling = false; ///< listeners only read: an edit from within a change would corrupt the history
    QUndoStack stack;
};

MapDocument::MapDocument(QObject* parent) : QObject(parent), d(std::make_unique<Private>(*this)) {
    connect(&d->stack, &QUndoStack::cleanChanged, this, [this](bool clean) { emit modifiedChanged(!clean); });
}

MapDocument::~MapDocument() {
    d->stack.disconnect(this);
}

const Map& MapDocument::map() const {
    return d->map;
}
const Topology& MapDocument::topology() const {
    return *d->topology;
}
std::shared_ptr<const Topology> MapDocument::sharedTopology() const {
    return d->topology;
}
QUndoStack& MapDocument::undoStack() {
    return d->stack;
}

int MapDocument::newGesture() {
    return ++d->lastGesture;
}

bool MapDocument::edit(const QString& text, const QString& where, const std::function<void(Map&)>& change,
                       int gesture) {
    Q_ASSERT(!d->telling);
    Map next = d->map;
    change(next);
    MapDelta delta(d->map, next);
    if (delta.empty())
        return false;
    d->stack.push(new MapCommand(*d, std::move(delta), text, where, gesture));
    return true;
}

bool MapDocument::cancelGesture(int gesture) {
    if (gesture == 0)
        return false;
    const MapCommand* step = MapCommand::at(d->stack, d->stack.index() - 1);
    if (!step || step->id() != gesture)
        return false;
    // The opposite change in the same gesture merges into nothing, and so leaves no step that could be
    // redone.
    Map before = d->map;
    step->delta().revert(before);
    return edit(
        step->name(), step->where(), [&before](Map& map) { map = before; }, gesture);
}

const std::vector<Problem>& MapDocument::problems() const {
    return d->problems;
}

void MapDocument::applyFix(const Fix& fix) {
    // The list of problems the fix comes from is replaced while it works, so it works on a copy.
    const Fix copy = fix;
    edit(translated(copy.label), {}, copy.apply);
}

QString MapDocument::path() const {
    return d->path;
}
bool MapDocument::modified() const {
    return !d->stack.isClean();
}

QString MapDocument::displayName() const {
    if (!d->map.title.empty())
        return QString::fromStdString(d->map.title);
    return d->path.isEmpty() ? tr("Untitled") : QFileInfo(d->path).fileName();
}

void MapDocument::reset(Map map, const QString& path) {
    Q_ASSERT(!d->telling);
    d->map = std::move(map);
    d->path = path;
    d->shapeChanged();
    d->stack.clear();
    d->tell({{}, true, true});
    emit pathChanged(path);
}

Result<bool, FileError> MapDocument::open(const QString& path) {
    Result<Map, FileError> loaded = loadIsle(path);
    if (!loaded)
        return loaded.error();
    reset(std::move(loaded.value()), path);
    return true;
}

Result<bool, FileError> MapDocument::save(const QString& path) {
    Result<bool, FileError> saved = saveIsle(d->map, path);
    if (!saved)
        return saved;
    const bool moved = d->path != path;
    d->path = path;
    d->stack.setClean();
    if (moved)
        emit pathChanged(path);
    return saved;
}

} // namespace isle
