#pragma once

#include "editor/document/document_state.h"
#include "editor/document/file_stamp.h"
#include "editor/document/map_lock.h"

#include <QObject>
#include <QPointF>

#include <cstdint>
#include <memory>
#include <vector>

namespace isle {

class MapDocument;

/// Where the user was in a map, kept while another one is in front.
struct DocumentView {
    double hexPixels = 0; ///< 0: not shown yet, so fit it
    QPointF origin;
    std::vector<Cell> selection;
    bool dealShown = false;
    std::uint64_t seed = 1;
};

/// What became of the file of an open map meanwhile.
enum class DiskState { Same, Changed, Gone };

/// One of several open maps, with what is known of it beside the map.
struct OpenDocument {
    int id = 0; ///< never used twice in a window
    DocumentView view;
    FileStamp stamp; ///< the file as it was read or written last
    DiskState disk = DiskState::Same;
    std::unique_ptr<MapLock> lock;         ///< null without a file, or open for reading only
    std::unique_ptr<DocumentState> parked; ///< null while in front
};

/// The open maps in the order of their tabs; always at least one. One is in front, inside the MapDocument.
class OpenDocuments : public QObject {
    Q_OBJECT

  public:
    /// Begins with what is in the document.
    explicit OpenDocuments(MapDocument& front, QObject* parent = nullptr);
    ~OpenDocuments() override;

    [[nodiscard]] MapDocument& document() { return document_; }
    [[nodiscard]] int count() const { return static_cast<int>(documents_.size()); }
    [[nodiscard]] int frontIndex() const { return front_; }
    [[nodiscard]] OpenDocument& at(int index) { return documents_[static_cast<std::size_t>(index)]; }
    [[nodiscard]] const OpenDocument& at(int index) const {
        return documents_[static_cast<std::size_t>(index)];
    }
    [[nodiscard]] OpenDocument& front() { return at(front_); }
    [[nodiscard]] const DocumentState& stateAt(int index) const;
    /// The map of a file, else -1. Files are the same however their path is written.
    [[nodiscard]] int indexOfPath(const QString& path) const;
    [[nodiscard]] int indexOfId(int id) const;

    /// Brings a map to the front in a place of its own behind the front one; takes the place of an untouched
    /// blank map in front. Returns its index.
    int open(std::unique_ptr<DocumentState> state);
    void bringToFront(int index);
    /// Drops a map and its history without asking; a blank map takes the place of the last one.
    void close(int index);
    void move(int from, int to);

    /// The map a new window begins with.
    [[nodiscard]] static std::unique_ptr<DocumentState> blank();

  signals:
    void aboutToSwitch(); ///< the front map is still there
    void inserted(int index);
    void removed(int index, int id);
    void replaced(int index, int oldId); ///< another map in the same place
    void frontChanged(int index);        ///< another map is in front; also after open() and close()

  private:
    void exchange(std::unique_ptr<DocumentState> next, OpenDocument* keeper);
    [[nodiscard]] OpenDocument fresh();

    MapDocument& document_;
    std::vector<OpenDocument> documents_;
    int front_ = 0;
    int lastId_ = 0;
};

} // namespace isle
