#include "editor/window/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>
#include <QTranslator>

namespace isle {
namespace {

const QString languageKey = QStringLiteral("language");

} // namespace

QStringList languages() {
    return {QStringLiteral("en"), QStringLiteral("de")};
}

QString storedLanguage() {
    const QString language = QSettings().value(languageKey).toString();
    return languages().contains(language) ? language : QString();
}

void storeLanguage(const QString& language) {
    if (languages().contains(language))
        QSettings().setValue(languageKey, language);
    else
        QSettings().remove(languageKey);
}

void speakStoredLanguage(QCoreApplication& application) {
    const QString chosen = storedLanguage();
    // A system that speaks the chosen language keeps its own country: Austrian dates, Swiss numbers.
    if (!chosen.isEmpty() && QLocale(chosen).language() != QLocale().language())
        QLocale::setDefault(QLocale(chosen));
    for (const QString& prefix : {QStringLiteral("qtbase"), QStringLiteral("islewright")}) {
        auto* translator = new QTranslator(&application);
        const QString folder = prefix == QLatin1String("qtbase")
                                   ? QLibraryInfo::path(QLibraryInfo::TranslationsPath)
                                   : QStringLiteral(":/i18n");
        // The chosen language itself, not the list of those the system's user reads. English is in the
        // sources, but its plurals are in a file too: "1 hex", "2 hexes".
        const QString file = QStringLiteral("%1_%2");
        const bool loaded = chosen.isEmpty()
                                ? translator->load(QLocale(), prefix, QStringLiteral("_"), folder)
                                : translator->load(file.arg(prefix, chosen), folder);
        if (loaded || translator->load(file.arg(prefix, QStringLiteral("en")), folder))
            QCoreApplication::installTranslator(translator);
    }
}

} // namespace isle
