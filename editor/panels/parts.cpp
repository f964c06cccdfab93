#include "editor/panels/parts.h"

#include "editor/document/text.h"
#include "editor/look/theme.h"

#include <QCoreApplication>
#include <QFontInfo>
#include <QFrame>
#include <QLabel>
#include <QPainter>

namespace isle {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Panels)
};

constexpr double generalPixels = 13.0;

/// A hairline that follows the theme.
class Line : public QWidget {
  public:
    explicit Line(QWidget* parent) : QWidget(parent) { setFixedHeight(1); }

  protected:
    void paintEvent(QPaintEvent*) override { QPainter(this).fillRect(rect(), currentTheme().hairline); }
};

} // namespace

QFont designFont(const QFont& general, double pixels, QFont::Weight weight) {
    QFont font = general;
    const int base = QFontInfo(general).pixelSize();
    font.setPixelSize(qMax(9, qRound(base * pixels / generalPixels)));
    font.setWeight(weight);
    return font;
}

QLabel* secondaryLabel(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setFont(designFont(label->font(), 12));
    return label;
}

QLabel* sectionLabel(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setFont(designFont(label->font(), 12, QFont::DemiBold));
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

QWidget* hairline(QWidget* parent) {
    return new Line(parent);
}

QString hexCount(std::size_t count) {
    return count == 1 ? Words::tr("1 hex") : Words::tr("%1 hexes").arg(count);
}

QString whereOf(const std::vector<Cell>& cells) {
    if (cells.size() == 1)
        return displayName(cells.front());
    if (cells.size() == 2)
        return Words::tr("%1 and %2").arg(displayName(cells.front()), displayName(cells.back()));
    return hexCount(cells.size());
}

QString capitalised(const QString& text) {
    return text.isEmpty() ? text : text.left(1).toUpper() + text.mid(1);
}

void paintFocusRing(QPainter& painter, const QRect& rect, int radius) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(currentTheme().accent, 2));
    painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), radius, radius);
    painter.restore();
}

} // namespace isle
