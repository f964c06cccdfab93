#pragma once

#include "engine/checks/sample.h"

#include <QObject>

#include <atomic>
#include <memory>
#include <vector>

class QThread;

namespace isle {

/// Samples deals of a map in a worker thread, so that the window stays at hand. One sampling at a time: a new
/// one replaces the one that runs, and nothing more is heard of that.
class DealSampler : public QObject {
    Q_OBJECT

  public:
    explicit DealSampler(QObject* parent = nullptr);
    ~DealSampler() override;

    void start(const Map& map, std::shared_ptr<const Topology> topology, const CheckProfile& profile,
               const SampleOptions& options);
    /// Stops soon; finished() then tells what was found so far.
    void cancel();
    /// Stops without another word.
    void discard();
    [[nodiscard]] bool running() const { return job_ != nullptr; }

  signals:
    void progressed(int done, int of);
    void finished(const isle::SampleOutcome& outcome);

  private:
    /// What both threads know of a sampling.
    struct Job {
        std::atomic<bool> stop = false;
        std::atomic<int> done = 0;
        int of = 0;
        SampleOutcome outcome; ///< the worker's until it has ended
    };
    void tell(const std::shared_ptr<Job>& job);

    std::shared_ptr<Job> job_; ///< the one that is listened to
    std::vector<QThread*> threads_;
};

} // namespace isle
