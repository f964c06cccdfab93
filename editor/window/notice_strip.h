#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace isle {

/// A strip above the canvas that says what is shown or why it cannot be.
class NoticeStrip : public QWidget {
    Q_OBJECT

  public:
    explicit NoticeStrip(QWidget* parent = nullptr);

    /// Shows a sentence; `warning` on the ground of warnings. Hides without one.
    void setNotice(const QString& sentence, bool warning);
    [[nodiscard]] QString text() const;

  signals:
    void backClicked(); ///< to the design

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QLabel* text_;
    QPushButton* back_;
    bool warning_ = false;
};

} // namespace isle
