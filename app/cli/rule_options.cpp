#include "app/cli/command.h"

#include <algorithm>

namespace isle::cli {
namespace {

const QString optionName = QStringLiteral("option");
const QString listName = QStringLiteral("island_bonus_list");
constexpr int largestBonus = 99; // as in map files
constexpr int longestList = 64;

QString text(std::string_view words) {
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

/// S-76: "2,1,1"; "none" and nothing at all for no list.
bool setBonusList(const QString& value, Map& map) {
    std::vector<int> list;
    const QStringList parts =
        value == QLatin1String("none") ? QStringList() : value.split(QLatin1Char(','), Qt::SkipEmptyParts);
    bool ok = parts.size() <= longestList;
    for (const QString& part : parts) {
        bool number = false;
        list.push_back(part.trimmed().toInt(&number));
        ok = ok && number && std::abs(list.back()) <= largestBonus;
    }
    if (!ok) {
        complain(QStringLiteral(
                     "The option \"%1\" takes \"none\" or at most %2 numbers from -%3 to %3 with commas "
                     "between them, not \"%4\".")
                     .arg(listName, QString::number(longestList), QString::number(largestBonus), value));
        return false;
    }
    map.options.islandBonusList = std::move(list);
    return true;
}

bool setRuleOption(const QString& given, Map& map) {
    const qsizetype equals = given.indexOf(QLatin1Char('='));
    if (equals < 1) {
        complain(QStringLiteral("Write --option NAME=VALUE, not \"%1\".").arg(given));
        return false;
    }
    const QString name = given.left(equals);
    const QString value = given.mid(equals + 1);
    if (name == listName)
        return setBonusList(value, map);
    const auto option = optionNamed(name.toStdString());
    if (!option) {
        complain(QStringLiteral("There is no option \"%1\".").arg(name));
        return false;
    }
    const auto number = valueFrom(*option, value.toStdString());
    if (!number) {
        complain(QStringLiteral("The option \"%1\" takes %2, not \"%3\".")
                     .arg(name, text(rangeOf(*option)), value));
        return false;
    }
    map.options.set(*option, *number);
    return true;
}

} // namespace

void declareRuleOption(QCommandLineParser& parser) {
    parser.addOption(
        {optionName,
         QStringLiteral("Plays by this value of a rule option, whatever the map says; may be given "
                        "several times."),
         QStringLiteral("NAME=VALUE")});
}

bool setRuleOptions(const QCommandLineParser& parser, Map& map) {
    const QStringList given = parser.values(optionName);
    return std::all_of(given.begin(), given.end(),
                       [&](const QString& one) { return setRuleOption(one, map); });
}

} // namespace isle::cli
