# shellcheck shell=bash
# What the services have in common: being started in the background, found again,
# waited for, and stopped.

# Two words: the process, and its configured port.
pid_file() { say "$VITRINE_DATA/$1.pid"; }
log_file() { say "$VITRINE_DATA/$1.log"; }

# The process id of a service that we started and that still runs. A pid file can outlive
# its process and the number can be given to another one, so the process must also stand
# in the service's folder, where launch put it.
running_pid() {
  local service=$1 pid
  read -r pid _ 2>/dev/null <"$(pid_file "$service")" || return 1
  [[ "$(readlink "/proc/$pid/cwd" 2>/dev/null)" == "$VITRINE_DATA/$service" ]] || return 1
  say "$pid"
}

running_port() {
  local port
  read -r _ port <"$(pid_file "$1")"
  say "$port"
}

# launch SERVICE PORT COMMAND…: runs the command in the background, out of reach of the
# terminal's signals, with the service's folder as its working folder.
launch() {
  local service=$1 port=$2
  shift 2
  mkdir -p "$VITRINE_DATA/$service"
  (
    # Before the process is made, not in it: running_pid may look at once.
    cd "$VITRINE_DATA/$service" || exit
    # The lock (descriptor 9) must not live on in the service.
    setsid "$@" >"$(log_file "$service")" 2>&1 </dev/null 9>&- &
    say "$! $port" >"$(pid_file "$service")"
  )
}

port_answers() { (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }

# Ends with an explanation when something else listens on the port.
require_free_port() {
  local service=$1 port=$2 variable=$3 pid owner=''
  port_answers "$port" || return 0
  pid=$(ss -ltnpH "sport = :$port" 2>/dev/null | sed -n 's/.*pid=\([0-9]*\).*/\1/p' | head -n1)
  if [[ -n $pid ]]; then
    owner=" by process $pid ($(ps -o args= -p "$pid" | cut -c1-80)), working in $(readlink "/proc/$pid/cwd")"
  fi
  die "$service: port $port is taken$owner.
  If that is another clone's service, run 'make services-stop' there; or choose another port: $variable=… make services"
}

require_same_port() {
  local service=$1 actual=$2 wanted=$3
  [[ $actual == "$wanted" ]] ||
    die "$service runs on port $actual and is wanted on $wanted: stop it first (scripts/services stop $service)"
}

# wait_until SERVICE CHECK…: repeats the check until it succeeds, the service dies,
# or the time is up.
wait_until() {
  local service=$1 deadline=$((SECONDS + VITRINE_START_SECONDS))
  shift
  until "$@"; do
    if ! running_pid "$service" >/dev/null; then
      show_log "$service"
      die "$service ended while it started; its log is $(log_file "$service")"
    elif ((SECONDS >= deadline)); then
      show_log "$service"
      die "$service did not answer within $VITRINE_START_SECONDS s (VITRINE_START_SECONDS); its log is $(log_file "$service")"
    fi
    sleep 0.2
  done
}

show_log() {
  printf -- '--- the last lines of %s\n' "$(log_file "$1")" >&2
  tail -n 20 "$(log_file "$1")" >&2 || true
  printf -- '---\n' >&2
}

# Sends SIGTERM to the process, and SIGKILL after ten seconds.
terminate() {
  local service=$1 pid
  if pid=$(running_pid "$service"); then
    kill "$pid"
    for _ in {1..100}; do
      running_pid "$service" >/dev/null || break
      sleep 0.1
    done
    if running_pid "$service" >/dev/null; then
      say "$service: did not end when asked, killed" >&2
      kill -9 "$pid"
    fi
  fi
  rm -f "$(pid_file "$service")"
}
