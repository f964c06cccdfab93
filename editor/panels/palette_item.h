#pragma once

#include "editor/tools/tool.h"
#include "engine/map/map.h"

#include <QAbstractButton>

#include <variant>
#include <vector>

namespace isle {

/// What an item of the palette stands for; a ToolId stands for a tool that needs no further choice.
using PaletteChoice = std::variant<Terrain, CellNumber, HarbourKind, Marker, ToolId>;

struct PaletteEntry {
    PaletteChoice choice;
    QString name; ///< "Forest"
    QString art;  ///< name of its picture
    QString keys; ///< "Alt+2"; may be empty
};

struct PaletteSection {
    QString title;
    QString hint;      ///< keys, at the right of the title
    bool hexes = true; ///< hexes with names; else small round pictures
    std::vector<PaletteEntry> entries;
};

/// Everything the palette offers, in its order.
[[nodiscard]] std::vector<PaletteSection> paletteSections();

/// A picture of the palette with its name under it.
class PaletteItem : public QAbstractButton {
    Q_OBJECT

  public:
    PaletteItem(PaletteEntry entry, bool hex, QWidget* parent = nullptr);

    [[nodiscard]] const PaletteEntry& entry() const { return entry_; }
    /// Without names, for the narrow palette.
    void setNarrow(bool narrow);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

  private:
    [[nodiscard]] bool named() const { return hex_ && !narrow_; }
    [[nodiscard]] QSize artSize() const;

    PaletteEntry entry_;
    bool hex_;
    bool narrow_ = false;
};

} // namespace isle
