#include "editor/look/theme.h"

#include "editor/look/style_sheet.h"

#include <QApplication>
#include <QStyle>

#include <array>

namespace isle {

namespace {

QColor rgb(QRgb value) {
    return QColor::fromRgb(value);
}

Theme makeLight() {
    Theme theme;
    theme.window = rgb(0xECEFEF);
    theme.panel = rgb(0xF7F9F8);
    theme.field = rgb(0xFFFFFF);
    theme.header = rgb(0xE3E8E8);
    theme.canvas = rgb(0xD9E0E3);
    theme.ruler = rgb(0xE6EBEC);
    theme.hairline = rgb(0xCBD3D5);
    theme.outline = rgb(0x7A868B);
    theme.text = rgb(0x1C2428);
    theme.secondaryText = rgb(0x4C595F);
    theme.disabledText = rgb(0x87939A);
    theme.accent = rgb(0x0B6E75);
    theme.accentHover = rgb(0x095A60);
    theme.onAccent = rgb(0xFFFFFF);
    theme.soft = rgb(0xD2E8E7);
    theme.tip = rgb(0x20282C);
    theme.tipText = rgb(0xF3F6F6);
    theme.error = {rgb(0xD7261E), rgb(0xB3261E), rgb(0xFBE6E3)};
    theme.warning = {rgb(0xF2A900), rgb(0x855500), rgb(0xFBEFD2)};
    theme.hint = {rgb(0x2F7DD1), rgb(0x1F5FA8), rgb(0xE1ECF8)};
    theme.allWell = {rgb(0x226B3A), rgb(0x226B3A), rgb(0xDFF0E4)};
    theme.islandName = rgb(0x16384A);
    theme.islandNameHalo = QColor(255, 255, 255, 199); // 78 %
    theme.coast = QColor(0x5B, 0x7F, 0x95, 140);       // 55 %
    theme.seaGrid = QColor(255, 255, 255, 51);         // 20 %
    return theme;
}

Theme makeNight() {
    Theme theme;
    theme.dark = true;
    theme.window = rgb(0x1A2025);
    theme.panel = rgb(0x222930);
    theme.field = rgb(0x171C21);
    theme.header = rgb(0x2B343B);
    theme.canvas = rgb(0x11161A);
    theme.ruler = rgb(0x1E252B);
    theme.hairline = rgb(0x3B464E);
    theme.outline = rgb(0x78868F);
    theme.text = rgb(0xE7ECEE);
    theme.secondaryText = rgb(0xA9B5BB);
    theme.disabledText = rgb(0x6D7980);
    theme.accent = rgb(0x4FC3C0);
    theme.accentHover = rgb(0x74D7D3);
    theme.onAccent = rgb(0x06282A);
    theme.soft = rgb(0x1E4447);
    theme.tip = rgb(0xE7ECEE);
    theme.tipText = rgb(0x171C21);
    theme.error = {rgb(0xF0483E), rgb(0xFF8F86), rgb(0x45211F)};
    theme.warning = {rgb(0xFFC02E), rgb(0xFFC857), rgb(0x40310F)};
    theme.hint = {rgb(0x5AA2F0), rgb(0x8EC3FF), rgb(0x1C3047)};
    theme.allWell = {rgb(0x7FD39A), rgb(0x7FD39A), rgb(0x1B3525)};
    theme.islandName = rgb(0xF2F6F7);
    theme.islandNameHalo = QColor(0x0E, 0x26, 0x34, 199);
    theme.coast = QColor(0x2E, 0x46, 0x56, 140);
    theme.seaGrid = QColor(255, 255, 255, 31); // 12 %
    return theme;
}

struct SeatLook {
    QRgb colour;
    QRgb emblem;
};
// Visual design 2.6.
constexpr std::array<SeatLook, maxSeats> seatLooks{{{0xDF2514, 0xFFFFFF},
                                                    {0x24459A, 0xFFFFFF},
                                                    {0xF9F5EC, 0x22262C},
                                                    {0xFFB33B, 0x22262C},
                                                    {0x238C5B, 0xFFFFFF},
                                                    {0x512D1C, 0xFFFFFF},
                                                    {0xA465EE, 0x22262C},
                                                    {0xE2A0C5, 0x22262C}}};

const SeatLook& lookOf(Seat seat) {
    return seatLooks[seat.valid() ? seat.index() % maxSeats : 0];
}

const Theme* shownTheme = nullptr;

} // namespace

const ProblemColours& Theme::of(Severity severity) const {
    switch (severity) {
    case Severity::Error:
        return error;
    case Severity::Warning:
        return warning;
    case Severity::Hint:
        break;
    }
    return hint;
}

const Theme& Theme::light() {
    static const Theme theme = makeLight();
    return theme;
}

const Theme& Theme::night() {
    static const Theme theme = makeNight();
    return theme;
}

QPalette Theme::palette() const {
    QPalette palette;
    const auto all = [&palette](QPalette::ColorRole role, const QColor& colour) {
        palette.setColor(role, colour);
    };
    all(QPalette::Window, window);
    all(QPalette::WindowText, text);
    all(QPalette::Base, field);
    all(QPalette::AlternateBase, header);
    all(QPalette::ToolTipBase, tip);
    all(QPalette::ToolTipText, tipText);
    all(QPalette::Text, text);
    all(QPalette::PlaceholderText, secondaryText);
    all(QPalette::Button, panel);
    all(QPalette::ButtonText, text);
    all(QPalette::BrightText, onAccent);
    all(QPalette::Light, dark ? header : field);
    all(QPalette::Midlight, hairline);
    all(QPalette::Mid, outline);
    all(QPalette::Dark, outline);
    all(QPalette::Shadow, dark ? QColor(Qt::black) : rgb(0x20282C));
    all(QPalette::Highlight, accent);
    all(QPalette::HighlightedText, onAccent);
    all(QPalette::Link, accent);
    all(QPalette::LinkVisited, accentHover);
    for (const auto role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::PlaceholderText})
        palette.setColor(QPalette::Disabled, role, disabledText);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, hairline);
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, disabledText);
    return palette;
}

const Theme& currentTheme() {
    return shownTheme ? *shownTheme : Theme::light();
}

void setTheme(const Theme& theme) {
    shownTheme = theme.dark ? &Theme::night() : &Theme::light();
    auto* const application = qobject_cast<QApplication*>(QCoreApplication::instance());
    if (!application)
        return;
    if (application->styleSheet().isEmpty())
        QApplication::setStyle(QStringLiteral("Fusion")); // the sheet is written for it
    QApplication::setPalette(shownTheme->palette());
    application->setStyleSheet(styleSheetOf(*shownTheme));
}

QColor seatColour(Seat seat) {
    return rgb(lookOf(seat).colour);
}

QColor seatEmblemColour(Seat seat) {
    return rgb(lookOf(seat).emblem);
}

} // namespace isle
