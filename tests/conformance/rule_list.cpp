#include "tests/conformance/rule_list.h"

#include <QRegularExpression>
#include <QSet>

namespace isle::conformance {

std::vector<RulePart> readRules(const QString& text, QStringList& mistakes) {
    static const QRegularExpression number("^[BS]-\\d+$");
    std::vector<RulePart> parts;
    QSet<QString> known;
    const QStringList lines = text.split('\n');
    for (int i = 0; i < lines.size(); ++i) {
        const QString line = lines[i].trimmed();
        if (line.startsWith("## ")) {
            parts.push_back({line.mid(3), {}});
            continue;
        }
        if (line.isEmpty() || line.startsWith('#'))
            continue;
        const QStringList fields = line.split(" | ");
        const bool left = fields.size() == 3 && fields[2].startsWith("not built: ");
        if (parts.empty() || !number.match(fields[0]).hasMatch() || (fields.size() != 2 && !left)) {
            mistakes << QStringLiteral("Line %1 is no rule: %2").arg(i + 1).arg(line);
            continue;
        }
        if (known.contains(fields[0]))
            mistakes << QStringLiteral("Line %1 lists %2 once more.").arg(i + 1).arg(fields[0]);
        known.insert(fields[0]);
        parts.back().rules.push_back({fields[0], fields[1], left ? fields[2].mid(11) : QString()});
    }
    return parts;
}

QStringList numbersOf(const std::vector<RulePart>& parts) {
    QStringList numbers;
    for (const RulePart& part : parts)
        for (const Rule& rule : part.rules)
            numbers << rule.number;
    return numbers;
}

QStringList numbersInBook(const QString& markdown) {
    static const QRegularExpression defined("^- \\*\\*([BS]-\\d+)\\*\\*",
                                            QRegularExpression::MultilineOption);
    QStringList numbers;
    for (auto found = defined.globalMatch(markdown); found.hasNext();)
        numbers << found.next().captured(1);
    return numbers;
}

} // namespace isle::conformance
