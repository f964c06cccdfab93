#pragma once

#include <QObject>

namespace isle {

class MainWindow;

/// The menu entry that has the map arranged by wishes, and what comes of it as one step.
class ArrangeController : public QObject {
    Q_OBJECT

  public:
    explicit ArrangeController(MainWindow& window);

  private:
    void arrange();

    MainWindow& window_;
};

} // namespace isle
