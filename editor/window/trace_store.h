#pragma once

#include "editor/canvas/trace.h"

#include <QString>

#include <optional>

namespace isle {

/// A trace picture with the file it comes from.
struct TraceSetup {
    QString file;
    TracePicture picture;
};

/// Reads the picture of a file and lays it over the whole of a map of so many rows and columns, as large as
/// fits. On failure `problem` says why.
[[nodiscard]] std::optional<TraceSetup> loadTrace(const QString& file, int rows, int cols, QString& problem);

/// What is remembered for a map file in the user's settings; nothing when there is none, or when its picture
/// cannot be read any more.
[[nodiscard]] std::optional<TraceSetup> rememberedTrace(const QString& mapPath);
/// Remembers it, or forgets it with nothing. Only so many map files are remembered; the oldest go.
void rememberTrace(const QString& mapPath, const std::optional<TraceSetup>& trace);
inline constexpr int mostTraces = 50;

} // namespace isle
