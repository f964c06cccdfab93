#include "editor/panels/check_settings.h"

#include "editor/document/map_document.h"
#include "editor/document/text.h"
#include "editor/panels/check_setting_row.h"
#include "editor/panels/parts.h"
#include "editor/panels/section.h"
#include "editor/panels/segments.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace isle {

CheckSettings::CheckSettings(MapDocument& document, QWidget* parent)
    : QDialog(parent),
      document_(document),
      presets_(new Segments),
      search_(new QLineEdit),
      deals_(new QSpinBox),
      reset_(new QPushButton(tr("Reset &all"))),
      inner_(new QWidget),
      nothing_(secondaryLabel(tr("No check has these words."))) {
    nothing_->hide();
    setWindowTitle(tr("Check settings"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeHead());
    layout->addWidget(hairline());
    layout->addWidget(makeList(), 1);
    layout->addWidget(hairline());
    layout->addWidget(makeFoot());
    resize(620, 680);
    connect(&document_, &MapDocument::profileChanged, this, &CheckSettings::refresh);
    refresh();
    search_->setFocus();
}

QWidget* CheckSettings::makeHead() {
    auto* head = new QWidget;
    auto* column = new QVBoxLayout(head);
    column->setContentsMargins(16, 14, 16, 12);
    column->setSpacing(8);
    presets_->setObjectName(QStringLiteral("presets"));
    for (const Preset preset : allPresets)
        presets_->add(translatedCheckText(titleOf(preset)));
    const std::array tips{tr("What the rules and the printed scenarios keep to"),
                          tr("What careful designers ask for besides"), tr("Only what spoils a game"),
                          tr("Nothing but what you turn on yourself")};
    for (std::size_t i = 0; i < tips.size(); ++i)
        presets_->button(static_cast<int>(i))->setToolTip(tips[i]);
    connect(presets_, &Segments::chosen, this, [this](int index) {
        change(
            [index](CheckProfile& profile) { profile.preset = allPresets[static_cast<std::size_t>(index)]; });
    });
    auto* row = new QHBoxLayout;
    row->addWidget(new QLabel(tr("Preset:")));
    row->addWidget(presets_);
    row->addStretch(1);
    column->addLayout(row);
    search_->setObjectName(QStringLiteral("search"));
    search_->setPlaceholderText(tr("Search the checks"));
    search_->setClearButtonEnabled(true);
    search_->setAccessibleName(search_->placeholderText());
    connect(search_, &QLineEdit::textChanged, this, &CheckSettings::search);
    column->addWidget(search_);
    return head;
}

QWidget* CheckSettings::makeList() {
    auto* list = new QVBoxLayout(inner_);
    list->setContentsMargins(0, 6, 0, 6);
    list->setSpacing(0);
    nothing_->setContentsMargins(16, 12, 16, 12);
    list->addWidget(nothing_);
    for (const CheckGroup of : allCheckGroups) {
        Group group{new SectionHead(translatedCheckText(titleOf(of))), new QWidget, {}};
        auto* body = new QVBoxLayout(group.body);
        body->setContentsMargins(0, 0, 0, 0);
        body->setSpacing(0);
        for (const Check* check : allChecks())
            if (check->group == of)
                addRow(*check, group, *body);
        group.head->setContentsMargins(10, 4, 10, 2);
        group.head->setOpen(true);
        connect(group.head, &SectionHead::toggled, group.body, &QWidget::setVisible);
        list->addWidget(group.head);
        list->addWidget(group.body);
        groups_.push_back(std::move(group));
    }
    list->addStretch(1);
    auto* scroll = new QScrollArea;
    scroll->setWidget(inner_);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return scroll;
}

QWidget* CheckSettings::makeFoot() {
    auto* foot = new QWidget;
    auto* row = new QHBoxLayout(foot);
    row->setContentsMargins(16, 10, 16, 14);
    row->setSpacing(8);
    deals_->setObjectName(QStringLiteral("deals"));
    deals_->setRange(20, 5000);
    deals_->setSingleStep(50);
    deals_->setKeyboardTracking(false);
    deals_->setToolTip(tr("20 to 5000; with 200 a share is known to about 7 points in a hundred"));
    auto* label = new QLabel(tr("&Deals to sample:"));
    label->setBuddy(deals_);
    connect(deals_, &QSpinBox::valueChanged, this, &CheckSettings::dealsChanged);
    reset_->setObjectName(QStringLiteral("resetAll"));
    reset_->setToolTip(tr("Let every check be as the preset has it"));
    connect(reset_, &QPushButton::clicked, this,
            [this] { change([](CheckProfile& profile) { profile.overrides.clear(); }); });
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    row->addWidget(label);
    row->addWidget(deals_);
    row->addStretch(1);
    row->addWidget(reset_);
    row->addWidget(buttons);
    return foot;
}

void CheckSettings::addRow(const Check& check, Group& group, QVBoxLayout& list) {
    auto* row = new CheckSettingRow(check);
    list.addWidget(row);
    group.rows.push_back(row);
    connect(row, &CheckSettingRow::onChanged, this,
            [this, &check](bool on) { change([&](CheckProfile& profile) { profile.setOn(check, on); }); });
    connect(row, &CheckSettingRow::severityChanged, this, [this, &check](Severity severity) {
        change([&](CheckProfile& profile) { profile.setSeverity(check, severity); });
    });
    connect(row, &CheckSettingRow::thresholdChanged, this, [this, &check](const QString& name, double value) {
        change([&](CheckProfile& profile) { profile.setThreshold(check, name.toStdString(), value); });
    });
    connect(row, &CheckSettingRow::resetWanted, this,
            [this, &check] { change([&](CheckProfile& profile) { profile.resetCheck(check); }); });
}

void CheckSettings::setDeals(int deals) {
    const QSignalBlocker quiet(deals_);
    deals_->setValue(deals);
}

void CheckSettings::change(const std::function<void(CheckProfile&)>& change) {
    CheckProfile profile = document_.profile();
    change(profile);
    document_.setProfile(profile);
    refresh(); // also where nothing came of it
}

void CheckSettings::refresh() {
    const CheckProfile& profile = document_.profile();
    presets_->setCurrent(static_cast<int>(profile.preset));
    bool any = false;
    for (const Group& group : groups_) {
        int on = 0;
        for (CheckSettingRow* row : group.rows) {
            row->show(profile);
            any = any || row->changed();
            on += profile.settingOf(row->check()).on ? 1 : 0;
        }
        group.head->setNote(tr("%1 of %2 on").arg(on).arg(group.rows.size()));
    }
    reset_->setEnabled(any);
    search();
}

void CheckSettings::search() {
    const QString words = search_->text();
    bool same = true;
    for (const Group& group : groups_)
        for (const CheckSettingRow* row : group.rows)
            same = same && row->isHidden() != row->matches(words);
    if (same && nothing_->isHidden())
        return;
    // Every widget that is shown in sight lays out all its ancestors anew, so that is done out of sight.
    inner_->hide();
    bool any = false;
    for (const Group& group : groups_) {
        bool here = false;
        for (CheckSettingRow* row : group.rows) {
            const bool fits = row->matches(words);
            row->setVisible(fits);
            here = here || fits;
        }
        group.head->setVisible(here);
        if (here && !words.isEmpty())
            group.head->setOpen(true);
        group.body->setVisible(here && group.head->open());
        any = any || here;
    }
    nothing_->setVisible(!any);
    inner_->show();
}

void CheckSettings::showCheck(std::string_view id) {
    search_->setText(QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())));
}

std::vector<CheckSettingRow*> CheckSettings::shownRows() const {
    std::vector<CheckSettingRow*> shown;
    for (const Group& group : groups_)
        for (CheckSettingRow* row : group.rows)
            if (!row->isHidden() && group.body->isVisibleTo(this))
                shown.push_back(row);
    return shown;
}

} // namespace isle
