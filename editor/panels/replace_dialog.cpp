#include "editor/panels/replace_dialog.h"

#include "editor/document/text.h"
#include "editor/look/art.h"
#include "editor/look/icons.h"
#include "editor/panels/parts.h"
#include "editor/panels/segments.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

namespace isle {
namespace {

using What = Replacement::What;

constexpr int noNumber = 0;
constexpr int poolNumber = 1;

CellNumber numberOf(int code) {
    if (code == noNumber)
        return {};
    return code == poolNumber ? CellNumber::shuffled() : CellNumber::fixed(code);
}

} // namespace

ReplaceDialog::ReplaceDialog(const Map& map, const Topology& topology, std::vector<Cell> selected,
                             QWidget* parent)
    : QDialog(parent),
      map_(map),
      topology_(topology),
      selected_(std::move(selected)),
      what_(new Segments),
      from_(new QComboBox),
      to_(new QComboBox),
      where_(new Segments),
      count_(new QLabel) {
    setWindowTitle(tr("Search and replace"));
    what_->setObjectName(QStringLiteral("what"));
    for (const QString& text : {tr("Terrain"), tr("Number"), tr("Marker"), tr("Harbour")})
        what_->add(text);
    what_->setCurrent(0);
    from_->setObjectName(QStringLiteral("from"));
    to_->setObjectName(QStringLiteral("to"));
    where_->setObjectName(QStringLiteral("where"));
    where_->add(tr("Whole map"));
    where_->add(tr("Selection"))->setEnabled(!selected_.empty());
    where_->setCurrent(selected_.size() > 1 ? 1 : 0);
    count_->setObjectName(QStringLiteral("count"));
    auto* form = new QFormLayout(this);
    form->addRow(what_);
    form->addRow(tr("Search for"), from_);
    form->addRow(tr("Replace by"), to_);
    form->addRow(tr("Where"), where_);
    form->addRow(count_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    ok_ = buttons->button(QDialogButtonBox::Ok);
    ok_->setText(tr("Replace"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    form->addRow(buttons);
    connect(what_, &Segments::chosen, this, [this] {
        fillChoices();
        preview();
    });
    connect(where_, &Segments::chosen, this, &ReplaceDialog::preview);
    connect(from_, &QComboBox::currentIndexChanged, this, &ReplaceDialog::preview);
    connect(to_, &QComboBox::currentIndexChanged, this, &ReplaceDialog::preview);
    fillChoices();
}

void ReplaceDialog::fillChoices() {
    for (QComboBox* box : {from_, to_}) {
        const QSignalBlocker quiet(box);
        box->clear();
        switch (static_cast<What>(what_->current())) {
        case What::Terrain:
            for (const Terrain terrain : allTerrains)
                box->addItem(artPixmap(artName(terrain), {18, 20}, 2), capitalised(displayName(terrain)),
                             static_cast<int>(terrain));
            box->setCurrentIndex(
                box->findData(static_cast<int>(box == from_ ? Terrain::Forest : Terrain::Any)));
            break;
        case What::Number:
            for (const int value : tokenValues)
                box->addItem(displayName(CellNumber::fixed(value)), value);
            for (const int code : {poolNumber, noNumber})
                box->addItem(capitalised(displayName(numberOf(code))), code);
            box->setCurrentIndex(box == from_ ? 0 : box->findData(poolNumber));
            break;
        case What::Marker:
            for (const Marker marker : allMarkers)
                box->addItem(capitalised(displayName(marker)), static_cast<int>(marker));
            box->setCurrentIndex(box == from_ ? 1 : 0);
            break;
        case What::Harbour:
            for (const HarbourKind kind : allHarbourKinds)
                box->addItem(artPixmap(artName(kind), {18, 18}, 2), capitalised(displayName(kind)),
                             static_cast<int>(kind));
            box->setCurrentIndex(
                box->findData(static_cast<int>(box == from_ ? HarbourKind::Generic : HarbourKind::Shuffled)));
            break;
        }
    }
}

Replacement ReplaceDialog::replacement() const {
    Replacement result;
    result.what = static_cast<What>(what_->current());
    const int from = from_->currentData().toInt();
    const int to = to_->currentData().toInt();
    switch (result.what) {
    case What::Terrain:
        result.terrainFrom = static_cast<Terrain>(from);
        result.terrainTo = static_cast<Terrain>(to);
        break;
    case What::Number:
        result.numberFrom = numberOf(from);
        result.numberTo = numberOf(to);
        break;
    case What::Marker:
        result.markerFrom = static_cast<Marker>(from);
        result.markerTo = static_cast<Marker>(to);
        break;
    case What::Harbour:
        result.harbourFrom = static_cast<HarbourKind>(from);
        result.harbourTo = static_cast<HarbourKind>(to);
        break;
    }
    if (where_->current() == 1)
        result.within = selected_;
    return result;
}

void ReplaceDialog::preview() {
    const Replaced result = replaced(map_, topology_, replacement());
    const bool harbours = static_cast<What>(what_->current()) == What::Harbour;
    if (result.count == 0)
        count_->setText(tr("Nothing to replace."));
    else if (harbours)
        count_->setText(tr("%n harbours will change.", nullptr, result.count));
    else
        count_->setText(tr("%n hexes will change.", nullptr, result.count));
    ok_->setEnabled(result.count > 0);
    emit previewed(result);
}

void ReplaceDialog::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    preview();
}

} // namespace isle
