#include "editor/window/pack_dialogs.h"

#include "editor/export/render.h"
#include "editor/panels/parts.h"
#include "editor/window/map_list.h"
#include "editor/window/messages.h"
#include "engine/formats/isle_file.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSet>
#include <QVBoxLayout>

namespace isle {
namespace {

constexpr int previewSize = 640;

/// The map's file name in a pack; with a number when it is taken.
QString freeName(const Map& map, QSet<QString>& taken) {
    const QString wanted = packFileName(map);
    const QString base = QFileInfo(wanted).completeBaseName();
    QString name = wanted;
    for (int i = 2; taken.contains(name.toLower()); ++i)
        name = QStringLiteral("%1-%2.isle").arg(base).arg(i);
    taken.insert(name.toLower());
    return name;
}

} // namespace

ExportPackDialog::ExportPackDialog(const Map& open, const FileDialogs& dialogs, QWidget* parent)
    : QDialog(parent),
      dialogs_(dialogs),
      name_(new QLineEdit),
      author_(new QLineEdit),
      version_(new QLineEdit),
      licence_(new QLineEdit),
      list_(new MapList),
      remove_(new QPushButton(tr("Remove"))) {
    setWindowTitle(tr("Export pack"));
    name_->setObjectName(QStringLiteral("packName"));
    author_->setObjectName(QStringLiteral("packAuthor"));
    version_->setObjectName(QStringLiteral("packVersion"));
    licence_->setObjectName(QStringLiteral("packLicence"));
    name_->setText(QString::fromStdString(open.title));
    author_->setText(QString::fromStdString(open.author));
    version_->setText(QStringLiteral("1.0"));
    licence_->setText(QString::fromStdString(open.licence));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    ok_ = buttons->button(QDialogButtonBox::Ok);
    ok_->setText(tr("Export…"));
    auto* more = new QPushButton(tr("Add maps…"));
    more->setObjectName(QStringLiteral("addMaps"));

    auto* form = new QFormLayout;
    form->addRow(tr("Name"), name_);
    form->addRow(tr("Author"), author_);
    form->addRow(tr("Version"), version_);
    form->addRow(tr("Licence"), licence_);
    auto* row = new QHBoxLayout;
    row->addWidget(more);
    row->addWidget(remove_);
    row->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(sectionLabel(tr("Maps")));
    layout->addWidget(list_, 1);
    layout->addLayout(row);
    layout->addWidget(buttons);
    connect(more, &QPushButton::clicked, this, &ExportPackDialog::addFiles);
    connect(remove_, &QPushButton::clicked, this, &ExportPackDialog::removeCurrent);
    connect(name_, &QLineEdit::textChanged, this, &ExportPackDialog::showAvailable);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    add(open);
}

void ExportPackDialog::add(const Map& map) {
    maps_.push_back(map);
    list_->add(map);
    showAvailable();
}

void ExportPackDialog::addFiles() {
    for (const QString& path : dialogs_.addMaps(this)) {
        auto map = loadIsle(path);
        if (map)
            add(map.value());
        else
            showFailure(this, tr("“%1” was not added.").arg(QFileInfo(path).fileName()),
                        map.error().sentence());
    }
}

void ExportPackDialog::removeCurrent() {
    const int row = list_->currentRow();
    if (row < 0 || maps_.size() < 2)
        return;
    maps_.erase(maps_.begin() + row);
    delete list_->takeItem(row);
    showAvailable();
}

void ExportPackDialog::showAvailable() {
    remove_->setEnabled(maps_.size() > 1); // a pack has at least one map
    ok_->setEnabled(!name_->text().trimmed().isEmpty());
    ok_->setToolTip(ok_->isEnabled() ? QString() : tr("A pack needs a name"));
}

Pack ExportPackDialog::pack() const {
    Pack pack{name_->text().trimmed(),
              author_->text().trimmed(),
              version_->text().trimmed(),
              licence_->text().trimmed(),
              {}};
    QSet<QString> taken;
    for (const Map& map : maps_)
        pack.maps.push_back({freeName(map, taken), map, renderPng(pictureOf(map), previewSize)});
    return pack;
}

OpenPackDialog::OpenPackDialog(const Pack& pack, QWidget* parent) : QDialog(parent), list_(new MapList) {
    setWindowTitle(tr("Open from %1", "a pack").arg(pack.name));
    list_->setObjectName(QStringLiteral("packMaps"));
    for (const PackEntry& entry : pack.maps)
        list_->add(entry.map, entry.preview);
    QStringList facts;
    if (!pack.author.isEmpty())
        facts.append(tr("by %1").arg(pack.author));
    if (!pack.version.isEmpty())
        facts.append(tr("version %1").arg(pack.version));
    if (!pack.licence.isEmpty())
        facts.append(pack.licence);
    auto* about = secondaryLabel(facts.join(QStringLiteral(" · ")));
    about->setTextFormat(Qt::PlainText);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(about);
    layout->addWidget(list_, 1);
    layout->addWidget(buttons);
    about->setVisible(!facts.isEmpty());
    buttons->button(QDialogButtonBox::Open)->setEnabled(!pack.maps.empty());
    connect(list_, &QListWidget::itemDoubleClicked, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

int OpenPackDialog::chosen() const {
    return list_->currentRow();
}

} // namespace isle
