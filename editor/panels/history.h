#pragma once

#include "engine/lattice/lattice.h"

#include <QAbstractListModel>
#include <QWidget>

#include <vector>

class QListView;
class QUndoStack;

namespace isle {

class MapDocument;

/// The undo stack as a list: the opened map first, then every step that was made or can be made again.
class HistoryModel : public QAbstractListModel {
    Q_OBJECT

  public:
    enum Role { WhereRole = Qt::UserRole + 1, SavedRole, FutureRole, PresentRole };

    explicit HistoryModel(MapDocument& document, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    /// The row of the present state.
    [[nodiscard]] int present() const;

  signals:
    void presentChanged(int row);

  private:
    void follow();
    [[nodiscard]] QString nameAt(int row) const;
    [[nodiscard]] QString whereAt(int row) const;

    MapDocument& document_;
    int rows_ = 1;
};

/// The history: a click goes to a step, a double click also shows where it took place.
class HistoryPanel : public QWidget {
    Q_OBJECT

  public:
    explicit HistoryPanel(MapDocument& document, QWidget* parent = nullptr);

    [[nodiscard]] QListView& view() { return *view_; }

  signals:
    /// A step was double-clicked: the hexes it changed, at least one.
    void placeWanted(const std::vector<isle::Cell>& cells);

  private:
    MapDocument& document_;
    HistoryModel* model_;
    QListView* view_;
};

} // namespace isle
