#include "editor/window/top_bar.h"

#include "editor/look/icons.h"
#include "editor/look/theme.h"
#include "editor/panels/action_button.h"
#include "editor/panels/parts.h"
#include "editor/panels/problem_row.h"
#include "editor/panels/segments.h"
#include "editor/window/actions.h"
#include "editor/window/seed_field.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <QWidgetAction>

namespace isle {
namespace {

constexpr int barHeight = 44;
constexpr int countIcon = 18;

/// An upright hairline between groups of buttons.
class Divider : public QWidget {
  public:
    Divider() { setFixedSize(17, 24); }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter(this).fillRect(QRect(width() / 2, 0, 1, height()), currentTheme().hairline);
    }
};

QWidget* group(const std::vector<QWidget*>& widgets, int spacing) {
    auto* box = new QWidget;
    auto* layout = new QHBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing);
    for (QWidget* widget : widgets)
        layout->addWidget(widget);
    return box;
}

void connectSegment(SegmentButton* button, QAction* action) {
    button->setToolTip(action->toolTip());
    QObject::connect(button, &QAbstractButton::clicked, action, &QAction::trigger);
}

} // namespace

ProblemCount::ProblemCount(Severity severity, QWidget* parent)
    : QAbstractButton(parent), severity_(severity) {
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setCount(0);
}

void ProblemCount::setCount(int count) {
    count_ = count;
    const QString text = severity_ == Severity::Error     ? tr("Errors: %1").arg(count)
                         : severity_ == Severity::Warning ? tr("Warnings: %1").arg(count)
                                                          : tr("Hints: %1").arg(count);
    setToolTip(text);
    setAccessibleName(text);
    updateGeometry();
    update();
}

QSize ProblemCount::sizeHint() const {
    const QFontMetrics metrics(designFont(font(), 13, QFont::DemiBold));
    return {countIcon + 5 + metrics.horizontalAdvance(QString::number(count_)) + 6, 28};
}

