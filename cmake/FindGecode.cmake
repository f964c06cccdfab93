# Finds Gecode, which comes without a package file for CMake: Gecode::Search with all that a search over integers
# needs.
find_path(Gecode_INCLUDE_DIR gecode/int.hh)
find_library(Gecode_KERNEL_LIBRARY gecodekernel)
set(gecode_libraries "${Gecode_KERNEL_LIBRARY}")
foreach(part IN ITEMS support int search minimodel set)
  find_library(Gecode_${part}_LIBRARY gecode${part})
  mark_as_advanced(Gecode_${part}_LIBRARY)
  list(APPEND gecode_libraries "${Gecode_${part}_LIBRARY}")
endforeach()
if(Gecode_INCLUDE_DIR AND EXISTS "${Gecode_INCLUDE_DIR}/gecode/support/config.hpp")
  file(STRINGS "${Gecode_INCLUDE_DIR}/gecode/support/config.hpp" gecode_version REGEX "define GECODE_VERSION \"")
  string(REGEX REPLACE ".*\"(.*)\".*" "\\1" Gecode_VERSION "${gecode_version}")
endif()
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Gecode REQUIRED_VARS Gecode_INCLUDE_DIR Gecode_KERNEL_LIBRARY Gecode_int_LIBRARY
                                  Gecode_search_LIBRARY Gecode_minimodel_LIBRARY Gecode_support_LIBRARY
                                  VERSION_VAR Gecode_VERSION)
mark_as_advanced(Gecode_INCLUDE_DIR Gecode_KERNEL_LIBRARY)
if(Gecode_FOUND AND NOT TARGET Gecode::Search)
  add_library(Gecode::Search INTERFACE IMPORTED)
  target_include_directories(Gecode::Search SYSTEM INTERFACE "${Gecode_INCLUDE_DIR}")
  target_link_libraries(Gecode::Search INTERFACE ${gecode_libraries})
endif()
