#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

namespace isle::conformance {

/// The rules a text names: "B-103", "S-51, S-54", and all of a range as "B-26 to B-31" that are among
/// `listed`. Rules that are not listed are named too unless they come from a range.
[[nodiscard]] QStringList rulesNamedIn(const QString& text, const QStringList& listed);

/// The rules in the name of a test function: "B33_B38_snakeOrder".
[[nodiscard]] QStringList rulesInName(const QString& function);

/// The rules each test function of a test's source names, in its name or in a comment in or right above it.
[[nodiscard]] QMap<QString, QStringList> rulesByTest(const QString& source, const QStringList& listed);

/// Who cites a rule: files and, for tests, functions. In the order of the files' names.
struct Citations {
    QMap<QString, QStringList> sources;              ///< by rule: paths such as "engine/rules/route.cpp"
    QMap<QString, QMap<QString, QStringList>> tests; ///< by rule: by path, the functions
    QMap<QString, QString> allTests;                 ///< text of every test, by path
};

/// Looks through engine/, editor/, app/ and tests/ below a folder.
[[nodiscard]] Citations collectCitations(const QString& root, const QStringList& listed);

} // namespace isle::conformance
