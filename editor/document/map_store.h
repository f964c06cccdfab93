#pragma once

#include "engine/base/result.h"
#include "engine/formats/file_error.h"
#include "engine/map/map.h"

#include <QString>

namespace isle {

/// What becomes of the previous version of a file when a map is saved over it.
struct BackupPolicy {
    enum class Keep {
        Nothing,
        Beside, ///< one copy in the same folder: "bay.isle.bak"
        Folder, ///< the last `copies` of them in `folder`, named by file and time
    };
    Keep keep = Keep::Nothing;
    QString folder;  ///< made when needed
    int copies = 10; ///< per map, at least 1
};

/// What saving did.
struct SaveReport {
    bool written = true;   ///< false: the file held these very bytes already and was not touched
    QString backup;        ///< the copy of the previous version; empty when none was made
    QString backupFailure; ///< a sentence: why there is no copy although there should be one
};

/// Writes a map whole or not at all, after putting the previous version aside, and reads it back to see that
/// it arrived. Refuses to write what could not be opened again. A failed backup does not stop the saving.
[[nodiscard]] Result<SaveReport, FileError> storeMap(const Map& map, const QString& path,
                                                     const BackupPolicy& backup = {});

/// Where the previous versions of a file go in a folder: "bay-1f3a09c2-20260131-094501-250.isle" and the
/// like, oldest first.
[[nodiscard]] QStringList backupsInFolder(const QString& path, const QString& folder);

} // namespace isle
