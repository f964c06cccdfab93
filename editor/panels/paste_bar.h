#pragma once

#include <QWidget>

#include <vector>

class QToolButton;

namespace isle {

class ToolSettings;
struct PatchLayers;

/// The tool options of the stamp: which layers of it are set down, whether it stays, and the saved stamps.
class PasteBar : public QWidget {
    Q_OBJECT

  public:
    explicit PasteBar(ToolSettings& settings, QWidget* parent = nullptr);

  signals:
    void stampsWanted(); ///< the user wants to see the saved stamps

  private:
    struct Layer {
        bool PatchLayers::*field;
        QToolButton* button;
    };
    void addLayer(const char* name, const QString& text, const QString& tip, bool PatchLayers::*field);
    void showSettings();

    ToolSettings& settings_;
    std::vector<Layer> layers_;
    QToolButton* stays_;
};

} // namespace isle
