#pragma once

#include <QDialog>

namespace isle {

/// Lists what every key does, from the table of actions.
class KeysDialog : public QDialog {
    Q_OBJECT

  public:
    explicit KeysDialog(QWidget* parent = nullptr);
};

/// Says what the program is.
void showAbout(QWidget* parent);

} // namespace isle
