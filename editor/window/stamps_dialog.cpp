#include "editor/window/stamps_dialog.h"

#include "editor/export/render.h"
#include "editor/panels/parts.h"
#include "editor/window/file_dialogs.h"
#include "editor/window/messages.h"

#include <QBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

#include <algorithm>

namespace isle {
namespace {

constexpr int pictureSide = 112;

QIcon pictureOfStamp(const Stamp& stamp, double ratio) {
    const std::optional<Map> map = mapOf(stamp.patch);
    if (!map)
        return {};
    BoardPicture picture = pictureOf(*map);
    picture.design = false; // no outlines of what is not part of it
    QImage image = renderImage(picture, static_cast<int>(pictureSide * ratio));
    image.setDevicePixelRatio(ratio);
    return QPixmap::fromImage(image);
}

} // namespace

StampsDialog::StampsDialog(StampStore store, std::function<FileDialogs&()> files,
                           std::function<MapPatch()> selected, QWidget* parent)
    : QDialog(parent, Qt::Tool),
      store_(std::move(store)),
      files_(std::move(files)),
      selected_(std::move(selected)),
      list_(new QListWidget),
      use_(new QPushButton(tr("&Place"))),
      save_(new QPushButton(tr("&Save selection"))),
      rename_(new QPushButton(tr("&Rename"))),
      delete_(new QPushButton(tr("&Delete"))),
      export_(new QPushButton(tr("E&xport…"))) {
    setWindowTitle(tr("Stamps"));
    resize(560, 460);
    list_->setObjectName(QStringLiteral("stamps"));
    list_->setAccessibleName(tr("Stamps"));
    list_->setViewMode(QListView::IconMode);
    list_->setResizeMode(QListView::Adjust);
    list_->setMovement(QListView::Static);
    list_->setIconSize({pictureSide, pictureSide});
    list_->setGridSize({pictureSide + 16, pictureSide + 42});
    list_->setWordWrap(true);
    list_->setEditTriggers(QAbstractItemView::EditKeyPressed);
    auto* import = new QPushButton(tr("&Import…"));
    use_->setDefault(true);
    auto* hint =
        secondaryLabel(tr("Double-click to place. Stamps are map files: any map can be imported as one."));
    hint->setWordWrap(true);
    auto* buttons = new QHBoxLayout;
    for (QPushButton* button : {use_, save_, rename_, delete_, import, export_}) {
        button->setAutoDefault(button == use_);
        buttons->addWidget(button);
    }
    auto* column = new QVBoxLayout(this);
    column->addWidget(hint);
    column->addWidget(list_, 1);
    column->addLayout(buttons);
    connect(list_, &QListWidget::itemActivated, this, &StampsDialog::choose);
    connect(list_, &QListWidget::itemChanged, this, &StampsDialog::renamed);
    connect(list_, &QListWidget::currentItemChanged, this, &StampsDialog::showButtons);
    connect(use_, &QPushButton::clicked, this, &StampsDialog::choose);
    connect(save_, &QPushButton::clicked, this, &StampsDialog::saveSelection);
    connect(rename_, &QPushButton::clicked, this, [this] { list_->editItem(list_->currentItem()); });
    connect(delete_, &QPushButton::clicked, this, &StampsDialog::remove);
    connect(import, &QPushButton::clicked, this, &StampsDialog::importFiles);
    connect(export_, &QPushButton::clicked, this, &StampsDialog::exportFile);
}

void StampsDialog::showEvent(QShowEvent* event) {
    refresh();
    QDialog::showEvent(event);
}

void StampsDialog::refresh() {
    const Stamp* const was = current();
    const QString path = was ? was->path : QString();
    filling_ = true;
    list_->clear();
    stamps_ = store_.stamps();
    for (const Stamp& stamp : stamps_) {
        auto* item = new QListWidgetItem(pictureOfStamp(stamp, devicePixelRatioF()), stamp.name, list_);
        item->setToolTip(
            stamp.shipped
                ? tr("%1, %2, comes with Islewright", "a stamp, 7 hexes")
                      .arg(stamp.name, hexCount(stamp.patch.hexes.size()))
                : tr("%1, %2", "a stamp, 7 hexes").arg(stamp.name, hexCount(stamp.patch.hexes.size())));
        if (!stamp.shipped)
            item->setFlags(item->flags() | Qt::ItemIsEditable);
    }
    filling_ = false;
    select(path);
    showSelection();
}

void StampsDialog::select(const QString& path) {
    const auto found =
        std::find_if(stamps_.begin(), stamps_.end(), [&](const Stamp& stamp) { return stamp.path == path; });
    list_->setCurrentRow(found == stamps_.end() ? 0 : static_cast<int>(found - stamps_.begin()));
    showButtons();
}

const Stamp* StampsDialog::current() const {
    const auto row = static_cast<std::size_t>(list_->currentRow());
    return row < stamps_.size() ? &stamps_[row] : nullptr;
}

void StampsDialog::showButtons() {
    const Stamp* const stamp = current();
    use_->setEnabled(stamp);
    export_->setEnabled(stamp);
    rename_->setEnabled(stamp && !stamp->shipped);
    delete_->setEnabled(stamp && !stamp->shipped);
}

void StampsDialog::showSelection() {
    save_->setEnabled(!selected_().empty());
}

void StampsDialog::choose() {
    if (const Stamp* const stamp = current())
        emit chosen(stamp->patch);
}

template <class Outcome>
void StampsDialog::tell(const QString& tried, const Outcome& outcome) {
    if (!outcome)
        return showFailure(this, tried, outcome.error().sentence());
    refresh();
    select(outcome.value());
}

void StampsDialog::saveSelection() {
    tell(tr("The stamp was not saved."), store_.save(tr("New stamp"), selected_()));
    list_->setFocus();
    if (current() && !current()->shipped)
        list_->editItem(list_->currentItem()); // its name comes next
}

void StampsDialog::renamed(QListWidgetItem* item) {
    const int row = list_->row(item);
    if (filling_ || row < 0)
        return;
    const Stamp stamp = stamps_[static_cast<std::size_t>(row)];
    const QString name = item->text().simplified();
    if (name.isEmpty() || name == stamp.name)
        item->setText(stamp.name);
    else // after the editor of the item has gone
        QMetaObject::invokeMethod(
            this, [this, stamp, name] { tell(tr("The stamp was not renamed."), store_.rename(stamp, name)); },
            Qt::QueuedConnection);
}

void StampsDialog::remove() {
    const Stamp* const stamp = current();
    if (!stamp)
        return;
    if (!store_.remove(*stamp))
        showFailure(this, tr("The stamp was not deleted."), tr("Its file cannot be removed."));
    refresh();
}

void StampsDialog::importFiles() {
    for (const QString& path : files_().addMaps(this))
        tell(tr("The stamp was not imported."), store_.import(path));
}

void StampsDialog::exportFile() {
    const Stamp* const stamp = current();
    if (!stamp)
        return;
    const QString path = files_().saveMap(this, stamp->name + QStringLiteral(".isle"));
    if (path.isEmpty())
        return;
    const auto written = store_.write(*stamp, path);
    if (!written)
        showFailure(this, tr("The stamp was not exported."), written.error().sentence());
}

} // namespace isle
