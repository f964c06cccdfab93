#pragma once

#include <QWidget>

class QLineEdit;
class QPushButton;

namespace isle {

/// The line in which the reason for accepting a problem is typed. Enter accepts, Escape leaves it.
class AcceptField : public QWidget {
    Q_OBJECT

  public:
    explicit AcceptField(QWidget* parent = nullptr);

    /// Shows it empty and puts the cursor into it.
    void begin();

  signals:
    void accepted(const QString& reason); ///< never empty
    void left();

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void finish();

    QLineEdit* reason_;
    QPushButton* button_;
};

} // namespace isle
