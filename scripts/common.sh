# Read by scripts/run, scripts/test and scripts/screenshots; not a program of its own. It stands in
# the root of the checkout afterwards, and all of them share one build folder with one set of
# options, so that going from one script to another builds nothing twice.
# shellcheck shell=bash
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

script_name=scripts/$(basename "$0")
build_dir=build

say() { printf '%s: %s\n' "$script_name" "$*"; }
die() { printf '%s: %s\n' "$script_name" "$@" >&2; exit 2; }
# The comment at the top of a script is its help.
usage() { sed -n '2,/^[^#]/{/^[^#]/d;s/^# \{0,1\}//p}' "scripts/$(basename "$0")"; }

# Sets up and configures; the latter only where it changes anything. Ninja itself configures anew
# when a CMake file has changed.
prepare() {
  scripts/setup || exit 2
  # Warnings stop the build where the compiler is known, not on a person's newer one.
  local highlighting=ON werror=OFF
  if [ "${CI:-}" = true ]; then werror=ON; fi
  if [ "${CI:-}" != true ] && [ -e .deps/ksyntaxhighlighting-missing ]; then highlighting=OFF; fi
  if [ ! -f "$build_dir/build.ninja" ] || [ CMakePresets.json -nt "$build_dir/build.ninja" ] ||
     ! grep -qx "WITH_KSYNTAXHIGHLIGHTING:BOOL=$highlighting" "$build_dir/CMakeCache.txt"; then
    local log
    log=$(mktemp)
    say "configuring in $build_dir/"
    if ! cmake --preset dev -DWITH_KSYNTAXHIGHLIGHTING=$highlighting -DOVERMANTEL_WERROR=$werror >"$log" 2>&1; then
      cat "$log" >&2
      rm -f "$log"
      die "CMake could not configure the build; what it said stands above."
    fi
    rm -f "$log"
  fi
}

# build TARGET...
build() {
  say "building $*"
  cmake --build "$build_dir" --target "$@" ||
    die "The build failed; what the compiler said stands above."
}
