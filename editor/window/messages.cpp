#include "editor/window/messages.h"

#include "editor/document/text.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

namespace isle {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Messages)
};

constexpr int listed = 6;

/// The sentences of the problems of a severity, the first few of them.
QString sentencesOf(std::span<const Problem> problems, Severity severity) {
    QStringList lines;
    int more = 0;
    for (const Problem& problem : problems) {
        if (problem.severity != severity)
            continue;
        if (lines.size() < listed)
            lines.append(QStringLiteral("• ") + translated(problem.message));
        else
            ++more;
    }
    if (more > 0)
        lines.append(Words::tr("… and %1 more").arg(more));
    return lines.join(QLatin1Char('\n'));
}

} // namespace

void showFailure(QWidget* parent, const QString& tried, const QString& sentence) {
    QMessageBox box(QMessageBox::Warning, QCoreApplication::applicationName(), tried, QMessageBox::Ok,
                    parent);
    box.setObjectName(QStringLiteral("failure"));
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(sentence);
    box.exec();
}

UnsavedAnswer askAboutUnsaved(QWidget* parent, const QString& mapName) {
    QMessageBox box(QMessageBox::Question, QCoreApplication::applicationName(),
                    Words::tr("Save the changes of “%1”?").arg(mapName),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, parent);
    box.setObjectName(QStringLiteral("unsaved"));
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(Words::tr("What is not saved is lost."));
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec()) {
    case QMessageBox::Save:
        return UnsavedAnswer::Save;
    case QMessageBox::Discard:
        return UnsavedAnswer::Discard;
    default:
        return UnsavedAnswer::Cancel;
    }
}

ElsewhereAnswer askAboutOpenElsewhere(QWidget* parent, const QString& fileName, const QString& owner) {
    QMessageBox box(QMessageBox::Warning, QCoreApplication::applicationName(),
                    Words::tr("“%1” is open already.").arg(fileName), QMessageBox::Cancel, parent);
    box.setObjectName(QStringLiteral("openElsewhere"));
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(
        Words::tr("It is open by %1. Look at it without changing it, or open a copy that is "
                  "saved under another name.")
            .arg(owner));
    QPushButton* look = box.addButton(Words::tr("Open for &reading"), QMessageBox::AcceptRole);
    QPushButton* copy = box.addButton(Words::tr("Open a &copy"), QMessageBox::ActionRole);
    box.setDefaultButton(look);
    box.exec();
    if (box.clickedButton() == look)
        return ElsewhereAnswer::ReadOnly;
    return box.clickedButton() == copy ? ElsewhereAnswer::Copy : ElsewhereAnswer::Cancel;
}

ForeignAnswer askAboutForeignChange(QWidget* parent, const QString& fileName) {
    QMessageBox box(QMessageBox::Warning, QCoreApplication::applicationName(),
                    Words::tr("“%1” was changed on disk since it was opened.").arg(fileName),
                    QMessageBox::Cancel, parent);
    box.setObjectName(QStringLiteral("foreignChange"));
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(Words::tr("Saving replaces what somebody else wrote there."));
    QPushButton* over = box.addButton(Words::tr("&Replace it"), QMessageBox::DestructiveRole);
    QPushButton* as = box.addButton(Words::tr("Save &as…"), QMessageBox::AcceptRole);
    box.setDefaultButton(as);
    box.exec();
    if (box.clickedButton() == over)
        return ForeignAnswer::Overwrite;
    return box.clickedButton() == as ? ForeignAnswer::SaveAs : ForeignAnswer::Cancel;
}

PlayAnswer askAboutProblems(QWidget* parent, std::span<const Problem> problems) {
    const bool errors = hasErrors(problems);
    const QString text = errors ? Words::tr("This map has errors and cannot be played yet.")
                                : Words::tr("This map has warnings.");
    QMessageBox box(errors ? QMessageBox::Warning : QMessageBox::Question,
                    QCoreApplication::applicationName(), text, QMessageBox::NoButton, parent);
    box.setObjectName(QStringLiteral("playProblems"));
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(sentencesOf(problems, errors ? Severity::Error : Severity::Warning));
    QPushButton* play = errors ? nullptr : box.addButton(Words::tr("Play anyway"), QMessageBox::AcceptRole);
    QPushButton* show = box.addButton(Words::tr("Show problems"), QMessageBox::ActionRole);
    QPushButton* cancel = box.addButton(errors ? QMessageBox::Close : QMessageBox::Cancel);
    box.setEscapeButton(cancel);
    box.setDefaultButton(errors ? show : play);
    box.exec();
    if (box.clickedButton() == show)
        return PlayAnswer::ShowProblems;
    return play && box.clickedButton() == play ? PlayAnswer::Play : PlayAnswer::Cancel;
}

} // namespace isle
