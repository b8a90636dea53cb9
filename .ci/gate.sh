# shellcheck shell=bash
# What the gate and the nightly run share: their surroundings, and stages with a budget.

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
# Where tests write what they cost: e2e/count.ts.
export VITRINE_COUNTS=$VITRINE_DATA/counts
# Where they write why they failed: e2e/failures.ts.
export VITRINE_FAILURES=$VITRINE_DATA/failures
mkdir -p "$VITRINE_DATA"
: >"$VITRINE_COUNTS"
: >"$VITRINE_FAILURES"

passed=0 failed=0 summary=''

# The seconds that .ci/budgets gives a stage.
budget_of() {
  awk -v stage="$1" '$1 == stage { print $2; found = 1 } END { exit !found }' .ci/budgets
}

# stage NAME COMMAND…: runs it, and reports whether it passed within its budget.
stage() {
  local name=$1 started=$SECONDS verdict=passed budget used
  shift
  if ! budget=$(budget_of "$name"); then
    printf '\n=== %s: .ci/budgets has no line for it\n' "$name"
    verdict='NO BUDGET' budget=0 used=0
  else
    printf '\n=== %s: %s\n' "$name" "$*"
    "$@" || verdict=FAILED
    used=$((SECONDS - started))
    if [[ $verdict == passed && ${GATE_SECONDS:-judge} == judge ]] && ((used * 4 > budget * 5)); then
      verdict='TOO SLOW'
    fi
  fi
  if [[ $verdict == passed ]]; then passed=$((passed + 1)); else failed=$((failed + 1)); fi
  printf '=== %s: %s, %d s of %d, %s free on the disk\n' "$name" "$verdict" "$used" "$budget" \
    "$(df -h --output=avail . | tail -1 | tr -d ' ')"
  summary+=$(printf '  %-14s %-9s %5d s of %5d' "$name" "$verdict" "$used" "$budget")$'\n'
  [[ $verdict == passed ]]
}

# report NAME: the table of stages, and the closing line.
report() {
  head -c 20000 "$VITRINE_FAILURES"
  printf '\nstages, %d s in all\n%s' "$SECONDS" "$summary"
  printf '%s: %d passed, %d failed\n' "$1" "$passed" "$failed"
  ((failed == 0))
}
