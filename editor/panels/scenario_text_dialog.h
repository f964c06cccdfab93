#pragma once

#include "engine/map/map.h"

#include <QDialog>

#include <array>

class QPlainTextEdit;
class QTabWidget;

namespace isle {

/// The texts of a scenario (story, set-up, special rules, the designer's notes) in Markdown, each with a
/// preview beside it.
class ScenarioTextDialog : public QDialog {
    Q_OBJECT

  public:
    explicit ScenarioTextDialog(const ScenarioText& text, QWidget* parent = nullptr);

    /// The texts as they stand in the dialog.
    [[nodiscard]] ScenarioText text() const;

  private:
    QWidget* makePage(std::size_t index, const QString& placeholder);
    void addMarkupButtons(QLayout& row, QPlainTextEdit& field);

    QTabWidget* pages_;
    std::array<QPlainTextEdit*, 4> fields_{};
};

/// "Story, set-up" for the texts that are there; "none" without any.
[[nodiscard]] QString summaryOf(const ScenarioText& text);

} // namespace isle
