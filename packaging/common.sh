# SPDX-FileCopyrightText: 2026 The Configuria authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by run.sh and test.sh: where the project is, and how missing packages of Debian 12 are installed.
project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

build_packages=(
  g++ cmake ninja-build pkg-config
  qt6-base-dev qt6-svg-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools qt6-translations-l10n qt6-charts-dev
  libqt6sql6-sqlite libqt6svg6 libqt6opengl6-dev libxkbcommon-dev libvulkan-dev
  libqcustomplot-dev libexpected-dev libqpdf-dev libxlsxwriter-dev fonts-dejavu-core
)
# The tests with the label "long" compute spreadsheets as well, where libreoffice-calc-nogui is installed.
test_packages=(xvfb xauth poppler-utils qpdf lintian desktop-file-utils appstream file dpkg-dev)

say() { printf '\n== %s\n' "$*"; }

as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo "$@"
  else
    echo "$0: these packages are missing and neither root nor sudo is at hand: ${missing[*]}" >&2
    exit 1
  fi
}

# Installs what is not there yet, and calls apt only then.
install_missing() {
  missing=()
  local name
  for name in "$@"; do
    if [ "$(dpkg-query -W -f='${db:Status-Status}' "$name" 2>/dev/null)" != installed ]; then
      missing+=("$name")
    fi
  done
  [ "${#missing[@]}" -eq 0 ] && return 0
  say "Installing ${#missing[@]} packages: ${missing[*]}"
  as_root env DEBIAN_FRONTEND=noninteractive apt-get update -qq
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}
