#include "editor/panels/pool_grid.h"

#include "editor/look/icons.h"
#include "editor/look/theme.h"
#include "editor/panels/parts.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <numeric>
#include <utility>

namespace isle {
namespace {

constexpr int columns = 3;
constexpr int mostCount = 4096; ///< as many as the largest map has hexes
constexpr QSize pictureSize{24, 24};

} // namespace

PoolGrid::PoolGrid(const QString& title, std::vector<PoolEntry> entries, QWidget* parent)
    : QWidget(parent),
      entries_(std::move(entries)),
      title_(secondaryLabel(title)),
      sum_(secondaryLabel({})),
      reset_(new QToolButton),
      grid_(new QGridLayout) {
    sum_->setObjectName(QStringLiteral("poolSum"));
    reset_->setObjectName(QStringLiteral("poolReset"));
    reset_->setIcon(icon(QStringLiteral("undo")));
    reset_->setIconSize({16, 16});
    reset_->setFixedSize(26, 26);
    reset_->setToolTip(tr("Back to the default for this map"));
    reset_->setAccessibleName(reset_->toolTip());
    QSizePolicy policy = reset_->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    reset_->setSizePolicy(policy);
    connect(reset_, &QToolButton::clicked, this, &PoolGrid::resetWanted);

    auto* head = new QHBoxLayout;
    head->setSpacing(6);
    head->addWidget(title_, 1);
    head->addWidget(sum_);
    head->addWidget(reset_);
    grid_->setHorizontalSpacing(8);
    grid_->setVerticalSpacing(4);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(head);
    column->addLayout(grid_);
    makeFields();
}

void PoolGrid::makeFields() {
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        auto* picture = new QLabel;
        picture->setFixedSize(pictureSize);
        picture->setToolTip(entries_[i].name);
        auto* field = new QSpinBox;
        field->setRange(0, mostCount);
        field->setObjectName(QStringLiteral("pool%1").arg(i));
        field->setAccessibleName(tr("%1: how many in the pool").arg(entries_[i].name));
        field->setToolTip(entries_[i].name);
        field->setMinimumWidth(52);
        field->installEventFilter(this);
        connect(field, &QSpinBox::valueChanged, this, [this] {
            if (!std::exchange(begun_, true))
                emit gestureBegan(); // changed without the focus, by the wheel
            std::vector<int> counts;
            for (const QSpinBox* each : fields_)
                counts.push_back(each->value());
            emit edited(counts);
        });
        const int row = static_cast<int>(i) / columns;
        const int column = 2 * (static_cast<int>(i) % columns);
        grid_->addWidget(picture, row, column);
        grid_->addWidget(field, row, column + 1);
        grid_->setColumnStretch(column + 1, 1);
        pictures_.push_back(picture);
        fields_.push_back(field);
    }
    showPictures();
}

void PoolGrid::showPictures() {
    for (std::size_t i = 0; i < entries_.size(); ++i)
        pictures_[i]->setPixmap(artPixmap(entries_[i].art, pictureSize, devicePixelRatioF()));
}

void PoolGrid::show(const std::vector<int>& counts, int need, bool set) {
    for (std::size_t i = 0; i < fields_.size(); ++i) {
        const QSignalBlocker quiet(fields_[i]);
        fields_[i]->setValue(counts[i]);
    }
    const int have = std::accumulate(counts.begin(), counts.end(), 0);
    const bool fits = have == need;
    // The words say it as well, so that the colour is not the only sign.
    sum_->setText(fits          ? tr("%1 of %2", "in the pool, needed").arg(have).arg(need)
                  : have < need ? tr("%1 of %2, too few").arg(have).arg(need)
                                : tr("%1 of %2, too many").arg(have).arg(need));
    sum_->setForegroundRole(QPalette::WindowText);
    QPalette colours = sum_->palette();
    colours.setColor(QPalette::WindowText, fits ? currentTheme().secondaryText : currentTheme().error.text);
    sum_->setPalette(colours);
    title_->setFont(designFont(font(), 12, set ? QFont::DemiBold : QFont::Normal));
    reset_->setVisible(set);
}

QString PoolGrid::sum() const {
    return sum_->text();
}

bool PoolGrid::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusIn) {
        begun_ = true;
        emit gestureBegan();
    }
    return QWidget::eventFilter(watched, event);
}

void PoolGrid::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !pictures_.empty())
        showPictures();
}

} // namespace isle
