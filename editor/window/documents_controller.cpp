#include "editor/window/documents_controller.h"

#include "editor/canvas/map_canvas.h"
#include "editor/document/map_document.h"
#include "editor/panels/history.h"
#include "editor/tools/tool_manager.h"
#include "editor/window/actions.h"
#include "editor/window/board_view.h"
#include "editor/window/document_tabs.h"
#include "editor/window/file_controller.h"
#include "editor/window/file_notice.h"
#include "editor/window/main_window.h"

#include <QAction>
#include <QEvent>
#include <QFileInfo>
#include <QLockFile>

#include <algorithm>

namespace isle {

DocumentsController::DocumentsController(MapDocument& document, MainWindow& window)
    : QObject(&window),
      document_(document),
      window_(window),
      documents_(document),
      files_(new DocumentFiles(documents_, window)),
      tabs_(new DocumentTabs(documents_)),
      notice_(new FileNotice),
      recovery_(std::make_unique<RecoveryWriter>(documents_, RecoveryStore::defaultRoot())) {
    applySettings(FileSettings::load());
}

DocumentsController::~DocumentsController() {
    // They show the open maps, which go now.
    delete tabs_;
    delete notice_;
}

void DocumentsController::connectTo(ActionRegistry& actions, FileController& controller, BoardView& board) {
    actions_ = &actions;
    controller_ = &controller;
    board_ = &board;
    listen();
    connect(actions["file.close"], &QAction::triggered, this,
            [this] { controller_->closeDocument(documents_.frontIndex()); });
    connect(actions["view.nextMap"], &QAction::triggered, this, [this] { step(1); });
    connect(actions["view.previousMap"], &QAction::triggered, this, [this] { step(-1); });
    connect(tabs_, &DocumentTabs::closeWanted, controller_, &FileController::closeDocument);
    connect(tabs_, &DocumentTabs::closeOthersWanted, controller_, &FileController::closeOthers);
    connect(&window_.historyPanel(), &HistoryPanel::placeWanted, this,
            [this](const std::vector<Cell>& cells) {
                // Of several hexes the one in the middle, so that the others are around it.
                QPointF middle;
                for (const Cell cell : cells)
                    middle += ViewTransform::unitsOf(cell) / static_cast<double>(cells.size());
                const auto distance = [&](Cell cell) {
                    const QPointF away = ViewTransform::unitsOf(cell) - middle;
                    return QPointF::dotProduct(away, away);
                };
                const auto nearest = std::min_element(
                    cells.begin(), cells.end(), [&](Cell a, Cell b) { return distance(a) < distance(b); });
                if (document_.map().contains(*nearest))
                    window_.canvas().centreOn(*nearest);
            });
    window_.installEventFilter(this);
    showNotice();
}

void DocumentsController::listen() {
    connect(&documents_, &OpenDocuments::aboutToSwitch, this, &DocumentsController::keepView);
    connect(&documents_, &OpenDocuments::frontChanged, this, &DocumentsController::showView);
    for (const auto signal : {&OpenDocuments::removed, &OpenDocuments::replaced})
        connect(&documents_, signal, this, &DocumentsController::remember);
    connect(&document_, &MapDocument::pathChanged, this, &DocumentsController::remember);
    connect(tabs_, &DocumentTabs::tabMoved, this, &DocumentsController::remember);
    connect(&files_->watch(), &DiskWatch::diskChanged, this, [this](int index) {
        tabs_->refresh(index);
        showNotice();
    });
    const auto tell = [this](const QString& sentence) {
        trouble_ = sentence;
        showNotice();
    };
    connect(files_, &DocumentFiles::backupFailed, this, tell);
    connect(files_, &DocumentFiles::saved, this, &DocumentsController::showNotice);
    connect(recovery_.get(), &RecoveryWriter::failed, this, [tell](const QString& sentence) {
        tell(tr("There is no recovery file for your changes; save often. %1").arg(sentence));
    });
}

bool DocumentsController::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::WindowActivate)
        files_->watch().check(); // a network folder may not tell of changes by itself
    return QObject::eventFilter(watched, event);
}

void DocumentsController::applySettings(const FileSettings& settings) {
    settings_ = settings;
    recovery_->setInterval(settings.recoverySeconds * 1000);
    remember();
}

void DocumentsController::setPlaying(bool playing) {
    playing_ = playing;
    tabs_->setEnabled(!playing);
    showNotice();
}

void DocumentsController::step(int by) {
    const int count = documents_.count();
    documents_.bringToFront((documents_.frontIndex() + by + count) % count);
}

void DocumentsController::keepView() {
    window_.stopPlaytest();
    window_.tools().detach(); // ends what is half drawn, and forgets what it was drawn on
    const ViewTransform& view = window_.canvas().view();
    documents_.front().view = {view.hexPixels(), view.origin(), window_.selection().cells(),
                               board_->dealShown(), board_->seed()};
    window_.selection().clear();
}

void DocumentsController::showView() {
    const DocumentView& view = documents_.front().view;
    board_->setSeed(view.seed);
    board_->setDealShown(view.dealShown);
    if (view.hexPixels > 0) {
        ViewTransform transform;
        transform.setHexPixels(view.hexPixels);
        transform.setOrigin(view.origin);
        window_.canvas().setView(transform);
    } else {
        window_.canvas().fit();
    }
    window_.selection().set(view.selection);
    window_.tools().attach();
    actions_->setAvailable("view.nextMap", documents_.count() > 1);
    actions_->setAvailable("view.previousMap", documents_.count() > 1);
    showNotice();
    remember();
}

void DocumentsController::editCopy() {
    files_->openNew(document_.map());
    document_.state().forgetSaved(); // the copy is in no file yet
}

void DocumentsController::showNotice() {
    const QString name = QFileInfo(document_.path()).fileName();
    if (playing_)
        return notice_->clear();
    if (!trouble_.isEmpty())
        return notice_->show(trouble_, {{QStringLiteral("dismiss"), tr("Dismiss"), {}, [this] {
                                             trouble_.clear();
                                             showNotice();
                                         }}});
    if (documents_.front().disk != DiskState::Same)
        return showDiskNotice(name);
    if (document_.state().readOnly())
        return notice_->show(
            tr("“%1” is open for reading only.").arg(name),
            {{QStringLiteral("editCopy"), tr("Edit a copy"),
              tr("Open the map once more, to be saved under another name"), [this] { editCopy(); }}});
    notice_->clear();
}

void DocumentsController::showDiskNotice(const QString& name) {
    const FileNotice::Choice keep{QStringLiteral("keepMine"), tr("Keep mine"),
                                  tr("Go on with the map as it is here; saving writes it over the file"),
                                  [this] { files_->keepMine(); }};
    if (documents_.front().disk == DiskState::Gone)
        return notice_->show(tr("“%1” is gone from the disk. Saving writes it again.").arg(name),
                             {{QStringLiteral("saveAgain"), tr("Save"), tr("Write the file again"),
                               [this] { controller_->save(); }},
                              keep});
    notice_->show(tr("“%1” was changed on disk.").arg(name),
                  {{QStringLiteral("reload"), tr("Reload"),
                    tr("Read the file again; the map as it is here comes back with Undo"),
                    [this] { files_->readAgain(tr("Reload from disk")); }},
                   keep,
                   {QStringLiteral("compare"), tr("Compare"), tr("Open what is on disk in a tab of its own"),
                    [this] { files_->compare(); }}});
}

} // namespace isle
