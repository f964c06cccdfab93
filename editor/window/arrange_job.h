#pragma once

#include "engine/arrange/arrange.h"

#include <QObject>

#include <atomic>
#include <memory>

class QThread;

namespace isle {

/// Arranges a map in a thread of its own and tells how far it is.
class ArrangeJob : public QObject {
    Q_OBJECT

  public:
    explicit ArrangeJob(QObject* parent = nullptr);
    ~ArrangeJob() override; ///< cancels and waits

    void start(ArrangeRequest request);
    /// Asks to stop soon; finished() comes with the best so far.
    void cancel();
    [[nodiscard]] bool running() const { return thread_ != nullptr; }

  signals:
    void progressed(double done); ///< 0 to 1
    void finished(const isle::ArrangeResult& result);

  private:
    void end(const ArrangeResult& result);

    QThread* thread_ = nullptr;
    std::shared_ptr<std::atomic_bool> cancelled_;
};

} // namespace isle
