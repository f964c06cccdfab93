#include "editor/window/appearance.h"

#include "editor/look/theme.h"

#include <QGuiApplication>
#include <QPalette>
#include <QSettings>

namespace isle {
namespace {

const QString settingsKey = QStringLiteral("appearance");
bool systemDark = false; ///< Qt 6.4 tells of it only through the palette we replace

void apply(Appearance appearance) {
    const bool dark = appearance == Appearance::Dark || (appearance == Appearance::System && systemDark);
    setTheme(dark ? Theme::night() : Theme::light());
}

} // namespace

void noteSystemAppearance() {
    systemDark = QGuiApplication::palette().color(QPalette::Window).lightness() < 128;
}

Appearance storedAppearance() {
    const QString word = QSettings().value(settingsKey).toString();
    if (word == QLatin1String("light"))
        return Appearance::Light;
    return word == QLatin1String("dark") ? Appearance::Dark : Appearance::System;
}

void setAppearance(Appearance appearance) {
    const QString word = appearance == Appearance::Light  ? QStringLiteral("light")
                         : appearance == Appearance::Dark ? QStringLiteral("dark")
                                                          : QStringLiteral("system");
    QSettings().setValue(settingsKey, word);
    apply(appearance);
}

void applyStoredAppearance() {
    apply(storedAppearance());
}

} // namespace isle
