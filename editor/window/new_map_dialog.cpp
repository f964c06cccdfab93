#include "editor/window/new_map_dialog.h"

#include "editor/document/text.h"
#include "editor/export/render.h"
#include "editor/panels/parts.h"
#include "editor/window/archipelago_form.h"
#include "editor/window/map_list.h"
#include "editor/window/shipped_maps.h"
#include "engine/generate/reference.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace isle {
namespace {

// Room for the home island of the published size with a strip of sea and some small islands round it.
constexpr int usualColumns = 11;
constexpr int usualRows = 9;
constexpr int pictureSide = 340;
constexpr int settleTime = 120; // ms

QSpinBox* sideBox(const char* name, int value) {
    auto* box = new QSpinBox;
    box->setObjectName(QString::fromLatin1(name));
    box->setRange(1, maxMapSide);
    box->setValue(value);
    return box;
}

QString factsOf(const Map& map) {
    const auto land = std::count_if(map.cells.begin(), map.cells.end(),
                                    [](const MapHex& hex) { return isLand(hex.terrain); });
    const QString seats = map.minSeats == map.maxSeats
                              ? NewMapDialog::tr("%1 seats").arg(map.maxSeats)
                              : NewMapDialog::tr("%1 to %2 seats").arg(map.minSeats).arg(map.maxSeats);
    return NewMapDialog::tr("%1 columns, %2 rows · %3 of land · %4")
        .arg(map.cols)
        .arg(map.rows)
        .arg(hexCount(static_cast<std::size_t>(land)), seats);
}

} // namespace

NewMapDialog::NewMapDialog(QWidget* parent)
    : QDialog(parent),
      shipped_(shippedMaps()),
      list_(new MapList),
      pages_(new QStackedWidget),
      archipelago_(new ArchipelagoForm),
      picture_(new QLabel),
      facts_(secondaryLabel({})) {
    setWindowTitle(tr("New map"));
    fillList();
    pages_->addWidget(makeBlank());
    pages_->addWidget(makeReference());
    pages_->addWidget(archipelago_);
    pages_->addWidget(makeShipped());
    picture_->setObjectName(QStringLiteral("preview"));
    picture_->setAlignment(Qt::AlignCenter);
    picture_->setMinimumSize(pictureSide, pictureSide * 3 / 4);
    facts_->setObjectName(QStringLiteral("facts"));
    facts_->setWordWrap(true);
    facts_->setAlignment(Qt::AlignHCenter | Qt::AlignTop);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    create_ = buttons->button(QDialogButtonBox::Ok);
    create_->setText(tr("Create"));
    auto* side = new QVBoxLayout;
    side->addWidget(picture_, 1);
    side->addWidget(facts_);
    side->addWidget(pages_);
    auto* middle = new QHBoxLayout;
    middle->addWidget(list_, 1);
    middle->addLayout(side);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(sectionLabel(tr("Begin with")));
    layout->addLayout(middle, 1);
    layout->addWidget(buttons);

    settle_.setSingleShot(true);
    settle_.setInterval(settleTime);
    connect(&settle_, &QTimer::timeout, this, &NewMapDialog::showMap);
    connect(list_, &QListWidget::currentRowChanged, this, &NewMapDialog::choose);
    connect(list_, &QListWidget::itemDoubleClicked, this, &NewMapDialog::accept);
    connect(archipelago_, &ArchipelagoForm::changed, this, &NewMapDialog::changed);
    connect(buttons, &QDialogButtonBox::accepted, this, &NewMapDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    choose(list_->currentRow());
}

void NewMapDialog::fillList() {
    list_->setObjectName(QStringLiteral("starts"));
    GenerateOptions sample;
    sample.shuffled = false;
    const auto archipelago = generateMap(sample);
    list_->addEntry(tr("Blank"), renderImage(pictureOf(blankMap(5, 6, Terrain::Sea)), 264));
    list_->addEntry(tr("Reference board"), renderImage(pictureOf(referenceMap(4)), 264));
    list_->addEntry(
        tr("Random archipelago"),
        renderImage(pictureOf(archipelago.ok() ? archipelago.value() : blankMap(5, 6, Terrain::Sea)), 264));
    for (const Map& map : shipped_)
        list_->add(map);
}

QWidget* NewMapDialog::makeBlank() {
    auto* page = new QWidget;
    columns_ = sideBox("columns", usualColumns);
    rows_ = sideBox("rows", usualRows);
    ground_ = new QComboBox;
    ground_->setObjectName(QStringLiteral("ground"));
    ground_->addItems({tr("Sea"), tr("Nothing")});
    auto* form = new QFormLayout(page);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("Columns"), columns_);
    form->addRow(tr("Rows"), rows_);
    form->addRow(tr("Filled with"), ground_);
    connect(columns_, &QSpinBox::valueChanged, this, &NewMapDialog::changed);
    connect(rows_, &QSpinBox::valueChanged, this, &NewMapDialog::changed);
    connect(ground_, &QComboBox::currentIndexChanged, this, &NewMapDialog::changed);
    return page;
}

