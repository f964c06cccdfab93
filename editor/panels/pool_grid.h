#pragma once

#include <QString>
#include <QWidget>

#include <vector>

class QGridLayout;
class QLabel;
class QSpinBox;
class QToolButton;

namespace isle {

/// One thing a pool counts.
struct PoolEntry {
    QString name; ///< "Forest", "6"
    QString art;  ///< name of its picture
};

/// A pool of the map: how many of each kind it holds, and whether that is as many as the map takes from it.
class PoolGrid : public QWidget {
    Q_OBJECT

  public:
    PoolGrid(const QString& title, std::vector<PoolEntry> entries, QWidget* parent = nullptr);

    /// Shows the counts in the order of the entries. `need` is how many the map takes; `set` says that the
    /// map has a pool of its own rather than the default.
    void show(const std::vector<int>& counts, int need, bool set);
    [[nodiscard]] QString sum() const; ///< "27 of 27", for tests and closed sections

  signals:
    void edited(const std::vector<int>& counts);
    void resetWanted();
    /// A field was entered: what follows until the next one is one step.
    void gestureBegan();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void makeFields();
    void showPictures();

    std::vector<PoolEntry> entries_;
    QLabel* title_;
    QLabel* sum_;
    QToolButton* reset_;
    QGridLayout* grid_;
    std::vector<QLabel*> pictures_;
    std::vector<QSpinBox*> fields_;
    bool begun_ = false; ///< a gesture is under way
};

} // namespace isle
