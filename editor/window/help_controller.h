#pragma once

#include <QObject>

namespace isle {

class MainWindow;

/// Ways into the program: the command palette, the keys the user has set, and the tour of the first start.
class HelpController : public QObject {
    Q_OBJECT

  public:
    explicit HelpController(MainWindow& window);

    /// Shows the tour when this user has never seen it.
    void welcome();
    void startTour();

  private:
    void findCommand();

    MainWindow& window_;
};

} // namespace isle
