#pragma once

#include <QString>

namespace isle {

/// What went wrong with a file: one sentence for people that says what, where and what was expected.
struct FileError {
    QString file;     ///< path as given
    int line = 0;     ///< from 1; 0 when the error has no place
    int column = 0;   ///< from 1
    QString jsonPath; ///< "$.options.target"; empty when line and column say it
    QString message;  ///< "There are 10 hexes in row 3, expected 11."

    /// File, place and message in one line: "new.isle, line 12, column 5: ...".
    [[nodiscard]] QString sentence() const;
};

} // namespace isle
