#pragma once

#include <QString>
#include <QStringList>

#include <functional>

class QWidget;

namespace isle {

/// How the window asks for files; tests put answers of their own here. Each returns nothing when the user
/// thought better of it.
struct FileDialogs {
    std::function<QString(QWidget*)> openFile; ///< a map, a pack or a game
    std::function<QString(QWidget*)> openGame;
    std::function<QStringList(QWidget*)> addMaps; ///< maps for a pack
    std::function<QString(QWidget*, const QString& suggestion)> saveMap;
    std::function<QString(QWidget*, const QString& suggestion)> savePack;
    std::function<QString(QWidget*, const QString& suggestion)> saveGame;
    std::function<QString(QWidget*, const QString& suggestion)> savePicture;
    std::function<QString(QWidget*)> openPicture; ///< to trace

    /// The dialogs of the desktop.
    [[nodiscard]] static FileDialogs standard();
};

} // namespace isle
