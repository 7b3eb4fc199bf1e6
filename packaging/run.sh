#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Configuria authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds Configuria on Debian 12 and shows it: the window where there is a display, else the sample projects on the
# terminal and their quotes in out/. A second run only builds what changed.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

install_missing "${build_packages[@]}"

cd "$project"
[ -f build/run/build.ninja ] || { say "Configuring"; cmake --preset run; }
say "Building"
cmake --build --preset run
program=$project/build/run/app/configuria
mkdir -p out

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
  # A copy: saving must not change the sample itself.
  set -- resources/samples/*.configuria
  cp -n "$1" out/
  exec "$program" "out/$(basename "$1")"
fi

data=$(mktemp -d)
trap 'rm -rf "$data"' EXIT
# Exit status 1 says that the project has a blocker: an answer, not a failure.
answers() { "$@" || [ $? -eq 1 ]; }

for sample in resources/samples/*.configuria; do
  name=$(basename "$sample" .configuria)
  say "$name"
  answers "$program" evaluate "$sample" --data-dir "$data"
  for language in fr en; do
    answers "$program" quote "$sample" --data-dir "$data" --lang "$language" --pdf "out/$name-$language.pdf" --csv "out/$name-$language.csv"
  done
done
say "No display: the window was not opened. The quotes are in $project/out:"
ls -l out
