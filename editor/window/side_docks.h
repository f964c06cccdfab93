#pragma once

#include <QSplitter>

#include <vector>

class QTabWidget;

namespace isle {

/// The panels at the right in two stacks of tabs: properties above, problems and history below; in one stack
/// where the window is low.
class SideDocks : public QSplitter {
    Q_OBJECT

  public:
    enum Page { Properties, Problems, History };

    SideDocks(QWidget* properties, QWidget* problems, QWidget* history, QWidget* parent = nullptr);

    void showPage(Page page);
    /// Adds one more page beside the properties, or beside the problems.
    void addPage(QWidget* widget, const QString& title, const QString& iconName, bool upper);
    void showPage(const QWidget* widget); ///< one that was added
    /// Number of problems in the title of their tab.
    void setProblemCount(int count);
    void setOneStack(bool one);
    [[nodiscard]] bool oneStack() const { return oneStack_; }
    [[nodiscard]] bool pageShown(Page page) const;
    void resetSizes();

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    struct PageInfo {
        QWidget* widget;
        QString title;
        QString icon;
        bool upper = false;
        QString note{}; ///< stands beside the icon where there is no room for the title
    };
    void fill();
    void showIcons();
    [[nodiscard]] QTabWidget* stackOf(const PageInfo& page) const;

    std::vector<PageInfo> pages_;
    QTabWidget* upper_;
    QTabWidget* lower_;
    bool oneStack_ = false;
};

} // namespace isle
