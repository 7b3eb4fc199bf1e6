#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Configuria authors
# SPDX-License-Identifier: GPL-3.0-or-later
# check-package.sh BUILD-FOLDER: makes the .deb of a release build, checks it, and runs the program it holds.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
cd "$project"
build=$(cd "$1" && pwd)

rm -f "$build"/configuria_*.deb
(cd "$build" && cpack -G DEB >/dev/null)
deb=$(ls "$build"/configuria_*.deb)
echo "$deb"
dpkg-deb --info "$deb" | sed -n 's/^ //; /^\(Package\|Version\|Depends\|Installed-Size\):/p'

lintian --allow-root --fail-on error --tag-display-limit 0 "$deb"
desktop-file-validate packaging/configuria.desktop
appstreamcli validate --no-net --explain packaging/org.configuria.Configuria.metainfo.xml

# Unpacked rather than installed: the check needs no rights and leaves nothing behind.
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
dpkg-deb -x "$deb" "$root"
program=$root/usr/bin/configuria
export QT_QPA_PLATFORM=offscreen
"$program" --version
"$program" evaluate --model llama-3.1-8b --gpu nvidia-l40s --gpus 2 --json --data-dir "$root/data" > "$root/evaluation.json" || [ $? -eq 1 ]
grep -q '"schema": 1' "$root/evaluation.json"
"$program" --exit-after-startup --data-dir "$root/data"
man --warnings -l "$root/usr/share/man/man1/configuria.1.gz" >/dev/null 2>&1 || ! command -v man >/dev/null
echo "package: good"
