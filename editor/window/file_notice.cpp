#include "editor/window/file_notice.h"

#include "editor/look/theme.h"
#include "editor/panels/parts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace isle {

FileNotice::FileNotice(QWidget* parent) : QWidget(parent), text_(new QLabel), layout_(new QHBoxLayout(this)) {
    setObjectName(QStringLiteral("fileNotice"));
    text_->setWordWrap(true);
    text_->setTextFormat(Qt::PlainText);
    text_->setFont(designFont(font(), 12));
    text_->setObjectName(QStringLiteral("fileNoticeText"));
    layout_->setContentsMargins(12, 0, 8, 1);
    layout_->setSpacing(4);
    layout_->addWidget(text_, 1);
    setMinimumHeight(30);
    hide();
}

void FileNotice::show(const QString& sentence, const QList<Choice>& choices) {
    // Deleted later: this may be called from a click of one of them.
    for (QPushButton* button : std::exchange(buttons_, {})) {
        button->hide();
        button->setObjectName({});
        button->deleteLater();
    }
    text_->setText(sentence);
    for (const Choice& choice : choices) {
        auto* button = new QPushButton(choice.text);
        button->setObjectName(choice.name);
        button->setToolTip(choice.tip);
        button->setFlat(true);
        button->setFont(designFont(font(), 12, QFont::DemiBold));
        connect(button, &QPushButton::clicked, this, choice.does);
        layout_->addWidget(button);
        button->show(); // at once, though the strip may be on show already
        buttons_.append(button);
    }
    setVisible(!sentence.isEmpty());
    update();
}

QString FileNotice::text() const {
    return isHidden() ? QString() : text_->text();
}

void FileNotice::paintEvent(QPaintEvent*) {
    const Theme& theme = currentTheme();
    QPainter painter(this);
    painter.fillRect(rect(), theme.warning.ground);
    painter.fillRect(QRect(0, height() - 1, width(), 1), theme.hairline);
}

} // namespace isle
