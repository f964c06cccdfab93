#include "editor/playtest/log_view.h"

#include "editor/look/icons.h"
#include "editor/look/theme.h"
#include "editor/playtest/game_words.h"
#include "editor/playtest/play_widgets.h"

#include <QPainter>
#include <QScrollBar>
#include <QTextLayout>

#include <cmath>

namespace isle {
namespace {

constexpr int margin = 10;
constexpr int chipSize = 20;
constexpr int textLeft = margin + chipSize + 8;
constexpr int lineGap = 4;     // above and below a sentence
constexpr int headingGap = 8;  // above a heading
constexpr int entryWidth = 64; // of one seat and card in a production line at least

int rowHeight(const QFontMetrics& metrics) {
    return qMax(chipSize, metrics.height()) + lineGap;
}

/// The sentence laid out in lines of the given width.
void layOut(QTextLayout& layout, const LogLine& line, const QFont& font, int width) {
    layout.setFont(font);
    layout.setText(line.text);
    const qsizetype start = line.bold.isEmpty() ? -1 : line.text.indexOf(line.bold);
    if (start >= 0) {
        QTextLayout::FormatRange range;
        range.start = int(start);
        range.length = int(line.bold.size());
        range.format.setFontWeight(QFont::DemiBold);
        layout.setFormats({range});
    }
    layout.beginLayout();
    qreal y = 0;
    for (QTextLine text = layout.createLine(); text.isValid(); text = layout.createLine()) {
        text.setLineWidth(width);
        text.setPosition({0, y});
        y += text.height();
    }
    layout.endLayout();
}

/// One entry of a production line: a chip, "+2", the resource.
struct Entry {
    Seat seat;
    Resource resource;
    int number;
};

std::vector<Entry> entriesOf(const LogLine& line) {
    std::vector<Entry> entries;
    for (const auto& [seat, cards] : line.produced)
        for (const Resource resource : shownResources)
            if (cards[resource] > 0)
                entries.push_back({seat, resource, cards[resource]});
    return entries;
}

/// How far below a chip's top its line begins, so that both have one middle.
int centring(const QFontMetrics& metrics) {
    return qMax(0, (chipSize - metrics.height()) / 2);
}

int entriesPerRow(int width) {
    return qMax(1, (width - textLeft) / entryWidth);
}

void paintProduction(QPainter& painter, const LogLine& line, const QRect& rect, const QFontMetrics& metrics) {
    const qreal ratio = painter.device()->devicePixelRatioF();
    const int perRow = entriesPerRow(rect.width());
    const int height = rowHeight(metrics);
    int index = 0;
    for (const Entry& entry : entriesOf(line)) {
        const int x = rect.left() + textLeft + (index % perRow) * entryWidth;
        const int y = rect.top() + (index / perRow) * height + lineGap / 2;
        painter.drawPixmap(x, y, seatPixmap(entry.seat, chipSize - 2, ratio));
        const QString text = QStringLiteral("+%1").arg(entry.number);
        const QRect box(x + chipSize + 2, y, metrics.horizontalAdvance(text), chipSize);
        painter.drawText(box, Qt::AlignVCenter | Qt::AlignLeft, text);
        painter.drawPixmap(box.right() + 5, y + 2, resourceDisc(entry.resource, 16, ratio));
        ++index;
    }
}

} // namespace

void LogModel::append(std::vector<LogLine> lines) {
    if (lines.empty())
        return;
    const int first = int(lines_.size());
    beginInsertRows({}, first, first + int(lines.size()) - 1);
    for (LogLine& line : lines)
        lines_.push_back(std::move(line));
    endInsertRows();
}

void LogModel::clear() {
    beginResetModel();
    lines_.clear();
    endResetModel();
}

int LogModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(lines_.size());
}

QVariant LogModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole)
        return line(index.row()).text;
    return {};
}

QSize LogDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const LogLine& line = static_cast<const LogModel*>(index.model())->line(index.row());
    const auto* view = qobject_cast<const QListView*>(option.widget);
    const int width = view != nullptr ? view->viewport()->width() : 300;
    const int height = rowHeight(option.fontMetrics);
    switch (line.look) {
    case LogLine::Look::Heading:
        return {width, height + headingGap};
    case LogLine::Look::Production: {
        const int perRow = entriesPerRow(width);
        const int rows = (int(entriesOf(line).size()) + perRow - 1) / perRow;
        return {width, rows * height};
    }
    case LogLine::Look::Sentence:
        break;
    }
    const int room = width - textLeft - margin;
    if (option.fontMetrics.horizontalAdvance(line.text) + 40 < room)
        return {width, height}; // most are short, also with a name in bold
    QTextLayout layout;
    layOut(layout, line, option.font, room);
    const int above = centring(option.fontMetrics); // drawn so far down, and as much is left below
    return {width, qMax(height, int(std::ceil(layout.boundingRect().height())) + 2 * above + lineGap)};
}

void LogDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const {
    const LogLine& line = static_cast<const LogModel*>(index.model())->line(index.row());
    const Theme& theme = currentTheme();
    const qreal ratio = painter->device()->devicePixelRatioF();
    painter->save();
    painter->setFont(option.font);
    painter->setPen(theme.text);
    const QRect rect = option.rect;
    switch (line.look) {
    case LogLine::Look::Heading: {
        QFont font = option.font;
        font.setWeight(QFont::DemiBold);
        painter->setFont(font);
        painter->setPen(theme.secondaryText);
        painter->drawText(rect.adjusted(margin, headingGap, -margin, 0), Qt::AlignVCenter | Qt::AlignLeft,
                          line.text);
        break;
    }
    case LogLine::Look::Production:
        paintProduction(*painter, line, rect, option.fontMetrics);
        break;
    case LogLine::Look::Sentence: {
        const int top = rect.top() + lineGap / 2;
        if (!line.art.isEmpty())
            painter->drawPixmap(rect.left() + margin, top, artPixmap(line.art, {chipSize, chipSize}, ratio));
        else if (line.seat.valid())
            painter->drawPixmap(rect.left() + margin, top, seatPixmap(line.seat, chipSize, ratio));
        QTextLayout layout;
        layOut(layout, line, option.font, rect.width() - textLeft - margin);
        layout.draw(painter, {qreal(rect.left() + textLeft), qreal(top + centring(option.fontMetrics))});
        break;
    }
    }
    painter->restore();
}

LogView::LogView(QWidget* parent) : QListView(parent), model_(new LogModel(this)) {
    setModel(model_);
    setItemDelegate(new LogDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::NoSelection);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setResizeMode(QListView::Adjust);
    setAccessibleName(tr("Log of the game"));
    setFocusPolicy(Qt::TabFocus);
    viewport()->setAutoFillBackground(false);
}

void LogView::append(std::vector<LogLine> lines) {
    const bool follows = verticalScrollBar()->value() >= verticalScrollBar()->maximum() - 4;
    model_->append(std::move(lines));
    if (follows)
        scrollToBottom();
}

void LogView::clear() {
    model_->clear();
}

} // namespace isle
