#include "editor/document/document_state.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace isle {
namespace {

bool changesShape(const MapDelta& delta) {
    return delta.resized() || std::any_of(delta.cells().begin(), delta.cells().end(), [](const auto& change) {
               return groundOf(change.before.terrain) != groundOf(change.after.terrain);
           });
}

} // namespace

DocumentState::DocumentState(Map map, const QString& path) : map_(std::move(map)), path_(path) {
    shapeChanged();
}

DocumentState::~DocumentState() = default;

QString DocumentState::displayName() const {
    if (!label_.isEmpty())
        return label_;
    if (!map_.title.empty())
        return QString::fromStdString(map_.title);
    return path_.isEmpty() ? QCoreApplication::translate("isle::MapDocument", "Untitled")
                           : QFileInfo(path_).fileName();
}

void DocumentState::apply(const MapDelta& delta) {
    delta.apply(map_);
    if (changesShape(delta))
        shapeChanged();
    if (applied_)
        applied_(delta);
}

void DocumentState::revert(const MapDelta& delta) {
    delta.revert(map_);
    if (changesShape(delta))
        shapeChanged();
    if (applied_)
        applied_(delta);
}

void DocumentState::shapeChanged() {
    topology_ = std::make_shared<const Topology>(shapeOf(map_));
}

} // namespace isle
