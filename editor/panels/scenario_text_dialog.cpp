#include "editor/panels/scenario_text_dialog.h"

#include "editor/panels/parts.h"

#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSplitter>
#include <QTabWidget>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolButton>
#include <QVBoxLayout>

namespace isle {
namespace {

/// The texts in the order of the tabs.
constexpr std::array<std::string ScenarioText::*, 4> texts{&ScenarioText::story, &ScenarioText::setUp,
                                                           &ScenarioText::specialRules, &ScenarioText::notes};

/// Puts the mark before and after the selected text, which stays selected.
void wrapSelection(QPlainTextEdit& field, const QString& mark) {
    QTextCursor cursor = field.textCursor();
    const int begin = cursor.selectionStart();
    const int end = cursor.selectionEnd();
    cursor.beginEditBlock();
    cursor.setPosition(end);
    cursor.insertText(mark);
    cursor.setPosition(begin);
    cursor.insertText(mark);
    cursor.endEditBlock();
    cursor.setPosition(begin + static_cast<int>(mark.size()));
    cursor.setPosition(end + static_cast<int>(mark.size()), QTextCursor::KeepAnchor);
    field.setTextCursor(cursor);
    field.setFocus();
}

/// Puts the mark at the beginning of every selected line.
void prefixLines(QPlainTextEdit& field, const QString& mark) {
    QTextCursor cursor = field.textCursor();
    QTextBlock line = field.document()->findBlock(cursor.selectionStart());
    const QTextBlock last = field.document()->findBlock(cursor.selectionEnd());
    cursor.beginEditBlock();
    for (bool more = true; more && line.isValid(); line = line.next()) {
        more = line != last;
        QTextCursor(line).insertText(mark);
    }
    cursor.endEditBlock();
    field.setFocus();
}

} // namespace

ScenarioTextDialog::ScenarioTextDialog(const ScenarioText& text, QWidget* parent)
    : QDialog(parent), pages_(new QTabWidget) {
    setWindowTitle(tr("Scenario text"));
    setObjectName(QStringLiteral("scenarioText"));
    const std::array titles{tr("Story"), tr("Set-up"), tr("Special rules"), tr("Designer’s notes")};
    const std::array placeholders{tr("What is this island world about? Players read it first."),
                                  tr("What players do before the first turn that the map does not show."),
                                  tr("Rules that hold in this scenario only."),
                                  tr("For whoever works on the map; it is not printed.")};
    for (std::size_t i = 0; i < fields_.size(); ++i) {
        pages_->addTab(makePage(i, placeholders[i]), titles[i]);
        fields_[i]->setAccessibleName(titles[i]);
        fields_[i]->setPlainText(QString::fromStdString(text.*texts[i]));
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(pages_, 1);
    column->addWidget(buttons);
    resize(860, 560);
    fields_.front()->setFocus();
}

QWidget* ScenarioTextDialog::makePage(std::size_t index, const QString& placeholder) {
    auto* field = fields_[index] = new QPlainTextEdit;
    field->setObjectName(QStringLiteral("text%1").arg(index));
    field->setPlaceholderText(placeholder);
    field->setTabChangesFocus(true);
    auto* preview = new QTextBrowser;
    preview->setObjectName(QStringLiteral("preview%1").arg(index));
    preview->setAccessibleName(tr("Preview"));
    preview->setOpenExternalLinks(true);
    connect(field, &QPlainTextEdit::textChanged, preview,
            [field, preview] { preview->setMarkdown(field->toPlainText()); });

    auto* left = new QWidget;
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    addMarkupButtons(*row, *field);
    row->addStretch(1);
    column->addLayout(row);
    column->addWidget(field, 1);

    auto* right = new QWidget;
    auto* shown = new QVBoxLayout(right);
    shown->setContentsMargins(0, 0, 0, 0);
    QLabel* caption = secondaryLabel(tr("Preview"));
    caption->setMinimumHeight(28);
    shown->addWidget(caption);
    shown->addWidget(preview, 1);

    auto* page = new QSplitter(Qt::Horizontal);
    page->setChildrenCollapsible(false);
    page->setHandleWidth(9);
    page->addWidget(left);
    page->addWidget(right);
    return page;
}

void ScenarioTextDialog::addMarkupButtons(QLayout& row, QPlainTextEdit& field) {
    const auto add = [&](const QString& text, const QString& tip, auto does) {
        auto* button = new QToolButton;
        button->setText(text);
        button->setToolTip(tip);
        button->setAccessibleName(tip);
        button->setMinimumSize(28, 28);
        connect(button, &QToolButton::clicked, &field, does);
        row.addWidget(button);
        return button;
    };
    QToolButton* bold =
        add(tr("B", "bold"), tr("Bold"), [&field] { wrapSelection(field, QStringLiteral("**")); });
    bold->setStyleSheet(QStringLiteral("font-weight: 700;"));
    QToolButton* italic =
        add(tr("I", "italic"), tr("Italic"), [&field] { wrapSelection(field, QStringLiteral("*")); });
    italic->setStyleSheet(QStringLiteral("font-style: italic;"));
    add(QStringLiteral("#"), tr("Heading"), [&field] { prefixLines(field, QStringLiteral("## ")); });
    add(QStringLiteral("•"), tr("List"), [&field] { prefixLines(field, QStringLiteral("- ")); });
}

ScenarioText ScenarioTextDialog::text() const {
    ScenarioText text;
    for (std::size_t i = 0; i < fields_.size(); ++i)
        text.*texts[i] = fields_[i]->toPlainText().toStdString();
    return text;
}

QString summaryOf(const ScenarioText& text) {
    QStringList parts;
    if (!text.story.empty())
        parts.append(ScenarioTextDialog::tr("story"));
    if (!text.setUp.empty())
        parts.append(ScenarioTextDialog::tr("set-up"));
    if (!text.specialRules.empty())
        parts.append(ScenarioTextDialog::tr("special rules"));
    if (!text.notes.empty())
        parts.append(ScenarioTextDialog::tr("notes"));
    if (parts.isEmpty())
        return ScenarioTextDialog::tr("none", "no texts");
    return parts.join(ScenarioTextDialog::tr(", ", "between the parts of a list"));
}

} // namespace isle
