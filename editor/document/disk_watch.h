#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace isle {

class OpenDocuments;

/// Notices that files of open maps were changed or deleted by others, and marks the open maps with it.
class DiskWatch : public QObject {
    Q_OBJECT

  public:
    explicit DiskWatch(OpenDocuments& documents, QObject* parent = nullptr);

    /// Watches the files that are open now; call when a map got another file.
    void follow();
    /// Looks at all files now; cheap when nothing happened.
    void check();
    /// The front map agrees with its file as it is now: it was read, written, or the user keeps the map.
    void settle();

  signals:
    void diskChanged(int index); ///< OpenDocument::disk of this map is another

  private:
    OpenDocuments& documents_;
    QFileSystemWatcher watcher_;
    QTimer soon_; ///< others may write a file in several steps, or delete and make it again
};

} // namespace isle
