# shellcheck shell=bash
# A private PostgreSQL cluster: TCP on loopback only, passwords checked.
#
# PostgreSQL refuses to run as root, so root runs it as the user postgres. That user must
# be able to reach the data; below a private folder, such as the home of root, it cannot, and
# the cluster then lives under /var/lib/vitrine, in a folder named after this checkout.

if [[ $EUID -eq 0 ]]; then
  as_postgres() { runuser -u postgres -- "$@"; }
else
  as_postgres() { "$@"; }
fi

postgres_data() {
  mkdir -p "$VITRINE_DATA"
  if as_postgres test -x "$VITRINE_DATA" 2>/dev/null; then
    say "$VITRINE_DATA/postgres"
  else
    say "/var/lib/vitrine/$(sha256sum <<<"$VITRINE_DATA" | cut -c1-12)/postgres"
  fi
}

pg_ctl() { (cd / && as_postgres "$PG_BIN/pg_ctl" -D "$(postgres_data)" "$@" 9>&-); }

# Not by pg_ctl status: it takes a killed server for a living one until init has reaped it.
postgres_running() {
  local data pid
  data=$(postgres_data)
  read -r pid 2>/dev/null <"$data/postmaster.pid" || return 1
  [[ "$(readlink "/proc/$pid/cwd")" == "$data" ]]
}

postgres_sql() {
  local role=$1 database=$2
  shift 2
  PGPASSWORD=$VITRINE_POSTGRES_PASSWORD psql -X -q -v ON_ERROR_STOP=1 \
    -h 127.0.0.1 -p "$VITRINE_POSTGRES_PORT" -U "$role" -d "$database" "$@"
}

postgres_create_cluster() {
  local data=$1
  say "postgres: creating a cluster in $data"
  mkdir -p "$(dirname "$data")"
  install -d -m 700 "$data"
  [[ $EUID -ne 0 ]] || chown postgres: "$data"
  # The inner shell makes the password's pipe as the user who reads it.
  # shellcheck disable=SC2016
  (cd / && as_postgres bash -c '"$1" -D "$2" -U postgres -A scram-sha-256 -E UTF8 --locale=C.UTF-8 --pwfile=<(echo "$3")' \
    - "$PG_BIN/initdb" "$data" "$VITRINE_POSTGRES_PASSWORD") >"$(log_file postgres)" 2>&1 || {
    show_log postgres
    die "postgres: initdb failed"
  }
}

postgres_start() {
  local data
  data=$(postgres_data)
  [[ -x $PG_BIN/postgres ]] || die "PostgreSQL $POSTGRES_MAJOR is not installed: make setup"
  if postgres_running; then
    require_same_port postgres "$(sed -n 4p "$data/postmaster.pid")" "$VITRINE_POSTGRES_PORT"
  else
    require_free_port postgres "$VITRINE_POSTGRES_PORT" VITRINE_POSTGRES_PORT
    # PG_VERSION is the first thing initdb writes and global/pg_control among the last:
    # a folder without the latter is an interrupted attempt.
    [[ -f $data/global/pg_control ]] || {
      rm -rf "$data"
      postgres_create_cluster "$data"
    }
    # A new server refuses to start while the old one's number is still in use.
    for _ in {1..50}; do
      pg_ctl status >/dev/null 2>&1 || break
      sleep 0.2
    done
    pg_ctl start -s -w -t "$VITRINE_START_SECONDS" -l "$data/server.log" \
      -o "-p $VITRINE_POSTGRES_PORT -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c shared_buffers=$VITRINE_POSTGRES_BUFFERS" || {
      tail -n 20 "$data/server.log" >&2
      die "postgres did not start; its log is $data/server.log"
    }
  fi
  postgres_prepare
}

# The role may create databases, because every test that needs one makes its own. They
# inherit the extensions from template1.
postgres_prepare() {
  local database
  postgres_sql postgres postgres <<SQL
SELECT 'CREATE ROLE vitrine LOGIN CREATEDB' WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'vitrine') \gexec
ALTER ROLE vitrine PASSWORD '$VITRINE_POSTGRES_PASSWORD';
SELECT 'CREATE DATABASE vitrine OWNER vitrine' WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = 'vitrine') \gexec
SQL
  for database in template1 vitrine; do
    PGOPTIONS='-c client_min_messages=warning' postgres_sql postgres "$database" -f "$VITRINE_ROOT/scripts/services.d/extensions.sql"
  done
}

postgres_stop() {
  if postgres_running; then pg_ctl stop -s -m fast -w; fi
}
