#include "editor/window/archipelago_form.h"

#include "editor/look/icons.h"
#include "editor/window/seed_field.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

namespace isle {
namespace {

QWidget* row(std::initializer_list<QWidget*> widgets) {
    auto* line = new QWidget;
    auto* layout = new QHBoxLayout(line);
    layout->setContentsMargins(0, 0, 0, 0);
    for (QWidget* widget : widgets)
        layout->addWidget(widget);
    layout->addStretch(1);
    return line;
}

QString wordFor(Special special) {
    switch (special) {
    case Special::Gold:
        return ArchipelagoForm::tr("Gold");
    case Special::Desert:
        return ArchipelagoForm::tr("Deserts");
    case Special::Fog:
        return ArchipelagoForm::tr("Fog");
    case Special::Villages:
        return ArchipelagoForm::tr("Villages");
    case Special::Chips:
        return ArchipelagoForm::tr("Chips");
    case Special::Fortresses:
        return ArchipelagoForm::tr("Fortresses");
    case Special::Canal:
        return ArchipelagoForm::tr("Canal");
    case Special::Chests:
        return ArchipelagoForm::tr("Chests");
    case Special::Wonders:
        break;
    }
    return ArchipelagoForm::tr("Wonders");
}

} // namespace

ArchipelagoForm::ArchipelagoForm(QWidget* parent) : QWidget(parent) {
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    makeLand(*form);
    makeSpecials(*form);
    auto* next = new QAction(icon(QStringLiteral("dice")), tr("Another seed"), this);
    connect(next, &QAction::triggered, this, &ArchipelagoForm::reroll);
    seed_ = new SeedField(next);
    seed_->setAccessibleName(tr("Seed of the archipelago"));
    seed_->setToolTip(tr("The same seed and wishes always give the same map"));
    connect(seed_, &SeedField::seedEntered, this, &ArchipelagoForm::changed);
    auto* again = new QPushButton(icon(QStringLiteral("dice")), tr("&Another"));
    again->setObjectName(QStringLiteral("reroll"));
    again->setAutoDefault(false);
    again->setToolTip(tr("Make another archipelago by the same wishes"));
    connect(again, &QPushButton::clicked, this, &ArchipelagoForm::reroll);
    form->addRow(tr("Seed"), row({seed_, again}));
}

QSpinBox* ArchipelagoForm::number(const char* name, int lowest, int highest, int value) {
    auto* box = new QSpinBox;
    box->setObjectName(QString::fromLatin1(name));
    box->setRange(lowest, highest);
    box->setValue(value);
    connect(box, &QSpinBox::valueChanged, this, &ArchipelagoForm::changed);
    return box;
}

QComboBox* ArchipelagoForm::choice(const char* name, const QStringList& texts) {
    auto* box = new QComboBox;
    box->setObjectName(QString::fromLatin1(name));
    box->addItems(texts);
    connect(box, &QComboBox::currentIndexChanged, this, &ArchipelagoForm::changed);
    return box;
}

void ArchipelagoForm::makeLand(QFormLayout& form) {
    const GenerateOptions usual;
    seats_ = number("seats", 2, static_cast<int>(maxSeats), usual.seats);
    cols_ = number("archipelagoColumns", 3, maxMapSide, usual.cols);
    rows_ = number("archipelagoRows", 3, maxMapSide, usual.rows);
    islands_ = number("islands", 1, 99, usual.islands);
    sea_ = number("sea", 0, 100, usual.seaShare);
    sea_->setSuffix(tr(" %"));
    home_ = choice("home", {tr("Round"), tr("Long"), tr("Ring"), tr("By chance")});
    symmetry_ =
        choice("symmetry", {tr("None"), tr("Half turn"), tr("Three times"), tr("Six times"), tr("Mirrored")});
    content_ = choice("content", {tr("Dealt for every game"), tr("Fixed")});
    form.addRow(tr("Seats"), seats_);
    form.addRow(tr("Columns and rows"), row({cols_, rows_}));
    form.addRow(tr("Islands"), islands_);
    form.addRow(tr("Sea"), sea_);
    form.addRow(tr("Home island"), home_);
    form.addRow(tr("Symmetry"), symmetry_);
    form.addRow(tr("Terrain and numbers"), content_);
}

void ArchipelagoForm::makeSpecials(QFormLayout& form) {
    auto* grid = new QGridLayout;
    grid->setContentsMargins(0, 0, 0, 0);
    int place = 0;
    for (const Special special : allSpecials) {
        if (special == Special::Wonders)
            continue;
        const std::string_view name = nameOf(special);
        auto* box = number(std::string(name).c_str(), 0, special == Special::Chests ? 8 : 99,
                           special == Special::Desert ? 1 : 0);
        specials_[static_cast<std::size_t>(special)] = box;
        auto* label = new QLabel(wordFor(special));
        label->setBuddy(box);
        grid->addWidget(label, place / 2, 2 * (place % 2));
        grid->addWidget(box, place / 2, 2 * (place % 2) + 1);
        ++place;
    }
    wonders_ = new QCheckBox(wordFor(Special::Wonders));
    wonders_->setObjectName(QStringLiteral("wonders"));
    connect(wonders_, &QCheckBox::toggled, this, &ArchipelagoForm::changed);
    grid->addWidget(wonders_, place / 2, 0, 1, 2);
    grid->setColumnStretch(4, 1);
    form.addRow(tr("Specials"), grid);
}

GenerateOptions ArchipelagoForm::options() const {
    GenerateOptions options;
    options.seats = seats_->value();
    options.rows = rows_->value();
    options.cols = cols_->value();
    options.islands = islands_->value();
    options.seaShare = sea_->value();
    options.home = allHomeShapes[static_cast<std::size_t>(home_->currentIndex())];
    options.symmetry = allMapSymmetries[static_cast<std::size_t>(symmetry_->currentIndex())];
    options.shuffled = content_->currentIndex() == 0;
    for (const Special special : allSpecials)
        if (const QSpinBox* box = specials_[static_cast<std::size_t>(special)])
            setCount(options.specials, special, box->value());
    options.specials.wonders = wonders_->isChecked();
    options.seed = seed_->seed();
    return options;
}

void ArchipelagoForm::reroll() {
    seed_->setSeed(seed_->seed() + 1);
    emit changed();
}

} // namespace isle
