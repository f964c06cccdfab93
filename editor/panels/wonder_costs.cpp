#include "editor/panels/wonder_costs.h"

#include "editor/document/map_document.h"
#include "editor/document/text.h"
#include "editor/look/icons.h"
#include "editor/panels/parts.h"
#include "editor/panels/section.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

namespace isle {
namespace {

constexpr int mostCards = 20; ///< of one resource in a stage, as files hold them

} // namespace

WonderCostsTable::WonderCostsTable(MapDocument& document, QWidget* parent)
    : QWidget(parent),
      document_(document),
      head_(new SectionHead(tr("Cost of wonders"))),
      body_(new QWidget),
      reset_(new QToolButton) {
    head_->setObjectName(QStringLiteral("wonderCosts"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(head_);
    column->addWidget(body_);
    body_->hide();
    makeFields();
    connect(head_, &SectionHead::toggled, body_, &QWidget::setVisible);
}

void WonderCostsTable::makeFields() {
    static_assert(wonderStages == 4 && resourceCount == 5);
    auto* grid = new QGridLayout(body_);
    grid->setContentsMargins(0, 4, 0, 0);
    grid->setHorizontalSpacing(4);
    grid->setVerticalSpacing(4);
    for (const Resource resource : allResources) {
        auto* picture = new QLabel;
        picture->setPixmap(artPixmap(artName(resource), {20, 20}, devicePixelRatioF()));
        picture->setToolTip(displayName(resource));
        picture->setAlignment(Qt::AlignCenter);
        grid->addWidget(picture, 0, 1 + static_cast<int>(resource));
    }
    for (std::size_t stage = 0; stage < wonderStages; ++stage) {
        grid->addWidget(secondaryLabel(tr("Stage %1").arg(stage + 1)), static_cast<int>(stage) + 1, 0);
        for (const Resource resource : allResources) {
            const auto i = static_cast<std::size_t>(resource);
            auto* field = fields_[stage][i] = new QSpinBox;
            field->setRange(0, mostCards);
            field->setObjectName(QStringLiteral("stage%1:%2").arg(stage + 1).arg(i));
            field->setAccessibleName(
                tr("Stage %1, %2", "of a wonder, resource").arg(stage + 1).arg(displayName(resource)));
            field->setMinimumWidth(40);
            field->setButtonSymbols(QAbstractSpinBox::NoButtons);
            field->installEventFilter(this);
            connect(field, &QSpinBox::valueChanged, this, &WonderCostsTable::edit);
            grid->addWidget(field, static_cast<int>(stage) + 1, 1 + static_cast<int>(i));
        }
    }
    reset_->setObjectName(QStringLiteral("resetWonderCosts"));
    reset_->setIcon(icon(QStringLiteral("undo")));
    reset_->setIconSize({16, 16});
    reset_->setFixedSize(26, 26);
    reset_->setToolTip(tr("Back to the standard costs"));
    reset_->setAccessibleName(reset_->toolTip());
    connect(reset_, &QToolButton::clicked, this, [this] {
        document_.edit(tr("Standard costs of wonders"), {}, [](Map& map) { map.wonderCosts.reset(); });
    });
    grid->addWidget(reset_, 0, 0, Qt::AlignRight);
}

bool WonderCostsTable::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusIn)
        gesture_ = document_.newGesture();
    return QWidget::eventFilter(watched, event);
}

void WonderCostsTable::edit() {
    if (gesture_ == 0)
        gesture_ = document_.newGesture();
    WonderCosts costs{};
    for (std::size_t stage = 0; stage < wonderStages; ++stage)
        for (std::size_t i = 0; i < resourceCount; ++i)
            costs[stage][i] = static_cast<std::uint8_t>(fields_[stage][i]->value());
    document_.edit(
        tr("Change costs of wonders"), {}, [&](Map& map) { map.wonderCosts = costs; }, gesture_);
}

void WonderCostsTable::refresh() {
    const Map& map = document_.map();
    const Rules rules = map.rulesFor(map.maxSeats);
    setVisible(map.wonderCosts.has_value() || (rules.sea() && rules.on(Option::Wonders)));
    const WonderCosts costs = map.wonderCosts.value_or(standardWonderCosts);
    for (std::size_t stage = 0; stage < wonderStages; ++stage) {
        for (std::size_t i = 0; i < resourceCount; ++i) {
            const QSignalBlocker quiet(fields_[stage][i]);
            fields_[stage][i]->setValue(costs[stage][i]);
        }
    }
    reset_->setVisible(map.wonderCosts.has_value());
}

} // namespace isle
