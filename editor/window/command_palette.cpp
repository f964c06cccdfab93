#include "editor/window/command_palette.h"

#include "editor/look/icons.h"
#include "editor/window/actions.h"

#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPixmap>
#include <QSettings>
#include <QVBoxLayout>

#include <algorithm>

namespace isle {
namespace {

constexpr int actionRole = Qt::UserRole;
constexpr int mostRecent = 8;

QString recentKey() {
    return QStringLiteral("commands/recent");
}

/// The name of an action as one reads it: without accelerators and dots.
QString nameOf(const QAction& action) {
    QString text = action.text();
    text.remove(QLatin1Char('&')).remove(QChar(0x2026));
    return text;
}

void remember(const QString& id) {
    QSettings settings;
    QStringList recent = settings.value(recentKey()).toStringList();
    recent.removeAll(id);
    recent.prepend(id);
    settings.setValue(recentKey(), recent.mid(0, mostRecent));
}

} // namespace

int CommandPalette::score(const QString& typed, const QString& text) {
    int total = 0;
    for (const QString& word : typed.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive);
        if (at < 0)
            return -1;
        const bool begins = at == 0 || !text[at - 1].isLetterOrNumber();
        total += (begins ? 100 : 20) - static_cast<int>(std::min<qsizetype>(at, 19));
    }
    return total;
}

CommandPalette::CommandPalette(ActionRegistry& actions, QWidget* parent)
    : QDialog(parent), actions_(actions), field_(new QLineEdit), list_(new QListWidget) {
    setWindowTitle(tr("Commands"));
    setObjectName(QStringLiteral("commandPalette"));
    field_->setPlaceholderText(tr("Type what you want to do"));
    field_->setAccessibleName(tr("Command"));
    field_->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    field_->installEventFilter(this);
    list_->setAccessibleName(tr("Commands that fit"));
    list_->setIconSize({16, 16});
    list_->setFocusPolicy(Qt::NoFocus); // the field has the keys; the list follows them
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->addWidget(field_);
    column->addWidget(list_, 1);
    resize(560, 420);
    connect(field_, &QLineEdit::textChanged, this, &CommandPalette::fill);
    connect(field_, &QLineEdit::returnPressed, this, &CommandPalette::choose);
    connect(list_, &QListWidget::itemClicked, this, &CommandPalette::choose);
    fill({});
}

void CommandPalette::fill(const QString& typed) {
    struct Found {
        QAction* action;
        int score;
    };
    const QStringList recent = QSettings().value(recentKey()).toStringList();
    std::vector<Found> found;
    for (QAction* action : actions_.all()) {
        if (action->objectName() == QLatin1String("help.commands"))
            continue; // it is open already
        // The sentence counts as well, but less than the name.
        const int byName = score(typed, nameOf(*action));
        const int byTip = score(typed, action->statusTip());
        int value = byName >= 0 ? 1000 + byName : byTip;
        if (value < 0)
            continue;
        if (typed.trimmed().isEmpty()) {
            const qsizetype place = recent.indexOf(action->objectName());
            value = place < 0 ? 0 : mostRecent - static_cast<int>(place);
        }
        found.push_back({action, value + (action->isEnabled() ? 10000 : 0)});
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Found& a, const Found& b) { return a.score > b.score; });
    list_->clear();
    for (const Found& each : found) {
        const QString keys = each.action->shortcut().toString(QKeySequence::NativeText);
        const QString name = nameOf(*each.action);
        QIcon picture = each.action->icon();
        if (picture.isNull()) { // so that all names begin at one line
            QPixmap nothing(16, 16);
            nothing.fill(Qt::transparent);
            picture = QIcon(nothing);
        }
        auto* item = new QListWidgetItem(
            picture, keys.isEmpty() ? name : tr("%1  (%2)", "command, keys").arg(name, keys));
        item->setToolTip(each.action->statusTip());
        item->setData(actionRole, QVariant::fromValue(static_cast<QObject*>(each.action)));
        if (!each.action->isEnabled())
            item->setFlags(Qt::NoItemFlags);
        list_->addItem(item);
    }
    list_->setCurrentRow(0);
}

void CommandPalette::choose() {
    const QListWidgetItem* item = list_->currentItem();
    if (!item || !item->flags().testFlag(Qt::ItemIsEnabled))
        return;
    chosen_ = qobject_cast<QAction*>(item->data(actionRole).value<QObject*>());
    remember(chosen_->objectName());
    accept();
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event) {
    if (watched != field_ || event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const int page = std::max(1, list_->viewport()->height() / std::max(1, list_->sizeHintForRow(0)));
    const int by = key == Qt::Key_Down       ? 1
                   : key == Qt::Key_Up       ? -1
                   : key == Qt::Key_PageDown ? page
                   : key == Qt::Key_PageUp   ? -page
                                             : 0;
    if (by == 0 || list_->count() == 0)
        return QDialog::eventFilter(watched, event);
    list_->setCurrentRow(std::clamp(list_->currentRow() + by, 0, list_->count() - 1));
    return true;
}

} // namespace isle
