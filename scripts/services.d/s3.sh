# shellcheck shell=bash
# An S3 endpoint, by one of two engines: moto for every day, Garage for the real thing.
# shellcheck source=moto.sh
source "$VITRINE_ROOT/scripts/services.d/moto.sh"
# shellcheck source=garage.sh
source "$VITRINE_ROOT/scripts/services.d/garage.sh"

# The engine that runs now, or nothing.
s3_engine() {
  local engine
  for engine in moto garage; do
    if running_pid "$engine" >/dev/null; then
      say "$engine"
      return
    fi
  done
  return 1
}

s3_running() { s3_engine >/dev/null; }

s3_start() {
  local current
  [[ $VITRINE_S3 == moto || $VITRINE_S3 == garage ]] || die "VITRINE_S3 is '$VITRINE_S3': it can be moto or garage"
  current=$(s3_engine || true)
  if [[ -n $current && $current != "$VITRINE_S3" ]]; then
    say "s3: stopping $current, $VITRINE_S3 is asked for"
    s3_stop
  fi
  "${VITRINE_S3}_start"
}

s3_stop() {
  terminate moto
  terminate garage
}
