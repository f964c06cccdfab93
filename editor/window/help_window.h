#pragma once

#include "editor/window/help_pages.h"

#include <QTextBrowser>
#include <QWidget>

class QLineEdit;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace isle {

/// Shows pages of the help and follows links among them.
class HelpBrowser : public QTextBrowser {
    Q_OBJECT

  public:
    explicit HelpBrowser(const HelpPages& pages, QWidget* parent = nullptr);

    void showPage(const QString& id);
    /// The page on show.
    [[nodiscard]] QString page() const;

  protected:
    QVariant loadResource(int type, const QUrl& name) override;
    void doSetSource(const QUrl& name, QTextDocument::ResourceType type) override;
    void changeEvent(QEvent* event) override;

  private:
    void adorn();

    const HelpPages& pages_;
};

/// The help in a window of its own: contents, a search over all pages, and the page.
class HelpWindow : public QWidget {
    Q_OBJECT

  public:
    explicit HelpWindow(const ActionRegistry& actions, QWidget* parent = nullptr);

    /// Shows a page and brings the window to the front.
    void open(const QString& page);
    [[nodiscard]] QString page() const { return browser_->page(); }
    [[nodiscard]] const HelpPages& pages() const { return pages_; }

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void fill(const QString& words);
    void mark(const QString& page);
    QToolButton* button(const char* icon, const QString& tip);

    HelpPages pages_;
    HelpBrowser* browser_;
    QTreeWidget* contents_;
    QLineEdit* search_;
};

} // namespace isle
