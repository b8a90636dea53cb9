# shellcheck shell=bash
# shellcheck disable=SC2034
# What every script begins with: the settings, the paths, and the output functions.

VITRINE_ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
# shellcheck source=settings.sh
source "$VITRINE_ROOT/scripts/lib/settings.sh"
# shellcheck source=versions.sh
source "$VITRINE_ROOT/scripts/lib/versions.sh"

PG_BIN=/usr/lib/postgresql/$POSTGRES_MAJOR/bin
CARGO_TOOLS=$VITRINE_CACHE/cargo
# The requirements' hash is part of the name: clones that pin different versions
# do not overwrite each other's environment.
requirements_hash() { sha256sum <"$VITRINE_ROOT/scripts/$1" | cut -c1-12; }
VENV=$VITRINE_CACHE/python-$(requirements_hash requirements.txt)
TESTS_VENV=$VITRINE_CACHE/python-$(requirements_hash requirements-tests.txt)
EMBEDDER=$VITRINE_CACHE/embedder-$ONNXRUNTIME_VERSION
EMBEDDER_RUNTIME=$EMBEDDER/libonnxruntime.so
EMBEDDER_DIRECTORY=$EMBEDDER/all-MiniLM-L6-v2
export PATH=$CARGO_TOOLS/bin:$PATH

say() { printf '%s\n' "$*"; }

die() {
  printf 'error: %s\n' "$*" >&2
  exit 1
}

# Runs a command as root: directly where we are root, through sudo elsewhere.
as_root() {
  if [[ $EUID -eq 0 ]]; then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo "$@"
  else
    die "this needs root and there is no sudo: run as root: $*"
  fi
}

# Builds a cargo tool into the cache unless that very version is there.
cargo_tool() {
  local crate=$1 version=$2
  if [[ " $("$CARGO_TOOLS/bin/$crate" --version 2>/dev/null) " == *" $version "* ]]; then
    say "  $crate $version: present"
    return
  fi
  say "  $crate $version: building, some minutes"
  # Unoptimised: they work for a second at a time, and building them is most of what a
  # bare machine waits for.
  CARGO_PROFILE_DEV_DEBUG=false cargo install "$crate" --version "$version" --locked --debug --root "$CARGO_TOOLS"
}

# python_environment FOLDER REQUIREMENTS PROGRAM…: a private environment of Python with these
# packages, unless its programs are there.
python_environment() {
  local folder=$1 requirements=$2 program missing=0
  shift 2
  for program in "$@"; do [[ -x $folder/bin/$program ]] || missing=1; done
  if ((missing == 0)); then
    say "  $folder: present"
    return
  fi
  say "  installing $requirements into $folder"
  # Debian's own Python, by path: an environment must not hang on a version manager's shim.
  rm -rf "$folder"
  /usr/bin/python3 -m venv "$folder"
  "$folder/bin/pip" install --quiet --disable-pip-version-check --requirement "$VITRINE_ROOT/$requirements" || {
    rm -rf "$folder"
    die "pip could not install $requirements"
  }
}
