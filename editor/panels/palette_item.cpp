#include "editor/panels/palette_item.h"

#include "editor/document/text.h"
#include "editor/look/icons.h"
#include "editor/look/theme.h"
#include "editor/panels/parts.h"

#include <QCoreApplication>
#include <QEnterEvent>
#include <QPainter>

namespace isle {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Palette)
};

PaletteEntry terrainEntry(Terrain terrain, const QString& keys = {}) {
    QString name = capitalised(displayName(terrain));
    if (terrain == Terrain::Any)
        name = Words::tr("Any", "any producing terrain, short for the palette");
    return {terrain, name, artName(terrain), keys};
}

PaletteSection terrainSection() {
    // The keys follow the row of digits: Alt+1 to Alt+9, then Alt+0.
    constexpr std::array order{Terrain::Sea,   Terrain::Forest,    Terrain::Pasture, Terrain::Fields,
                               Terrain::Hills, Terrain::Mountains, Terrain::Desert,  Terrain::Gold,
                               Terrain::Any,   Terrain::Void};
    PaletteSection section{Words::tr("Terrain"), Words::tr("Alt+1 to 0"), true, {}};
    for (std::size_t i = 0; i < order.size(); ++i)
        section.entries.push_back(terrainEntry(order[i], QStringLiteral("Alt+%1").arg((i + 1) % 10)));
    return section;
}

PaletteSection numberSection() {
    PaletteSection section{Words::tr("Number tokens"), Words::tr("T, then digits"), false, {}};
    const auto add = [&section](CellNumber number, const QString& art) {
        section.entries.push_back({number, capitalised(displayName(number)), art, {}});
    };
    for (const int value : tokenValues)
        add(CellNumber::fixed(value), tokenArtName(value));
    // The shuffled token closes the first of two rows of six, as the pool's six kinds below 7 and five above
    // do.
    section.entries.insert(section.entries.begin() + 5, {CellNumber::shuffled(),
                                                         capitalised(displayName(CellNumber::shuffled())),
                                                         QStringLiteral("token-any"),
                                                         {}});
    add(CellNumber{}, QStringLiteral("token"));
    return section;
}

PaletteSection harbourSection() {
    PaletteSection section{Words::tr("Harbours"), QStringLiteral("H"), false, {}};
    constexpr std::array order{HarbourKind::Generic, HarbourKind::Lumber, HarbourKind::Brick,
                               HarbourKind::Wool,    HarbourKind::Grain,  HarbourKind::Ore,
                               HarbourKind::Shuffled};
    for (const HarbourKind kind : order)
        section.entries.push_back({kind, capitalised(displayName(kind)), artName(kind), {}});
    return section;
}

} // namespace

std::vector<PaletteSection> paletteSections() {
    PaletteSection specials{Words::tr("Special hexes"), {}, true, {}};
    for (const Terrain terrain : {Terrain::Fog, Terrain::Village, Terrain::Fortress, Terrain::Canal})
        specials.entries.push_back(terrainEntry(terrain));
    PaletteSection markers{Words::tr("Markers"), QStringLiteral("M"), false, {}};
    for (const Marker marker : allMarkers)
        if (marker != Marker::None)
            markers.entries.push_back({marker, capitalised(displayName(marker)), artName(marker), {}});
    markers.entries.push_back(
        {ToolId::Robber, Words::tr("Robber at the start"), QStringLiteral("robber"), {}});
    markers.entries.push_back(
        {ToolId::Pirate, Words::tr("Pirate at the start"), QStringLiteral("pirate"), {}});
    return {terrainSection(), specials, numberSection(), harbourSection(), markers};
}

PaletteItem::PaletteItem(PaletteEntry entry, bool hex, QWidget* parent)
    : QAbstractButton(parent), entry_(std::move(entry)), hex_(hex) {
    setText(entry_.name);
    setCheckable(true);
    setToolTip(entry_.keys.isEmpty() ? entry_.name
                                     : Words::tr("%1 (%2)", "name, keys").arg(entry_.name, entry_.keys));
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void PaletteItem::setNarrow(bool narrow) {
    narrow_ = narrow;
    updateGeometry();
    update();
}

QSize PaletteItem::artSize() const {
    return hex_ ? (narrow_ ? QSize(36, 42) : QSize(40, 46)) : narrow_ ? QSize(21, 21) : QSize(26, 26);
}

QSize PaletteItem::sizeHint() const {
    const QSize art = artSize();
    if (!hex_)
        return {narrow_ ? 24 : 26, narrow_ ? 26 : 32};
    const int names = named() ? QFontMetrics(designFont(font(), 11)).height() + 1 : 0;
    return {art.width() + 6, art.height() + 6 + names};
}

void PaletteItem::enterEvent(QEnterEvent* event) {
    QAbstractButton::enterEvent(event);
    update();
}
void PaletteItem::leaveEvent(QEvent* event) {
    QAbstractButton::leaveEvent(event);
    update();
}

void PaletteItem::paintEvent(QPaintEvent*) {
    const Theme& theme = currentTheme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (isChecked()) {
        painter.setPen(QPen(theme.accent, 2));
        painter.setBrush(theme.soft);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
    } else if (underMouse()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.header);
        painter.drawRoundedRect(rect(), 6, 6);
    }
    const QSize art = artSize();
    const int top = named() ? 3 : (height() - art.height()) / 2;
    painter.drawPixmap((width() - art.width()) / 2, top, artPixmap(entry_.art, art, devicePixelRatioF()));
    if (named()) {
        QFont names = designFont(font(), 11, isChecked() ? QFont::DemiBold : QFont::Normal);
        // Wide fonts are drawn a little narrower before a name is cut.
        const int wanted = QFontMetrics(names).horizontalAdvance(entry_.name) + 2;
        if (wanted > width())
            names.setStretch(qMax(82, 100 * width() / wanted));
        painter.setFont(names);
        painter.setPen(isChecked() ? theme.text : theme.secondaryText);
        const QRect place(0, top + art.height(), width(), height() - top - art.height() - 1);
        painter.drawText(place, Qt::AlignCenter,
                         painter.fontMetrics().elidedText(entry_.name, Qt::ElideRight, place.width()));
    }
    if (hasFocus())
        paintFocusRing(painter, rect(), 6);
}

} // namespace isle
