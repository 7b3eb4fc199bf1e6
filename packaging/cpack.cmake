# SPDX-FileCopyrightText: 2026 The Configuria authors
# SPDX-License-Identifier: GPL-3.0-or-later
# What is installed beside the program, and the Debian package.
set(doc_dir ${CMAKE_INSTALL_DATAROOTDIR}/doc/configuria)

# gzip -n: no time stamp, so that two builds give the same bytes; Debian policy asks for -9.
find_program(GZIP_PROGRAM gzip REQUIRED)
function(configuria_compressed source target)
  add_custom_command(OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/${target}
    COMMAND ${GZIP_PROGRAM} -9nc ${CMAKE_CURRENT_SOURCE_DIR}/${source} > ${CMAKE_CURRENT_BINARY_DIR}/${target}
    DEPENDS ${source} VERBATIM)
endfunction()
configuria_compressed(configuria.1 configuria.1.gz)
configuria_compressed(changelog changelog.gz)
add_custom_target(configuria_documents ALL DEPENDS ${CMAKE_CURRENT_BINARY_DIR}/configuria.1.gz ${CMAKE_CURRENT_BINARY_DIR}/changelog.gz)

install(FILES ${CMAKE_CURRENT_BINARY_DIR}/configuria.1.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/changelog.gz copyright DESTINATION ${doc_dir})
install(FILES configuria.desktop DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/applications)
install(FILES org.configuria.Configuria.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/metainfo)
install(FILES configuria-mime.xml DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/mime/packages RENAME configuria.xml)
install(FILES ${CMAKE_SOURCE_DIR}/resources/icons/configuria.svg DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/icons/hicolor/scalable/apps)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME configuria)
set(CPACK_PACKAGE_VENDOR "The Configuria authors")
set(CPACK_PACKAGE_CONTACT "The Configuria authors <configuria@example.org>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION misc)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Loaded at run time, so shlibdeps does not see them: the SQLite driver, the SVG icons, the fonts, Qt's French words.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libqt6sql6-sqlite, libqt6svg6, fonts-dejavu-core, qt6-translations-l10n")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "sizes, prices and quotes AI servers")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"Configuria answers whether a machine holds a model, what it draws and what it
costs, and prints the offer as PDF and CSV, in French and in English.
It works offline, in a window and on the command line.")
# Written with the permissions that policy asks for, whatever the umask of the build.
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CMAKE_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS ${CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS})
include(CPack)
