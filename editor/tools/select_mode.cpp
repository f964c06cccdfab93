#include "editor/tools/select_mode.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace isle {
namespace {

struct SelectText {
    Q_DECLARE_TR_FUNCTIONS(SelectText)
};

std::vector<Cell> tidied(std::span<const Cell> cells) {
    std::vector<Cell> result(cells.begin(), cells.end());
    std::sort(result.begin(), result.end());
    result.erase(std::unique(result.begin(), result.end()), result.end());
    return result;
}

} // namespace

SelectMode selectModeOf(Qt::KeyboardModifiers modifiers, SelectMode usual) {
    const bool shift = modifiers.testFlag(Qt::ShiftModifier);
    const bool alt = modifiers.testFlag(Qt::AltModifier);
    if (shift && alt)
        return SelectMode::Intersect;
    return shift ? SelectMode::Add : alt ? SelectMode::Subtract : usual;
}

std::vector<Cell> combined(std::span<const Cell> selected, std::span<const Cell> area, SelectMode mode) {
    const std::vector<Cell> a = tidied(selected);
    const std::vector<Cell> b = tidied(area);
    std::vector<Cell> result;
    const auto out = std::back_inserter(result);
    switch (mode) {
    case SelectMode::Set:
        return b;
    case SelectMode::Add:
        std::set_union(a.begin(), a.end(), b.begin(), b.end(), out);
        break;
    case SelectMode::Subtract:
        std::set_difference(a.begin(), a.end(), b.begin(), b.end(), out);
        break;
    case SelectMode::Intersect:
        std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), out);
        break;
    }
    return result;
}

QString selectText(SelectMode mode, std::size_t count) {
    const int hexes = static_cast<int>(count);
    switch (mode) {
    case SelectMode::Set:
        return SelectText::tr("Select %n hexes", nullptr, hexes);
    case SelectMode::Add:
        return SelectText::tr("Add %n hexes to the selection", nullptr, hexes);
    case SelectMode::Subtract:
        return SelectText::tr("Take %n hexes out of the selection", nullptr, hexes);
    case SelectMode::Intersect:
        return SelectText::tr("Keep of the selection what is among %n hexes", nullptr, hexes);
    }
    return {};
}

QString selectedText(std::size_t count) {
    return SelectText::tr("%n hexes selected", nullptr, static_cast<int>(count));
}

} // namespace isle
