#pragma once

#include <QDialog>
#include <QString>
#include <QWidget>

#include <vector>

class QListWidget;
class QStackedWidget;

namespace isle {

class MainWindow;

/// A page of the preferences: shows settings, and takes them over when the dialog is accepted.
class PreferencesPage : public QWidget {
    Q_OBJECT

  public:
    using QWidget::QWidget;

    [[nodiscard]] virtual QString title() const = 0;
    [[nodiscard]] virtual QString iconName() const = 0;
    /// Stores what the page shows and makes it work at once.
    virtual void apply() = 0;
    /// Shows what the program begins with; nothing is stored yet.
    virtual void showDefaults() = 0;
};

/// The preferences: names of pages at the left, the chosen page at the right.
class PreferencesDialog : public QDialog {
    Q_OBJECT

  public:
    explicit PreferencesDialog(QWidget* parent = nullptr);

    void addPage(PreferencesPage* page); ///< takes it over
    void accept() override;              ///< applies all pages

  private:
    QListWidget* names_;
    QStackedWidget* stack_;
    std::vector<PreferencesPage*> pages_;
};

/// Shows the preferences of a window with all their pages; new pages are added here.
void showPreferences(MainWindow& window);

} // namespace isle
