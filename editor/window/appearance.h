#pragma once

namespace isle {

/// Which theme the user wants.
enum class Appearance { System, Light, Dark };

/// Notes whether the desktop is dark, before any theme of ours is set; call once after the application object
/// is made.
void noteSystemAppearance();

[[nodiscard]] Appearance storedAppearance();
/// Sets the theme and remembers the choice.
void setAppearance(Appearance appearance);
/// Sets the theme that was remembered.
void applyStoredAppearance();

} // namespace isle
