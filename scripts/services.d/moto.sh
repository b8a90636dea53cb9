# shellcheck shell=bash
# moto's S3 server. It stores everything in memory and accepts any signature: tests against
# it cover the calls, not the access control.

moto_ready() { curl -fs -o /dev/null "$VITRINE_S3_ENDPOINT/moto-api/"; }

moto_start() {
  "$VITRINE_ROOT/scripts/setup.d/python-tests" >/dev/null || die "moto is not installed: see above"
  if running_pid moto >/dev/null; then
    require_same_port s3 "$(running_port moto)" "$VITRINE_S3_PORT"
  else
    require_free_port s3 "$VITRINE_S3_PORT" VITRINE_S3_PORT
    launch moto "$VITRINE_S3_PORT" "$TESTS_VENV/bin/moto_server" -H 127.0.0.1 -p "$VITRINE_S3_PORT"
  fi
  wait_until moto moto_ready
  # Creating a bucket that is there leaves it as it is.
  curl -s -o /dev/null -X PUT "$VITRINE_S3_ENDPOINT/$VITRINE_S3_BUCKET"
  curl -fs -o /dev/null "$VITRINE_S3_ENDPOINT/$VITRINE_S3_BUCKET" || die "moto did not create the bucket $VITRINE_S3_BUCKET"
}
