#include "editor/panels/problem_row.h"

#include "editor/document/text.h"
#include "editor/look/icons.h"
#include "editor/look/theme.h"
#include "editor/panels/flow_layout.h"
#include "editor/panels/parts.h"
#include "editor/panels/problem_marks.h"

#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace isle {
namespace {

constexpr int textLeft = 40;

QLabel* wrapped(double pixels, QFont::Weight weight) {
    auto* label = new QLabel;
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setFont(designFont(label->font(), pixels, weight));
    label->setAttribute(Qt::WA_TransparentForMouseEvents); // the row takes the click
    return label;
}

} // namespace

QString iconName(Severity severity) {
    switch (severity) {
    case Severity::Error:
        return QStringLiteral("error");
    case Severity::Warning:
        return QStringLiteral("warning");
    case Severity::Hint:
        break;
    }
    return QStringLiteral("hint");
}

ProblemRow::ProblemRow(QWidget* parent)
    : QFrame(parent),
      title_(wrapped(13, QFont::DemiBold)),
      sentence_(wrapped(12, QFont::Normal)),
      why_(wrapped(12, QFont::Normal)),
      fixes_(new QWidget) {
    setFocusPolicy(Qt::TabFocus);
    sentence_->setForegroundRole(QPalette::PlaceholderText);
    why_->setForegroundRole(QPalette::PlaceholderText);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(textLeft, 8, 12, 9);
    layout->setSpacing(3);
    layout->addWidget(title_);
    layout->addWidget(sentence_);
    layout->addWidget(why_);
    auto* flow = new FlowLayout(fixes_, 6);
    flow->setContentsMargins(0, 4, 0, 0);
    layout->addWidget(fixes_);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
}

void ProblemRow::show(const Problem& problem, int index, bool first) {
    index_ = index;
    first_ = first;
    severity_ = problem.severity;
    const Check* check = checkNamed(problem.check);
    const QString title = check ? translatedCheckText(check->title) : QString();
    title_->setText(title);
    sentence_->setText(translated(problem.message));
    why_->setText(check ? translatedCheckText(check->why) : QString());
    const QString place = placeText(problem);
    setAccessibleName(
        place.isEmpty()
            ? tr("%1, %2", "severity, title").arg(displayName(severity_), title)
            : tr("%1, %2, %3", "severity, title, place").arg(displayName(severity_), title, place));
    setAccessibleDescription(sentence_->text() + QLatin1Char(' ') + why_->text());
    setToolTip(why_->text());
    why_->setVisible(first_ || selected_);
    showFixes(problem);
    update();
}

void ProblemRow::showFixes(const Problem& problem) {
    // Hidden and deleted later: one of them may be the button that was just clicked.
    for (QPushButton* old : fixes_->findChildren<QPushButton*>()) {
        fixes_->layout()->removeWidget(old);
        old->hide();
        old->deleteLater();
    }
    for (std::size_t i = 0; i < problem.fixes.size(); ++i) {
        auto* button = new QPushButton(translated(problem.fixes[i].label), fixes_);
        button->setFont(designFont(font(), 12));
        button->setStyleSheet(QStringLiteral("QPushButton { padding: 2px 9px; min-height: 18px; }"));
        if (i == 0)
            button->setIcon(icon(QStringLiteral("fix")));
        button->setObjectName(QStringLiteral("fix%1").arg(i));
        connect(button, &QPushButton::clicked, this,
                [this, i] { emit fixWanted(index_, static_cast<int>(i)); });
        fixes_->layout()->addWidget(button);
        button->show();
    }
    fixes_->setVisible(!problem.fixes.empty());
}

void ProblemRow::setSelected(bool selected) {
    selected_ = selected;
    why_->setVisible(first_ || selected_);
    update();
}

void ProblemRow::paintEvent(QPaintEvent*) {
    const Theme& theme = currentTheme();
    const ProblemColours& colours = theme.of(severity_);
    QPainter painter(this);
    if (selected_)
        painter.fillRect(rect(), theme.soft);
    else if (underMouse())
        painter.fillRect(rect(), colours.ground);
    painter.fillRect(QRect(0, height() - 1, width(), 1), theme.hairline);
    painter.drawPixmap(14, title_->y() + 1,
                       iconPixmap(iconName(severity_), 16, colours.text, devicePixelRatioF()));
    if (hasFocus())
        paintFocusRing(painter, rect().adjusted(1, 1, -1, -2), 5);
}

void ProblemRow::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        emit clicked(index_);
}

void ProblemRow::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        emit doubleClicked(index_);
}

void ProblemRow::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        emit clicked(index_);
        return;
    case Qt::Key_Down:
        emit moveWanted(index_, 1);
        return;
    case Qt::Key_Up:
        emit moveWanted(index_, -1);
        return;
    default:
        QFrame::keyPressEvent(event);
    }
}

void ProblemRow::enterEvent(QEnterEvent* event) {
    QFrame::enterEvent(event);
    emit hovered(index_, true);
    update();
}

void ProblemRow::leaveEvent(QEvent* event) {
    QFrame::leaveEvent(event);
    emit hovered(index_, false);
    update();
}

} // namespace isle
