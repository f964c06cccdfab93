#pragma once

#include <QWidget>

namespace isle {

/// The head of a panel: its name on the header ground.
class PanelHeader : public QWidget {
    Q_OBJECT

  public:
    explicit PanelHeader(const QString& title, QWidget* parent = nullptr);

  protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace isle
