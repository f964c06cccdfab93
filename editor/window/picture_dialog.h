#pragma once

#include <QDialog>

class QCheckBox;
class QSpinBox;

namespace isle {

/// Asks how large a picture should be and what it shows.
class PictureDialog : public QDialog {
    Q_OBJECT

  public:
    /// `deal` says whether a deal is on show and may be pictured.
    explicit PictureDialog(bool deal, QWidget* parent = nullptr);

    [[nodiscard]] int size() const; ///< of the longer side in pixels
    [[nodiscard]] bool dealWanted() const;

  private:
    QSpinBox* size_;
    QCheckBox* deal_;
};

} // namespace isle
