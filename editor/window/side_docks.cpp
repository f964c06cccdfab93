#include "editor/window/side_docks.h"

#include "editor/look/icons.h"

#include <QEvent>
#include <QTabBar>
#include <QTabWidget>

namespace isle {

SideDocks::SideDocks(QWidget* properties, QWidget* problems, QWidget* history, QWidget* parent)
    : QSplitter(Qt::Vertical, parent), upper_(new QTabWidget), lower_(new QTabWidget) {
    pages_ = {{properties, tr("Properties"), QStringLiteral("sliders"), true},
              {problems, tr("Problems"), QStringLiteral("warning"), false},
              {history, tr("History"), QStringLiteral("history"), false}};
    for (QTabWidget* stack : {upper_, lower_}) {
        stack->setDocumentMode(true);
        stack->setIconSize({16, 16});
        stack->tabBar()->setExpanding(false);
        addWidget(stack);
    }
    setChildrenCollapsible(false);
    setHandleWidth(1);
    setMinimumWidth(280);
    setMaximumWidth(480);
    fill();
}

void SideDocks::addPage(QWidget* widget, const QString& title, const QString& iconName, bool upper) {
    pages_.push_back({widget, title, iconName, upper});
    fill();
}

QTabWidget* SideDocks::stackOf(const PageInfo& page) const {
    return page.upper || oneStack_ ? upper_ : lower_;
}

void SideDocks::fill() {
    // In one stack the pages keep their order; addTab takes a page out of the other stack.
    for (const PageInfo& page : pages_) {
        QTabWidget* stack = stackOf(page);
        if (stack->indexOf(page.widget) < 0)
            stack->addTab(page.widget, icon(page.icon), page.title);
    }
    lower_->setVisible(!oneStack_);
    showIcons();
}

void SideDocks::showIcons() {
    for (const PageInfo& page : pages_) {
        QTabWidget* stack = stackOf(page);
        // Many tabs in one stack have room for their names alone.
        stack->setTabIcon(stack->indexOf(page.widget), stack->count() > 2 ? QIcon() : icon(page.icon));
    }
}

void SideDocks::setOneStack(bool one) {
    if (one == oneStack_)
        return;
    oneStack_ = one;
    fill();
}

void SideDocks::showPage(Page page) {
    stackOf(pages_[page])->setCurrentWidget(pages_[page].widget);
}

void SideDocks::showPage(const QWidget* widget) {
    for (const PageInfo& page : pages_)
        if (page.widget == widget)
            stackOf(page)->setCurrentWidget(page.widget);
}

bool SideDocks::pageShown(Page page) const {
    return pages_[page].widget->isVisible();
}

void SideDocks::setProblemCount(int count) {
    PageInfo& page = pages_[Problems];
    page.title = count == 0 ? tr("Problems") : tr("Problems %1", "with their number").arg(count);
    QTabWidget* stack = stackOf(page);
    stack->setTabText(stack->indexOf(page.widget), page.title);
}

void SideDocks::resetSizes() {
    setSizes({380, 460});
}

void SideDocks::changeEvent(QEvent* event) {
    QSplitter::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || pages_.empty())
        return;
    showIcons(); // tab bars keep pixmaps of their icons
}

} // namespace isle