void ProblemCount::paintEvent(QPaintEvent*) {
    const QColor colour = currentTheme().of(severity_).text;
    QPainter painter(this);
    painter.drawPixmap(2, (height() - countIcon) / 2,
                       iconPixmap(iconName(severity_), countIcon, colour, devicePixelRatioF()));
    painter.setFont(designFont(font(), 13, QFont::DemiBold));
    painter.setPen(colour);
    painter.drawText(rect().adjusted(countIcon + 5, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     QString::number(count_));
    if (hasFocus())
        paintFocusRing(painter, rect(), 5);
}

TopBar::TopBar(ActionRegistry& actions, QWidget* dealBar, QWidget* parent)
    : QWidget(parent), actions_(actions) {
    setFixedHeight(qMax(barHeight, fontMetrics().height() + 28));
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(8, 0, 12, 1);
    layout->setHorizontalSpacing(12);
    layout->addWidget(makeLeft(), 0, 0, Qt::AlignLeft);
    layout->addWidget(makeMiddle(), 0, 1, Qt::AlignCenter);
    layout->addWidget(makeRight(dealBar), 0, 2, Qt::AlignRight);
    layout->setColumnStretch(0, 1);
    layout->setColumnStretch(2, 1);
    setPlaying(false);
}

QWidget* TopBar::makeLeft() {
    const auto button = [this](const char* id) { return new ActionButton(actions_[id]); };
    fileButtons_ = group({button("file.new"), button("file.open"), button("file.save")}, 2);
    undoButtons_ = group({new Divider, button("edit.undo"), button("edit.redo")}, 2);
    auto* back = new QPushButton(tr("Back to drawing"));
    back->setIcon(icon(QStringLiteral("draw")));
    back->setObjectName(QStringLiteral("backToDrawing"));
    connect(back, &QPushButton::clicked, actions_["mode.draw"], &QAction::trigger);
    backButton_ = back;
    QWidget* views = group({button("view.grid"), button("view.coordinates"), button("view.names")}, 3);
    return group({backButton_, fileButtons_, undoButtons_, new Divider, views}, 2);
}

QWidget* TopBar::makeMiddle() {
    modes_ = new Segments(nullptr, 30);
    modes_->setObjectName(QStringLiteral("modes"));
    const auto add = [this](const char* id, const QString& text, const QString& iconName) {
        QAction* action = actions_[id];
        SegmentButton* button = modes_->add(text, iconName);
        button->setKeys(action->shortcut().toString(QKeySequence::NativeText));
        button->setObjectName(QString::fromLatin1(id));
        connectSegment(button, action);
        connect(action, &QAction::changed, this, &TopBar::followModes);
    };
    add("mode.draw", tr("Draw"), QStringLiteral("draw"));
    add("mode.playtest", tr("Playtest"), QStringLiteral("play"));
    // A game that does not start leaves the switch where it was.
    connect(modes_, &Segments::chosen, this, &TopBar::followModes);
    return modes_;
}

QWidget* TopBar::makeDealChoice() {
    shown_ = new Segments(nullptr, 24);
    shown_->setObjectName(QStringLiteral("shown"));
    SegmentButton* design = shown_->add(tr("Design"));
    SegmentButton* deal = shown_->add(tr("A deal"));
    connectSegment(design, actions_["view.design"]);
    connectSegment(deal, actions_["view.deal"]);
    seed_ = new SeedField(actions_["view.nextDeal"]);
    menuSeed_ = new SeedField(actions_["view.nextDeal"]);
    menuSeed_->setObjectName(QStringLiteral("menuSeed"));
    for (SeedField* field : {seed_, menuSeed_})
        connect(field, &SeedField::seedEntered, this, &TopBar::seedEntered);

    auto* menu = new QMenu(this);
    auto* entry = new QWidgetAction(menu);
    auto* row = group({secondaryLabel(tr("Seed")), menuSeed_}, 8);
    row->layout()->setContentsMargins(12, 4, 12, 4);
    entry->setDefaultWidget(row);
    menu->addAction(entry);
    seedMenu_ = new QToolButton;
    seedMenu_->setIcon(icon(QStringLiteral("chevron")));
    seedMenu_->setIconSize({16, 16});
    seedMenu_->setFixedSize(24, 24);
    seedMenu_->setToolTip(tr("Seed of the deal"));
    seedMenu_->setAccessibleName(seedMenu_->toolTip());
    seedMenu_->setPopupMode(QToolButton::InstantPopup);
    seedMenu_->setMenu(menu);
    seedMenu_->hide();
    showLabel_ = secondaryLabel(tr("Show", "the design or a deal"));
    seedLabel_ = secondaryLabel(tr("seed"));
    return group({showLabel_, shown_, seedMenu_, seedLabel_, seed_}, 8);
}

QWidget* TopBar::makeRight(QWidget* dealBar) {
    std::vector<QWidget*> counts{makeDealChoice(), new Divider};
    for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Hint}) {
        auto* count = new ProblemCount(severity);
        counts_[static_cast<std::size_t>(severity)] = count;
        connect(count, &QAbstractButton::clicked, this, [this, severity] { emit countClicked(severity); });
        counts.push_back(count);
    }
    drawRight_ = group(counts, 5);
    playRight_ = dealBar;
    return group({drawRight_, playRight_}, 0);
}

void TopBar::followModes() {
    modes_->setCurrent(actions_["mode.playtest"]->isChecked() ? 1 : 0);
}

void TopBar::setPlaying(bool playing) {
    fileButtons_->setVisible(!playing);
    undoButtons_->setVisible(!playing);
    backButton_->setVisible(playing);
    drawRight_->setVisible(!playing);
    playRight_->setVisible(playing);
    followModes();
}

void TopBar::setNarrow(bool narrow) {
    narrow_ = narrow;
    seed_->setVisible(!narrow);
    seedLabel_->setVisible(!narrow);
    showLabel_->setVisible(!narrow);
    seedMenu_->setVisible(narrow);
}

void TopBar::setDealShown(bool shown) {
    shown_->setCurrent(shown ? 1 : 0);
}

void TopBar::setSeed(std::uint64_t seed) {
    seed_->setSeed(seed);
    menuSeed_->setSeed(seed);
}

void TopBar::setCounts(int errors, int warnings, int hints) {
    counts_[0]->setCount(errors);
    counts_[1]->setCount(warnings);
    counts_[2]->setCount(hints);
}

void TopBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), currentTheme().window);
    painter.fillRect(QRect(0, height() - 1, width(), 1), currentTheme().hairline);
}

} // namespace isle
