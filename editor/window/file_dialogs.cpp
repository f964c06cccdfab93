#include "editor/window/file_dialogs.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QImageReader>

namespace isle {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(FileDialogs)
};

/// The path with an ending of the list; the first one is added when it has none of them.
QString withEnding(const QString& path, const QStringList& endings) {
    if (path.isEmpty() || endings.contains(QFileInfo(path).suffix().toLower()))
        return path;
    return path + QLatin1Char('.') + endings.front();
}

QString askToSave(QWidget* parent, const QString& title, const QString& suggestion, const QString& filter,
                  const QStringList& endings) {
    return withEnding(QFileDialog::getSaveFileName(parent, title, suggestion, filter), endings);
}

} // namespace

FileDialogs FileDialogs::standard() {
    FileDialogs dialogs;
    dialogs.openFile = [](QWidget* parent) {
        return QFileDialog::getOpenFileName(
            parent, Words::tr("Open"), {},
            Words::tr("Maps, packs and games (*.isle *.islepack *.islegame);;Maps (*.isle);;"
                      "Map packs (*.islepack);;Games (*.islegame);;All files (*)"));
    };
    dialogs.openGame = [](QWidget* parent) {
        return QFileDialog::getOpenFileName(parent, Words::tr("Open game"), {},
                                            Words::tr("Games (*.islegame);;All files (*)"));
    };
    dialogs.addMaps = [](QWidget* parent) {
        return QFileDialog::getOpenFileNames(parent, Words::tr("Add maps"), {}, Words::tr("Maps (*.isle)"));
    };
    dialogs.saveMap = [](QWidget* parent, const QString& suggestion) {
        return askToSave(parent, Words::tr("Save map"), suggestion, Words::tr("Maps (*.isle)"),
                         {QStringLiteral("isle")});
    };
    dialogs.savePack = [](QWidget* parent, const QString& suggestion) {
        return askToSave(parent, Words::tr("Export pack"), suggestion, Words::tr("Map packs (*.islepack)"),
                         {QStringLiteral("islepack")});
    };
    dialogs.saveGame = [](QWidget* parent, const QString& suggestion) {
        return askToSave(parent, Words::tr("Save game"), suggestion, Words::tr("Games (*.islegame)"),
                         {QStringLiteral("islegame")});
    };
    dialogs.savePicture = [](QWidget* parent, const QString& suggestion) {
        return askToSave(parent, Words::tr("Export picture"), suggestion,
                         Words::tr("PNG pictures (*.png);;SVG drawings (*.svg)"),
                         {QStringLiteral("png"), QStringLiteral("svg")});
    };
    dialogs.openPicture = [](QWidget* parent) {
        QStringList endings;
        for (const QByteArray& format : QImageReader::supportedImageFormats())
            endings.append(QStringLiteral("*.") + QString::fromLatin1(format));
        return QFileDialog::getOpenFileName(
            parent, Words::tr("Choose a picture to trace"), {},
            Words::tr("Pictures (%1);;All files (*)").arg(endings.join(QLatin1Char(' '))));
    };
    return dialogs;
}

} // namespace isle
