#include "editor/document/open_documents.h"

#include "editor/document/map_document.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace isle {
namespace {

QString canonical(const QString& path) {
    const QString found = QFileInfo(path).canonicalFilePath();
    return found.isEmpty() ? QFileInfo(path).absoluteFilePath() : found;
}

} // namespace

OpenDocuments::OpenDocuments(MapDocument& front, QObject* parent) : QObject(parent), document_(front) {
    documents_.push_back(fresh());
}

OpenDocuments::~OpenDocuments() = default;

std::unique_ptr<DocumentState> OpenDocuments::blank() {
    auto state = std::make_unique<DocumentState>(blankMap(9, 11, Terrain::Sea));
    state->setBlank();
    return state;
}

OpenDocument OpenDocuments::fresh() {
    OpenDocument document;
    document.id = ++lastId_;
    return document;
}

const DocumentState& OpenDocuments::stateAt(int index) const {
    return index == front_ ? document_.state() : *at(index).parked;
}

int OpenDocuments::indexOfPath(const QString& path) const {
    if (path.isEmpty())
        return -1;
    const QString wanted = canonical(path);
    for (int i = 0; i < count(); ++i)
        if (const QString& mine = stateAt(i).path(); !mine.isEmpty() && canonical(mine) == wanted)
            return i;
    return -1;
}

int OpenDocuments::indexOfId(int id) const {
    const auto found = std::find_if(documents_.begin(), documents_.end(),
                                    [id](const OpenDocument& document) { return document.id == id; });
    return found == documents_.end() ? -1 : static_cast<int>(found - documents_.begin());
}

void OpenDocuments::exchange(std::unique_ptr<DocumentState> next, OpenDocument* keeper) {
    std::unique_ptr<DocumentState> dropped;
    document_.exchange(std::move(next), keeper ? keeper->parked : dropped);
}

int OpenDocuments::open(std::unique_ptr<DocumentState> state) {
    emit aboutToSwitch();
    if (document_.state().untouched()) {
        const int oldId = front().id;
        front() = fresh();
        exchange(std::move(state), nullptr);
        emit replaced(front_, oldId);
    } else {
        const int index = front_ + 1;
        documents_.insert(documents_.begin() + index, fresh());
        OpenDocument& before = at(front_);
        front_ = index;
        exchange(std::move(state), &before);
        emit inserted(index);
    }
    emit frontChanged(front_);
    return front_;
}

void OpenDocuments::bringToFront(int index) {
    if (index == front_ || index < 0 || index >= count())
        return;
    emit aboutToSwitch();
    OpenDocument& before = at(front_);
    front_ = index;
    exchange(std::move(at(index).parked), &before);
    emit frontChanged(index);
}

void OpenDocuments::close(int index) {
    const int id = at(index).id;
    if (count() == 1) {
        emit aboutToSwitch();
        front() = fresh();
        exchange(blank(), nullptr);
        emit replaced(0, id);
        emit frontChanged(0);
        return;
    }
    if (index == front_)
        bringToFront(index + 1 < count() ? index + 1 : index - 1);
    documents_.erase(documents_.begin() + index);
    if (index < front_)
        --front_;
    emit removed(index, id);
}

void OpenDocuments::move(int from, int to) {
    if (from == to)
        return;
    const auto first = documents_.begin();
    if (from < to)
        std::rotate(first + from, first + from + 1, first + to + 1);
    else
        std::rotate(first + to, first + from, first + from + 1);
    const auto follow = [from, to](int index) {
        if (index == from)
            return to;
        if (from < index && index <= to)
            return index - 1;
        return to <= index && index < from ? index + 1 : index;
    };
    front_ = follow(front_);
}

} // namespace isle
