#pragma once

#include "engine/base/result.h"
#include "engine/formats/file_error.h"
#include "engine/map/patch.h"

#include <QString>

#include <vector>

namespace isle {

/// A saved piece of a map.
struct Stamp {
    QString name;
    MapPatch patch;
    QString path;         ///< its file
    bool shipped = false; ///< came with the program: cannot be renamed or deleted
};

/// The stamps of the user, small `.isle` files in a folder, and those that ship.
class StampStore {
  public:
    /// `folder` is made when the first stamp is saved; empty for the one in the application's data.
    explicit StampStore(QString folder = {});

    /// Those of the user first, each part by name. Files that cannot be read are left out.
    [[nodiscard]] std::vector<Stamp> stamps() const;
    /// Saves a piece under a name, or under that name and a number where there is one already. Returns the
    /// file.
    [[nodiscard]] Result<QString, FileError> save(const QString& name, const MapPatch& patch) const;
    [[nodiscard]] Result<QString, FileError> rename(const Stamp& stamp, const QString& name) const;
    /// False when the file could not be deleted.
    [[nodiscard]] bool remove(const Stamp& stamp) const;
    /// Takes a map file in as a stamp of its title, or of its file's name.
    [[nodiscard]] Result<QString, FileError> import(const QString& path) const;
    /// Writes a stamp as a map file.
    [[nodiscard]] Result<bool, FileError> write(const Stamp& stamp, const QString& path) const;

  private:
    [[nodiscard]] QString freePath(const QString& name, const QString& own = {}) const;

    QString folder_;
};

} // namespace isle
