#pragma once

#include "editor/window/preferences_dialog.h"

#include <QKeySequence>

#include <map>
#include <string_view>

class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace isle {

class ActionRegistry;

/// The keys of every action; what clashes is named as soon as it is typed.
class ShortcutsPage : public PreferencesPage {
    Q_OBJECT

  public:
    explicit ShortcutsPage(ActionRegistry& actions, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override { return tr("Keys"); }
    [[nodiscard]] QString iconName() const override { return QStringLiteral("keys"); }
    void apply() override;
    void showDefaults() override;

  private:
    void fillTree();
    void showItem(QTreeWidgetItem& item);
    void showChosen();
    void showClashes();
    void setChosen(const QList<QKeySequence>& keys);
    void filter(const QString& text);
    [[nodiscard]] std::string_view chosen() const; ///< id; empty when none is
    [[nodiscard]] QList<QKeySequence> keysNow(std::string_view id) const;

    ActionRegistry& actions_;
    std::map<std::string_view, QList<QKeySequence>> keys_; ///< as they stand on the page
    QLineEdit* filter_;
    QTreeWidget* tree_;
    QKeySequenceEdit* edit_;
    QPushButton* clear_;
    QPushButton* reset_;
    QLabel* clash_;
};

} // namespace isle
