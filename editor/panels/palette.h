#pragma once

#include "editor/panels/palette_item.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QLineEdit;

namespace isle {

class ToolSettings;

/// The palette: what the tools put on the map. A click sets it and asks for the tool that puts it there.
class Palette : public QWidget {
    Q_OBJECT

  public:
    explicit Palette(ToolSettings& settings, QWidget* parent = nullptr);

    /// Pictures without names and no filter, for narrow windows.
    void setNarrow(bool narrow);
    [[nodiscard]] bool narrow() const { return narrow_; }
    /// Shows which item is in use: that of the tool.
    void setTool(ToolId tool);
    /// Chooses as a click does.
    void choose(const PaletteChoice& choice);

  signals:
    void toolWanted(isle::ToolId tool);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    struct Section {
        QWidget* header = nullptr;
        QLabel* hint = nullptr;
        QWidget* body = nullptr;
        QGridLayout* grid = nullptr;
        bool hexes = true;
        int columns = 0;
        std::vector<PaletteItem*> items;
    };

    void addSection(const PaletteSection& section, QWidget* inner);
    void arrange();
    void arrange(Section& section, int width);
    void filter(const QString& text);
    void showUsed();

    ToolSettings& settings_;
    ToolId tool_ = ToolId::Brush;
    bool narrow_ = false;
    QLineEdit* filter_;
    QWidget* filterRow_;
    QWidget* inner_;
    std::vector<Section> sections_;
};

} // namespace isle
