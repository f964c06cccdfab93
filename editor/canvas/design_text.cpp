#include "editor/canvas/design_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace isle {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(DesignMarks)
};

/// Up to so many values are listed as those that may come.
constexpr int mostListed = 4;

QStringList values(TokenSet set, bool in) {
    QStringList list;
    for (const int value : tokenValues)
        if (set.has(value) == in)
            list.append(QString::number(value));
    return list;
}

/// "4, 5 or 9".
QString either(QStringList list) {
    if (list.size() < 2)
        return list.join(QString());
    const QString last = list.takeLast();
    return Words::tr("%1 or %2", "4, 5 or 9").arg(list.join(QStringLiteral(", ")), last);
}

} // namespace

QString limitText(TokenSet barred) {
    const QStringList allowed = values(barred, false);
    const QStringList out = values(barred, true);
    if (out.isEmpty())
        return {};
    if (allowed.isEmpty())
        return Words::tr("no value");
    if (allowed.size() <= mostListed)
        return allowed.join(QLatin1Char(' '));
    return Words::tr("not %1", "number limits: not 6 8").arg(out.join(QLatin1Char(' ')));
}

QString limitWords(TokenSet barred) {
    const QStringList allowed = values(barred, false);
    const QStringList out = values(barred, true);
    if (out.isEmpty())
        return {};
    if (allowed.isEmpty())
        return Words::tr("no number possible");
    if (allowed.size() <= mostListed)
        return Words::tr("number %1", "number 4, 5 or 9").arg(either(allowed));
    return Words::tr("number not %1", "number not 6 or 8").arg(either(out));
}

QString groupSign(int group) {
    return QStringLiteral("G%1").arg(group);
}

QColor groupColour(int group) {
    // Okabe and Ito's colours, which people with any kind of colour vision tell apart, all light enough for
    // dark text.
    static constexpr std::array<QRgb, 5> colours{0xFFE69F00, 0xFF56B4E9, 0xFFF0E442, 0xFFDFA3C4, 0xFF2FC09A};
    return QColor::fromRgb(colours[static_cast<std::size_t>(group - 1) % colours.size()]);
}

QList<qreal> groupDashes(int group) {
    // With five colours and three ways to dash, each of the 15 groups has its own pair.
    static const std::array<QList<qreal>, 3> dashes{{{3, 1.2}, {1, 1}, {4, 1, 1, 1}}};
    return dashes[static_cast<std::size_t>((group - 1) / 5) % dashes.size()];
}

} // namespace isle
