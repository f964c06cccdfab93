#pragma once

#include "editor/tools/draw_options.h"
#include "editor/tools/tool.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QHBoxLayout;
class QToolButton;

namespace isle {

class Segments;
class ToolSettings;

/// The part of the tool options about how to draw and select: shapes, fill, wand, what is the same, adding
/// to the selection, and the symmetry. It shows what the tool in use has.
class DrawOptionBar : public QWidget {
    Q_OBJECT

  public:
    explicit DrawOptionBar(ToolSettings& settings, QWidget* parent = nullptr);

    void setTool(ToolId tool);

  signals:
    void centreWanted(); ///< the user wants to choose the symmetry's centre on the map

  protected:
    void changeEvent(QEvent* event) override;

  private:
    /// A setting with its caption and the tools that have it.
    struct Group {
        QWidget* widget;
        std::vector<ToolId> tools;
    };

    void makeShape();
    void makeFill();
    void makeSelecting();
    void makeSymmetry();
    void drawSymmetries();
    void addGroup(const QString& caption, QWidget* control, std::vector<ToolId> tools);
    void showSettings();
    template <class Change>
    void change(Change how);

    ToolSettings& settings_;
    ToolId tool_ = ToolId::Brush;
    QHBoxLayout* layout_;
    std::vector<Group> groups_;
    Segments* shape_;
    Segments* filled_;
    QWidget* filledGroup_ = nullptr;
    Segments* linked_;
    Segments* fillBy_;
    QComboBox* wandBy_;
    Segments* sameBy_;
    Segments* mode_;
    QComboBox* symmetry_;
    QToolButton* centre_;
};

} // namespace isle
