#include "editor/panels/history.h"

#include "editor/document/map_command.h"
#include "editor/document/map_document.h"
#include "editor/look/icons.h"
#include "editor/look/theme.h"
#include "editor/panels/parts.h"

#include <QLabel>
#include <QListView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QUndoGroup>
#include <QUndoStack>
#include <QVBoxLayout>

namespace isle {
namespace {

/// A step at the left, where it took place at the right, a disk at the saved state, future steps in italics.
class StepDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Theme& theme = currentTheme();
        const bool present = index.data(HistoryModel::PresentRole).toBool();
        const bool future = index.data(HistoryModel::FutureRole).toBool();
        const QColor ink = future ? theme.secondaryText : theme.text;
        const QRect row = option.rect;
        if (present)
            painter->fillRect(row, theme.soft);
        else if (option.state & QStyle::State_MouseOver)
            painter->fillRect(row, theme.header);
        if (present)
            painter->fillRect(QRect(row.left(), row.top(), 3, row.height()), theme.accent);
        painter->fillRect(QRect(row.left(), row.bottom(), row.width(), 1), theme.hairline);
        if (index.data(HistoryModel::SavedRole).toBool())
            painter->drawPixmap(
                row.left() + 12, row.top() + (row.height() - 16) / 2,
                iconPixmap(QStringLiteral("save"), 16, ink, painter->device()->devicePixelRatioF()));

        QFont font = designFont(option.font, 13, present ? QFont::DemiBold : QFont::Normal);
        font.setItalic(future);
        QFont small = designFont(option.font, 12);
        small.setItalic(future);
        const QString where = index.data(HistoryModel::WhereRole).toString();
        QRect text = row.adjusted(36, 0, -12, 0);
        const int end = qMin(QFontMetrics(small).horizontalAdvance(where) + 2, text.width() / 2);
        painter->setFont(small);
        painter->setPen(theme.secondaryText);
        painter->drawText(text, Qt::AlignRight | Qt::AlignVCenter,
                          QFontMetrics(small).elidedText(where, Qt::ElideRight, end));
        if (end > 0)
            text.adjust(0, 0, -end - 10, 0);
        painter->setFont(font);
        painter->setPen(ink);
        painter->drawText(
            text, Qt::AlignLeft | Qt::AlignVCenter,
            QFontMetrics(font).elidedText(index.data().toString(), Qt::ElideRight, text.width()));
        if (option.state & QStyle::State_HasFocus)
            paintFocusRing(*painter, row.adjusted(1, 1, -1, -1), 4);
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override {
        return {120, qMax(29, QFontMetrics(option.font).height() + 12)};
    }
};

} // namespace

HistoryModel::HistoryModel(MapDocument& document, QObject* parent)
    : QAbstractListModel(parent), document_(document), rows_(document.undoStack().count() + 1) {
    connect(&document_.undoGroup(), &QUndoGroup::indexChanged, this, &HistoryModel::follow);
    connect(&document_.undoGroup(), &QUndoGroup::cleanChanged, this, &HistoryModel::follow);
    connect(&document_, &MapDocument::pathChanged, this, &HistoryModel::follow);
    connect(&document_, &MapDocument::switched, this, [this] {
        beginResetModel(); // the rows of another map have nothing to do with these
        rows_ = document_.undoStack().count() + 1;
        endResetModel();
        emit presentChanged(present());
    });
}

void HistoryModel::follow() {
    const int rows = document_.undoStack().count() + 1;
    if (rows > rows_) {
        beginInsertRows({}, rows_, rows - 1);
        rows_ = rows;
        endInsertRows();
    } else if (rows < rows_) {
        beginRemoveRows({}, rows, rows_ - 1);
        rows_ = rows;
        endRemoveRows();
    }
    emit dataChanged(index(0), index(rows_ - 1));
    emit presentChanged(present());
}

int HistoryModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : rows_;
}

int HistoryModel::present() const {
    return qMin(document_.undoStack().index(), rows_ - 1);
}

QString HistoryModel::nameAt(int row) const {
    if (row == 0)
        return document_.path().isEmpty() ? tr("New map") : tr("Opened: %1").arg(document_.displayName());
    const MapCommand* step = MapCommand::at(document_.undoStack(), row - 1);
    return step ? step->name() : document_.undoStack().text(row - 1);
}

QString HistoryModel::whereAt(int row) const {
    const MapCommand* step = row == 0 ? nullptr : MapCommand::at(document_.undoStack(), row - 1);
    return step ? step->where() : QString();
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rows_)
        return {};
    const int row = index.row();
    const bool saved = row == document_.undoStack().cleanIndex();
    switch (role) {
    case Qt::DisplayRole:
        return nameAt(row);
    case Qt::ToolTipRole:
        return whereAt(row).isEmpty() ? nameAt(row)
                                      : tr("%1: %2", "step, where").arg(nameAt(row), whereAt(row));
    case Qt::AccessibleTextRole: {
        const QString text = data(index, Qt::ToolTipRole).toString();
        return saved ? tr("%1, saved").arg(text) : text;
    }
    case WhereRole:
        return whereAt(row);
    case SavedRole:
        return saved;
    case FutureRole:
        return row > document_.undoStack().index();
    case PresentRole:
        return row == document_.undoStack().index();
    default:
        return {};
    }
}

HistoryPanel::HistoryPanel(MapDocument& document, QWidget* parent)
    : QWidget(parent), document_(document), model_(new HistoryModel(document, this)), view_(new QListView) {
    view_->setModel(model_);
    view_->setItemDelegate(new StepDelegate(view_));
    view_->setSelectionMode(QAbstractItemView::NoSelection);
    view_->setMouseTracking(true);
    view_->setUniformItemSizes(true);
    view_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view_->setFrameShape(QFrame::NoFrame);
    view_->setAccessibleName(tr("History"));
    auto* note = secondaryLabel(tr("A disk marks the saved state. Steps in italics come back with redo. "
                                   "A double click shows where a step took place."));
    note->setWordWrap(true);
    note->setContentsMargins(12, 6, 12, 8);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(view_, 1);
    layout->addWidget(hairline());
    layout->addWidget(note);
    const auto jump = [this](const QModelIndex& index) { document_.undoStack().setIndex(index.row()); };
    connect(view_, &QListView::clicked, this, jump);
    connect(view_, &QListView::activated, this, jump);
    connect(view_, &QListView::doubleClicked, this, [this](const QModelIndex& index) {
        const MapCommand* step = MapCommand::at(document_.undoStack(), index.row() - 1);
        std::vector<Cell> cells;
        if (step)
            for (const MapDelta::CellChange& change : step->delta().cells())
                cells.push_back(change.cell);
        if (!cells.empty())
            emit placeWanted(cells);
    });
    connect(model_, &HistoryModel::presentChanged, this,
            [this](int row) { view_->scrollTo(model_->index(row)); });
}

} // namespace isle
