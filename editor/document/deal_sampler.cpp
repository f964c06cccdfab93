#include "editor/document/deal_sampler.h"

#include <QThread>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace isle {
namespace {

constexpr int tellEvery = 60; ///< milliseconds between words about the progress

} // namespace

DealSampler::DealSampler(QObject* parent) : QObject(parent) {}

DealSampler::~DealSampler() {
    discard();
    for (QThread* thread : threads_) {
        thread->disconnect(this);
        thread->wait();
        delete thread;
    }
}

void DealSampler::start(const Map& map, std::shared_ptr<const Topology> topology, const CheckProfile& profile,
                        const SampleOptions& options) {
    discard();
    auto job = std::make_shared<Job>();
    job->of = options.count;
    job_ = job;
    QThread* thread = QThread::create([job, map, topology = std::move(topology), profile, options] {
        job->outcome = sampleDeals(map, topology, profile, options, [&job](int done) {
            job->done = done;
            return !job->stop;
        });
    });
    threads_.push_back(thread);
    // Asked for now and then: a word after every deal would only fill the queue of events.
    auto* ticks = new QTimer(thread);
    ticks->setInterval(tellEvery);
    connect(ticks, &QTimer::timeout, this, [this, job] {
        if (job == job_)
            emit progressed(job->done, job->of);
    });
    ticks->start();
    connect(thread, &QThread::finished, this, [this, job, thread] {
        threads_.erase(std::remove(threads_.begin(), threads_.end(), thread), threads_.end());
        thread->deleteLater();
        tell(job);
    });
    thread->start(QThread::LowPriority);
    emit progressed(0, options.count);
}

void DealSampler::tell(const std::shared_ptr<Job>& job) {
    if (job != job_)
        return;
    job_.reset();
    emit finished(job->outcome);
}

void DealSampler::cancel() {
    if (job_)
        job_->stop = true;
}

void DealSampler::discard() {
    cancel();
    job_.reset();
}

} // namespace isle
