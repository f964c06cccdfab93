#include "editor/window/notice_strip.h"

#include "editor/look/theme.h"
#include "editor/panels/parts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace isle {

NoticeStrip::NoticeStrip(QWidget* parent)
    : QWidget(parent), text_(new QLabel), back_(new QPushButton(tr("Back to the design"))) {
    text_->setWordWrap(true);
    text_->setFont(designFont(font(), 12));
    text_->setObjectName(QStringLiteral("notice"));
    back_->setFlat(true);
    back_->setFont(designFont(font(), 12, QFont::DemiBold));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 0, 8, 1);
    layout->addWidget(text_, 1);
    layout->addWidget(back_);
    setMinimumHeight(28);
    connect(back_, &QPushButton::clicked, this, &NoticeStrip::backClicked);
    hide();
}

void NoticeStrip::setNotice(const QString& sentence, bool warning) {
    text_->setText(sentence);
    warning_ = warning;
    setVisible(!sentence.isEmpty());
    update();
}

QString NoticeStrip::text() const {
    return isHidden() ? QString() : text_->text();
}

void NoticeStrip::paintEvent(QPaintEvent*) {
    const Theme& theme = currentTheme();
    QPainter painter(this);
    painter.fillRect(rect(), warning_ ? theme.warning.ground : theme.hint.ground);
    painter.fillRect(QRect(0, height() - 1, width(), 1), theme.hairline);
}

} // namespace isle
