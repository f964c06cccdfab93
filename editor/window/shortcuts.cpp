#include "editor/window/shortcuts.h"

#include "editor/window/actions.h"

#include <QAction>
#include <QSettings>

namespace isle {
namespace {

QString keyOf(std::string_view id) {
    return QStringLiteral("keys/") + QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()));
}

const ActionInfo& infoOf(std::string_view id) {
    for (const ActionInfo& info : allActions())
        if (info.id == id)
            return info;
    qFatal("no such action");
}

bool canMeet(ActionContext a, ActionContext b) {
    return a == b || a == ActionContext::Always || b == ActionContext::Always;
}

} // namespace

void Shortcuts::load() {
    const QSettings settings;
    for (const ActionInfo& info : allActions())
        if (settings.contains(keyOf(info.id)))
            actions_.setKeys(info.id, QKeySequence::listFromString(settings.value(keyOf(info.id)).toString(),
                                                                   QKeySequence::PortableText));
}

void Shortcuts::set(std::string_view id, const QList<QKeySequence>& keys) {
    if (keys == keysOf(infoOf(id)))
        return reset(id);
    QSettings().setValue(keyOf(id), QKeySequence::listToString(keys, QKeySequence::PortableText));
    actions_.setKeys(id, keys);
}

void Shortcuts::reset(std::string_view id) {
    QSettings().remove(keyOf(id));
    actions_.setKeys(id, keysOf(infoOf(id)));
}

void Shortcuts::resetAll() {
    for (const ActionInfo& info : allActions())
        if (isChanged(info.id))
            reset(info.id);
}

bool Shortcuts::isChanged(std::string_view id) const {
    return keys(id) != keysOf(infoOf(id));
}

QList<QKeySequence> Shortcuts::keys(std::string_view id) const {
    return actions_[id]->shortcuts();
}

std::vector<std::string_view> clashesOf(std::string_view id, const QKeySequence& key, const KeysById& keys) {
    std::vector<std::string_view> others;
    const ActionContext context = infoOf(id).context;
    for (const ActionInfo& info : allActions())
        if (info.id != id && canMeet(context, info.context) && keys(info.id).contains(key))
            others.emplace_back(info.id);
    return others;
}

} // namespace isle
