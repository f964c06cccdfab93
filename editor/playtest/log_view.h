#pragma once

#include "editor/playtest/log_text.h"

#include <QAbstractListModel>
#include <QListView>
#include <QStyledItemDelegate>

#include <vector>

namespace isle {

/// The lines of the log.
class LogModel : public QAbstractListModel {
    Q_OBJECT

  public:
    using QAbstractListModel::QAbstractListModel;

    void append(std::vector<LogLine> lines);
    void clear();
    [[nodiscard]] const LogLine& line(int row) const { return lines_[static_cast<std::size_t>(row)]; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

  private:
    std::vector<LogLine> lines_;
};

/// Draws a line: seat chip or artwork, then the sentence with the seat in bold, or the cards a roll brought.
class LogDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// The log of a game: follows its end unless the reader scrolled up.
class LogView : public QListView {
    Q_OBJECT

  public:
    explicit LogView(QWidget* parent = nullptr);

    void append(std::vector<LogLine> lines);
    void clear();
    [[nodiscard]] const LogModel& lines() const { return *model_; }

  private:
    LogModel* model_;
};

} // namespace isle
