#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Configuria authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Everything that must hold before a change lands: tests, sanitizers, benchmarks, and the Debian package. Sanitizers look here at
# what computes and what reads and writes files; `ctest --preset asan` looks at the window as well, and takes as long as all this.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

install_missing "${build_packages[@]}" "${test_packages[@]}"

cd "$project"
summaries=$(mktemp)
trap 'rm -f "$summaries"' EXIT
failed=0

# run_preset NAME TARGETS CTEST-OPTIONS...: builds those targets of the preset (several in one word) and tests.
run_preset() {
  local preset=$1 targets
  read -ra targets <<< "$2"
  shift 2
  say "$preset: build"
  if [ ! -f "build/$preset/build.ninja" ]; then
    local flags=()
    # Of debug information line numbers alone: less time and a tenth of the disk.
    [ "$preset" = dev ] && flags=(-DCMAKE_CXX_FLAGS_DEBUG=-g1)
    cmake --preset "$preset" "${flags[@]}"
  fi
  cmake --build --preset "$preset" --target "${targets[@]}"
  say "$preset: tests"
  local status=0
  ctest --preset "$preset" -j "$(nproc)" "$@" 2>&1 | tee "build/$preset/ctest.log" || status=$?
  { printf '%s: ' "$preset"; grep -E 'tests passed|No tests were found' "build/$preset/ctest.log" || echo "no summary"; } >> "$summaries"
  [ "$status" -eq 0 ] || failed=1
}

run_preset dev all
run_preset asan sanitized -L sanitized
run_preset release "configuria configuria_documents benchmarks" -j 1 -L benchmark --no-tests=ignore

say "package"
"$project/packaging/check-package.sh" build/release && echo "package: checked" >> "$summaries" || { failed=1; echo "package: FAILED" >> "$summaries"; }

say "summary"
cat "$summaries"
exit "$failed"
