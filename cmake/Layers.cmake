# overmantel_layer(<name> FOLDER <dir> [DEPENDS <layer>...] [LINK <target>...] [PRIVATE_LINK <target>...]
#                 [WIDGETS] [MOC] [OWN_PCH])
#
# A static library "overmantel_<name>" from all sources of a folder. A layer sees only the layers it
# names, and tests/layering checks the includes against the same order.
# What reads and checks the agent is optimised fully: it runs at every keystroke. Widgets wait for people.
set(overmantel_fast $<$<CONFIG:RelWithDebInfo>:-O2>)

if(OVERMANTEL_PCH)
  foreach(kind core widgets)
    file(CONFIGURE OUTPUT "${CMAKE_BINARY_DIR}/pch/${kind}.cpp" CONTENT "// only carries a precompiled header\n" @ONLY)
    add_library(overmantel_pch_${kind} STATIC "${CMAKE_BINARY_DIR}/pch/${kind}.cpp")
  endforeach()
  target_link_libraries(overmantel_pch_core PRIVATE Qt6::Core overmantel_warnings)
  target_compile_options(overmantel_pch_core PRIVATE ${overmantel_fast})
  target_precompile_headers(overmantel_pch_core PRIVATE
    <QHash> <QList> <QMap> <QString> <QStringList> <QStringView>
    <algorithm> <functional> <memory> <optional> <utility> <vector>)
  target_link_libraries(overmantel_pch_widgets PRIVATE Qt6::Widgets overmantel_warnings)
  target_precompile_headers(overmantel_pch_widgets PRIVATE <QtWidgets>
    <algorithm> <functional> <memory> <optional> <utility> <vector>)
endif()

function(overmantel_use_pch target kind)
  if(OVERMANTEL_PCH)
    target_precompile_headers(${target} REUSE_FROM overmantel_pch_${kind})
  endif()
endfunction()

function(overmantel_layer name)
  cmake_parse_arguments(arg "WIDGETS;MOC;OWN_PCH" "FOLDER" "DEPENDS;LINK;PRIVATE_LINK" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/${arg_FOLDER}/*.cpp")
  file(GLOB headers CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/${arg_FOLDER}/*.h")
  list(TRANSFORM arg_DEPENDS PREPEND overmantel_)
  if(NOT sources)
    # Nothing to compile, but what stands on this layer still sees through it.
    add_library(overmantel_${name} INTERFACE)
    target_include_directories(overmantel_${name} INTERFACE "${CMAKE_SOURCE_DIR}")
    target_link_libraries(overmantel_${name} INTERFACE ${arg_DEPENDS} ${arg_LINK} Qt6::Core)
    return()
  endif()
  add_library(overmantel_${name} STATIC ${sources} ${headers})
  # Reading the headers is nearly all of the compiler's work: several sources share it.
  if(OVERMANTEL_UNITY)
    set_target_properties(overmantel_${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 8)
  endif()
  target_include_directories(overmantel_${name} PUBLIC "${CMAKE_SOURCE_DIR}")
  target_link_libraries(overmantel_${name} PUBLIC ${arg_DEPENDS} ${arg_LINK}
                                           PRIVATE ${arg_PRIVATE_LINK} overmantel_warnings)
  if(arg_WIDGETS)
    target_link_libraries(overmantel_${name} PUBLIC Qt6::Widgets)
    set_target_properties(overmantel_${name} PROPERTIES AUTOMOC ON)
    overmantel_use_pch(overmantel_${name} widgets)
  else()
    target_link_libraries(overmantel_${name} PUBLIC Qt6::Core)
    target_compile_options(overmantel_${name} PRIVATE ${overmantel_fast})
    set_target_properties(overmantel_${name} PROPERTIES AUTOMOC ${arg_MOC})
    if(NOT arg_OWN_PCH)
      overmantel_use_pch(overmantel_${name} core)
    endif()
  endif()
endfunction()
