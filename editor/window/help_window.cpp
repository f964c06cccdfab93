#include "editor/window/help_window.h"

#include "editor/look/icons.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSplitter>
#include <QTextBlock>
#include <QTextTable>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace isle {
namespace {

constexpr int pageRole = Qt::UserRole;

QString idOf(const QUrl& url) {
    QString name = url.path();
    name.remove(QLatin1Char('/'));
    if (name.endsWith(QLatin1String(".md")))
        name.chop(3);
    return name;
}

} // namespace

HelpBrowser::HelpBrowser(const HelpPages& pages, QWidget* parent) : QTextBrowser(parent), pages_(pages) {
    setObjectName(QStringLiteral("page"));
    setOpenExternalLinks(true);
    setFrameShape(QFrame::NoFrame);
    setStyleSheet(QStringLiteral("QTextBrowser { border: none; }")); // it fills its part of the window
    document()->setDocumentMargin(18);
}

void HelpBrowser::showPage(const QString& id) {
    setSource(QUrl(id + QStringLiteral(".md")), QTextDocument::MarkdownResource);
}

QString HelpBrowser::page() const {
    return idOf(source());
}

QVariant HelpBrowser::loadResource(int type, const QUrl& name) {
    if (type != QTextDocument::MarkdownResource && type != QTextDocument::UnknownResource)
        return {};
    const HelpPage* page = pages_.find(idOf(name));
    return page ? QVariant(page->markdown) : QVariant();
}

void HelpBrowser::doSetSource(const QUrl& name, QTextDocument::ResourceType type) {
    QTextBrowser::doSetSource(name, type);
    adorn();
}

void HelpBrowser::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !source().isEmpty())
        reload(); // colours of links are written into the text
}

/// Room between lines and round tables, which Markdown has no word for.
void HelpBrowser::adorn() {
    QTextCursor cursor(document());
    cursor.beginEditBlock();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        const bool inTable = QTextCursor(block).currentTable() != nullptr;
        format.setLineHeight(inTable ? 110 : 125, QTextBlockFormat::ProportionalHeight);
        if (format.headingLevel() > 1)
            format.setTopMargin(14);
        cursor.setPosition(block.position());
        cursor.setBlockFormat(format);
    }
    for (QTextFrame* frame : document()->rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (!table)
            continue;
        QTextTableFormat format = table->format();
        format.setBorder(0);
        format.setCellPadding(5);
        format.setCellSpacing(0);
        table->setFormat(format);
    }
    cursor.endEditBlock();
}

HelpWindow::HelpWindow(const ActionRegistry& actions, QWidget* parent)
    : QWidget(parent, Qt::Window),
      pages_(actions, HelpPages::languageWanted()),
      browser_(new HelpBrowser(pages_)),
      contents_(new QTreeWidget),
      search_(new QLineEdit) {
    setObjectName(QStringLiteral("help"));
    setWindowTitle(tr("Islewright help"));
    resize(920, 640);
    contents_->setObjectName(QStringLiteral("contents"));
    contents_->setHeaderHidden(true);
    contents_->setUniformRowHeights(true);
    contents_->setAccessibleName(tr("Contents"));
    search_->setObjectName(QStringLiteral("search"));
    search_->setPlaceholderText(tr("Search all pages"));
    search_->setClearButtonEnabled(true);

    QToolButton* back = button("step-back", tr("Page before"));
    QToolButton* forward = button("step-forward", tr("Page after"));
    back->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Left));
    forward->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Right));
    back->setEnabled(false);
    forward->setEnabled(false);
    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(8, 8, 8, 8);
    bar->addWidget(back);
    bar->addWidget(forward);
    bar->addWidget(search_, 1);
    auto* split = new QSplitter;
    split->setHandleWidth(1);
    split->setChildrenCollapsible(false);
    split->addWidget(contents_);
    split->addWidget(browser_);
    split->setStretchFactor(1, 1);
    split->setSizes({270, 650});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(bar);
    layout->addWidget(split, 1);

    connect(back, &QToolButton::clicked, browser_, &QTextBrowser::backward);
    connect(forward, &QToolButton::clicked, browser_, &QTextBrowser::forward);
    connect(browser_, &QTextBrowser::backwardAvailable, back, &QWidget::setEnabled);
    connect(browser_, &QTextBrowser::forwardAvailable, forward, &QWidget::setEnabled);
    connect(browser_, &QTextBrowser::sourceChanged, this, [this](const QUrl& url) { mark(idOf(url)); });
    connect(search_, &QLineEdit::textChanged, this, &HelpWindow::fill);
    connect(contents_, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* item) {
        const QString id = item ? item->data(0, pageRole).toString() : QString();
        if (!id.isEmpty() && id != page())
            browser_->showPage(id);
    });
    fill({});
}

QToolButton* HelpWindow::button(const char* iconName, const QString& tip) {
    auto* result = new QToolButton;
    result->setObjectName(QLatin1String(iconName));
    result->setIcon(icon(QLatin1String(iconName)));
    result->setToolTip(tip);
    result->setAccessibleName(tip);
    result->setAutoRaise(true);
    return result;
}

void HelpWindow::open(const QString& id) {
    search_->clear();
    browser_->showPage(pages_.find(id) ? id : QStringLiteral("window"));
    show();
    raise();
    activateWindow();
    browser_->setFocus();
}

void HelpWindow::fill(const QString& words) {
    const QSignalBlocker quiet(contents_);
    contents_->clear();
    const bool searching = !words.trimmed().isEmpty();
    for (const HelpPage* found : pages_.search(words)) {
        const QList<QTreeWidgetItem*> same = contents_->findItems(found->section, Qt::MatchExactly);
        auto* section = same.isEmpty() ? new QTreeWidgetItem(contents_, {found->section}) : same.front();
        section->setFlags(Qt::ItemIsEnabled);
        auto* item = new QTreeWidgetItem(section, {found->title});
        item->setData(0, pageRole, found->id);
        item->setToolTip(0, found->title);
    }
    for (int i = 0; i < contents_->topLevelItemCount(); ++i)
        contents_->topLevelItem(i)->setExpanded(searching || i < 3); // checks are many
    if (contents_->topLevelItemCount() == 0)
        (new QTreeWidgetItem(contents_, {tr("Nothing found")}))->setFlags(Qt::NoItemFlags);
    mark(page());
}

/// Shows in the contents which page is open.
void HelpWindow::mark(const QString& id) {
    const QSignalBlocker quiet(contents_);
    for (QTreeWidgetItemIterator item(contents_); *item; ++item) {
        if ((*item)->data(0, pageRole).toString() != id || id.isEmpty())
            continue;
        contents_->setCurrentItem(*item);
        contents_->scrollToItem(*item);
        return;
    }
    contents_->setCurrentItem(nullptr);
}

void HelpWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        hide();
    else if (event->matches(QKeySequence::Find))
        search_->setFocus();
    else
        QWidget::keyPressEvent(event);
}

} // namespace isle
