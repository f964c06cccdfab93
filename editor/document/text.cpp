#include "editor/document/text.h"

#include <QCoreApplication>

namespace isle {
namespace {

/// The context of all names in this file.
struct Names {
    Q_DECLARE_TR_FUNCTIONS(Names)
};

/// Facts that are words ("brick", "forest hex") are marked for translation like sentences; names of places
/// and numbers have no translation and stay.
QString factOf(const std::string& fact) {
    const bool word = !fact.empty() && fact.front() >= 'a' && fact.front() <= 'z';
    return word ? translatedCheckText(fact) : QString::fromStdString(fact);
}

/// Puts facts in for %1 to %9 in one pass, so that a fact that itself contains "%2" stays as it is.
QString filled(const QString& sentence, const std::vector<std::string>& facts) {
    QString result;
    for (qsizetype i = 0; i < sentence.size(); ++i) {
        const bool place = sentence[i] == QLatin1Char('%') && i + 1 < sentence.size();
        const int digit = place ? sentence[i + 1].digitValue() : -1;
        if (digit < 1 || static_cast<std::size_t>(digit) > facts.size()) {
            result += sentence[i];
            continue;
        }
        result += factOf(facts[static_cast<std::size_t>(digit - 1)]);
        ++i;
    }
    return result;
}

QString ratio(const QString& resource) {
    return Names::tr("%1 2:1", "harbour").arg(resource);
}

} // namespace

QString translated(const Text& text) {
    return filled(translatedCheckText(text.sentence), text.facts);
}

QString translatedCheckText(std::string_view sentence) {
    return QCoreApplication::translate("checks", std::string(sentence).c_str());
}

QString displayName(Terrain terrain) {
    switch (terrain) {
    case Terrain::Void:
        return Names::tr("void", "terrain");
    case Terrain::Sea:
        return Names::tr("sea", "terrain");
    case Terrain::Forest:
        return Names::tr("forest", "terrain");
    case Terrain::Pasture:
        return Names::tr("pasture", "terrain");
    case Terrain::Fields:
        return Names::tr("fields", "terrain");
    case Terrain::Hills:
        return Names::tr("hills", "terrain");
    case Terrain::Mountains:
        return Names::tr("mountains", "terrain");
    case Terrain::Any:
        return Names::tr("any terrain", "terrain");
    case Terrain::Desert:
        return Names::tr("desert", "terrain");
    case Terrain::Gold:
        return Names::tr("gold", "terrain");
    case Terrain::Fog:
        return Names::tr("fog", "terrain");
    case Terrain::Village:
        return Names::tr("village", "terrain");
    case Terrain::Fortress:
        return Names::tr("fortress", "terrain");
    case Terrain::Canal:
        return Names::tr("canal", "terrain");
    }
    return {};
}

QString displayName(Resource resource) {
    switch (resource) {
    case Resource::Brick:
        return Names::tr("brick", "resource");
    case Resource::Lumber:
        return Names::tr("lumber", "resource");
    case Resource::Wool:
        return Names::tr("wool", "resource");
    case Resource::Grain:
        return Names::tr("grain", "resource");
    case Resource::Ore:
        return Names::tr("ore", "resource");
    }
    return {};
}

QString displayName(HarbourKind kind) {
    switch (kind) {
    case HarbourKind::Brick:
        return ratio(displayName(Resource::Brick));
    case HarbourKind::Lumber:
        return ratio(displayName(Resource::Lumber));
    case HarbourKind::Wool:
        return ratio(displayName(Resource::Wool));
    case HarbourKind::Grain:
        return ratio(displayName(Resource::Grain));
    case HarbourKind::Ore:
        return ratio(displayName(Resource::Ore));
    case HarbourKind::Generic:
        return Names::tr("generic 3:1", "harbour");
    case HarbourKind::Shuffled:
        return Names::tr("shuffled", "harbour");
    }
    return {};
}

QString displayName(CellNumber number) {
    if (number.none())
        return Names::tr("no number");
    if (number.isShuffled())
        return Names::tr("shuffled number");
    const int pips = pipsOf(number.value());
    return pips == 1 ? Names::tr("%1, 1 pip").arg(number.value())
                     : Names::tr("%1, %2 pips").arg(number.value()).arg(pips);
}

QString displayName(Marker marker) {
    switch (marker) {
    case Marker::None:
        return Names::tr("no marker", "marker");
    case Marker::ChipAny:
        return Names::tr("shuffled tribe chip", "marker");
    case Marker::ChipPoint:
        return Names::tr("tribe chip: point", "marker");
    case Marker::ChipHarbour:
        return Names::tr("tribe chip: harbour", "marker");
    case Marker::ChipGold:
        return Names::tr("tribe chip: gold", "marker");
    case Marker::Chest:
        return Names::tr("chest", "marker");
    }
    return {};
}

QString displayName(Severity severity) {
    switch (severity) {
    case Severity::Error:
        return Names::tr("error", "severity");
    case Severity::Warning:
        return Names::tr("warning", "severity");
    case Severity::Hint:
        return Names::tr("hint", "severity");
    }
    return {};
}

QString displayName(Cell cell) {
    return QString::fromStdString(nameOf(cell));
}

QString displayName(EdgePlace edge) {
    return displayName(edge.cell) + QLatin1Char(' ')
           + QString::fromStdString(std::string(nameOf(edge.direction)));
}

} // namespace isle
