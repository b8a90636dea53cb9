# shellcheck shell=bash
# Runs one of the programs of e2e/faults: makes a PostgreSQL for it and takes it away again,
# also when interrupted.

# run_faults PROGRAM: source common.sh before, and be in the root.
run_faults() {
  mkdir -p "$VITRINE_DATA"
  exec 8>"$VITRINE_DATA/faults.lock"
  flock -n 8 || die "another ${0##*/} or its like is at work in this checkout"

  if [[ -z ${VITRINE_BINARY:-} ]]; then
    cargo build --bin vitrine
    VITRINE_BINARY=${CARGO_TARGET_DIR:-$VITRINE_ROOT/target}/debug/vitrine
  fi
  export VITRINE_BINARY
  export VITRINE_DATA=$VITRINE_DATA/faults
  export VITRINE_POSTGRES_PORT=$VITRINE_FAULTS_POSTGRES_PORT

  runner=''
  # A run that was killed outright leaves its server behind.
  clean_up_faults
  trap clean_up_faults EXIT
  trap 'exit 130' INT TERM

  scripts/services start postgres >/dev/null 8>&-
  eval "$(scripts/services env)"
  export VITRINE_DATABASE_URL=$DATABASE_URL
  # In the background: a shell hears no signal while it waits for a command in the foreground.
  setpriv --pdeathsig KILL node_modules/.bin/node "$1" 8>&- &
  runner=$!
  local status=0
  wait "$runner" || status=$?
  runner=''
  exit "$status"
}

clean_up_faults() {
  trap '' INT TERM
  # The nodes end with the runner that started them, as it does with this shell.
  [[ -z $runner ]] || kill -9 "$runner" 2>/dev/null || true
  scripts/services reset >/dev/null 2>&1 8>&- || true
  rm -rf "$VITRINE_DATA"
}
