#pragma once

#include "editor/playtest/hand_bar.h"
#include "editor/playtest/log_view.h"
#include "editor/playtest/playtest_mode.h"
#include "engine/rules/game_editor.h"
#include "tests/editor/window/window_driver.h"

#include <QAbstractButton>
#include <QDir>
#include <QLabel>

#include <algorithm>

/// A game in the real window, put into a position and played on with mouse and keys.
namespace isle::test {

inline constexpr Seat A{std::size_t{0}};
inline constexpr Seat B{std::size_t{1}};
inline constexpr Seat D{std::size_t{3}};

/// Brick, lumber, wool, grain, ore.
inline Cards cards(int brick, int lumber, int wool, int grain, int ore) {
    return Cards{{static_cast<std::uint8_t>(brick), static_cast<std::uint8_t>(lumber),
                  static_cast<std::uint8_t>(wool), static_cast<std::uint8_t>(grain),
                  static_cast<std::uint8_t>(ore)}};
}

class GameDriver : public WindowDriver {
  public:
    /// Opens a map that ships and begins a game on it with F5.
    bool begin(const QString& map, int seats) {
        if (!ready() || !window.openPath(QStringLiteral(":/islewright/maps/%1.isle").arg(map)))
            return false;
        playtest().setSeatCount(seats);
        key(Qt::Key_F5);
        return window.playing();
    }
    /// Plays on from a position.
    void put(const Game& position) {
        playtest().startFrom(map(), position, playtest().seed());
        canvas().fit();
        QApplication::processEvents();
    }

    [[nodiscard]] PlaytestMode& playtest() { return window.playtest(); }
    [[nodiscard]] const Game& game() { return *playtest().game(); }
    [[nodiscard]] const Topology& topology() { return game().topology(); }

    template <class Widget = QAbstractButton>
    [[nodiscard]] Widget* find(const QString& name) {
        auto* widget = window.findChild<Widget*>(name);
        if (widget == nullptr)
            qFatal("no widget %s", qPrintable(name));
        return widget;
    }
    [[nodiscard]] QAbstractButton* button(int deed) {
        return find<QAbstractButton>(QStringLiteral("build-%1").arg(deed));
    }
    /// A mouse click on a button; false when it is disabled or hidden.
    bool press(const QString& name) { return press(find<QAbstractButton>(name)); }
    bool press(QAbstractButton* button) {
        if (!button->isEnabled() || !button->isVisible())
            return false;
        QTest::mouseClick(button, Qt::LeftButton);
        QApplication::processEvents();
        return true;
    }
    /// One more card of a resource in the choice of the hand bar.
    bool choose(const QString& resource) {
        auto* plus = find<QWidget>(QStringLiteral("choicePanel"))
                         ->findChild<QAbstractButton*>(QStringLiteral("plus-") + resource);
        return plus != nullptr && press(plus);
    }
    /// The words above the choice that is open; empty when there is none.
    [[nodiscard]] QString question() {
        auto* panel = find<QWidget>(QStringLiteral("choicePanel"));
        QStringList words;
        for (const QLabel* label : panel->findChildren<QLabel*>(QString(), Qt::FindDirectChildrenOnly))
            words << label->text();
        return panel->isVisible() ? words.join(QLatin1Char(' ')) : QString();
    }

    [[nodiscard]] QPoint pixelsOf(const Place& place) {
        return std::visit([this](const auto& at) { return canvas().view().pixelsOf(at).toPoint(); }, place);
    }
    /// A mouse click on a place of the map; false when it is not offered.
    bool take(const Place& place) {
        QTest::mouseMove(&canvas(), pixelsOf(place) + QPoint(1, 1));
        QTest::mouseMove(&canvas(), pixelsOf(place));
        if (!tipAt(place))
            return false;
        QTest::mouseClick(&canvas(), Qt::LeftButton, {}, pixelsOf(place));
        QApplication::processEvents();
        return true;
    }
    /// The two lines of the tip at a place that is offered.
    [[nodiscard]] std::optional<QString> tipAt(const Place& place) {
        const auto index = canvas().legalPlaceAt(pixelsOf(place));
        if (!index)
            return std::nullopt;
        const LegalPlace& legal = canvas().legalPlaces()[*index];
        return legal.tip + QStringLiteral("; ") + legal.tipDetail;
    }

    [[nodiscard]] const HexPicture& drawn(HexId hex) {
        const Cell cell = topology()[hex].cell;
        const BoardPicture& picture = canvas().picture();
        return picture.hexes[std::size_t(cell.row) * std::size_t(picture.cols) + std::size_t(cell.col)];
    }
    /// What is painted on a hex, from its middle to its rim.
    [[nodiscard]] QImage painted(HexId hex) {
        const int half = int(canvas().view().hexPixels() * 0.4);
        const QPoint middle = canvas().view().pixelsOf(topology()[hex].cell).toPoint();
        return canvas().grab(QRect(middle - QPoint(half, half), QSize(2 * half, 2 * half))).toImage();
    }

    [[nodiscard]] QStringList log() {
        const auto* model = window.findChild<LogView*>()->model();
        QStringList lines;
        for (int row = 0; row < model->rowCount(); ++row)
            lines << model->index(row, 0).data().toString();
        return lines;
    }
    [[nodiscard]] bool logged(const QString& words) {
        return log().filter(words, Qt::CaseSensitive).size() == 1;
    }
    /// What the seat's card says to who hears or hovers it.
    [[nodiscard]] QString seatWords(int seat) {
        return find<QAbstractButton>(QStringLiteral("seat-%1").arg(seat))->accessibleName();
    }
    /// A picture of the window into the folder ISLEWRIGHT_SCREENSHOTS names, when it names one.
    void shoot(const QString& name) {
        const QString folder = qEnvironmentVariable("ISLEWRIGHT_SCREENSHOTS");
        if (folder.isEmpty())
            return;
        QDir().mkpath(folder);
        QTest::qWait(200); // sprites are drawn sharp a moment after a zoom
        window.grab().save(QDir(folder).filePath(name + QStringLiteral(".png")));
    }
    [[nodiscard]] QString buildTitle() { return find<QLabel>(QStringLiteral("buildTitle"))->text(); }
};

/// The first id for which a question is answered with yes; there has to be one.
template <class Id, class Fits>
[[nodiscard]] Id firstOf(std::size_t count, Fits fits) {
    for (std::size_t i = 0; i < count; ++i)
        if (fits(Id(i)))
            return Id(i);
    qFatal("there is no such place");
    return Id();
}

} // namespace isle::test
