#pragma once

#include "engine/checks/check.h"

#include <QString>

#include <span>

class QWidget;

namespace isle {

/// Says in a message box that something failed: what was tried, and the sentence that says why.
void showFailure(QWidget* parent, const QString& tried, const QString& sentence);

enum class UnsavedAnswer { Save, Discard, Cancel };
/// Asks what to do with unsaved changes of a map.
[[nodiscard]] UnsavedAnswer askAboutUnsaved(QWidget* parent, const QString& mapName);

enum class ElsewhereAnswer { ReadOnly, Copy, Cancel };
/// Says who else has a map open, and asks how to open it.
[[nodiscard]] ElsewhereAnswer askAboutOpenElsewhere(QWidget* parent, const QString& fileName,
                                                    const QString& owner);

enum class ForeignAnswer { Overwrite, SaveAs, Cancel };
/// Asks whether to write over what somebody else wrote meanwhile.
[[nodiscard]] ForeignAnswer askAboutForeignChange(QWidget* parent, const QString& fileName);

enum class PlayAnswer { Play, ShowProblems, Cancel };
/// Says that a map with errors cannot be played, or asks whether one with warnings should be.
[[nodiscard]] PlayAnswer askAboutProblems(QWidget* parent, std::span<const Problem> problems);

} // namespace isle
