#include "editor/panels/box_dialog.h"

#include "editor/document/text.h"
#include "editor/panels/component_text.h"
#include "editor/panels/parts.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace isle {
namespace {

QString sureness(Confidence confidence) {
    switch (confidence) {
    case Confidence::A:
        return BoxDialog::tr("printed in several sources");
    case Confidence::B:
        return BoxDialog::tr("from one source or by addition");
    case Confidence::C:
        break;
    }
    return BoxDialog::tr("not verified: at least this many");
}

} // namespace

BoxDialog::BoxDialog(const OwnedBox& mine, QWidget* parent)
    : QDialog(parent), mine_(mine), box_(*boxNamed(mine.id)), editions_(new QComboBox) {
    setWindowTitle(tr("What is in the box: %1").arg(displayName(box_)));
    editions_->setObjectName(QStringLiteral("edition"));
    for (const BoxEdition& edition : box_.editions)
        editions_->addItem(capitalised(displayName(edition)));
    for (std::size_t i = 0; i < box_.editions.size(); ++i)
        if (box_.editions[i].id == mine_.edition)
            editions_->setCurrentIndex(static_cast<int>(i));

    auto* inner = new QWidget;
    auto* grid = new QGridLayout(inner);
    grid->setContentsMargins(16, 8, 16, 12);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(4);
    addFields(*grid);
    auto* scroll = new QScrollArea;
    scroll->setWidget(inner);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);

    auto* head = new QHBoxLayout;
    head->setContentsMargins(16, 14, 16, 8);
    auto* label = new QLabel(tr("&Edition:"));
    label->setBuddy(editions_);
    head->addWidget(label);
    head->addWidget(editions_, 1);
    auto* note = secondaryLabel(translatedCheckText(box_.note));
    note->setWordWrap(true);
    note->setContentsMargins(16, 0, 16, 8);
    note->setVisible(!box_.note.empty());

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    reset_ = buttons->addButton(tr("As printed"), QDialogButtonBox::ResetRole);
    reset_->setObjectName(QStringLiteral("asPrinted"));
    buttons->setContentsMargins(16, 10, 16, 14);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(reset_, &QPushButton::clicked, this, &BoxDialog::reset);
    connect(editions_, &QComboBox::currentIndexChanged, this, &BoxDialog::reset);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(note);
    layout->addWidget(hairline());
    layout->addWidget(scroll, 1);
    layout->addWidget(hairline());
    layout->addWidget(buttons);
    fill();
    resize(440, 560);
}

const BoxEdition& BoxDialog::edition() const {
    return box_.editions[static_cast<std::size_t>(std::max(0, editions_->currentIndex()))];
}

void BoxDialog::addFields(QGridLayout& grid) {
    int row = 0;
    for (const ComponentGroup group : allComponentGroups) {
        auto* head = sectionLabel(displayName(group));
        head->setContentsMargins(0, 8, 0, 0);
        grid.addWidget(head, row, 0);
        auto* sure = secondaryLabel(sureness(box_.confidence[static_cast<std::size_t>(group)]));
        sure->setContentsMargins(0, 8, 0, 0);
        grid.addWidget(sure, row++, 1, 1, 2);
        for (const Component component : allComponents()) {
            if (groupOf(component) != group)
                continue;
            Field field{component, new QLabel(capitalised(displayName(component))), new QSpinBox,
                        secondaryLabel({})};
            field.count->setRange(0, mostOfComponent);
            const std::string_view name = nameOf(component);
            field.count->setObjectName(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
            field.count->setAccessibleName(field.name->text());
            field.name->setBuddy(field.count);
            grid.addWidget(field.name, row, 0);
            grid.addWidget(field.count, row, 1);
            grid.addWidget(field.printed, row++, 2);
            connect(field.count, &QSpinBox::valueChanged, this, &BoxDialog::showChanges);
            fields_.push_back(field);
        }
    }
    grid.setColumnStretch(0, 1);
    grid.setColumnMinimumWidth(2, 92);
}

void BoxDialog::fill() {
    const ComponentCounts counts = mine_.counts();
    for (const Field& field : fields_)
        field.count->setValue(counts[field.component]);
    showChanges();
}

void BoxDialog::reset() {
    for (const Field& field : fields_)
        field.count->setValue(edition().counts[field.component]);
    showChanges();
}

void BoxDialog::showChanges() {
    bool any = false;
    for (const Field& field : fields_) {
        const int printed = edition().counts[field.component];
        const bool changed = field.count->value() != printed;
        any = any || changed;
        field.printed->setText(changed ? tr("list: %1", "the count of the printed list").arg(printed)
                                       : QString());
        field.name->setFont(designFont(font(), 13, changed ? QFont::DemiBold : QFont::Normal));
    }
    reset_->setEnabled(any);
}

OwnedBox BoxDialog::box() const {
    OwnedBox box = mine_;
    box.edition = editions_->currentIndex() <= 0 ? std::string() : std::string(edition().id);
    box.edits.clear();
    for (const Field& field : fields_)
        if (const int count = field.count->value(); count != edition().counts[field.component])
            box.edits[field.component] = count;
    return box;
}

} // namespace isle
