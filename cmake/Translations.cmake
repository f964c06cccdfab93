# Included where the program `islewright` is made.
# One .ts per language in translations/. English has one too, with the plurals only: without it "%n hex(es)" is shown as
# it stands. `cmake --build build/debug --target update_translations` brings the .ts files up to date; what is new stands
# in the others as "unfinished" until somebody translates it, and tst_translations fails until then.
set(translations_dir "${PROJECT_SOURCE_DIR}/translations")
set(ts_files "${translations_dir}/islewright_en.ts" "${translations_dir}/islewright_de.ts")

qt_add_lrelease(islewright TS_FILES ${ts_files} QM_FILES_OUTPUT_VARIABLE qm_files)
qt_add_resources(islewright translations PREFIX /i18n BASE "${CMAKE_CURRENT_BINARY_DIR}" FILES ${qm_files})

# Every folder with a sentence for people; the command line tool stays English.
set(translated_folders app/window editor engine/arrange engine/base engine/box engine/checks engine/deal engine/formats
                       engine/generate engine/map engine/rules)
set(lupdate_arguments ${translated_folders} "-I${PROJECT_SOURCE_DIR}" -locations none -no-obsolete
                      -tr-function-alias QT_TRANSLATE_NOOP+=ISLE_TEXT)
# For the test that asks lupdate whether something new is in the sources.
set_property(GLOBAL PROPERTY islewright_lupdate_arguments ${lupdate_arguments})
set_property(GLOBAL PROPERTY islewright_qm_dir "${CMAKE_CURRENT_BINARY_DIR}")

# Not by qt_add_lupdate: it cannot name the include folder, without which lupdate finds no class of another header and
# leaves the namespace out of its context.
add_custom_target(update_translations
  COMMAND Qt6::lupdate ${lupdate_arguments} -pluralonly -ts translations/islewright_en.ts
  COMMAND Qt6::lupdate ${lupdate_arguments} -source-language en -target-language de -ts translations/islewright_de.ts
  WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}" VERBATIM)
