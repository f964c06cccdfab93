#pragma once

#include "editor/document/map_store.h"

namespace isle {

/// How the application looks after files, remembered in its settings.
struct FileSettings {
    static constexpr int leastSeconds = 1;
    static constexpr int mostSeconds = 10;
    static constexpr int mostCopies = 100;

    int recoverySeconds = 2; ///< from a change to its recovery file
    BackupPolicy::Keep backups = BackupPolicy::Keep::Beside;
    int backupCopies = 10; ///< kept in the folder for backups
    bool reopen = true;    ///< the maps that were open the last time

    /// What is remembered; values out of range are moved into it.
    [[nodiscard]] static FileSettings load();
    void store() const;

    [[nodiscard]] BackupPolicy backupPolicy() const;
    /// Where backups go with Keep::Folder.
    [[nodiscard]] static QString backupFolder();

    friend bool operator==(const FileSettings&, const FileSettings&) = default;
};

} // namespace isle
