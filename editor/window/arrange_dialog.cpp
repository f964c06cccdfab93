#include "editor/window/arrange_dialog.h"

#include "editor/document/text.h"
#include "editor/export/render.h"
#include "editor/look/icons.h"
#include "editor/panels/parts.h"
#include "editor/window/seed_field.h"
#include "editor/window/wish_list.h"
#include "engine/checks/ground.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace isle {
namespace {

constexpr int pictureSide = 420;

QCheckBox* tick(const QString& text, const char* name, bool on) {
    auto* box = new QCheckBox(text);
    box->setObjectName(QString::fromLatin1(name));
    box->setChecked(on);
    return box;
}

QString scoreText(double score) {
    return QString::number(score, 'f', 0);
}

/// Nothing where the deal still has a say: each deal has a balance of its own.
std::optional<double> scoreOf(const Map& map) {
    if (!KnownGround(map, Topology(shapeOf(map))).whole())
        return std::nullopt;
    return balanceOf(map).score();
}

} // namespace

ArrangeDialog::ArrangeDialog(const Map& map, std::vector<Cell> selected, const CheckProfile& profile,
                             QWidget* parent)
    : QDialog(parent), map_(map), selected_(std::move(selected)), score_(scoreOf(map)) {
    setWindowTitle(tr("Arrange"));
    auto* buttons = new QDialogButtonBox;
    start_ = buttons->addButton(tr("&Arrange"), QDialogButtonBox::ActionRole);
    start_->setObjectName(QStringLiteral("start"));
    start_->setDefault(true);
    apply_ = buttons->addButton(tr("A&pply"), QDialogButtonBox::AcceptRole);
    apply_->setObjectName(QStringLiteral("apply"));
    close_ = buttons->addButton(QDialogButtonBox::Cancel);
    auto* sides = new QHBoxLayout;
    sides->addWidget(makeWishes(profile), 1);
    sides->addWidget(makeResult());
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(sides, 1);
    layout->addWidget(buttons);
    connect(start_, &QPushButton::clicked, this, &ArrangeDialog::next);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &ArrangeDialog::reject);
    connect(&job_, &ArrangeJob::finished, this, &ArrangeDialog::finish);
    connect(&job_, &ArrangeJob::progressed, this,
            [this](double done) { progress_->setValue(static_cast<int>(done * progress_->maximum())); });
    connect(wishes_, &WishList::changed, this, &ArrangeDialog::forget);
    showWorking(false);
    forget();
}

QWidget* ArrangeDialog::makeWishes(const CheckProfile& profile) {
    auto* side = new QWidget;
    terrain_ = tick(tr("&Terrain"), "terrain", true);
    numbers_ = tick(tr("&Numbers"), "numbers", true);
    harbours_ = tick(tr("&Harbour kinds"), "harbours", true);
    barren_ = tick(tr("&Deserts and gold"), "barren", false);
    barren_->setToolTip(tr("Deserts and gold may change places with other terrain"));
    balance_ = tick(tr("Look for the best &balance, too"), "balance", true);
    scope_ = new QComboBox;
    scope_->setObjectName(QStringLiteral("scope"));
    scope_->addItems({tr("The whole map"), tr("Only the selected hexes"), tr("All but the selected hexes")});
    scope_->setEnabled(!selected_.empty());
    preset_ = new QComboBox;
    preset_->setObjectName(QStringLiteral("preset"));
    for (const Preset preset : {Preset::Official, Preset::Strict, Preset::Relaxed})
        preset_->addItem(translatedCheckText(titleOf(preset)));
    preset_->setCurrentIndex(std::min(2, static_cast<int>(profile.preset)));
    wishes_ = new WishList;
    wishes_->setWishes(profile, map_);
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setWidget(wishes_);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setMinimumWidth(wishes_->sizeHint().width() + 32);
    scroll->setMinimumHeight(240);
    auto* layers = new QHBoxLayout;
    for (QCheckBox* box : {terrain_, numbers_, harbours_, barren_}) {
        layers->addWidget(box);
        connect(box, &QCheckBox::toggled, this, &ArrangeDialog::forget);
    }
    connect(balance_, &QCheckBox::toggled, this, &ArrangeDialog::forget);
    connect(scope_, &QComboBox::currentIndexChanged, this, &ArrangeDialog::forget);
    connect(preset_, &QComboBox::activated, this, [this](int index) {
        CheckProfile chosen;
        chosen.preset = allPresets[static_cast<std::size_t>(index)];
        wishes_->setWishes(chosen, map_);
    });
    auto* form = new QFormLayout;
    form->addRow(tr("Place anew"), layers);
    form->addRow(tr("&Where"), scope_);
    form->addRow(tr("&Wishes as in"), preset_);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(form);
    layout->addWidget(sectionLabel(tr("These checks are to find nothing")));
    layout->addWidget(scroll, 1);
    layout->addWidget(balance_);
    return side;
}

