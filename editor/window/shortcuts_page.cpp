#include "editor/window/shortcuts_page.h"

#include "editor/look/icons.h"
#include "editor/look/theme.h"
#include "editor/panels/parts.h"
#include "editor/window/actions.h"
#include "editor/window/shortcuts.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace isle {
namespace {

constexpr int idRole = Qt::UserRole;

QString nameOf(const ActionRegistry& actions, std::string_view id) {
    QString text = actions[id]->text();
    return text.remove(QLatin1Char('&')).remove(QChar(0x2026));
}

QString contextName(ActionContext context) {
    switch (context) {
    case ActionContext::Always:
        return ShortcutsPage::tr("Always");
    case ActionContext::Draw:
        return ShortcutsPage::tr("While drawing");
    case ActionContext::Playtest:
        break;
    }
    return ShortcutsPage::tr("While playing");
}

} // namespace

ShortcutsPage::ShortcutsPage(ActionRegistry& actions, QWidget* parent)
    : PreferencesPage(parent),
      actions_(actions),
      filter_(new QLineEdit),
      tree_(new QTreeWidget),
      edit_(new QKeySequenceEdit),
      clear_(new QPushButton(tr("No keys"))),
      reset_(new QPushButton(tr("Default"))),
      clash_(new QLabel) {
    for (const ActionInfo& info : allActions())
        keys_[info.id] = actions_[info.id]->shortcuts();
    filter_->setObjectName(QStringLiteral("filter"));
    filter_->setPlaceholderText(tr("Filter"));
    filter_->setAccessibleName(tr("Filter the actions"));
    filter_->setClearButtonEnabled(true);
    tree_->setObjectName(QStringLiteral("actions"));
    tree_->setAccessibleName(tr("Actions and their keys"));
    tree_->setHeaderLabels({tr("Action"), tr("Keys")});
    tree_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    tree_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    tree_->header()->setStretchLastSection(false);
    edit_->setObjectName(QStringLiteral("keys"));
    edit_->setAccessibleName(tr("Keys of the chosen action"));
    clear_->setObjectName(QStringLiteral("noKeys"));
    reset_->setObjectName(QStringLiteral("defaultKeys"));
    clash_->setObjectName(QStringLiteral("clash"));
    clash_->setWordWrap(true);
    clash_->setMinimumHeight(2 * fontMetrics().lineSpacing());
    for (QPushButton* button : {clear_, reset_})
        button->setAutoDefault(false);

    auto* row = new QHBoxLayout;
    row->addWidget(edit_, 1);
    row->addWidget(clear_);
    row->addWidget(reset_);
    auto* column = new QVBoxLayout(this);
    column->addWidget(filter_);
    column->addWidget(tree_, 1);
    column->addLayout(row);
    column->addWidget(clash_);

    fillTree();
    connect(filter_, &QLineEdit::textChanged, this, &ShortcutsPage::filter);
    connect(tree_, &QTreeWidget::currentItemChanged, this, &ShortcutsPage::showChosen);
    connect(edit_, &QKeySequenceEdit::keySequenceChanged, this, [this](const QKeySequence& typed) {
        if (chosen().empty() || typed.isEmpty())
            return;
        setChosen({QKeySequence(typed[0])}); // one stroke, no chords
    });
    connect(clear_, &QPushButton::clicked, this, [this] { setChosen({}); });
    connect(reset_, &QPushButton::clicked, this, [this] {
        for (const ActionInfo& info : allActions())
            if (info.id == chosen())
                return setChosen(keysOf(info));
    });
    showChosen();
}

void ShortcutsPage::fillTree() {
    for (const ActionContext context :
         {ActionContext::Always, ActionContext::Draw, ActionContext::Playtest}) {
        auto* section = new QTreeWidgetItem(tree_, {contextName(context)});
        section->setFlags(Qt::ItemIsEnabled);
        section->setExpanded(true);
        for (const ActionInfo& info : allActions()) {
            if (info.context != context)
                continue;
            auto* item = new QTreeWidgetItem(section, {nameOf(actions_, info.id)});
            item->setData(0, idRole, QString::fromLatin1(info.id));
            item->setToolTip(0, actions_[info.id]->statusTip());
            showItem(*item);
        }
    }
}

void ShortcutsPage::showItem(QTreeWidgetItem& item) {
    const std::string id = item.data(0, idRole).toString().toStdString();
    for (const ActionInfo& info : allActions()) {
        if (info.id != id)
            continue;
        const QList<QKeySequence> keys = keysNow(info.id);
        item.setText(1, QKeySequence::listToString(keys, QKeySequence::NativeText));
        QFont font = tree_->font();
        font.setBold(keys != keysOf(info)); // what the user has changed
        item.setFont(1, font);
    }
}

std::string_view ShortcutsPage::chosen() const {
    const QTreeWidgetItem* item = tree_->currentItem();
    const std::string id = item ? item->data(0, idRole).toString().toStdString() : std::string();
    for (const ActionInfo& info : allActions())
        if (info.id == id)
            return info.id;
    return {};
}

QList<QKeySequence> ShortcutsPage::keysNow(std::string_view id) const {
    return keys_.at(id);
}

void ShortcutsPage::showChosen() {
    const bool any = !chosen().empty();
    for (QWidget* part : std::initializer_list<QWidget*>{edit_, clear_, reset_})
        part->setEnabled(any);
    const QSignalBlocker quiet(edit_);
    const QList<QKeySequence> keys = any ? keysNow(chosen()) : QList<QKeySequence>();
    edit_->setKeySequence(keys.isEmpty() ? QKeySequence() : keys.front());
    showClashes();
}

void ShortcutsPage::setChosen(const QList<QKeySequence>& keys) {
    keys_[chosen()] = keys;
    showItem(*tree_->currentItem());
    showChosen();
}

void ShortcutsPage::showClashes() {
    QStringList names;
    const std::string_view id = chosen();
    if (!id.empty())
        for (const QKeySequence& key : keysNow(id))
            for (const std::string_view other :
                 clashesOf(id, key, [this](std::string_view each) { return keysNow(each); }))
                names.append(nameOf(actions_, other));
    names.removeDuplicates();
    clash_->setText(names.isEmpty() ? QString()
                                    : tr("Also the keys of: %1. Neither works until one of them has others.")
                                          .arg(names.join(tr(", ", "between the parts of a list"))));
    QPalette colours = clash_->palette();
    colours.setColor(QPalette::WindowText, currentTheme().error.text);
    clash_->setPalette(colours);
}

void ShortcutsPage::filter(const QString& text) {
    for (int i = 0; i < tree_->topLevelItemCount(); ++i) {
        QTreeWidgetItem* section = tree_->topLevelItem(i);
        for (int k = 0; k < section->childCount(); ++k) {
            QTreeWidgetItem* item = section->child(k);
            item->setHidden(!item->text(0).contains(text, Qt::CaseInsensitive)
                            && !item->text(1).contains(text, Qt::CaseInsensitive));
        }
    }
}

void ShortcutsPage::apply() {
    Shortcuts shortcuts(actions_);
    for (const auto& [id, keys] : keys_)
        if (keys != shortcuts.keys(id))
            shortcuts.set(id, keys);
}

void ShortcutsPage::showDefaults() {
    for (const ActionInfo& info : allActions())
        keys_[info.id] = keysOf(info);
    for (int i = 0; i < tree_->topLevelItemCount(); ++i)
        for (int k = 0; k < tree_->topLevelItem(i)->childCount(); ++k)
            showItem(*tree_->topLevelItem(i)->child(k));
    showChosen();
}

} // namespace isle