QWidget* NewMapDialog::makeReference() {
    auto* page = new QWidget;
    seats_ = new QSpinBox;
    seats_->setObjectName(QStringLiteral("referenceSeats"));
    seats_->setRange(2, static_cast<int>(maxSeats));
    seats_->setValue(4);
    frame_ = new QComboBox;
    frame_->setObjectName(QStringLiteral("frame"));
    frame_->addItems({tr("A coast, as in the box"), tr("Open sea for ships"), tr("Nothing, no harbours")});
    auto* form = new QFormLayout(page);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("Seats"), seats_);
    form->addRow(tr("Round it"), frame_);
    connect(seats_, &QSpinBox::valueChanged, this, &NewMapDialog::changed);
    connect(frame_, &QComboBox::currentIndexChanged, this, &NewMapDialog::changed);
    return page;
}

QWidget* NewMapDialog::makeShipped() {
    about_ = new QLabel;
    about_->setWordWrap(true);
    about_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    return about_;
}

void NewMapDialog::choose(int row) {
    pages_->setCurrentIndex(std::min(row, static_cast<int>(Shipped)));
    if (row >= Shipped)
        about_->setText(
            QString::fromStdString(shipped_[static_cast<std::size_t>(row - Shipped)].description));
    settle_.stop();
    showMap();
}

void NewMapDialog::changed() {
    settle_.start();
}

/// Draws what would be created, or says why there is nothing.
void NewMapDialog::showMap() {
    QString sentence;
    if (list_->currentRow() == Archipelago) {
        auto made = generateMap(archipelago_->options());
        random_ = made.ok() ? std::optional(std::move(made.value())) : std::nullopt;
        if (!random_)
            sentence = translated(made.error());
    }
    create_->setEnabled(sentence.isEmpty());
    if (!sentence.isEmpty()) {
        picture_->clear();
        facts_->setText(sentence);
        return;
    }
    const Map shown = map();
    const double ratio = devicePixelRatioF();
    QImage image = renderImage(pictureOf(shown), static_cast<int>(pictureSide * ratio));
    image.setDevicePixelRatio(ratio);
    picture_->setPixmap(QPixmap::fromImage(image));
    facts_->setText(factsOf(shown));
}

void NewMapDialog::accept() {
    if (settle_.isActive()) {
        settle_.stop();
        showMap();
    }
    if (create_->isEnabled())
        QDialog::accept();
}

Map NewMapDialog::blank() const {
    const bool sea = ground_->currentIndex() == 0;
    Map map = blankMap(rows_->value(), columns_->value(), sea ? Terrain::Sea : Terrain::Void);
    if (sea)
        map.options.set(Option::Expansions,
                        static_cast<int>(Expansions::Sea)); // S-17: a map with sea to sail on
    return map;
}

Map NewMapDialog::reference() const {
    constexpr std::array frames{SeaFrame::Coast, SeaFrame::Open, SeaFrame::None};
    return referenceMap(seats_->value(), frames[static_cast<std::size_t>(frame_->currentIndex())]);
}

Map NewMapDialog::map() const {
    const int row = list_->currentRow();
    if (row >= Shipped)
        return shipped_[static_cast<std::size_t>(row - Shipped)];
    if (row == Archipelago && random_)
        return *random_;
    return row == Reference ? reference() : blank();
}

} // namespace isle