QWidget* ArrangeDialog::makeResult() {
    auto* side = new QWidget;
    picture_ = new QLabel;
    picture_->setObjectName(QStringLiteral("picture"));
    picture_->setAlignment(Qt::AlignCenter);
    picture_->setFixedWidth(pictureSide);
    picture_->setMinimumHeight(pictureSide * 3 / 4);
    sentence_ = new QLabel;
    sentence_->setObjectName(QStringLiteral("sentence"));
    sentence_->setWordWrap(true);
    sentence_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    sentence_->setMinimumHeight(4 * fontMetrics().lineSpacing());
    progress_ = new QProgressBar;
    progress_->setRange(0, 100);
    show_ = new QPushButton(tr("&Show on the map"));
    show_->setObjectName(QStringLiteral("showOnMap"));
    show_->setAutoDefault(false);
    show_->setToolTip(tr("Close this and select the hexes that are in the way"));
    connect(show_, &QPushButton::clicked, this, [this] {
        marked_ = colliding_;
        reject();
    });
    auto* nextSeed = new QAction(icon(QStringLiteral("dice")), tr("Another seed"), this);
    connect(nextSeed, &QAction::triggered, this, [this] {
        seed_->setSeed(seed_->seed() + 1);
        forget();
    });
    seed_ = new SeedField(nextSeed);
    seed_->setAccessibleName(tr("Seed of the arrangement"));
    seed_->setToolTip(tr("The same seed and wishes always give the same map"));
    connect(seed_, &SeedField::seedEntered, this, &ArrangeDialog::forget);
    auto* seedLine = new QFormLayout;
    seedLine->addRow(tr("S&eed"), seed_);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(picture_, 1);
    layout->addWidget(sentence_);
    layout->addWidget(show_, 0, Qt::AlignLeft);
    layout->addWidget(progress_);
    layout->addLayout(seedLine);
    return side;
}

/// The same wishes once more take the next seed.
void ArrangeDialog::next() {
    if (arranged_)
        seed_->setSeed(seed_->seed() + 1);
    begin();
}

void ArrangeDialog::begin() {
    forget();
    showWorking(true);
    job_.start(request());
}

ArrangeRequest ArrangeDialog::request() const {
    ArrangeRequest request;
    request.map = map_;
    request.locked = locked();
    request.layers = {terrain_->isChecked(), numbers_->isChecked(), harbours_->isChecked(),
                      barren_->isChecked()};
    request.wishes = wishes_->wishes();
    request.balance = balance_->isChecked();
    request.seed = seed_->seed();
    return request;
}

std::vector<Cell> ArrangeDialog::locked() const {
    if (scope_->currentIndex() == Whole)
        return {};
    if (scope_->currentIndex() == ButSelected)
        return selected_;
    std::vector<Cell> cells;
    for (int row = 0; row < map_.rows; ++row)
        for (int col = 0; col < map_.cols; ++col) {
            const Cell cell{static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)};
            if (!std::binary_search(selected_.begin(), selected_.end(), cell))
                cells.push_back(cell);
        }
    return cells;
}

void ArrangeDialog::finish(const ArrangeResult& result) {
    showWorking(false);
    showResult(result);
}

void ArrangeDialog::showResult(const ArrangeResult& result) {
    const bool usable = result.outcome == ArrangeOutcome::Arranged
                        || result.outcome == ArrangeOutcome::NotFound
                        || result.outcome == ArrangeOutcome::Cancelled;
    wishes_->showBroken(usable || !result.collision ? result.broken : result.collision->wishes);
    QString text = translated(result.sentence);
    if (usable) {
        const QString before = scoreText(result.before.score());
        const QString after = scoreText(result.after.score());
        const QString balance =
            score_ ? tr("Balance %1 before, %2 now (100 is perfect).").arg(before, after)
                   : tr("Balance %1 as a deal brought it, %2 now (100 is perfect).").arg(before, after);
        text = text.isEmpty() ? balance : text + QLatin1Char('\n') + balance;
        arranged_ = result.map;
    }
    colliding_ = result.collision ? result.collision->hexes : std::vector<Cell>();
    sentence_->setText(text);
    show_->setVisible(!colliding_.empty());
    apply_->setEnabled(arranged_.has_value() && *arranged_ != map_);
    QPushButton* next = apply_->isEnabled() ? apply_ : start_;
    next->setDefault(true);
    next->setFocus();
    showPicture(arranged_ ? *arranged_ : map_, colliding_);
    shows_ = true;
}

void ArrangeDialog::showPicture(const Map& map, const std::vector<Cell>& outlined) {
    const double ratio = devicePixelRatioF();
    QImage image = renderImage(pictureOf(map), static_cast<int>(pictureSide * ratio), outlined);
    image.setDevicePixelRatio(ratio);
    picture_->setPixmap(QPixmap::fromImage(image));
}

void ArrangeDialog::showWorking(bool working) {
    progress_->setValue(0);
    QSizePolicy keeps = progress_->sizePolicy();
    keeps.setRetainSizeWhenHidden(true);
    progress_->setSizePolicy(keeps);
    progress_->setVisible(working);
    start_->setEnabled(!working);
    close_->setText(working ? tr("Stop") : tr("Close"));
}

/// What was found no longer answers what is asked.
void ArrangeDialog::forget() {
    arranged_.reset();
    colliding_.clear();
    apply_->setEnabled(false);
    start_->setDefault(true);
    show_->hide();
    wishes_->showBroken({});
    sentence_->setText(score_ ? tr("Balance %1 as the map is (100 is perfect).").arg(scoreText(*score_))
                              : tr("What is left to the deal gets fixed."));
    if (shows_ || picture_->pixmap(Qt::ReturnByValue).isNull())
        showPicture(map_, {});
    shows_ = false;
}

void ArrangeDialog::reject() {
    if (job_.running())
        job_.cancel();
    else
        QDialog::reject();
}

} // namespace isle
