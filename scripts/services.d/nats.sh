# shellcheck shell=bash
# A NATS server with JetStream, its streams stored on disk.

nats_running() { running_pid nats >/dev/null; }

# A NATS server greets with one line that names itself and whether it has JetStream.
nats_ready() {
  local greeting=''
  { exec 3<>"/dev/tcp/127.0.0.1/$VITRINE_NATS_PORT"; } 2>/dev/null || return 1
  read -r -t 2 greeting <&3 || true
  exec 3>&-
  [[ $greeting == INFO*'"jetstream":true'* ]]
}

nats_start() {
  [[ -x $VENV/bin/nats-server ]] || die "the NATS server is not installed: make setup"
  if nats_running; then
    require_same_port nats "$(running_port nats)" "$VITRINE_NATS_PORT"
  else
    require_free_port nats "$VITRINE_NATS_PORT" VITRINE_NATS_PORT
    launch nats "$VITRINE_NATS_PORT" "$VENV/bin/nats-server" --addr 127.0.0.1 --port "$VITRINE_NATS_PORT" \
      --jetstream --store_dir "$VITRINE_DATA/nats"
  fi
  wait_until nats nats_ready
}

nats_stop() { terminate nats; }
