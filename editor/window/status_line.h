#pragma once

#include <QWidget>

class QLabel;

namespace isle {

/// The line at the bottom: the tool and what buttons and modifiers do now; at the right the hex under the
/// pointer, what is selected, the counts of land and sea, and the zoom.
class StatusLine : public QWidget {
    Q_OBJECT

  public:
    explicit StatusLine(QWidget* parent = nullptr);

    void setHint(const QString& name, const QString& hint);
    /// A tip of a menu in place of the hint, while it is not empty.
    void setMenuTip(const QString& tip);
    void setHex(const QString& text);
    void setSelected(const QString& text);
    void setCounts(const QString& text);
    void setZoom(double percent);
    [[nodiscard]] QString text() const; ///< everything, for tests and readers

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void showHint();
    void set(QLabel* label, const QString& text);

    QLabel* name_;
    QLabel* hint_;
    QLabel* hex_;
    QLabel* selected_;
    QLabel* counts_;
    QLabel* zoom_;
    QString hintText_;
    QString menuTip_;
};

} // namespace isle
