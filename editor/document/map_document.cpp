#include "editor/document/map_document.h"

#include "editor/document/document_state.h"
#include "editor/document/layers.h"
#include "editor/document/map_command.h"
#include "editor/document/text.h"
#include "engine/checks/runner.h"
#include "engine/formats/isle_file.h"

#include <QUndoGroup>
#include <QUndoStack>

#include <utility>

namespace isle {
namespace {

MapChange changeOf(const MapDelta& delta) {
    MapChange change;
    for (const MapDelta::CellChange& cell : delta.cells())
        change.cells.push_back(cell.cell);
    change.rest = delta.touchesRest();
    change.everything = delta.resized();
    return change;
}

} // namespace

struct MapDocument::Private {
    explicit Private(MapDocument& document) : owner(document) {
        group.addStack(&state->stack_);
        group.setActiveStack(&state->stack_);
        bringForward();
    }

    /// The state in front tells of its changes.
    void bringForward() {
        state->applied_ = [this](const MapDelta& delta) { tell(changeOf(delta)); };
    }
    void push(MapDelta delta, const QString& text, const QString& where, int gesture) {
        state->stack_.push(new MapCommand(*state, std::move(delta), text, where, gesture));
    }
    void tell(const MapChange& change) {
        runner.update(state->map_, state->topology_);
        telling = true;
        emit owner.changed(change);
        emit owner.problemsChanged();
        telling = false;
    }

    MapDocument& owner;
    QUndoGroup group; ///< outlives the state: a stack takes itself out of its group
    std::unique_ptr<DocumentState> state = std::make_unique<DocumentState>();
    CheckRunner runner;
    const Layers* layers = nullptr;
    int lastGesture = 0;  ///< of all documents, so that no two of them share a gesture
    bool telling = false; ///< listeners only read: an edit from within a change would corrupt the history
};

MapDocument::MapDocument(QObject* parent) : QObject(parent), d(std::make_unique<Private>(*this)) {
    connect(&d->group, &QUndoGroup::cleanChanged, this, [this](bool clean) { emit modifiedChanged(!clean); });
}

MapDocument::~MapDocument() {
    d->group.disconnect(this);
}

const Map& MapDocument::map() const {
    return d->state->map_;
}
const Topology& MapDocument::topology() const {
    return *d->state->topology_;
}
std::shared_ptr<const Topology> MapDocument::sharedTopology() const {
    return d->state->topology_;
}
QUndoStack& MapDocument::undoStack() {
    return d->state->stack_;
}
QUndoGroup& MapDocument::undoGroup() {
    return d->group;
}
const DocumentState& MapDocument::state() const {
    return *d->state;
}
DocumentState& MapDocument::state() {
    return *d->state;
}

std::unique_ptr<DocumentState> MapDocument::exchange(std::unique_ptr<DocumentState> next) {
    std::unique_ptr<DocumentState> before;
    exchange(std::move(next), before);
    return before;
}

void MapDocument::exchange(std::unique_ptr<DocumentState> next, std::unique_ptr<DocumentState>& before) {
    Q_ASSERT(next && !d->telling);
    d->state->applied_ = nullptr;
    before = std::exchange(d->state, std::move(next));
    d->bringForward();
    d->tell({{}, true, true});
    d->group.addStack(&d->state->stack_);
    d->group.setActiveStack(&d->state->stack_);
    d->group.removeStack(&before->stack_);
    emit pathChanged(d->state->path_);
    emit switched();
}

int MapDocument::newGesture() {
    return ++d->lastGesture;
}

bool MapDocument::edit(const QString& text, const QString& where, const std::function<void(Map&)>& change,
                       int gesture) {
    Q_ASSERT(!d->telling);
    if (d->state->readOnly()) {
        emit heldBack(tr("This map is open for reading only."));
        return false;
    }
    Map next = d->state->map_;
    change(next);
    if (d->layers)
        if (const auto held = d->layers->protect(d->state->map_, next); !held.empty())
            emit heldBack(lockedSentence(held));
    MapDelta delta(d->state->map_, next);
    if (delta.empty())
        return false;
    d->push(std::move(delta), text, where, gesture);
    return true;
}

void MapDocument::setLayers(const Layers* layers) {
    d->layers = layers;
}
const Layers* MapDocument::layers() const {
    return d->layers;
}

bool MapDocument::cancelGesture(int gesture) {
    if (gesture == 0)
        return false;
    const MapCommand* step = MapCommand::at(d->state->stack_, d->state->stack_.index() - 1);
    if (!step || step->id() != gesture)
        return false;
    // The opposite change in the same gesture merges into nothing, and so leaves no step that could be
    // redone.
    Map before = d->state->map_;
    step->delta().revert(before);
    return edit(
        step->name(), step->where(), [&before](Map& map) { map = before; }, gesture);
}

const std::vector<Problem>& MapDocument::problems() const {
    return d->runner.problems();
}
const std::vector<Problem>& MapDocument::playErrors() const {
    return d->runner.playErrors();
}
const CheckProfile& MapDocument::profile() const {
    return d->runner.profile();
}

void MapDocument::setProfile(const CheckProfile& profile) {
    if (profile == d->runner.profile())
        return;
    d->runner.setProfile(profile);
    d->runner.update(d->state->map_, d->state->topology_);
    emit profileChanged();
    emit problemsChanged();
}

void MapDocument::applyFix(const Fix& fix) {
    // The list of problems the fix comes from is replaced while it works, so it works on a copy.
    const Fix copy = fix;
    edit(translated(copy.label), {}, copy.apply);
}

QString MapDocument::path() const {
    return d->state->path_;
}
bool MapDocument::modified() const {
    return d->state->modified();
}
QString MapDocument::displayName() const {
    return d->state->displayName();
}

void MapDocument::reset(Map map, const QString& path) {
    Q_ASSERT(!d->telling);
    DocumentState& state = *d->state;
    state.map_ = std::move(map);
    state.path_ = path;
    state.label_.clear();
    state.readOnly_ = false;
    state.blank_ = false;
    state.shapeChanged();
    state.stack_.clear();
    d->tell({{}, true, true});
    emit pathChanged(path);
}

void MapDocument::replaceMap(const Map& map, const QString& text) {
    Q_ASSERT(!d->telling);
    if (MapDelta delta(d->state->map_, map); !delta.empty())
        d->push(std::move(delta), text, {}, 0);
}

void MapDocument::reload(const Map& map, const QString& text) {
    replaceMap(map, text);
    d->state->stack_.setClean();
}

Result<bool, FileError> MapDocument::open(const QString& path) {
    Result<Map, FileError> loaded = loadIsle(path);
    if (!loaded)
        return loaded.error();
    reset(std::move(loaded.value()), path);
    return true;
}

Result<SaveReport, FileError> MapDocument::save(const QString& path, const BackupPolicy& backup) {
    auto saved = storeMap(d->state->map_, path, backup);
    if (!saved)
        return saved;
    const bool moved = d->state->path_ != path;
    d->state->path_ = path;
    d->state->label_.clear();
    d->state->readOnly_ = false;
    d->state->stack_.setClean();
    if (moved)
        emit pathChanged(path);
    return saved;
}

} // namespace isle
