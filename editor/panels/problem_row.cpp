#include "editor/panels/problem_row.h"

#include "editor/document/text.h"
#include "editor/look/icons.h"
#include "editor/look/theme.h"
#include "editor/panels/accept_field.h"
#include "editor/panels/flow_layout.h"
#include "editor/panels/parts.h"
#include "editor/panels/problem_list.h"
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
      scope_(wrapped(12, QFont::Medium)),
      reason_(wrapped(12, QFont::Normal)),
      buttons_(new QWidget),
      field_(new AcceptField) {
    setFocusPolicy(Qt::TabFocus);
    scope_->setObjectName(QStringLiteral("scope"));
    reason_->setObjectName(QStringLiteral("reason"));
    for (QLabel* label : {sentence_, why_, scope_})
        label->setForegroundRole(QPalette::PlaceholderText);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(textLeft, 8, 12, 9);
    layout->setSpacing(3);
    for (QLabel* label : {title_, sentence_, scope_, reason_, why_})
        layout->addWidget(label);
    auto* flow = new FlowLayout(buttons_, 6);
    flow->setContentsMargins(0, 4, 0, 0);
    layout->addWidget(buttons_);
    layout->addWidget(field_);
    field_->hide();
    connect(field_, &AcceptField::accepted, this,
            [this](const QString& reason) { emit acceptWanted(index_, reason); });
    connect(field_, &AcceptField::left, this, [this] {
        setFocus();
        showMore();
    });
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
}

void ProblemRow::show(const Problem& problem, int index, bool first, bool chance) {
    index_ = index;
    first_ = first;
    severity_ = problem.severity;
    accepted_ = problem.accepted.has_value();
    const Check* check = checkNamed(problem.check);
    const QString title = check ? translatedCheckText(check->title) : QString();
    title_->setText(title);
    sentence_->setText(translated(problem.message));
    why_->setText(check ? translatedCheckText(check->why) : QString());
    // Where nothing is dealt all deals are alike, and only a share found by sampling is worth a word.
    const bool scope = chance || problem.scope == DealScope::SomeDeals;
    scope_->setText(scope ? capitalised(scopeText(problem)) : QString());
    scope_->setVisible(scope);
    reason_->setText(accepted_ ? tr("Accepted: %1").arg(QString::fromStdString(*problem.accepted))
                               : QString());
    reason_->setVisible(accepted_);
    const QString place = placeText(problem);
    setAccessibleName(
        place.isEmpty()
            ? tr("%1, %2", "severity, title").arg(displayName(severity_), title)
            : tr("%1, %2, %3", "severity, title, place").arg(displayName(severity_), title, place));
    QStringList description{sentence_->text()};
    for (const QLabel* label : {scope_, reason_, why_})
        if (!label->text().isEmpty())
            description << label->text();
    setAccessibleDescription(description.join(QLatin1Char(' ')));
    setToolTip(why_->text());
    field_->hide();
    showButtons(problem);
    showMore();
    update();
}

QPushButton* ProblemRow::addButton(const QString& text, const QString& iconName, const QString& name) {
    auto* button = new QPushButton(text, buttons_);
    button->setMinimumWidth(40); // a long label is cut rather than the list made wider than the panel
    button->setToolTip(text);
    button->setFont(designFont(font(), 12));
    button->setStyleSheet(QStringLiteral("QPushButton { padding: 2px 9px; min-height: 18px; }"));
    if (!iconName.isEmpty())
        button->setIcon(icon(iconName));
    button->setObjectName(name);
    buttons_->layout()->addWidget(button);
    return button;
}

void ProblemRow::showButtons(const Problem& problem) {
    // Hidden and deleted later: one of them may be the button that was just clicked.
    for (QPushButton* old : buttons_->findChildren<QPushButton*>()) {
        buttons_->layout()->removeWidget(old);
        old->removeEventFilter(this);
        old->setObjectName({});
        old->hide();
        old->deleteLater();
    }
    accept_ = nullptr;
    if (accepted_) {
        auto* back = addButton(tr("Take back"), QStringLiteral("undo"), QStringLiteral("takeBack"));
        connect(back, &QPushButton::clicked, this, [this] { emit takeBackWanted(index_); });
        back->show();
        return;
    }
    for (std::size_t i = 0; i < problem.fixes.size(); ++i) {
        auto* button = addButton(translated(problem.fixes[i].label),
                                 i == 0 ? QStringLiteral("fix") : QString(), QStringLiteral("fix%1").arg(i));
        button->setProperty("fix", static_cast<int>(i));
        button->installEventFilter(this);
        connect(button, &QPushButton::clicked, this,
                [this, i] { emit fixWanted(index_, static_cast<int>(i)); });
        button->show();
    }
    if (problem.scope == DealScope::SomeDeals) {
        auto* example = addButton(tr("Show such a deal"), QStringLiteral("dice"), QStringLiteral("example"));
        connect(example, &QPushButton::clicked, this,
                [this, seed = problem.exampleSeed] { emit exampleWanted(seed); });
        example->show();
    }
    accept_ = addButton(tr("Accept…"), QStringLiteral("check"), QStringLiteral("accept"));
    accept_->setToolTip(tr("Keep it as it is and say why; the reason is saved with the map"));
    connect(accept_, &QPushButton::clicked, this, &ProblemRow::beginAccepting);
}

void ProblemRow::beginAccepting() {
    if (accepted_)
        return;
    field_->begin();
    if (accept_)
        accept_->hide();
}

/// Shows what only a selected row shows.
void ProblemRow::showMore() {
    why_->setVisible(first_ || selected_);
    if (!selected_)
        field_->hide();
    if (accept_)
        accept_->setVisible(selected_ && field_->isHidden());
    bool any = false;
    for (const QPushButton* button : buttons_->findChildren<QPushButton*>())
        any = any || !button->isHidden();
    buttons_->setVisible(any);
}

void ProblemRow::setSelected(bool selected) {
    if (selected_ == selected)
        return;
    selected_ = selected;
    showMore();
    update();
}

bool ProblemRow::eventFilter(QObject* watched, QEvent* event) {
    const QVariant fix = watched->property("fix");
    const QEvent::Type type = event->type();
    const bool comes = type == QEvent::Enter || type == QEvent::FocusIn;
    const bool goes = type == QEvent::Leave || type == QEvent::FocusOut || type == QEvent::Hide;
    if (fix.isValid() && comes) {
        hoveredFix_ = fix.toInt();
        emit fixHovered(index_, hoveredFix_);
    } else if (fix.isValid() && goes && hoveredFix_ == fix.toInt()) {
        hoveredFix_ = -1;
        emit fixHovered(index_, -1);
    }
    return QFrame::eventFilter(watched, event);
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
                       iconPixmap(accepted_ ? QStringLiteral("check") : iconName(severity_), 16,
                                  accepted_ ? theme.secondaryText : colours.text, devicePixelRatioF()));
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
