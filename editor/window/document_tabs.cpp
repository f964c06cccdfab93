#include "editor/window/document_tabs.h"

#include "editor/document/map_document.h"
#include "editor/document/open_documents.h"
#include "editor/look/icons.h"
#include "editor/look/theme.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QToolButton>
#include <QUrl>

namespace isle {
namespace {

constexpr int signSize = 16;

QIcon unsavedDot(qreal ratio) {
    QPixmap pixmap(QSize(signSize, signSize) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(currentTheme().accent);
    painter.drawEllipse(QRectF(4, 4, 8, 8));
    return QIcon(pixmap);
}

} // namespace

DocumentTabs::DocumentTabs(OpenDocuments& documents, QWidget* parent)
    : QTabBar(parent), documents_(documents) {
    setObjectName(QStringLiteral("documentTabs"));
    setAccessibleName(tr("Open maps"));
    setDocumentMode(true);
    setDrawBase(false);
    setExpanding(false);
    setMovable(true);
    setElideMode(Qt::ElideRight);
    setIconSize({signSize, signSize});
    setFocusPolicy(Qt::TabFocus);
    setAutoHide(true);
    for (int i = 0; i < documents.count(); ++i)
        insertTab(i, QString());
    follow();
    connect(this, &QTabBar::currentChanged, &documents_, &OpenDocuments::bringToFront);
    connect(this, &QTabBar::tabMoved, &documents_, &OpenDocuments::move);
    connect(&documents, &OpenDocuments::inserted, this, [this](int index) {
        const QSignalBlocker quiet(this);
        insertTab(index, QString());
    });
    connect(&documents, &OpenDocuments::removed, this, [this](int index) {
        const QSignalBlocker quiet(this);
        removeTab(index);
        follow();
    });
    connect(&documents, &OpenDocuments::frontChanged, this, &DocumentTabs::follow);
    MapDocument& document = documents.document();
    const auto refreshFront = [this] {
        // A change told while another map comes to the front is not about the tab that still is in front.
        if (count() == documents_.count())
            refresh(documents_.frontIndex());
    };
    connect(&document, &MapDocument::modifiedChanged, this, refreshFront);
    connect(&document, &MapDocument::pathChanged, this, refreshFront);
    connect(&document, &MapDocument::changed, this, [refreshFront](const MapChange& change) {
        if (change.rest || change.everything)
            refreshFront();
    });
}

void DocumentTabs::follow() {
    if (count() != documents_.count())
        return; // inserted() or removed() comes next
    {
        const QSignalBlocker quiet(this);
        setCurrentIndex(documents_.frontIndex());
    }
    refreshAll();
}

void DocumentTabs::refreshAll() {
    for (int i = 0; i < count(); ++i)
        refresh(i);
}

QString DocumentTabs::tipOf(int index) const {
    const DocumentState& state = documents_.stateAt(index);
    QStringList lines;
    lines.append(state.path().isEmpty() ? tr("Not saved in a file yet")
                                        : QDir::toNativeSeparators(state.path()));
    if (state.readOnly())
        lines.append(tr("Open for reading only"));
    else if (state.modified())
        lines.append(tr("Has unsaved changes"));
    if (documents_.at(index).disk == DiskState::Changed)
        lines.append(tr("Was changed on disk"));
    else if (documents_.at(index).disk == DiskState::Gone)
        lines.append(tr("Is gone from the disk"));
    return lines.join(QLatin1Char('\n'));
}

void DocumentTabs::refresh(int index) {
    const DocumentState& state = documents_.stateAt(index);
    setTabText(index, state.displayName().replace(QLatin1Char('&'), QStringLiteral("&&")));
    const QString tip = tipOf(index);
    setTabToolTip(index, tip);
    setAccessibleTabName(index, state.displayName() + QStringLiteral(", ")
                                    + QString(tip).replace(QLatin1Char('\n'), QStringLiteral(", ")));
    const Theme& theme = currentTheme();
    const auto sign = [&](const char* name, const QColor& colour) {
        return QIcon(iconPixmap(QString::fromLatin1(name), signSize, colour, devicePixelRatioF()));
    };
    if (documents_.at(index).disk != DiskState::Same)
        setTabIcon(index, sign("warning", theme.warning.mark));
    else if (state.readOnly())
        setTabIcon(index, sign("lock", theme.secondaryText));
    else
        setTabIcon(index, state.modified() ? unsavedDot(devicePixelRatioF()) : QIcon());
}

void DocumentTabs::tabInserted(int index) {
    // In place of the style's button, whose picture follows neither theme nor palette.
    auto* button = new QToolButton(this);
    button->setObjectName(QStringLiteral("closeTab"));
    button->setIcon(icon(QStringLiteral("close")));
    button->setIconSize({12, 12});
    button->setFixedSize(20, 20);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::NoFocus); // Ctrl+W is there for the keyboard
    button->setToolTip(tr("Close this map"));
    button->setAccessibleName(button->toolTip());
    setTabButton(index, QTabBar::RightSide, button);
    connect(button, &QToolButton::clicked, this, [this, button] {
        for (int i = 0; i < count(); ++i)
            if (tabButton(i, QTabBar::RightSide) == button)
                return emit closeWanted(i);
    });
    QTabBar::tabInserted(index);
}

void DocumentTabs::mousePressEvent(QMouseEvent* event) {
    pressed_ = event->button() == Qt::MiddleButton ? tabAt(event->pos()) : -1;
    QTabBar::mousePressEvent(event);
}

void DocumentTabs::mouseReleaseEvent(QMouseEvent* event) {
    QTabBar::mouseReleaseEvent(event);
    const int pressed = std::exchange(pressed_, -1);
    if (event->button() == Qt::MiddleButton && pressed >= 0 && tabAt(event->pos()) == pressed)
        emit closeWanted(pressed);
}

void DocumentTabs::contextMenuEvent(QContextMenuEvent* event) {
    const int index = event->reason() == QContextMenuEvent::Mouse ? tabAt(event->pos()) : currentIndex();
    if (index < 0)
        return;
    const QString path = documents_.stateAt(index).path();
    QMenu menu(this);
    menu.addAction(tr("&Close"), this, [this, index] { emit closeWanted(index); });
    QAction* others =
        menu.addAction(tr("Close &others"), this, [this, index] { emit closeOthersWanted(index); });
    others->setEnabled(count() > 1);
    menu.addSeparator();
    QAction* copy = menu.addAction(tr("Copy &path"), this, [path] {
        QGuiApplication::clipboard()->setText(QDir::toNativeSeparators(path));
    });
    QAction* folder = menu.addAction(tr("Open &folder"), this, [path] {
        QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path).absolutePath()));
    });
    copy->setEnabled(!path.isEmpty());
    folder->setEnabled(!path.isEmpty());
    menu.exec(event->globalPos());
}

void DocumentTabs::changeEvent(QEvent* event) {
    QTabBar::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        refreshAll();
}

} // namespace isle
