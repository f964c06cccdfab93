#include "editor/document/recovery_writer.h"

#include "editor/document/map_document.h"
#include "editor/document/open_documents.h"

#include <QGuiApplication>

namespace isle {
namespace {

constexpr int retryWhileBusy = 200; ///< ms

bool mouseHeld() {
    return QGuiApplication::mouseButtons() != Qt::NoButton;
}

} // namespace

RecoveryWriter::RecoveryWriter(OpenDocuments& documents, const QString& root, QObject* parent)
    : QObject(parent), documents_(documents), store_(root), busy_(mouseHeld) {
    thread_.setMaxThreadCount(1);
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, &RecoveryWriter::due);
    connect(&documents.document(), &MapDocument::changed, this, &RecoveryWriter::noteChange);
    connect(&documents.document(), &MapDocument::modifiedChanged, this, [this](bool modified) {
        if (switching_ || modified)
            return;
        dirty_ = false; // saved, or undone to what is saved
        timer_.stop();
        remove(documents_.front().id);
    });
    connect(&documents, &OpenDocuments::aboutToSwitch, this, [this] {
        flush();
        switching_ = true;
    });
    connect(&documents, &OpenDocuments::frontChanged, this, [this] {
        switching_ = false;
        dirty_ = false;
        timer_.stop();
    });
    connect(&documents, &OpenDocuments::removed, this, [this](int, int id) { remove(id); });
    connect(&documents, &OpenDocuments::replaced, this, [this](int, int id) { remove(id); });
}

RecoveryWriter::~RecoveryWriter() {
    flush();
    wait();
}

void RecoveryWriter::setInterval(int milliseconds) {
    interval_ = milliseconds;
    if (timer_.isActive())
        timer_.start(interval_);
}

void RecoveryWriter::noteChange() {
    if (switching_)
        return;
    if (!dirty_)
        waiting_.start();
    dirty_ = true;
    if (!timer_.isActive()) // not begun anew: steady drawing must not put it off for ever
        timer_.start(interval_);
}

void RecoveryWriter::due() {
    if (busy_ && busy_() && waiting_.elapsed() < hardLimit)
        return timer_.start(retryWhileBusy);
    flush();
}

void RecoveryWriter::flush() {
    if (!dirty_)
        return;
    timer_.stop();
    dirty_ = false;
    if (documents_.document().modified())
        write();
    else
        remove(documents_.front().id); // another map was put in its place
}

void RecoveryWriter::writeNow() {
    dirty_ = false;
    timer_.stop();
    write();
}

void RecoveryWriter::write() {
    const MapDocument& document = documents_.document();
    const OpenDocument& front = documents_.front();
    RecoveryRecord record{document.path(), document.displayName(), QDateTime::currentDateTime(),
                          front.stamp.digest};
    thread_.start([this, id = front.id, map = document.map(), record = std::move(record)] {
        if (const auto written = store_.write(id, map, record); !written)
            emit failed(written.error().sentence()); // arrives in the listener's thread
    });
}

void RecoveryWriter::remove(int id) {
    thread_.start([this, id] { store_.remove(id); });
}

void RecoveryWriter::forgetAll() {
    dirty_ = false;
    timer_.stop();
    for (int i = 0; i < documents_.count(); ++i)
        remove(documents_.at(i).id);
    wait();
}

void RecoveryWriter::wait() {
    thread_.waitForDone();
}

} // namespace isle
