# SPDX-FileCopyrightText: 2026 The Configuria authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Preprocesses one line, #include <HEADER>, with the include directories of a library: each of ALLOWED must be found, each of
# FORBIDDEN must not. COMPILER, INCLUDES, ALLOWED, FORBIDDEN (separated by |), WORK.
string(REPLACE "|" ";" directories "${INCLUDES}")
list(TRANSFORM directories PREPEND "-I")

function(include_alone header result)
  file(WRITE ${WORK}/one.cpp "#include <${header}>\n")
  execute_process(COMMAND ${COMPILER} -std=c++20 -fPIC -E -o /dev/null ${directories} ${WORK}/one.cpp
    RESULT_VARIABLE status ERROR_VARIABLE message OUTPUT_QUIET)
  if(status EQUAL 0)
    set(${result} found PARENT_SCOPE)
  elseif(message MATCHES "one.cpp:1:.*No such file or directory")
    set(${result} missing PARENT_SCOPE)
  else()
    set(${result} "${message}" PARENT_SCOPE)
  endif()
endfunction()

string(REPLACE "|" ";" headers "${ALLOWED}")
foreach(header IN LISTS headers)
  include_alone(${header} result)
  if(NOT result STREQUAL "found")
    message(SEND_ERROR "${header} may be included and is not found: ${result}")
  endif()
endforeach()
string(REPLACE "|" ";" headers "${FORBIDDEN}")
foreach(header IN LISTS headers)
  include_alone(${header} result)
  if(NOT result STREQUAL "missing")
    message(SEND_ERROR "${header} must not be within reach: ${result}")
  endif()
endforeach()
