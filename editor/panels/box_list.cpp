#include "editor/panels/box_list.h"

#include "editor/document/text.h"
#include "editor/look/icons.h"
#include "editor/panels/component_text.h"
#include "editor/panels/parts.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace isle {
namespace {

QString idOf(const Box& box) {
    return QString::fromUtf8(box.id.data(), static_cast<qsizetype>(box.id.size()));
}

} // namespace

BoxList::BoxList(QWidget* parent) : QWidget(parent) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    for (const Box& box : allBoxes())
        lines_.push_back(makeLine(box));
    setOwned({});
}

BoxList::Line BoxList::makeLine(const Box& box) {
    const Line line{&box, new QCheckBox(displayName(box).replace(QLatin1Char('&'), QStringLiteral("&&"))),
                    new QSpinBox, new QToolButton, secondaryLabel({})};
    const QString id = idOf(box);
    line.tick->setObjectName(QStringLiteral("box.") + id);
    line.tick->setToolTip(translatedCheckText(box.note));
    line.copies->setObjectName(QStringLiteral("copies.") + id);
    line.copies->setRange(1, mostCopies);
    line.copies->setPrefix(tr("×", "before the number of copies") + QLatin1Char(' '));
    line.copies->setAccessibleName(tr("Copies of %1").arg(displayName(box)));
    line.copies->setToolTip(tr("How many copies of this box you own"));
    line.edit->setObjectName(QStringLiteral("edit.") + id);
    line.edit->setIcon(icon(QStringLiteral("sliders")));
    line.edit->setAutoRaise(true);
    line.edit->setToolTip(tr("Choose the edition and correct the counts"));
    line.edit->setAccessibleName(tr("Edition and counts of %1").arg(displayName(box)));
    line.state->setObjectName(QStringLiteral("state.") + id);
    line.state->setContentsMargins(26, 0, 0, 2);
    line.state->setWordWrap(true);

    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(line.tick, 1);
    row->addWidget(line.copies);
    row->addWidget(line.edit);
    auto* whole = qobject_cast<QVBoxLayout*>(layout());
    whole->addLayout(row);
    whole->addWidget(line.state);
    connect(line.tick, &QCheckBox::toggled, this, [this, line] { take(line); });
    connect(line.copies, &QSpinBox::valueChanged, this, [this, line] { take(line); });
    connect(line.edit, &QToolButton::clicked, this, [this, id] { emit editWanted(id); });
    return line;
}

void BoxList::take(const Line& line) {
    if (filling_)
        return;
    auto& boxes = owned_.boxes;
    const auto at = std::find_if(boxes.begin(), boxes.end(),
                                 [&](const OwnedBox& mine) { return mine.id == line.box->id; });
    if (!line.tick->isChecked()) {
        if (at != boxes.end())
            boxes.erase(at);
    } else if (at != boxes.end()) {
        at->copies = line.copies->value();
    } else {
        boxes.push_back({std::string(line.box->id), {}, line.copies->value(), {}});
    }
    setOwned(owned_);
    emit changed(owned_);
}

void BoxList::setOwned(const OwnedBoxes& owned) {
    owned_ = owned;
    // In the order of the list, so that the same boxes always give the same text.
    std::stable_sort(owned_.boxes.begin(), owned_.boxes.end(), [](const OwnedBox& a, const OwnedBox& b) {
        return std::less<>()(boxNamed(a.id), boxNamed(b.id));
    });
    filling_ = true;
    for (const Line& line : lines_)
        showLine(line);
    filling_ = false;
}

void BoxList::showLine(const Line& line) {
    const OwnedBox* mine = owned_.find(line.box->id);
    line.tick->setChecked(mine != nullptr);
    line.copies->setValue(mine ? mine->copies : 1);
    line.copies->setVisible(mine != nullptr);
    line.edit->setVisible(mine != nullptr);
    QStringList state;
    if (mine) {
        const BoxEdition* edition = line.box->edition(mine->edition);
        if (edition && line.box->editions.size() > 1)
            state << displayName(*edition);
        if (!mine->edits.empty())
            state << tr("%n count(s) of your own", nullptr, static_cast<int>(mine->edits.size()));
        else if (line.box->worst() == Confidence::C)
            state << tr("counts not verified");
    }
    line.state->setText(capitalised(state.join(QStringLiteral(", "))));
    line.state->setVisible(!state.isEmpty());
}

} // namespace isle
