#pragma once

#include "editor/document/deal_sampler.h"
#include "engine/map/map.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace isle {

class BoardView;
class BoxLedger;
class CheckSettings;
class MainWindow;
class MapDocument;
class ProblemsPanel;
class SideDocks;

/// Puts what checking needs together with the window: the settings and where they are kept, the boxes, the
/// problems of the deal on show, sampled deals, and the preview of fixes.
class CheckController : public QObject {
    Q_OBJECT

  public:
    CheckController(MainWindow& window, SideDocks& docks);

    [[nodiscard]] BoxLedger& boxes() { return *boxes_; }
    [[nodiscard]] CheckSettings& settings();
    [[nodiscard]] DealSampler& sampler() { return sampler_; }
    /// Deals and checks as many deals as are set; the problems panel shows what comes of it.
    void sample();

  private:
    void readSettings();
    void connectPanel();
    void connectSampling();
    void showBoxes();
    void showSettings();
    void previewFix(int problem, int fix);
    void showExample(quint64 seed);
    void checkDealSoon();
    void checkShownDeal();
    void mapChanged();
    void forgetSamples();
    void showSamples(const SampleOutcome& outcome);

    MainWindow& window_;
    SideDocks& docks_;
    MapDocument& document_;
    ProblemsPanel& panel_;
    BoardView& board_;
    BoxLedger* boxes_;
    CheckSettings* settings_ = nullptr; ///< made when first asked for
    DealSampler sampler_;
    std::optional<Map> sampled_; ///< the map the samples are of
    QTimer dealTimer_;           ///< a deal is looked at when a stroke rests
    QTimer sampleTimer_;         ///< so is the map, where it is sampled after every change
    int deals_ = 200;
    bool automatic_ = false;
    bool previewing_ = false;
};

} // namespace isle
