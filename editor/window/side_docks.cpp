#include "editor/window/side_docks.h"

#include "editor/look/icons.h"

#include <QEvent>
#include <QTabBar>
#include <QTabWidget>

namespace isle {
namespace {

constexpr int roomForBoth = 340; ///< pixels that three tabs with icon and name take

} // namespace

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
    const QString tight =
        upper_->count() > 3 ? QStringLiteral("QTabBar::tab { padding: 5px 6px; }") : QString();
    if (upper_->tabBar()->styleSheet() != tight)
        upper_->tabBar()->setStyleSheet(tight);
    for (const PageInfo& page : pages_) {
        QTabWidget* stack = stackOf(page);
        const int tab = stack->indexOf(page.widget);
        // Three tabs in one stack have room for their names alone, more only for their icons.
        const bool crowded = stack->count() > 3;
        const bool named = stack->count() == 3 && stack->width() < roomForBoth;
        stack->setTabIcon(tab, named ? QIcon() : icon(page.icon));
        stack->setTabText(tab, crowded ? page.note : page.title);
        stack->setTabToolTip(tab, page.title);
        stack->tabBar()->setAccessibleTabName(tab, page.title);
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
    page.note = count == 0 ? QString() : QString::number(count);
    showIcons();
}

void SideDocks::resetSizes() {
    setSizes({380, 460});
}

void SideDocks::resizeEvent(QResizeEvent* event) {
    QSplitter::resizeEvent(event);
    showIcons(); // what there is room for
}

void SideDocks::changeEvent(QEvent* event) {
    QSplitter::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || pages_.empty())
        return;
    showIcons(); // tab bars keep pixmaps of their icons
}

} // namespace isle
