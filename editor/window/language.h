#pragma once

#include <QString>
#include <QStringList>

class QCoreApplication;

namespace isle {

/// The languages the window speaks, as codes: "en", "de".
[[nodiscard]] QStringList languages();

/// The language the user chose; empty: as the system. A change takes effect at the next start.
[[nodiscard]] QString storedLanguage();
void storeLanguage(const QString& language);

/// Makes the chosen language that of the program, with its numbers and dates, and loads the texts: those of
/// Qt and those of the program in ":/i18n". Before any window, once.
void speakStoredLanguage(QCoreApplication& application);

} // namespace isle
