#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Configuria authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Everything that must hold before a change lands: tests, sanitizers, benchmarks, and the Debian package.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

install_missing "${build_packages[@]}" "${test_packages[@]}"

cd "$project"
summaries=$(mktemp)
trap 'rm -f "$summaries"' EXIT
failed=0

# run_preset NAME CTEST-OPTIONS...: what the preset of that name builds and tests.
run_preset() {
  local preset=$1
  shift
  say "$preset: build"
  # No debug information but line numbers: half the time and a tenth of the disk.
  [ -f "build/$preset/build.ninja" ] || cmake --preset "$preset" -DCMAKE_CXX_FLAGS="${CXXFLAGS:--g1}"
  cmake --build --preset "$preset"
  say "$preset: tests"
  local status=0
  ctest --preset "$preset" -j "$(nproc)" "$@" 2>&1 | tee "build/$preset/ctest.log" || status=$?
  { printf '%s: ' "$preset"; grep -E 'tests passed|No tests were found' "build/$preset/ctest.log" || echo "no summary"; } >> "$summaries"
  [ "$status" -eq 0 ] || failed=1
}

run_preset dev
run_preset asan
run_preset release -j 1 -L benchmark --no-tests=ignore

say "package"
"$project/packaging/check-package.sh" build/release && echo "package: checked" >> "$summaries" || { failed=1; echo "package: FAILED" >> "$summaries"; }

say "summary"
cat "$summaries"
exit "$failed"
