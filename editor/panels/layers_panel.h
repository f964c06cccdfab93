#pragma once

#include "editor/document/layers.h"

#include <QWidget>

class QCheckBox;
class QPushButton;
class QToolButton;

namespace isle {

/// The list of layers: for each an eye, dimming and a lock; below it what else can be shown on the hexes.
class LayersPanel : public QWidget {
    Q_OBJECT

  public:
    explicit LayersPanel(Layers& layers, QWidget* parent = nullptr);

    // The buttons of a row; the lock is absent where a layer has nothing to lock.
    [[nodiscard]] QToolButton* eye(LayerId layer) const;
    [[nodiscard]] QToolButton* dimmer(LayerId layer) const;
    [[nodiscard]] QToolButton* lock(LayerId layer) const;

    void setCellNames(bool shown);
    void setPatterns(bool shown);
    /// What the row of the trace picture says: the name of the picture, or that there is none.
    void setTraceName(const QString& name);

  signals:
    void cellNamesWanted(bool shown);
    void patternsWanted(bool shown);
    void traceWanted(); ///< choose or set up the picture

  protected:
    void changeEvent(QEvent* event) override;

  private:
    struct Row {
        QWidget* name = nullptr;
        QToolButton* eye = nullptr;
        QToolButton* dimmer = nullptr;
        QToolButton* lock = nullptr;
    };

    QWidget* makeRows();
    QWidget* makeRow(LayerId layer);
    QToolButton* makeButton();
    void showLayer(LayerId layer);
    [[nodiscard]] const Row& row(LayerId layer) const { return rows_[static_cast<std::size_t>(layer)]; }

    Layers& layers_;
    std::array<Row, layerCount> rows_{};
    QCheckBox* cellNames_;
    QCheckBox* patterns_;
    QToolButton* trace_;
    QPushButton* all_;
};

} // namespace isle
