#include "editor/window/check_controller.h"

#include "editor/canvas/map_canvas.h"
#include "editor/document/map_document.h"
#include "editor/document/text.h"
#include "editor/panels/box_ledger.h"
#include "editor/panels/check_settings.h"
#include "editor/panels/fix_preview.h"
#include "editor/panels/problems.h"
#include "editor/panels/sample_bar.h"
#include "editor/window/actions.h"
#include "editor/window/board_view.h"
#include "editor/window/main_window.h"
#include "editor/window/side_docks.h"
#include "engine/checks/sample.h"

#include <QAction>
#include <QSettings>

namespace isle {
namespace {

const QString profileKey = QStringLiteral("check/profile");
const QString dealsKey = QStringLiteral("check/deals");
const QString automaticKey = QStringLiteral("check/sampleAutomatically");

/// A map without what no check of deals looks at, to see whether samples still hold.
Map dealtPartOf(Map map) {
    map.accepted.clear();
    map.title.clear();
    map.author.clear();
    map.description.clear();
    map.licence.clear();
    map.text = {};
    map.name.clear();
    return map;
}

} // namespace

CheckController::CheckController(MainWindow& window, SideDocks& docks)
    : QObject(&window),
      window_(window),
      docks_(docks),
      document_(window.document()),
      panel_(window.problemsPanel()),
      board_(window.boardView()),
      boxes_(new BoxLedger(document_)) {
    docks_.addPage(boxes_, tr("Box"), QStringLiteral("box"), false);
    readSettings();
    connect(&document_, &MapDocument::profileChanged, this, [this] {
        QSettings().setValue(profileKey, QString::fromStdString(document_.profile().toText()));
        forgetSamples();
        checkDealSoon();
    });
    connectPanel();
    connectSampling();
    ActionRegistry& actions = window_.actions();
    connect(actions["view.box"], &QAction::triggered, this, &CheckController::showBoxes);
    connect(actions["check.settings"], &QAction::triggered, this, &CheckController::showSettings);
    connect(actions["check.sample"], &QAction::triggered, this, &CheckController::sample);
    connect(actions["check.accept"], &QAction::triggered, &panel_, &ProblemsPanel::acceptCurrent);
    actions.setAvailable("check.accept", false);
}

void CheckController::readSettings() {
    const QSettings settings;
    const std::string text = settings.value(profileKey).toString().toStdString();
    // A profile of a later version may name checks that are not there; the usual one is better than none.
    if (auto profile = CheckProfile::fromText(text))
        document_.setProfile(profile.value());
    deals_ = qBound(20, settings.value(dealsKey, deals_).toInt(), 5000);
    automatic_ = settings.value(automaticKey, false).toBool();
    panel_.sampleBar().setDeals(deals_);
    panel_.sampleBar().setAutomatic(automatic_);
}

void CheckController::connectPanel() {
    board_.setProblems(panel_.problems());
    connect(&panel_, &ProblemsPanel::problemsChanged, this,
            [this] { board_.setProblems(panel_.problems()); });
    connect(&panel_, &ProblemsPanel::currentChanged, this,
            [this] { window_.actions().setAvailable("check.accept", panel_.canAcceptCurrent()); });
    connect(&panel_, &ProblemsPanel::fixHovered, this, &CheckController::previewFix);
    connect(&panel_, &ProblemsPanel::exampleWanted, this, &CheckController::showExample);
    dealTimer_.setSingleShot(true);
    dealTimer_.setInterval(80);
    connect(&dealTimer_, &QTimer::timeout, this, &CheckController::checkShownDeal);
    connect(&board_, &BoardView::dealChanged, this, &CheckController::checkDealSoon);
    connect(&document_, &MapDocument::changed, this, &CheckController::mapChanged);
}

void CheckController::connectSampling() {
    SampleBar& bar = panel_.sampleBar();
    connect(&bar, &SampleBar::sampleWanted, this, &CheckController::sample);
    connect(&bar, &SampleBar::cancelWanted, &sampler_, &DealSampler::cancel);
    connect(&bar, &SampleBar::automaticChanged, this, [this](bool automatic) {
        automatic_ = automatic;
        QSettings().setValue(automaticKey, automatic);
        if (automatic && !sampled_)
            sample();
    });
    connect(&sampler_, &DealSampler::progressed, &bar, &SampleBar::setProgress);
    connect(&sampler_, &DealSampler::finished, this, &CheckController::showSamples);
    sampleTimer_.setSingleShot(true);
    sampleTimer_.setInterval(900);
    connect(&sampleTimer_, &QTimer::timeout, this, &CheckController::sample);
}

CheckSettings& CheckController::settings() {
    if (!settings_) {
        settings_ = new CheckSettings(document_, &window_);
        settings_->setDeals(deals_);
        connect(settings_, &CheckSettings::dealsChanged, this, [this](int deals) {
            deals_ = deals;
            QSettings().setValue(dealsKey, deals);
            panel_.sampleBar().setDeals(deals);
        });
    }
    return *settings_;
}

void CheckController::showSettings() {
    settings().show();
    settings().raise();
    settings().activateWindow();
}

void CheckController::showBoxes() {
    window_.actions()["view.panels"]->setChecked(true);
    docks_.showPage(boxes_);
}

void CheckController::previewFix(int problem, int fix) {
    MapCanvas& canvas = window_.canvas();
    const auto& problems = panel_.problems();
    if (fix < 0 || problem < 0 || problem >= static_cast<int>(problems.size())) {
        if (previewing_)
            canvas.setGhost(std::nullopt);
        previewing_ = false;
        return;
    }
    const auto& fixes = problems[static_cast<std::size_t>(problem)].fixes;
    if (fix >= static_cast<int>(fixes.size()))
        return;
    canvas.setGhost(previewOf(fixes[static_cast<std::size_t>(fix)], document_.map()));
    previewing_ = true;
}

void CheckController::showExample(quint64 seed) {
    board_.deals().unlockAll(); // the example is a deal of the whole map
    board_.setSeed(seed);
    board_.setDealShown(true);
}

void CheckController::checkDealSoon() {
    dealTimer_.start();
}

void CheckController::checkShownDeal() {
    const auto deal = board_.dealShown() ? board_.deals().board() : nullptr;
    std::vector<Problem> problems;
    if (deal)
        problems = checkDeal(document_.map(), *deal, document_.profile());
    panel_.setDealProblems(std::move(problems));
}

void CheckController::mapChanged() {
    if (board_.dealShown()) {
        panel_.setDealProblems({}); // of the deal before the change
        checkDealSoon();
    }
    if (!sampled_ && !sampler_.running() && !automatic_)
        return;
    if (sampled_ && dealtPartOf(document_.map()) == *sampled_)
        return; // what was accepted or written about the map changes no deal
    forgetSamples();
}

void CheckController::forgetSamples() {
    sampler_.discard();
    sampled_.reset();
    panel_.setSampledProblems({});
    panel_.sampleBar().setResult(0, {});
    if (automatic_)
        sampleTimer_.start();
}

void CheckController::sample() {
    sampleTimer_.stop();
    if (!hasChance(document_.map()) || window_.playing())
        return;
    sampled_ = dealtPartOf(document_.map());
    panel_.sampleBar().setProgress(0, deals_);
    sampler_.start(document_.map(), document_.sharedTopology(), document_.profile(), {deals_, 1});
}

void CheckController::showSamples(const SampleOutcome& outcome) {
    panel_.setSampledProblems(outcome.problems);
    panel_.sampleBar().setResult(outcome.sampled,
                                 outcome.refusal ? translated(outcome.refusal->text()) : QString());
}

} // namespace isle
