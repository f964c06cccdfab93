#include "engine/checks/runner.h"

#include "engine/checks/run.h"

#include <algorithm>
#include <memory>

namespace isle {
namespace {

reads::Mask touchedCells(const Map& before, const Map& after) {
    reads::Mask touched = 0;
    for (std::size_t i = 0; i < before.cells.size(); ++i) {
        const MapHex& a = before.cells[i];
        const MapHex& b = after.cells[i];
        if (a == b)
            continue;
        touched |= a.terrain == b.terrain ? 0U : reads::terrain;
        touched |= groundOf(a.terrain) == groundOf(b.terrain) ? 0U : reads::shape;
        touched |= a.number == b.number ? 0U : reads::numbers;
        touched |= a.marker == b.marker ? 0U : reads::markers;
        touched |= a.group == b.group && a.barred == b.barred ? 0U : reads::groups;
    }
    return touched;
}

} // namespace

reads::Mask touchedBy(const Map& before, const Map& after) {
    if (before.rows != after.rows || before.cols != after.cols)
        return reads::all;
    reads::Mask touched = touchedCells(before, after);
    const auto note = [&](bool same, reads::Mask what) { touched |= same ? 0U : what; };
    note(before.groups == after.groups, reads::groups);
    note(before.harbours == after.harbours, reads::harbours);
    note(before.islands == after.islands, reads::islands);
    note(before.forbiddenStarts == after.forbiddenStarts && before.farSide == after.farSide, reads::starts);
    note(before.robberStart == after.robberStart && before.pirateStart == after.pirateStart, reads::figures);
    note(before.pools == after.pools && before.wonderCosts == after.wonderCosts, reads::pools);
    note(before.options == after.options, reads::options);
    note(before.minSeats == after.minSeats && before.maxSeats == after.maxSeats, reads::seats);
    note(before.title == after.title && before.author == after.author && before.name == after.name
             && before.description == after.description && before.licence == after.licence
             && before.text == after.text,
         reads::texts);
    note(before.openLayout == after.openLayout && before.otherLayouts == after.otherLayouts, reads::layouts);
    return touched;
}

struct CheckRunner::Private {
    /// One check and what it found last.
    struct Slot {
        const Check* check = nullptr;
        CheckSetting setting;
        CheckSetting official;
        std::vector<Problem> problems;
        std::vector<Problem> errors; ///< that stop play: found under Official

        [[nodiscard]] bool stopsPlay() const {
            return check->group == CheckGroup::Rules && check->levels.official == Severity::Error;
        }
    };

    Private() {
        for (const Check* check : allChecks())
            slots.push_back({check, {}, CheckProfile().settingOf(*check), {}, {}});
    }

    void runSlot(Slot& slot, const CheckRun& run, const CheckRun& official) {
        ++checksRun;
        slot.problems = run.problemsOf(*slot.check);
        if (!slot.stopsPlay())
            return;
        slot.errors = slot.setting == slot.official ? slot.problems : official.problemsOf(*slot.check);
        std::erase_if(slot.errors,
                      [](const Problem& problem) { return problem.severity != Severity::Error; });
    }

    void gather() {
        problems.clear();
        errors.clear();
        for (const Slot& slot : slots) {
            problems.insert(problems.end(), slot.problems.begin(), slot.problems.end());
            errors.insert(errors.end(), slot.errors.begin(), slot.errors.end());
        }
        arrange(problems, last);
        arrange(errors, last);
    }

    CheckProfile profile;
    std::vector<Slot> slots;
    CheckFacts facts;
    KnownGround ground;
    Map last;
    bool fresh = true; ///< nothing was checked yet
    bool boxesChanged = false;
    int checksRun = 0;
    std::vector<Problem> problems;
    std::vector<Problem> errors;
};

CheckRunner::CheckRunner() : d(std::make_unique<Private>()) {}
CheckRunner::~CheckRunner() = default;
CheckRunner::CheckRunner(CheckRunner&&) noexcept = default;
CheckRunner& CheckRunner::operator=(CheckRunner&&) noexcept = default;

void CheckRunner::update(const Map& map, const std::shared_ptr<const Topology>& topology) {
    reads::Mask touched = d->fresh ? reads::all : touchedBy(d->last, map);
    touched |= d->boxesChanged ? reads::boxes : 0U;
    d->facts.forget(touched);
    if ((touched & reads::ground) != 0)
        d->ground = KnownGround(map, *topology);
    d->last = map;
    const CheckProfile officialProfile;
    const CheckRun run(map, *topology, d->profile, d->ground, d->facts);
    const CheckRun official(map, *topology, officialProfile, d->ground, d->facts);
    d->checksRun = 0;
    for (Private::Slot& slot : d->slots) {
        CheckSetting setting = d->profile.settingOf(*slot.check);
        const bool same = setting == slot.setting;
        slot.setting = std::move(setting);
        if (d->fresh || !same || (slot.check->reads & touched) != 0)
            d->runSlot(slot, run, official);
    }
    d->fresh = false;
    d->boxesChanged = false;
    d->gather();
}

const CheckProfile& CheckRunner::profile() const {
    return d->profile;
}

void CheckRunner::setProfile(CheckProfile profile) {
    d->boxesChanged = d->boxesChanged || d->profile.boxes != profile.boxes;
    d->profile = std::move(profile);
}

const std::vector<Problem>& CheckRunner::problems() const {
    return d->problems;
}

const std::vector<Problem>& CheckRunner::playErrors() const {
    return d->errors;
}

int CheckRunner::checksRun() const {
    return d->checksRun;
}

} // namespace isle
