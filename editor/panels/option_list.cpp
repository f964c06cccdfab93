#include "editor/panels/option_list.h"

#include "editor/document/map_document.h"
#include "editor/look/icons.h"
#include "editor/panels/option_help.h"
#include "editor/panels/option_text.h"
#include "editor/panels/parts.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

namespace isle {
namespace {

QString objectNameOf(Option option) {
    const auto name = infoOf(option).name;
    return QStringLiteral("option:") + QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

/// Cities and knights has no rules yet; a map that names it keeps it.
bool offered(Option option, int value, const Map& map) {
    const auto expansions = static_cast<Expansions>(value);
    const bool knights = expansions == Expansions::Knights || expansions == Expansions::Both;
    return option != Option::Expansions || !knights || map.options.get(option) == value;
}

} // namespace

OptionList::OptionList(MapDocument& document, OptionGroup group, QWidget* parent)
    : QWidget(parent),
      document_(document),
      group_(group),
      head_(new QToolButton),
      body_(new QWidget),
      grid_(new QGridLayout(body_)) {
    head_->setObjectName(group == OptionGroup::Base ? QStringLiteral("baseOptions")
                                                    : QStringLiteral("seaOptions"));
    head_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    head_->setCheckable(true);
    head_->setIconSize({16, 16});
    head_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    head_->setStyleSheet(
        QStringLiteral("QToolButton, QToolButton:checked { border: none; background: transparent; "
                       "font-weight: 600; text-align: left; padding: 2px 0; color: palette(text); }"));
    connect(head_, &QToolButton::toggled, this, &OptionList::setOpen);
    grid_->setContentsMargins(0, 4, 0, 0);
    grid_->setHorizontalSpacing(8);
    grid_->setVerticalSpacing(4);
    grid_->setColumnStretch(0, 1);
    grid_->setColumnMinimumWidth(1, 104);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(head_);
    layout->addWidget(body_);
    setOpen(false);
}

void OptionList::setOpen(bool open) {
    if (open && rows_.empty())
        makeRows();
    head_->setChecked(open);
    head_->setIcon(icon(open ? QStringLiteral("chevron") : QStringLiteral("chevron-right")));
    body_->setVisible(open);
    refresh();
}

void OptionList::makeRows() {
    for (const OptionInfo& info : allOptions()) {
        if (isSeaOption(info.option) != (group_ == OptionGroup::Sea) || info.option == Option::Target)
            continue;
        Row row{info.option, new QLabel(optionLabel(info.option)), makeField(info.option), new QToolButton};
        row.label->setWordWrap(true);
        row.label->setFont(designFont(font(), 12));
        row.label->setBuddy(row.field);
        row.field->setAccessibleName(row.label->text());
        row.reset->setIcon(icon(QStringLiteral("undo")));
        row.reset->setIconSize({16, 16});
        row.reset->setFixedSize(26, 26);
        row.reset->setObjectName(objectNameOf(info.option) + QStringLiteral(":reset"));
        connect(row.reset, &QToolButton::clicked, this, [this, option = info.option] {
            document_.edit(tr("Reset option"), optionLabel(option),
                           [&](Map& map) { map.options.clear(option); });
        });
        const int at = static_cast<int>(rows_.size());
        grid_->addWidget(row.label, at, 0);
        grid_->addWidget(row.field, at, 1);
        QSizePolicy policy = row.reset->sizePolicy();
        policy.setRetainSizeWhenHidden(true);
        row.reset->setSizePolicy(policy);
        grid_->addWidget(row.reset, at, 2);
        rows_.push_back(row);
    }
}

QWidget* OptionList::makeField(Option option) {
    const OptionInfo& info = infoOf(option);
    if (info.words.empty()) {
        auto* box = new QSpinBox;
        box->setRange(info.lowest, info.highest);
        box->setObjectName(objectNameOf(option));
        box->installEventFilter(this);
        connect(box, &QSpinBox::valueChanged, this, [this, option](int value) { edit(option, value); });
        return box;
    }
    auto* box = new QComboBox;
    box->setObjectName(objectNameOf(option));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(8);
    fill(*box, option);
    connect(box, &QComboBox::activated, this, [this, option, box](int index) {
        gesture_ = 0;
        edit(option, box->itemData(index).toInt());
    });
    return box;
}

void OptionList::fill(QComboBox& box, Option option) const {
    const QSignalBlocker quiet(box);
    box.clear();
    for (const int value : valuesOf(option))
        if (offered(option, value, document_.map()))
            box.addItem(optionValueText(option, value), value);
}

bool OptionList::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusIn)
        gesture_ = document_.newGesture(); // typing into one box is one step
    return QWidget::eventFilter(watched, event);
}

void OptionList::edit(Option option, int value) {
    if (!accepts(option, value))
        return;
    document_.edit(
        tr("Set option"),
        tr("%1: %2", "option, value").arg(optionLabel(option), optionValueText(option, value)),
        [&](Map& map) { map.options.set(option, value); }, gesture_);
}

void OptionList::refresh() {
    const Map& map = document_.map();
    const Rules rules = map.rulesFor(map.maxSeats);
    setVisible(group_ == OptionGroup::Base || rules.sea());
    int set = 0;
    for (const OptionInfo& info : allOptions())
        if (isSeaOption(info.option) == (group_ == OptionGroup::Sea) && info.option != Option::Target
            && map.options.get(info.option))
            ++set;
    const QString name = group_ == OptionGroup::Base ? tr("Base rules") : tr("Sea rules");
    head_->setText(set == 0 ? name : tr("%1: %2 changed", "group of rules, how many").arg(name).arg(set));
    if (!head_->isChecked())
        return;
    for (Row& row : rows_) {
        OptionValues unset = map.options;
        unset.clear(row.option);
        refresh(row, rules, Rules(unset, map.maxSeats));
    }
}

void OptionList::refresh(Row& row, const Rules& rules, const Rules& standard) {
    const Map& map = document_.map();
    const bool set = map.options.get(row.option).has_value();
    const bool shown = isRelevant(row.option, map);
    row.label->setVisible(shown);
    row.field->setVisible(shown);
    row.reset->setVisible(shown && set);
    row.label->setFont(designFont(font(), 12, set ? QFont::DemiBold : QFont::Normal));
    const auto rule = infoOf(row.option).rules;
    const QString tip = tr("%1\nDefault: %2. Rule %3.", "explanation, value, number")
                            .arg(optionHelp(row.option), optionValueText(row.option, standard[row.option]),
                                 QString::fromLatin1(rule.data(), static_cast<qsizetype>(rule.size())));
    for (QWidget* part : {static_cast<QWidget*>(row.label), row.field}) {
        part->setToolTip(tip);
        part->setWhatsThis(tip);
        part->setStatusTip(optionHelp(row.option));
    }
    row.reset->setToolTip(
        tr("Back to the default: %1").arg(optionValueText(row.option, standard[row.option])));
    row.reset->setAccessibleName(row.reset->toolTip());
    const QSignalBlocker quiet(row.field);
    // What a map sets is shown even where seats or expansions overrule it in a game (B-178).
    const int value = map.options.get(row.option).value_or(rules[row.option]);
    if (auto* box = qobject_cast<QSpinBox*>(row.field)) {
        box->setSpecialValueText({});
        if (value < box->minimum())
            box->setRange(value, box->maximum());
        box->setValue(value);
    } else if (auto* words = qobject_cast<QComboBox*>(row.field)) {
        if (words->findData(value) < 0)
            fill(*words, row.option);
        words->setCurrentIndex(words->findData(value));
    }
}

} // namespace isle
