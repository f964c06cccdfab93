# Included where the program `islewright` is made.
# One .ts per language in translations/. English has one too: without it "%n hex(es)" is shown as it stands.
# `cmake --build build/debug --target update_translations` brings the .ts files up to date.
set(ts_files "${PROJECT_SOURCE_DIR}/translations/islewright_en.ts")

qt_add_lrelease(islewright TS_FILES ${ts_files} QM_FILES_OUTPUT_VARIABLE qm_files)
qt_add_resources(islewright translations PREFIX /i18n BASE "${CMAKE_CURRENT_BINARY_DIR}" FILES ${qm_files})

# Not by qt_add_lupdate: it cannot name the include folder, without which lupdate finds no class of another header and
# leaves the namespace out of its context.
add_custom_target(update_translations
  COMMAND Qt6::lupdate app editor engine/checks engine/formats "-I${PROJECT_SOURCE_DIR}" -locations none -no-obsolete
          -pluralonly -tr-function-alias QT_TRANSLATE_NOOP+=ISLE_TEXT -ts ${ts_files}
  WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}" VERBATIM)
