# Installing and the .deb.
include(GNUInstallDirs)

set(app_id org.islewright.Islewright)
install(TARGETS islewright islewright-cli RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
install(DIRECTORY maps/ DESTINATION "${CMAKE_INSTALL_DATADIR}/islewright/maps" FILES_MATCHING PATTERN "*.isle")
install(FILES resources/linux/${app_id}.desktop DESTINATION "${CMAKE_INSTALL_DATADIR}/applications")
install(FILES resources/linux/${app_id}.mime.xml DESTINATION "${CMAKE_INSTALL_DATADIR}/mime/packages"
        RENAME ${app_id}.xml)
install(FILES resources/linux/${app_id}.metainfo.xml DESTINATION "${CMAKE_INSTALL_DATADIR}/metainfo")
install(FILES resources/islewright.svg DESTINATION "${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps"
        RENAME ${app_id}.svg)
install(FILES LICENSE DESTINATION "${CMAKE_INSTALL_DATADIR}/doc/islewright" RENAME copyright)

set(CPACK_PACKAGE_NAME islewright)
set(CPACK_PACKAGE_VENDOR "The Islewright authors")
set(CPACK_PACKAGE_CONTACT "The Islewright authors <islewright@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${PROJECT_DESCRIPTION}")
set(CPACK_PACKAGE_FILE_NAME "islewright_${PROJECT_VERSION}_${CMAKE_SYSTEM_PROCESSOR}")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libqt6svg6, qt6-qpa-plugins")
set(CPACK_GENERATOR DEB)
include(CPack)
