#include "editor/window/keys_dialog.h"

#include "editor/window/actions.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QMessageBox>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace isle {
namespace {

QString contextName(ActionContext context) {
    switch (context) {
    case ActionContext::Always:
        return KeysDialog::tr("Always");
    case ActionContext::Draw:
        return KeysDialog::tr("While drawing");
    case ActionContext::Playtest:
        break;
    }
    return KeysDialog::tr("While playing");
}

/// What the canvas and its tools take, which are no actions.
QList<QStringList> canvasKeys() {
    return {
        {KeysDialog::tr("Arrow keys"), KeysDialog::tr("Move the cursor from hex to hex")},
        {KeysDialog::tr("Digits"), KeysDialog::tr("Set the number of the hex; 1 and then 0, 1 or 2")},
        {QStringLiteral("["), KeysDialog::tr("Smaller brush")},
        {QStringLiteral("]"), KeysDialog::tr("Larger brush")},
        {KeysDialog::tr("Esc"), KeysDialog::tr("Stop the gesture, then select nothing, then leave the tool")},
        {KeysDialog::tr("Space and drag, middle button"), KeysDialog::tr("Move the map")},
        {KeysDialog::tr("Wheel"), KeysDialog::tr("Zoom at the pointer")}};
}

} // namespace

KeysDialog::KeysDialog(QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("Keys"));
    resize(760, 560);
    auto* filter = new QLineEdit;
    filter->setPlaceholderText(tr("Filter"));
    auto* tree = new QTreeWidget;
    tree->setHeaderLabels({tr("Keys"), tr("What they do")});
    tree->setRootIsDecorated(false);
    const auto section = [tree](const QString& title) {
        auto* item = new QTreeWidgetItem(tree, {title});
        item->setExpanded(true);
        item->setFirstColumnSpanned(true);
        return item;
    };
    for (const ActionContext context :
         {ActionContext::Always, ActionContext::Draw, ActionContext::Playtest}) {
        auto* parentItem = section(contextName(context));
        for (const ActionInfo& info : allActions()) {
            if (info.context != context || !*info.keys)
                continue;
            const QString keys = QKeySequence::listToString(keysOf(info), QKeySequence::NativeText);
            new QTreeWidgetItem(parentItem, {keys, QCoreApplication::translate("Actions", info.tip)});
        }
    }
    auto* canvas = section(tr("On the map"));
    for (const QStringList& row : canvasKeys())
        new QTreeWidgetItem(canvas, row);
    tree->resizeColumnToContents(0);
    connect(filter, &QLineEdit::textChanged, tree, [tree](const QString& text) {
        for (int i = 0; i < tree->topLevelItemCount(); ++i)
            for (int k = 0; k < tree->topLevelItem(i)->childCount(); ++k) {
                auto* row = tree->topLevelItem(i)->child(k);
                row->setHidden(!row->text(0).contains(text, Qt::CaseInsensitive)
                               && !row->text(1).contains(text, Qt::CaseInsensitive));
            }
    });
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(filter);
    layout->addWidget(tree, 1);
    layout->addWidget(buttons);
}

void showAbout(QWidget* parent) {
    QMessageBox box(parent);
    box.setObjectName(QStringLiteral("about"));
    box.setWindowTitle(KeysDialog::tr("About Islewright"));
    box.setText(KeysDialog::tr("Islewright %1").arg(QCoreApplication::applicationVersion()));
    box.setInformativeText(
        KeysDialog::tr("A workshop for hex-island maps: draw them, check them, play them, share "
                       "them.\n\nFree software under the GNU General Public License, version 3 or "
                       "later."));
    box.exec();
}

} // namespace isle
