# Warnings, sanitizers and caching for every target of the project.

find_program(CCACHE ccache)
if(CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CCACHE}")
endif()

if(ISLEWRIGHT_SANITIZE)
  add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer)
  add_link_options(-fsanitize=address,undefined)
endif()

# GCC 12 sees overlapping copies in "literal" + std::string that are not there (GCC bug 105651).
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  add_compile_options(-Wno-restrict)
endif()

# Everything under engine/ is held to the strictest set.
function(islewright_engine_warnings target)
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror)
endfunction()

# Qt's own headers and moc output rule out -Wconversion for widget code.
function(islewright_editor_warnings target)
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wshadow -Werror)
  target_compile_definitions(${target} PRIVATE QT_NO_CAST_TO_ASCII QT_NO_FOREACH)
endfunction()

# islewright_engine_library(NAME files... ) makes the static library islewright_NAME from the current folder.
function(islewright_engine_library name)
  add_library(islewright_${name} STATIC ${ARGN})
  target_include_directories(islewright_${name} PUBLIC "${PROJECT_SOURCE_DIR}")
  islewright_engine_warnings(islewright_${name})
endfunction()

# moc of Qt 6.4 stops at the concepts of libstdc++ when <compare> is the first standard header; it needs none of them,
# so for moc alone that header is already read.
set(CMAKE_AUTOMOC_MOC_OPTIONS -D_GLIBCXX_CONCEPTS)
