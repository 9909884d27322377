# What every target of the project shares: language level, warnings, where binaries land, ccache.

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE RelWithDebInfo CACHE STRING "Build type" FORCE)
endif()
# The default build is the one people run and test: optimised enough to keep the promised speeds,
# assertions on. Debug information costs a quarter of the building time, so it is there only where it is
# read: for the sanitizers' reports, or with -DOVERMANTEL_DEBUG_INFO=ON.
option(OVERMANTEL_DEBUG_INFO "Line numbers in backtraces" OFF)
set(CMAKE_CXX_FLAGS_RELWITHDEBINFO "-O1")

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin")

option(OVERMANTEL_WERROR "Treat warnings as errors" OFF)
set(OVERMANTEL_SANITIZE "" CACHE STRING "Sanitizers for the whole build, such as address,undefined or thread")
option(OVERMANTEL_COVERAGE "Instrument for gcov" OFF)
option(OVERMANTEL_PCH "Use precompiled headers" ON)
option(OVERMANTEL_UNITY "Compile several sources of a layer at once" ON)

# Flags that the precompiled headers must see too, so they are set for the whole tree.
add_compile_definitions(QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_URL_CAST_FROM_STRING
                        QT_NO_FOREACH QT_STRICT_ITERATORS QT_DISABLE_DEPRECATED_BEFORE=0x060400)
if(OVERMANTEL_DEBUG_INFO OR OVERMANTEL_SANITIZE)
  add_compile_options(-g1)
endif()
if(OVERMANTEL_SANITIZE)
  add_compile_options(-fsanitize=${OVERMANTEL_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
  add_link_options(-fsanitize=${OVERMANTEL_SANITIZE})
endif()
if(OVERMANTEL_COVERAGE)
  add_compile_options(--coverage)
  add_link_options(--coverage)
endif()

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # The sloppiness is what ccache asks for to work with precompiled headers; the base folder lets
  # several build folders of one checkout share results.
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env
      CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
      CCACHE_BASEDIR=${CMAKE_SOURCE_DIR} CCACHE_NOHASHDIR=1 "${CCACHE_PROGRAM}")
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_compile_options(-fpch-preprocess)
  endif()
endif()

add_library(overmantel_warnings INTERFACE)
target_compile_options(overmantel_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual -Wcast-align -Wunused
  -Wextra-semi -Wimplicit-fallthrough $<$<BOOL:${OVERMANTEL_WERROR}>:-Werror>)
