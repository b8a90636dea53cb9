# shellcheck shell=bash
# What the gate and the nightly run share: their surroundings, and stages with a time-out.

export CI=${CI:-true}
export CARGO_TERM_COLOR=${CARGO_TERM_COLOR:-never}
# Everything is built once here: what helps the next build, or a debugger, is only disk
# space. About 3 GB are left.
export CARGO_INCREMENTAL=0
export CARGO_PROFILE_DEV_DEBUG=0
export VITRINE_DATA=$PWD/.data/ci
export VITRINE_POSTGRES_PORT=${CI_POSTGRES_PORT:-26432}
export VITRINE_NATS_PORT=${CI_NATS_PORT:-26222}
export VITRINE_S3_PORT=${CI_S3_PORT:-26900}
# Where browser tests write why they failed, and which passed at their second try: e2e/failures.ts.
export VITRINE_FAILURES=$VITRINE_DATA/failures
export VITRINE_FLAKY=$VITRINE_DATA/flaky
mkdir -p "$VITRINE_DATA"
: >"$VITRINE_FAILURES"
: >"$VITRINE_FLAKY"

# So many flaky tests in one run are no bad luck.
MOST_FLAKY=2

passed=0 failed=0 summary='' running=''

# Ends the stage that is running, with all its processes.
end_stage() {
  [[ -z $running ]] || kill "$running" 2>/dev/null
}

# stage NAME MINUTES COMMAND…: runs it, and reports whether it passed. The minutes are several
# times what it takes: they end what hangs, and judge no machine.
stage() {
  local name=$1 minutes=$2 started=$SECONDS verdict=passed status
  shift 2
  printf '\n=== %s: %s\n' "$name" "$*"
  timeout --kill-after=60 "${minutes}m" "$@" &
  running=$!
  wait "$running"
  status=$?
  running=''
  case $status in
    0) passed=$((passed + 1)) ;;
    124) verdict="HUNG for $minutes minutes" failed=$((failed + 1)) ;;
    137) verdict='KILLED: it hung, or memory was short' failed=$((failed + 1)) ;;
    *) verdict=FAILED failed=$((failed + 1)) ;;
  esac
  printf '=== %s: %s, %d s, %s free on the disk\n' "$name" "$verdict" "$((SECONDS - started))" \
    "$(df -h --output=avail . | tail -1 | tr -d ' ')"
  summary+=$(printf '  %-14s %5d s  %s' "$name" "$((SECONDS - started))" "$verdict")$'\n'
  ((status == 0))
}

# report NAME: why tests failed, the table of stages, and the closing line.
report() {
  local flaky
  head -c 20000 "$VITRINE_FAILURES"
  head -c 10000 "$VITRINE_FLAKY"
  flaky=$(grep -c '^flaky: ' "$VITRINE_FLAKY")
  if ((flaky > MOST_FLAKY)); then
    failed=$((failed + 1))
    summary+="  $flaky tests were flaky, more than $MOST_FLAKY"$'\n'
  fi
  printf '\nstages, %d s in all\n%s' "$SECONDS" "$summary"
  printf '%s: %d passed, %d failed\n' "$1" "$passed" "$failed"
  ((failed == 0))
}
