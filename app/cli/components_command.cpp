#include "app/cli/command.h"
#include "engine/box/ledger.h"
#include "engine/formats/json_writer.h"

namespace isle::cli {
namespace {

void declare(QCommandLineParser& parser) {
    parser.addPositionalArgument(QStringLiteral("FILE"), QStringLiteral("A map (.isle)."));
    QStringList boxes;
    for (const Box& box : allBoxes())
        boxes << QString::fromUtf8(box.id.data(), static_cast<qsizetype>(box.id.size()));
    parser.addOption(
        {QStringLiteral("boxes"),
         QStringLiteral("The boxes owned: any of %1, with commas between. “base*2” is two copies, "
                        "“base/loose” another edition, “seafarers(gold=3)” a count of your own. "
                        "Without it the boxes the map is meant for.")
             .arg(boxes.join(QStringLiteral(", "))),
         QStringLiteral("BOXES")});
    declareLayoutOption(parser);
    parser.addOption({QStringLiteral("json"), QStringLiteral("Tells it as one line of JSON.")});
}

QString text(std::string_view view) {
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

void tell(const Needs& needs, const OwnedBoxes& owned, const std::vector<LedgerRow>& rows) {
    print(QStringLiteral("For %1 seats, with %2:")
              .arg(QString::number(needs.seats),
                   owned.boxes.empty() ? QStringLiteral("no box") : text(isle::textOf(owned))));
    std::optional<ComponentGroup> group;
    for (const LedgerRow& row : rows) {
        if (row.used == 0)
            continue;
        if (group != groupOf(row.component)) {
            group = groupOf(row.component);
            print(text(labelOf(*group)));
        }
        QString line = QStringLiteral("  %1 %2 of %3")
                           .arg(text(labelOf(row.component)), -24)
                           .arg(row.used, 3)
                           .arg(row.owned, 3);
        if (row.fromReserve() > 0)
            line += QStringLiteral(", %1 from a set that stays in the box").arg(row.fromReserve());
        if (row.missing() > 0)
            line += QStringLiteral(", short %1").arg(row.missing());
        print(line);
    }
    for (const ChitUse use : allChitUses)
        if (const int chits = needs.chits[static_cast<std::size_t>(use)]; chits > 0)
            print(QStringLiteral("    of the chits for %1: %2").arg(text(labelOf(use))).arg(chits));
    if (needs.rimSea > 0)
        print(QStringLiteral("  The rim of %1 sea hexes is frame.").arg(needs.rimSea));
}

std::string jsonOf(const QString& file, const Needs& needs, const OwnedBoxes& owned,
                   const std::vector<LedgerRow>& rows, const std::vector<Swap>& swaps) {
    std::string line = "{\"file\":" + jsonQuoted(file.toStdString()) + ",\"seats\":"
                       + std::to_string(needs.seats) + ",\"boxes\":" + jsonQuoted(isle::textOf(owned))
                       + ",\"short\":" + (anythingShort(rows) ? "true" : "false")
                       + ",\"rim\":" + std::to_string(needs.rimSea) + ",\"components\":[";
    bool first = true;
    for (const LedgerRow& row : rows) {
        line += std::string(first ? "" : ",") + "{\"component\":" + jsonQuoted(isle::nameOf(row.component))
                + ",\"used\":" + std::to_string(row.used) + ",\"owned\":" + std::to_string(row.owned)
                + ",\"reserve\":" + std::to_string(row.reserve)
                + ",\"short\":" + std::to_string(row.missing()) + "}";
        first = false;
    }
    line += "],\"chits\":{";
    first = true;
    for (const ChitUse use : allChitUses)
        if (const int chits = needs.chits[static_cast<std::size_t>(use)]; chits > 0) {
            line += (first ? "" : ",") + jsonQuoted(labelOf(use)) + ":" + std::to_string(chits);
            first = false;
        }
    line += "},\"swaps\":[";
    first = true;
    for (const Swap& swap : swaps) {
        line += std::string(first ? "" : ",") + "{\"component\":" + jsonQuoted(isle::nameOf(swap.missing))
                + ",\"count\":" + std::to_string(swap.count)
                + ",\"advice\":" + jsonQuoted(adviceOf(swap).english()) + "}";
        first = false;
    }
    return line + "]}";
}

Exit run(const QCommandLineParser& parser) {
    const auto file = onlyArgument(parser, QStringLiteral("one map"));
    if (!file)
        return Exit::Misuse;
    auto map = readMap(*file);
    if (!map || !openLayout(parser, *map))
        return Exit::Misuse;
    const Needs needs = needsOf(*map);
    OwnedBoxes owned = usualBoxes(needs);
    if (parser.isSet(QStringLiteral("boxes"))) {
        auto given = ownedBoxesFrom(parser.value(QStringLiteral("boxes")).toStdString());
        if (!given)
            return misuse(QString::fromStdString(given.error().english()));
        owned = std::move(given).value();
    }
    const std::vector<LedgerRow> rows = ledger(needs, owned);
    const std::vector<Swap> swaps = swapsFor(needs, rows);
    if (parser.isSet(QStringLiteral("json"))) {
        print(jsonOf(*file, needs, owned, rows, swaps));
    } else {
        tell(needs, owned, rows);
        for (const Text& note : notesOn(owned))
            print(note.english());
        for (const Swap& swap : swaps)
            print(adviceOf(swap).english());
    }
    return anythingShort(rows) ? Exit::Problems : Exit::Fine;
}

} // namespace

const Command componentsCommand{
    "components", "FILE", "Lists what a map needs out of the boxes and what is missing there.", declare, run};

} // namespace isle::cli
