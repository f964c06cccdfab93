#include "editor/window/actions.h"

#include "editor/look/icons.h"

#include <QAction>
#include <QCoreApplication>

namespace isle {
namespace {

QString translatedText(const char* text) {
    return QCoreApplication::translate("Actions", text);
}

QString tipOf(const ActionInfo& info, const QList<QKeySequence>& keys) {
    const QString tip = translatedText(info.tip);
    if (keys.isEmpty())
        return tip;
    return QCoreApplication::translate("Actions", "%1 (%2)", "tip, keys")
        .arg(tip, keys.front().toString(QKeySequence::NativeText));
}

} // namespace

QList<QKeySequence> keysOf(const ActionInfo& info) {
    QList<QKeySequence> keys;
    const QString text = QString::fromLatin1(info.keys);
    for (const QString& part : text.split(QStringLiteral("; "), Qt::SkipEmptyParts))
        keys.append(QKeySequence::fromString(part, QKeySequence::PortableText));
    return keys;
}

ActionRegistry::ActionRegistry(QObject* parent) : QObject(parent) {
    for (const ActionInfo& info : allActions()) {
        auto* action = new QAction(translatedText(info.text), this);
        const QList<QKeySequence> keys = keysOf(info);
        action->setObjectName(QString::fromLatin1(info.id));
        action->setShortcuts(keys);
        action->setToolTip(tipOf(info, keys));
        action->setStatusTip(translatedText(info.tip));
        action->setCheckable(info.checkable);
        action->setAutoRepeat(false);
        if (*info.icon)
            action->setIcon(icon(QString::fromLatin1(info.icon)));
        actions_.push_back(action);
        states_.emplace_back();
    }
}

QAction* ActionRegistry::operator[](std::string_view id) const {
    const auto infos = allActions();
    for (std::size_t i = 0; i < infos.size(); ++i)
        if (infos[i].id == id)
            return actions_[i];
    Q_ASSERT_X(false, "ActionRegistry", "no such action");
    return nullptr;
}

void ActionRegistry::setContextEnabled(ActionContext context, bool enabled) {
    for (std::size_t i = 0; i < actions_.size(); ++i) {
        if (allActions()[i].context != context)
            continue;
        states_[i].contextOn = enabled;
        apply(i);
    }
}

void ActionRegistry::setAvailable(std::string_view id, bool available) {
    const auto infos = allActions();
    for (std::size_t i = 0; i < infos.size(); ++i) {
        if (infos[i].id != id)
            continue;
        states_[i].available = available;
        apply(i);
    }
}

void ActionRegistry::setKeys(std::string_view id, const QList<QKeySequence>& keys) {
    const auto infos = allActions();
    for (std::size_t i = 0; i < infos.size(); ++i) {
        if (infos[i].id != id)
            continue;
        actions_[i]->setShortcuts(keys);
        actions_[i]->setToolTip(tipOf(infos[i], keys));
    }
}

void ActionRegistry::apply(std::size_t index) {
    actions_[index]->setEnabled(states_[index].available && states_[index].contextOn);
}

} // namespace isle
