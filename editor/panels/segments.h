#pragma once

#include <QAbstractButton>
#include <QWidget>

#include <vector>

class QButtonGroup;
class QHBoxLayout;

namespace isle {

/// One button of a Segments row.
class SegmentButton : public QAbstractButton {
    Q_OBJECT

  public:
    SegmentButton(const QString& text, const QString& iconName, QWidget* parent);

    /// A shortcut shown behind the text in small letters.
    void setKeys(const QString& keys);
    void setEnds(bool first, bool last);
    void setHeight(int height) { height_ = height; }
    /// Draws the icon in this colour unless the button is on.
    void setIconColour(QColor (*colour)()) { iconColour_ = colour; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

  private:
    [[nodiscard]] QFont textFont() const;
    [[nodiscard]] QFont keyFont() const;
    void paintGround(QPainter& painter) const;

    QString iconName_;
    QString keys_;
    QColor (*iconColour_)() = nullptr;
    int height_ = 24;
    bool first_ = true;
    bool last_ = true;
};

/// A row of joined buttons of which one is on: sizes, filters, Design or A deal, Draw or Playtest.
class Segments : public QWidget {
    Q_OBJECT

  public:
    explicit Segments(QWidget* parent = nullptr, int height = 24);

    SegmentButton* add(const QString& text, const QString& iconName = {});
    [[nodiscard]] SegmentButton* button(int index) const { return buttons_[static_cast<std::size_t>(index)]; }
    [[nodiscard]] int count() const { return static_cast<int>(buttons_.size()); }
    [[nodiscard]] int current() const;
    void setCurrent(int index); ///< tells nobody

  signals:
    void chosen(int index); ///< by the user

  private:
    QHBoxLayout* layout_;
    QButtonGroup* group_;
    std::vector<SegmentButton*> buttons_;
    int height_;
};

} // namespace isle
