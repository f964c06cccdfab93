#pragma once

#include "editor/document/recovery.h"

#include <QElapsedTimer>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <functional>

namespace isle {

class OpenDocuments;

/// Keeps the recovery files up to date: writes the front map shortly after it changed, and removes files of
/// maps that are saved, clean again or closed. Writing happens in a thread of its own, in order.
class RecoveryWriter : public QObject {
    Q_OBJECT

  public:
    static constexpr int standardInterval = 2000; ///< ms from a change to its recovery file
    static constexpr int hardLimit = 10000;       ///< ms that a gesture may put it off at most

    RecoveryWriter(OpenDocuments& documents, const QString& root, QObject* parent = nullptr);
    /// Writes what is waiting. Files stay: whoever closes documents on purpose calls forgetAll() first.
    ~RecoveryWriter() override;

    void setInterval(int milliseconds);
    [[nodiscard]] int interval() const { return interval_; }
    /// Whether a gesture is under way, so that writing waits; without one the mouse buttons tell.
    void setBusy(std::function<bool()> busy) { busy_ = std::move(busy); }

    /// Writes the front map now when it is modified and waiting to be written.
    void flush();
    /// Writes the front map now though it has not changed: it was just recovered.
    void writeNow();
    /// Removes all files of this window: everything was saved or let go.
    void forgetAll();
    /// Waits until everything is on disk.
    void wait();
    [[nodiscard]] const QString& folder() const { return store_.folder(); }

  signals:
    void failed(const QString& sentence); ///< a recovery file could not be written

  private:
    void noteChange();
    void due();
    void write();
    void remove(int id);

    OpenDocuments& documents_;
    RecoveryStore store_; ///< used in the thread only
    QThreadPool thread_;
    QTimer timer_;
    QElapsedTimer waiting_;
    std::function<bool()> busy_;
    int interval_ = standardInterval;
    bool dirty_ = false;
    bool switching_ = false;
};

} // namespace isle
