#pragma once

#include <QTabBar>

namespace isle {

class OpenDocuments;

/// The open maps as tabs above the canvas; hidden while there is only one. A dot marks unsaved changes, a
/// sign what happened to the file. Tabs can be dragged, and closed with the middle button.
class DocumentTabs : public QTabBar {
    Q_OBJECT

  public:
    explicit DocumentTabs(OpenDocuments& documents, QWidget* parent = nullptr);

    /// The tab of an open map shows what it is like now.
    void refresh(int index);

  signals:
    void closeWanted(int index);
    void closeOthersWanted(int index);

  protected:
    void tabInserted(int index) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void follow();
    void refreshAll();
    [[nodiscard]] QString tipOf(int index) const;

    OpenDocuments& documents_;
    int pressed_ = -1; ///< where the middle button went down
};

} // namespace isle
