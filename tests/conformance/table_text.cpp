#include "tests/conformance/table_text.h"

#include "engine/map/options.h"

#include <QFile>
#include <QSet>
#include <QTextStream>

#include <algorithm>

namespace isle::conformance {
namespace {

QString toText(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// "engine/rules/route.cpp" and "engine/rules/route.h" are one place: "rules/route".
QStringList placesOf(const QStringList& paths) {
    QStringList places;
    for (const QString& path : paths) {
        QString place = path.section('.', 0, 0);
        if (place.startsWith("engine/"))
            place = place.mid(7);
        if (!places.contains(place))
            places << place;
    }
    return places;
}

/// "tests/engine/rules/tst_route.cpp" is "tst_route".
QString testOf(const QString& path) {
    return path.section('/', -1).section('.', 0, 0);
}

QString testsText(const QMap<QString, QStringList>& byPath) {
    QStringList tests;
    for (auto path = byPath.begin(); path != byPath.end(); ++path)
        tests << testOf(path.key()) + ": " + path.value().join(", ");
    return tests.join("; ");
}

/// "rim_ships" is Option::RimShips.
QString enumeratorOf(const OptionInfo& info) {
    QString name;
    for (const QString& word : toText(info.name).split('_'))
        name += word.left(1).toUpper() + word.mid(1);
    return "Option::" + name;
}

/// Whether a text names it, and not only something longer that begins so.
bool names(const QString& text, const QString& name) {
    for (qsizetype at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
        if (at + name.size() == text.size() || !text[at + name.size()].isLetterOrNumber())
            return true;
    return false;
}

QStringList testsOfOption(const OptionInfo& info, const Citations& citations) {
    QStringList tests;
    for (auto test = citations.allTests.begin(); test != citations.allTests.end(); ++test)
        if (test.key().startsWith("tests/engine/") && names(test.value(), enumeratorOf(info)))
            tests << testOf(test.key());
    return tests;
}

QString valuesOf(const OptionInfo& info) {
    QStringList values;
    for (const std::string_view word : info.words)
        values << toText(word);
    if (info.numbers)
        values << QStringLiteral("%1 to %2").arg(info.lowest).arg(info.highest);
    return values.join(", ");
}

QString defaultOf(const OptionInfo& info) {
    return info.defaultValue ? toText(textOf(info.option, *info.defaultValue)) : "by seats or expansion";
}

constexpr const char* head = R"(# The rules, where they stand, and what tests them

Written by `./dev rules` from the rule numbers that sources and tests name; how is told in
[tests/conformance](tests/conformance/README.md). What the rules leave open and how it was decided stands in
[docs/rule-choices.md](docs/rule-choices.md).

)";

} // namespace

QStringList Conformance::rulesWithoutTest() const {
    QStringList missing;
    for (const RulePart& part : parts)
        for (const Rule& rule : part.rules)
            if (rule.notBuilt.isEmpty() && !citations.tests.contains(rule.number))
                missing << rule.number;
    return missing;
}

QStringList Conformance::unknownRules() const {
    const QStringList listed = numbersOf(parts);
    QStringList unknown;
    for (auto rule = citations.sources.begin(); rule != citations.sources.end(); ++rule)
        if (!listed.contains(rule.key()))
            unknown << rule.key() + " in " + rule.value().join(", ");
    for (auto rule = citations.tests.begin(); rule != citations.tests.end(); ++rule)
        if (!listed.contains(rule.key()))
            unknown << rule.key() + " in " + testsText(rule.value());
    return unknown;
}

QStringList Conformance::optionsWithoutTest() const {
    QStringList missing;
    for (const OptionInfo& info : allOptions())
        if (testsOfOption(info, citations).isEmpty())
            missing << toText(info.name);
    return missing;
}

QString Conformance::table() const {
    QString text;
    QTextStream out(&text);
    out << head;
    for (const RulePart& part : parts) {
        out << "## " << part.title << "\n\n| Rule | Subject | Implemented in | Tests |\n|---|---|---|---|\n";
        for (const Rule& rule : part.rules) {
            out << "| " << rule.number << " | " << rule.subject << " | ";
            if (!rule.notBuilt.isEmpty())
                out << "not built: " << rule.notBuilt << " | |\n";
            else
                out << placesOf(citations.sources[rule.number]).join(", ") << " | "
                    << testsText(citations.tests[rule.number]) << " |\n";
        }
        out << '\n';
    }
    out << "## Options\n\n| Option | Values | Default | Rules | Tests that set or read it |\n"
           "|---|---|---|---|---|\n";
    for (const OptionInfo& info : allOptions())
        out << "| `" << toText(info.name) << "` | " << valuesOf(info) << " | " << defaultOf(info) << " | "
            << toText(info.rules) << " | " << testsOfOption(info, citations).join(", ") << " |\n";
    return text;
}

Conformance conformanceOf(const QString& root, QStringList& mistakes) {
    QFile list(root + "/tests/conformance/rules.txt");
    if (!list.open(QIODevice::ReadOnly))
        mistakes << QStringLiteral("%1 cannot be read.").arg(list.fileName());
    Conformance result;
    result.parts = readRules(QString::fromUtf8(list.readAll()), mistakes);
    result.citations = collectCitations(root, numbersOf(result.parts));
    return result;
}

} // namespace isle::conformance
