#pragma once

#include <QList>
#include <QString>
#include <QWidget>

#include <functional>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace isle {

/// A strip above the canvas that says what happened to the file of a map, with buttons for what can be done.
class FileNotice : public QWidget {
    Q_OBJECT

  public:
    struct Choice {
        QString name; ///< of the button, for tests and scripts: "reload"
        QString text;
        QString tip;
        std::function<void()> does;
    };

    explicit FileNotice(QWidget* parent = nullptr);

    /// Shows a sentence with its buttons; hides without one.
    void show(const QString& sentence, const QList<Choice>& choices);
    void clear() { show({}, {}); }
    [[nodiscard]] QString text() const; ///< empty while hidden

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QLabel* text_;
    QHBoxLayout* layout_;
    QList<QPushButton*> buttons_;
};

} // namespace isle
