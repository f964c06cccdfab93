#include "editor/panels/problem_list.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace isle {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ProblemScope)
};

} // namespace

std::vector<Problem> mergedProblems(std::span<const Problem> document, std::span<const Problem> deal,
                                    std::span<const Problem> sampled, const MapLayout& map) {
    std::vector<Problem> all(document.begin(), document.end());
    std::set<std::string, std::less<>> known;
    for (const Problem& problem : document)
        known.insert(problem.key);
    for (const std::span<const Problem> more : {deal, sampled}) {
        for (const Problem& problem : more) {
            if (problem.scope == DealScope::EveryDeal || known.count(problem.key) > 0)
                continue;
            all.push_back(problem);
            const auto accepted =
                std::find_if(map.accepted.begin(), map.accepted.end(),
                             [&](const AcceptedProblem& entry) { return entry.key == problem.key; });
            if (accepted == map.accepted.end())
                all.back().accepted.reset();
            else
                all.back().accepted = accepted->reason;
        }
    }
    return all;
}

CheckGroup groupOf(const Problem& problem) {
    const Check* check = checkNamed(problem.check);
    return check ? check->group : CheckGroup::Rules;
}

QString scopeText(const Problem& problem) {
    switch (problem.scope) {
    case DealScope::EveryDeal:
        return Words::tr("every deal");
    case DealScope::ThisDeal:
        return Words::tr("this deal");
    case DealScope::SomeDeals:
        break;
    }
    return Words::tr("in %1 of %2 deals").arg(problem.failing).arg(problem.sampled);
}

std::string fingerprintOf(const Problem& problem) {
    std::string text = std::string(problem.check) + '\n' + problem.message.english() + '\n'
                       + std::to_string(static_cast<int>(problem.severity)) + ' '
                       + std::to_string(static_cast<int>(problem.scope)) + ' '
                       + std::to_string(problem.failing) + '/' + std::to_string(problem.sampled) + ' '
                       + std::to_string(problem.exampleSeed) + '\n' + problem.key;
    for (const Fix& fix : problem.fixes)
        text += '\n' + fix.label.english();
    if (problem.accepted)
        text += "\naccepted " + *problem.accepted;
    return text;
}

} // namespace isle
