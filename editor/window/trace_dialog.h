#pragma once

#include "editor/window/trace_store.h"

#include <QDialog>

class QCheckBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QSlider;

namespace isle {

/// Sets up the picture under the map, beside the map so that everything is seen at once: which file, how
/// strong it and the sea over it are, how large and where it is, and whether it can still be moved.
class TraceDialog : public QDialog {
    Q_OBJECT

  public:
    explicit TraceDialog(QWidget* parent);

    /// Shows a setup, or that there is none. Tells nobody.
    void showTrace(const std::optional<TraceSetup>& trace, bool locked);
    void setDragging(bool on);

  signals:
    void chooseWanted();
    void removeWanted();
    void changed(const isle::TracePicture& picture); ///< with the image that was shown
    void draggingWanted(bool on);
    void lockWanted(bool locked);

  private:
    void tell();
    void showEnabled();
    QDoubleSpinBox* makeSpin(double low, double high, double step, const QString& suffix);

    TracePicture picture_;
    bool there_ = false;
    bool locked_ = false;
    bool showing_ = false;
    QLabel* file_;
    QPushButton* choose_;
    QPushButton* remove_;
    QSlider* opacity_;
    QSlider* sea_;
    QDoubleSpinBox* scale_;
    QDoubleSpinBox* x_;
    QDoubleSpinBox* y_;
    QPushButton* drag_;
    QCheckBox* lock_;
};

} // namespace isle
