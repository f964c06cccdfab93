#include "editor/panels/go_to.h"

#include "editor/panels/parts.h"

#include <QCompleter>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace isle {
namespace {

std::optional<Cell> within(qlonglong row, qlonglong col, const BoardPicture& picture) {
    if (row < 0 || col < 0 || row >= picture.rows || col >= picture.cols)
        return std::nullopt;
    return Cell{static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)};
}

/// A column by its letters, from 0: A, B, … Z, AA; the same as nameOf().
qlonglong columnOf(const QString& letters) {
    qlonglong col = 0;
    for (const QChar letter : letters.toUpper())
        col = col * 26 + (letter.unicode() - u'A' + 1);
    return col - 1;
}

std::optional<Cell> islandNamed(const QString& text, const BoardPicture& picture) {
    const auto find = [&](auto matches) -> std::optional<Cell> {
        for (const IslandPicture& island : picture.islands)
            if (!island.name.isEmpty() && !island.hexes.empty() && matches(island.name))
                return island.hexes[island.hexes.size() / 2];
        return std::nullopt;
    };
    // The whole name goes before a beginning, and a beginning before a part.
    if (const auto cell =
            find([&](const QString& name) { return name.compare(text, Qt::CaseInsensitive) == 0; }))
        return cell;
    if (const auto cell =
            find([&](const QString& name) { return name.startsWith(text, Qt::CaseInsensitive); }))
        return cell;
    return find([&](const QString& name) { return name.contains(text, Qt::CaseInsensitive); });
}

} // namespace

std::optional<Cell> hexNamed(const QString& text, const BoardPicture& picture) {
    const QString wanted = text.trimmed();
    if (wanted.isEmpty())
        return std::nullopt;
    static const QRegularExpression named(QStringLiteral("^([A-Za-z]{1,3})\\s*([0-9]{1,4})$"));
    static const QRegularExpression numbered(QStringLiteral("^([0-9]{1,4})\\s*[,;: ]\\s*([0-9]{1,4})$"));
    if (const auto match = named.match(wanted); match.hasMatch())
        if (const auto cell =
                within(match.captured(2).toLongLong() - 1, columnOf(match.captured(1)), picture))
            return cell;
    if (const auto match = numbered.match(wanted); match.hasMatch())
        return within(match.captured(2).toLongLong() - 1, match.captured(1).toLongLong() - 1, picture);
    return islandNamed(wanted, picture);
}

GoToField::GoToField(QWidget* parent)
    : QFrame(parent), label_(new QLabel(tr("&Go to:"))), field_(new QLineEdit), problem_(new QLabel) {
    setProperty("card", true);
    setAutoFillBackground(true);
    label_->setBuddy(field_);
    field_->setPlaceholderText(tr("D5, 4,3 or an island"));
    field_->setToolTip(tr("A hex as in the rulers (D5), column and row (4,3) or the name of an island"));
    field_->setMinimumWidth(190);
    problem_->setProperty("look", "error");
    problem_->hide();
    auto* row = new QHBoxLayout;
    row->addWidget(label_);
    row->addWidget(field_, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 8, 10, 8);
    column->setSpacing(6);
    column->addLayout(row);
    column->addWidget(problem_);
    field_->installEventFilter(this);
    connect(field_, &QLineEdit::returnPressed, this, &GoToField::go);
    connect(field_, &QLineEdit::textEdited, this, [this] { tell({}); });
    hide();
}

void GoToField::ask(const BoardPicture& picture) {
    picture_ = picture;
    QStringList names;
    for (const IslandPicture& island : picture.islands)
        if (!island.name.isEmpty())
            names.append(island.name);
    auto* completer = new QCompleter(names, field_);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    delete field_->completer();
    field_->setCompleter(completer);
    field_->clear();
    tell({});
    show();
    raise();
    field_->setFocus(Qt::ShortcutFocusReason);
}

void GoToField::tell(const QString& problem) {
    problem_->setText(problem);
    problem_->setVisible(!problem.isEmpty());
    adjustSize();
    move(qMax(0, (parentWidget()->width() - width()) / 2), 40);
}

void GoToField::go() {
    const auto cell = hexNamed(field_->text(), picture_);
    if (!cell)
        return tell(field_->text().trimmed().isEmpty()
                        ? tr("Type the name of a hex or an island.")
                        : tr("There is no hex or island “%1” on this map.").arg(field_->text().trimmed()));
    close();
    emit wanted(*cell);
}

void GoToField::close() {
    hide();
    emit closed();
}

bool GoToField::eventFilter(QObject* watched, QEvent* event) {
    // The window has shortcuts of its own for Escape; while the field is open the key is the field's.
    if (event->type() == QEvent::ShortcutOverride
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        close();
        return true;
    }
    if (event->type() == QEvent::FocusOut
        && static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason
        && static_cast<QFocusEvent*>(event)->reason() != Qt::ActiveWindowFocusReason)
        hide();
    return QFrame::eventFilter(watched, event);
}

} // namespace isle
