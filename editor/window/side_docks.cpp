#include "editor/window/side_docks.h"

#include "editor/look/icons.h"

#include <QEvent>
#include <QTabBar>
#include <QTabWidget>

namespace isle {

SideDocks::SideDocks(QWidget* properties, QWidget* problems, QWidget* history, QWidget* parent)
    : QSplitter(Qt::Vertical, parent), upper_(new QTabWidget), lower_(new QTabWidget) {
    pages_ = {{properties, tr("Properties"), QStringLiteral("sliders")},
              {problems, tr("Problems"), QStringLiteral("warning")},
              {history, tr("History"), QStringLiteral("history")}};
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

QTabWidget* SideDocks::stackOf(Page page) const {
    return page == Properties || oneStack_ ? upper_ : lower_;
}

void SideDocks::fill() {
    for (std::size_t i = 0; i < pages_.size(); ++i) {
        QTabWidget* stack = stackOf(static_cast<Page>(i));
        if (stack->indexOf(pages_[i].widget) < 0)
            stack->addTab(pages_[i].widget, icon(pages_[i].icon), pages_[i].title);
    }
    lower_->setVisible(!oneStack_);
    showIcons();
}

void SideDocks::showIcons() {
    for (std::size_t i = 0; i < pages_.size(); ++i) {
        QTabWidget* stack = stackOf(static_cast<Page>(i));
        // Three tabs in one stack have room for their names alone.
        stack->setTabIcon(stack->indexOf(pages_[i].widget), oneStack_ ? QIcon() : icon(pages_[i].icon));
    }
}

void SideDocks::setOneStack(bool one) {
    if (one == oneStack_)
        return;
    oneStack_ = one;
    fill(); // addTab takes a page out of the other stack
}

void SideDocks::showPage(Page page) {
    stackOf(page)->setCurrentWidget(pages_[page].widget);
}

bool SideDocks::pageShown(Page page) const {
    return pages_[page].widget->isVisible();
}

void SideDocks::setProblemCount(int count) {
    PageInfo& page = pages_[Problems];
    page.title = count == 0 ? tr("Problems") : tr("Problems %1", "with their number").arg(count);
    QTabWidget* stack = stackOf(Problems);
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
