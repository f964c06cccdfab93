#pragma once

#include "engine/rules/game.h"

#include <QAbstractButton>
#include <QPixmap>
#include <QString>

#include <array>
#include <optional>

namespace isle {

/// How much room a bar has for its parts.
enum class Density : std::uint8_t { Full, Compact, Tight, Least };

/// A resource as a small round chip with an ink ring.
[[nodiscard]] QPixmap resourceDisc(Resource resource, int size, qreal devicePixelRatio);

/// Takes a widget out of its parent at once and deletes it when its own event is over.
void retire(QWidget* widget);

/// A rounded button that paints its own content; the frame shows hover, focus, chosen and disabled.
class TileButton : public QAbstractButton {
    Q_OBJECT

  public:
    explicit TileButton(QWidget* parent = nullptr);

  protected:
    /// Ground and frame; the content follows.
    void paintFrame(QPainter& painter, const QRectF& frame) const;
    bool event(QEvent* event) override;
};

/// A kind of card in the hand with how many there are of it: a resource, or a development card that can be
/// played.
class HandCard : public TileButton {
    Q_OBJECT

  public:
    explicit HandCard(Resource resource, QWidget* parent = nullptr);
    explicit HandCard(DevCard card, QWidget* parent = nullptr);

    void setCount(int count);
    [[nodiscard]] int count() const { return count_; }
    /// Playable cards can be clicked and have a full frame.
    void setPlayable(bool playable);
    void setDensity(Density density);
    [[nodiscard]] QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    std::optional<Resource> resource_;
    std::optional<DevCard> card_;
    int count_ = 0;
    bool playable_ = false;
    Density density_ = Density::Full;
};

/// A build button: icon, name and price; chosen while its places are lit.
class BuildButton : public TileButton {
    Q_OBJECT

  public:
    BuildButton(QString icon, const QString& name, Cards price, QWidget* parent = nullptr);
    void setContent(const QString& name, Cards price);
    void setDensity(Density density);
    [[nodiscard]] QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QString icon_;
    Cards price_;
    Density density_ = Density::Full;
};

/// The two dice of the last roll and their sum.
class DiceView : public QWidget {
    Q_OBJECT

  public:
    explicit DiceView(QWidget* parent = nullptr);

    void setDice(std::array<int, 2> dice);
    void setDensity(Density density);
    [[nodiscard]] QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    std::array<int, 2> dice_{};
    Density density_ = Density::Full;
};

/// A hairline between two parts of a bar.
class Divider : public QWidget {
    Q_OBJECT

  public:
    explicit Divider(QWidget* parent = nullptr);

  protected:
    void paintEvent(QPaintEvent* event) override;
};

/// A command of the hand bar: icon, name and its key; the primary one is filled with the accent.
class CommandButton : public TileButton {
    Q_OBJECT

  public:
    CommandButton(QString icon, const QString& name, QString key, bool primary, QWidget* parent = nullptr);
    void setContent(const QString& icon, const QString& name);
    void setDensity(Density density);
    [[nodiscard]] QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QString icon_;
    QString key_;
    bool primary_;
    Density density_ = Density::Full;
};

} // namespace isle
