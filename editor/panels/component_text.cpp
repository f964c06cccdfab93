#include "editor/panels/component_text.h"

#include "editor/document/text.h"

#include <QCoreApplication>
#include <QStringList>

#include <optional>

namespace isle {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Components)
};

} // namespace

QString displayName(Component component) {
    return translatedCheckText(labelOf(component));
}

QString displayName(ComponentGroup group) {
    return translatedCheckText(labelOf(group));
}

QString displayName(ChitUse use) {
    return translatedCheckText(labelOf(use));
}

QString displayName(const Box& box) {
    return translatedCheckText(box.name);
}

QString displayName(const BoxEdition& edition) {
    return translatedCheckText(edition.name);
}

QString adviceText(const Swap& swap) {
    return translated(
        adviceOf(swap, [](Component component) { return displayName(component).toStdString(); }));
}

QString componentListText(const QString& title, const Needs& needs) {
    QStringList lines;
    lines << (title.isEmpty() ? Words::tr("Components for %1 seats").arg(needs.seats)
                              : Words::tr("%1: components for %2 seats").arg(title).arg(needs.seats));
    std::optional<ComponentGroup> group;
    for (const ComponentLine& line : componentList(needs)) {
        if (group != groupOf(line.component)) {
            group = groupOf(line.component);
            lines << QString() << displayName(*group);
        }
        lines << Words::tr("%1 × %2", "5 × forest hex").arg(line.count).arg(displayName(line.component));
        if (line.component == Component::Sea && needs.rimSea > 0)
            lines << Words::tr("frame round a rim of %1 sea hexes").arg(needs.rimSea);
        if (line.component != Component::Chit)
            continue;
        for (const ChitUse use : allChitUses)
            if (const int chits = needs.chits[static_cast<std::size_t>(use)]; chits > 0)
                lines << Words::tr("    of them %1 for %2", "8 for cloth").arg(chits).arg(displayName(use));
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace isle
