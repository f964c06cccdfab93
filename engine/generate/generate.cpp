#include "engine/generate/generate.h"

#include "engine/checks/check.h"
#include "engine/generate/content.h"
#include "engine/generate/land.h"
#include "engine/generate/plan.h"

#include <algorithm>
#include <cmath>

namespace isle {
namespace {

constexpr int tries = 40;
/// A map may miss the share of sea by so many hundredths, or by one hex with its images.
constexpr double tolerance = 2.0;

std::string numberText(std::size_t number) {
    return std::to_string(number);
}

/// The nearest numbers of islands that repeat: whole sets of images, with or without one in the middle.
std::optional<Text> whyNotRepeated(const GenerateOptions& options) {
    const auto images = static_cast<int>(symmetriesOf(options).size());
    if (images == 1 || options.islands % images <= 1)
        return std::nullopt;
    const int fewer = options.islands / images * images + 1;
    return Text{ISLE_TEXT("checks", "%1 islands cannot repeat %2 times round the middle. Ask for %3 or %4."),
                {std::to_string(options.islands), std::to_string(images), std::to_string(fewer),
                 std::to_string(fewer + images - 1)}};
}

std::optional<Text> whyNoRing(const GenerateOptions& options) {
    const auto images = static_cast<int>(symmetriesOf(options).size());
    const bool turned = options.symmetry != MapSymmetry::None && options.symmetry != MapSymmetry::Mirror;
    if (options.home != HomeShape::Ring || !turned || options.islands % images != 1)
        return std::nullopt;
    return Text{ISLE_TEXT("checks", "A ring round the middle would cut its lagoon off from the sea. Ask for "
                                    "another shape, or for so many islands that none lies in the middle."),
                {}};
}

std::optional<Text> whyTooSmall(const GenerateOptions& options, const MapPlan& plan) {
    const std::size_t land = landWanted(options, plan);
    const std::size_t needed = homeHexesFor(options.seats) + static_cast<std::size_t>(options.islands - 1);
    if (plan.inner().size() < needed || plan.inner().size() < land)
        return Text{ISLE_TEXT("checks",
                              "The map has room for %1 land hexes inside its rim, but %2 are needed. "
                              "Ask for a larger map or for more sea."),
                    {numberText(plan.inner().size()), numberText(std::max(needed, land))}};
    if (land < needed)
        return Text{ISLE_TEXT("checks",
                              "So much sea leaves %1 land hexes, but %2 islands for %3 seats take %4. "
                              "Ask for less sea or for a larger map."),
                    {numberText(land), std::to_string(options.islands), std::to_string(options.seats),
                     numberText(needed)}};
    return std::nullopt;
}

/// Asking outside these ranges is asking for a map that cannot be.
std::optional<Text> whyOutOfRange(const GenerateOptions& options) {
    const SpecialCounts& counts = options.specials;
    const bool fine = options.seats >= 2 && options.seats <= static_cast<int>(maxSeats) && options.rows >= 3
                      && options.cols >= 3 && options.rows <= maxMapSide && options.cols <= maxMapSide
                      && options.islands >= 1 && options.seaShare >= 0 && options.seaShare <= 100
                      && options.harbours.value_or(0) >= 0
                      && std::min({counts.gold, counts.desert, counts.fog, counts.villages, counts.chips,
                                   counts.fortresses, counts.canal, counts.chests})
                             >= 0
                      && accepts(Option::Chests, counts.chests);
    if (fine)
        return std::nullopt;
    return Text{ISLE_TEXT("checks", "An archipelago has 3 to 64 rows and columns, 2 to 8 seats, at least one "
                                    "island, 0 to 100 hundredths of sea and at most 8 chests."),
                {}};
}

Map emptyMap(const GenerateOptions& options, const MapPlan& plan) {
    Map map = blankMap(plan.rows(), plan.cols(), Terrain::Void);
    map.title = "Archipelago " + std::to_string(options.seed);
    map.maxSeats = options.seats;
    map.minSeats = options.seats <= 2 ? 2 : (options.seats + 1) / 2 * 2 - 1; // 3-4, 5-6, 7-8
    map.options.set(Option::Expansions, static_cast<int>(Expansions::Sea));
    return map;
}

/// Published: 10 without new islands, 12 with some, 14 where there are many. Never more than can be reached.
void setTarget(Map& map, const Land& land) {
    const std::size_t isles = land.islands.size() - land.starts;
    map.options.set(Option::Target, isles == 0 ? 10 : isles <= 3 ? 12 : isles <= 5 ? 13 : 14);
    const Check* unreachable = checkNamed("target-reachable");
    if (unreachable == nullptr)
        return;
    for (const Problem& problem : checkMap(map))
        if (problem.check == unreachable->id && !problem.fixes.empty()) {
            problem.fixes.front().apply(map);
            return;
        }
}

bool nearEnough(const Map& map, const GenerateOptions& options, const MapPlan& plan) {
    const double hexes = static_cast<double>(plan.cells().size());
    const double repeat = 100.0 * static_cast<double>(plan.symmetries().size()) / hexes;
    return std::abs(seaShareOf(map) - options.seaShare) <= std::max(tolerance, repeat);
}

/// One try; a sentence when it did not come out as asked.
Result<Map, Text> tryMap(const GenerateOptions& options, const MapPlan& plan, Random random) {
    const std::optional<Land> land = growLand(options, plan, random);
    if (!land || land->islands.size() != static_cast<std::size_t>(options.islands))
        return Text{ISLE_TEXT("checks",
                              "%1 islands found no room beside each other. Ask for a larger map, for "
                              "more sea or for fewer islands, or try another seed."),
                    {std::to_string(options.islands)}};
    Map map = emptyMap(options, plan);
    if (auto failure = layHexes(map, options, plan, *land, random))
        return *failure;
    if (!nearEnough(map, options, plan))
        return Text{ISLE_TEXT("checks",
                              "%1 islands with sea between them left room for %2 land hexes only. Ask "
                              "for more sea, for fewer islands or for a larger map, or try another "
                              "seed."),
                    {std::to_string(options.islands), numberText(land->size())}};
    layHarbours(map, options, plan, random);
    if (!options.shuffled && !fixContent(map, plan, random))
        return Text{ISLE_TEXT("checks",
                              "No numbers were found that repeat and keep red ones apart. Try another "
                              "seed or another symmetry."),
                    {}};
    setTarget(map, *land);
    for (const Problem& problem : checkMap(map))
        if (problem.severity == Severity::Error)
            return problem.message;
    return map;
}

} // namespace

double seaShareOf(const Map& map) {
    double sea = 0;
    double hexes = 0;
    for (const MapHex& hex : map.cells) {
        sea += groundOf(hex.terrain) == Ground::Sea ? 1 : 0;
        hexes += groundOf(hex.terrain) == Ground::None ? 0 : 1;
    }
    return hexes == 0 ? 0 : 100 * sea / hexes;
}

std::vector<LatticeTransform> symmetriesOf(const GenerateOptions& options) {
    const Cell middle = middleOf(options.rows, options.cols);
    std::optional<LatticeTransform> generator;
    switch (options.symmetry) {
    case MapSymmetry::None:
        break;
    case MapSymmetry::TwoFold:
        generator = LatticeTransform::rotation(middle, 3);
        break;
    case MapSymmetry::ThreeFold:
        generator = LatticeTransform::rotation(middle, 2);
        break;
    case MapSymmetry::SixFold:
        generator = LatticeTransform::rotation(middle, 1);
        break;
    case MapSymmetry::Mirror:
        generator = LatticeTransform::mirror(middle, Axis::Vertical);
        break;
    }
    const std::vector<LatticeTransform> generators(generator ? 1 : 0, generator.value_or(LatticeTransform()));
    return generatedBy(generators);
}

Result<Map, Text> generateMap(const GenerateOptions& options) {
    if (auto failure = whyOutOfRange(options))
        return *failure;
    for (const auto why : {whyNotRepeated, whyNoRing})
        if (auto failure = why(options))
            return *failure;
    const MapPlan plan(options.rows, options.cols, symmetriesOf(options));
    if (auto failure = whyTooSmall(options, plan))
        return *failure;
    Random random(options.seed);
    Result<Map, Text> result = tryMap(options, plan, Random(random.next()));
    for (int i = 1; i < tries && !result.ok(); ++i)
        result = tryMap(options, plan, Random(random.next()));
    return result;
}

} // namespace isle
