#include "editor/window/recovery_dialog.h"

#include "editor/canvas/picture.h"
#include "editor/export/render.h"
#include "engine/formats/isle_file.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace isle {
namespace {

constexpr int pictureSize = 120;

QString whenText(const QDateTime& time) {
    return time.date() == QDate::currentDate()
               ? RecoveryDialog::tr("today, %1", "time of day")
                     .arg(QLocale().toString(time.time(), QLocale::ShortFormat))
               : QLocale().toString(time, QLocale::ShortFormat);
}

QIcon pictureOfMap(const Map& map, qreal ratio) {
    // On a square of its own, so that wide and tall maps stand in one column.
    const QImage image = renderImage(pictureOf(map), static_cast<int>(pictureSize * ratio));
    QPixmap pixmap = QPixmap::fromImage(image);
    pixmap.setDevicePixelRatio(ratio);
    return QIcon(pixmap);
}

} // namespace

RecoveryDialog::RecoveryDialog(Leftovers& leftovers, QWidget* parent)
    : QDialog(parent), leftovers_(leftovers), list_(new QListWidget) {
    setObjectName(QStringLiteral("recovery"));
    setWindowTitle(tr("Unsaved changes"));
    auto* text =
        new QLabel(tr("Islewright ended without saving these maps. Open them to go on where you were; "
                      "they count as unsaved until you save them."));
    text->setWordWrap(true);
    list_->setObjectName(QStringLiteral("leftovers"));
    list_->setIconSize({pictureSize, pictureSize});
    list_->setSpacing(4);
    list_->setWordWrap(true);
    list_->setMinimumSize(560, 300);
    list_->setAccessibleName(tr("Maps with unsaved changes"));
    auto* buttons = new QDialogButtonBox;
    open_ = buttons->addButton(tr("&Open"), QDialogButtonBox::AcceptRole);
    discard_ = buttons->addButton(tr("&Discard…"), QDialogButtonBox::DestructiveRole);
    QPushButton* later = buttons->addButton(tr("&Later"), QDialogButtonBox::RejectRole);
    open_->setObjectName(QStringLiteral("open"));
    discard_->setObjectName(QStringLiteral("discard"));
    later->setObjectName(QStringLiteral("later"));
    later->setToolTip(tr("Ask again at the next start"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(text);
    layout->addWidget(list_, 1);
    layout->addWidget(buttons);
    fill();
    connect(list_, &QListWidget::itemChanged, this, &RecoveryDialog::showPossible);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(discard_, &QPushButton::clicked, this, &RecoveryDialog::discardTicked);
    open_->setDefault(true);
    showPossible();
}

void RecoveryDialog::fill() {
    list_->clear();
    maps_.clear();
    for (const Leftover& leftover : leftovers_.all()) {
        const RecoveryRecord& record = leftover.record;
        auto map = loadIsle(leftover.file);
        QStringList lines;
        lines.append(record.title.isEmpty() ? tr("Untitled") : record.title);
        lines.append(tr("Last change: %1").arg(whenText(record.time)));
        lines.append(record.path.isEmpty() ? tr("Never saved in a file")
                                           : QDir::toNativeSeparators(record.path));
        if (!map)
            lines.append(tr("This recovery file cannot be read: %1").arg(map.error().sentence()));
        auto* item = new QListWidgetItem(lines.join(QLatin1Char('\n')), list_);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(map ? Qt::Checked : Qt::Unchecked);
        if (map)
            item->setIcon(pictureOfMap(map.value(), devicePixelRatioF()));
        maps_.push_back(map ? std::optional(std::move(map).value()) : std::nullopt);
    }
}

bool RecoveryDialog::ticked(int row) const {
    return list_->item(row)->checkState() == Qt::Checked;
}

void RecoveryDialog::showPossible() {
    int some = 0;
    int readable = 0;
    for (int row = 0; row < list_->count(); ++row) {
        some += ticked(row) ? 1 : 0;
        readable += ticked(row) && maps_[static_cast<std::size_t>(row)] ? 1 : 0;
    }
    open_->setEnabled(readable > 0);
    discard_->setEnabled(some > 0);
}

void RecoveryDialog::discardTicked() {
    std::vector<Leftover> gone;
    for (int row = 0; row < list_->count(); ++row)
        if (ticked(row))
            gone.push_back(leftovers_.all()[static_cast<std::size_t>(row)]);
    QMessageBox box(QMessageBox::Warning, QCoreApplication::applicationName(),
                    tr("Discard the unsaved changes of %n map(s)?", nullptr, static_cast<int>(gone.size())),
                    QMessageBox::Discard | QMessageBox::Cancel, this);
    box.setObjectName(QStringLiteral("discardRecovery"));
    box.setInformativeText(tr("They cannot be had back. The files of the maps stay as they are."));
    box.setDefaultButton(QMessageBox::Cancel);
    if (box.exec() != QMessageBox::Discard)
        return;
    for (const Leftover& leftover : gone)
        leftovers_.discard(leftover);
    fill();
    showPossible();
    if (leftovers_.all().empty())
        reject();
}

std::vector<RecoveredMap> RecoveryDialog::chosen() const {
    std::vector<RecoveredMap> all;
    for (int row = 0; row < list_->count(); ++row)
        if (const auto index = static_cast<std::size_t>(row); ticked(row) && maps_[index])
            all.push_back({leftovers_.all()[index], *maps_[index]});
    std::reverse(all.begin(), all.end());
    return all;
}

} // namespace isle
