# Third-party code, each with the one target name under which the project uses it.

find_package(Qt6 6.4 REQUIRED COMPONENTS Core Gui Widgets Svg LinguistTools Test)
find_package(yaml-cpp REQUIRED)
find_package(nlohmann_json 3.11 REQUIRED)
find_package(tl-expected REQUIRED)

# yaml-cpp 0.7 exports the target "yaml-cpp", 0.8 "yaml-cpp::yaml-cpp".
if(NOT TARGET yaml-cpp::yaml-cpp)
  add_library(yaml-cpp::yaml-cpp INTERFACE IMPORTED)
  target_link_libraries(yaml-cpp::yaml-cpp INTERFACE yaml-cpp)
endif()

# KSyntaxHighlighting for Qt 6: the system's where there is one (Debian 13 and later), else the
# sources that scripts/setup puts under .deps/. A system "KF5" package is a Qt 5 build and is never used.
option(WITH_KSYNTAXHIGHLIGHTING "Highlight text in the editors" ON)
option(KSH_SYSTEM "Use the system's KF6SyntaxHighlighting when there is one" ON)
set(KSH_SOURCE_DIR "${CMAKE_SOURCE_DIR}/.deps/ksyntaxhighlighting/src" CACHE PATH "KSyntaxHighlighting sources")
if(WITH_KSYNTAXHIGHLIGHTING)
  if(KSH_SYSTEM)
    find_package(KF6SyntaxHighlighting QUIET)
  endif()
  if(NOT KF6SyntaxHighlighting_FOUND)
    add_subdirectory(cmake/ksyntaxhighlighting)
  endif()
  message(STATUS "Qt ${Qt6_VERSION}; KSyntaxHighlighting ${KF6SyntaxHighlighting_VERSION}${KSH_VERSION}")
else()
  message(STATUS "Qt ${Qt6_VERSION}; built without KSyntaxHighlighting: the editors show plain text")
endif()
