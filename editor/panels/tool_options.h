#pragma once

#include "editor/tools/tool.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace isle {

class DrawOptionBar;
class PasteBar;
class Segments;
class ToolSettings;

/// The bar above the canvas: the active tool's name and its settings.
class ToolOptions : public QWidget {
    Q_OBJECT

  public:
    explicit ToolOptions(ToolSettings& settings, QWidget* parent = nullptr);

    void setTool(ToolId tool, const QString& iconName);
    void setToolName(const QString& name);

  signals:
    void stampsWanted(); ///< the user wants to see the saved stamps
    void centreWanted(); ///< the user wants to choose the symmetry's centre

  protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void makeNumbers();
    void makeHarbours();
    void showSettings();
    void showIcon();

    ToolSettings& settings_;
    QString iconName_;
    QLabel* icon_;
    QLabel* name_;
    QWidget* sizeGroup_;
    Segments* sizes_;
    QWidget* paintGroup_;
    Segments* paintAs_;
    QWidget* numberGroup_;
    Segments* numbers_;
    QWidget* harbourGroup_;
    QComboBox* harbours_;
    DrawOptionBar* drawing_;
    PasteBar* paste_;
};

} // namespace isle
