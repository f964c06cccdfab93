#pragma once

#include <QWidget>

class QToolButton;

namespace isle {

/// The head of a part of the properties that opens and closes. Its content is made when it is first opened.
class SectionHead : public QWidget {
    Q_OBJECT

  public:
    explicit SectionHead(const QString& name, QWidget* parent = nullptr);

    void setOpen(bool open);
    [[nodiscard]] bool open() const;
    /// What the section says about itself while it is closed: "27 of 27", "2 groups".
    void setNote(const QString& note);

  signals:
    void toggled(bool open);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void show();

    QString name_;
    QString note_;
    QToolButton* button_;
};

} // namespace isle
