#include "editor/window/tour.h"

#include "editor/look/theme.h"
#include "editor/panels/parts.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QSettings>
#include <QVBoxLayout>

namespace isle {
namespace {

constexpr int cardWidth = 340;
constexpr int gap = 14;

QString seenKey() {
    return QStringLiteral("tour/seen");
}

} // namespace

bool Tour::isNew() {
    return !QSettings().value(seenKey()).toBool();
}

Tour::Tour(std::vector<TourStep> steps, QWidget& window)
    : QWidget(&window),
      steps_(std::move(steps)),
      card_(new QFrame(this)),
      count_(secondaryLabel({})),
      title_(new QLabel),
      text_(new QLabel),
      back_(new QPushButton(tr("Back"))),
      next_(new QPushButton),
      skip_(new QPushButton(tr("Skip the tour"))) {
    Q_ASSERT(!steps_.empty() && steps_.size() <= mostSteps);
    setObjectName(QStringLiteral("tour"));
    setAttribute(Qt::WA_DeleteOnClose);
    setFocusPolicy(Qt::StrongFocus);
    makeCard();
    window.installEventFilter(this);
    setGeometry(window.rect());
    QWidget::show();
    raise();
    show(0);
}

void Tour::makeCard() {
    card_->setObjectName(QStringLiteral("tourCard"));
    card_->setAutoFillBackground(true);
    card_->setFrameShape(QFrame::StyledPanel);
    title_->setFont(designFont(font(), 15, QFont::DemiBold));
    title_->setWordWrap(true);
    text_->setWordWrap(true);
    text_->setObjectName(QStringLiteral("tourText"));
    back_->setObjectName(QStringLiteral("tourBack"));
    next_->setObjectName(QStringLiteral("tourNext"));
    skip_->setObjectName(QStringLiteral("tourSkip"));
    skip_->setFlat(true);
    next_->setDefault(true);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(skip_);
    buttons->addStretch(1);
    buttons->addWidget(back_);
    buttons->addWidget(next_);
    auto* column = new QVBoxLayout(card_);
    column->setContentsMargins(16, 14, 16, 14);
    column->setSpacing(8);
    column->addWidget(count_);
    column->addWidget(title_);
    column->addWidget(text_);
    column->addLayout(buttons);
    connect(back_, &QPushButton::clicked, this, [this] { show(step_ - 1); });
    connect(next_, &QPushButton::clicked, this, [this] {
        if (step_ + 1 < steps_.size())
            show(step_ + 1);
        else
            end();
    });
    connect(skip_, &QPushButton::clicked, this, &Tour::end);
}

void Tour::show(std::size_t step) {
    step_ = step;
    const bool last = step + 1 == steps_.size();
    count_->setText(tr("%1 of %2", "step of the tour").arg(step + 1).arg(steps_.size()));
    title_->setText(steps_[step].title);
    text_->setText(steps_[step].text);
    back_->setVisible(step > 0);
    skip_->setVisible(!last);
    next_->setText(last ? tr("Start drawing") : tr("Next"));
    card_->setAccessibleName(steps_[step].title);
    card_->setAccessibleDescription(steps_[step].text);
    placeCard();
    next_->setFocus();
    update();
}

QRect Tour::targetRect() const {
    const QWidget* target = steps_[step_].target;
    if (!target || !target->isVisible())
        return {};
    return QRect(target->mapTo(parentWidget(), QPoint(0, 0)), target->size()).intersected(rect());
}

void Tour::placeCard() {
    card_->setFixedWidth(cardWidth);
    card_->adjustSize();
    card_->resize(cardWidth, card_->heightForWidth(cardWidth) > 0 ? card_->heightForWidth(cardWidth)
                                                                  : card_->sizeHint().height());
    const QRect target = targetRect();
    const QSize size = card_->size();
    QPoint place = rect().center() - QPoint(size.width() / 2, size.height() / 2);
    if (!target.isEmpty()) {
        // Beside the target where there is room: right, left, below, else inside.
        if (target.right() + gap + size.width() <= width())
            place = {target.right() + gap, target.top() + gap};
        else if (target.left() - gap - size.width() >= 0)
            place = {target.left() - gap - size.width(), target.top() + gap};
        else if (target.bottom() + gap + size.height() <= height())
            place = {target.center().x() - size.width() / 2, target.bottom() + gap};
        else
            place = target.center() - QPoint(size.width() / 2, size.height() / 2);
    }
    place.setX(qBound(gap, place.x(), qMax(gap, width() - size.width() - gap)));
    place.setY(qBound(gap, place.y(), qMax(gap, height() - size.height() - gap)));
    card_->move(place);
}

void Tour::end() {
    QSettings().setValue(seenKey(), true);
    parentWidget()->removeEventFilter(this);
    emit finished();
    close();
}

void Tour::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath shade;
    shade.addRect(rect());
    const QRect target = targetRect();
    if (!target.isEmpty()) {
        QPainterPath hole;
        hole.addRoundedRect(QRectF(target).adjusted(2, 2, -2, -2), 6, 6);
        shade = shade.subtracted(hole);
    }
    painter.fillPath(shade, QColor(0, 0, 0, 120));
    if (!target.isEmpty()) {
        painter.setPen(QPen(currentTheme().accent, 3));
        painter.drawRoundedRect(QRectF(target).adjusted(2, 2, -2, -2), 6, 6);
    }
}

void Tour::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        end();
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Right)
        next_->click();
    else if (event->key() == Qt::Key_Left && step_ > 0)
        show(step_ - 1);
}

bool Tour::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) {
        setGeometry(parentWidget()->rect());
        placeCard();
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace isle
