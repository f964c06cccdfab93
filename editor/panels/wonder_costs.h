#pragma once

#include <QWidget>

#include <array>

class QSpinBox;
class QToolButton;

namespace isle {

class MapDocument;
class SectionHead;

/// What the stages of a wonder cost (S-243), on maps that are played with wonders.
class WonderCostsTable : public QWidget {
    Q_OBJECT

  public:
    explicit WonderCostsTable(MapDocument& document, QWidget* parent = nullptr);

    void refresh();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void makeFields();
    void edit();

    MapDocument& document_;
    SectionHead* head_;
    QWidget* body_;
    QToolButton* reset_;
    std::array<std::array<QSpinBox*, 5>, 4> fields_{}; ///< by stage and Resource
    int gesture_ = 0;
};

} // namespace isle
