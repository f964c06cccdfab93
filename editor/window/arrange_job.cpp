#include "editor/window/arrange_job.h"

#include <QThread>

namespace isle {

ArrangeJob::ArrangeJob(QObject* parent) : QObject(parent) {}

ArrangeJob::~ArrangeJob() {
    if (thread_ == nullptr)
        return;
    cancel();
    thread_->wait();
    delete thread_;
}

void ArrangeJob::start(ArrangeRequest request) {
    if (running())
        return;
    cancelled_ = std::make_shared<std::atomic_bool>(false);
    thread_ = QThread::create([this, cancelled = cancelled_, request = std::move(request)] {
        int told = -1;
        const auto result = arrangeMap(request, [&](double done) {
            if (const int percent = static_cast<int>(done * 100); percent != told) {
                told = percent;
                QMetaObject::invokeMethod(
                    this, [this, done] { emit progressed(done); }, Qt::QueuedConnection);
            }
            return !cancelled->load();
        });
        QMetaObject::invokeMethod(
            this, [this, result] { end(result); }, Qt::QueuedConnection);
    });
    thread_->start();
}

void ArrangeJob::cancel() {
    if (cancelled_)
        cancelled_->store(true);
}

void ArrangeJob::end(const ArrangeResult& result) {
    thread_->wait();
    thread_->deleteLater();
    thread_ = nullptr;
    emit finished(result);
}

} // namespace isle
