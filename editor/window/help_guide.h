#pragma once

#include <QObject>
#include <QString>

namespace isle {

class HelpPages;
class HelpWindow;
class MainWindow;

/// Opens the help at the page that fits what the user is doing, and gives tools and panels their What's This
/// texts from the same pages.
class HelpGuide : public QObject {
    Q_OBJECT

  public:
    explicit HelpGuide(MainWindow& window);

    /// The page for what has the focus: the selected problem's check in the list of problems, the subject of
    /// another panel, the tool in use on the map; while playing, the page about playing.
    [[nodiscard]] QString pageWanted() const;
    void open(const QString& page);

    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void explain(const HelpPages& pages);
    void explainPanel(QWidget* panel, const QString& page, const HelpPages& pages);

    MainWindow& window_;
    HelpWindow* help_ = nullptr; ///< made when first wanted
};

} // namespace isle
