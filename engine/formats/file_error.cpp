#include "engine/formats/file_error.h"

#include <QCoreApplication>

namespace isle {

QString FileError::sentence() const {
    if (line > 0)
        return QCoreApplication::translate("formats", "%1, line %2, column %3: %4")
            .arg(file, QString::number(line), QString::number(column), message);
    if (!jsonPath.isEmpty())
        return QCoreApplication::translate("formats", "%1, %2: %3").arg(file, jsonPath, message);
    return QCoreApplication::translate("formats", "%1: %2").arg(file, message);
}

} // namespace isle
